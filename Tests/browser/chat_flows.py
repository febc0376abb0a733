"""Talking: from the first screen to a stopped, changed, copied or private conversation."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import small_model
from harness import flow
from playwright.sync_api import expect
from scripted_hub import ScriptedHub

MARKDOWN = """Here is a **calm** plan:

- shop on Friday
- walk on Saturday

| When | What |
| --- | --- |
| Fri | shop |

```swift
print("hello")
```

Fine?"""


@flow()
def first_screen(t):
    """the first screen says which model answers and what a larger one would need"""
    page = t.page()
    page.sees("Hello.")
    page.sees("scripted", ".welcome")
    page.page.get_by_text("A larger model says more").click()
    page.sees("1.8 GB to download")
    page.say("Hello there")
    expect(page.replies).to_have_count(1)
    page.misses("Hello.", ".empty")


@flow()
def download(t):
    """a larger model is downloaded on the first screen, goes on where it was stopped, and answers from then on"""
    hub = ScriptedHub()
    t.program.stop()
    del t.program.environment["AGENT_MODEL"]
    t.program.environment["HF_ENDPOINT"] = hub.address
    small_model.bring(t.program.home)
    t.program.start()
    page = t.page()
    page.page.get_by_text("A larger model says more").click()
    page.page.get_by_label("Model to download").fill("ines/tiny")
    download = page.locator(".downloads")
    download.get_by_role("button", name="Download", exact=True).last.click()
    expect(download.get_by_role("status")).to_contain_text(" of ")
    download.get_by_role("button", name="Stop").click()
    download.get_by_role("button", name="Download", exact=True).last.click()
    page.sees("answers from now on", ".downloads")
    hub.close()
    assert hub.ranges[0] is None and hub.ranges[-1], hub.ranges
    expect(page.locator(".modelbar")).to_contain_text("tiny-F32")
    page.say("Hello", waits=False)
    page.sees("I only call tools")
    page.button("Stop").click()
    page.settle()


@flow()
def streaming(t):
    """a reply streams, its Markdown is drawn by the server, and code has a copy button"""
    reply = t.model.when("plan", MARKDOWN, pause=12)
    page = t.page()
    page.say("Make a plan", waits=False)
    page.sees("calm")
    expect(page.button("Stop")).to_be_visible()
    expect(page.locator("article.reply table")).to_have_count(0)
    reply.go.set()
    page.settle()
    expect(page.locator("article.reply strong")).to_have_text("calm")
    expect(page.locator("article.reply table td").first).to_have_text("Fri")
    page.locator(".copy-code").click()
    assert page.evaluate("navigator.clipboard.readText()").strip() == 'print("hello")'
    expect(page.field).to_have_value("")


@flow()
def comes_back(t):
    """a conversation has its title and address, and is there again after the page is loaded anew"""
    page = t.page()
    page.say("My tulips bloom")
    address = page.url
    assert "#/chat/" in address, address
    page.title(t.program.json("sessions", "list")[0]["title"])
    page.goto(t.program.base)
    page.ready()
    page.sees("My tulips bloom")
    assert page.url == address


@flow()
def stop_and_continue(t):
    """Stop keeps what came, and Continue goes on from there"""
    t.model.when("story", "Once upon a time there was a very long story.", pause=4)
    t.model.when("continue", "And so it went on.")
    page = t.page()
    page.say("Tell a story", waits=False)
    page.sees("Once upon a")
    page.button("Stop").click()
    page.settle()
    page.sees("Stopped")
    page.sees("Once upon a")
    page.press("Continue")
    page.sees("And so it went on.")
    page.settle()
    messages = t.program.json("sessions", "show", t.program.json("sessions", "list")[0]["id"])["messages"]
    assert [m["role"] for m in messages] == ["user", "assistant", "user", "assistant"], messages


@flow()
def escape_stops(t):
    """Escape stops the reply, Enter sends, and nobody needs a mouse"""
    t.model.when("story", "Once upon a time there was a very long story.", pause=4)
    page = t.page()
    page.field.focus()
    page.keyboard.type("Tell a story")
    page.keyboard.press("Enter")
    page.sees("Once upon a")
    page.keyboard.press("Escape")
    page.sees("Stopped")
    page.settle()
    page.keyboard.type("one line")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("two")
    expect(page.field).to_have_value("one line\ntwo")


@flow()
def retry(t):
    """Try again puts another reply in the place of the last one"""
    t.model.when("weather", "It rains.")
    page = t.page()
    page.say("How is the weather?")
    page.sees("It rains.")
    t.model.when("weather", "The sun is out.")
    page.press("Try again")
    page.sees("The sun is out.")
    page.settle()
    page.misses("It rains.")
    expect(page.said).to_have_count(1)


@flow()
def edit_last(t):
    """the last message can be changed and sent again, from its button and with the arrow key"""
    t.model.when("red", "Red it is.")
    t.model.when("blue", "Blue it is.")
    page = t.page()
    page.say("I take red")
    page.press("Edit and send again")
    expect(page.field).to_have_value("I take red")
    page.say("I take blue")
    page.sees("Blue it is.")
    page.misses("Red it is.")
    expect(page.said).to_have_count(1)
    page.field.press("ArrowUp")
    expect(page.field).to_have_value("I take blue")
    page.field.press("Escape")
    expect(page.field).to_have_value("")


@flow()
def edit_older(t):
    """an older message, changed, goes on in a copy, and the conversation stays as it was"""
    t.model.when("one", "First.")
    t.model.when("two", "Second.")
    t.model.when("three", "Third.")
    page = t.page()
    page.say("Say one")
    page.say("Say two")
    page.said.first.hover()
    page.said.nth(1).hover()
    before = page.url
    first = page.said.first.get_by_role("button", name="Edit and send again")
    first.focus()
    first.click()
    page.say("Say three")
    page.sees("Third.")
    page.misses("First.")
    assert page.url != before
    page.goto(before)
    page.sees("Second.")


@flow()
def undo(t):
    """Take back removes the last exchange and gives its text back"""
    page = t.page()
    page.say("Keep this")
    page.say("Not this")
    page.press("Take back")
    expect(page.said).to_have_count(1)
    expect(page.field).to_have_value("Not this")
    page.sees("Keep this")


@flow()
def fork(t):
    """a conversation goes on in a copy from any reply"""
    page = t.page()
    page.say("First thing")
    page.say("Second thing")
    before = page.url
    copy = page.replies.first.get_by_role("button", name="Go on from here in a copy")
    copy.focus()
    copy.click()
    expect(page.said).to_have_count(1)
    page.sees("First thing")
    assert page.url != before
    assert len(t.program.json("sessions", "list")) == 2


@flow()
def thinking(t):
    """what a model thinks first is folded"""
    t.model.when("riddle", "Forty-two.", reasoning="Let me think about numbers.")
    page = t.page()
    page.say("A riddle")
    page.sees("Forty-two.")
    thought = page.page.get_by_text("Let me think about numbers.")
    expect(thought).to_be_hidden()
    page.page.get_by_text("Thinking", exact=True).click()
    expect(thought).to_be_visible()


@flow()
def completion(t):
    """@ completes a skill and / a command, by keyboard"""
    page = t.page()
    page.field.press_sequentially("@mem")
    expect(page.page.get_by_role("option", name="@memory").first).to_be_visible()
    page.field.press("Enter")
    expect(page.field).to_have_value("@memory ")
    page.type("")
    page.field.press_sequentially("/hel")
    expect(page.page.get_by_role("option", name="/help")).to_be_visible()
    page.field.press("Tab")
    expect(page.field).to_have_value("/help ")
    page.field.press("Enter")
    expect(page.dialog).to_be_visible()
    page.sees("/private", "dialog")
    page.keyboard.press("Escape")
    page.say("@memory list")
    page.sees("Nothing is remembered yet.")


@flow()
def commands(t):
    """commands of the terminal work in the field, and an unknown one is named"""
    page = t.page()
    page.say("Hello")
    page.say("/title Gardens and so on", waits=False)
    page.title("Gardens and so on")
    page.say("/nosuch", waits=False)
    page.toast("There is no command /nosuch.")
    page.type("")
    page.say("/new", waits=False)
    expect(page.said).to_have_count(0)
    page.say("//slash at the front")
    expect(page.said.first).to_contain_text("/slash at the front")


@flow()
def attachments(t):
    """files are attached by the button and by dropping, and what is no text is refused"""
    page = t.page()
    with page.expect_file_chooser() as chooser:
        page.button("Attach files").click()
    chooser.value.set_files([{"name": "list.txt", "mimeType": "text/plain", "buffer": b"buy forty lemons"}])
    page.sees("list.txt", ".attached")
    page.evaluate("""() => {
        const files = new DataTransfer();
        files.items.add(new File(["and nine limes"], "more.md"));
        files.items.add(new File([new Uint8Array([0, 255, 1])], "photo.png"));
        const at = document.querySelector(".chat");
        for (const name of ["dragenter", "dragover", "drop"]) {
            at.dispatchEvent(new DragEvent(name, { dataTransfer: files, bubbles: true, cancelable: true }));
        }
    }""")
    page.sees("more.md", ".attached")
    page.toast("photo.png is not text.")
    page.button("Leave more.md out").click()
    page.say("What is on my list?")
    asked = t.model.told("What is on my list?")
    assert any("forty lemons" in json.dumps(request) for request in asked), asked
    assert not any("nine limes" in json.dumps(request) for request in asked)


@flow()
def modes(t):
    """the menu of modes changes the prompt, for this conversation and new ones"""
    page = t.page()
    page.page.get_by_label("Mode", exact=True).select_option("coach")
    page.say("Who are you today?")
    system = t.model.told("Who are you today?")[0]["messages"][0]["content"]
    assert "practical coach" in system, system
    page.page.reload()
    page.ready()
    expect(page.page.get_by_label("Mode", exact=True)).to_have_value("coach")


@flow()
def private(t):
    """a private chat is plain to see and leaves nothing behind"""
    t.model.when("secret", "I keep it to myself.")
    t.model.when("again", "Still here.")
    page = t.page()
    page.say("In the open")
    page.page.get_by_role("switch", name="Private").check()
    page.sees("nothing of this is kept")
    page.title("Private chat")
    page.say("My secret is cake")
    page.sees("I keep it to myself.")
    page.say("Ask me again")
    heard = t.model.told("Ask me again")[0]["messages"]
    assert any("My secret is cake" in str(m["content"]) for m in heard), heard
    page.page.get_by_role("switch", name="Private").uncheck()
    page.sees("In the open")
    page.misses("My secret is cake")
    assert "cake" not in t.program.run("sessions", "search", "cake", "--json")
    assert len(t.program.json("sessions", "list")) == 1


@flow()
def learned(t):
    """what was learned stands under the message and can be taken back"""
    t.program.stop()
    small_model.bring(t.program.home)
    t.program.start()
    page = t.page()
    page.say("My sister Anna lives in Lyon.")
    # Messages are read after the reply, in the background.
    expect(page.locator(".learned").first).to_contain_text("Anna", timeout=60000)
    page.locator(".learned").get_by_role("button", name="Undo").first.click()
    page.sees("Taken back", ".learned")
    texts = [fact["text"] for fact in t.program.json("memory", "list")]
    assert len(texts) == page.locator(".learned li:not(.settled)").count(), texts


@flow()
def why(t):
    """Why shows the prompt, the model, the skills and the facts of a reply"""
    t.program.run("memory", "add", "I am allergic to peanuts.")
    page = t.page()
    page.say("What should I not eat?")
    page.press("Why this reply")
    expect(page.dialog).to_be_visible()
    page.sees("companion", "dialog")
    page.sees("scripted", "dialog")
    page.sees("peanuts", "dialog")
    page.button("Close").click()
    expect(page.dialog).to_have_count(0)


@flow()
def model_bar(t):
    """the model's line tells its name, state, speed, context and memory, and opens the models"""
    page = t.page()
    page.say("Hello")
    bar = page.locator(".modelbar")
    expect(bar).to_contain_text("tokens")
    expect(bar).to_contain_text("MB")
    bar.get_by_role("button").click()
    page.sees("Download a larger one", "dialog")
    page.sees("scripted", "dialog")


