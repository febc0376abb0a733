"""How the page looks and weighs: accessibility of every view, widths, motion, weight, time to ready; the picture."""

import time
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from harness import flow
from history_flows import days
from memory_flows import fact
from playwright.sync_api import expect

# Where the picture of docs/web.md goes; none is taken without.
picture = None

HEADINGS = "## A plan\n\nText\n\n#### Details\n\n- [x] done\n- [ ] open\n\n> said\n\n# Again\n\n| a | b |\n| --- | --- |\n| 1 | 2 |"

REPLY = """That sounds like a good weekend. Since **Anna comes on Saturday**, here is a calm plan:

- Friday evening: shop, and hide her present
- Saturday: fetch her at the station, then the long walk

```swift
let train = Date.now.addingTimeInterval(3600)
```

Shall I think of a cake, too?"""

VIEWS = [
    "#/chat", "#/chat/new", "#/history", "#/history/ID", "#/memory", "#/memory/proposed", "#/memory/past",
    "#/memory/profile", "#/memory/reflection", "#/prompts", "#/prompts/coach", "#/skills",
]


def furnish(t):
    """A store with something in every view; gives an old session's id."""
    t.program.bring_sessions(days(1, 2, 3, 9))
    t.program.bring_facts([
        fact("The user likes oat milk.", "oat milk"), fact("The user lives in Basel.", "Basel", attribute="home_city", category="places"),
        fact("Anna is the user's sister.", "Anna", "user.sister", "name", "people"),
        fact("The user may move to Bern.", "Bern", attribute="plan", category="plans", state="proposed"),
        fact("The user lived in Bonn.", "Bonn", attribute="home_city", category="places", state="superseded"),
    ])
    t.model.when("Anna", REPLY, reasoning="She asks for a plan.")
    return t.program.json("sessions", "list")[0]["id"]


def inspect(page, where):
    """No violation that axe-core knows."""
    found = Axe().run(page.page, options={"resultTypes": ["violations"]})
    faults = [
        f"{v['id']} ({v['impact']}): {v['help']}: " + "; ".join(n["html"][:140] for n in v["nodes"][:3])
        for v in found.response["violations"]
    ]
    assert not faults, f"{where}: " + "\n".join(faults)


def every_view(t, scheme):
    old = furnish(t)
    page = t.page(scheme=scheme)
    inspect(page, "the first screen")
    page.say("My sister Anna comes on Saturday. Make a plan")
    t.model.when("headings", HEADINGS)
    page.say("With headings")
    for view in VIEWS:
        page.goto(f"{t.program.base}/{view.replace('ID', old)}")
        page.ready()
        page.wait_for_timeout(350)
        inspect(page, f"{view}, {scheme}")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{view} is {wide} pixels too wide"
    page.goto(f"{t.program.base}/#/chat")
    page.press("Why this reply")
    inspect(page, "why")
    page.keyboard.press("Escape")
    page.locator(".modelbar button").click()
    page.dialog.wait_for()
    inspect(page, "the models")
    page.keyboard.press("Escape")
    page.page.get_by_role("switch", name="Private").check()
    inspect(page, "private")
    page.field.press_sequentially("/")
    page.locator(".completion li").first.wait_for()
    inspect(page, "completion")
    page.goto(f"{t.program.base}/#/history")
    page.page.get_by_role("button", name="Actions for").first.click()
    inspect(page, "a menu")


@flow()
def light(t):
    """axe-core finds nothing wrong in any view, in light"""
    every_view(t, "light")


@flow()
def dark(t):
    """axe-core finds nothing wrong in any view, in dark"""
    every_view(t, "dark")


@flow()
def keyboard(t):
    """every view is reached and worked by keyboard, and where one is can be seen"""
    page = t.page()
    skip = page.page.get_by_role("link", name="Skip to the content")
    skip.focus()
    assert skip.bounding_box()["width"] > 40
    seen = set()
    for _ in range(24):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.textContent.trim() || document.activeElement.ariaLabel || document.activeElement.id"))
        ring = page.evaluate("""() => {
            const it = document.activeElement;
            if (it === document.body || it.matches("textarea")) return true;
            return getComputedStyle(it).outlineStyle !== "none";
        }""")
        assert ring, f"no ring around {seen}"
    assert {"Chat", "History"} <= seen, seen


@flow()
def calm(t):
    """with reduced motion nothing moves"""
    t.model.when("slow", "One two three.", pause=1)
    page = t.page(reduced_motion="reduce")
    page.say("slow", waits=False)
    page.sees("One")
    moving = page.evaluate("document.getAnimations().filter(it => it.effect.getComputedTiming().activeDuration > 20).length")
    assert moving == 0, moving
    t.model.replies["slow"].go.set()
    page.settle()


@flow(sizes=("desktop",))
def weight(t):
    """the page weighs at most 150 kB and is soon ready"""
    page = t.page()
    page.say("Hello")
    for view in ("#/history", "#/memory", "#/prompts", "#/skills"):
        page.open(view)
    files = {url.split("#")[0] for url in page.requests if "/page/" in url} | {f"{t.program.base}/"}
    cookie = page.context.cookies()[0]
    total = 0
    for url in files:
        request = urllib.request.Request(url, headers={"Cookie": f"{cookie['name']}={cookie['value']}"})
        total += len(urllib.request.urlopen(request, timeout=5).read())
    times = []
    for _ in range(5):
        context = t.browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_cookies(page.context.cookies())
        cold = context.new_page()
        cold.goto(t.program.base)
        cold.wait_for_selector("html[data-ready=yes]")
        times.append(cold.evaluate("""() => performance.getEntriesByName("ready")[0].startTime"""))
        context.close()
    times.sort()
    print(f"  {total:,} bytes in {len(files)} files")
    assert total <= 150_000, total
    t.took("ready, the median of five cold starts", times[2], 300)


@flow(sizes=("desktop",))
def first_token(t):
    """the first word is shown as it comes"""
    page = t.page()
    took = []
    for n in range(6):
        reply = t.model.when(f"number {n}", "Immediately.", pause=0)
        page.evaluate("""() => {
            window.__seen = new Promise((done) => new MutationObserver((_, watcher) => {
                if (document.querySelector(".arriving .body")?.textContent) { watcher.disconnect(); done(Date.now()); }
            }).observe(document.querySelector(".chat"), { childList: true, subtree: true, characterData: true }));
        }""")
        page.say(f"number {n}", waits=False)
        while not t.model.told(f"number {n}"):
            page.wait_for_timeout(5)
        page.wait_for_timeout(30)
        began = time.time()
        reply.go.set()
        took.append(page.evaluate("window.__seen") - began * 1000)
        page.settle()
    took.sort()
    t.took("the first word, the median of six", took[3], 30)


@flow(sizes=("desktop",))
def take_picture(t):
    """the picture of the page can be taken"""
    furnish(t)
    page = t.page()
    page.say("My sister Anna comes on Saturday. Make me a plan for the weekend")
    page.wait_for_timeout(400)
    page.page.mouse.move(0, 0)
    data = page.screenshot(path=picture) if picture else page.screenshot()
    assert len(data) <= 120_000, len(data)
