"""Make `models/topics.gguf`, by which `agent` answers everyday messages with something specific (`AgentCore/Meaning/TopicalModel`):
the topics of `companion/life`, their replies, and a softmax regression over the vectors of `models/sentences.gguf`.

Learned from the topics' rows, from `topics/judged.jsonl` (messages with replies that a reader found specific and fitting), and, as
about none of the topics, from questions and facts of the generator's training side and requests beyond the model. Whether a
topic's reply is given is told by a logistic regression over a few numbers (`features`), learned from the grades of all replies in
`judged.jsonl` (0 beside the point, 1 plain, 2 specific and fitting), of messages that the topics' weights had not seen. Prints how
good the replies are that reach some bounds, and writes the file and `TopicFit+Weights.swift`.
"""

import argparse
import json
import os
import pathlib
import zlib

import gguf
import numpy as np
from gguf import GGMLQuantizationType as Q
from gguf import quants
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_predict

import evaluate
import meaning
from companion import life
from companion.sampling import Sampler

HERE = pathlib.Path(__file__).parent
JUDGED = HERE / "topics/judged.jsonl"
OUT = HERE / "../models/topics.gguf"
FIT = HERE / "../Sources/AgentCore/Meaning/TopicFit+Weights.swift"
ABOUT_SELF = "talk"  # topics about the companion itself
DRAWN, NONE = 3, 1200  # texts of each row; messages about no topic
ROUNDS, RATE, DECAY, BATCH = 12, 0.02, 1e-3, 512
FOLDS, SEED = 5, 20261123
SPREAD = meaning.SPREAD
BOUNDS = (0.3, 0.4, 0.5, 0.6, 0.7)
FEATURES = ("chance", "toneChance", "nearness", "behind", "ofTone", "bad", "good", "aboutSelf", "rank", "best", "talk")
TONES = {"good": "glad", "bad": "sad", "flat": "plain"}


def topics():
    return [(part, block) for part in ("day", ABOUT_SELF) for block in life.blocks(part)]


def rows(known):
    """Texts of the topics' rows, and the place of each one's topic."""
    sampler, texts, places = Sampler(SEED), [], []
    for place, (_, block) in enumerate(known):
        for row in block.rows:
            for text in dict.fromkeys(life.fill(sampler, row)[0] for _ in range(DRAWN)):
                texts.append(text)
                places.append(place)
    return texts, np.array(places)


def strange():
    """Messages about no topic: what is asked and told of facts, and requests beyond the model."""
    texts = [message for _, message in meaning.hand("beyond") + meaning.own() + list(meaning.made())[:meaning.MADE]]
    for kind in ("one", "two", "none", "earlier"):
        for turns, *_ in evaluate.cases(kind, 150, SEED, heldout=False):
            texts += [text for role, text in turns if role == "user"]
    return sorted(set(texts))[:NONE]


def learned(x, y, count):
    """Weights [count][1 + width] of a softmax regression, by Adam."""
    order, step = np.random.default_rng(SEED), 0
    w = np.zeros((count, 1 + x.shape[1]), np.float32)
    mean, square = np.zeros_like(w), np.zeros_like(w)
    x = np.concatenate([np.ones((len(x), 1), np.float32), x * SPREAD], 1)
    for epoch in range(ROUNDS):
        places = order.permutation(len(x))
        for start in range(0, len(x), BATCH):
            some = places[start:start + BATCH]
            odds = x[some] @ w.T
            wrong = np.exp(odds - odds.max(1, keepdims=True))
            wrong /= wrong.sum(1, keepdims=True)
            wrong[np.arange(len(some)), y[some]] -= 1
            slope = wrong.T @ x[some] / len(some)
            slope[:, 1:] += DECAY * w[:, 1:]
            step += 1
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            rate = RATE * (1 - epoch / ROUNDS)
            w -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    w[:, 1:] *= SPREAD
    return w