@flow(expected="Failed to load resource|the scripted model fails|model")
def model_fails(t):
    """a model that fails says why and what to do, keeps what was said, and can be tried again"""
    t.model.when("weather", status=500)
    page = t.page()
    page.say("How is the weather?", waits=False)
    expect(page.page.get_by_role("alert")).to_be_visible(timeout=20000)
    page.settle()
    t.model.when("weather", "It rains.")
    kept = page.said.count() == 1
    if kept:
        page.page.get_by_role("alert").get_by_role("button", name="Try again").click()
    else:
        expect(page.field).to_have_value("How is the weather?")
        page.button("Send").click()
    page.sees("It rains.")
    page.settle()
    expect(page.said).to_have_count(1)


@flow()
def two_tabs(t):
    """what is said in one tab or in the terminal appears in the other at once"""
    page = t.page()
    page.say("Hello from here")
    tab = t.another(page)
    tab.sees("Hello from here")
    tab.say("And from there")
    page.sees("And from there")
    session = t.program.json("sessions", "list")[0]["id"]
    t.program.run("ask", "--session", session, "And from the terminal")
    page.sees("And from the terminal")
    tab.sees("And from the terminal")


@flow()
def queue(t):
    """two tabs that send at once take turns, and the one that waits says so"""
    first = t.model.when("alpha", "Alpha is done.", pause=1)
    t.model.when("beta", "Beta is done.")
    page = t.page()
    tab = t.another(page, "#/chat/new")
    page.say("alpha", waits=False)
    page.sees("Alpha")
    tab.say("beta", waits=False)
    tab.sees("before you")
    first.go.set()
    tab.sees("Beta is done.")
    page.settle()
    page.sees("Alpha is done.")


