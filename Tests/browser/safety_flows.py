"""What must not happen: scripts that run, doors that open, secrets that leave."""

import urllib.error
import urllib.request

from harness import flow
from page import TRAP
from playwright.sync_api import expect

ATTACK = (
    f'<img src=x onerror="{TRAP}"><script>{TRAP}</script><svg onload="{TRAP}"></svg> '
    f"[press](javascript:{TRAP}) ![x](x\"onerror=\"{TRAP}) <a href='javascript:{TRAP}'>here</a>"
)


@flow()
def scripts(t):
    """scripts in messages, replies, titles, facts and file names never run"""
    t.model.when("attack", ATTACK + "\n\n```html\n" + ATTACK + "\n```")
    page = t.page()
    page.say(f"attack {ATTACK}")
    expect(page.said.first).to_contain_text("<script>")
    for link in page.locator("article a").all():
        assert not (link.get_attribute("href") or "").lower().startswith("javascript:")
    session = t.program.json("sessions", "list")[0]["id"]
    t.program.run("sessions", "rename", session, f"<img src=x onerror='{TRAP}'>")
    t.program.run("memory", "add", f"I like <img src=x onerror='{TRAP}'> tea.")
    page.page.get_by_label("Files to attach").set_input_files(
        [{"name": f"<img src=x onerror='{TRAP}'>.txt", "mimeType": "text/plain", "buffer": b"text"}])
    page.wait_for_timeout(300)
    for view in ("#/history", f"#/history/{session}", "#/memory", "#/memory/profile", "#/skills", "#/prompts"):
        page.goto(f"{t.program.base}/{view}")
        page.ready()
        page.wait_for_timeout(200)
    page.goto(f"{t.program.base}/#/history")
    page.page.get_by_label("Search conversations").fill("attack")
    page.locator("mark").first.wait_for()
    assert not page.was_trapped()


@flow()
def stays_here(t):
    """the page loads nothing from anywhere else, and nothing breaks its content policy"""
    t.model.when("picture", "![a picture](http://example.invalid/a.png)")
    page = t.page()
    page.say("no picture please")
    for view in ("#/history", "#/memory", "#/memory/reflection", "#/prompts/coach", "#/skills"):
        page.goto(f"{t.program.base}/{view}")
        page.ready()
    away = [url for url in page.requests if not url.startswith((t.program.base, "blob:", "data:"))]
    assert not [url for url in away if "example.invalid" not in url], away


@flow(expected="401|Failed to load")
def closed_door(t):
    """without the link there is no page, the link works once, and a page that lost its key says what to do"""
    page = t.page()
    page.say("Hello")
    stranger = t.blank()
    stranger.goto(t.program.base)
    stranger.misses("Hello", "body")
    link = page.requests[0]
    stranger.goto(link)
    stranger.goto(t.program.base)
    stranger.misses("Hello", "body")
    page.context.clear_cookies()
    page.open("#/history")
    page.sees("agent serve", "body")


@flow(sizes=("desktop",))
def other_sites(t):
    """a request of another host or another site is refused"""
    page = t.page()
    cookie = page.context.cookies()[0]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict", cookie
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        request = urllib.request.Request(
            f"{t.program.base}/api/sessions", headers={"Cookie": f"{cookie['name']}={cookie['value']}"} | headers)
        try:
            urllib.request.urlopen(request, timeout=5)
            raise AssertionError(f"{headers} was answered")
        except urllib.error.HTTPError as error:
            assert error.code in (400, 403, 421), error.code
            assert cookie["value"] not in error.read().decode()
