"""Make `models/questions.gguf`, by which `agent` asks one of some ninety open questions about what it was just told
(`AgentCore/Listening`): a softmax regression over the vectors of `models/sentences.gguf`, in the form of `topics.gguf`.

Learned from `questions/fitting.tsv`: messages with the tone that a reply should take and the numbers of the questions that a
reader found fitting, out of `questions/questions.txt`; "-" where none is. Prints how often the likeliest question is among those a
reader named, and how likely it is for "none" where there is none, by weights that have not seen the message.
"""

import argparse
import pathlib
from types import SimpleNamespace

import numpy as np

import meaning
import topics

HERE = pathlib.Path(__file__).parent
OUT = HERE / "../models/questions.gguf"
ROUNDS, RATE, DECAY, FOLDS, SEED = 400, 0.05, 0.06, 5, 20261123
TONES = {"glad": "good", "sad": "bad", "plain": "flat"}


def rows():
    """(message, tone, places of the questions that fit)."""
    for line in (HERE / "questions/fitting.tsv").read_text(encoding="utf-8").splitlines():
        tone, numbers, message = line.split("\t")
        yield message, tone, [int(number) - 1 for number in numbers.split(",")] if numbers != "-" else []


def learned(x, share):
    """Weights [labels][1 + width] of a softmax regression to shares [rows][labels], by Adam."""
    x = np.concatenate([np.ones((len(x), 1)), x * meaning.SPREAD], 1)
    w = np.zeros((share.shape[1], x.shape[1]))
    mean, square = np.zeros_like(w), np.zeros_like(w)
    for step in range(ROUNDS):
        odds = x @ w.T
        found = np.exp(odds - odds.max(1, keepdims=True))
        found /= found.sum(1, keepdims=True)
        slope = (found - share).T @ x / len(x)
        slope[:, 1:] += DECAY * w[:, 1:]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        w -= RATE * (1 - step / ROUNDS) * (mean / (1 - 0.9 ** (step + 1))) / (np.sqrt(square / (1 - 0.999 ** (step + 1))) + 1e-8)
    w[:, 1:] *= meaning.SPREAD
    return w


def judge(x, share):
    """Prints what is found in parts that were left out."""
    part = np.random.default_rng(SEED).integers(0, FOLDS, len(x))
    chances = np.zeros_like(share)
    for number in range(FOLDS):
        chances[part == number] = topics.chances(learned(x[part != number], share[part != number]), x[part == number])
    top, best, none = chances[:, :-1].argmax(1), chances[:, :-1].max(1), chances[:, -1]
    asks = share[:, -1] == 0
    right = share[np.arange(len(x)), top] > 0
    print(f"the likeliest question is among those named for {right[asks].mean():.2f} of {asks.sum()} messages")
    for bound in np.quantile(best[asks], (0.25, 0.5, 0.75)):
        reached = asks & (best >= bound)
        print(f"  from {bound:.3f}: {reached.sum() / asks.sum():.2f} answered, of these {right[reached].mean():.2f}")
    for bound in (0.2, 0.35, 0.5):
        print(f"none from {bound}: {(none[~asks] >= bound).mean():.2f} of {(~asks).sum()} that have none, {(none[asks] >= bound).mean():.2f} of the others")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--agent", type=pathlib.Path, default=HERE / "../.build/release/agent")
    agent = parser.parse_args().agent.resolve()
    questions = (HERE / "questions/questions.txt").read_text(encoding="utf-8").splitlines()
    some = list(rows())
    x = meaning.vectors([message for message, _, _ in some], agent)
    share = np.zeros((len(some), len(questions) + 1))
    tones = np.zeros((len(questions), len(meaning.TONES)))
    for n, (_, tone, fitting) in enumerate(some):
        for place in fitting or [-1]:
            share[n, place] = 1 / max(1, len(fitting))
            if place >= 0:
                tones[place, meaning.TONES.index(tone)] += 1
    judge(x, share)
    centre = np.stack([share[:, n] @ x for n in range(len(questions))])
    centre /= np.linalg.norm(centre, axis=1, keepdims=True) + 1e-9
    known = [("question", SimpleNamespace(topic=text, tone=TONES[meaning.TONES[tones[n].argmax()]], written=[text]))
             for n, text in enumerate(questions)]
    topics.write(known, learned(x, share), centre, OUT, "questions", "Open questions about what was told")


if __name__ == "__main__":
    main()
