// One turn: the request, its events, and what came of it.
import { request } from "./api.js";
import { events } from "./stream.js";

/**
 * Sends a turn and gives each event to `reply`. `signal` ends it; `saved` is told the session once the message is
 * stored. Gives `{end, failure, session, html, notices}`: the last event, what went wrong, where it is stored, what
 * came.
 */
export async function runTurn(body, reply, { signal, saved }) {
    const outcome = { end: null, failure: null, session: null, html: "", notices: [] };
    try {
        const response = await request("POST", "/api/turns", body, { signal });
        for await (const event of events(response)) {
            const { name, data } = event;
            reply.take(event);
            if (name === "saved") saved(outcome.session = data.session);
            else if (name === "html") outcome.html = data.html;
            else if (name === "notice") outcome.notices.push(data.text);
            else if (name === "end") outcome.end = data;
            else if (name === "error") outcome.failure = data;
        }
        if (!outcome.end && !outcome.failure && !signal.aborted) {
            outcome.failure = { message: "The reply broke off.", remedy: "What had come is kept; try again." };
        }
    } catch (error) {
        if (error.name !== "AbortError") outcome.failure = error;
    }
    if (outcome.end) {
        outcome.html = outcome.end.html;
        if (outcome.end.note) outcome.notices.push(outcome.end.note);
    }
    reply.close();
    return outcome;
}

/** The figures of the model's line, from a turn's usage. */
export function figures(usage) {
    return {
        tokens_per_second: usage.completion_ms > 0 ? usage.completion_tokens / usage.completion_ms * 1000 : null,
        context_used: usage.prompt_tokens + usage.completion_tokens,
    };
}
