// The conversation: opens today's last one, sends turns, draws what comes.
import { get, path, post } from "./api.js";
import { commands, run } from "./commands.js";
import { Composer } from "./composer.js";
import { complain, note, trying } from "./dialogs.js";
import { button, el, failureCard, icon, round, settled, toggle } from "./dom.js";
import { live, ready, refreshStatus } from "./live.js";
import { modelBar, showFigures, welcome } from "./models.js";
import { Reply } from "./reply.js";
import { Thread } from "./thread.js";
import { figures, runTurn } from "./turn.js";
import { showWhy } from "./why.js";

class Chat {
    /** The session as the program tells it; null for a new conversation. */
    session = null;
    messages = [];
    isPrivate = false;
    /** What stops the reply that arrives; null when none does. */
    running = null;
    /** What a turn told that the stored session does not: its notices, by message. */
    #told = new Map();
    /** What skills answered by themselves, which is not stored, and the message after which it stands. */
    #asides = [];
    /** Whether something changed while another view was open. */
    #isStale = false;

    constructor() {
        this.offers = {
            edit: (message) => this.edit(message), undo: () => this.undo(), retry: () => this.retry(),
            continue: () => this.send("Please continue."), fork: (message) => this.fork(message),
            why: (message) => showWhy(message.id),
        };
        this.thread = new Thread();
        this.arriving = el("div.arrivals");
        this.empty = el("div.empty");
        this.composer = new Composer({
            send: trying((text) => this.submit(text)), stop: trying(() => this.stop()), editLast: () => this.edit(),
        }, commands);
        this.frozen = el("div.frozen", { hidden: true },
            el("p", {}, "This conversation’s day has passed; it can be read, not added to."),
            button("Continue in a copy", trying(() => this.fork()), { kind: "primary" }));
        this.veil = el("p.veil", { hidden: true }, icon("private"),
            "Private: what is remembered is read, and nothing of this is kept.");
        this.latest = el("button.round.latest", {
            type: "button", "aria-label": "To the latest message", hidden: true, onclick: () => this.#toEnd(),
        }, icon("down"));
        this.column = el("div.column", {}, this.empty, this.thread.node, this.arriving);
        this.node = el("div.chat", {}, this.column,
            el("div.dock", {}, this.latest, this.veil, this.composer.node, this.frozen, modelBar()));
        this.privacy = toggle("Private", false, (event) => this.setPrivate(event.target.checked), { id: "private" });
        this.actions = [this.privacy, round("new", "New chat", () => this.begin())];
        this.composer.attachments.dropOn(this.node);
        new ResizeObserver(() => { if (this.isAtEnd) this.#toEnd(); }).observe(this.column);
        live.addEventListener("change", settled(120, () => this.refresh().catch(complain)));
        document.addEventListener("keydown", (event) => {
            const isMeant = this.running && this.node.isConnected && !event.defaultPrevented;
            if (event.key === "Escape" && isMeant) this.stop().catch(complain);
        });
    }

    // Opening

    /** Shows the conversation of an id, a new one ("new"), or, without, the one that was open or today's last. */
    async open(view, id) {
        this.view = view;
        view.replaceChildren(this.node);
        let top = 0;
        view.onscroll = () => {
            const isNear = view.scrollHeight - view.scrollTop - view.clientHeight < 80;
            // Who scrolls up leaves the end; a reply that grows faster than the view follows does not.
            this.isAtEnd = isNear || (this.isAtEnd && view.scrollTop >= top);
            top = view.scrollTop;
            this.latest.hidden = this.isAtEnd;
        };
        this.isAtEnd = true;
        this.composer.focus();
        if (id === "new") return this.begin();
        if (id && id !== this.session?.id) {
            this.#leavePrivate();
            await this.load(id);
        } else if (this.#isStale) {
            await this.refresh();
        } else if (!this.session && !this.messages.length && !this.isPrivate) {
            await this.#openLatest();
        }
        this.#toEnd();
    }

    async #openLatest() {
        const [{ days }] = await Promise.all([get("/api/sessions?limit=1"), ready]);
        const last = days[0]?.sessions[0];
        this.isFirst = !last;
        if (last && !last.frozen) await this.load(last.id);
        else this.#draw();
    }

    /** Loads a session and draws it. */
    async load(id) {
        const session = await get(path`/api/sessions/${id}`);
        if (this.session?.id !== id) this.#leave();
        if (this.session?.id !== id) {
            this.composer.edit(null);
            this.composer.chosen = {};
            this.#asides = [];
        }
        this.#take(session);
        this.#address();
    }

    #take(session) {
        this.session = session;
        this.messages = session.messages;
        this.composer.kept = session;
        this.#draw();
    }