@flow(sizes=("desktop",))
def queue_of_all(t):
    """what another program asks over MCP waits in the same queue"""
    first = t.model.when("alpha", "Alpha is done.", pause=1)
    t.model.when("gamma", "Gamma is done.")
    page = t.page()
    page.say("alpha", waits=False)
    page.sees("Alpha")
    with ThreadPoolExecutor() as threads:
        answer = threads.submit(t.program.ask_over_mcp, "gamma")
        for _ in range(200):
            if page.evaluate("fetch('/api/status').then((response) => response.json())")["queue"] == 2:
                break
            page.wait_for_timeout(50)
        else:
            raise AssertionError("what the host asks is not in the queue")
        assert not t.model.told("gamma")
        first.go.set()
        assert answer.result(60) == "Gamma is done."
    page.settle()


@flow(expected="Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE|EventSource|Failure|does not answer")
def restarts(t):
    """when the program stops the page says so, and goes on when it is back"""
    page = t.page()
    page.say("Hello")
    t.program.stop()
    page.wait_for_selector("html.unreachable")
    page.say("Are you there?", waits=False)
    page.sees("The program does not answer.", "body")
    page.settle()
    expect(page.field).to_have_value("Are you there?")
    t.program.start()
    page.wait_for_selector("html:not(.unreachable)", timeout=20000)
    page.button("Send").click()
    page.settle()
    expect(page.said).to_have_count(2)


