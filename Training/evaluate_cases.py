"""Measure recall through `agent` on cases written by hand: facts, messages typed one after another, and what the last reply
must hold.

A file of cases is a JSON array of objects: `kind` (one, two, none, thread), `facts`, `turns`, `must` (values that the reply to the last
turn has to hold), `never` (values that it must not hold, for what is not known), and maybe `before` (messages of a conversation before).
"""

import argparse
import collections
import json
import pathlib

from evaluate import NOT_KNOWN, invented
from program import Program


def right(case, reply):
    """Whether a reply holds what it must; for what is not known, whether it says so and makes up nothing."""
    if case["kind"] == "none":
        return any(x in reply for x in NOT_KNOWN) and not any(v in reply for v in case["never"])
    return all(v.lower() in reply.lower() for v in case["must"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("--program", type=pathlib.Path, required=True, help="the agent executable")
    parser.add_argument("--model", type=pathlib.Path, default=pathlib.Path(__file__).parent / "../models/companion.gguf")
    parser.add_argument("--show", action="store_true", help="print what was wrong")
    a = parser.parse_args()
    program = Program(a.program.resolve(), a.model.resolve())
    hits, total, claims = collections.Counter(), collections.Counter(), 0
    for case in json.loads(a.cases.read_text(encoding="utf-8")):
        reply = program.reply([("user", text) for text in case["turns"]], case["facts"], before=case.get("before", ()))
        good = right(case, reply)
        total[case["kind"]] += 1
        hits[case["kind"]] += good
        claims += case["kind"] == "none" and not good and invented(reply)
        if a.show and not good:
            print(f"  {case['kind']}: {case['turns'][-1]!r} -> {reply!r}, wanted {case['must']}")
    for kind in total:
        print(f"{kind:8} {hits[kind]}/{total[kind]}" + (f", {claims} invented" if kind == "none" else ""))


if __name__ == "__main__":
    main()
