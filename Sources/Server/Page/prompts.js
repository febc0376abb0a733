// The prompts on disk: read, changed with what they become and what is wrong beside them, compared, tested.
import { get, path, post, put } from "./api.js";
import { ask, complain, dialog, sure, trying } from "./dialogs.js";
import { asWritten, button, day, el, failureCard, isWide, round, settled, time } from "./dom.js";
import { live, refreshStatus } from "./live.js";

let name = null;

export const title = () => (name && !isWide() ? name : "Prompts");
export const up = () => (name ? "#/prompts" : null);
export const actions = () => [newButton];

const newButton = round("new", "New prompt", trying(async () => {
    const fresh = await ask("New prompt", { label: "Name", confirm: "Make it" });
    if (!fresh) return;
    const head = `---\nname: ${fresh}\ndescription: What it is for.\n---\n`;
    await put(path`/api/prompts/${fresh}`, { text: `${head}You are a helpful assistant.\n` });
    await refreshStatus();
    location.hash = path`#/prompts/${fresh}`;
}));

const list = el("ul.cards");
const listPane = el("section.list-pane", { "aria-label": "Prompts" }, list);
const pane = el("section.reading-pane", { "aria-label": "Prompt", tabindex: "0" });
const node = el("div.panes", {}, listPane, pane);

async function drawList() {
    const prompts = await get("/api/prompts");
    list.replaceChildren(...prompts.map((prompt) => el("li", {}, el("a.card", {
        href: path`#/prompts/${prompt.name}`, "aria-current": prompt.name === name ? "true" : null,
    }, el("span.between", {}, el("b", {}, prompt.name), el("span.small", {}, prompt.active ? "in use" : prompt.origin)),
    el("span.small", {}, prompt.description)))));
}

/** One prompt in its editor. */
class Editor {
    constructor(prompt) {
        this.name = prompt.name;
        this.saved = prompt.text;
        this.field = el("textarea.editor", {
            "aria-label": `Text of ${prompt.name}`, spellcheck: "true", value: prompt.text,
            oninput: () => this.#typed(),
        });
        this.save = button("Save", trying(() => this.#save()), { kind: "primary", disabled: true });
        this.problems = el("ul.problems", { "aria-label": "Checks" });
        this.rendered = asWritten("What the model is given", "", ".rendered");
        this.node = el("div.stack", {}, el("h2.reading-title", {}, prompt.name),
            el("div.buttons", {}, this.save, button("Use", trying(() => this.#use())),
                button("Run tests", () => this.#test()), button("History", trying(() => this.#history()))),
            el("div.split", {},
                el("div.stack", {}, this.field, el("div", { role: "status" }, this.problems)),
                el("div.stack", {}, el("h2.label", {}, "What the model is given"), this.rendered)));
        this.field.addEventListener("keydown", (event) => {
            if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
            event.preventDefault();
            this.save.click();
        });
        this.#show(prompt);
    }

    get isChanged() { return this.field.value !== this.saved; }

    #typed() {
        this.save.disabled = !this.isChanged;
        this.#render();
    }

    #render = settled(200, trying(async () => {
        const text = this.field.value;
        const shown = await post(path`/api/prompts/${this.name}/render`, { text });
        if (text === this.field.value) this.#show(shown);
    }));

    #show({ rendered, problems }) {
        this.rendered.textContent = rendered ?? "";
        this.problems.replaceChildren(...(problems.length ? problems.map((problem) => el(`li.${problem.severity}`, {},
            problem.line && button(`line ${problem.line}`, () => this.#goTo(problem.line), { kind: "line" }),
            " ", problem.message)) : [el("li.fine", {}, "Nothing is wrong.")]));
    }

    #goTo(line) {
        const lines = this.field.value.split("\n");
        const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
        this.field.focus();
        this.field.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    }

    async #save() {
        await put(path`/api/prompts/${this.name}`, { text: this.field.value });
        this.saved = this.field.value;
        this.save.disabled = true;
        await drawList();
    }

    async #use() {
        await post(path`/api/prompts/${this.name}/use`);
        await Promise.all([drawList(), refreshStatus()]);
    }

    async #test() {
        const wait = el("p.small", { role: "status" }, "The model answers each case; this takes a while.");
        const shown = dialog(`Tests of ${this.name}`, wait, { wide: true });
        const body = shown.node.querySelector(".dialog-body");
        try {
            const report = await post(path`/api/prompts/${this.name}/test`);
            body.replaceChildren(asWritten("Report", report.text));
        } catch (error) {
            body.replaceChildren(failureCard(error));
        }
    }

    async #history() {
        const revisions = (await get(path`/api/prompts/${this.name}/history`)).reverse();
        const diff = el("div.diff", { tabindex: 0, role: "region", "aria-label": "Differences", hidden: true });
        const compare = trying(async (a, b) => {
            const { diff: text } = await get(`${path`/api/prompts/${this.name}/diff`}?a=${a}&b=${b}`);
            diff.hidden = false;
            diff.replaceChildren(...(text || "No difference.").split("\n").map((line) =>
                el(line.startsWith("+") ? "ins" : line.startsWith("-") ? "del" : "span", {}, line || " ")));
        });
        const rollBack = (revision) => trying(async () => {
            await post(path`/api/prompts/${this.name}/rollback`, { revision });
            shown.close();
            await load(this.name);
        });
        const row = ({ revision, at, current }, index) => el("li.card.between", {},
            el("span", {}, el("b", {}, `Revision ${revision}`), " ",
                el("span.small", {}, `${day(at)}, ${time(at)}${current ? " · as it is now" : ""}`)),
            el("span.buttons", {},
                revisions[index + 1] && button("Compare", () => compare(revisions[index + 1].revision, revision),
                    { "aria-label": `Compare ${revision} with the one before` }),
                !current && button("Roll back", rollBack(revision), { "aria-label": `Roll back to ${revision}` })));
        const shown = dialog(`History of ${this.name}`, el("div.stack", {},
            revisions.length ? el("ul.cards", {}, revisions.map(row)) : el("p.nothing", {}, "It was never changed."),
            diff), { wide: true });
    }
}

let editor = null;

async function load(wanted) {
    const prompt = await get(path`/api/prompts/${wanted}`);
    editor = new Editor(prompt);
    pane.replaceChildren(editor.node);
}

/** Opens the list, and a prompt beside it. */
export async function open(view, [wanted]) {
    if (editor?.isChanged && wanted !== editor.name && name) {
        if (!await sure("Leave without saving?", `Your changes to ${editor.name} are lost.`, "Leave")) {
            history.replaceState(null, "", path`#/prompts/${editor.name}`);
            wanted = editor.name;
        } else editor = null;
    }
    name = wanted ?? null;
    view.replaceChildren(node);
    node.classList.toggle("reads", Boolean(wanted));
    await drawList();
    if (!wanted) { editor = null; pane.replaceChildren(el("p.nothing", {}, "Choose a prompt to read or change it.")); }
    else if (editor?.name !== wanted) await load(wanted);
    const changed = settled(400, () => drawList().catch(complain));
    live.addEventListener("change", changed);
    return { close: () => live.removeEventListener("change", changed) };
}
