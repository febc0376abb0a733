"""Everyday life in blocks: what people tell, in rows with choices, and replies that fit every row of their block.

Of a block's replies one or two are trained: a model of this size learns what a message is about sooner where few replies stand for it.

The blocks stand in the text files of `life/`, one file for each part of life:

    # bad: the boss is unfair
    my (who=boss|manager) gave my shift to (somebody else|the new guy)
    > That's unfair of your {who}. Did they say why?

A heading names the tone (`good`, `bad` or `flat`) and the topic. `(a|b|)` is a choice; a choice with a name can be taken up by
a reply. Every row is one template for the split between training and evaluation. `talk.txt` is about the companion itself; the
blocks of `follow.txt` answer what the companion asked before.

`moods/*.txt` hold thousands of further rows under the headings `# good`, `# bad` and `# flat` alone: from them the model learns to
tell the tone of what it cannot place.
"""

import pathlib
import re
from functools import lru_cache
from typing import NamedTuple

from .speech import cap

FOLDER = pathlib.Path(__file__).parent / "life"
TONES = ("good", "bad", "flat")
MOODS = FOLDER.parent / "moods"
MOODY = 0.5    # share of rows of `moods/` among everyday messages
WIDE = 0.35    # share of replies that fit the tone alone: a reply of its own is only given where the model is fairly sure
FLAT = 0.15    # share of those that fit any tone: what is left to say where the model cannot tell good from bad
# A reply's first words tell its tone: what all blocks of a tone have in common is learned from all of them.
OPENINGS = {
    "bad": ("I'm sorry", "I'm so sorry", "Oh", "Ouch", "Poor", "Sorry", "Ugh", "My condolences"),
    "good": ("How ", "I'm glad", "I'm happy", "I'm so glad", "I'm so happy", "I'm delighted", "Congratulations", "Well done", "Wonderful", "Lovely", "Good for", "Bravo", "Hooray", "What a lovely", "What a joy", "What lovely", "What wonderful", "Nicely"),
}
OPENERS = {"bad": ("I'm sorry.", "Oh no."), "good": ("How lovely!", "I'm glad!")}
# Each tone's first word is its own: the choice of the tone is one step.
WIDELY = {
    "bad": ("I'm sorry, that's not easy. How are you feeling about it now?", "I'm sorry to hear that. What is the hardest part of it?", "I'm sorry you have to deal with that. What would help a little?", "I'm sorry. Would you like to tell me more about it?"),
    "good": ("How nice! What was the best part?", "How good to hear! How do you feel about it?", "How lovely! Tell me more about it.", "How nice! How did it come about?"),
    "flat": ("Ah, I see. How do you feel about it?", "Ah, I see. Tell me a little more about it.", "Ah, I see. What is on your mind about it?"),
}
TALK = 0.4     # share of messages to the companion about itself
CHOICE = re.compile(r"\((?:([a-z]+)=)?([^()|]*(?:\|[^()|]*)+)\)")
QUESTION = ("what", "how", "why", "who", "where", "when", "which", "can", "could", "do", "does", "did", "are", "is", "should", "would", "will", "have", "may", "shall", "am")


class Block(NamedTuple):
    tone: str
    topic: str
    rows: tuple
    replies: tuple  # that are trained
    written: tuple  # all of them


def parse(text, name):
    """The blocks of one file; a line that cannot be read is an error that names it."""
    blocks, tone, topic, rows, replies = [], "", "", [], []

    def close():
        if topic:
            if not rows or len(replies) < 2:
                raise ValueError(f"{name}: the block “{topic}” needs rows and at least two replies")
            if not any("{" not in r for r in replies):
                raise ValueError(f"{name}: the block “{topic}” needs a reply without a slot")
            blocks.append(Block(tone, topic, tuple(rows), chosen_replies(name, tone, replies), tuple(replies)))

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
    """The replies that are trained: one without a slot and one with, of an opening that tells the tone; of talk to the companion, two."""
    if name == "talk.txt":
        return tuple([r for r in replies if "{" not in r][:2] + [r for r in replies if "{" in r][:1])
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


@lru_cache(maxsize=None)
def moods():
    """The rows of `moods/` by tone."""
    rows = {tone: [] for tone in TONES}
    for path in sorted(MOODS.glob("*.txt")):
        tone = ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("#"):
                tone = line[1:].strip()
            elif line.strip():
                if tone not in TONES or re.search(r"[()|{}]", CHOICE.sub("", line)):
                    raise ValueError(f"{path.name}:{number}: a row without a tone, or with a choice that is not closed")
                rows[tone].append(line.strip())
    return {tone: tuple(dict.fromkeys(found)) for tone, found in rows.items()}


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
        reply = widely(s, block.tone)
    return cap(_ended(s, text, block.tone)), cap(reply), "bad" if block.tone == "bad" else "good"


def widely(s, tone):
    """A reply that fits a tone alone, or any."""
    return s.one(WIDELY["flat" if s.chance(FLAT) else tone])


def _ended(s, text, tone):
    """The message with a mark at its end, or with none."""
    if text[-1] in ".!?":
        return text
    if text.split()[0].lower() in QUESTION:
        return text + s.one(("?", "?", ""))
    return text + s.one((".", ".", "", "", "!" if tone == "good" else "..."))


def mood(s):
    """A message that tells its tone and nothing that has a block, and a reply that fits the tone."""
    tone = s.weighted({t: len(rows) for t, rows in moods().items()})
    text, _ = fill(s, s.phrase(moods()[tone]))
    return cap(_ended(s, text, tone)), widely(s, tone), "bad" if tone == "bad" else "good"


def moment(s):
    """A message from everyday life or to the companion."""
    if s.chance(TALK):
        return spoken(s, s.one(blocks("talk")))
    return mood(s) if s.chance(MOODY) else spoken(s, s.one(blocks("day")), WIDE)


def follow(s, tone):
    """An answer to what the companion asked, in the tone of before."""
    return spoken(s, s.one([b for b in blocks("follow") if b.tone in (tone, "flat")]), WIDE)
