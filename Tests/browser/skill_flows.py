"""Skills and tools: on and off, trusted or not, and the question before a tool is called."""

import os
import pathlib

from harness import flow
from playwright.sync_api import expect

MANIFEST = """---
name: weather
description: Tells the weather. Use it when the user asks about the weather.
---
Run scripts/weather.sh and tell what it printed.
"""


def make(folder):
    """Writes a skill with a script."""
    (folder / "scripts").mkdir(parents=True)
    (folder / "SKILL.md").write_text(MANIFEST)
    script = folder / "scripts" / "weather.sh"
    script.write_text("#!/bin/sh\necho It snows in Basel.\n")
    os.chmod(script, 0o755)


def install(t):
    """A skill of the user's own."""
    folder = pathlib.Path(t.program.home) / "made" / "weather"
    make(folder)
    t.program.run("skills", "install", str(folder))


@flow()
def list_and_switch(t):
    """skills are listed with what they are for, and switched off and on"""
    page = t.page()
    page.open("#/skills")
    page.sees("@memory")
    field = page.page.get_by_role("switch", name="feature is on")
    field.uncheck()
    page.wait_for_timeout(200)
    off = {s["name"]: s for s in t.program.json("skills", "list")}["feature"]
    page.page.reload()
    page.ready()
    expect(field).not_to_be_checked()
    assert off.get("enabled") is False or off.get("mode") == "off", off
    field.check()


@flow()
def trust(t):
    """a skill that a directory brings along is trusted in the page, and can be used then"""
    t.program.stop()
    make(t.program.work / ".agent" / "skills" / "weather")
    t.program.start()
    page = t.page("#/skills")
    field = page.page.get_by_role("switch", name="weather is trusted")
    expect(field).not_to_be_checked()
    field.check()
    page.wait_for_timeout(300)
    page.page.reload()
    page.ready()
    expect(field).to_be_checked()
    expect(page.page.get_by_role("switch", name="weather is on")).to_be_checked()


@flow()
def tools(t):
    """a skill that came after the start is completed by its name, and its tools are listed"""
    page = t.page()
    page.open("#/skills")
    expect(page.page.get_by_role("heading", name="Tools", exact=True)).to_be_visible()
    page.misses("run_script", ".grid")
    install(t)
    page.open("#/chat")
    page.field.press_sequentially("@wea")
    expect(page.page.get_by_role("option", name="@weather").first).to_be_visible()
    page.field.press("Escape")
    page.open("#/skills")
    page.sees("run_script", ".grid")


@flow()
def consent(t):
    """a tool call is asked about in the page, refused, and allowed"""
    install(t)
    t.model.when("weather", "It snows, the tool says.", tool=("run_script", {"skill": "weather", "script": "scripts/weather.sh", "arguments": []}))
    page = t.page()
    page.say("@weather how is the weather?", waits=False)
    expect(page.button("Allow once")).to_be_visible()
    page.sees("weather.sh", ".consent")
    page.button("No", exact=True).click()
    page.settle()
    page.press("Try again")
    page.button("Allow once").click()
    page.settle()
    page.sees("It snows, the tool says.")
    results = [m for request in t.model.requests for m in request["messages"] if m["role"] == "tool"]
    assert any("It snows in Basel." in str(result["content"]) for result in results), results
