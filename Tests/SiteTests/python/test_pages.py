"""The course's own site, as a browser and a validating parser see it."""

import functools
import http.server
import pathlib
import subprocess
import tempfile
import threading
import unittest

import html5lib
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
# The narrowest phone that is still in use.
NARROW = 360


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class SiteTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.site = pathlib.Path(folder.name) / "site"
        # A copy, since a build writes the lock of the cards' changes beside them.
        course = pathlib.Path(folder.name) / "course"
        course.mkdir()
        for name in ["Lessons", "Cards", "course.yml"]:
            subprocess.run(["cp", "-R", ROOT / name, course / name], check=True)
        decks = pathlib.Path(folder.name) / "decks"
        subprocess.run(
            [ROOT / "bin/coursebuild", "build", "--course", course, "--out", cls.site, "--decks", decks],
            check=True, capture_output=True, text=True)
        cls.pages = sorted(cls.site.rglob("*.html"))

        handler = functools.partial(QuietHandler, directory=cls.site)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.base = f"http://127.0.0.1:{server.server_port}/"

        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        cls.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        cls.addClassCleanup(cls.browser.close)

    def open(self, path, **options):
        context = self.browser.new_context(**options)
        self.addCleanup(context.close)
        page = context.new_page()
        problems = []
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: None if request.url.startswith(self.base) else problems.append(request.url))
        # What the policy forbids is an error in the console.
        self.addCleanup(lambda: self.assertEqual(problems, [], path.name))
        page.goto(self.base + str(path.relative_to(self.site)))
        return page

    def test_is_valid(self):
        for path in self.pages:
            with self.subTest(path.name):
                html5lib.HTMLParser(strict=True).parse(path.read_text(encoding="utf-8"))

    def test_fits_a_phone(self):
        for path in self.pages:
            with self.subTest(path.name):
                page = self.open(path, viewport={"width": NARROW, "height": 740})
                page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), NARROW)

    def test_is_accessible_in_both_schemes(self):
        for path in self.pages:
            # All rules in one scheme; in the other only what colors decide.
            for scheme, options in [("light", None), ("dark", {"runOnly": ["color-contrast"]})]:
                with self.subTest(path.name, scheme=scheme):
                    page = self.open(path, color_scheme=scheme)
                    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
                    result = Axe().run(page, options=options)
                    self.assertEqual(result.violations_count, 0, result.generate_report())

    def test_a_claim_shows_its_query_on_focus_without_scripts(self):
        lesson = next(path for path in self.pages if path.name == "spacers.html" and path.parent.name == "lessons")
        page = self.open(lesson, java_script_enabled=False)
        claim = page.locator(".claim").first
        tip = claim.locator(".tip")
        self.assertFalse(tip.is_visible())
        claim.focus()
        self.assertTrue(tip.is_visible())
        self.assertIn("=", tip.inner_text())

    def test_the_scheme_is_remembered(self):
        page = self.open(self.site / "index.html", color_scheme="light")
        page.locator(".scheme-toggle").click()
        self.assertEqual(page.evaluate("getComputedStyle(document.documentElement).colorScheme"), "dark")
        page.goto(self.base + "checked.html")
        self.assertEqual(page.evaluate("getComputedStyle(document.documentElement).colorScheme"), "dark")
        page.locator(".scheme-toggle").click()
        self.assertEqual(page.evaluate("localStorage.length"), 0)


if __name__ == "__main__":
    unittest.main()
