"""Facts of any kind, and answers that say them again: whoever asks, and however, the reminder holds what to say.

The kinds stand in the text files of `known/`:

    # shoe size
    = X wears size {number} shoes.
    me? what size shoes do I wear | how big are my feet
    me> You wear size {number} shoes.
    x? what size shoes does X wear | which size should I get X
    x> X wears size {number} shoes.
    no> shoe size

`=` is the fact as a note, X whom it is about; `me?` and `x?` are ways of asking, of the user and of somebody else; `me>` and `x>` answer;
`no>` is what is not known. Every way of asking is one template for the split between training and evaluation.
"""

import pathlib
import re
from functools import lru_cache
from typing import NamedTuple

from . import facts, invent, life, prompts, reminders, words
from .noise import user_text
from .speech import cap, user_subject
from .world import World

FOLDER = pathlib.Path(__file__).parent / "known"
SLOT = re.compile(r"\{(\w+)\}")
SECOND_VERB = re.compile(r" (and|but|which|who) (\w+ly )?\w+s\b")     # where two verbs follow the user, the answer is the written one
SAID_AGAIN = 0.85   # share of answers that are the note itself, turned to the user
WORN = 0.12         # share of questions of which some words are lost
CONTEXT = 0.25      # share of questions with another sentence before or behind
ENTITIES = "name place org title language".split()
OPENING = re.compile(r"(You|Your|You're|You've|The|A|An|It|There|This|That|At|In|On|Every|Each|Once|For|Since|By|Before|After)\b")     # what begins an answer and is no name
JOINERS = (" and ", ", and ", "? And ", " and also ", "? Also, ", "? ", " n ", ", plus ")
TWO = 0.5           # share of questions for two things
SEVERAL = 0.15      # share of questions for one thing of which there are two or three: all are said
ALSO = 0.12         # share of reminders that hold one thing more, which is said too
NEAR = 0.3          # share of things not known for which the reminder holds a thing near to it, not sure to be the answer
UNSURE = 0.06       # share of things known of which the reminder is not sure
NEIGHBOURS = 5      # kinds this far apart in their file are near to one another
BY_WAY = 0.5        # share of questions by relation where the answer is told by name
UNSURE_OF = ("I don't know for sure, but I remember this:", "I don't know that for sure. What I remember is this:", "I don't know for sure. This I do remember:")
NOT_KNOWN = ("I don't know {x} yet", "I don't know {x} yet", "you haven't told me {x} yet")


class Kind(NamedTuple):
    topic: str
    notes: tuple
    mine: tuple
    mine_reply: str
    others: tuple
    others_reply: str
    missing: str


def parse(text, name):
    """The kinds of one file; a block that lacks a line or has other slots in its answer is an error that names it."""
    kinds = []
    for block in re.split(r"^# *", text, flags=re.M)[1:]:
        topic, *lines = [x.strip() for x in block.splitlines() if x.strip()]
        parts = {"=": [], "me?": [], "me>": [], "x?": [], "x>": [], "no>": []}
        for line in lines:
            mark, _, rest = line.partition(" ")
            if mark not in parts or not rest:
                raise ValueError(f"{name}: “{topic}”: cannot read “{line}”")
            parts[mark] += [x.strip() for x in rest.split("|")] if mark in ("me?", "x?") else [rest.strip()]
        if not all(parts[x] for x in ("=", "me?", "me>", "no>")) or bool(parts["x?"]) != bool(parts["x>"]):
            raise ValueError(f"{name}: “{topic}” lacks a line")
        slots = {frozenset(SLOT.findall(x)) for x in parts["="] + parts["me>"] + parts["x>"]}
        if len(slots) != 1 or not all(hasattr(Values, x) for x in set().union(*slots)) or slots == {frozenset()}:
            raise ValueError(f"{name}: “{topic}” has different slots, none or unknown ones")
        kinds.append(Kind(topic, tuple(parts["="]), tuple(parts["me?"]), parts["me>"][0], tuple(parts["x?"]), (parts["x>"] or [""])[0], parts["no>"][0]))
    return kinds


@lru_cache(maxsize=None)
def kinds():
    """All kinds of all files."""
    return tuple(k for path in sorted(FOLDER.glob("*.txt")) for k in parse(path.read_text(encoding="utf-8"), path.name))


class Values:
    """What stands in a slot, real or invented."""

    def name(s):
        return facts.person_name(s).split()[0]

    def place(s):
        return invent.place(s) if s.chance(0.5) else s.value(words.PLACES)

    def org(s):
        return invent.company(s)

    def day(s):
        return s.one(words.DAYS)

    def date(s):
        return f"{s.count(1, 30)} {s.one(words.MONTHS)}"

    def year(s):
        return str(s.count(1955, 2027))

    def number(s):
        return str(s.count(2, 60))

    def time(s):
        hour = s.count(1, 12)
        return s.one((f"{hour}:{s.one(('00', '15', '30', '45', '10', '20'))}", f"half past {s.one(('five', 'six', 'seven', 'eight', 'nine', 'ten'))}", f"{hour} o'clock", f"{hour} pm", f"{hour} am"))

    def thing(s):
        return invent.thing(s) if s.chance(0.6) else s.value(words.NOUNS)

    def things(s):
        return Values.thing(s) + "s"

    def title(s):
        return s.one(("The ", "The ", "")) + s.one(("Red", "Old", "Blue", "Silent", "Golden", "Little", "Green", "Last", "Long", "Second", "Night", "River", "Winter")) + " " + invent.thing(s).capitalize()

    def food(s):
        return s.value(words.DISHES + words.FOODS_SG) if s.chance(0.6) else invent.thing(s)

    def language(s):
        return invent.language(s)

    def job(s):
        return invent.job(s)

    def animal(s):
        return s.value(words.ANIMALS)


