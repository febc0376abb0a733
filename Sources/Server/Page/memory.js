// What is remembered: facts by person and kind, what waits for a yes, what was, a profile, a look back.
import { get, path, post, remove } from "./api.js";
import { ask, complain, dialog, menu, sure, trying } from "./dialogs.js";
import { button, count, day, el, icon, pages, placeOf, round, setRendered, settled } from "./dom.js";
import { live } from "./live.js";

const size = 100;
const parts = [
    ["", "Facts"], ["proposed", "Proposed"], ["past", "Past"], ["profile", "Profile"], ["reflection", "Reflection"],
];
const states = { "": "current", proposed: "proposed", past: "superseded" };
const nothing = {
    "": "Nothing is remembered yet. Say something about yourself, or add it here.",
    proposed: "Nothing waits for your yes.", past: "Nothing has changed yet.",
};

export const title = () => "Memory";

/** Facts of one state, page by page. */
class FactList {
    #offset = 0;
    #drawn = "";
    #total = 0;
    #stopPaging = () => {};

    constructor(part) {
        this.part = part;
        this.field = el("input", {
            type: "search", "aria-label": "Search facts", placeholder: "Search", autocomplete: "off",
            oninput: settled(180, () => this.load().catch(complain)),
        });
        this.list = el("div.facts-list");
        this.total = el("p.small", { role: "status" });
        this.node = el("div.stack", {},
            part === "" && adder(() => this.load()),
            el("div.searchbar", {}, icon("search"), this.field), this.total, this.list);
    }

    async load() {
        const text = this.field.value;
        const page = await this.#page(0, Math.min(Math.max(size, this.#offset), 10_000));
        if (text !== this.field.value) return;
        // What stayed the same keeps its focus and its place.
        const drawn = JSON.stringify(page);
        if (drawn === this.#drawn) return;
        this.#drawn = drawn;
        this.#stopPaging();
        this.list.replaceChildren();
        this.#offset = 0;
        this.#total = page.total;
        this.total.textContent = page.total ? count(page.total, "fact") : "";
        this.#add(page);
        if (!page.total) this.list.append(el("p.nothing", {}, text ? "Nothing found." : nothing[this.part]));
        if (this.#offset < this.#total) this.#stopPaging = pages(this.list, () => this.#more());
    }

    #page(offset, limit) {
        const query = new URLSearchParams({ state: states[this.part], offset, limit });
        if (this.field.value.trim()) query.set("q", this.field.value.trim());
        return get(`/api/facts?${query}`);
    }

    async #more() {
        const page = await this.#page(this.#offset, size);
        this.#drawn = "";
        this.#add(page);
        return page.groups.length > 0 && this.#offset < this.#total;
    }

    #add(page) {
        for (const group of page.groups) {
            let section = this.list.lastElementChild;
            if (section?.dataset.subject !== group.subject) {
                section = el("section.person", { "data-subject": group.subject }, el("h2", {}, group.title));
                this.list.append(section);
            }
            for (const fact of group.facts) {
                this.#offset += 1;
                let kind = section.querySelector(`[data-kind="${CSS.escape(fact.category)}"]`);
                if (!kind) {
                    kind = el("div.kind", { "data-kind": fact.category },
                        el("h3", {}, fact.category.replaceAll("_", " ")), el("ul.facts"));
                    section.append(kind);
                }
                kind.lastChild.append(this.#row(fact));
            }
        }
    }

    #row(fact) {
        const again = () => this.load();
        const more = round("more", `Actions for: ${fact.text}`, () => menu(more, [
            ["Correct", trying(() => correct(fact, again))],
            ["Forget", trying(() => forget(fact, again)), "danger"],
        ]));
        const answer = (action, words, kind) => button(
            words, trying(() => post(path`/api/facts/${fact.id}/${action}`).then(again)),
            { kind, "aria-label": `${words}: ${fact.text}` });
        const { source } = fact;
        return el("li.fact", {},
            el("div", {}, el("p", {}, fact.text),
                el("p.small.quote", {},
                    source.quote && source.quote !== fact.text && el("q", {}, source.quote), " ",
                    source.session
                        ? el("a", { href: placeOf(source.session, source.message) }, day(source.at))
                        : el("span", {}, `added ${day(source.at)}`),
                    fact.valid_to && el("span", {}, ` · until ${day(fact.valid_to)}`))),
            this.part === "proposed"
                ? el("div.buttons", {}, answer("accept", "Accept", "primary"), answer("refuse", "Refuse", "plain"))
                : more);
    }
}