    /** Takes over what happened elsewhere. */
    async refresh() {
        if (this.running || !this.session || this.isPrivate) return;
        this.#isStale = !this.node.isConnected;
        if (this.#isStale) return;
        const id = this.session.id;
        try {
            const session = await get(path`/api/sessions/${id}`);
            if (this.running || this.session?.id !== id) return;
            this.#take(session);
        } catch (error) {
            if (error.code !== "not_found") throw error;
            note("This conversation was deleted.");
            this.begin();
        }
    }

    /** Begins a new conversation; nothing is stored before its first message. */
    begin() {
        this.#leave();
        this.session = null;
        this.messages = [];
        this.#told.clear();
        this.#asides = [];
        this.composer.edit(null);
        this.composer.chosen = {};
        this.composer.kept = {};
        this.arriving.replaceChildren();
        showFigures(null);
        this.#draw();
        this.#address();
        this.composer.focus();
    }

    setPrivate(isPrivate) {
        if (this.isPrivate === isPrivate) return;
        this.#markPrivate(isPrivate);
        this.begin();
        if (!isPrivate) this.#openLatest().catch(complain);
    }

    #leavePrivate() { if (this.isPrivate) this.#markPrivate(false); }

    #markPrivate(isPrivate) {
        this.isPrivate = isPrivate;
        this.composer.isPrivate = isPrivate;
        this.privacy.querySelector("input").checked = isPrivate;
        this.veil.hidden = !isPrivate;
        document.documentElement.classList.toggle("private", isPrivate);
    }

    // Turns

    /** What was typed: a command of the page or a message. */
    async submit(text) {
        if (await run(text, this)) return;
        const editing = this.composer.editing;
        this.composer.edit(null);
        if (editing && !editing.isLast) {
            const copy = await post(path`/api/sessions/${this.session.id}/fork`, { before: editing.id });
            // Where the first message is sent anew, nothing is left to copy.
            if (copy.id) await this.load(copy.id);
            else this.begin();
        }
        // "//" begins a message with a slash.
        await this.send(text.replace(/^\/\//, "/"), { replaces: editing?.isLast ?? false });
    }

    /** Sends a turn and draws its reply; `replaces` puts it in the place of the last exchange. */
    async send(text, { replaces = false } = {}) {
        if (this.running) return;
        const { isPrivate, session } = this;
        const before = this.messages;
        const kept = replaces ? before.slice(0, before.findLastIndex(({ role }) => role === "user")) : before;
        const said = { role: "user", content: text, at: new Date().toISOString() };
        const attachments = this.composer.attachments.take();
        const control = new AbortController();
        const reply = new Reply();
        const running = this.running = { control, isPrivate, session: session?.id ?? null };
        this.#show(reply, [...kept, said]);
        const outcome = await runTurn({
            session: running.session, text, private: isPrivate, replaces_last: replaces && !isPrivate, attachments,
            ...(isPrivate ? { private_history: kept.map(({ role, content }) => ({ role, content })) } : {}),
            ...this.composer.chosen,
        }, reply, {
            signal: control.signal,
            saved: (id) => { running.session = id; if (!running.isLeft) this.#saved(id); },
        });
        if (running.isLeft) return;
        const { end, failure, notices } = outcome;
        const isKept = Boolean(outcome.session || reply.text);
        if (failure && !isKept) {
            // Nothing was stored: the text goes back to where it was written.
            this.messages = before;
            this.composer.text ||= text;
            this.composer.attachments.put(attachments);
        } else if (isPrivate || (end && !outcome.session)) {
            // A private exchange, and what a skill answered by itself, is kept by the page alone.
            const content = reply.text || reply.body.textContent.trim();
            const exchange = [said, {
                role: "assistant", content, html: outcome.html, notices, at: new Date().toISOString(),
                finish_reason: end?.finish_reason ?? "interrupted",
            }].slice(0, content ? 2 : 1);
            this.messages = isPrivate ? [...kept, ...exchange] : before;
            if (!isPrivate) this.#asides.push({ after: before.at(-1)?.id, exchange });
        }
        if (end?.message) this.#told.set(end.message, { notices });
        if (end?.usage) showFigures(figures(end.usage));
        refreshStatus().catch(() => {});
        // Until the stored messages are here, nothing else is sent.
        const id = end?.session ?? running.session;
        const stored = isPrivate || !id ? null : await get(path`/api/sessions/${id}`).catch(complain);
        if (running.isLeft) return;
        this.running = null;
        this.composer.isBusy = false;
        if (stored) this.#take(stored);
        else this.#draw();
        this.#address();
        const again = isKept && button("Try again", trying(() => this.retry()));
        this.arriving.replaceChildren(...(failure ? [failureCard(failure, again)] : []));
        if (this.isAtEnd) this.#toEnd();
        if (document.activeElement === document.body) this.composer.focus();
    }

    /** Shows a message that was just sent, and the place of its reply. */
    #show(reply, messages) {
        this.composer.isBusy = true;
        this.composer.text = "";
        this.isFirst = false;
        this.messages = messages;
        this.#draw();
        this.arriving.replaceChildren(reply.node);
        this.isAtEnd = true;
        this.#toEnd();
    }

    /** Turns to something else: a reply that arrives goes on and is stored, a private one ends. */
    #leave() {
        if (!this.running) return;
        this.running.isLeft = true;
        if (this.running.isPrivate) this.running.control.abort();
        this.running = null;
        this.composer.isBusy = false;
        this.arriving.replaceChildren();
    }

    /** A new conversation has its address as soon as its first message is stored. */
    #saved(id) {
        if (this.session) return;
        this.session = { id, title: "", frozen: false, messages: [] };
        this.#address();
    }

