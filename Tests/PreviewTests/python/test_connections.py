"""How many clients `coursebuild serve` bears at a time.

It has a process of its own, as in use: server and clients would otherwise share one process's file descriptors, and
take them from all tests that run beside them.
"""

import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
LESSON = "---\ntitle: Rows\n---\n\nA row has no column.\n"


class ConnectionsTest(unittest.TestCase):
    def serve(self, descriptors):
        """Serves a small course from a process that may open so many files; answers the port."""
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        (folder / "course/Lessons").mkdir(parents=True)
        (folder / "course/Lessons/01-rows.md").write_text(LESSON)
        server = subprocess.Popen(
            ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh",
             ROOT / "bin/coursebuild", "serve", "--course", folder / "course", "--port", "0"],
            stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.send_signal, signal.SIGINT)
        return next(
            int(found[1]) for line in server.stdout if (found := re.search(r"http://localhost:(\d+)/", line)))

    def connect(self, port):
        client = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.addCleanup(client.close)
        return client

    def ask(self, client, port):
        client.sendall(f"GET /lessons/rows.html HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())

    def status(self, client):
        """Of one response; the empty text if the server has ended the connection."""
        with client.makefile("rb") as stream:
            line = stream.readline().decode()
            length = 0
            while (header := stream.readline()) not in (b"\r\n", b""):
                name, _, value = header.decode().partition(":")
                if name.lower() == "content-length":
                    length = int(value)
            self.assertEqual(len(stream.read(length)), length)
        return line.strip()

    def test_a_thousand_clients_at_once(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        # The server keeps two hundred for other things; where a process may have fewer, so many clients it is.
        most = 2000 if hard == resource.RLIM_INFINITY else min(2000, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        port = self.serve(descriptors=most)
        clients = [self.connect(port) for _ in range(min(1000, most - 300))]
        for client in clients:
            self.ask(client, port)
        statuses = {self.status(client) for client in clients}
        self.assertEqual(statuses, {"HTTP/1.1 200 OK"})

    def test_more_clients_than_there_are_descriptors(self):
        port = self.serve(descriptors=300)
        clients = [self.connect(port) for _ in range(400)]
        for client in clients[:50]:
            self.ask(client, port)
        self.assertEqual({self.status(client) for client in clients[:50]}, {"HTTP/1.1 200 OK"})
        # Who came too late is sent away at once, and whoever comes when others have left is served.
        for client in clients:
            client.close()
        late = self.connect(port)
        self.ask(late, port)
        self.assertEqual(self.status(late), "HTTP/1.1 200 OK")


if __name__ == "__main__":
    unittest.main()
