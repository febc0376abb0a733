// Conversations by day, a search through all of them, and one of them to read.
import { get, path, post, remove } from "./api.js";
import { ask, complain, menu, removeLater, trying } from "./dialogs.js";
import {
    button, count, download, el, icon, isWide, pages, placeOf, round, setRendered, settled, time,
} from "./dom.js";
import { live } from "./live.js";
import { Thread } from "./thread.js";
import { showWhy } from "./why.js";

const size = 60;
/** Sessions that go when their ten seconds are over. */
const leaving = new Set();

let reading = null;

export const title = () => (reading && !isWide() ? reading.title || "Conversation" : "History");
export const up = () => (reading ? "#/history" : null);

/** The list at the left. */
class SessionList {
    #next = null;
    #drawn = "";
    #stopPaging = () => {};

    constructor() {
        this.field = el("input", {
            type: "search", "aria-label": "Search conversations", placeholder: "Search", autocomplete: "off",
            oninput: settled(180, () => this.load().catch(complain)),
        });
        this.list = el("div.days");
        this.node = el("section.list-pane", { "aria-label": "Conversations" },
            el("div.searchbar", {}, icon("search"), this.field), this.list);
    }

    /** Loads from the beginning: the days, or what a search finds. */
    async load() {
        const text = this.field.value.trim();
        if (text) {
            const found = await get(`/api/sessions/search?q=${encodeURIComponent(text)}`);
            if (text !== this.field.value.trim()) return;
            this.#stopPaging();
            this.#drawn = "";
            return this.list.replaceChildren(...this.#found(found));
        }
        const shown = this.list.querySelectorAll("a[data-id]").length;
        const page = await get(`/api/sessions?limit=${Math.min(Math.max(size, shown), 1000)}`);
        if (this.field.value.trim()) return;
        // What stayed the same keeps its focus and its place.
        const drawn = JSON.stringify(page);
        if (drawn === this.#drawn) return;
        this.#drawn = drawn;
        this.#stopPaging();
        this.list.replaceChildren();
        this.#add(page);
        if (!page.days.length) {
            this.list.append(el("p.nothing", {}, "No conversations yet. ", el("a", { href: "#/chat" }, "Begin one")));
        }
        if (page.next) this.#stopPaging = pages(this.list, () => this.#more());
        this.mark();
    }

    /** Marks the one that is read. */
    mark() {
        for (const link of this.list.querySelectorAll("a[data-id]")) {
            if (link.dataset.id === reading?.id) link.setAttribute("aria-current", "true");
            else link.removeAttribute("aria-current");
        }
    }

    async #more() {
        const page = await get(`/api/sessions?limit=${size}&before=${encodeURIComponent(this.#next)}`);
        this.#drawn = "";
        this.#add(page);
        return Boolean(page.next);
    }

    #add(page) {
        this.#next = page.next;
        for (const { day, title, sessions } of page.days) {
            let part = this.list.lastElementChild;
            if (part?.dataset.day !== day) {
                part = el("section.day", { "data-day": day }, el("h2", {}, title), el("ul"));
                this.list.append(part);
            }
            part.lastChild.append(...sessions.map((session) => this.#row(session)));
        }
    }

    #row(session) {
        const more = round("more", `Actions for ${session.title || "this conversation"}`, () => menu(more, [
            ["Rename", trying(() => this.#rename(session))],
            ["Continue in a copy", trying(() => fork(session.id))],
            ["Export as Markdown", () => download(session.id, "md")],
            ["Export as JSON", () => download(session.id, "json")],
            ["Delete", () => this.#delete(session, row), "danger"],
        ]));
        const row = el("li.session", { hidden: leaving.has(session.id) },
            el("a", { href: path`#/history/${session.id}`, "data-id": session.id },
                el("span.name", {}, session.title || "Untitled"),
                el("span.small", {}, `${time(session.last_at)} · ${count(session.messages, "message")}`)),
            more);
        return row;
    }

    #found(sessions) {
        if (!sessions.length) return [el("p.nothing", {}, "Nothing found.")];
        return sessions.map(({ session, title, day, passages }) => el("section.day", {},
            el("h2", {}, title || "Untitled", el("span.small", {}, day)),
            el("ul", {}, passages.map((passage) => {
                const text = el("span.passage");
                setRendered(text, passage.html);
                return el("li.session", {}, el("a", { href: placeOf(session, passage.message), "data-id": session },
                    el("span.small", {}, passage.role === "user" ? "You" : "Reply"), text));
            }))));
    }

    async #rename(session) {
        const title = await ask("Rename", { label: "Title", value: session.title });
        if (!title) return;
        await post(path`/api/sessions/${session.id}/rename`, { title });
        await this.load();
        if (reading?.id === session.id) await read(session.id);
    }

    #delete(session, row) {
        removeLater(`Deleted “${session.title || "Untitled"}”.`, {
            hide: () => {
                leaving.add(session.id);
                row.hidden = true;
                if (reading?.id === session.id) location.hash = "#/history";
            },
            show: () => {
                leaving.delete(session.id);
                if (row.isConnected) row.hidden = false;
                else this.load().catch(complain);
            },
            remove: (options) => remove(path`/api/sessions/${session.id}`, options),
        });
    }
}

async function fork(id) {
    const copy = await post(path`/api/sessions/${id}/fork`);
    location.hash = path`#/chat/${copy.id}`;
}

const list = new SessionList();
const thread = new Thread({ why: (message) => showWhy(message.id), fork: (message) => forkAfter(message) });
const pane = el("section.reading-pane", { "aria-label": "One conversation", tabindex: "0" });
const node = el("div.panes", {}, list.node, pane);

async function forkAfter(message) {
    const next = reading.messages[reading.messages.findIndex(({ id }) => id === message.id) + 1];
    const copy = await post(path`/api/sessions/${reading.id}/fork`, next ? { before: next.id } : {});
    location.hash = path`#/chat/${copy.id}`;
}

/** Reads a session into the pane. */
async function read(id) {
    reading = await get(path`/api/sessions/${id}`);
    thread.draw(reading.messages);
    const way = reading.frozen
        ? ["This day has passed; it can be read, not added to.",
            button("Continue in a copy", trying(() => fork(id)), { kind: "primary" })]
        : ["A conversation of today.", el("a.primary", { href: path`#/chat/${id}` }, "Continue in Chat")];
    pane.replaceChildren(el("div.column", {}, el("h2.reading-title", {}, reading.title || "Untitled"), thread.node,
        el("div.frozen", {}, el("p", {}, way[0]), way[1])));
}

/** Opens the view; with an id, that conversation beside (on a phone, instead of) the list. */
export async function open(view, [id], query) {
    const isNew = !node.isConnected;
    view.replaceChildren(node);
    node.classList.toggle("reads", Boolean(id));
    const changed = settled(300, () => list.load().catch(complain));
    live.addEventListener("change", changed);
    const opened = { close: () => live.removeEventListener("change", changed) };
    try {
        if (isNew) await list.load();
        if (id) {
            if (reading?.id !== id) pane.scrollTop = 0;
            await read(id);
            const message = query.get("m");
            if (message) thread.show(message);
        } else {
            reading = null;
            pane.replaceChildren(el("p.nothing", {}, "Choose a conversation to read it."));
        }
    } catch (error) {
        complain(error);
        if (id) location.hash = "#/history";
    }
    list.mark();
    return opened;
}
