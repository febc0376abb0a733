"""Runs flows: sentences about the page, each tried at the width of a phone and of a desktop in a program of its own."""

import re
import shutil
import sys
import time
import traceback
from dataclasses import dataclass

from playwright.sync_api import expect, sync_playwright

from page import Page
from program import Program

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
flows = []
# Whether times are held to their limits: on a machine with nothing else to do.
holds_times = False


@dataclass
class Flow:
    name: str
    body: object
    sizes: tuple
    # Errors in the browser's console that belong to the flow.
    expected: str


def flow(sizes=("phone", "desktop"), expected=None):
    """Declares a flow; its docstring is its name."""

    def declare(body):
        flows.append(Flow(body.__doc__.strip(), body, sizes, expected))
        return body

    return declare


class Try:
    """What a flow is given: the program, its scripted model, and pages of a browser."""

    def __init__(self, program, browser, size, width, height):
        self.program, self.model, self.browser, self.size = program, program.model, browser, size
        self.is_phone = size == "phone"
        self.width, self.height = width, height
        self.contexts = []
        self.errors = []

    def page(self, where="#/chat", **options):
        """A page of a browser that is signed in by the link."""
        page = self.blank(**options)
        page.goto(self.program.link)
        page.ready()
        if where != "#/chat":
            page.goto(f"{self.program.base}/{where}")
            page.ready()
        return page

    def took(self, what, milliseconds, limit):
        """Prints a time, and holds it to its limit where times are held to it."""
        print(f"  {what}: {milliseconds:.0f} ms (wanted: {limit})")
        assert not holds_times or milliseconds <= limit, f"{what}: {milliseconds:.0f} ms, not {limit}"

    def another(self, page, where="#/chat"):
        """A second tab of the same browser."""
        tab = Page(page.context.new_page(), self)
        tab.goto(f"{self.program.base}/{where}")
        tab.ready()
        return tab

    def blank(self, scheme="light", **options):
        """A page of a browser that is not signed in."""
        context = self.browser.new_context(
            viewport={"width": self.width, "height": self.height}, color_scheme=scheme, locale="en-GB",
            timezone_id="UTC", permissions=["clipboard-read", "clipboard-write"], **options)
        context.set_default_timeout(20000)
        self.contexts.append(context)
        return Page(context.new_page(), self)


def run(executable, wanted):
    """Runs the flows; gives how many passed and failed."""
    passed = failed = 0
    # Long enough for a machine that has much else to do.
    expect.set_options(timeout=15000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for each in flows:
            if wanted and not any(part.lower() in each.name.lower() for part in wanted):
                continue
            for size in each.sizes:
                began = time.monotonic()
                problem = attempt(each, executable, browser, size)
                took = time.monotonic() - began
                if problem:
                    failed += 1
                    print(f"FAILED: {each.name} ({size})\n{problem}", flush=True)
                else:
                    passed += 1
                    print(f"ok: {each.name} ({size}, {took:.1f} s)", flush=True)
        browser.close()
    return passed, failed


def attempt(each, executable, browser, size):
    """Tries a flow; gives what went wrong, or nothing."""
    program = Program(executable)
    trial = Try(program, browser, size, *SIZES[size])
    try:
        program.start()
        each.body(trial)
        unexpected = [e for e in trial.errors if not (each.expected and re.search(each.expected, e))]
        return "in the browser's console: " + "; ".join(unexpected) if unexpected else None
    except Exception:
        return traceback.format_exc(limit=-3) + "".join(f"\n  console: {e}" for e in trial.errors)
    finally:
        for context in trial.contexts:
            context.close()
        try:
            program.close()
        except RuntimeError as error:
            print(f"  {error}", file=sys.stderr)