function adder(done) {
    const field = el("input", {
        "aria-label": "Something to remember", placeholder: "Add something to remember", autocomplete: "off",
    });
    return el("form.adder", {
        onsubmit: trying(async (event) => {
            event.preventDefault();
            const text = field.value.trim();
            if (!text) return;
            await post("/api/facts", { text });
            field.value = "";
            await done();
        }),
    }, field, el("button.round.accent", { "aria-label": "Add" }, icon("new")));
}

async function correct(fact, done) {
    const text = await ask("Correct", { label: "What is so", value: fact.text, lines: 3 });
    if (!text || text === fact.text) return;
    await post(path`/api/facts/${fact.id}`, { text });
    await done();
}

/** Forgets for good and shows what the search of the file found afterwards. */
async function forget(fact, done) {
    const warning = `“${fact.text}” is erased, with its history. This cannot be taken back.`;
    if (!await sure("Forget this?", warning, "Forget")) return;
    const { proof } = await remove(path`/api/facts/${fact.id}`);
    await done();
    const { hits, messages, facts } = proof.remaining;
    dialog("Forgotten", el("div.stack", {},
        el("p", {}, proof.forgotten.text),
        proof.redacted.length > 0 && el("p", {}, `Taken out of ${count(proof.redacted.length, "message")}.`),
        el(hits === 0 ? "p.proof" : "p.proof.open", {}, hits === 0
            ? "The bytes of the database file were searched: nothing of it is left."
            : `It still stands ${hits === 1 ? "once" : `${hits} times`} in the database file:`),
        hits > 0 && el("ul.plainlist", {},
            messages.map(({ session, message }) => el("li", {}, el("a", {
                href: placeOf(session, message), onclick: (event) => event.target.closest("dialog").close(),
            }, "in a message"))),
            facts.map(() => el("li", {}, "in another fact")),
            !messages.length && !facts.length
                && el("li", {}, "as part of other words, or another program holds the file open"))));
}

async function profile() {
    const { summary = [], sections = [] } = await get("/api/profile");
    if (!sections.length) return el("p.nothing", {}, "Nothing is remembered yet.");
    return el("div.stack", {},
        summary.length > 0 && el("p.lead", {}, summary.map(({ text }) => text).join(" ")),
        el("div.profile", {}, sections.map((section) => el("section.card", {}, el("h2", {}, section.title),
            el("ul.plainlist", {}, section.lines.map((line) => el("li", {}, line.text)))))));
}

async function reflection() {
    const { summary = [], findings = [], plots = [] } = await get("/api/reflect");
    return el("div.stack", {},
        summary.length > 0 && el("p.lead", {}, summary.map(({ text }) => text).join(" ")),
        el("div.plots", {}, plots.map((svg) => {
            const figure = el("figure.plot");
            setRendered(figure, svg);
            figure.prepend(el("figcaption.small", {}, figure.querySelector("svg")?.getAttribute("aria-label") ?? ""));
            return figure;
        })),
        findings.length
            ? el("ul.findings", {}, findings.map(({ text, days }) =>
                el("li.card", {}, el("p", {}, text), el("p.small", {}, days.join(", ")))))
            : el("p.nothing", {}, "Nothing that was said shows a change yet."));
}

const lists = Object.fromEntries(Object.keys(states).map((part) => [part, new FactList(part)]));
const waiting = el("span.badge", { hidden: true });
const tabs = el("nav.subtabs", { "aria-label": "Memory" }, parts.map(([part, name]) =>
    el("a", { href: `#/memory${part && `/${part}`}` }, name, part === "proposed" && [" ", waiting])));
const content = el("div.content");
const node = el("div.page", {}, tabs, content);

async function countWaiting() {
    const { total } = await get("/api/facts?state=proposed&limit=1");
    waiting.hidden = !total;
    waiting.textContent = total;
}

/** Opens a part of memory. */
export async function open(view, [part = ""]) {
    view.replaceChildren(node);
    for (const link of tabs.children) {
        if (link.hash === `#/memory${part && `/${part}`}`) {
            link.setAttribute("aria-current", "page");
            link.scrollIntoView({ block: "nearest", inline: "center" });
        }
        else link.removeAttribute("aria-current");
    }
    const list = lists[part];
    const show = async () => {
        if (list) {
            if (content.firstChild !== list.node) content.replaceChildren(list.node);
            await list.load();
            // The facts are seen first.
            countWaiting().catch(complain);
        } else {
            const drawn = await (part === "reflection" ? reflection() : profile());
            content.replaceChildren(drawn);
        }
    };
    if (!list) content.replaceChildren(el("p.nothing", {}, "Looking through what is remembered …"));
    await show();
    const changed = settled(400, () => show().catch(complain));
    // A profile may be the model's work, so that it is made when it is opened and not with each change.
    if (list) live.addEventListener("change", changed);
    return { close: () => live.removeEventListener("change", changed) };
}