class Known(NamedTuple):
    """One thing that is known, or that might be."""
    kind: Kind
    person: object      # None for the user
    note: str
    reply: str
    question: str
    missing: str
    asked: str = ""     # how the question speaks of the person


def _article(text):
    return re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", text)


def to_user(note):
    """A note about the user, said to the user: “The user wears …” becomes “You wear …”."""
    if note.startswith("The user's "):
        text = "Your " + note[11:]
    else:
        first, _, rest = note[len("The user "):].partition(" ")
        if first in ("usually", "often", "always", "never", "still", "currently", "also", "really", "just", "only", "once", "sometimes", "first", "now", "regularly"):
            second, _, rest = rest.partition(" ")
            text = f"You {first} {_second_person(second)} {rest}"
        else:
            text = f"You {_second_person(first)} {rest}"
    for third, second in (("their", "your"), ("them", "you"), ("themselves", "yourself"), ("they", "you")):
        text = re.sub(rf"\b{third}\b", second, text)
    return text


def _second_person(verb):
    fixed = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go", "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't"}
    if verb in fixed:
        return fixed[verb]
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    if re.search(r"(ss|x|z|ch|sh)es$", verb):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb


def draw(s, kind, person):
    """The kind with values, about the user or a person, and a question for it."""
    values = {}
    note, reply = s.one(kind.notes), kind.others_reply if person else kind.mine_reply
    for slot in sorted(SLOT.findall(note)):
        values[slot] = getattr(Values, slot)(s)
    note, reply = (_article(x.format(**values)) for x in (note, reply))
    if not person:
        note = re.sub(r"\bX\b", "The user" if note.startswith("X") else "the user", note)
        question, missing = s.phrase(kind.mine), "your " + kind.missing
        again = note.startswith("The user") and not SECOND_VERB.search(note) and s.chance(SAID_AGAIN)
        return Known(kind, None, note, to_user(note) if again else reply, question, missing)
    subject = person.rel + (f" {person.name}" if person.name and s.chance(0.75) else "")
    person.named = person.named or bool(person.name) and person.name in subject
    note = re.sub(r"\bX\b", lambda m: ("The" if m.start() == 0 else "the") + f" user's {subject}", note)
    said = note if s.chance(SAID_AGAIN) else re.sub(r"\bX\b", f"the user's {subject}", reply)
    said = cap(re.sub(r"\b[Tt]he user's\b", "your", said))
    asked = user_subject(s, person, by_name=None if person.name and person.name in subject else False)
    question = re.sub(r"\bX\b", asked, s.phrase(kind.others))
    return Known(kind, person, note, said, question, asked.replace("my ", "your ") + "'s " + kind.missing, asked)


def _closed(text):
    return text if text[-1] in ".!?" else text + "."


def asked(s, text):
    """The question as it is typed: with a sentence around it, or with words lost."""
    if s.chance(WORN):
        kept = [w for w in text.split() if s.chance(0.65)]
        text = " ".join(kept) if len(kept) > 1 else text
    text = cap(text) + s.one(("?", "?", "?", ""))
    if s.chance(CONTEXT):
        around = life.spoken(s, s.one(life.blocks("day")))[0]
        if "?" not in around:
            text = _closed(around) + " " + text if s.chance(0.75) else (text if text[-1] == "?" else text + "?") + " " + around
    return text


def _unknown(s, item):
    return s.one(NOT_KNOWN).format(x=item.missing)


def _for_two(s, one, other):
    """A question for two things: two questions, or for the second only whose it is."""
    if one.kind == other.kind and s.chance(0.6):
        whose = other.asked or "me"
        if whose == "me":
            return one.question + s.one((" and me", ", and what about me", " and the same for me", "? And me", " plus mine"))
        return one.question + s.one((" and {x}", ", and {x}", " and {x}'s", ", and what about {x}", "? And {x}", "? And {x}'s", " and the same for {x}", ", plus {x}'s", " n {x}")).format(x=whose)
    joiner = s.one(JOINERS)
    return one.question + joiner + (cap(other.question) if joiner == "? " else other.question)


