"""Embeddings of small random encoders, computed in numpy with 64-bit floats on dequantised weights.

Run from the repository's root, in the virtual environment that reference.py describes:

    /tmp/reference/bin/python Tests/EngineTests/Reference/encoder_reference.py

Shapes: Fixtures/encoders.json. The numbers of the tensors come from hashes of their names, as in reference.py and in
`Tests/EngineTests/Embedding/FixtureEncoder.swift`. Writes Fixtures/embeddings.json: the embedding of each model and
weight type for texts of 2, 7 and 80 tokens (the whole context). With `--check`, the floats are also compared with the
`BertModel` and `NomicBertModel` of the package `transformers`, which then has to be there (5.23 was, with torch).
"""

import json
import math
import sys

import numpy as np

from reference import FIXTURES, around_one, bias, hashes, matrix

LENGTHS = [2, 7, 80]


def tokens(model, length):
    return (hashes(f"text {length}", length) % np.uint64(model["vocabulary"])).astype(np.int64)


def layer_norm(x, weight, offset, epsilon):
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + epsilon) * weight + offset


def gelu(x):
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def rope(x, base):
    """Rotary positions on [tokens, heads, head size], value i with i + half."""
    half = x.shape[-1] // 2
    angles = np.arange(len(x))[:, None] * float(base) ** (-np.arange(half) / half)[None, :]
    cosine, sine = np.cos(angles)[:, None, :], np.sin(angles)[:, None, :]
    a, b = x[..., :half], x[..., half:]
    return np.concatenate([a * cosine - b * sine, a * sine + b * cosine], axis=-1)


class Weights:
    """The tensors of a model by their names in the file."""

    def __init__(self, model, kind):
        self.model, self.kind = model, kind

    def full(self, name):
        return f"{self.model['name']}/{name}"

    def matrix(self, name, rows, columns, kind=None):
        return matrix(self.full(name + ".weight"), rows, columns, kind or self.kind)

    def norm(self, name):
        width = self.model["width"]
        return around_one(self.full(name + ".weight"), width), bias(self.full(name + ".bias"), width)

    def bias(self, name, count):
        return bias(self.full(name + ".bias"), count) if self.model["biases"] else np.zeros(count)

    def attention(self, prefix):
        """Matrix and bias of query, key and value."""
        width = self.model["width"]
        if not self.model["fused"]:
            names = [prefix + f"attn_{letter}" for letter in "qkv"]
            return [(self.matrix(name, width, width), self.bias(name, width)) for name in names]
        whole = self.matrix(prefix + "attn_qkv", 3 * width, width)
        offset = self.bias(prefix + "attn_qkv", 3 * width)
        return [(whole[i * width : (i + 1) * width], offset[i * width : (i + 1) * width]) for i in range(3)]


