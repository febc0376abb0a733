"""Learn what tells a message's meaning apart (`AgentCore/Meaning`): softmax regressions over the vectors of
`models/sentences.gguf`.

`ScopeWeights`, requests beyond the built-in model from talk: of the messages of `meaning/beyond.tsv` and `talk.tsv` (kind, TAB,
message; by several hands) and, at half the weight, some of the questions about users' own lives of `answers/*.jsonl` and
requests and talk of the generator's training side; `test.tsv` is not learned from. `ToneWeights`, good news from bad and from neither: of `meaning/tone.tsv`,
of messages whose fitting replies tell it (`topics/judged.jsonl`) and, at half the weight, the generator's. `UrgencyWeights`, emergencies from all else: of `meaning/urgent.tsv` and
all of the above; `urgent-test.tsv` is not learned from. `OwnLifeWeights`, questions about users' own lives from all else: of the messages of `answers/*.jsonl`
and those that want something else. Prints what weights find that have not seen a part of the rows, and writes them.
"""

import argparse
import json
import pathlib
import random
import subprocess

import numpy as np
from sklearn.linear_model import LogisticRegression

from companion import asks, care, everyday, life, smalltalk, talk, wishes
from companion.sampling import Sampler

HERE = pathlib.Path(__file__).parent
OUT = HERE / "../Sources/AgentCore/Meaning"
MODEL = HERE / "../models/sentences.gguf"
JUDGED = HERE / "topics/judged.jsonl"
FOLDS = 8
SENSES = {
    "glad": "good news", "sad": "bad news", "request": "a request", "emergency": "an emergency", "cry": "a cry for help",
    "own": "a question about their own life",
}
KINDS = ("talk", "world", "task", "medicine", "law", "sums", "act")
TONES = ("glad", "sad", "plain")
URGENCIES = ("emergency", "calm")
ASKINGS = ("own", "other")
GLAD = ("How nice", "How lovely", "How good", "I'm glad", "Congratulations", "Well done")
SORTS = {"know": "world", "code": "task", "write": "task", "sums": "sums", "translate": "task", "doctor": "medicine", "law": "law", "live": None}
ASKING = ("what", "who", "where", "when", "which", "how", "is ", "are ", "do ", "did ", "does ", "remind", "tell me")
DEEDS = ("search", "book", "send", "set", "play", "open", "order", "call", "remind", "turn", "text", "buy", "google", "look")
MADE, OWN, ASKED, SEED, STRENGTH = 200, 300, 4000, 20261123, 0.2
MOODS, TALK, CRIES, CALM, LIVES = 700, 1200, 500, 500, 1800  # among `senses`: messages of the generator, of everyday life, and about users' own lives
SPREAD = 22.6  # about the square root of the width: products of two vectors' numbers then have a spread near one
LESS = 0.5  # how much less counts what was not written for this
TOLD = 0.05  # and everyday messages, of which there are many, where talk is told from requests


def vectors(texts, agent):
    """The vector of each text, of length one, as the program makes it."""
    lines = "".join(text.replace("\n", " ") + "\n" for text in texts)
    result = subprocess.run([agent, "model", "embed", "--model", MODEL, "--json"], input=lines, capture_output=True, text=True, check=True)
    return np.array([json.loads(line) for line in result.stdout.splitlines()], np.float32)


def hand(name):
    return [tuple(line.split("\t")) for line in (HERE / f"meaning/{name}.tsv").read_text(encoding="utf-8").splitlines() if line.strip()]


