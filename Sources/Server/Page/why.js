// What a reply was given: its prompt, facts, skills, and times.
import { get, path } from "./api.js";
import { dialog } from "./dialogs.js";
import { day, el, number } from "./dom.js";

/** Opens the panel for a message. */
export async function showWhy(id) {
    const trace = await get(path`/api/messages/${id}/why`);
    const { facts, skills, messages, notices = [], tools = [], ...rest } = trace;
    dialog("Why this reply", el("div.stack", {},
        el("dl.facts", {}, Object.entries(rest).filter(([, value]) => value !== null).map(([name, value]) =>
            el("div", {}, el("dt", {}, named(name)), el("dd", {}, told(value))))),
        el("h3", {}, "Skills"), list(skills, (skill) => `@${skill.name}: ${skill.why}`, "None took part."),
        el("h3", {}, "Facts it was given"), list(facts, (fact) => fact.text, "None."),
        messages.length > 0 && el("h3", {}, "Earlier messages it was given"),
        messages.length > 0 && list(messages, ({ at, text }) => text ? `${day(at)}: ${text}` : "deleted since"),
        tools.length > 0 && el("h3", {}, "Tools it called"),
        tools.length > 0 && list(tools, (tool) => `${tool.name}: ${tool.outcome ?? ""}`),
        notices.length > 0 && el("h3", {}, "Notes"), notices.length > 0 && list(notices, String)),
    { wide: true });
}

const named = (name) => name.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());

function told(value) {
    if (typeof value === "number") return number(value);
    if (typeof value !== "object" || value === null) return String(value);
    const parts = Object.entries(value).filter(([, part]) => part !== null);
    return parts.map(([name, part]) => `${name.replace(/_ms$/, "")} ${told(part)}${name.endsWith("_ms") ? " ms" : ""}`)
        .join(", ");
}

const list = (items, text, none) => items.length
    ? el("ul.plainlist", {}, items.map((item) => el("li", {}, text(item))))
    : el("p.small", {}, none);
