// Where a message is written: the field, its files, the menus of mode and model, send and stop.
import { post } from "./api.js";
import { Attachments } from "./attachments.js";
import { Completion } from "./completion.js";
import { trying } from "./dialogs.js";
import { el, icon, round } from "./dom.js";
import { live, status } from "./live.js";

const pick = (menu) => el("span.pick", {}, menu, icon("down"));

const touches = matchMedia("(pointer: coarse)");

export class Composer {
    /** What was chosen for this conversation; goes with its turns. */
    chosen = {};
    #kept = {};
    /** What the next message replaces: `{id, isLast}`; null for a new one. */
    editing = null;

    /** `on` has `send(text)`, `stop()`, `editLast()` and `escape()`. */
    constructor(on, commands) {
        this.on = on;
        this.attachments = new Attachments();
        this.field = el("textarea", {
            id: "message", rows: 1, "aria-label": "Message", placeholder: "Say something", autocomplete: "off",
            enterkeyhint: "send", oninput: () => this.#written(), onchange: () => this.#written(),
            onkeydown: (event) => this.#key(event),
            onpaste: (event) => {
                if (!event.clipboardData.files.length) return;
                event.preventDefault();
                this.attachments.add(event.clipboardData.files);
            },
        });
        this.completion = new Completion(this.field, commands);
        const menu = (label, kind) =>
            el("select.pill", { "aria-label": label, title: label, onchange: trying(() => this.#pick(kind)) });
        this.mode = menu("Mode", "mode");
        this.model = menu("Model", "model");
        this.button = round("send", "Send", null, "accent");
        this.button.type = "submit";
        this.button.id = "send";
        this.notice = el("p.small.editing", { hidden: true });
        this.node = el("form.composer", { onsubmit: (event) => { event.preventDefault(); this.#submit(); } },
            this.completion.node, this.notice, this.attachments.node, this.attachments.field, this.field,
            el("div.row", {}, round("attach", "Attach files", () => this.attachments.choose()),
                el("span.picks", {}, pick(this.mode), pick(this.model)), this.button));
        live.addEventListener("status", () => this.#menus());
        if (status) this.#menus();
        this.text = sessionStorage.getItem("draft") ?? "";
    }

    get text() { return this.field.value; }
    set text(value) { this.field.value = value; this.#written(); }

    /** The mode and the model that the conversation keeps. */
    set kept({ mode, model }) {
        this.#kept = { mode, model };
        if (status) this.#menus();
    }

    /** Whether a reply arrives: the button stops it. */
    set isBusy(value) {
        this.busy = value;
        this.button.replaceChildren(icon(value ? "stop" : "send"));
        this.button.setAttribute("aria-label", value ? "Stop" : "Send");
        this.#written();
    }

    focus() { if (!touches.matches) this.field.focus(); }

    /** Puts a message back, to be sent again; null ends that. */
    edit(message, note) {
        this.editing = message;
        this.notice.hidden = !message;
        if (!message) return;
        this.notice.replaceChildren(note, " ", el("button", {
            type: "button", onclick: () => { this.edit(null); this.text = ""; },
        }, "Leave it"));
        this.text = message.content;
        this.field.focus();
    }

    #written() {
        this.button.disabled = !this.busy && !this.text.trim();
        // Safari and Firefox know no `field-sizing` yet.
        if (!CSS.supports("field-sizing", "content")) {
            this.field.style.height = "auto";
            this.field.style.height = `${this.field.scrollHeight}px`;
        }
        if (!this.isPrivate) sessionStorage.setItem("draft", this.text);
    }

    #key(event) {
        if (event.isComposing || this.completion.key(event)) return;
        if (event.key === "Enter" && !event.shiftKey && !touches.matches) {
            event.preventDefault();
            if (!this.busy) this.#submit();
        } else if (event.key === "ArrowUp" && !this.text) {
            event.preventDefault();
            this.on.editLast();
        } else if (event.key === "Escape" && this.editing) {
            this.edit(null);
            this.text = "";
        }
    }

    #submit() {
        if (this.busy) return this.on.stop();
        const text = this.text.trim();
        if (!text) return;
        this.completion.close();
        this.on.send(text);
    }

    async #pick(kind) {
        this.chosen[kind] = this[kind].value;
        await post(`/api/${kind}`, { name: this[kind].value });
    }

    #menus() {
        const fill = (select, names, current) => {
            if (select.dataset.names !== names.join("\n")) {
                select.dataset.names = names.join("\n");
                select.replaceChildren(...names.map((name) => el("option", { value: name }, name)));
            }
            select.value = current;
        };
        fill(this.mode, status.modes, this.chosen.mode ?? this.#kept.mode ?? status.mode);
        const models = status.models.map((model) => model.name);
        const current = status.models.find((model) => model.current)?.name ?? status.model.name;
        fill(this.model, models, this.chosen.model ?? this.#kept.model ?? current);
    }
}
