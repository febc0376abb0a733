"""What a message does in a conversation (its dialogue act: tells good news, asks for a judgement, takes leave …), after Stolcke et al. 2000,
"Dialogue Act Modeling for Automatic Tagging and Recognition of Conversational Speech": the acts of `acts/acts.txt`, with messages that do each
and replies that fit every message that does; `acts/talks.tsv`, conversations of which it is said for every message; and what is said of it in
`topics/judged-talks.jsonl` (`AgentCore/Meaning/MessageAct`).

`topics.py` learns to tell them together with what messages are about, and makes `models/acts.gguf`.
"""

import json
import pathlib
import zlib

import numpy as np

from companion import life

HERE = pathlib.Path(__file__).parent
TALKS = HERE / "acts/talks.tsv"
JUDGED = HERE / "topics/judged-talks.jsonl"
OUT = HERE / "../models/acts.gguf"
PARTS, JUDGED_PARTS = 8, 2
GROUPS = {
    "turn": ("leaves", "leaves for the night", "arrives", "thanks", "praises it", "doubts it", "complains of its reply", "puts it right",
             "agrees or takes note", "does not want to talk of it", "says something beside it", "small talk without a question"),
    "wish": ("wants it kept in mind", "wants to be reminded", "wants a thing done", "wants to be entertained", "wants kind words", "asks about it",
             "asks what it remembers", "asks its judgement", "asks about feelings or people", "asks for knowledge"),
    "news": ("good news", "progress", "proud or fond of somebody", "enjoys something", "looks forward", "bad news", "mishap", "is annoyed",
             "is tired or overworked", "is ill or in pain", "is sad or lonely", "grieves", "worries"),
    "told": ("is ashamed or confesses", "has mixed feelings", "is undecided", "plans", "has decided", "hopes or wishes", "jokes",
             "tells a funny or odd happening", "describes", "explains", "tells about themselves", "tells of the past", "tells what somebody said",
             "adds a detail", "gives an opinion"),
    "danger": ("hints at not wanting to live", "needs help at once"),
}


def blocks():
    """The acts, each with its group."""
    group = {name: group for group, names in GROUPS.items() for name in names}
    return [(group[block.topic], block) for block in life.parse((HERE / "acts/acts.txt").read_text(encoding="utf-8"), "acts.txt")]


def part(text, parts):
    return zlib.crc32(text.encode()) % parts


def judged():
    return [json.loads(line) for line in JUDGED.read_text(encoding="utf-8").splitlines()]


def is_held(row):
    """Whether a conversation of the judged ones is left out while something is judged."""
    return part(row["talk"], JUDGED_PARTS) == 0


def rows(known):
    """Texts, the place of each one's act, where they are from (`alone`, `talks`, `judged`), and whether each is left out while something is judged."""
    place = {block.topic: n for n, (_, block) in enumerate(known)}
    found = [(row, n, "alone", part(row, PARTS) == 0) for n, (_, block) in enumerate(known) for row in block.rows]
    for talk in TALKS.read_text(encoding="utf-8").strip().split("\n\n"):
        for line in talk.splitlines():
            act, _, message = line.partition("\t")
            found.append((message, place[act], "talks", part(talk, PARTS) == 0))
    found += [(row["message"], place[row["act"]], "judged", is_held(row)) for row in judged()]
    return found


def show(places, chances, what):
    """How often the likeliest act of some texts is theirs."""
    best = chances.argmax(1)
    right = best == np.array(places)
    print(f"{what}: of {len(places)} messages the likeliest act is theirs for {right.mean():.2f}")
    for bound in (0.4, 0.6, 0.8):
        sure = chances.max(1) >= bound
        print(f"  from {bound}: {sure.mean():.2f}, of these right {right[sure].mean():.2f}")
