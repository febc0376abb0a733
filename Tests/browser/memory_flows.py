"""What is remembered: seen, added, corrected, forgotten with proof, accepted or refused."""

from harness import flow
from playwright.sync_api import expect


def fact(text, value, subject="user", attribute="like", category="preferences", state="current", day=20):
    return {
        "text": text, "subject": subject, "attribute": attribute, "value": value, "category": category,
        "confidence": 0.9, "state": state, "valid_from": None, "valid_to": None,
        "source": {"session": None, "message": None, "at": f"2026-11-{day:02}T10:00:00Z", "quote": f"I said: {value}"},
    }


@flow()
def facts(t):
    """facts stand by person and kind, each with its sentence and its day"""
    t.program.bring_facts([
        fact("The user likes tea.", "tea"), fact("The user likes jazz.", "jazz"),
        fact("The user's sister lives in Lyon.", "Lyon", "user.sister", "home_city", "places"),
    ])
    page = t.page()
    page.open("#/memory")
    expect(page.locator(".person h2")).to_have_text(["You", "Your sister"])
    page.sees("I said: tea")
    page.sees("20 Nov 2026")
    page.sees("3 facts")


@flow()
def add_and_correct(t):
    """a fact is added and corrected by hand, and the terminal knows it"""
    page = t.page("#/memory")
    page.page.get_by_label("Something to remember").fill("I live in Basel.")
    page.page.get_by_label("Something to remember").press("Enter")
    page.sees("Basel", ".facts")
    page.menu("Actions for:", "Correct")
    page.dialog.get_by_role("textbox").fill("I live in Bern.")
    page.dialog.get_by_role("button", name="Save").click()
    page.sees("Bern", ".fact p:first-child")
    page.misses("Basel", ".fact p:first-child")
    assert "Bern" in t.program.run("memory", "list")


@flow()
def forget(t):
    """Forget asks first, erases, and shows the proof"""
    t.program.bring_facts([fact("The user likes quinces.", "quinces")])
    page = t.page("#/memory")
    page.menu("Actions for:", "Forget")
    page.sees("cannot be taken back", "dialog")
    page.dialog.get_by_role("button", name="Cancel").click()
    page.sees("quinces", ".facts")
    page.menu("Actions for:", "Forget")
    page.dialog.get_by_role("button", name="Forget", exact=True).click()
    page.sees("nothing of it is left", "dialog")
    page.button("Close").click()
    page.misses("quinces", ".facts")
    assert not t.program.json("memory", "list")


@flow()
def proposed(t):
    """what waits for a yes is accepted or refused"""
    t.program.bring_facts([
        fact("The user may like figs.", "figs", state="proposed"), fact("The user may like dates.", "dates", state="proposed"),
    ])
    page = t.page("#/memory")
    expect(page.locator(".badge")).to_have_text("2")
    page.page.get_by_role("link", name="Proposed").click()
    page.button("Accept: The user may like figs.").click()
    page.button("Refuse: The user may like dates.").click()
    page.sees("Nothing waits for your yes.")
    texts = [f["text"] for f in t.program.json("memory", "list")]
    assert texts == ["The user may like figs."], texts


@flow()
def past(t):
    """what no longer holds is kept under Past"""
    old = fact("The user lives in Bonn.", "Bonn", attribute="home_city", category="places", state="superseded")
    t.program.bring_facts([old | {"valid_to": "2026-11-22T10:00:00Z"}, fact("The user likes tea.", "tea")])
    page = t.page("#/memory/past")
    page.sees("Bonn")
    page.sees("until 22 Nov 2026")


@flow()
def search(t):
    """facts are found by their words"""
    t.program.bring_facts([fact("The user likes tea.", "tea"), fact("The user likes jazz.", "jazz")])
    page = t.page("#/memory")
    page.sees("jazz")
    page.page.get_by_label("Search facts").fill("tea")
    page.misses("jazz", ".facts")
    page.sees("tea", ".facts")


@flow()
def profile(t):
    """the profile tells in sections what is known"""
    t.program.bring_facts([fact("The user likes tea.", "tea"), fact("The user lives in Basel.", "Basel", attribute="home_city", category="places")])
    page = t.page("#/memory/profile")
    page.sees("What you care about")
    page.sees("Basel")


@flow()
def reflection(t):
    """the look back draws the weeks and tells what changed"""
    t.program.bring_sessions([
        (f"w{n}", f"2026-11-{n:02}T10:00:00Z", [("user", "I feel good and went running"), ("assistant", "Good.")]) for n in (3, 10, 17, 24)
    ])
    page = t.page("#/memory/reflection")
    expect(page.locator(".plot svg").first).to_be_visible()
    expect(page.locator(".plot figcaption").first).to_contain_text("Messages a week")


@flow()
def live(t):
    """a fact from the terminal appears at once"""
    page = t.page("#/memory")
    page.sees("Nothing is remembered yet.")
    t.program.run("memory", "add", "I play the cello.")
    page.sees("cello", ".facts")


@flow()
def many(t):
    """twenty thousand facts paint soon, and scrolling loads more"""
    t.program.bring_facts([
        fact(f"The user noted thing {n}.", f"thing {n}", "user" if n < 10_000 else f"user.friend{n // 100}", "note", "notes")
        for n in range(20_000)
    ])
    page = t.page()
    page.open("#/memory")
    t.took("memory of 20,000 facts, from a cold start to painted rows", page.painted(".fact"), 500)
    page.sees("20,000 facts")
    view = page.locator("#view")
    for _ in range(5):
        view.evaluate("node => { node.scrollTop = node.scrollHeight }")
        page.wait_for_timeout(400)
    assert page.locator(".fact").count() >= 300