def _by_way_of(s, item):
    """What is known of somebody by name alone, and the line that tells who that is: asked for by the relation, answered by the name."""
    rel, name = item.person.rel, item.person.name.split()[0]
    full = re.compile(rf"\b[Tt]he user's {re.escape(rel)}( {re.escape(item.person.name)})?(?=\b)")
    reply = re.compile(rf"\b[Yy]our {re.escape(rel)}( {re.escape(item.person.name)})?(?=\b)")
    if not full.search(item.note) or not reply.search(item.reply):
        return None
    who = s.one((f"The user's {rel} is called {name}.", f"The user's {rel} is named {name}.", f"{name} is the user's {rel}."))
    return [who, full.sub(name, item.note)], reply.sub(name, item.reply)


def _linked(s, known):
    """One of the things known of somebody by relation, told by name in two notes instead: the thing, the notes, the answer."""
    for item in known:
        if item.person and item.person.name and " " + item.person.rel in " " + item.question and s.chance(BY_WAY):
            made = _by_way_of(s, item)
            if made:
                known.remove(item)
                return item, *made
    return None


def conversation(s):
    """A list of (role, text): a few things known, and questions for them."""
    world = World(s, s.weighted({0: 5, 1: 2, 3: 2, 6: 1}))
    people = [p for p in (world.new_person() for _ in range(s.count(0, 3))) if p]
    items, taken = [], set()
    for kind in s.some(kinds(), s.count(2, 8)):
        owners = [None] + (people if kind.others else [])
        # Somebody else's of the same kind is what is easily confused.
        for owner in s.some(owners, 1 if s.chance(0.6) else 2):
            items.append(draw(s, kind, owner))
    known = items[: max(1, round(len(items) * 0.75))]
    linked = _linked(s, known)
    unknown = [i for i in items if i not in known]
    lines = world.lines() + [i.note for i in known] + (linked[1] if linked else [])
    s.rng.shuffle(lines)
    out = [("system", prompts.system(s, lines[:26], s.chance(0.3)))]
    for _ in range(s.count(2, 5)):
        if s.chance(0.12):
            user, reply, _ = life.moment(s)
            out += [("user", user_text(s, user)), ("assistant", reply)]
            continue
        if linked and s.chance(0.4):
            item, notes, reply = linked
            out += [("system", reminders.of_lines(notes))] if s.chance(0.95) else []
            out += [("user", user_text(s, asked(s, item.question))), ("assistant", reply)]
            linked = None
            continue
        chosen = s.some(known, 1) if not unknown or s.chance(0.75) else s.some(unknown, 1)
        if s.chance(TWO):
            others = [i for i in (known if s.chance(0.8) or not unknown else unknown) if i not in chosen]
            # Two of one kind are told apart by whom they are about alone.
            same = [i for i in others if i.kind == chosen[0].kind]
            chosen += s.some(same if same and s.chance(0.7) else others, 1)
        if tuple(chosen) in taken:
            continue
        taken.add(tuple(chosen))
        text = _for_two(s, *chosen) if len(chosen) > 1 else chosen[0].question
        found, lacking, note = _remembered(s, chosen, known)
        if s.chance(0.93) or any(i not in items for i in found):
            out.append(("system", note))
        out.append(("user", user_text(s, asked(s, text))))
        out.append(("assistant", _reply(s, found, lacking, note.startswith(reminders.NEAR))))
    return out


def _remembered(s, chosen, known):
    """What the memory finds for the things asked for, what it lacks, and the reminder. All that a reminder holds is said, in its order:
    which lines answer is the memory's to tell."""
    found, lacking = [i for i in chosen if i in known], [i for i in chosen if i not in known]
    if len(chosen) == 1 and not found and s.chance(NEAR):
        near = _near(s, chosen[0])
        return [near], [], reminders.of_lines([near.note], heading=reminders.NEAR)
    if len(chosen) == 1 and found and s.chance(SEVERAL):
        found += [draw(s, found[0].kind, found[0].person) for _ in range(s.weighted({1: 4, 2: 1}))]
    elif found and s.chance(ALSO):
        found += s.some([i for i in known if i not in found], 1)
    s.rng.shuffle(found)
    unsure = found and not lacking and s.chance(UNSURE)
    return found, lacking, reminders.of_lines([i.note for i in found], bool(lacking), reminders.NEAR if unsure else reminders.HEADING)


def _near(s, item):
    """A thing near to this one that does not answer for it: of a neighbouring kind, about the same person."""
    place = kinds().index(item.kind)
    others = [k for k in kinds()[max(0, place - NEIGHBOURS): place + NEIGHBOURS + 1] if k != item.kind and (k.others or not item.person)]
    return draw(s, s.one(others), item.person)


def _reply(s, found, lacking, unsure=False):
    said = list(dict.fromkeys([i.reply for i in found])) + [cap(_unknown(s, i)) + "." for i in lacking]
    if unsure:
        return s.one(UNSURE_OF) + " " + " ".join(said)
    if len(said) == 2 and all(x.count(".") == 1 and x.endswith(".") for x in said) and s.chance(0.5):
        joiner = ", but " if found and lacking else ", and "
        second = said[1][:1].lower() + said[1][1:] if OPENING.match(said[1]) else said[1]
        return said[0][:-1] + joiner + second
    return " ".join(said)
