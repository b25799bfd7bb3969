"""The files themselves: identities, times, bytes."""

import csv
import hashlib
import subprocess
import tempfile
import unittest
from pathlib import Path

from anki.import_export_pb2 import ImportCsvRequest
from support import CARDS, COURSEBUILD, Course, DeckTest, read_tsv, read_zip


class Identity(DeckTest):
    def test_a_guid_is_the_hash_of_the_ids(self):
        for card in self.deck_file()["cards"]:
            text = f"sample-course\0{card['id']}\0".encode()
            self.assertEqual(card["guid"], hashlib.sha256(text).hexdigest()[:20])

    def test_a_guid_survives_a_change_of_text_and_place(self):
        before = {card["id"]: card["guid"] for card in self.deck_file()["cards"]}
        head, *cards = CARDS.split("\n## ")
        self.course.cards = "\n## ".join([head] + cards[::-1]).replace("deck: Sample", "deck: Other").replace("A spacer", "One")
        self.course.build()
        self.assertEqual({card["id"]: card["guid"] for card in self.deck_file()["cards"]}, before)

    def test_every_format_has_the_same_guids(self):
        guids = {card["guid"] for card in self.deck_file()["cards"]}
        decks = self.course.folder / "decks"
        rows = [row for path in decks.glob("*.tsv") for row in read_tsv(path)[1]]
        self.assertEqual({row[-1] for row in rows}, guids)
        with open(decks / "spacers.csv", encoding="utf-8", newline="") as file:
            self.assertEqual({row["guid"] for row in csv.DictReader(file)}, guids)
        self.assertEqual({row[0] for row in self.database().execute("SELECT guid FROM notes")}, guids)


class Package(DeckTest):
    def test_holds_what_the_format_asks_for(self):
        files = read_zip(self.course.package)
        self.assertEqual(list(files), ["collection.anki2", "media", "0", "1"])
        database = self.database()
        self.assertEqual(database.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
        self.assertEqual(database.execute("SELECT ver, count(*) FROM col").fetchall(), [(11, 1)])
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'")}
        self.assertEqual(len(names), 5 + 7)
        for flds, sfld, csum, tags in database.execute("SELECT flds, sfld, csum, tags FROM notes"):
            self.assertIn(flds.count("\x1f"), (3, 5))
            self.assertEqual(csum, int(hashlib.sha1(sfld.encode()).hexdigest()[:8], 16))
            self.assertTrue(tags.startswith(" ") and tags.endswith(" "))

    def test_says_nothing_of_the_machine(self):
        """No time of today, no path, no user: neither in the zip's entries nor in what they hold."""
        data = self.course.package.read_bytes()
        files = read_zip(self.course.package)
        for needle in [str(self.course.folder).encode(), b"/tmp/", b"/root", b"/home"]:
            for content in [data, *files.values()]:
                self.assertNotIn(needle, content)


class Rebuilding(DeckTest):
    def contents(self, folder=None):
        decks = (folder or self.course.folder) / "decks"
        return {path.relative_to(decks): path.read_bytes() for path in sorted(decks.rglob("*")) if path.is_file()}

    def test_gives_the_same_bytes_on_another_day_in_another_zone_and_language(self):
        before = self.contents()
        lock = (self.course.folder / "Cards/decks.lock").read_bytes()
        self.course.build(time=1_999_999_999, TZ="Pacific/Kiritimati", LC_ALL="tr_TR.UTF-8")
        self.assertEqual(self.contents(), before)
        self.assertEqual((self.course.folder / "Cards/decks.lock").read_bytes(), lock)

    def test_gives_the_same_bytes_in_another_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            other = Course(Path(folder) / "elsewhere")
            other.build(time=1_700_000_000)
            self.assertEqual(self.contents(other.folder), self.contents())

    def test_raises_the_time_of_what_changed_only(self):
        before = {card["id"]: card["modified"] for card in self.deck_file()["cards"]}
        self.course.cards = CARDS.replace("all that is left", "all there is")
        self.course.build(time=1_850_000_000)
        after = {card["id"]: card["modified"] for card in self.deck_file()["cards"]}
        self.assertEqual(after, before | {"width": 1_850_000_000})

    def test_a_changed_picture_is_a_change(self):
        self.course.cards = CARDS.replace("Color.blue", "Color.green")
        before = self.contents()
        self.course.build(time=1_850_000_000)
        after = {card["id"]: card["modified"] for card in self.deck_file()["cards"]}
        self.assertEqual([id for id, time in after.items() if time == 1_850_000_000], ["push-apart"])
        self.assertNotEqual(self.contents(), before)


class Text(DeckTest):
    def test_the_fields_are_those_of_the_package(self):
        self.import_package()
        notes = self.notes()
        for path in (self.course.folder / "decks").glob("*.tsv"):
            header, rows = read_tsv(path)
            self.assertEqual(header["separator"], "tab")
            self.assertEqual(header["html"], "true")
            self.assertEqual(header["deck"], "Sample::Spacers")
            guid, tags = int(header["guid column"]) - 1, int(header["tags column"]) - 1
            for row in rows:
                note = notes[row[guid]]
                self.assertEqual(note.note_type()["name"], header["notetype"])
                self.assertEqual(row[:tags], note.fields)
                self.assertEqual(sorted(row[tags].split()), sorted(note.tags))

    def test_anki_imports_it_onto_the_same_notes(self):
        self.import_package()
        for path in (self.course.folder / "decks").glob("*.tsv"):
            metadata = self.collection.get_csv_metadata(path=str(path), delimiter=None)
            log = self.collection.import_csv(ImportCsvRequest(path=str(path), metadata=metadata)).log
            self.assertEqual(len(log.new), 0, path.name)
            self.assertGreater(len(log.updated) + len(log.duplicate), 0, path.name)
        self.assertEqual(self.collection.note_count(), 4)


class Refusing(DeckTest):
    def build(self):
        return subprocess.run(
            [COURSEBUILD, "build", "--course", self.course.folder], capture_output=True, text=True, check=False)

    def test_a_course_without_id(self):
        (self.course.folder / "course.yml").write_text("title: A sample\n", encoding="utf-8")
        run = self.build()
        self.assertEqual(run.returncode, 0)
        self.assertRegex(run.stdout, r"course\.yml:1:1: warning: the course has cards but no id, so no decks are made")
        self.assertNotIn("decks: ", run.stdout)

    def test_a_broken_lock(self):
        lock = self.course.folder / "Cards/decks.lock"
        text = lock.read_text(encoding="utf-8") + "<<<<<<< HEAD\n"
        lock.write_text(text, encoding="utf-8")
        line = text.count("\n")
        run = self.build()
        self.assertEqual(run.returncode, 1)
        self.assertRegex(run.stdout + run.stderr, rf"Cards/decks\.lock:{line}:1: error: ")


if __name__ == "__main__":
    unittest.main()
