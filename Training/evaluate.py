"""Measure recall on held-out values and phrasings, with the numpy runtime or the program itself."""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile

from companion import prompts, questions, speech, statements, threads
from companion.conversation import JOINERS
from companion.sampling import Sampler
from companion.world import World

SIMPLE = {questions._known_user: 4, questions._known_person: 4, questions._person_name: 2, questions._pet: 1, questions._prop: 1, questions._reverse: 1}
BETWEEN = 6        # turns of everyday talk between the telling and the question of the kind `thread`
NOT_KNOWN = ("don't know", "do not know", "haven't told", "not told me", "don't know that", "nothing yet")


def values(world):
    """Every value and name of this world, the things an answer may have to repeat."""
    found = {f.value for f in world.known if f.value} | {p.name for p in world.known_people() if p.named}
    return {v for v in found if len(v) > 2 or v.isdigit()}


def expected(world, message, answer):
    return [v for v in values(world) if v in answer and v not in message]


def cases(kind, number, seed):
    """(turns, values that must appear, values that must not appear) drawn from the held-out side."""
    s = Sampler(seed, heldout=True)
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
        turns.append(("user", message))
        never = [v for v in values(world) if v not in message and v not in answer] if kind == "none" else []
        number -= 1
        yield turns, must, never, answer


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


def ask_program(program, model, turns):
    """One reply by `agent ask --json` in an empty home folder, the facts told in the message's place."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, AGENT_HOME=home)
        for role, text in turns[1:-1]:
            if role == "user":
                subprocess.run([program, "ask", "--json", "--model", model, text], env=environment, capture_output=True, check=True)
        done = subprocess.run([program, "ask", "--json", "--model", model, turns[-1][1]], env=environment, capture_output=True, check=True)
        return json.loads(done.stdout)["reply"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=pathlib.Path, required=True)
    parser.add_argument("--number", type=int, default=100, help="cases of each kind")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--show", type=int, default=0, help="print this many wrong answers of each kind")
    parser.add_argument("--program", help="path of the agent executable; only the kind `earlier` is run through it")
    a = parser.parse_args()
    if not a.program:
        from runtime import Model
        model = Model(a.model)
    for kind in ("earlier",) if a.program else ("one", "two", "none", "earlier", "thread"):
        hits = 0
        shown = 0
        for turns, must, never, answer in cases(kind, a.number, a.seed):
            reply = ask_program(a.program, str(a.model), turns) if a.program else model.reply(turns)
            good = right(kind, reply, must, never)
            hits += good
            if not good and shown < a.show:
                shown += 1
                print(f"  {kind}: {turns[-1][1]!r} -> {reply!r}, wanted {answer!r}")
        print(f"{kind:8} {hits}/{a.number}")
    if not a.program:
        openers(model)


def openers(model):
    """How varied the replies to a dozen everyday openers are."""
    says = ("hi", "how are you?", "I had a long day at work.", "My sister is visiting this weekend.", "I can't sleep.", "I finally finished my report!", "I'm nervous about my exam tomorrow.", "Thanks for listening.", "What can you do?", "Who are you?", "I made soup today.", "good night")
    replies = [model.reply([("system", prompts.DEFAULT + "\nToday is Friday, 20 November 2026."), ("user", x)]) for x in says]
    print(f"openers  {len(set(replies))}/{len(says)} distinct replies")
    for x, y in zip(says, replies):
        print(f"  {x} -> {y}")


if __name__ == "__main__":
    main()
