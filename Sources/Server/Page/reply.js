// A reply while it arrives: each event of the turn has a method of its name.
import { el, setRendered, speak } from "./dom.js";
import { learned, thinking } from "./thread.js";
import { toolCall } from "./tools.js";

/** Elements that text can go on inside. */
const open = new Set("P LI UL OL BLOCKQUOTE FIGURE PRE CODE H2 H3 H4 H5 H6".split(" "));
/** Events whose method has their name. */
const named = new Set(
    ["queued", "skill", "notice", "reasoning", "html", "tool", "was_reasoning", "withdrawn", "learned", "end"]);

export class Reply {
    /** What came so far, as text. */
    text = "";
    #thoughts = null;
    #tail = el("span.tail");
    #calls = new Map();

    constructor() {
        this.body = el("div.body");
        this.wait = el("p.small.wait", {},
            el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")), el("span"));
        this.skills = el("p.small.skills");
        this.tools = el("div.calls");
        this.node = el("article.message.reply.arriving", { "aria-label": "Reply", "aria-busy": "true" },
            this.skills, this.tools, this.body, this.wait);
    }

    queued({ position }) { this.#waiting(position > 0 ? `${position} before you` : ""); }

    skill({ name, why }) { this.skills.append(el("span.chip", { title: why ?? "" }, `@${name}`)); }

    notice({ text }) { this.node.insertBefore(el("p.small.notice", {}, text), this.body); }

    reasoning({ text }) {
        if (!this.#thoughts) {
            this.#thoughts = el("div.body");
            const folded = thinking(this.#thoughts);
            this.node.insertBefore(folded, this.tools);
        }
        this.#thoughts.append(text);
        this.#waiting("Thinking");
    }

    text_({ text }) {
        this.text += text;
        this.#tail.append(text);
        let place = this.body;
        while (place.lastElementChild && open.has(place.lastElementChild.tagName)) place = place.lastElementChild;
        if (this.#tail.parentNode !== place) place.append(this.#tail);
        this.wait.hidden = true;
    }

    html({ html }) {
        this.#tail.remove();
        // Spaces at the end are not in the HTML, and what comes next may need them.
        this.#tail.textContent = /\s*$/.exec(this.text)[0];
        setRendered(this.body, html);
        this.wait.hidden = true;
    }

    tool(call) {
        const drawn = this.#calls.get(call.id);
        if (drawn) return drawn.update(call);
        const fresh = toolCall(call);
        this.#calls.set(call.id, fresh);
        this.tools.append(fresh.node);
        this.wait.hidden = call.state === "asking";
    }

    /** What came as text was thinking: it moves there. */
    was_reasoning() {
        this.reasoning({ text: this.text });
        this.withdrawn();
    }

    withdrawn() {
        this.text = "";
        this.#tail.remove();
        this.#tail.replaceChildren();
        this.body.replaceChildren();
        this.wait.hidden = false;
    }

    learned({ facts }) { if (facts.length) this.node.append(learned(facts)); }

    end({ html }) {
        if (html !== undefined) this.html({ html });
        this.close();
        speak(`Reply: ${this.body.textContent.slice(0, 400)}`);
    }

    /** Nothing comes any more. */
    close() {
        this.wait.hidden = true;
        this.node.classList.remove("arriving");
        this.node.removeAttribute("aria-busy");
    }

    /** Takes an event of the turn. */
    take({ name, data }) {
        if (name === "text") this.text_(data);
        else if (named.has(name)) this[name](data);
    }

    #waiting(text) {
        this.wait.hidden = false;
        this.wait.lastChild.textContent = text;
    }
}
