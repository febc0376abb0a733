"""Writes Fixtures/sentences.json: pieces and vectors of texts by the encoder that models/sentences.gguf was made from, run by ONNX
Runtime as it is, with its whole vocabulary.

    pip install onnx onnxruntime onnxruntime-extensions sentencepiece
    python sentence_fixtures.py MODEL.onnx

The ONNX file is that of Training/sentences.py. Its matrices are rounded anew for every text, so that its vectors are not exact.
"""

import base64
import json
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime
import sentencepiece
from onnxruntime_extensions import get_library_path

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
]


def main():
    model = onnx.load(sys.argv[1])
    node = next(n for n in model.graph.node if n.op_type == "SentencepieceTokenizer")
    proto = next(a.s for a in node.attribute if a.name == "model")
    pieces = sentencepiece.SentencePieceProcessor(model_proto=proto if proto[:1] == b"\n" else base64.b64decode(proto))
    options = onnxruntime.SessionOptions()
    options.register_custom_ops_library(get_library_path())
    session = onnxruntime.InferenceSession(sys.argv[1], options)
    rows = []
    for text in TEXTS:
        vector = session.run(None, {"inputs": np.array([text])})[0][0]
        rows.append({
            "text": text,
            "pieces": ["<s>", *pieces.encode(text, out_type=str), "</s>"],
            "vector": [round(float(v), 4) for v in vector / np.linalg.norm(vector)],
        })
    out = pathlib.Path(__file__).parent / "../Fixtures/sentences.json"
    out.write_text(json.dumps(rows, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
