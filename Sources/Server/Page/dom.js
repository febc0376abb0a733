// Elements, texts and times: the few helpers that every view uses.

/** Makes an element: el("button.round", { onclick, "aria-label": "Stop" }, child, …). Texts become text nodes. */
export function el(kind, properties = {}, ...children) {
    const [tag, ...classes] = kind.split(".");
    const node = document.createElement(tag);
    if (classes.length) node.className = classes.join(" ");
    for (const [name, value] of Object.entries(properties)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
        else if (["value", "checked", "disabled"].includes(name)) node[name] = value;
        else node.setAttribute(name, value === true ? "" : value);
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return node;
}

/** One of the drawings of index.html. */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "icon");
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#i-${name}`);
    svg.append(use);
    return svg;
}

/** A round button that shows an icon alone. */
export const round = (name, label, onclick, kind = "quiet") =>
    el(`button.round.${kind}`, { type: "button", "aria-label": label, title: label, onclick }, icon(name));

/** A button with words: plain unless `kind` says primary. */
export const button = (words, onclick, { kind = "plain", ...properties } = {}) =>
    el(`button.${kind}`, { type: "button", onclick, ...properties }, words);

/** Text as it is, which scrolls and can be reached by keyboard. */
export const asWritten = (label, text, kind = "") =>
    el(`pre${kind}`, { tabindex: 0, role: "region", "aria-label": label }, text);

/** Where a message stands in the history. */
export const placeOf = (session, message) =>
    `#/history/${encodeURIComponent(session)}${message ? `?m=${encodeURIComponent(message)}` : ""}`;

/** A card that says what went wrong, and what to do. */
export const failureCard = ({ message, remedy }, ...more) =>
    el("div.failure", { role: "alert" }, el("b", {}, message), remedy && el("p", {}, remedy), ...more);

/** Saves a session as a file. */
export const download = (id, format) =>
    el("a", { href: `/api/sessions/${encodeURIComponent(id)}/export?format=${format}`, download: "" }).click();

/** A switch with its label. */
export const toggle = (label, checked, onchange, properties = {}) =>
    el("label.switch", {}, el("span", {}, label),
        el("input", { type: "checkbox", role: "switch", checked, onchange, ...properties }));

/** Puts HTML into a node. Only for HTML that the program rendered and sanitised; all else goes in as text. */
export function setRendered(node, html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    dress(template.content);
    // What is the same stays, so that a growing reply keeps its scrolled code and the reader's selection.
    const fresh = [...template.content.childNodes];
    fresh.forEach((child, index) => {
        const old = node.childNodes[index];
        if (!old) node.append(child);
        else if (!old.isEqualNode(child)) old.replaceWith(child);
    });
    while (node.childNodes.length > fresh.length) node.lastChild.remove();
}

/** Gives code its copy button, wide things a way to scroll, links a tab of their own, headings their place. */
function dress(content) {
    // Pictures lie elsewhere, and the page loads nothing from there unasked.
    for (const picture of content.querySelectorAll("img")) {
        picture.replaceWith(el("a", { href: picture.getAttribute("src") }, picture.alt || "picture"));
    }
    let above = 1;
    for (const heading of content.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
        above = Math.min(Number(heading.tagName[1]) + 1, above + 1, 6);
        heading.replaceWith(el(`h${above}`, {}, ...heading.childNodes));
    }
    for (const pre of content.querySelectorAll("pre")) {
        pre.tabIndex = 0;
        const language = /language-([\w+#.-]+)/.exec(pre.firstElementChild?.className ?? "")?.[1] ?? "";
        const figure = el("figure.code", {},
            el("figcaption", {}, el("span", {}, language), el("button.copy-code", { type: "button" }, "Copy")));
        pre.setAttribute("aria-label", "Code");
        pre.setAttribute("role", "region");
        pre.replaceWith(figure);
        figure.append(pre);
    }
    for (const table of content.querySelectorAll("table")) {
        const frame = el("div.wide", { tabindex: 0, role: "region", "aria-label": "Table" });
        table.replaceWith(frame);
        frame.append(table);
    }
    for (const link of content.querySelectorAll("a[href]")) {
        link.target = "_blank";
        link.rel = "noopener noreferrer";
    }
    for (const box of content.querySelectorAll("input[type=checkbox]")) box.setAttribute("aria-label", "Done");
}

/** Whether a list and what was chosen in it fit beside each other. */
export const isWide = () => matchMedia("(min-width: 820px)").matches;

/** Says something to those who listen to the page. */
export function speak(text) { document.getElementById("spoken").textContent = text; }

/** Puts a text on the clipboard and says so on the button. */
export async function copy(text, button) {
    await navigator.clipboard.writeText(text);
    speak("Copied");
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
}

document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".copy-code");
    if (button) copy(button.closest("figure").querySelector("pre").textContent, button);
});

/** Calls a function when nothing was asked of it for so many milliseconds. */
export function settled(milliseconds, body) {
    let timer;
    return (...values) => {
        clearTimeout(timer);
        timer = setTimeout(() => body(...values), milliseconds);
    };
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const figures = new Intl.NumberFormat("en");

/** 10:42 */
export const time = (at) => (at ? clock.format(new Date(at)) : "");
/** 28 Nov 2026 */
export const day = (at) => (at ? date.format(new Date(at)) : "");
/** 2,048 */
export const number = (value) => figures.format(Math.round(value));
/** 253 MB */
export const bytes = (count) =>
    count >= 1e9 ? `${(count / 1e9).toFixed(1)} GB` : `${number(Math.max(1, count / 1e6))} MB`;

/** "1 message", "2 messages" */
export const count = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;

/** Fetches more of a list each time its end comes near; `more` gives false when there is no more. */
export function pages(list, more) {
    const end = el("div.end", { "aria-hidden": "true" });
    list.after(end);
    let isBusy = false;
    const watcher = new IntersectionObserver(async (entries) => {
        if (isBusy || !entries.some((entry) => entry.isIntersecting)) return;
        isBusy = true;
        const goesOn = await more().catch(() => false);
        isBusy = false;
        watcher.unobserve(end);
        if (goesOn && end.isConnected) watcher.observe(end);
    }, { rootMargin: "800px" });
    watcher.observe(end);
    return () => { watcher.disconnect(); end.remove(); };
}
