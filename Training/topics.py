"""Make `models/topics.gguf`, by which `agent` answers everyday messages with something specific (`AgentCore/Meaning/TopicalModel`):
the topics of `companion/life` and `topics/life`, their replies, and a softmax regression over what `models/reading.gguf` makes of a
message, which is learned together with it (`reading.py`); and for each topic the mean of its messages' vectors by `models/sentences.gguf`.
Together with them it learns what messages do and makes `models/acts.gguf` (`acts.py`).

Learned from the topics' rows and `topics/rows.txt`, from `topics/judged.jsonl` (messages with replies that a reader found specific and
fitting), and, as about none of the topics, from questions and facts of the generator's training side and requests beyond the model.
Whether a topic's reply is given is told by a logistic regression over a few numbers (`features`), learned from the grades of all
replies in `judged.jsonl` (0 beside the point, 1 plain, 2 specific and fitting), of a quarter of the messages, and in `judged-talks.jsonl`, where
messages stand in conversations, of half of these; by weights that had not seen them. Prints how good the replies are that reach some bounds, and writes the files and `TopicFit+Weights.swift`: some twenty minutes on two cores.
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

import acts
import evaluate
import meaning
import reading
from companion import life
from companion.sampling import Sampler

HERE = pathlib.Path(__file__).parent
JUDGED = HERE / "topics/judged.jsonl"
FURTHER = HERE / "topics/life"  # topics of which the companion model learns nothing
ROWS = HERE / "topics/rows.txt"  # further rows of the generator's topics
OUT = HERE / "../models/topics.gguf"
FIT = HERE / "../Sources/AgentCore/Meaning/TopicFit+Weights.swift"
ABOUT_SELF = "talk"  # topics about the companion itself
DRAWN, NONE = 3, 1200  # texts of each row; messages about no topic
PARTS, SEED = 4, 20261123
BOUNDS = (0.3, 0.4, 0.5, 0.6, 0.7)
FEATURES = ("chance", "toneChance", "nearness", "behind", "ofTone", "bad", "good", "aboutSelf", "rank", "best", "talk",
            "news", "told", "turn", "wish", "detail", "surest", "isFirst", "words")
TONES = {"good": "glad", "bad": "sad", "flat": "plain"}


def topics():
    further = [block for path in sorted(FURTHER.glob("*.txt")) for block in life.parse(path.read_text(encoding="utf-8"), path.name)]
    return [("day", block) for block in (*life.blocks("day"), *further)] + [(ABOUT_SELF, block) for block in life.blocks(ABOUT_SELF)]


def further_rows():
    """The rows of `ROWS` by the headings of their topics."""
    found, topic = {}, None
    for line in filter(None, ROWS.read_text(encoding="utf-8").splitlines()):
        if line.startswith("# "):
            topic = line.partition(": ")[2]
        else:
            found.setdefault(topic, []).append(line)
    return found


def rows(known):
    """Texts of the topics' rows, and the place of each one's topic."""
    sampler, texts, places, more = Sampler(SEED), [], [], further_rows()
    for place, (_, block) in enumerate(known):
        drawn = [text for row in block.rows for text in dict.fromkeys(life.fill(sampler, row)[0] for _ in range(DRAWN))]
        for text in dict.fromkeys(drawn + more.pop(block.topic, [])):
            texts.append(text)
            places.append(place)
    if more:
        raise SystemExit(f"{ROWS.name}: no topic is called {', '.join(more)}")
    return texts, np.array(places)


def strange():
    """Messages about no topic: what is asked and told of facts, and requests beyond the model."""
    texts = [message for _, message in meaning.hand("beyond") + meaning.own() + list(meaning.made())[:meaning.MADE]]
    for kind in ("one", "two", "none", "earlier"):
        for turns, *_ in evaluate.cases(kind, 150, SEED, heldout=False):
            texts += [text for role, text in turns if role == "user"]
    return sorted(set(texts))[:NONE]


def chances(w, x):
    odds = x @ w[:, 1:].T + w[:, 0]
    powers = np.exp(odds - odds.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def acted(done, chance, message, first):
    """What the act of a message tells of whether a topic's reply fits it."""
    log = lambda value: np.log(max(float(value), 1e-3))
    groups = [log(sum(c for (group, _), c in zip(done, chance) if group == name)) for name in ("news", "told", "turn", "wish")]
    detail = next(n for n, (_, block) in enumerate(done) if block.topic == "adds a detail")
    return [*groups, log(chance[detail]), log(chance.max()), float(first), np.log(max(len(message.split()), 1))]


def features(chance, near, place, known, tones, talk, act):
    """The numbers that tell whether a topic's reply fits a message, in the order of `FEATURES` and of `TopicFit`."""
    log = lambda value: np.log(max(float(value), 1e-4))
    tone = known[place][1].tone
    same = [n for n, (_, block) in enumerate(known) if block.tone == tone]
    return [
        log(chance[place]), log(chance[same].sum()), near[place], near[place] - near.max(), log(tones[TONES[tone]]),
        float(tone == "bad"), float(tone == "good"), float(known[place][0] == ABOUT_SELF),
        float((chance[:len(known)] > chance[place]).sum()), log(chance[:len(known)].max()), log(talk), *act,
    ]


