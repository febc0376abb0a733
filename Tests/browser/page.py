"""A page as a person uses it: fields by their labels, buttons by their names."""

import re

from playwright.sync_api import expect

# Set by the scripts that must never run.
TRAP = "window.__ran = true"


class Page:
    """Wraps a page of playwright with the words of this interface."""

    def __init__(self, page, trial):
        self.page, self.trial = page, trial
        self.context = page.context
        page.on("pageerror", lambda error: trial.errors.append(f"{error}"))
        page.on("console", self._note)
        self.requests = []
        page.on("request", lambda request: self.requests.append(request.url))

    def _note(self, message):
        if message.type in ("error", "warning"):
            self.trial.errors.append(message.text)

    def __getattr__(self, name):
        return getattr(self.page, name)

    def ready(self):
        self.page.wait_for_selector("html[data-ready=yes]")

    # Chat

    @property
    def field(self):
        return self.page.get_by_label("Message", exact=True)

    def type(self, text):
        self.field.fill(text)

    def say(self, text, waits=True):
        """Sends a message; waits for the whole reply."""
        self.type(text)
        self.button("Send").click()
        if waits:
            self.settle()

    def settle(self):
        """Waits until no reply arrives any more."""
        expect(self.page.locator(".arriving")).to_have_count(0)
        expect(self.page.locator("#send[aria-label=Send]")).to_be_visible()

    @property
    def replies(self):
        return self.page.locator("article.reply")

    @property
    def said(self):
        return self.page.locator("article.user")

    def sees(self, text, where="main"):
        expect(self.page.locator(where).get_by_text(text).first).to_be_visible()

    def misses(self, text, where="main"):
        expect(self.page.locator(where).get_by_text(text)).to_have_count(0)

    # Everywhere

    def painted(self, rows):
        """Milliseconds from loading the page anew to painted rows, the best of three."""
        times = []
        for _ in range(3):
            self.page.reload()
            self.page.locator(rows).nth(10).wait_for()
            times.append(self.page.evaluate(
                "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"))
        return min(times)

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, name, exact=True):
        """Presses a button; those of messages show when the pointer is over them."""
        button = self.button(name, exact).last
        button.focus()
        button.click()

    def menu(self, of, choice):
        """Chooses from the menu of something."""
        button = self.page.get_by_role("button", name=of).first
        button.click()
        self.page.get_by_role("menuitem", name=choice).click()

    @property
    def dialog(self):
        return self.page.locator("dialog[open]")

    def toast(self, text):
        expect(self.page.locator(".toast", has_text=text).first).to_be_visible()

    def title(self, text):
        expect(self.page.locator("h1")).to_have_text(text)

    def open(self, where):
        """Goes to a view by its link, as a person does."""
        link = self.page.locator(f"a[href='{where}']").first
        if not link.is_visible():
            self.button("More").click()
        link.click()
        self.page.wait_for_function(
            "name => document.documentElement.dataset.view === name && document.documentElement.dataset.ready",
            arg=re.sub(r"^#/|/.*$", "", where))

    def was_trapped(self):
        return self.page.evaluate("Boolean(window.__ran)")
