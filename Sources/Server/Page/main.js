// Which view is open: the address after "#" says so.
import { get } from "./api.js";
import * as chat from "./chat.js";
import { complain } from "./dialogs.js";
import { el } from "./dom.js";
import { live, start } from "./live.js";

const views = {
    chat: () => chat,
    history: () => import("./history.js"),
    memory: () => import("./memory.js"),
    prompts: () => import("./prompts.js"),
    skills: () => import("./skills.js"),
};

const view = document.getElementById("view");
const back = document.getElementById("back");
let current = null;
let module = chat;

/** #/history/ID?m=MESSAGE → view, the parts after it, and what follows the question mark. */
function address() {
    const [place, query] = location.hash.replace(/^#\/?/, "").split("?");
    const [name, ...rest] = place.split("/").map(decodeURIComponent);
    return { name: name in views ? name : "chat", rest, query: new URLSearchParams(query) };
}

function head() {
    const title = module.title();
    document.getElementById("title").textContent = title;
    document.title = `${title} · agent`;
    const actions = module.actions?.() ?? [];
    const place = document.getElementById("actions");
    // What stays keeps its focus.
    if (actions.length !== place.children.length || actions.some((action, index) => action !== place.children[index])) {
        place.replaceChildren(...actions);
    }
    const up = module.up?.();
    back.hidden = !up;
    if (up) back.href = up;
}

/** The module of a view. Why one does not come, the browser does not say; the program does. */
async function load(name) {
    try {
        return await views[name]();
    } catch (error) {
        await get("/api/status");
        throw error;
    }
}

async function show() {
    const { name, rest, query } = address();
    const isOther = document.documentElement.dataset.view !== name;
    current?.close?.();
    document.documentElement.dataset.view = name;
    for (const link of document.querySelectorAll(".tabs a, #more a")) {
        const isHere = link.hash === `#/${name}`;
        if (isHere) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
    }
    const more = document.getElementById("more");
    if (more.matches(":popover-open")) more.hidePopover();
    try {
        module = await load(name);
        if (isOther) view.scrollTop = 0;
        current = await module.open(view, rest, query);
    } catch (error) {
        complain(error);
    }
    head();
    if (isOther && current && name !== "chat") view.focus({ preventScroll: true });
    document.documentElement.dataset.ready = "yes";
    performance.mark("ready");
}

addEventListener("hashchange", show);
addEventListener("titled", head);
addEventListener("signed-out", () => view.replaceChildren(el("section.welcome", {}, el("h2", {}, "The door is closed."),
    el("p", {}, "This browser has no key any more. Open the link that ", el("code", {}, "agent serve"),
        " prints, or begin with ", el("code", {}, "agent serve --open"), "."))));
live.addEventListener("reach", (event) => {
    document.documentElement.classList.toggle("unreachable", !event.detail);
});

start();
show();
