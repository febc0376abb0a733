"""Writes Fixtures/sentences.json: texts with their pieces and two vectors each.

"vector" is that of the encoder that models/sentences.gguf was made from, run by ONNX Runtime as it is, with its whole
vocabulary. Its matrices are rounded anew for every text, so that its vectors are not exact. "exact" is that of
models/sentences.gguf itself, computed here in floats.

    pip install gguf numpy onnx onnxruntime onnxruntime-extensions sentencepiece
    python sentence_fixtures.py MODEL.onnx

The ONNX file is that of Training/sentences.py.
"""

import base64
import json
import pathlib
import sys

import gguf
import numpy as np
import onnx
import onnxruntime
import sentencepiece
from onnxruntime_extensions import get_library_path

HERE = pathlib.Path(__file__).parent
FILE = HERE / "../../../models/sentences.gguf"
EPSILON = 1e-12
WINDOWS = {2: (0, 1), 3: (-1, 0, 1), 5: (-2, -1, 0, 1, 2)}
# All of their pieces are in the file, so that both spell them alike.
TEXTS = [
    "What's my landlady's name again?",
    "The user's landlady is named Morag Sinclair.",
    "Which bus goes from my place to the airport?",
    "naïve café, a fiancée in Berlin",
    "It costs 42 euros, or $5.50!",
    "  Hello \t world!! \n",
    "I",
    "ok",
    "The user's dentist appointment is on 9 April at 10:45.",
    "my ex-hubby moved off to which town again",
    "Where does my sister's husband work, and since when?",
    "ﬁne ＡＢ１２ ﬂat",
    "We had the storm to end all storms last night, I hardly slept, and this morning the shed roof was lying in the road like a "
    "squashed hat. It was only put on two summers ago by that roofer with the big moustache, who said it would last for thirty years.",
    "",
    " \t \n",
    "see you there 🫠🫠 ok?",
    "I\ufeff owe\u200b her £20",
    "line one\nline two\r\n\tline three",
    "THE WHOLE THING IS IN CAPITALS",
    "thisisallonewordwithoutanyblanksatall",
]


class Original:
    """The encoder as it was published."""

    def __init__(self, path):
        model = onnx.load(path)
        node = next(n for n in model.graph.node if n.op_type == "SentencepieceTokenizer")
        proto = next(a.s for a in node.attribute if a.name == "model")
        self.tokenizer = sentencepiece.SentencePieceProcessor(model_proto=proto if proto[:1] == b"\n" else base64.b64decode(proto))
        options = onnxruntime.SessionOptions()
        options.register_custom_ops_library(get_library_path())
        self.session = onnxruntime.InferenceSession(path, options)

    def pieces(self, text):
        ids = self.tokenizer.encode(text)
        return ["<s>", *(self.tokenizer.id_to_piece(n) for n in ids), "</s>"]

    def vector(self, text):
        return unit(self.session.run(None, {"inputs": np.array([text])})[0][0])


class File:
    """The same encoder as the GGUF file holds it."""

    def __init__(self, path):
        reader = gguf.GGUFReader(path)
        self.tensors = {t.name: gguf.quants.dequantize(t.data, t.tensor_type).reshape([int(n) for n in t.shape[::-1]])
                        for t in reader.tensors}
        tokens = reader.fields["tokenizer.ggml.tokens"]
        self.ids = {bytes(tokens.parts[place]).decode(): n for n, place in enumerate(tokens.data)}

    def linear(self, name, x):
        return x @ self.tensors[name + ".weight"].T + self.tensors.get(name + ".bias", 0)

    def norm(self, name, x):
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(-1, keepdims=True) + EPSILON)
        return x * self.tensors[name + ".weight"] + self.tensors[name + ".bias"]

    def vector(self, pieces):
        embedded = self.tensors["token_embd.weight"][[self.ids[piece] for piece in pieces]].astype(np.float64)
        parts = [embedded]
        for order in WINDOWS:
            h = self.norm(f"ngram.{order}.norm", self.linear(f"ngram.{order}.proj", embedded))
            for number in range(2):
                h = relu(self.linear(f"ngram.{order}.conv.{number}", windows(h, order))) + h
            parts.append(h)
        c = self.linear("tokens.output", self.norm("tokens.norm", np.concatenate(parts, axis=1)))
        x = c.sum(axis=0) / np.sqrt(len(pieces))
        first = relu(self.linear("text.0", x))
        second = relu(self.linear("text.1", first) + self.linear("text.1.skip", x))
        third = relu(self.linear("text.2", second))
        return unit(np.tanh(self.linear("text.3", third) + self.linear("text.3.skip", second)))


def windows(h, order):
    """The rows around each row, one behind the other; zeros beyond the ends."""
    padded = np.pad(h, ((2, 2), (0, 0)))
    return np.concatenate([padded[2 + offset:2 + offset + len(h)] for offset in WINDOWS[order]], axis=1)


def relu(x):
    return np.maximum(x, 0)


def unit(vector):
    return vector / np.linalg.norm(vector)


def rounded(vector):
    return [round(float(value), 4) for value in vector]


def main():
    original, file = Original(sys.argv[1]), File(FILE)
    rows = []
    for text in TEXTS:
        pieces = original.pieces(text)
        wanted, exact = original.vector(text), file.vector(pieces)
        print(f"{wanted @ exact:.4f} {text[:40]!r}")
        rows.append({"text": text, "pieces": pieces, "vector": rounded(wanted), "exact": rounded(exact)})
    out = HERE / "../Fixtures/sentences.json"
    out.write_text(json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
