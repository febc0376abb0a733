"""Measure recall on held-out values and phrasings, with the numpy runtime or the program itself."""

import argparse
import pathlib
import re

from companion import prompts, questions, reminders, speech, statements, threads
from companion.conversation import JOINERS
from companion.sampling import Sampler
from companion.world import World

SIMPLE = {questions._known_user: 4, questions._known_person: 4, questions._person_name: 2, questions._pet: 1, questions._prop: 1, questions._reverse: 1}
BETWEEN = 6        # turns of everyday talk between the telling and the question of the kind `thread`
KINDS = ("one", "two", "none", "earlier", "thread")
NOT_KNOWN = ("don't know", "do not know", "haven't told", "not told me", "don't know that", "nothing yet")


def values(world):
    """Every value and name of this world, the things an answer may have to repeat."""
    found = {f.value for f in world.known if f.value} | {p.name for p in world.known_people() if p.named}
    return {v for v in found if len(v) > 2 or v.isdigit()}


def expected(world, message, answer):
    return [v for v in values(world) if v in answer and v not in message]


def cases(kind, number, seed, reminded=False, heldout=True):
    """(turns, the facts in the system message, values that must appear, values that must not, the answer), of the held-out side by default."""
    s = Sampler(seed, heldout=heldout)
    while number:
        world = World(s, s.count(2, 8))
        turns = [("system", "")]
        if kind in ("earlier", "thread"):
            before = len(world.known)
            user, ack = statements.tell(s, world, s.count(1, 2))
            lines = [line for line in World.lines(_only(world, before))]
            turns += [("user", user), ("assistant", ack)]
            tone = "good"
            for _ in range(BETWEEN if kind == "thread" else 0):
                user, reply, tone = threads.light(s, tone)
                turns += [("user", user), ("assistant", reply)]
            fresh = _only(world, before, tail=True)
            made = questions.ask(s, fresh, 0, SIMPLE)
        else:
            lines = world.lines()
        if kind == "two":
            first, second = questions.ask_two(s, world)
            if not second or not (first.known and second.known):
                continue
            text, answer = first.text + s.one(JOINERS[:2]) + second.text, first.reply + " " + second.reply
        elif kind == "none":
            made = questions.ask(s, world, 1.0, questions.UNKNOWN)
            if made.known:
                continue
        elif kind == "one":
            made = questions.ask(s, world, 0.0, SIMPLE)
        if kind != "two":
            text, answer = made.text, made.reply
            if kind != "none" and not made.known:
                continue
        message = speech.cap(text) + "?"
        must = expected(world, message, answer)
        if kind in ("earlier", "thread"):
            must = [v for v in must if v in values(fresh)]
        if not must and kind != "none":
            continue
        turns[0] = ("system", prompts.DEFAULT + "\nToday is Friday, 20 November 2026." + ("\n\nWhat you know about the user:\n" + "\n".join("- " + x for x in lines) if lines else ""))
        if reminded:
            turns.append(("system", reminders.exact(Sampler(number), world, message, answer)))
        turns.append(("user", message))
        never = [v for v in values(world) if v not in message and v not in answer] if kind == "none" else []
        number -= 1
        yield turns, lines, must, never, answer


def _only(world, before, tail=False):
    """The part of a world known before (or said in) the conversation."""
    part = object.__new__(World)
    part.s, part.people, part._kinds = world.s, world.people, world._kinds
    part.known = world.known[before:] if tail else world.known[:before]
    return part


def right(kind, reply, must, never):
    if kind == "none":
        return any(x in reply for x in NOT_KNOWN) and not any(v in reply for v in never)
    return all(v in reply for v in must)


CLAIM = re.compile(r"(yes, |no, |that's )?(you|your|you're|he|she|they|his|her|their|\w+ is your)\b", re.I)


def invented(reply):
    """Whether a reply claims something of the user where nothing is known."""
    return bool(CLAIM.match(reply)) and not any(x in reply for x in NOT_KNOWN)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=pathlib.Path, required=True)
    parser.add_argument("--number", type=int, default=100, help="cases of each kind")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--show", type=int, default=0, help="print this many wrong answers of each kind")
    parser.add_argument("--program", type=pathlib.Path, help="the agent executable: ask through it instead of the model alone")
    parser.add_argument("--reminded", action="store_true", help="the model alone, with the reminder that a faultless memory would give")
    parser.add_argument("--kinds", nargs="*", default=KINDS, choices=KINDS)
    a = parser.parse_args()
    if a.program:
        from program import Program
        speaker = Program(a.program.resolve(), a.model.resolve())
    else:
        from runtime import Model
        speaker = Model(a.model)
    for kind in a.kinds:
        hits = claims = shown = 0
        for turns, facts, must, never, answer in cases(kind, a.number, a.seed, a.reminded):
            reply = speaker.reply(turns, facts) if a.program else speaker.reply(turns)
            good = right(kind, reply, must, never)
            hits += good
            claims += kind == "none" and not good and invented(reply)
            if not good and shown < a.show:
                shown += 1
                print(f"  {kind}: {turns[-1][1]!r} -> {reply!r}, wanted {answer!r}")
        print(f"{kind:8} {hits}/{a.number}" + (f", {claims} invented" if kind == "none" else ""), flush=True)


if __name__ == "__main__":
    main()
