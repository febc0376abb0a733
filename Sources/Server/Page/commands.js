// The commands of the terminal's chat that mean something here, carried out by the page.
import { ask, dialog, note } from "./dialogs.js";
import { download, el } from "./dom.js";
import { Failure } from "./api.js";
import { status } from "./live.js";
import { showModels } from "./models.js";

function pick(composer, kind, name, names) {
    if (!name) return composer[kind].focus();
    if (!names.includes(name)) {
        throw new Failure({ message: `There is no ${kind} ${name}.`, remedy: `There are: ${names.join(", ")}.` });
    }
    composer[kind].value = name;
    composer[kind].dispatchEvent(new Event("change"));
}

const table = {
    new: ["begins a new chat", (chat) => chat.begin()],
    retry: ["asks again, for another reply", (chat) => chat.retry()],
    undo: ["takes the last message and its reply back", (chat) => chat.undo()],
    edit: ["puts your last message back into the field", (chat) => chat.edit()],
    continue: ["lets an unfinished reply go on", (chat) => chat.send("Please continue.")],
    fork: ["goes on in a copy", (chat) => chat.fork()],
    title: ["gives this chat a title", async (chat, text) => {
        const title = text || await ask("Title", { label: "Title", value: chat.session?.title ?? "" });
        if (title) await chat.rename(title);
    }],
    mode: ["changes the prompt in use", (chat, name) => pick(chat.composer, "mode", name, status.modes)],
    model: ["changes the model", (chat, name) => name
        ? pick(chat.composer, "model", name, status.models.map((model) => model.name)) : showModels()],
    private: ["begins or ends a private chat", (chat) => chat.setPrivate(!chat.isPrivate)],
    attach: ["attaches files", (chat) => chat.composer.attachments.choose()],
    why: ["shows what the last reply was made from", (chat) => chat.why()],
    stats: ["shows the model and what it needs", () => showModels()],
    export: ["writes this chat as Markdown", (chat) => {
        if (!chat.session) return note("There is nothing to export yet.");
        download(chat.session.id, "md");
    }],
    sessions: ["opens the history", () => { location.hash = "#/history"; }],
    memory: ["opens what is remembered", () => { location.hash = "#/memory"; }],
    help: ["lists these commands", () => { dialog("Commands", el("dl.facts", {}, commands.map(({ text, detail }) =>
        el("div", {}, el("dt", {}, text), el("dd", {}, detail))))); }],
};

/** Names and what each does, for the list of suggestions. */
export const commands = Object.entries(table).map(([name, [detail]]) => ({ text: `/${name}`, detail }));

/** Carries out a line that is a command; says whether it was one. */
export async function run(line, chat) {
    const [, name, argument] = /^\/([\p{L}-]+)(?:\s+([^]*))?$/u.exec(line) ?? [];
    if (!name) return false;
    const command = table[name.toLowerCase()];
    if (!command) {
        throw new Failure({
            message: `There is no command /${name}.`, remedy: "/help lists them. Write // to begin with a slash.",
        });
    }
    chat.composer.text = "";
    await command[1](chat, argument?.trim() ?? "");
    return true;
}