@flow()
def frozen(t):
    """a conversation of an older day can be read, and goes on in a copy"""
    t.program.bring_sessions([("old", "2026-11-02T10:00:00Z", [("user", "It was November"), ("assistant", "So it was.")])])
    session = t.program.json("sessions", "list")[0]["id"]
    page = t.page(f"#/chat/{session}")
    page.sees("It was November")
    expect(page.field).to_be_hidden()
    page.button("Continue in a copy").click()
    expect(page.field).to_be_visible()
    page.say("And now it is later")
    page.sees("It was November")
    assert len(t.program.json("sessions", "list")) == 2


@flow(sizes=("desktop",))
def long_talk(t):
    """a conversation of a thousand messages opens at its end, and stays there while a reply grows"""
    when = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:00Z")
    talk = [("user" if n % 2 == 0 else "assistant", f"Message number {n}. " + "More words follow. " * 12) for n in range(1000)]
    t.program.bring_sessions([("long", when, talk)])
    t.model.when("more", "One line and another line.\n\n" * 40)
    page = t.page()
    page.sees("Message number 999")
    at_end = "() => { const v = document.getElementById('view'); return v.scrollHeight - v.scrollTop - v.clientHeight < 90 }"
    page.wait_for_function(at_end)
    # By keyboard and by selectors: to find a button by its role among thousands takes playwright long.
    page.field.fill("more")
    page.field.press("Enter")
    expect(page.locator("article.reply").last).to_contain_text("One line and another line.")
    page.wait_for_function(at_end)
    page.evaluate("document.getElementById('view').scrollTop = 0")
    page.locator("[aria-label='To the latest message']").click()
    page.wait_for_function(at_end)
