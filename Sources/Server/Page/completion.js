// Names of skills after "@" and of commands after "/", offered while they are typed.
import { get } from "./api.js";
import { el, settled } from "./dom.js";

export class Completion {
    #items = [];
    #chosen = -1;

    /** `commands` are the page's own: `{text, detail}`. */
    constructor(field, commands) {
        this.field = field;
        this.commands = commands;
        this.node = el("ul.completion", {
            role: "listbox", id: "completion", tabindex: 0, "aria-label": "Suggestions", hidden: true,
        });
        field.setAttribute("aria-autocomplete", "list");
        field.setAttribute("aria-controls", "completion");
        const look = settled(60, () => this.#look());
        field.addEventListener("input", look);
        field.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    }

    /** Takes the keys that belong to an open list; says whether it did. */
    key(event) {
        if (this.node.hidden) return false;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) this.#choose((this.#chosen + step + this.#items.length) % this.#items.length);
        else if (event.key === "Tab" || event.key === "Enter") this.#accept(this.#chosen);
        else if (event.key === "Escape") this.close();
        else return false;
        event.preventDefault();
        return true;
    }

    close() {
        this.node.hidden = true;
        this.field.removeAttribute("aria-activedescendant");
    }

    #word() {
        const before = this.field.value.slice(0, this.field.selectionEnd);
        return /^@[\w-]+ [\w-]*$/.exec(before)?.[0] ?? /(?:^|\s)(@[\w-]*)$/.exec(before)?.[1]
            ?? /^\/[a-z]*$/.exec(before)?.[0] ?? null;
    }

    async #look() {
        const word = this.#word();
        if (!word) return this.close();
        const items = word.startsWith("/")
            ? this.commands.filter((command) => command.text.startsWith(word))
            : await get(`/api/complete?text=${encodeURIComponent(word)}`).catch(() => []);
        if (word !== this.#word()) return;
        if (!items.length || (items.length === 1 && items[0].text === word)) return this.close();
        this.#items = items.slice(0, 24);
        this.node.replaceChildren(...this.#items.map((item, index) => el("li", {
            role: "option", id: `completion-${index}`,
            onpointerdown: (event) => { event.preventDefault(); this.#accept(index); },
        }, el("b", {}, item.text), " ", el("span", {}, item.detail ?? ""))));
        this.node.hidden = false;
        this.#choose(0);
    }

    #choose(index) {
        this.#chosen = index;
        [...this.node.children].forEach((node, at) => node.setAttribute("aria-selected", String(at === index)));
        this.node.children[index].scrollIntoView({ block: "nearest" });
        this.field.setAttribute("aria-activedescendant", `completion-${index}`);
    }

    #accept(index) {
        const word = this.#word() ?? "";
        const end = this.field.selectionEnd;
        this.field.setRangeText(`${this.#items[index].text} `, end - word.length, end, "end");
        this.close();
        this.field.dispatchEvent(new Event("change"));
    }
}
