#!/usr/bin/env python3
"""Writes a GGUF file of a BERT embedding model in a Hugging Face directory, with the names that llama.cpp gives keys
and tensors (gguf-py/gguf/constants.py). The embedding is rounded to Q4_0 and the matrices to Q8_0; positions, norms and
biases stay floats.

usage: bert_to_gguf.py DIRECTORY FILE.gguf --name NAME

Needs numpy and gguf. Reads config.json, tokenizer.json, model.safetensors, 1_Pooling/config.json and
sentence_bert_config.json, whose max_seq_length is the context: positions beyond it are left out.
"""

import argparse
import json
import pathlib
import struct
import sys

import numpy
from gguf.constants import GGMLQuantizationType
from gguf.quants import quantize

ALIGNMENT = 32
UINT32, FLOAT32, BOOL, STRING, ARRAY, INT32 = 4, 6, 7, 8, 9, 5
CONTROL, NORMAL = 3, 1
LAYER = {
    "attention.self.query": "attn_q",
    "attention.self.key": "attn_k",
    "attention.self.value": "attn_v",
    "attention.output.dense": "attn_output",
    "attention.output.LayerNorm": "attn_output_norm",
    "intermediate.dense": "ffn_up",
    "output.dense": "ffn_down",
    "output.LayerNorm": "layer_output_norm",
}
EMBEDDINGS = {
    "embeddings.word_embeddings": "token_embd",
    "embeddings.token_type_embeddings": "token_types",
    "embeddings.position_embeddings": "position_embd",
    "embeddings.LayerNorm": "token_embd_norm",
}
UNUSED = ("embeddings.position_ids", "pooler.", "cls.")


def fail(message):
    sys.exit(f"bert_to_gguf: {message}")


def string(text):
    data = text.encode()
    return struct.pack("<Q", len(data)) + data


class Metadata:
    """The keys of a file, as bytes."""

    def __init__(self):
        self.data = b""
        self.count = 0

    def add(self, key, kind, payload):
        self.data += string(key) + struct.pack("<I", kind) + payload
        self.count += 1

    def uint32(self, key, value):
        self.add(key, UINT32, struct.pack("<I", value))

    def float32(self, key, value):
        self.add(key, FLOAT32, struct.pack("<f", value))

    def bool(self, key, value):
        self.add(key, BOOL, struct.pack("<?", value))

    def string(self, key, value):
        self.add(key, STRING, string(value))

    def strings(self, key, values):
        self.add(key, ARRAY, struct.pack("<IQ", STRING, len(values)) + b"".join(map(string, values)))

    def int32s(self, key, values):
        self.add(key, ARRAY, struct.pack(f"<IQ{len(values)}i", INT32, len(values), *values))


def pooling(directory):
    path = directory / "1_Pooling" / "config.json"
    modes = json.loads(path.read_text()) if path.exists() else {"pooling_mode_mean_tokens": True}
    wanted = [mode for mode, on in modes.items() if mode.startswith("pooling_mode_") and on is True]
    numbers = {"pooling_mode_mean_tokens": 1, "pooling_mode_cls_token": 2, "pooling_mode_lasttoken": 3}
    if len(wanted) != 1 or wanted[0] not in numbers:
        fail(f"{path}: {wanted} is not supported")
    return numbers[wanted[0]]


def context(directory, config):
    path = directory / "sentence_bert_config.json"
    length = json.loads(path.read_text()).get("max_seq_length") if path.exists() else None
    return min(length or config["max_position_embeddings"], config["max_position_embeddings"])


def metadata(directory, name, config):
    if config.get("model_type") != "bert" or config.get("hidden_act") != "gelu":
        fail(f"{directory}/config.json: only models of type bert with the activation gelu can be written")
    if config.get("position_embedding_type", "absolute") != "absolute":
        fail(f"{directory}/config.json: position_embedding_type is not absolute")
    keys = Metadata()
    keys.string("general.architecture", "bert")
    keys.string("general.name", name)
    keys.string("general.license", "apache-2.0")
    keys.uint32("general.file_type", 7)  # mostly Q8_0
    keys.uint32("bert.block_count", config["num_hidden_layers"])
    keys.uint32("bert.context_length", context(directory, config))
    keys.uint32("bert.embedding_length", config["hidden_size"])
    keys.uint32("bert.feed_forward_length", config["intermediate_size"])
    keys.uint32("bert.attention.head_count", config["num_attention_heads"])
    keys.float32("bert.attention.layer_norm_epsilon", config["layer_norm_eps"])
    keys.bool("bert.attention.causal", False)
    keys.uint32("bert.pooling_type", pooling(directory))
    vocabulary(keys, directory, config)
    return keys