def answers(*names):
    return [json.loads(line) for name in names for line in (HERE / f"answers/{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def near():
    """Messages that lie near one another: questions about users' own lives, requests and talk of the same things in the same words."""
    return [("talk" if kind == "own" else kind, message, kind == "own") for kind, message in hand("own")]


def own(number=OWN):
    """Questions about users' own lives, which memory answers."""
    messages = sorted({row["message"] for row in answers("facts", "lives", "said") if row["kind"] in ("one", "two", "none", "thread")})
    return [("talk", message) for message in random.Random(SEED).sample(messages, number)]


def askings(judged):
    """Messages with whether they ask for something of the user's own life."""
    rows = answers("facts", "lives", "told", "said", "untold")
    asked = sorted({row["message"] for row in rows if row["kind"] in ("one", "two", "none", "thread", "untold")})
    yield from (("own", message) for message in random.Random(SEED).sample(asked, ASKED))
    yield from (("own" if is_own else "other", message) for _, message, is_own in near())
    # Much of `talk.tsv` asks for something of one's own, to lie near the bound.
    told = [message for _, message in hand("talk") if "?" not in message and not message.lower().startswith(ASKING)]
    wanted = [message for kind, message in [*hand("beyond"), *made()]]
    everyday = [row["message"] for row in answers("world", "lives") if row["kind"] == "world"]
    yield from (("other", message) for message in sorted({*told, *wanted, *everyday, *judged} - set(asked)))


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


def tones():
    """Messages of the generator's training side whose tone is told there: those of `moods/`, and of everyday life's blocks."""
    sampler = Sampler(SEED)
    names = {"good": "glad", "bad": "sad", "flat": "plain"}
    for mood, rows in life.moods().items():
        for row in rows:
            yield names[mood], life.fill(sampler, row)[0]
    for block in life.blocks("day"):
        yield names[block.tone], life.fill(sampler, sampler.phrase(block.rows))[0]


def graded():
    """Messages of `topics/judged.jsonl` with the tone of the replies that a reader found fitting."""
    replies = {reply: names for part in ("day", "talk") for block in life.blocks(part)
               for names in [{"good": "glad", "bad": "sad", "flat": "plain"}[block.tone]] for reply in block.written + block.replies}
    for line in JUDGED.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        found = [replies.get(reply) or ("sad" if "sorry" in reply.lower() else "glad" if reply.startswith(GLAD) else "")
                 for reply, grade in zip(row["replies"], row["grades"]) if grade]
        found = {tone for tone in found if tone}
        if len(found) == 1:
            yield found.pop(), row["message"]


def everyday_tones():
    """Everyday messages of `questions/fitting.tsv` with the tone that a reader would reply in, and whether something is told by them."""
    for line in (HERE / "questions/fitting.tsv").read_text(encoding="utf-8").splitlines():
        tone, numbers, message = line.split("\t")
        yield tone, message, numbers != "-"


def senses():
    """(message, what it may be, whether it is) for the cross-encoder of `ranker.py`, which tells it beside the regressions here."""
    sampler, chosen = Sampler(SEED), random.Random(SEED)
    everyday = list(everyday_tones())
    told = [message for _, message, is_told in everyday if is_told]
    for tone, message in [*hand("tone"), *((tone, message) for tone, message, _ in everyday), *chosen.sample(list(tones()), MOODS)]:
        for sense in ("glad", "sad"):
            yield message, SENSES[sense], tone == sense
    kinds = [(kind, message) for kind, message, _ in near()]
    asked = [*hand("beyond"), *hand("talk"), *kinds, *own(), *made(), *(("talk", text) for text in chosen.sample(told, TALK))]
    for kind, message in asked:
        yield message, SENSES["request"], kind != "talk"
    for label, message in [*hand("urgent"), *(("calm", text) for text in chosen.sample(told, CALM))]:
        yield message, SENSES["emergency"], label == "emergency"
    for make, is_cry in ((care.care, True), (wishes.wish, False)):
        for _ in range(CRIES):
            yield make(sampler)[0], SENSES["cry"], is_cry
    for message in chosen.sample(told, CALM):
        yield message, SENSES["cry"], False
    lives = [("own", message) for _, message in own(LIVES)]
    others = [("other", message) for message in [*chosen.sample(told, TALK), *(message for _, message in hand("beyond"))]]
    for label, message in [*lives, *others, *(("own" if is_own else "other", message) for _, message, is_own in near())]:
        yield message, SENSES["own"], label == "own"


def fitted(x, y, weights):
    fit = LogisticRegression(C=STRENGTH / SPREAD, max_iter=2000)
    return fit.fit(x * SPREAD, y, sample_weight=weights)


def learn(name, labels, rows, more, agent, test=(), told=()):
    """Learns the labels of `rows`, and of `more` at less weight; prints what is found in parts of `rows` that were left out."""
    x = vectors([text for _, text in rows + more + list(told)], agent)
    y = np.array([label for label, _ in rows + more + list(told)])
    weights = np.array([1.0] * len(rows) + [LESS] * len(more) + [TOLD] * len(told))
    part = np.random.default_rng(SEED).integers(0, FOLDS, len(rows))
    chances = np.zeros((len(rows), len(labels)))
    for number in range(FOLDS):
        seen = np.append(part != number, np.full(len(more) + len(told), True))
        fit = fitted(x[seen], y[seen], weights[seen])
        held = np.flatnonzero(part == number)
        chances[held] = fit.predict_proba(x[held] * SPREAD)[:, [list(fit.classes_).index(label) for label in labels]]
    show(labels, y[:len(rows)], chances)
    fit = fitted(x, y, weights)
    if test:
        print("of rows by another hand:")
        found = fit.predict_proba(vectors([text for _, text in test], agent) * SPREAD)
        show(labels, np.array([label for label, _ in test]), found[:, [list(fit.classes_).index(label) for label in labels]])
    write(name, fit)


def show(labels, truth, chances):
    """Prints, for some bounds, the share of each label's rows of which another than the first, or each, reaches it."""
    if labels is KINDS:
        for bound in (0.4, 0.5, 0.6, 0.8):
            declined = 1 - chances[:, 0] >= bound
            line = "   ".join(f"{kind} {declined[truth == kind].mean():.2f}" for kind in labels)
            print(f"declined from {bound}:   {line}   all beyond {declined[truth != 'talk'].mean():.2f}")
        return
    for bound in (0.2, 0.35, 0.5, 0.8):
        for place, label in enumerate(labels):
            line = "   ".join(f"{other} {(chances[truth == other, place] >= bound).mean():.2f}" for other in labels)
            print(f"{label} from {bound}:   of {line}")


def write(name, fit):
    rows, biases, weights = [], fit.intercept_, fit.coef_ * SPREAD
    if len(fit.classes_) == 2:  # the weights of the second alone are those of both with none for the first
        biases, weights = np.append(0, biases), np.concatenate([0 * weights, weights])
    for label, bias, weights in zip(fit.classes_, biases, weights):
        numbers = [round(100 * number) for number in (bias, *weights)]
        rows.append(f"        {label} " + " ".join(map(str, numbers)))
    text = "\n".join(rows)
    kind = {"ScopeWeights": "RequestKind", "ToneWeights": "Tone", "UrgencyWeights": "Urgency", "OwnLifeWeights": "OwnLife"}[name]
    (OUT / f"{name}.swift").write_text(
        f"/// Written by `Training/meaning.py`.\nenum {name} {{\n    static let standard = MeaningWeights<{kind}>(\n"
        f'        """\n{text}\n        """)\n}}\n', encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", type=pathlib.Path, default=HERE / "../.build/release/agent")
    agent = parser.parse_args().agent.resolve()
    news = list(tones())
    judged = [json.loads(line)["message"] for line in JUDGED.read_text(encoding="utf-8").splitlines()]
    told = [("talk", text) for _, text in hand("tone") + news] + [("talk", text) for text in judged]
    kinds = [(kind, message) for kind, message, _ in near()]
    learn("ScopeWeights", KINDS, hand("beyond") + hand("talk") + kinds, [*own(), *made()], agent, hand("test"), told)
    learn("ToneWeights", TONES, hand("tone") + list(graded()), news, agent)
    calm = [("calm", text) for _, text in hand("beyond") + hand("talk") + hand("tone") + news] + [("calm", text) for text in judged]
    learn("UrgencyWeights", URGENCIES, hand("urgent"), calm, agent, hand("urgent-test"))
    unseen = [("own", row["message"]) for row in answers("unseen") if row["kind"] != "world"]
    unseen += [("own" if kind == "own" else "other", message) for kind, message in hand("own-test")]
    everyday = [("other", line) for name in ("messages-everyday", "messages-daily") for line in (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()]
    learn("OwnLifeWeights", ASKINGS, list(askings(judged)), [], agent, unseen + everyday)


if __name__ == "__main__":
    main()