def read(name):
    """A regression's labels and weights out of its Swift file."""
    lines = [line.split() for line in (meaning.OUT / f"{name}.swift").read_text().splitlines()]
    lines = [line for line in lines if len(line) > 100]
    return [line[0] for line in lines], np.array([line[1:] for line in lines], np.float32) / 100


def told(name, x):
    labels, w = read(name)
    return [dict(zip(labels, row)) for row in chances(w, x)]


def judge(known, done, judged, x, chance, doing, centre):
    """For each graded reply its numbers and grade, and the message's place, by a reading that has not seen the message."""
    reply_of = {reply: place for place, (_, block) in enumerate(known) for reply in block.replies + block.written}
    tones, kinds = told("ToneWeights", x), told("ScopeWeights", x)
    numbers, grades, groups = [], [], []
    for n, row in enumerate(judged):
        near = centre @ x[n]
        act = acted(done, doing[n], row["message"], row.get("isFirst", True))
        for reply, grade in zip(row["replies"], row["grades"]):
            if reply in reply_of:
                numbers.append(features(chance[n], near, reply_of[reply], known, tones[n], kinds[n]["talk"], act))
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
    return zlib.crc32(message.encode()) % PARTS


def write(known, w, centre, out, name, what, by_reading=False):
    """Writes a file of topics, or of what else is told in the same way; `by_reading` where the weights are over readings of messages."""
    fresh = out.with_name(out.name + ".tmp")
    writer = gguf.GGUFWriter(str(fresh), "topics")
    writer.add_name(name)
    writer.add_description(f"{what}, and a softmax regression over the {'readings of reading.gguf' if by_reading else 'vectors of sentences.gguf'}.")
    writer.add_embedding_length(centre.shape[1])
    if by_reading:
        writer.add_uint32("topics.reading_length", w.shape[1] - 1)
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


def centres(x, places, count):
    """For each of `count` the middle of its texts' vectors, of length one."""
    centre = np.stack([x[places == n].mean(0) for n in range(count)])
    return centre / np.linalg.norm(centre, axis=1, keepdims=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", type=pathlib.Path, default=HERE / "../.build/release/agent")
    agent = parser.parse_args().agent.resolve()
    known, done = topics(), acts.blocks()
    texts, places = rows(known)
    doing = acts.rows(done)
    none = strange()
    judged = [json.loads(line) for line in JUDGED.read_text(encoding="utf-8").splitlines()]
    talked = [row for row in acts.judged() if acts.is_held(row)]
    reply_of = {reply: place for place, (_, block) in enumerate(known) for reply in block.replies + block.written}
    x = meaning.vectors(texts + [row[0] for row in doing] + [row["message"] for row in judged + talked], agent)
    ours, own, said = np.split(x, [len(texts), len(texts) + len(doing)])
    centre = centres(ours, places, len(known))

    def learned(seen, some):
        good = [(row["message"], reply_of[reply]) for row in judged if seen(row["message"])
                for reply, grade in zip(row["replies"], row["grades"]) if grade == 2 and reply in reply_of]
        about = [*map(int, places), *[len(known)] * len(none), *[place for _, place in good]]
        messages = texts + none + [message for message, _ in good]
        return reading.Reading(len(known) + 1, len(done) + 1).learn(
            messages + [text for text, *_ in some], about + [reading.UNKNOWN] * len(some),
            [reading.UNKNOWN] * len(about) + [place for _, place, *_ in some])

    blind = learned(lambda message: fold(message) != 0, [row for row in doing if not row[3]])
    for source in ("alone", "talks", "judged"):
        held = [row for row in doing if row[2] == source and row[3]]
        acts.show([row[1] for row in held], blind.chances([row[0] for row in held], head=1), source)
    graded = [n for n, row in enumerate(judged + talked) if n >= len(judged) or fold(row["message"]) == 0]
    some = [(judged + talked)[n] for n in graded]
    unseen, does = (blind.chances([row["message"] for row in some], head=head) for head in (0, 1))
    numbers, grades, groups = judge(known, done, some, said[graded], unseen, does, centre)
    fit = LogisticRegression(C=1.0, max_iter=5000)
    scores = cross_val_predict(fit, numbers, grades > 0, groups=groups, cv=GroupKFold(8), method="predict_proba")[:, 1]
    alone = groups < len(graded) - len(talked)
    for name, those in (("alone", alone), ("in conversations", ~alone)):
        print(name, end=", ")
        show(scores[those], grades[those], groups[those])
    write_fit(fit.fit(numbers, grades > 0))
    whole = learned(lambda _: True, doing)
    whole.write()
    write(known, whole.weights(), centre, OUT, "topics", "Topics of everyday life with replies", by_reading=True)
    write(done, whole.weights(1), centres(own, np.array([row[1] for row in doing]), len(done)), acts.OUT, "acts",
          "Dialogue acts of everyday messages with replies", by_reading=True)


if __name__ == "__main__":
    main()
