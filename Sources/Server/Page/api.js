// Calls of the program's own interface. Everything goes to the place the page came from.

/** What the program refused or could not do: what happened, and what to do about it. */
export class Failure extends Error {
    constructor({ code = "failed", message, remedy = "" }) {
        super(message);
        this.code = code;
        this.remedy = remedy;
    }
}

/** Fills values into a path: path`/api/sessions/${id}`. */
export const path = (parts, ...values) =>
    parts.reduce((text, part, index) => text + encodeURIComponent(values[index - 1]) + part);

/** Sends a request and gives the response; throws a Failure where it is none of success. */
export async function request(method, url, body, options = {}) {
    let response;
    try {
        response = await fetch(url, {
            method, ...options,
            headers: body === undefined ? {} : { "Content-Type": "application/json" },
            body: body === undefined ? undefined : JSON.stringify(body),
        });
    } catch (error) {
        if (error.name === "AbortError") throw error;
        throw new Failure({
            code: "unreachable", message: "The program does not answer.",
            remedy: "See whether `agent serve` still runs; the page goes on by itself when it does.",
        });
    }
    if (response.ok) return response;
    if (response.status === 401) {
        dispatchEvent(new Event("signed-out"));
    }
    const document = await response.json().catch(() => null);
    throw new Failure(document?.error ?? { message: `The program answered with status ${response.status}.` });
}

const json = async (method, url, body, options) => {
    const text = await (await request(method, url, body, options)).text();
    return text ? JSON.parse(text) : null;
};

export const get = (url, options) => json("GET", url, undefined, options);
export const post = (url, body = {}, options) => json("POST", url, body, options);
export const put = (url, body) => json("PUT", url, body);
export const remove = (url, options) => json("DELETE", url, undefined, options);
