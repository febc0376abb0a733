// What lies over the page for a moment: notes, questions, menus.
import { Failure } from "./api.js";
import { el, round, speak } from "./dom.js";

/** A note at the bottom, with one action; `onend` is called when it goes away untouched. */
export function note(text, { action, onaction, onend, seconds = 5 } = {}) {
    const end = () => { clearTimeout(timer); node.remove(); };
    const timer = setTimeout(() => { end(); onend?.(); }, seconds * 1000);
    const node = el("div.toast", {}, el("span", {}, text),
        action && el("button", { type: "button", onclick: () => { end(); onaction(); } }, action),
        seconds >= 10 && el("i.running", { "aria-hidden": "true" }));
    document.getElementById("toasts").append(node);
    return end;
}

/** Shows what went wrong. */
export function complain(error) {
    if (error.name === "AbortError") return;
    if (!(error instanceof Failure)) console.error(error);
    note([error.message, error.remedy].filter(Boolean).join(" "), { seconds: 9 });
}

/** Runs something and shows what went wrong, if anything did. */
export const trying = (body) => async (...values) => {
    try { return await body(...values); } catch (error) { complain(error); }
};

/** Opens a dialog over the page; gives what it was closed with. */
export function dialog(title, content, { wide = false } = {}) {
    const body = el("div.dialog-body", {}, content);
    const node = el(wide ? "dialog.wide-dialog" : "dialog", { "aria-label": title },
        el("div.dialog-head", {}, el("h2", {}, title), round("close", "Close", () => node.close())), body);
    // What scrolls can be reached by the keyboard; what does not is no stop on the way.
    new ResizeObserver(() => {
        if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
        else body.removeAttribute("tabindex");
    }).observe(body);
    node.addEventListener("click", (event) => { if (event.target === node) node.close(); });
    document.body.append(node);
    node.showModal();
    const result = new Promise((done) =>
        node.addEventListener("close", () => { node.remove(); done(node.returnValue); }));
    return { node, result, close: (value) => node.close(value) };
}

/** Asks for a line or more of text; gives null where it was left. */
export async function ask(title, { label, value = "", confirm = "Save", lines = 1 }) {
    const field = lines > 1
        ? el("textarea", { rows: lines, "aria-label": label, value })
        : el("input", { "aria-label": label, value, autocomplete: "off" });
    const form = el("form", { method: "dialog" }, field,
        el("div.buttons", {},
            el("button.plain", { type: "button", onclick: () => shown.close() }, "Cancel"),
            el("button.primary", { value: "yes" }, confirm)));
    const shown = dialog(title, form);
    field.select();
    const answer = await shown.result;
    return answer === "yes" && field.value.trim() ? field.value.trim() : null;
}

/** Asks before something that cannot be taken back. */
export async function sure(title, text, confirm) {
    const form = el("form", { method: "dialog" }, el("p", {}, text),
        el("div.buttons", {},
            el("button.plain", { value: "" }, "Cancel"), el("button.primary", { value: "yes" }, confirm)));
    return await dialog(title, form).result === "yes";
}

/** A menu at a button: items are `[label, action]`. */
export function menu(button, items) {
    const node = el("div.menu", { role: "menu", popover: "auto" }, items.map(([label, action, kind = ""]) =>
        el("button", {
            role: "menuitem", type: "button", class: kind, tabindex: -1,
            onclick: () => { node.hidePopover(); action(); },
        }, label)));
    const choices = [...node.children];
    node.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const at = choices.indexOf(document.activeElement);
        choices[(at + step + choices.length) % choices.length].focus();
    });
    node.addEventListener("toggle", (event) => {
        if (event.newState !== "closed") return;
        node.remove();
        if (!document.activeElement?.matches("dialog *")) button.focus();
    });
    button.after(node);
    node.showPopover();
    const place = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = node;
    node.style.left = `${Math.max(8, Math.min(place.right - width, innerWidth - width - 8))}px`;
    const fitsBelow = place.bottom + height + 8 < innerHeight;
    node.style.top = `${fitsBelow ? place.bottom + 4 : Math.max(8, place.top - height - 4)}px`;
    choices[0].focus();
}

/** Takes something away at once, and for good when ten seconds went by without "Undo" (or the page is left). */
export function removeLater(text, { hide, show, remove }) {
    hide();
    speak(text);
    const leave = () => { end(); remove({ keepalive: true }); };
    const finish = async () => {
        removeEventListener("pagehide", leave);
        try { await remove(); } catch (error) { show(); complain(error); }
    };
    addEventListener("pagehide", leave);
    const end = note(text, {
        seconds: 10, action: "Undo", onend: finish,
        onaction: () => { removeEventListener("pagehide", leave); show(); },
    });
}

