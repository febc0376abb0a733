// What changes elsewhere: in the terminal, in another tab, in the model's state.
import { get } from "./api.js";

/** Tells `change` (the store was changed), `status` (the model's state) and `reach` (whether the program answers). */
export const live = new EventTarget();

/** The program's latest status; null before the first. */
export let status = null;

let source = null;
let counter = null;
let isLost = false;

const tell = (name, detail) => live.dispatchEvent(new CustomEvent(name, { detail }));

function take(next) {
    status = { ...status, ...next };
    tell("status", status);
}

/** Takes what an event tells of the model; the rest, such as its context, is asked for when it became another. */
function hear(next) {
    if (!status) return;
    const { name, state } = status.model;
    const isOther = name !== next.model.name || state !== next.model.state;
    take({ ...next, model: { ...status.model, ...next.model } });
    if (isOther) refreshStatus().catch(() => {});
}

/** Asks for the status anew. */
export async function refreshStatus() { take(await get("/api/status")); }

/** Done when the first status is there. */
export let ready;

function listen() {
    if (source || document.hidden) return;
    source = new EventSource("/api/changes");
    source.addEventListener("open", () => {
        tell("reach", true);
        if (!isLost) return;
        isLost = false;
        // The counter of a program that started anew says nothing about what was missed.
        counter = null;
        tell("change");
        refreshStatus().catch(() => {});
    });
    source.addEventListener("change", (event) => {
        const next = JSON.parse(event.data).counter;
        const isNews = counter !== null && counter !== next;
        counter = next;
        if (isNews) tell("change");
    });
    source.addEventListener("status", (event) => hear(JSON.parse(event.data)));
    source.addEventListener("error", () => {
        tell("reach", false);
        isLost = true;
        // A browser gives up after some answers; the page does not.
        if (source?.readyState === EventSource.CLOSED) { stop(); setTimeout(listen, 2000); }
    });
}

function stop() { source?.close(); source = null; }

/** Begins to listen. A page that nobody looks at holds no connection; when it is seen again, it catches up. */
export function start() {
    ready = refreshStatus();
    ready.catch(() => {});
    listen();
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) return stop();
        listen();
        tell("change");
        refreshStatus().catch(() => {});
    });
}
