"""Conversations by day: found, read, named, written out, deleted."""

import time
from datetime import UTC, datetime, timedelta

from harness import flow
from playwright.sync_api import expect


def days(*back):
    """Sessions of so many days ago, each of one exchange."""
    now = datetime.now(UTC)
    return [
        (f"s{n}", (now - timedelta(days=n)).strftime("%Y-%m-%dT12:00:00Z" if n else "%Y-%m-%dT%H:%M:00Z"),
         [("user", f"On day {n} I planted tulips"), ("assistant", f"Reply of day {n}")])
        for n in back
    ]


@flow()
def by_day(t):
    """history lists conversations by day: Today, Yesterday, the weekday, the date"""
    t.program.bring_sessions(days(0, 1, 3, 40))
    page = t.page()
    page.open("#/history")
    weekday = (datetime.now(UTC) - timedelta(days=3)).strftime("%A")
    titles = page.locator(".day h2")
    expect(titles).to_have_count(4)
    expect(titles.nth(0)).to_have_text("Today")
    expect(titles.nth(1)).to_have_text("Yesterday")
    expect(titles.nth(2)).to_contain_text(weekday)
    expect(titles.nth(3)).to_contain_text((datetime.now(UTC) - timedelta(days=40)).strftime("%B"))


@flow()
def search(t):
    """a search shows the passages, and one of them opens where it was said"""
    t.program.bring_sessions(days(1, 2) + [("other", "2026-10-01T10:00:00Z", [("user", "Nothing about flowers"), ("assistant", "No")])])
    page = t.page("#/history")
    page.page.get_by_label("Search conversations").fill("tulips")
    expect(page.locator(".list-pane mark").first).to_have_text("tulips")
    expect(page.locator(".list-pane .passage")).to_have_count(2)
    page.locator(".list-pane .session a").first.click()
    expect(page.locator(".reading-pane .found")).to_contain_text("planted tulips")


@flow()
def reads(t):
    """an older conversation is read only, and goes on in a copy in Chat"""
    t.program.bring_sessions(days(2))
    page = t.page("#/history")
    page.locator(".session a").first.click()
    page.sees("Reply of day 2")
    page.sees("it can be read, not added to")
    expect(page.field).to_have_count(0)
    page.locator(".reading-pane").get_by_role("button", name="Continue in a copy").click()
    expect(page.field).to_be_visible()
    page.sees("Reply of day 2")
    page.say("And on it goes")


@flow()
def back(t):
    """on a phone the list gives way to the conversation, and Back returns to it"""
    t.program.bring_sessions(days(1))
    page = t.page("#/history")
    page.locator(".session a").first.click()
    page.sees("Reply of day 1")
    if t.is_phone:
        expect(page.locator(".list-pane")).to_be_hidden()
        page.page.get_by_role("link", name="Back").click()
    else:
        expect(page.locator(".list-pane")).to_be_visible()
        page.page.go_back()
    expect(page.locator(".list-pane")).to_be_visible()


@flow()
def rename(t):
    """a conversation is renamed from its menu, by keyboard"""
    t.program.bring_sessions(days(1))
    page = t.page("#/history")
    more = page.page.get_by_role("button", name="Actions for").first
    more.focus()
    page.keyboard.press("Enter")
    expect(page.page.get_by_role("menuitem", name="Rename")).to_be_focused()
    page.keyboard.press("Enter")
    page.page.get_by_label("Title").fill("Tulips in spring")
    page.keyboard.press("Enter")
    page.sees("Tulips in spring")
    assert t.program.json("sessions", "list")[0]["title"] == "Tulips in spring"


@flow()
def export(t):
    """a conversation is written out as Markdown and as JSON"""
    t.program.bring_sessions(days(1))
    page = t.page("#/history")
    for kind, mark in (("Markdown", "planted tulips"), ("JSON", '"role"')):
        with page.expect_download() as download:
            page.menu("Actions for", f"Export as {kind}")
        with open(download.value.path()) as file:
            assert mark in file.read()


@flow()
def delete_undone(t):
    """Delete hides a conversation, and Undo brings it back"""
    t.program.bring_sessions(days(1, 2))
    page = t.page("#/history")
    page.menu("Actions for", "Delete")
    expect(page.locator(".session:visible")).to_have_count(1)
    page.toast("Deleted")
    page.button("Undo").click()
    expect(page.locator(".session:visible")).to_have_count(2)
    assert len(t.program.json("sessions", "list")) == 2


@flow()
def delete(t):
    """after ten seconds a deleted conversation is gone for good, from every view"""
    t.program.bring_sessions(days(0, 1))
    page = t.page("#/history")
    page.menu("Actions for", "Delete")
    time.sleep(5)
    assert len(t.program.json("sessions", "list")) == 2, "deleted before ten seconds"
    expect(page.locator(".toast")).to_have_count(0, timeout=9000)
    page.wait_for_timeout(300)
    assert len(t.program.json("sessions", "list")) == 1


@flow()
def live(t):
    """a conversation in the terminal appears in the open history at once"""
    page = t.page("#/history")
    page.sees("No conversations yet.")
    t.program.run("ask", "Good morning from the terminal")
    expect(page.locator(".session")).to_have_count(1)


@flow()
def many(t):
    """ten thousand conversations paint soon, and scrolling loads more"""
    start = datetime.now(UTC) - timedelta(days=1)
    t.program.bring_sessions([
        (f"s{n}", (start - timedelta(hours=2 * n)).strftime("%Y-%m-%dT%H:%M:00Z"),
         [("user", f"Conversation number {n}"), ("assistant", "Yes.")])
        for n in range(10_000)
    ])
    page = t.page()
    page.open("#/history")
    t.took("history of 10,000 conversations, from a cold start to painted rows", page.painted(".session"), 500)
    pane = page.locator(".list-pane")
    for _ in range(6):
        pane.evaluate("node => { node.scrollTop = node.scrollHeight }")
        page.wait_for_timeout(250)
    assert page.locator(".session").count() >= 240
