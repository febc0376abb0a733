"""Learn what tells requests beyond the built-in model from talk (`ScopeWeights`): a softmax regression over the vectors of
`models/sentences.gguf`.

It learns from the messages of `scope/*.tsv` (kind, TAB, message; by several hands; `test.tsv` is not learned from) and, at
half the weight, from some of the questions about users' own lives of `answers/*.jsonl` and from requests and talk of the
generator's training side. Prints what is declined of `scope/test.tsv`, and writes the weights.
"""

import argparse
import json
import pathlib
import random
import subprocess

import numpy as np
from sklearn.linear_model import LogisticRegression

from companion import asks, everyday, smalltalk, talk
from companion.sampling import Sampler

HERE = pathlib.Path(__file__).parent
OUT = HERE / "../Sources/AgentCore/Scope/ScopeWeights+Standard.swift"
MODEL = HERE / "../models/sentences.gguf"
KINDS = ("talk", "world", "task", "medicine", "law", "sums", "act")
SORTS = {"know": "world", "code": "task", "write": "task", "sums": "sums", "translate": "task", "doctor": "medicine", "law": "law", "live": None}
DEEDS = ("search", "book", "send", "set", "play", "open", "order", "call", "remind", "turn", "text", "buy", "google", "look")
MADE, OWN, SEED, STRENGTH = 200, 300, 20261123, 0.2
SPREAD = 22.6  # about the square root of the width: products of two vectors' numbers then have a spread near one
LESS = 0.5  # how much less counts what was not written for this


def vectors(texts, agent):
    """The vector of each text, of length one, as the program makes it."""
    lines = "".join(text.replace("\n", " ") + "\n" for text in texts)
    result = subprocess.run([agent, "model", "embed", "--model", MODEL, "--json"], input=lines, capture_output=True, text=True, check=True)
    return np.array([json.loads(line) for line in result.stdout.splitlines()], np.float32)


def hand(name):
    return [tuple(line.split("\t")) for line in (HERE / f"scope/{name}.tsv").read_text(encoding="utf-8").splitlines() if line.strip()]


def own():
    """Questions about users' own lives, which memory answers."""
    kinds = ("facts", "lives", "said")
    rows = [json.loads(line) for name in kinds for line in (HERE / f"answers/{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    messages = sorted({row["message"] for row in rows if row["kind"] in ("one", "two", "none", "thread")})
    return [("talk", message) for message in random.Random(SEED).sample(messages, OWN)]


def made():
    """Requests and talk of the generator's training side."""
    sampler = Sampler(SEED)
    for _ in range(MADE):
        sort = sampler.weighted({key: weight for key, (_, weight) in asks.SORTS.items()})
        ask = sampler.phrase(asks.SORTS[sort][0])
        kind = SORTS[sort] or ("act" if ask.startswith(DEEDS) else "world")
        yield kind, sampler.phrase(asks.LEADS) + asks._fill(sampler, ask)
    for make in (talk.topic, talk.topic, talk.about_talk, talk.how_to, everyday.win, everyday.loss, smalltalk.mood, smalltalk.greet):
        for _ in range(MADE // 8):
            yield "talk", make(sampler)[0]


def show(kinds, chances):
    """Prints how much is declined that should be, and how much that should not."""
    talk = chances[:, KINDS.index("talk")]
    kinds = np.array(kinds)
    for bound in (0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
        declined = 1 - talk >= bound
        line = "   ".join(f"{kind} {declined[kinds == kind].mean():.2f}" for kind in KINDS if (kinds == kind).any())
        print(f"declined from {bound}:   {line}   of all beyond {declined[kinds != 'talk'].mean():.3f}")


def write(fit):
    rows = []
    for kind, bias, weights in zip(fit.classes_, fit.intercept_, fit.coef_ * SPREAD):
        numbers = [round(100 * number) for number in (bias, *weights)]
        rows.append(f"        {kind} " + " ".join(map(str, numbers)))
    text = "\n".join(rows)
    OUT.write_text(
        "extension ScopeWeights {\n    /// Written by `Training/scope.py`.\n    static let standard = ScopeWeights(\n"
        f'        """\n{text}\n        """)\n}}\n', encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", type=pathlib.Path, default=HERE / "../.build/release/agent")
    parser.add_argument("--show", action="store_true", help="print the messages of test.tsv on the wrong side of 0.5")
    a = parser.parse_args()
    agent = a.agent.resolve()
    rows = [(kind, text, 1) for name in ("beyond", "talk") for kind, text in hand(name)]
    rows += [(kind, text, LESS) for kind, text in [*own(), *made()]]
    test = hand("test")
    both = vectors([row[1] for row in rows] + [text for _, text in test], agent)
    x, y = both[:len(rows)] * SPREAD, np.array([row[0] for row in rows])
    fit = LogisticRegression(C=STRENGTH / SPREAD, max_iter=2000)
    fit.fit(x, y, sample_weight=[row[2] for row in rows])
    chances = fit.predict_proba(both[len(rows):] * SPREAD)[:, [list(fit.classes_).index(kind) for kind in KINDS]]
    show([kind for kind, _ in test], chances)
    if a.show:
        for (kind, text), row in zip(test, chances):
            if (kind == "talk") != (row[0] > 0.5):
                print(f"{kind:9} {1 - row[0]:.2f}  {text}")
    write(fit)


if __name__ == "__main__":
    main()
