"""Everyday life in blocks: what people tell, in rows with choices, and replies that fit every row of their block.

Of a block's replies one or two are trained: a model of this size learns what a message is about sooner where few replies stand for it.

The blocks stand in the text files of `life/`, one file for each part of life:

    # bad: the boss is unfair
    my (who=boss|manager) gave my shift to (somebody else|the new guy)
    > That's unfair of your {who}. Did they say why?

A heading names the tone (`good`, `bad` or `flat`) and the topic. `(a|b|)` is a choice; a choice with a name can be taken up by
a reply. Every row is one template for the split between training and evaluation. `talk.txt` is about the companion itself; the
blocks of `follow.txt` answer what the companion asked before.
"""

import pathlib
import re
from functools import lru_cache
from typing import NamedTuple

from .speech import cap

FOLDER = pathlib.Path(__file__).parent / "life"
TONES = ("good", "bad", "flat")
WIDE = 0.3     # share of replies that fit the tone alone: a reply of its own is only given where the model is fairly sure
# A reply's first words tell its tone: what all blocks of a tone have in common is learned from all of them.
OPENINGS = {
    "bad": ("I'm sorry", "I'm so sorry", "Oh", "Ouch", "Poor", "Sorry", "Ugh", "My condolences"),
    "good": ("How ", "I'm glad", "I'm happy", "I'm so glad", "I'm so happy", "I'm delighted", "Congratulations", "Well done", "Wonderful", "Lovely", "Good for", "Bravo", "Hooray", "What a lovely", "What a joy", "What lovely", "What wonderful", "Nicely"),
}
OPENERS = {"bad": ("I'm sorry.", "Oh no."), "good": ("How lovely!", "I'm glad!")}
WIDELY = {
    "bad": ("I'm sorry to hear that. What is the worst part of it?", "I'm sorry, that's not easy. How are you feeling about it now?", "Oh no, that's a nuisance. What happens next?", "I'm sorry you have to deal with that. What would help a little?"),
    "good": ("How nice! What was the best part?", "I'm glad to hear that! How do you feel about it?", "How lovely! Tell me more about it.", "I'm happy for you! How did it come about?"),
    "flat": ("I see. How do you feel about it?", "I'm listening. Tell me a little more about it.", "Thank you for telling me. What is on your mind about it?"),
}
TALK = 0.4     # share of messages to the companion about itself
CHOICE = re.compile(r"\((?:([a-z]+)=)?([^()|]*(?:\|[^()|]*)+)\)")
QUESTION = ("what", "how", "why", "who", "where", "when", "which", "can", "could", "do", "does", "did", "are", "is", "should", "would", "will", "have", "may", "shall", "am")


class Block(NamedTuple):
    tone: str
    topic: str
    rows: tuple
    replies: tuple


def parse(text, name):
    """The blocks of one file; a line that cannot be read is an error that names it."""
    blocks, tone, topic, rows, replies = [], "", "", [], []

    def close():
        if topic:
            if not rows or len(replies) < 2:
                raise ValueError(f"{name}: the block “{topic}” needs rows and at least two replies")
            if not any("{" not in r for r in replies):
                raise ValueError(f"{name}: the block “{topic}” needs a reply without a slot")
            blocks.append(Block(tone, topic, tuple(rows), chosen_replies(name, tone, replies)))

    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        where = f"{name}:{number}"
        if line.startswith("#"):
            close()
            tone, _, topic = (x.strip() for x in line[1:].partition(":"))
            rows, replies = [], []
            if tone not in TONES or not topic:
                raise ValueError(f"{where}: a heading is “# good|bad|flat: topic”")
        elif not topic:
            raise ValueError(f"{where}: a line before the first heading")
        elif line.startswith(">"):
            reply = line[1:].strip()
            names = {m[1] for row in rows for m in CHOICE.finditer(row) if m[1]}
            unknown = set(re.findall(r"\{(\w+)\}", reply)) - names
            if unknown or reply[-1] not in ".!?":
                raise ValueError(f"{where}: " + (f"no row has the slot {unknown}" if unknown else "a reply ends with a full stop, ! or ?"))
            replies.append(reply)
        else:
            if re.search(r"[()|{}]", CHOICE.sub("", line)):
                raise ValueError(f"{where}: a choice that is not closed, has one part only or stands inside of another")
            rows.append(line)
    close()
    return blocks


def chosen_replies(name, tone, replies):
    """The replies that are trained: one without a slot and one with, of an opening that tells the tone; of talk to the companion, three."""
    if name == "talk.txt":
        return tuple([r for r in replies if "{" not in r][:3] + [r for r in replies if "{" in r][:1])
    openings, out = OPENINGS.get(tone, ()), []
    for group in ([r for r in replies if "{" not in r], [r for r in replies if "{" in r]):
        if group:
            reply = next((r for r in group if r.startswith(openings)), None) if openings else group[0]
            out.append(reply or OPENERS[tone][len(group[0]) % 2] + " " + group[0])
    return tuple(out)


@lru_cache(maxsize=None)
def blocks(part):
    """The blocks of one part: `talk`, `follow`, or `day` for all others."""
    paths = [p for p in sorted(FOLDER.glob("*.txt")) if (p.stem if p.stem in ("talk", "follow") else "day") == part]
    return tuple(b for path in paths for b in parse(path.read_text(), path.name))


def fill(s, row):
    """The row's text with its choices made, and the named ones by name."""
    chosen = {}

    def choose(match):
        part = s.one(match[2].split("|"))
        if match[1]:
            chosen[match[1]] = part
        return part

    return re.sub(r" +", " ", CHOICE.sub(choose, row)).strip(), chosen


def spoken(s, block, wide=0.0):
    """A message of the block, a reply that fits it or, at the share `wide`, only its tone, and the tone."""
    text, chosen = fill(s, s.phrase(block.rows))
    fitting = [r for r in block.replies if all(n in chosen for n in re.findall(r"\{(\w+)\}", r))]
    special = [r for r in fitting if "{" in r]
    reply = s.one(special or fitting).format(**chosen)
    if s.chance(wide):
        reply = s.one(WIDELY[block.tone])
    if text[-1] not in ".!?":
        asks = text.split()[0].lower() in QUESTION
        text += s.one(("?", "?", "")) if asks else s.one((".", ".", "", "", "!" if block.tone == "good" else "..."))
    return cap(text), cap(reply), "bad" if block.tone == "bad" else "good"


def moment(s):
    """A message from everyday life or to the companion."""
    if s.chance(TALK):
        return spoken(s, s.one(blocks("talk")))
    return spoken(s, s.one(blocks("day")), WIDE)


def follow(s, tone):
    """An answer to what the companion asked, in the tone of before."""
    return spoken(s, s.one([b for b in blocks("follow") if b.tone in (tone, "flat")]), WIDE)
