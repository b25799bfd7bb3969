"""See claims.sh."""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile

SIZES = [2500, 5000, 10000]
VIEWS = 100
RUNS = 3

HEAD = f"""---
title: Many
---

```swift layout id=a width=300 height=200
VStack(spacing: 0) {{
    ForEach(0..<{VIEWS}) {{ number in Text("row \\(number)") }}
}}
```

"""


def claim(number, stated=1):
    return f"[{stated}](check:a \"count('row {number % VIEWS}')\")"


# What a lesson holds, by the number of its claims.
SHAPES = {
    "paragraphs": lambda count: "\n\n".join(f"Once {claim(n)} row." for n in range(count)),
    "one paragraph": lambda count: "\n".join(f"Once {claim(n)} row," for n in range(count)),
    "a list": lambda count: "\n".join(f"- once {claim(n)} row" for n in range(count)),
    "a table": lambda count: "| a | b |\n|--|--|\n" + "\n".join(f"| x | {claim(n)} |" for n in range(count)),
    "definitions": lambda count: "\n\n".join(f"Once [1][r{n}] row." for n in range(count))
    + "\n\n"
    + "\n".join(f"[r{n}]: check:a \"count('row {n % VIEWS}')\"" for n in range(count)),
    "all wrong": lambda count: "\n\n".join(f"Once {claim(n, 2)} row." for n in range(count)),
}


def processor_time(arguments, folder):
    """Seconds of a run; nothing compiles in it, so it starts no other process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(arguments, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        sys.exit(f"{arguments} ended with {done.returncode}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def check(tool, folder, text):
    pathlib.Path(folder, "Lessons", "01-many.md").write_text(HEAD + text + "\n", encoding="utf-8")
    return min(processor_time([tool, "check"], folder) for _ in range(RUNS))


def main():
    tool = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "Lessons"))
        check(tool, folder, "Compiled once for all.")
        none = check(tool, folder, "No claim.")
        print(f"claims: microseconds a claim, of {', '.join(f'{size:,}' for size in SIZES)}")
        for name, shape in SHAPES.items():
            costs = [(check(tool, folder, shape(size)) - none) / size * 1e6 for size in SIZES]
            print(f"  {name:<14}" + "".join(f"  {cost:6.1f}" for cost in costs))


if __name__ == "__main__":
    main()