def vocabulary(keys, directory, config):
    """The vocabulary, whose word beginnings GGUF marks with U+2581 where BERT marks all other pieces with ##."""
    tokenizer = json.loads((directory / "tokenizer.json").read_text())
    model, normalizer = tokenizer["model"], tokenizer.get("normalizer") or {}
    if model.get("type", "WordPiece") != "WordPiece" or normalizer.get("type") != "BertNormalizer":
        fail(f"{directory}/tokenizer.json: only WordPiece with BertNormalizer can be written")
    ids = dict(model["vocab"])
    special = {entry["content"]: entry["id"] for entry in tokenizer["added_tokens"] if entry["special"]}
    ids.update({entry["content"]: entry["id"] for entry in tokenizer["added_tokens"]})
    tokens = sorted(ids, key=ids.get)
    if [ids[token] for token in tokens] != list(range(len(tokens))):
        fail(f"{directory}/tokenizer.json: the ids are not 0 to {len(tokens) - 1}")
    mark = lambda token: token if token in special else token[2:] if token.startswith("##") else "\u2581" + token
    keys.uint32("tokenizer.ggml.token_type_count", config.get("type_vocab_size", 1))
    keys.string("tokenizer.ggml.model", "bert")
    keys.string("tokenizer.ggml.pre", "default")
    keys.strings("tokenizer.ggml.tokens", [mark(token) for token in tokens])
    keys.int32s("tokenizer.ggml.token_type", [CONTROL if token in special else NORMAL for token in tokens])
    named = {"[CLS]": "bos", "[SEP]": "seperator", "[UNK]": "unknown", "[PAD]": "padding", "[MASK]": "mask"}
    for token, key in named.items():
        if token in special:
            keys.uint32(f"tokenizer.ggml.{key}_token_id", special[token])
    lowercase = normalizer.get("lowercase", True)
    accents = normalizer.get("strip_accents")
    keys.bool("tokenizer.ggml.normalizer.lowercase", lowercase)
    keys.bool("tokenizer.ggml.normalizer.strip_accents", lowercase if accents is None else accents)


def renamed(name):
    """A tensor's name in GGUF; None for those that take no part in embedding."""
    name = name.removeprefix("bert.")
    if name.startswith(UNUSED):
        return None
    stem, _, part = name.rpartition(".")
    part = {"gamma": "weight", "beta": "bias"}.get(part, part)
    if stem in EMBEDDINGS:
        return f"{EMBEDDINGS[stem]}.{part}"
    words = stem.split(".", 3)
    if words[:2] == ["encoder", "layer"] and len(words) == 4 and words[3] in LAYER:
        return f"blk.{words[2]}.{LAYER[words[3]]}.{part}"
    fail(f"tensor {name} is not known")


def tensors(directory, length_of_context):
    """Name, shape with the row length first, type number and bytes of every tensor."""
    data = memoryview((directory / "model.safetensors").read_bytes())
    (length,) = struct.unpack("<Q", data[:8])
    head = json.loads(bytes(data[8 : 8 + length]))
    for name, entry in head.items():
        target = None if name == "__metadata__" else renamed(name)
        if target is None:
            continue
        if entry["dtype"] != "F32":
            fail(f"tensor {name} is {entry['dtype']}, not F32")
        start, end = entry["data_offsets"]
        raw = bytes(data[8 + length + start : 8 + length + end])
        shape = entry["shape"][::-1]
        if target == "position_embd.weight":
            shape[1] = length_of_context
            raw = raw[: shape[0] * shape[1] * 4]
        # Positions and kinds of sentences stay floats, as llama.cpp's converter leaves them.
        if len(shape) == 2 and target not in ("position_embd.weight", "token_types.weight"):
            rounded = GGMLQuantizationType.Q4_0 if target == "token_embd.weight" else GGMLQuantizationType.Q8_0
            values = numpy.frombuffer(raw, dtype="<f4").reshape(shape[::-1])
            yield target, shape, int(rounded), quantize(values, rounded).tobytes()
        else:
            yield target, shape, 0, raw


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--name", required=True)
    arguments = parser.parse_args()
    config = json.loads((arguments.directory / "config.json").read_text())
    keys = metadata(arguments.directory, arguments.name, config)
    found = sorted(tensors(arguments.directory, context(arguments.directory, config)))
    infos, offset = b"", 0
    for name, shape, kind, raw in found:
        infos += string(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, kind, offset)
        offset += (len(raw) + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT
    with open(arguments.file, "wb") as file:
        file.write(b"GGUF" + struct.pack("<IQQ", 3, len(found), keys.count) + keys.data + infos)
        for _, _, _, raw in found:
            file.write(b"\0" * (-file.tell() % ALIGNMENT))
            file.write(raw)
        file.write(b"\0" * (-file.tell() % ALIGNMENT))


if __name__ == "__main__":
    main()
