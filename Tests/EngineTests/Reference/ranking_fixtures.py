"""Writes Fixtures/rankings.json: messages and texts with the score that models/answers.gguf gives each, computed in floats; and
Fixtures/readings.json: messages with the first numbers of what it makes of each alone behind the layers of models/reading.gguf.

    pip install gguf numpy tokenizers
    python ranking_fixtures.py TOKENIZER.json

The tokenizer is that of the package which Training/ranker.py starts from.
"""

import json
import math
import pathlib
import sys

import gguf
import numpy as np
from tokenizers import Tokenizer

HERE = pathlib.Path(__file__).parent
FILE, BRANCH = HERE / "../../../models/answers.gguf", HERE / "../../../models/reading.gguf"
LAYERS, HEADS, EPSILON = 6, 12, 1e-12
BEGIN, END = 101, 102
PAIRS = [
    ("what breed is my dog?", "The user's dog Biscuit is a whippet."),
    ("what breed is my dog?", "The user's dog Biscuit sleeps in the kitchen."),
    ("The vet's form wants to know: what breed is Biscuit, and how old?", "The user's sister has a poodle."),
    ("Which hospital does Naïma work at?", "Naïma, the user's cousin, is a nurse at St. Göran's."),
    ("how much was it again", "They reckon 1,150 with labour."),
    ("", "The user likes tea."),
    ("ok", ""),
    ("🫠 who?", "thisisallonewordwithoutanyblanksatall"),
]
NUMBERS = 8  # of a reading


class File:
    def __init__(self, path):
        reader = gguf.GGUFReader(path)
        self.start = int(reader.fields["branch.start"].contents()) if "branch.start" in reader.fields else 0
        self.tensors = {t.name: gguf.quants.dequantize(t.data, t.tensor_type).reshape([int(n) for n in t.shape[::-1]]).astype(np.float64)
                        for t in reader.tensors}

    def linear(self, name, x):
        return x @ self.tensors[name + ".weight"].T.reshape(x.shape[-1], -1) + self.tensors[name + ".bias"]

    def norm(self, name, x):
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(-1, keepdims=True) + EPSILON)
        return x * self.tensors[name + ".weight"] + self.tensors[name + ".bias"]

    def score(self, tokens):
        return float(self.linear("cls.output", self.layers(self.embedded(tokens), LAYERS)[0])[0])

    def embedded(self, tokens):
        x = self.tensors["token_embd.weight"][tokens] + self.tensors["position_embd.weight"][:len(tokens)] + self.tensors["token_types.weight"][0]
        return self.norm("token_embd_norm", x)

    def layers(self, x, number):
        count = len(x)
        for layer in range(number):
            name = f"blk.{layer}."
            q, k, v = (self.linear(name + part, x).reshape(count, HEADS, -1).transpose(1, 0, 2) for part in ("attn_q", "attn_k", "attn_v"))
            odds = q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[-1])
            shares = np.exp(odds - odds.max(-1, keepdims=True))
            seen = (shares / shares.sum(-1, keepdims=True) @ v).transpose(1, 0, 2).reshape(count, -1)
            x = self.norm(name + "attn_output_norm", x + self.linear(name + "attn_output", seen))
            hidden = gelu(self.linear(name + "ffn_up", x))
            x = self.norm(name + "layer_output_norm", x + self.linear(name + "ffn_down", hidden))
        return x


def gelu(x):
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def main():
    file, tokenizer = File(FILE), Tokenizer.from_file(sys.argv[1])
    tokenizer.no_padding()
    rows = []
    for message, text in PAIRS:
        ids = [tokenizer.encode(part, add_special_tokens=False).ids for part in (message, text)]
        score = file.score([BEGIN, *ids[0], END, *ids[1], END])
        print(f"{score:8.4f} {message!r} {text!r}")
        rows.append({"message": message, "text": text, "score": round(score, 4)})
    write("rankings", rows)
    branch, rows = File(BRANCH), []
    for message in dict.fromkeys(message for message, _ in PAIRS):
        tokens = [BEGIN, *tokenizer.encode(message, add_special_tokens=False).ids, END]
        x = branch.layers(file.layers(file.embedded(tokens), branch.start), LAYERS - branch.start)
        rows.append({"message": message, "numbers": [round(number, 4) for number in x.mean(0)[:NUMBERS]]})
    write("readings", rows)


def write(name, rows):
    (HERE / f"../Fixtures/{name}.json").write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
