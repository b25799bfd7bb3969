"""See cold.sh."""

import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9
TARGET = 1.25

# A compiler that keeps what it is given: its folder's sources, and its arguments with the folder's name in them.
WRAPPER = """#!/bin/sh
case " $* " in
*' -o '*)
    kept=$(mktemp -d "{kept}/XXXXXX")
    cp ./*.swift "$kept"
    for argument; do printf "%s\\n" "$argument"; done | sed "s|$PWD|$kept|g" >"$kept/arguments"
    ;;
esac
exec "{compiler}" "$@"
"""


class Cost:
    """Seconds by the clock, and of the processor with all that was started."""

    def __init__(self):
        self.clock = []
        self.processor = []

    def measure(self, action):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        action()
        self.clock.append(time.monotonic() - start)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.processor.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    def __str__(self):
        return f"{statistics.median(self.clock):6.2f} s   {statistics.median(self.processor):6.2f} s of the processor"


def main():
    root = pathlib.Path(sys.argv[1])
    tool = root / "bin" / "coursebuild"
    compiler = shutil.which("swiftc")
    with tempfile.TemporaryDirectory() as folder:
        course, binaries, kept = (pathlib.Path(folder, name) for name in ("course", "bin", "kept"))
        for place in (course, binaries, kept):
            place.mkdir()
        shutil.copy(root / "course.yml", course)
        for part in ("Lessons", "Cards"):
            shutil.copytree(root / part, course / part)
        wrapper = binaries / "swiftc"
        wrapper.write_text(WRAPPER.format(kept=kept, compiler=compiler), encoding="utf-8")
        wrapper.chmod(0o755)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

        def check(path=os.environ["PATH"]):
            shutil.rmtree(course / ".coursebuild", ignore_errors=True)
            subprocess.run([tool, "check"], cwd=course, env=os.environ | {"PATH": path}, check=True, **quiet)

        check(f"{binaries}:{os.environ['PATH']}")
        compiles = [
            ([compiler, *(place / "arguments").read_text(encoding="utf-8").splitlines()], place)
            for place in sorted(kept.iterdir())
        ]

        # All at once, as coursebuild would on enough cores.
        def compile_all():
            running = [subprocess.Popen(command, cwd=place, **quiet) for command, place in compiles]
            for process in running:
                process.wait()

        alone, ours = Cost(), Cost()
        for _ in range(RUNS):
            alone.measure(compile_all)
            ours.measure(check)
        clock = statistics.median(a / b for a, b in zip(ours.clock, alone.clock))
        processor = statistics.median(a / b for a, b in zip(ours.processor, alone.processor))
        print(f"the compiler alone ({len(compiles)} processes)   {alone}")
        print(f"check, nothing cached              {ours}")
        print(f"ratio (target {TARGET})            {clock:6.2f}     {processor:6.2f}")


if __name__ == "__main__":
    main()