def chances(w, x):
    odds = x @ w[:, 1:].T + w[:, 0]
    powers = np.exp(odds - odds.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def features(chance, near, place, known, tones, talk):
    """The numbers that tell whether a topic's reply fits a message, in the order of `FEATURES` and of `TopicFit`."""
    log = lambda value: np.log(max(float(value), 1e-4))
    tone = known[place][1].tone
    same = [n for n, (_, block) in enumerate(known) if block.tone == tone]
    return [
        log(chance[place]), log(chance[same].sum()), near[place], near[place] - near.max(), log(tones[TONES[tone]]),
        float(tone == "bad"), float(tone == "good"), float(known[place][0] == ABOUT_SELF),
        float((chance[:len(known)] > chance[place]).sum()), log(chance[:len(known)].max()), log(talk),
    ]


def read(name):
    """A regression's labels and weights out of its Swift file."""
    lines = [line.split() for line in (meaning.OUT / f"{name}.swift").read_text().splitlines()]
    lines = [line for line in lines if len(line) > 100]
    return [line[0] for line in lines], np.array([line[1:] for line in lines], np.float32) / 100


def told(name, x):
    labels, w = read(name)
    return [dict(zip(labels, row)) for row in chances(w, x)]


def judge(known, judged, x, w_of, centre):
    """For each graded reply its numbers and grade, and the message's place, by weights that have not seen the message."""
    reply_of = {reply: place for place, (_, block) in enumerate(known) for reply in block.replies + block.written}
    tones, kinds = told("ToneWeights", x), told("ScopeWeights", x)
    numbers, grades, groups = [], [], []
    for n, row in enumerate(judged):
        chance, near = chances(w_of(row["message"]), x[n:n + 1])[0], centre @ x[n]
        for reply, grade in zip(row["replies"], row["grades"]):
            if reply in reply_of:
                numbers.append(features(chance, near, reply_of[reply], known, tones[n], kinds[n]["talk"]))
                grades.append(grade)
                groups.append(n)
    return np.array(numbers), np.array(grades), np.array(groups)


def show(scores, grades, groups):
    """How many messages have a reply that reaches a bound, and how good the best of those replies are."""
    best = {}
    for n, group in enumerate(groups):
        if group not in best or scores[n] > scores[best[group]]:
            best[group] = n
    best = np.array(list(best.values()))
    print(f"of {len(best)} messages:")
    for bound in BOUNDS:
        found = grades[best[scores[best] >= bound]]
        print(f"  from {bound}: {len(found) / len(best):.2f} answered, of these {(found == 2).mean():.2f} specific, {(found == 0).mean():.2f} beside the point")


def fold(message):
    return zlib.crc32(message.encode()) % FOLDS


def write(known, w, centre, out, name, what):
    """Writes a file of topics, or of what else is told in the same way."""
    fresh = out.with_name(out.name + ".tmp")
    writer = gguf.GGUFWriter(str(fresh), "topics")
    writer.add_name(name)
    writer.add_description(f"{what}, and a softmax regression over the vectors of sentences.gguf.")
    writer.add_embedding_length(w.shape[1] - 1)
    writer.add_array("topics.names", [block.topic for _, block in known])
    writer.add_array("topics.tones", [TONES[block.tone] for _, block in known])
    writer.add_array("topics.groups", [part for part, _ in known])
    replies = [[reply for reply in block.written if "{" not in reply] for _, block in known]
    writer.add_array("topics.reply_counts", [len(some) for some in replies])
    writer.add_array("topics.replies", [reply for some in replies for reply in some])
    for name, array in (("topics.weight", w[:, 1:]), ("topics.centre", centre)):
        array = np.ascontiguousarray(array, np.float32)
        writer.add_tensor(name, quants.quantize(array, Q.Q8_0), raw_dtype=Q.Q8_0)
    writer.add_tensor("topics.bias", np.ascontiguousarray(w[:, 0], np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    os.replace(fresh, out)
    print(f"{out.name}: {len(known)} topics, {sum(map(len, replies))} replies, {out.stat().st_size / 1e6:.2f} MB")


def write_fit(fit):
    numbers = ",\n".join(f"        {name}: {weight:.4f}" for name, weight in zip(FEATURES, fit.coef_[0]))
    FIT.write_text(
        "/// Written by `Training/topics.py`.\nextension TopicFit {\n    static let standard = TopicFit(\n"
        f"        bias: {fit.intercept_[0]:.4f},\n{numbers}\n    )\n}}\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", type=pathlib.Path, default=HERE / "../.build/release/agent")
    agent = parser.parse_args().agent.resolve()
    known = topics()
    texts, places = rows(known)
    none = strange()
    judged = [json.loads(line) for line in JUDGED.read_text(encoding="utf-8").splitlines()]
    reply_of = {reply: place for place, (_, block) in enumerate(known) for reply in block.replies + block.written}
    x = meaning.vectors(texts + none + [row["message"] for row in judged], agent)
    ours, theirs, said = np.split(x, [len(texts), len(texts) + len(none)])
    good = [(n, reply_of[reply]) for n, row in enumerate(judged)
            for reply, grade in zip(row["replies"], row["grades"]) if grade == 2 and reply in reply_of]
    centre = np.stack([ours[places == n].mean(0) for n in range(len(known))])
    centre /= np.linalg.norm(centre, axis=1, keepdims=True)

    def weights(seen):
        more = [(n, place) for n, place in good if seen(judged[n]["message"])]
        all_x = np.concatenate([ours, theirs, said[[n for n, _ in more]]])
        all_y = np.concatenate([places, np.full(len(none), len(known)), [place for _, place in more]]).astype(int)
        return learned(all_x, all_y, len(known) + 1)

    parts = [weights(lambda message, part=part: fold(message) != part) for part in range(FOLDS)]
    numbers, grades, groups = judge(known, judged, said, lambda message: parts[fold(message)], centre)
    fit = LogisticRegression(C=1.0, max_iter=3000)
    scores = cross_val_predict(fit, numbers, grades > 0, groups=groups, cv=GroupKFold(8), method="predict_proba")[:, 1]
    show(scores, grades, groups)
    write_fit(fit.fit(numbers, grades > 0))
    write(known, weights(lambda _: True), centre, OUT, "topics", "Topics of everyday life with replies")


if __name__ == "__main__":
    main()
