// Files that go with a message: chosen by the button, dropped on the conversation, or pasted.
import { bytes, el, icon } from "./dom.js";
import { complain } from "./dialogs.js";
import { Failure } from "./api.js";

const limit = 1_000_000;

async function readText(file) {
    if (file.size > limit) {
        throw new Failure({
            message: `${file.name} has ${bytes(file.size)}.`,
            remedy: `A file may have ${bytes(limit)}; attach the part that matters.`,
        });
    }
    try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
        if (text.includes("\0")) throw new TypeError();
        return text;
    } catch {
        throw new Failure({
            message: `${file.name} is not text.`, remedy: "Attach a text file, such as .txt, .md or source code.",
        });
    }
}

export class Attachments {
    /** The files, as a turn takes them. */
    files = [];

    constructor() {
        this.node = el("ul.attached", { "aria-label": "Attached files", hidden: true });
        this.field = el("input", {
            type: "file", multiple: true, hidden: true, "aria-label": "Files to attach",
            onchange: () => { this.add(this.field.files); this.field.value = ""; },
        });
    }

    choose() { this.field.click(); }

    async add(files) {
        for (const file of files) {
            try {
                this.files.push({ name: file.name, content: await readText(file) });
            } catch (error) {
                complain(error);
            }
        }
        this.#draw();
    }

    /** Gives the files and begins anew. */
    take() {
        const files = this.files;
        this.files = [];
        this.#draw();
        return files;
    }

    /** Puts files back that were taken. */
    put(files) {
        this.files.push(...files);
        this.#draw();
    }

    /** Lets files be dropped on a node. */
    dropOn(node) {
        const carries = (event) => event.dataTransfer?.types.includes("Files");
        let depth = 0;
        const mark = (change) => { depth = change ? depth + change : 0; node.classList.toggle("dropping", depth > 0); };
        node.addEventListener("dragenter", (event) => { if (carries(event)) mark(1); });
        node.addEventListener("dragleave", (event) => { if (carries(event)) mark(-1); });
        node.addEventListener("dragover", (event) => { if (carries(event)) event.preventDefault(); });
        node.addEventListener("drop", (event) => {
            if (!carries(event)) return;
            event.preventDefault();
            mark(0);
            this.add(event.dataTransfer.files);
        });
    }

    #draw() {
        this.node.hidden = !this.files.length;
        this.node.replaceChildren(...this.files.map((file) => el("li.chip", {}, el("span", {}, file.name),
            el("button", {
                type: "button", "aria-label": `Leave ${file.name} out`,
                onclick: () => { this.files = this.files.filter((other) => other !== file); this.#draw(); },
            }, icon("close")))));
    }
}
