"""How often messages that do not look like questions are weighed and answered, by the cross-encoder alone, from which bounds on.

Everyday messages have no question mark and ask for nothing; each is read beside the facts of two cases taken by chance. Questions are
those of the cases whose last message has no question mark, beside their own facts; they count where the fact that comes first is right.
For each file of cases it also prints how often the right fact of a single question comes first, and for how many of those the network
gives less than 0.3.
"""

import argparse
import json
import pathlib
import random
import tempfile

import numpy as np
from tokenizers import Tokenizer

import ranker

HERE = pathlib.Path(__file__).parent
CASES = ["weeks", "daily", "later", "plain", "near", "rooms"]
MESSAGES = ["messages-daily.txt", "messages-everyday.txt", "messages.txt"]
SENSE = "a question about their own life"
SEED = 3


def is_right(case, fact):
    return any(value.lower() in fact.lower() for value in case["must"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=pathlib.Path, help="the folder of all-MiniLM-L6-v2, where it has been downloaded already")
    a = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tokenizer = Tokenizer.from_file(str((a.source or ranker.download(folder)) / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    network = ranker.Network(ranker.PUBLISHED).eval()

    def odds(messages, texts):
        return ranker.odds(network, [{"message": m, "texts": t, "right": []} for m, t in zip(messages, texts)], tokenizer)

    cases = {name: json.loads((HERE / f"cases-{name}.json").read_text(encoding="utf-8")) for name in CASES}
    for name, some in cases.items():
        single = [case for case in some if case["kind"] == "one"]
        found = odds([case["turns"][-1] for case in single], [case["facts"] for case in single])
        first = [o.max() for case, o in zip(single, found) if is_right(case, case["facts"][int(np.argmax(o))])]
        print(f"cases-{name}: the right fact first in {len(first)} of {len(single)}, {sum(o < np.log(3 / 7) for o in first)} of them below 0.3")
    every = [case for some in cases.values() for case in some]
    lines = [line.strip() for name in MESSAGES for line in (HERE / name).read_text(encoding="utf-8").splitlines()]
    everyday = [line for line in lines if line and not line.startswith("#") and "?" not in line]
    everyday += [turn for case in every if case["kind"] == "thread" for turn in case["turns"][:-1] if "?" not in turn]
    asked = [case for case in every if case["kind"] in ("one", "two") and "?" not in case["turns"][-1]]
    random.seed(SEED)
    lives = [case["facts"] for case in every if case["kind"] != "thread"]
    beside = [random.choice(lives) + random.choice(lives) for _ in everyday]
    questions = [case["turns"][-1] for case in asked]
    senses = [np.concatenate(odds(some, [[SENSE]] * len(some))) for some in (everyday, questions)]
    answers = [odds(everyday, beside), odds(questions, [case["facts"] for case in asked])]
    right = [is_right(case, case["facts"][int(np.argmax(o))]) for case, o in zip(asked, answers[1])]
    for sense, chance in ((-1, 0.6), (-2, 0.6), (-2, 0.72), (-3, 0.6), (-3, 0.72)):
        bound = np.log(chance / (1 - chance))
        wrong = sum(s >= sense and o.max() >= bound for s, o in zip(senses[0], answers[0]))
        found = sum(s >= sense and o.max() >= bound and r for s, o, r in zip(senses[1], answers[1], right))
        print(f"from {sense} and {chance} on: {wrong} of {len(everyday)} everyday messages, {found} of {len(asked)} questions")


if __name__ == "__main__":
    main()
