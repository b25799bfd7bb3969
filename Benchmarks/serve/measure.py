#!/usr/bin/env python3
"""How long after a file is saved an open page is told: the median of some saves of prose, and of a snippet.

Usage: measure.py COURSEBUILD. Needs nothing but Python.
"""

import http.client
import json
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

SAVES = 20
ROOT = pathlib.Path(__file__).resolve().parents[2]


class Page:
    """An open page's stream of events."""

    def __init__(self, port, path):
        self.connection = http.client.HTTPConnection("localhost", port)
        self.connection.request("GET", "/-/events?path=" + urllib.parse.quote(path, safe=""))
        self.response = self.connection.getresponse()
        self.next()

    def next(self):
        while True:
            line = self.response.readline().decode()
            if line.startswith("data: "):
                return json.loads(line[len("data: "):])


def measure(page, file, texts):
    times = []
    for text in texts:
        start = time.perf_counter()
        file.write_text(text)
        state = page.next()
        times.append((time.perf_counter() - start) * 1000)
        assert state["count"] == 0, state
        # So that the next save finds an idle server.
        time.sleep(0.3)
    return f"{statistics.median(times):.0f} ms (from {min(times):.0f} to {max(times):.0f})"


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        course = pathlib.Path(folder)
        for name in ["Lessons", "Cards"]:
            shutil.copytree(ROOT / name, course / name)
        shutil.copy(ROOT / "course.yml", course)
        server = subprocess.Popen(
            [tool, "serve", "--course", course, "--port", "0"], stdout=subprocess.PIPE, text=True)
        try:
            port = next(
                int(found[1]) for line in server.stdout if (found := re.search(r"http://localhost:(\d+)/", line)))
            file = course / "Lessons/06-spacers.md"
            text = file.read_text()
            page = Page(port, "/lessons/spacers.html")
            prose = [f"{text}\nSaved {'once more ' * number}.\n" for number in range(SAVES)]
            print(f"serve: prose saved to page told, median of {SAVES}: {measure(page, file, prose)}")
            fence = re.search(r"^```swift layout[^\n]*\n", text, re.MULTILINE)
            codes = [
                f"{text[:fence.end()]}// Edition {number}\n{text[fence.end():]}" for number in range(SAVES)]
            print(f"serve: snippet saved to page told, median of {SAVES}: {measure(page, file, codes)}")
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


main()
