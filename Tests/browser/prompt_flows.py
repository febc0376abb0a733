"""The prompts: changed with checks beside them, compared, rolled back, used, tested."""

from harness import flow
from playwright.sync_api import expect


def editor(page):
    return page.page.get_by_label("Text of")


@flow()
def edit(t):
    """a prompt is changed with what the model is given beside it, saved, and used"""
    page = t.page()
    page.open("#/prompts")
    page.page.get_by_role("link", name="coach").click()
    expect(page.locator(".rendered")).to_contain_text("practical coach")
    text = editor(page).input_value()
    editor(page).fill(text.replace("practical coach", "gentle coach"))
    expect(page.locator(".rendered")).to_contain_text("gentle coach")
    page.button("Save").click()
    expect(page.button("Save")).to_be_disabled()
    page.button("Use").click()
    page.sees("in use", ".list-pane" if not t.is_phone else "body") if not t.is_phone else None
    page.open("#/chat")
    page.say("Who are you today?")
    assert "gentle coach" in t.model.told("Who are you today?")[0]["messages"][0]["content"]


@flow(expected="Failed to load resource|Failure|prompt|400|422")
def checks(t):
    """what is wrong with a prompt is said while it is typed, and a wrong one is not saved"""
    page = t.page("#/prompts/coach")
    text = editor(page).input_value()
    editor(page).fill(text + "\nHello {{ nope\n")
    expect(page.locator(".problems .error").first).to_be_visible()
    page.button("Save").click()
    expect(page.locator(".toast").first).to_be_visible()
    assert "{{ nope" not in t.program.run("prompts", "show", "coach")


@flow()
def history(t):
    """the history compares revisions and rolls back"""
    page = t.page("#/prompts/coach")
    text = editor(page).input_value()
    for word in ("gentle", "stern"):
        editor(page).fill(text.replace("practical", word))
        page.button("Save").click()
        expect(page.button("Save")).to_be_disabled()
    page.button("History").click()
    page.button("Compare", exact=False).first.click()
    expect(page.locator(".diff ins").first).to_be_visible()
    page.button("Roll back to", exact=False).first.click()
    expect(page.dialog).to_have_count(0)
    expect(editor(page)).not_to_have_value(text.replace("practical", "stern"))


@flow()
def new(t):
    """a new prompt is made and can be chosen as a mode"""
    page = t.page("#/prompts")
    page.button("New prompt").click()
    page.page.get_by_label("Name").fill("gardener")
    page.keyboard.press("Enter")
    expect(page.page.get_by_label("Text of gardener")).to_be_visible()
    page.open("#/chat")
    page.page.get_by_label("Mode", exact=True).select_option("gardener")


@flow()
def leaves(t):
    """unsaved changes are not lost without a word"""
    page = t.page("#/prompts/coach")
    editor(page).fill("changed")
    page.page.evaluate("location.hash = '#/prompts/code'")
    page.sees("Your changes to coach are lost.", "dialog")
    page.dialog.get_by_role("button", name="Cancel").click()
    expect(editor(page)).to_have_value("changed")


@flow()
def tests(t):
    """the tests of a prompt run, and their report is shown"""
    page = t.page("#/prompts/coach")
    page.button("Run tests").click()
    expect(page.dialog.get_by_label("Report")).to_contain_text("replies pass", timeout=30000)
