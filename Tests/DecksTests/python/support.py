"""A small course in a temporary folder, built with bin/coursebuild, and the real Anki to import it."""

import atexit
import csv
import functools
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

ROOT = Path(__file__).resolve().parents[3]
COURSEBUILD = ROOT / "bin" / "coursebuild"

SETTINGS = "id: sample-course\ntitle: A sample\n"
LESSON = "---\ntitle: Spacers take\n---\n\n# Spacers\n\nA spacer takes what is left.\n"
CARDS = """---
lesson: spacers
deck: Sample::Spacers
---

## How do you push two texts apart?
<!-- card id=push-apart kind=write topic=Spacer -->

With a spacer, as in an `Array<Int>` of views where `a <= b && c`:

```swift layout id=row width=200 height=40
HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20)
    Spacer()
    Color.blue.frame(width: 50, height: 20)
}
```

## Is a spacer the same as spacing?
<!-- card id=no-spacing kind=trick -->

No, and it costs $5 and $6, says [sound:nothing.mp3].

## What is a spacer's floor?
<!-- card id=floor kind=cloze topic=Spacer -->

A spacer's floor is ==eight== points, ==:in braces {8}==, in a dictionary's type `[String: [String: Int]]` as in
`a::b {{c1::d}}`.

## How wide is the spacer?
<!-- card id=width kind=predict topic=Spacer -->

```swift layout id=wide width=200 height=40
HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20)
    Spacer()
}
```

---

It takes [150](check:wide "width(Spacer)") points, all that is left.
"""


class Course:
    """A course's folder, made where there is none. `cards` is the text of its card file."""

    def __init__(self, folder):
        self.folder = Path(folder)
        for name, text in {
            "course.yml": SETTINGS,
            "Lessons/01-spacers.md": LESSON,
            "Cards/01-spacers.md": CARDS,
        }.items():
            path = self.folder / name
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")

    @property
    def cards(self):
        return (self.folder / "Cards/01-spacers.md").read_text(encoding="utf-8")

    @cards.setter
    def cards(self, text):
        (self.folder / "Cards/01-spacers.md").write_text(text, encoding="utf-8")

    def build(self, time=1_800_000_000, **environment):
        """Builds, and returns the folder of the decks."""
        run = subprocess.run(
            [COURSEBUILD, "build", "--course", self.folder],
            env=os.environ | {"SOURCE_DATE_EPOCH": str(time)} | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            raise AssertionError(f"coursebuild build: {run.returncode}\n{run.stdout}{run.stderr}")
        return self.folder / "decks"

    @property
    def package(self):
        return self.folder / "decks" / "sample-course.apkg"


@functools.cache
def built_course():
    """The folder of a course that was built once; gone when the tests are."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    Course(folder.name).build()
    return folder.name


class DeckTest(unittest.TestCase):
    """Gives each test a copy of a course that was built once, and an empty Anki collection."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        shutil.copytree(built_course(), self.folder / "course", dirs_exist_ok=True)
        self.course = Course(self.folder / "course")
        self.collection = Collection(str(self.folder / "collection.anki2"))
        self.addCleanup(self.collection.close)

    def import_package(self, path=None):
        """Imports as a learner does who takes over an update; returns how many notes had which fate."""
        response = self.collection.import_anki_package(
            ImportAnkiPackageRequest(
                package_path=str(path or self.course.package),
                options=ImportAnkiPackageOptions(),
            )
        )
        fates = ["new", "updated", "duplicate", "conflicting", "missing_notetype", "missing_deck", "empty_first_field"]
        counts = {fate: len(getattr(response.log, fate)) for fate in fates}
        return {fate: count for fate, count in counts.items() if count}

    def notes(self):
        """All notes of the collection by their guid."""
        notes = (self.collection.get_note(id) for id in self.collection.find_notes(""))
        return {note.guid: note for note in notes}

    def deck_file(self):
        return json.loads((self.course.folder / "decks" / "spacers.json").read_text(encoding="utf-8"))

    def database(self):
        path = self.folder / "read.anki2"
        path.write_bytes(read_zip(self.course.package)["collection.anki2"])
        database = sqlite3.connect(path)
        self.addCleanup(database.close)
        return database

    def guid(self, card):
        return next(entry["guid"] for entry in self.deck_file()["cards"] if entry["id"] == card)


def read_zip(path):
    with zipfile.ZipFile(path) as archive:
        return {info.filename: archive.read(info) for info in archive.infolist()}


def read_tsv(path):
    """The header lines that Anki reads, and the rows."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    header = [line for line in lines if line.startswith("#")]
    body = "\n".join(lines[len(header):])
    rows = list(csv.reader(body.splitlines(keepends=True), delimiter="\t", strict=True))
    return dict(line[1:].split(":", 1) for line in header), rows