    /** Stops the reply; what came is kept. */
    async stop() {
        const running = this.running;
        if (!running) return;
        if (this.isPrivate || !running.session) return running.control.abort();
        try {
            await post("/api/turns/stop", { session: running.session });
        } catch (error) {
            // It had ended in the meantime, which is what was wanted.
            if (error.code !== "not_found") throw error;
        }
    }

    async retry() {
        const last = this.messages.findLast(({ role }) => role === "user");
        if (last) await this.send(last.content, { replaces: true });
    }

    /** Puts a message, by default the last, back into the field. */
    edit(message = this.messages.findLast(({ role }) => role === "user")) {
        if (!message || this.running || this.session?.frozen) return;
        const isLast = message === this.messages.findLast(({ role }) => role === "user");
        if (!isLast && this.isPrivate) return note("In a private chat the last message can be edited.");
        this.composer.edit(
            { ...message, isLast }, isLast ? "Replaces your last message." : "Goes on from there in a copy.");
    }

    async undo() {
        if (this.running) return note("Stop the reply first.");
        if (this.isPrivate) {
            const at = this.messages.findLastIndex(({ role }) => role === "user");
            this.composer.text ||= this.messages[at]?.content ?? "";
            this.messages = this.messages.slice(0, Math.max(at, 0));
            return this.#draw();
        }
        if (!this.session) return;
        const { text } = await post(path`/api/sessions/${this.session.id}/undo`);
        this.composer.text ||= text;
        this.#take(await get(path`/api/sessions/${this.session.id}`));
        this.composer.focus();
    }

    /** Copies the conversation, up to a message where one is given, and goes on in the copy. */
    async fork(message) {
        if (!this.session) return;
        const next = message && this.messages[this.messages.findIndex(({ id }) => id === message.id) + 1];
        const copy = await post(path`/api/sessions/${this.session.id}/fork`, next ? { before: next.id } : {});
        await this.load(copy.id);
        note("This is a copy; the other stays as it is.");
        this.composer.focus();
    }

    async rename(title) {
        if (!this.session) return note("A title comes with the first message.");
        await post(path`/api/sessions/${this.session.id}/rename`, { title });
        await this.refresh();
    }

    why() {
        const last = this.messages.findLast(({ role, id }) => role !== "user" && id);
        if (last) return showWhy(last.id);
        note("There is no reply yet.");
    }

    // Drawing

    /** The title for the head of the page. */
    get title() { return this.isPrivate ? "Private chat" : this.session?.title || "New chat"; }

    #draw() {
        this.thread.actions = this.session?.frozen ? { why: this.offers.why } : this.offers;
        const asides = (after) => this.#asides.filter((aside) => aside.after === after)
            .flatMap(({ exchange }) => exchange.map((message) => ({ ...message, isAside: true })));
        const stored = this.messages.flatMap((message) =>
            [{ ...message, ...this.#told.get(message.id) }, ...(message.id ? asides(message.id) : [])]);
        const shown = [...asides(undefined), ...stored];
        this.thread.draw(shown);
        this.composer.node.hidden = Boolean(this.session?.frozen);
        this.frozen.hidden = !this.session?.frozen;
        if (!shown.length && !this.running) {
            this.empty.replaceChildren(this.isFirst && !this.isPrivate ? welcome() : greeting(this.isPrivate));
        } else this.empty.replaceChildren();
        const last = this.messages.findLast(({ stats }) => stats);
        if (last && !this.running) showFigures(last.stats);
        dispatchEvent(new Event("titled"));
    }

    #address() {
        if (!this.node.isConnected) return;
        history.replaceState(null, "", this.session && !this.isPrivate ? path`#/chat/${this.session.id}` : "#/chat");
    }

    #toEnd() {
        this.view?.scrollTo(0, this.empty.hasChildNodes() ? 0 : this.view.scrollHeight);
    }
}

const greeting = (isPrivate) => el("section.greeting", {},
    el("h2", {}, isPrivate ? "Between us, and gone after." : "What is on your mind?"),
    el("p.small", {}, "@ calls a skill, / a command. Drop a file to attach it."));

const chat = new Chat();

/** Opens the view. */
export async function open(view, [id]) {
    await chat.open(view, id);
    return { close: () => { view.onscroll = null; } };
}

export const title = () => chat.title;
export const actions = () => chat.actions;
