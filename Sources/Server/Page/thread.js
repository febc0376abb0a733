// The messages of a conversation, as Chat and History show them.
import { path, post } from "./api.js";
import { copy, el, icon, round, setRendered, time } from "./dom.js";
import { trying } from "./dialogs.js";
import { toolCall } from "./tools.js";

const names = { user: "You", assistant: "Reply", tool: "Tool", system: "System" };
const unfinished = { interrupted: "Stopped", length: "Cut at the limit of length", context: "The context is full" };
const learnedAs = {
    add: "Remembered", update: "Changed", delete: "No longer so", propose: "Remember this?", strengthen: "Heard again",
};

/** What was learned from a message, each with the way back. */
export function learned(facts) {
    return el("ul.learned", { "aria-label": "Learned" }, facts.map((fact) => {
        const item = el("li", {}, el("b", {}, learnedAs[fact.op] ?? fact.op), " ", el("span", {}, fact.text));
        const choice = (label, action, outcome) => el("button", {
            type: "button",
            onclick: trying(async () => {
                await post(path`/api/facts/${fact.id}/${action}`);
                item.classList.add("settled");
                item.querySelectorAll("button").forEach((button) => button.remove());
                item.firstChild.textContent = outcome;
            }),
        }, label);
        if (fact.op === "propose") {
            item.append(choice("Yes", "accept", "Remembered"), choice("No", "refuse", "Refused"));
        } else if (fact.op !== "strengthen") item.append(choice("Undo", "undo", "Taken back"));
        return item;
    }));
}

/** What the model thought before it answered, folded. */
export const thinking = (content = "") =>
    el("details.thinking", {}, el("summary", {}, icon("down"), el("span", {}, "Thinking")), content);

/** Keeps one node for each message, so that a change elsewhere redraws only what it touched. */
export class Thread {
    #drawn = new Map();

    /** `actions` maps the names of actions to functions of the message; those that are missing are not offered. */
    constructor(actions = {}) {
        this.actions = actions;
        this.node = el("section.thread", { "aria-label": "Conversation" });
    }

    /** Shows these messages. */
    draw(messages) {
        const lastUser = messages.findLastIndex((message) => message.role === "user" && !message.isAside);
        const drawn = new Map();
        const nodes = messages.map((message, index) => {
            const place = { isLast: index === messages.length - 1, isLastUser: index === lastUser };
            const key = message.id ?? `unstored-${index}`;
            const signature = JSON.stringify([message, place]);
            const old = this.#drawn.get(key);
            const node = old?.signature === signature ? old.node : this.#message(message, place);
            drawn.set(key, { node, signature });
            return node;
        });
        this.#drawn = drawn;
        nodes.forEach((node, index) => {
            const there = this.node.childNodes[index];
            if (there !== node) this.node.insertBefore(node, there ?? null);
        });
        while (this.node.childNodes.length > nodes.length) this.node.lastChild.remove();
    }

    /** Brings a message into view and marks it for a moment. */
    show(id) {
        const node = this.#drawn.get(id)?.node;
        node?.scrollIntoView({ block: "center" });
        node?.classList.add("found");
    }

    #message(message, place) {
        const isUser = message.role === "user";
        const name = names[message.role] ?? message.role;
        const body = el("div.body");
        if (isUser || !message.html) body.append(message.content);
        else setRendered(body, message.html);
        const node = el(`article.message.${isUser ? "user" : "reply"}`, {
            "aria-label": `${name}${message.at ? `, ${time(message.at)}` : ""}`,
        });
        if (message.reasoning_html) {
            const text = el("div.body");
            setRendered(text, message.reasoning_html);
            node.append(thinking(text));
        }
        for (const call of message.tools ?? []) node.append(toolCall(call).node);
        for (const notice of message.notices ?? []) node.append(el("p.small.notice", {}, notice));
        node.append(body);
        const state = !isUser && unfinished[message.finish_reason];
        if (state) node.append(el("p.small", {}, state));
        if (message.facts_learned?.length) node.append(learned(message.facts_learned));
        node.append(this.#foot(message, place, isUser));
        return node;
    }

    #foot(message, { isLast, isLastUser }, isUser) {
        const offered = isUser
            ? [["edit", "edit", "Edit and send again"], isLastUser && ["undo", "undo", "Take back"]]
            : [
                isLast && unfinished[message.finish_reason] && ["continue", "play", "Continue"],
                isLast && ["retry", "retry", "Try again"],
                message.id && ["fork", "fork", "Go on from here in a copy"],
                message.id && ["why", "why", "Why this reply"],
            ];
        return el(isLast ? "div.foot.last" : "div.foot", {},
            round("copy", "Copy", (event) => copy(message.content, event.currentTarget)),
            offered.filter((offer) => offer && this.actions[offer[0]] && !message.isAside).map(([action, drawing, label]) =>
                round(drawing, label, trying(() => this.actions[action](message)))),
            message.at && el("time", { datetime: message.at }, time(message.at)));
    }
}
