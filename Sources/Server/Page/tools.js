// A call of a tool: the question whether it may be made, then what came of it.
import { post } from "./api.js";
import { asWritten, button, el, icon, speak } from "./dom.js";
import { trying } from "./dialogs.js";

const states = { asking: "asks", running: "runs", done: "done", refused: "refused" };
const answers = {
    once: "Allow once", session: "For this conversation", always: "Always", no: "No", never: "Never",
};

const written = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** Draws a call; `update` takes its next state. */
export function toolCall(first) {
    const node = el("div.tool");
    const update = (call) => {
        node.replaceChildren(call.state === "asking" ? question(call) : account(call));
        if (call.state === "asking") speak(`${call.action}: waits for your answer`);
    };
    update(first);
    return { node, update };
}

function question(call) {
    return el("div.consent", { role: "group", "aria-label": "A tool waits for your answer" },
        el("p", {}, "Allow it to ", el("b", {}, call.action), "?"),
        call.details?.length ? el("ul.small", {}, call.details.map((line) => el("li", {}, line))) : null,
        call.arguments && asWritten("Arguments", written(call.arguments)),
        el("div.buttons", {}, Object.entries(answers).map(([answer, words]) => button(words, trying((event) => {
            for (const other of event.currentTarget.parentNode.children) other.disabled = true;
            return post("/api/consent", { id: call.id, answer });
        }), { kind: answer === "once" ? "primary" : "plain" }))),
        call.scope && el("p.small", {}, `All but “once” and “no” hold for: ${call.scope}`));
}

function account(call) {
    return el("details", {},
        el("summary", {}, icon("down"), el("span", {}, `${call.name}: ${call.outcome ?? states[call.state]}`)),
        call.arguments && asWritten("Arguments", written(call.arguments)),
        call.result && asWritten("Result", written(call.result)));
}
