"""bin/quiz as a user runs it: on a terminal, which it has to leave as it was, and without one."""

import fcntl
import json
import os
import pty
import resource
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
QUIZ = ROOT / "bin" / "quiz"
DECK = ROOT / "Tests" / "QuizTests" / "Transcripts" / "spacers.json"
# Far more than it takes; only a failing test waits this long.
PATIENCE = 20


def setUpModule():
    """A shell's background job and nohup ignore some signals, and what is started from there inherits that."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """The quiz on a pseudo-terminal of its own, as a session's leader has it; or started by a shell's script."""

    def __init__(self, *arguments, columns=80, rows=24, script=None, **environment):
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows)
        self.modes = termios.tcgetattr(self.slave)
        self.shown = b""
        clean = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        self.process = subprocess.Popen(
            [*(["bash", "-m", "-c", script] if script else []), QUIZ, "--in-order", *(arguments or [DECK])],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=clean | {"TERM": "xterm-256color"} | environment,
            preexec_fn=self.take_terminal,
        )

    def take_terminal(self):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.setsid()
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def press(self, keys):
        os.write(self.master, keys.encode())

    def read(self, seconds):
        if select.select([self.master], [], [], seconds)[0]:
            self.shown += os.read(self.master, 65536)

    def wait_for(self, text):
        """Reads until the text was shown, and forgets all before it."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.shown:
            if time.monotonic() > end:
                raise AssertionError(f"never shown: {text!r}; shown: {self.shown!r}")
            self.read(0.1)
        self.shown = self.shown.partition(text.encode())[2]

    def wait_until(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError("it never happened")
            self.read(0.02)

    def finish(self):
        """What is shown until the process ends, and its status."""
        before = self.shown
        self.wait_until(lambda: self.process.poll() is not None)
        while select.select([self.master], [], [], 0)[0]:
            self.shown += os.read(self.master, 65536)
        return self.shown.decode(), self.process.returncode

    def has_own_modes(self):
        return termios.tcgetattr(self.slave) == self.modes

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


class TerminalTest(unittest.TestCase):
    def start(self, *arguments, **options):
        terminal = Terminal(*arguments, **options)
        self.addCleanup(terminal.close)
        return terminal

    def assert_left(self, terminal, shown):
        """The screen, the cursor and the modes are as they were."""
        self.assertTrue(terminal.has_own_modes())
        self.assertIn("\x1b[?1049l", shown)
        self.assertGreater(shown.rfind("\x1b[?25h"), shown.rfind("\x1b[?25l"))


class Playing(TerminalTest):
    def test_single_keys(self):
        terminal = self.start()
        terminal.wait_for("two ends of a row?")
        self.assertFalse(terminal.has_own_modes())
        terminal.press(" ")
        terminal.wait_for("between them")
        terminal.press("3")
        terminal.wait_for("[…]")
        terminal.press(" ")
        terminal.wait_for("minimum length")
        terminal.press("y")
        terminal.wait_for("to one decimal, in pt")
        terminal.press("122.1\r")
        terminal.wait_for("is right")
        terminal.press("\r")
        terminal.wait_for("Is a spacer the same")
        terminal.press(" 4")
        terminal.wait_for("4 cards, all right.")
        terminal.press("\r")
        shown, status = terminal.finish()
        self.assertEqual(status, 0)
        self.assert_left(terminal, shown)
        self.assertTrue(shown.rstrip().endswith("4 cards, all right."), shown)

    def test_some_wrong(self):
        terminal = self.start()
        terminal.wait_for("row?")
        terminal.press(" 1q")
        shown, status = terminal.finish()
        self.assertEqual(status, 1)
        self.assertIn("1 card: 0 right, 1 wrong", shown)

    def test_another_size(self):
        terminal = self.start()
        terminal.wait_for("row?")
        terminal.resize(40, 12)
        terminal.wait_for("two texts to the two\x1b")
        terminal.press("q")
        self.assertEqual(terminal.finish()[1], 0)

    def test_no_escape_of_the_deck_reaches_it(self):
        deck = json.loads(DECK.read_text(encoding="utf-8"))
        evil = "\x1b]0;owned\x07\x9b31m"
        deck["cards"][0]["front"] = [{"type": "paragraph", "runs": [{"text": evil + "the question"}]}]
        deck["cards"][0]["topic"] = deck["name"] = evil
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "evil.json"
            path.write_text(json.dumps(deck), encoding="utf-8")
            terminal = self.start(path)
            terminal.wait_for("\x1b[?1049h")
            terminal.press("q")
            shown, _ = terminal.finish()
        self.assertIn("the question", shown)
        for sequence in ["\x1b]", "\x07", "\x9b"]:
            self.assertNotIn(sequence, shown)


class Leaving(TerminalTest):
    def test_every_signal_restores_the_terminal(self):
        statuses = {
            signal.SIGINT: 130,
            signal.SIGTERM: 143,
            signal.SIGHUP: 143,
            signal.SIGSEGV: -signal.SIGSEGV,
            signal.SIGABRT: -signal.SIGABRT,
            signal.SIGILL: -signal.SIGILL,
            signal.SIGTRAP: -signal.SIGTRAP,
            signal.SIGQUIT: -signal.SIGQUIT,
        }
        for number, expected in statuses.items():
            with self.subTest(number.name):
                terminal = self.start(SWIFT_BACKTRACE="enable=no")
                terminal.wait_for("row?")
                terminal.process.send_signal(number)
                shown, status = terminal.finish()
                self.assertEqual(status, expected)
                self.assert_left(terminal, shown)

    def test_control_c(self):
        terminal = self.start()
        terminal.wait_for("row?")
        terminal.press(" 3")
        # The terminal throws away what is typed just before the signal.
        terminal.wait_for("[…]")
        terminal.press("\x03")
        shown, status = terminal.finish()
        self.assertEqual(status, 130)
        self.assert_left(terminal, shown)
        self.assertIn("1 card, all right.", shown)

    def test_control_d(self):
        terminal = self.start()
        terminal.wait_for("row?")
        terminal.press("\x04")
        shown, status = terminal.finish()
        self.assertEqual(status, 0)
        self.assert_left(terminal, shown)

    def test_stopped_and_continued(self):
        # The system stops nobody who has no shell to be continued by.
        terminal = self.start(script='"$0" "$@"; echo "stopped: $?"; read -r; fg')
        terminal.wait_for("row?")
        terminal.press(" ")
        terminal.wait_for("between them")
        terminal.press("\x1a")
        terminal.wait_for("\x1b[?1049l")
        # 128 and SIGTSTP's number.
        terminal.wait_for("stopped: 148")
        self.assertTrue(terminal.has_own_modes())
        terminal.press("\n")
        terminal.wait_for("\x1b[?1049h")
        terminal.wait_for("between them")
        self.assertFalse(terminal.has_own_modes())
        terminal.press("3q")
        shown, status = terminal.finish()
        self.assertEqual(status, 0)
        self.assert_left(terminal, shown)

    def test_the_terminal_is_gone(self):
        terminal = self.start()
        terminal.wait_for("row?")
        os.close(terminal.slave)
        os.close(terminal.master)
        terminal.process.wait(PATIENCE)
        terminal.master, terminal.slave = pty.openpty()


class Plain(unittest.TestCase):
    def run_quiz(self, *arguments, answers="", **environment):
        return subprocess.run(
            [QUIZ, *arguments],
            input=answers.encode(),
            capture_output=True,
            env=os.environ | environment,
            timeout=PATIENCE,
            check=False,
        )

    def test_statuses(self):
        for answers, status in [
            ("y\ny\n122.1\ny\n", 0),
            ("y\ny\n122.1\ny", 0),
            ("y\r\ny\r\n122.1\r\ny\r\n", 0),
            ("y\nn\n122.1\ny\n", 1),
            ("y\ny\n122\ny\n", 1),
            ("", 0),
            ("n\n", 1),
            ("n\nu\nq\n", 0),
        ]:
            with self.subTest(answers):
                run = self.run_quiz("--in-order", DECK, answers=answers)
                self.assertEqual((run.returncode, run.stderr), (status, b""))
                self.assertNotIn(b"\x1b", run.stdout)

    def test_a_seed_stands_for_an_order(self):
        runs = [self.run_quiz("--seed", seed, DECK, answers="y\ny\n1\ny\n").stdout for seed in ["5", "5", "6"]]
        self.assertEqual(runs[0], runs[1])
        self.assertNotEqual(runs[0], runs[2])
        self.assertIn(b"--seed 5", runs[0])

    def test_no_color_means_plain_on_a_terminal_too(self):
        terminal = Terminal(NO_COLOR="1")
        self.addCleanup(terminal.close)
        terminal.wait_for("row?")
        self.assertTrue(terminal.has_own_modes())
        terminal.press("y\ny\n122.1\ny\n")
        shown, status = terminal.finish()
        self.assertEqual(status, 0)
        self.assertNotIn("\x1b", shown)

    def test_interrupted(self):
        process = subprocess.Popen([QUIZ, "--in-order", DECK], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stdin.close)
        process.stdin.write(b"y\n")
        process.stdin.flush()
        self.assertTrue(any(b"[2/4]" in line for line in process.stdout))
        process.send_signal(signal.SIGINT)
        self.assertIn(b"1 card, all right.", process.stdout.read())
        self.assertEqual(process.wait(PATIENCE), 130)

    def test_unusable(self):
        with tempfile.TemporaryDirectory() as folder:
            files = {
                "empty.json": "",
                "other.json": "{}",
                "deep.json": "[" * 1_000_000,
                "escape.json": '{"format": "\x1b[31m"}',
                "binary.json": "\0\1\2",
            }
            for name, text in files.items():
                Path(folder, name).write_text(text, encoding="utf-8")
            with open(Path(folder, "huge.json"), "wb") as file:
                file.truncate(1 << 31)
            paths = [Path(folder, name) for name in [*files, "huge.json", "missing.json", "none"]] + ["/dev/zero"]
            Path(folder, "none").mkdir()
            for path in paths:
                with self.subTest(str(path)):
                    run = self.run_quiz(path)
                    self.assertEqual(run.returncode, 2)
                    self.assertEqual(run.stdout, b"")
                    self.assertRegex(run.stderr, b"^quiz: .*: error: .+\n$")
                    self.assertNotIn(b"\x1b", run.stderr)
        for arguments in [["--limit", "x", DECK], ["--nonsense"], ["--only", "nothing", DECK]]:
            with self.subTest(arguments):
                run = self.run_quiz(*arguments)
                self.assertEqual((run.returncode, run.stdout), (2, b""))
                self.assertTrue(run.stderr.startswith(b"quiz: "))

    def test_closed_streams_are_not_taken_by_files(self):
        for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
            with self.subTest(closed):
                command = f'"$0" "$1" {closed}'
                subprocess.run(
                    ["/bin/sh", "-c", command, QUIZ, DECK],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    timeout=PATIENCE,
                )

    def test_decks_is_where_it_looks(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run([QUIZ], cwd=folder, capture_output=True, input=b"", check=False)
            self.assertEqual(run.returncode, 2)
            self.assertIn(b"coursebuild build", run.stderr)
            Path(folder, "decks").mkdir()
            Path(folder, "decks", "a.json").write_bytes(DECK.read_bytes())
            run = subprocess.run([QUIZ, "--in-order"], cwd=folder, capture_output=True, input=b"q\n", check=False)
            self.assertEqual(run.returncode, 0)
            self.assertIn(b"[1/4]", run.stdout)


if __name__ == "__main__":
    unittest.main()
