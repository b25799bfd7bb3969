"""What the real Anki makes of the package."""

import html
import re
import time
import unittest

from anki.consts import QUEUE_TYPE_NEW
from support import CARDS, DeckTest


class Importing(DeckTest):
    def test_all_notes_arrive(self):
        self.assertEqual(self.import_package(), {"new": 4})
        self.assertEqual(self.collection.card_count(), 4)
        names = {note.note_type()["name"] for note in self.notes().values()}
        self.assertEqual(names, {"Course Card", "Course Cloze", "Course Prediction"})
        decks = {deck.name for deck in self.collection.decks.all_names_and_ids()}
        self.assertIn("Sample::Spacers", decks)
        problems, is_fine = self.collection.fix_integrity()
        self.assertTrue(is_fine, problems)

    def test_cards_come_in_the_order_of_the_course(self):
        self.import_package()
        ids = self.collection.find_cards("", order="c.due")
        order = [self.collection.get_card(id).note().guid for id in ids]
        self.assertEqual(order, [card["guid"] for card in self.deck_file()["cards"]])

    def test_every_picture_is_there_and_shown(self):
        self.import_package()
        report = self.collection.media.check()
        self.assertEqual((list(report.missing), list(report.unused)), ([], []))
        sources = [
            name
            for note in self.notes().values()
            for name in self.collection.media.files_in_str(note.mid, "".join(note.fields))
        ]
        self.assertEqual(len(sources), 2)
        for name in sources:
            svg = (self.folder / "collection.media" / name).read_text(encoding="utf-8")
            self.assertTrue(svg.startswith("<svg "), name)
            self.assertIn('xmlns="http://www.w3.org/2000/svg"', svg)

    def test_code_and_text_are_escaped(self):
        self.import_package()
        back = self.notes()[self.guid("push-apart")]["Back"]
        self.assertIn("<code>Array&lt;Int&gt;</code>", back)
        self.assertIn("<code>a &lt;= b &amp;&amp; c</code>", back)
        self.assertIn("Spacer", back)
        code = back[back.index("<pre"):back.index("</pre>")]
        self.assertGreaterEqual(code.count("\n"), 4)
        dollars = self.notes()[self.guid("no-spacing")]["Back"]
        self.assertIn("$5 and $6", dollars)

    def test_text_is_no_sound(self):
        self.import_package()
        card = self.notes()[self.guid("no-spacing")].cards()[0]
        self.assertEqual(card.answer_av_tags(), [])
        self.assertIn("sound:nothing.mp3", card.answer())

    def test_a_cloze_card_hides_its_gap_and_nothing_else(self):
        self.import_package()
        note = self.notes()[self.guid("floor")]
        self.assertEqual(len(note.cards()), 1)
        question = note.cards()[0].question()
        self.assertIn("[...]", question)
        question = self.shown_text(question)
        self.assertIn("A spacer's floor is [...] points, [...], in a", question)
        self.assertIn("a::b {{c1::d}}", question)
        answer = self.shown_text(note.cards()[0].answer())
        self.assertIn("A spacer's floor is eight points, :in braces {8}, in a", answer)
        self.assertIn("[String: [String: Int]]", answer)
        self.assertIn("a::b {{c1::d}}", answer)

    def test_a_prediction_is_typed(self):
        self.import_package()
        note = self.notes()[self.guid("width")]
        self.assertEqual((note["Answer"], note["Hint"]), ("150", "a whole number"))
        card = note.cards()[0]
        self.assertIn("[[type:Answer]]", card.question())
        # The picture would show the answer.
        self.assertNotIn("<img", card.question())
        self.assertIn("<img", card.answer())

    def shown_text(self, card):
        """What a reader sees."""
        return html.unescape(re.sub(r"<[^>]*>", "", card.split("</style>")[1]))


class Updating(DeckTest):
    def test_the_same_again_changes_nothing(self):
        self.import_package()
        self.assertEqual(self.import_package(), {"duplicate": 4})

    def test_a_changed_card_arrives_and_keeps_its_schedule(self):
        self.import_package()
        guid = self.guid("push-apart")
        card = self.notes()[guid].cards()[0]
        card.start_timer()
        self.collection.sched.answerCard(card, 4)
        before = self.notes()[guid].cards()[0]
        self.assertNotEqual(before.queue, QUEUE_TYPE_NEW)

        self.course.cards = CARDS.replace("push two texts apart?", "push two texts to the ends?")
        self.course.build()
        self.assertEqual(self.guid("push-apart"), guid)
        self.assertEqual(self.import_package(), {"updated": 1, "duplicate": 3})
        after = self.notes()[guid].cards()[0]
        self.assertIn("to the ends?", self.notes()[guid]["Front"])
        for field in ["id", "queue", "type", "due", "ivl", "factor", "reps"]:
            self.assertEqual(getattr(after, field), getattr(before, field), field)

    def test_a_change_arrives_although_the_learner_marked_the_note_meanwhile(self):
        self.import_package()
        note = self.notes()[self.guid("push-apart")]
        note.tags.append("marked")
        self.collection.update_note(note)
        self.course.cards = CARDS.replace("apart?", "away?")
        self.course.build(time=int(time.time()) + 86400)
        self.assertEqual(self.import_package()["updated"], 1)

    def test_changed_text_without_a_later_time_would_not_arrive(self):
        """Why the lock file has to be in git: without it a change looks as old as what it changes."""
        self.import_package()
        (self.course.folder / "Cards/decks.lock").unlink()
        self.course.cards = CARDS.replace("apart?", "away?")
        self.course.build()
        self.assertEqual(self.import_package(), {"duplicate": 4})

    def test_a_second_change_arrives_too(self):
        self.import_package()
        for word in ["away?", "off?"]:
            self.course.cards = CARDS.replace("apart?", word)
            self.course.build()
            self.assertEqual(self.import_package(), {"updated": 1, "duplicate": 3})

    def test_a_new_card_arrives_alone(self):
        self.import_package()
        self.course.cards = CARDS + "\n## New?\n<!-- card id=new kind=explain -->\n\nYes.\n"
        self.course.build()
        self.assertEqual(self.import_package(), {"new": 1, "duplicate": 4})


if __name__ == "__main__":
    unittest.main()
