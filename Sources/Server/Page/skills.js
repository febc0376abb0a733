// The skills and tools there are, which of them are on and which are trusted.
import { get, path, post } from "./api.js";
import { complain } from "./dialogs.js";
import { el, toggle } from "./dom.js";

export const title = () => "Skills and tools";

const skills = el("ul.cards.grid");
const tools = el("ul.cards.grid");
const node = el("div.page", {}, el("h2.label", {}, "Skills"), skills, el("h2.label", {}, "Tools"), tools);

function card(skill) {
    const change = (key) => (event) => {
        const field = event.target;
        post(path`/api/skills/${skill.name}`, { [key]: field.checked }).then(draw).catch((error) => {
            field.checked = !field.checked;
            complain(error);
        });
    };
    return el("li.card.stack", {},
        el("div.between", {}, el("b", {}, `@${skill.name}`), el("span.small", {}, skill.origin)),
        el("p.small", {}, skill.description),
        el("div.switches", {},
            toggle("On", skill.enabled, change("enabled"), {
                "aria-label": `${skill.name} is on`, disabled: !skill.trusted,
            }),
            // Only what a directory brings along needs trust, and all of it goes together.
            skill.origin === "project"
                && toggle("Trusted", skill.trusted, change("trusted"), { "aria-label": `${skill.name} is trusted` })));
}

async function draw() {
    const [allSkills, allTools] = await Promise.all([get("/api/skills"), get("/api/tools")]);
    skills.replaceChildren(...allSkills.map(card));
    const none = "No tools. They come from skills and from MCP servers of the configuration.";
    tools.replaceChildren(...(allTools.length ? allTools.map((tool) =>
        el("li.card.stack", {}, el("b", {}, tool.name), el("p.small", {}, tool.description)))
        : [el("li.nothing", {}, none)]));
}

/** Opens the view. */
export async function open(view) {
    view.replaceChildren(node);
    await draw();
    return {};
}
