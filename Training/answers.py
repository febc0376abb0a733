"""Learn how memory weighs what may answer a message (`AnswerWeights`): a logistic regression for each fact or sentence.

The rows of `answers/*.jsonl` are messages by several hands with the facts, or the sentences said before, that there were, the
places of those that answer, and what the rules of recall chose when the message was new to them. Their numbers come from
`answer-rows`. Prints what the weights reach on rows that they were not learned from (ten folds), and writes the weights.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

import numpy as np
from sklearn.linear_model import LogisticRegression

HERE = pathlib.Path(__file__).parent
PLAIN, WIDTH = 70, 512
STRENGTH = 0.006  # of the rows against small weights
SPREAD = 22.6  # about the square root of the width: products of two vectors' numbers then have a spread near one
PLAIN_SHARE = 5  # the plain numbers are held back less than those of the vectors
FOLDS, SEED = 10, 20261123
FACTS, TOLD = ("facts", "lives", "generated", "world"), ("told", "said", "untold")
OUT = HERE / "../Sources/Skills/Memory/Recall/Weighing"


def rows(names):
    """The rows of these files that have texts."""
    some = [json.loads(line) for name in names for line in (HERE / f"answers/{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    return [row for row in some if row["texts"]]


def read(names, tool):
    """The rows of these files that have what the rules say, each with its numbers as `x` and whether each text answers as `y`."""
    some = [row for row in rows(names) if "rules" in row]
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder) / "rows.jsonl", pathlib.Path(folder) / "numbers"
        source.write_text("".join(json.dumps(row) + "\n" for row in some), encoding="utf-8")
        subprocess.run([tool, "numbers", source, target], check=True, cwd=HERE.parent)
        numbers = np.fromfile(target, np.float32).reshape(-1, PLAIN + 2 * WIDTH)
    start = 0
    for row in some:
        end = start + len(row["texts"])
        row["x"], start = numbers[start:end], end
        row["y"] = np.isin(np.arange(len(row["texts"])), row["right"]).astype(int)
    assert start == len(numbers)
    return some


class Weights:
    def __init__(self, rows):
        x, y = np.vstack([row["x"] for row in rows]), np.concatenate([row["y"] for row in rows])
        mean, spread = x[:, :PLAIN].mean(0), x[:, :PLAIN].std(0) + 1e-3
        fit = LogisticRegression(C=STRENGTH, max_iter=1000)
        fit.fit(np.hstack([(x[:, :PLAIN] - mean) / spread * PLAIN_SHARE, x[:, PLAIN:] * SPREAD]), y)
        plain = fit.coef_[0][:PLAIN] * PLAIN_SHARE / spread
        self.bias = float(fit.intercept_[0] - plain @ mean)
        self.weights = np.concatenate([plain, fit.coef_[0][PLAIN:] * SPREAD])

    def chances(self, row):
        return 1 / (1 + np.exp(-(row["x"] @ self.weights + self.bias)))


def table(rows, kinds):
    """What is found at several bounds: the best text answers and reaches the bound; for what nothing answers, none reaches it."""
    place = np.random.RandomState(SEED).randint(0, FOLDS, len(rows))
    for fold in range(FOLDS):
        weights = Weights([row for row, n in zip(rows, place) if n != fold])
        for row, n in zip(rows, place):
            if n == fold:
                row["chances"] = weights.chances(row)
    show(rows, kinds)


def show(rows, kinds):
    """Prints the same for rows that have their chances."""
    for kind in kinds:
        some = [row for row in rows if row["kind"] == kind]
        line = f"{kind:7}{len(some):5}"
        for bound in (0.2, 0.3, 0.4, 0.5):
            if kind in ("none", "world", "untold"):
                good = [row["chances"].max() < bound for row in some]
            else:
                good = [row["chances"].max() >= bound and row["y"][row["chances"].argmax()] for row in some]
            line += f"   {bound}: {np.mean(good):.3f}"
        rules = [set(row["rules"]["chosen"]) >= set(row["right"]) if row["right"] else not row["rules"]["chosen"] for row in some]
        print(f"{line}   rules alone: {np.mean(rules):.3f}")


def write(weights, name, what):
    """The weights as a Swift file."""
    numbers = [round(weights.bias * 1000)] + [round(w * 1000) for w in weights.weights[:PLAIN]] + [round(w * 100) for w in weights.weights[PLAIN:]]
    lines, line = [], "       "
    for number in numbers:
        if len(line) + len(str(number)) + 1 > 118:
            lines.append(line)
            line = "       "
        line += f" {number}"
    text = "\n".join(lines + [line])
    (OUT / f"AnswerWeights+{name.capitalize()}.swift").write_text(
        f"extension AnswerWeights {{\n    /// For {what}; written by `Training/answers.py`.\n    static let {name} = AnswerWeights(\n"
        f'        """\n{text}\n        """)\n}}\n', encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", type=pathlib.Path, default=HERE / "AnswerRows/.build/release/answer-rows", help="the answer-rows executable")
    a = parser.parse_args()
    tool = a.tool.resolve()
    facts = read(FACTS, tool)
    table(facts, ("one", "two", "none", "world"))
    told = read(TOLD, tool)
    table(told, ("thread", "untold"))
    write(Weights(facts), "facts", "what is remembered")
    write(Weights(told), "told", "what was said earlier in the conversation")


if __name__ == "__main__":
    main()
