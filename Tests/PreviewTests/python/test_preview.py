"""What `coursebuild serve` does in a browser: pages reload in place, and errors appear on them."""

import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
LESSON = """---
title: Boxes
---

## Beginning

{beginning}

```swift layout id=boxes width=200 height=80
HStack {{
    Color.red.frame(width: 50, height: 50)
    Spacer()
    Color.blue.frame(width: 50, height: 50)
}}
```

The spacer takes [{width}](check: "width(Spacer)") points.

<!-- answer -->

Behind a button.

## Middle

{middle}

## End

{end}
"""


def lesson(**parts):
    filling = "A paragraph that takes some room.\n\n" * 40
    parts = {"beginning": filling, "middle": filling, "end": filling, "width": "100"} | parts
    return LESSON.format(**parts)


class PreviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        cls.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        self.course = folder / "course"
        (self.course / "Lessons").mkdir(parents=True)
        self.file = self.course / "Lessons/01-boxes.md"
        self.file.write_text(lesson())
        self.serve()

    def serve(self, port=0):
        self.server = subprocess.Popen(
            [ROOT / "bin/coursebuild", "serve", "--course", self.course, "--port", str(port)],
            stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.send_signal, signal.SIGINT)
        self.base = next(
            found[0] for line in self.server.stdout if (found := re.search(r"http://localhost:\d+/", line)))

    def open(self, path="lessons/boxes.html", **options):
        context = self.browser.new_context(**options)
        self.addCleanup(context.close)
        page = context.new_page()
        self.problems = []
        page.on(
            "console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(self.base + path)
        # The stream of events is open when the overlay's code has run; the page's load waits for no stream.
        page.wait_for_load_state("load")
        return page

    def panel(self, page):
        return page.locator("coursebuild-problems .panel")

    def test_reloads_in_place(self):
        page = self.open()
        page.locator("summary").click()
        page.locator("#middle").evaluate("heading => heading.scrollIntoView({ behavior: 'instant' })")
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(300)
        before = page.locator("#middle").evaluate("heading => heading.getBoundingClientRect().top")
        # More text above, so that the place is another one from the page's top.
        self.file.write_text(lesson(beginning="Grown.\n\n" * 80))
        expect(page.get_by_text("Grown.").first).to_be_attached()
        page.wait_for_load_state("load")
        after = page.locator("#middle").evaluate("heading => heading.getBoundingClientRect().top")
        self.assertAlmostEqual(before, after, delta=2)
        self.assertTrue(page.locator("details").evaluate("details => details.open"))
        self.assertEqual(self.problems, [])

    def test_an_error_appears_and_goes(self):
        page = self.open()
        expect(self.panel(page)).to_have_count(0)
        self.file.write_text(lesson(width="101"))
        panel = self.panel(page)
        expect(panel).to_be_visible()
        expect(panel).to_contain_text("1 error")
        expect(panel).to_contain_text("the lesson says 101, the engine says 100")
        expect(panel.locator("mark")).to_have_text("101")
        expect(panel).to_contain_text("coursebuild accept")
        # The last good page is behind it.
        expect(page.locator(".claim").first).to_contain_text("100")
        self.file.write_text(lesson())
        expect(panel).to_have_count(0)
        self.assertEqual(self.problems, [])

    def test_an_error_can_be_hidden_until_another_comes(self):
        page = self.open()
        self.file.write_text(lesson(width="101"))
        panel = self.panel(page)
        panel.get_by_role("button", name="Hide").click()
        expect(panel).to_be_hidden()
        pill = page.locator("coursebuild-problems .pill")
        expect(pill).to_be_focused()
        page.reload()
        expect(pill).to_be_visible()
        expect(panel).to_be_hidden()
        pill.click()
        expect(panel).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        self.file.write_text(lesson(width="102"))
        expect(panel).to_be_visible()
        expect(panel).to_contain_text("the lesson says 102")

    def test_the_overlay_is_accessible(self):
        self.file.write_text(lesson(width="101", middle='[7](check: "width(Spcer)") and [x](check:none "1")'))
        for scheme in ["light", "dark"]:
            for width in [360, 1280]:
                with self.subTest(scheme=scheme, width=width):
                    page = self.open(color_scheme=scheme, viewport={"width": width, "height": 740})
                    expect(self.panel(page)).to_be_visible()
                    page.wait_for_timeout(400)
                    result = Axe().run(page)
                    self.assertEqual(result.violations_count, 0, result.generate_report())
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def test_what_a_lesson_holds_stays_text(self):
        page = self.open()
        self.file.write_text(lesson(middle='<img src=x onerror=alert(1)> [<b>7</b>](check: "1 < 2 <script>")'))
        expect(self.panel(page)).to_be_visible()
        self.assertEqual(page.locator("coursebuild-problems :is(b, img, script)").filter(has_text="7").count(), 0)

    def test_a_page_that_was_hidden_is_told_what_it_missed(self):
        page = self.open()
        page.evaluate("""() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""")
        self.file.write_text(lesson(end="What was missed."))
        page.wait_for_timeout(500)
        self.assertEqual(page.get_by_text("What was missed.").count(), 0)
        page.evaluate("""() => {
            Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""")
        expect(page.get_by_text("What was missed.")).to_be_attached()

    def test_a_server_that_comes_back_is_found_again(self):
        page = self.open()
        port = int(self.base.rsplit(":", 1)[1].strip("/"))
        self.server.send_signal(signal.SIGINT)
        self.server.wait()
        self.file.write_text(lesson(end="Written meanwhile."))
        self.serve(port)
        expect(page.get_by_text("Written meanwhile.")).to_be_attached(timeout=20_000)

    def test_many_pages_can_be_open(self):
        context = self.browser.new_context()
        self.addCleanup(context.close)
        pages = [context.new_page() for _ in range(12)]
        for page in pages:
            page.goto(self.base + "lessons/boxes.html", timeout=20_000)
            # A tab behind others is hidden; a browser without a window shows them all.
            page.evaluate("""() => {
                Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
            }""")
        self.assertEqual(pages[-1].title().split(" — ")[0], "Boxes")


if __name__ == "__main__":
    unittest.main()
