// The model: its state in one line under the field, and the screen where another is chosen or downloaded.
import { get, post, request } from "./api.js";
import { complain, dialog, trying } from "./dialogs.js";
import { button, bytes, el, icon, number } from "./dom.js";
import { live, refreshStatus, status } from "./live.js";
import { events } from "./stream.js";

/** Models worth the download on a machine without a graphics card, and what each needs. */
const larger = [
    {
        name: "unsloth/Llama-3.2-1B-Instruct-GGUF:Q4_K_M", title: "Llama 3.2 1B",
        needs: "0.8 GB to download, about 1.3 GB of memory",
    },
    { name: "Qwen/Qwen3-1.7B-GGUF", title: "Qwen3 1.7B", needs: "1.8 GB to download, about 2.5 GB of memory" },
];

/** The last reply's figures: tokens a second, tokens of context in use. */
let figures = {};
const changed = new EventTarget();

/** Tells the line what the last reply took. */
export function showFigures(next) { figures = next ?? {}; changed.dispatchEvent(new Event("change")); }

function state({ model }) {
    switch (model.state) {
    case "loading": return model.progress === null ? "loading" : `loading ${Math.round(model.progress * 100)} %`;
    case "failed": return `failed: ${model.reason}`;
    default: return model.state;
    }
}

function parts() {
    const context = status.model.context_length;
    return [
        status.queue > 0 && `${status.queue} waiting`,
        figures.tokens_per_second && `${number(figures.tokens_per_second)} tokens/s`,
        figures.context_used && `${number(figures.context_used)}${context ? ` of ${number(context)}` : ""} tokens`,
        status.memory_bytes && `${bytes(status.memory_bytes)}`,
    ].filter(Boolean);
}

/** The line under the field. */
export function modelBar() {
    const dot = el("i.dot");
    const name = el("b");
    const text = el("span");
    const progress = el("progress", { max: 1, "aria-label": "Loading the model", hidden: true });
    const node = el("div.modelbar", {}, progress,
        el("button", { type: "button", title: "Models", onclick: trying(showModels) }, dot, name, text));
    const draw = () => {
        if (!status) return;
        dot.className = `dot ${status.model.state}`;
        name.textContent = status.model.name;
        text.replaceChildren(...[state(status), ...parts()].map((part) => el("span", {}, part)));
        node.classList.toggle("failed", status.model.state === "failed");
        progress.hidden = status.model.state !== "loading";
        if (status.model.progress === null) progress.removeAttribute("value");
        else progress.value = status.model.progress;
    };
    live.addEventListener("status", draw);
    changed.addEventListener("change", draw);
    draw();
    return node;
}

/** A dialog with the models that are here and a way to get another. */
export async function showModels() {
    await refreshStatus();
    const { model } = status;
    const shown = dialog("Model", el("div.stack", {},
        el("dl.facts", {},
            row("Answers", model.name),
            row("State", state(status)),
            ...(model.location ? [row("From", model.location)] : []),
            ...(model.context_length ? [row("Context", `${number(model.context_length)} tokens`)] : []),
            row("Memory", bytes(status.memory_bytes))),
        model.state === "failed" && button("Try again", trying(async () => {
            await post("/api/model", { name: model.name });
            shown.close();
        }), { kind: "primary" }),
        await here(() => shown.close()),
        el("h3", {}, "Download a larger one"), downloads()));
}

const row = (name, value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));

async function here(done) {
    const models = await get("/api/models");
    if (models.length < 2) return null;
    return el("div.stack", {}, el("h3", {}, "On this machine"),
        el("ul.cards", {}, models.map((model) => el("li.card.between", {},
            el("div", {}, el("b", {}, model.name),
                el("p.small", {}, [model.owner, model.bytes && bytes(model.bytes)].filter(Boolean).join(" · "))),
            model.used
                ? el("span.small", {}, "in use")
                : button("Use", trying(async () => {
                    await post("/api/model", { name: model.name });
                    await refreshStatus();
                    done();
                }), { "aria-label": `Use ${model.name}` })))));
}

/** Downloads a model, with its progress; closing or stopping keeps the part that came. */
function downloads() {
    const field = el("input", {
        "aria-label": "Model to download", placeholder: "owner/repository or https address of a .gguf",
        autocomplete: "off",
    });
    const progress = el("progress", { max: 1, "aria-label": "Download" });
    const words = el("p.small", { role: "status" });
    const stop = el("button.plain", { type: "button" }, "Stop");
    const running = el("div.stack", { hidden: true }, progress, el("div.between", {}, words, stop));
    const choices = el("div.stack", {},
        el("ul.cards", {}, larger.map((model) => el("li.card.between", {},
            el("div", {}, el("b", {}, model.title), el("p.small", {}, model.needs)),
            button("Download", () => pull(model.name), { "aria-label": `Download ${model.title}` })))),
        el("form.between", {
            onsubmit: (event) => { event.preventDefault(); if (field.value.trim()) pull(field.value.trim()); },
        }, field, el("button.plain", {}, "Download")),
        el("p.small", {}, "This is the one thing that uses the network, and only when you press it."));

    async function pull(name) {
        const control = new AbortController();
        stop.onclick = () => control.abort();
        running.hidden = false;
        choices.hidden = true;
        words.textContent = `${name}: asking`;
        progress.removeAttribute("value");
        try {
            const response = await request("POST", "/api/models/pull", { name }, { signal: control.signal });
            for await (const { name: event, data } of events(response)) {
                if (event === "progress") {
                    if (data.total) progress.value = data.received / data.total;
                    words.textContent = `${bytes(data.received)}${data.total ? ` of ${bytes(data.total)}` : ""}`;
                } else if (event === "error") {
                    throw Object.assign(new Error(data.message), data);
                } else if (event === "end") {
                    words.textContent = `${data.name} is here${data.used ? " and answers from now on" : ""}.`;
                    progress.value = 1;
                    stop.remove();
                    await refreshStatus();
                    return;
                }
            }
        } catch (error) {
            complain(error);
        }
        running.hidden = true;
        choices.hidden = false;
    }
    return el("div.downloads", {}, choices, running);
}

/** The first screen: who answers, and what a larger model would need. */
export function welcome() {
    const { model } = status;
    return el("section.welcome", {}, el("h2", {}, "Hello."),
        el("p.lead", {},
            "This companion lives on your machine. What you say stays here, and it remembers what matters to you."),
        el("div.card", {}, el("b", {}, model.name), el("p.small", {}, model.follows_instructions
            ? `answers; it comes from ${model.location}.`
            : "answers for now: it is small, loads in a moment, and keeps its replies short.")),
        el("details", {}, el("summary", {}, icon("down"), "A larger model says more, and needs more"), downloads()),
        el("p.small", {}, "Write below to begin."));
}