def hidden_states(model, kind, ids):
    width, heads, hidden, epsilon = (model[key] for key in ("width", "heads", "feedForward", "epsilon"))
    weights, nomic, count = Weights(model, kind), model["architecture"] == "nomic-bert", len(ids)
    x = weights.matrix("token_embd", model["vocabulary"], width)[ids]
    if model["tokenTypes"]:
        x = x + weights.matrix("token_types", model["tokenTypes"], width, "F32")[0]
    if not nomic:
        x = x + weights.matrix("position_embd", model["context"], width, "F32")[:count]
    x = layer_norm(x, *weights.norm("token_embd_norm"), epsilon)
    for layer in range(model["layers"]):
        p = f"blk.{layer}."
        q, k, v = ((x @ w.T + b).reshape(count, heads, -1) for w, b in weights.attention(p))
        if nomic:
            q, k = rope(q, model["ropeBase"]), rope(k, model["ropeBase"])
        scores = np.einsum("ihd,jhd->hij", q, k) / np.sqrt(width // heads)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        attended = np.einsum("hij,jhd->ihd", shares, v).reshape(count, width)
        attended = attended @ weights.matrix(p + "attn_output", width, width).T + weights.bias(p + "attn_output", width)
        x = layer_norm(x + attended, *weights.norm(p + "attn_output_norm"), epsilon)
        up = x @ weights.matrix(p + "ffn_up", hidden, width).T + weights.bias(p + "ffn_up", hidden)
        if nomic:
            gate = x @ weights.matrix(p + "ffn_gate", hidden, width).T
            inner = gate / (1 + np.exp(-gate)) * up
        else:
            inner = gelu(up)
        down = inner @ weights.matrix(p + "ffn_down", width, hidden).T + weights.bias(p + "ffn_down", width)
        x = layer_norm(x + down, *weights.norm(p + "layer_output_norm"), epsilon)
    return x


def embedding(model, kind, ids):
    states = hidden_states(model, kind, ids)
    pooled = {1: states.mean(axis=0), 2: states[0], 3: states[-1]}[model["pooling"]]
    return pooled / np.linalg.norm(pooled)


def check(model):
    """The largest difference of the float model's states from those that `transformers` computes."""
    import torch
    from transformers import BertConfig, BertModel, NomicBertConfig, NomicBertModel

    nomic = model["architecture"] == "nomic-bert"
    shape = dict(
        vocab_size=model["vocabulary"], hidden_size=model["width"], num_hidden_layers=model["layers"],
        num_attention_heads=model["heads"], intermediate_size=model["feedForward"],
        max_position_embeddings=model["context"], head_dim=model["width"] // model["heads"],
        type_vocab_size=max(1, model["tokenTypes"]),
        layer_norm_eps=model["epsilon"], attn_implementation="eager")
    if nomic:
        network = NomicBertModel(NomicBertConfig(
            **shape, rope_parameters={"rope_type": "default", "rope_theta": float(model["ropeBase"])}),
            add_pooling_layer=False)
    else:
        network = BertModel(BertConfig(**shape), add_pooling_layer=False)
    weights, state = Weights(model, "F32"), {}
    rows = {"width": model["width"], "hidden": model["feedForward"]}

    def put(target, source, shape, kind=None):
        if target + ".weight" in network.state_dict():
            state[target + ".weight"] = weights.matrix(source, *shape, kind)
        if target + ".bias" in network.state_dict():
            state[target + ".bias"] = weights.bias(source, shape[0])

    def put_norm(target, source):
        state[target + ".weight"], state[target + ".bias"] = weights.norm(source)

    width, hidden = rows["width"], rows["hidden"]
    put("embeddings.word_embeddings", "token_embd", (model["vocabulary"], width))
    put("embeddings.position_embeddings", "position_embd", (model["context"], width), "F32")
    if model["tokenTypes"]:
        put("embeddings.token_type_embeddings", "token_types", (model["tokenTypes"], width), "F32")
    else:
        state["embeddings.token_type_embeddings.weight"] = np.zeros((1, width))
    put_norm("embeddings.LayerNorm", "token_embd_norm")
    for layer in range(model["layers"]):
        p = f"blk.{layer}."
        t = f"layers.{layer}." if nomic else f"encoder.layer.{layer}."
        names = ["self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj"] if nomic else [
            "attention.self.query", "attention.self.key", "attention.self.value"]
        for name, (w, b) in zip(names, weights.attention(p)):
            state[t + name + ".weight"] = w
            if not nomic:
                state[t + name + ".bias"] = b
        put(t + ("self_attn.o_proj" if nomic else "attention.output.dense"), p + "attn_output", (width, width))
        put_norm(t + ("post_attention_layernorm" if nomic else "attention.output.LayerNorm"), p + "attn_output_norm")
        put(t + ("mlp.up_proj" if nomic else "intermediate.dense"), p + "ffn_up", (hidden, width))
        put(t + "mlp.gate_proj", p + "ffn_gate", (hidden, width))
        put(t + ("mlp.down_proj" if nomic else "output.dense"), p + "ffn_down", (width, hidden))
        put_norm(t + ("post_mlp_layernorm" if nomic else "output.LayerNorm"), p + "layer_output_norm")
    known = network.state_dict()
    missing = [key for key in known if key not in state and not key.endswith(("position_ids", "inv_freq"))]
    assert not missing and all(key in known for key in state), (missing, [key for key in state if key not in known])
    network = network.double().eval()
    network.load_state_dict({key: torch.tensor(np.asarray(value)) for key, value in state.items()}, strict=False)
    worst = 0
    for length in LENGTHS:
        ids = tokens(model, length)
        with torch.no_grad():
            found = network(torch.tensor(ids)[None]).last_hidden_state[0].numpy()
        worst = max(worst, np.abs(found - hidden_states(model, "F32", ids)).max())
    return worst


def main():
    models = json.loads((FIXTURES / "encoders.json").read_text())
    if "--check" in sys.argv:
        for model in models:
            print(model["name"], check(model))
        return
    lines = []
    for model in models:
        for kind in model["types"]:
            for length in LENGTHS:
                key = f"{model['name']}/{kind}/{length}"
                values = [float(f"{value:.7g}") for value in embedding(model, kind, tokens(model, length))]
                lines.append(f"  {json.dumps(key)}: {json.dumps(values)}")
    (FIXTURES / "embeddings.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
