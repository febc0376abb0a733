"""Logits of the small test models, computed in numpy with 64-bit floats on dequantised weights.

The models are random but fixed: every number of every tensor comes from a hash of the tensor's name and its index, in
the same way here and in the Swift tests (`Tests/EngineTests/Model/FixtureModel.swift`), which write the model files.
Only the logits are stored. Shapes: `Fixtures/models.json`. To make the fixtures again, from the repository's root:

    python3 -m venv /tmp/reference && /tmp/reference/bin/pip install numpy gguf
    /tmp/reference/bin/python Tests/EngineTests/Reference/reference.py

Nothing here is shared with the engine: weights are dequantised by the `gguf` package, and the network is written down
anew from the papers (and, for the order of rows and the tensors' names, from llama.cpp's converters).
"""

import functools
import json
import multiprocessing
import pathlib

import gguf
import numpy as np

FIXTURES = pathlib.Path(__file__).parent.parent / "Fixtures"
FLOATS = ["F32", "F16", "BF16"]
TYPES = [
    *FLOATS, "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL", "IQ4_XS", "MXFP4",
]
# Offset, exponent field and sign of the halves that scale a block.
SCALES = {
    "Q4_0": [(0, 8, 0)],
    "Q4_1": [(0, 8, 0), (2, 11, 1)],
    "Q5_0": [(0, 7, 0)],
    "Q5_1": [(0, 7, 0), (2, 11, 1)],
    "Q8_0": [(0, 4, 0)],
    "Q2_K": [(80, 6, 0), (82, 6, 0)],
    "Q3_K": [(108, 4, 0)],
    "Q4_K": [(0, 3, 0), (2, 6, 0)],
    "Q5_K": [(0, 2, 0), (2, 6, 0)],
    "Q6_K": [(208, 0, 0)],  # subnormal, as the scales that it scales are large and of either sign
    "IQ4_NL": [(0, 4, 0)],
    "IQ4_XS": [(0, 0, 0)],
}
SHORT = [1, 20]  # few enough to be multiplied exactly (EK_EXACT_COLUMNS)
LONG = 600  # more than a batch; all tokens of both batches are rounded to eight bits


def hashes(name, count):
    """`count` 64-bit numbers: splitmix64 of the index, seeded with the FNV-1a hash of the name."""
    seed = 0xCBF29CE484222325
    for byte in name.encode():
        seed = (seed ^ byte) * 0x100000001B3 % 2**64
    with np.errstate(over="ignore"):
        z = np.uint64(seed) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        return z ^ z >> np.uint64(31)


def unit(name, count):
    """Floats in [0, 1) with 24 random bits."""
    return (hashes(name, count) >> np.uint64(40)).astype(np.float32) * np.float32(2**-24)


def half(exponent, mantissa, sign=0):
    """Bytes of halves of the given exponent field and ten random bits."""
    return (np.uint16(sign << 15 | exponent << 10) | (mantissa & np.uint64(1023)).astype(np.uint16)).view(np.uint8).reshape(-1, 2)


@functools.lru_cache(maxsize=64)
def matrix(name, rows, columns, kind):
    """A random matrix of a weight type, dequantised: [rows, columns]."""
    count = rows * columns
    if kind == "F32":
        return ((unit(name, count) - np.float32(0.5)) * np.float32(0.2)).astype(np.float64).reshape(rows, columns)
    if kind in ("F16", "BF16"):
        h = hashes(name, count)
        spread = (h >> np.uint64(16)) & np.uint64(3)
        if kind == "F16":
            bits = (h & np.uint64(0x83FF)) | (np.uint64(8) + spread) << np.uint64(10)
            return bits.astype(np.uint16).view(np.float16).astype(np.float64).reshape(rows, columns)
        bits = (h & np.uint64(0x807F)) | (np.uint64(120) + spread) << np.uint64(7)
        return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64).reshape(rows, columns)
    kind_id = gguf.GGMLQuantizationType[kind]
    length, size = gguf.GGML_QUANT_SIZES[kind_id]
    blocks = count // length
    h = hashes(name, blocks * size).reshape(blocks, size)
    raw = (h & np.uint64(255)).astype(np.uint8)
    for at, exponent, sign in SCALES.get(kind, []):
        raw[:, at : at + 2] = half(exponent, h[:, at] >> np.uint64(8), sign)
    if kind == "Q2_K":
        # Minima near the scales, so that values lie around zero as a quantiser leaves them.
        raw[:, :16] = (raw[:, :16] & 15) * 17 ^ (raw[:, :16] & 16)
    elif kind in ("Q4_K", "Q5_K"):
        # Any scales, and minima near them.
        raw[:, 8:12] = raw[:, 4:8] ^ (raw[:, 8:12] & 7)
        raw[:, 12:16] = (raw[:, 12:16] & 15) * 17 ^ (raw[:, 12:16] & 0x30)
    elif kind == "MXFP4":
        raw[:, 0] = 119 + (raw[:, 0] & 3)
    return gguf.quants.dequantize(raw.reshape(rows, -1), kind_id).astype(np.float64)


def around_one(name, count):
    return (np.float32(1) + (unit(name, count) - np.float32(0.5)) * np.float32(0.5)).astype(np.float64)


def bias(name, count):
    return ((unit(name, count) - np.float32(0.5)) * np.float32(0.5)).astype(np.float64)


def factors(name, count):
    return (np.float32(1) + unit(name, count) * np.float32(7)).astype(np.float64)


def tokens(model, length):
    return (hashes("tokens", length) % np.uint64(model["vocabulary"])).astype(np.int64)


def rms_norm(x, weight, epsilon):
    return x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + epsilon) * weight


def gelu(x):
    """The approximation by a hyperbolic tangent (Hendrycks, Gimpel 2016)."""
    return x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x / (1 + np.exp(-x))


def yarn(frequencies, model, factor, dimensions):
    """YaRN (Peng et al. 2023): slow frequencies are divided by the factor, fast ones kept."""

    def pair(turns):
        return dimensions * np.log(model["ropeOriginal"] / (turns * 2 * np.pi)) / (2 * np.log(model["ropeBase"]))

    low, high = max(0, np.floor(pair(32))), min(dimensions - 1, np.ceil(pair(1)))
    ramp = np.clip((np.arange(dimensions // 2) - low) / max(0.001, high - low), 0, 1)
    return frequencies * (1 - ramp) + frequencies / factor * ramp


def rotation(model, prefix, local):
    """Frequencies and magnitude of a layer with or without a sliding window."""
    dimensions = model.get("ropeDimensions", model["headSize"])
    base = model.get("ropeLocalBase", model["ropeBase"]) if local else model["ropeBase"]
    frequencies = float(base) ** (-np.arange(0, dimensions, 2) / dimensions)
    magnitude = model.get("ropeMagnitude", 1)
    if model.get("ropeFactors"):
        frequencies = frequencies / factors(prefix + "rope_freqs.weight", dimensions // 2)
    if model.get("ropeLong"):
        kind = "long" if model["context"] > model["ropeOriginal"] else "short"
        frequencies = frequencies / factors(prefix + f"rope_factors_{kind}.weight", dimensions // 2)
    if model.get("ropeLinear") and not (local and "ropeLocalBase" in model):
        frequencies = frequencies / model["ropeLinear"]
    if factor := model.get("ropeYarn"):
        frequencies = yarn(frequencies, model, factor, dimensions)
        magnitude *= 1 + 0.1 * np.log(factor)
    return frequencies, magnitude


def rope(x, model, rotation, split):
    """Rotary positions on [tokens, heads, head size]."""
    frequencies, magnitude = rotation
    dimensions = 2 * len(frequencies)
    angles = np.arange(len(x))[:, None] * frequencies[None, :]
    cosine, sine = np.cos(angles)[:, None, :] * magnitude, np.sin(angles)[:, None, :] * magnitude
    out = x.copy()
    if split:
        a, b = x[..., : dimensions // 2], x[..., dimensions // 2 : dimensions]
        out[..., : dimensions // 2] = a * cosine - b * sine
        out[..., dimensions // 2 : dimensions] = a * sine + b * cosine
    else:
        a, b = x[..., 0:dimensions:2], x[..., 1:dimensions:2]
        out[..., 0:dimensions:2] = a * cosine - b * sine
        out[..., 1:dimensions:2] = a * sine + b * cosine
    return out


def softmax(x):
    x = np.exp(x - x.max(axis=-1, keepdims=True))
    return x / x.sum(axis=-1, keepdims=True)


def mixture(model, p, h, w, prefix):
    """The weighted sum of the experts chosen for each token: the softmax of all, cut to the best and summing to one."""
    d, experts = model["width"], model["experts"]
    count, used, hidden = experts["count"], experts["used"], experts.get("feedForward", model["feedForward"])
    scores = softmax(h @ matrix(prefix + p + "ffn_gate_inp.weight", count, d, "F32").T)
    gates = w(p + "ffn_gate_exps", count * hidden, d).reshape(count, hidden, d)
    ups = w(p + "ffn_up_exps", count * hidden, d).reshape(count, hidden, d)
    downs = w(p + "ffn_down_exps", count * d, hidden).reshape(count, d, hidden)
    chosen = np.argsort(-scores, axis=1, kind="stable")[:, :used]
    shares = np.take_along_axis(scores, chosen, axis=1)
    shares /= shares.sum(axis=1, keepdims=True)
    out = np.zeros_like(h)
    for expert in range(count):
        rows, places = np.nonzero(chosen == expert)
        hidden_values = silu(h[rows] @ gates[expert].T) * (h[rows] @ ups[expert].T)
        out[rows] += shares[rows, places][:, None] * (hidden_values @ downs[expert].T)
    return out


def logits(model, kind, ids):
    """Logits of the last token."""
    d, heads, groups, size = (model[key] for key in ("width", "heads", "keyValueHeads", "headSize"))
    hidden, vocabulary, epsilon = model["feedForward"], model["vocabulary"], model["epsilon"]
    architecture, prefix = model["architecture"], model["name"] + "/"
    gemma = architecture.startswith("gemma")
    w = lambda name, rows, columns: matrix(prefix + name + ".weight", rows, columns, kind)
    norm = lambda name, count: around_one(prefix + name + ".weight", count)
    embedding = w("token_embd", vocabulary, d)
    x, n = embedding[ids], len(ids)
    x = x * (np.sqrt(d) if gemma else model.get("embeddingScale", 1))
    residual, scale = model.get("residualScale", 1), model.get("attentionScale", 1 / np.sqrt(size))
    distance = np.arange(n)[:, None] - np.arange(n)[None, :]
    for layer in range(model["layers"]):
        p = f"blk.{layer}."
        pattern = model.get("windowPattern", 2)
        local = "window" in model and layer % pattern < pattern - 1
        seen = (distance >= 0) & ((distance < model["window"]) if local else True)
        h = rms_norm(x, norm(p + "attn_norm", d), epsilon)
        if architecture == "phi3":
            both = (heads + 2 * groups) * size
            q, k, v = np.split(h @ w(p + "attn_qkv", both, d).T, [heads * size, (heads + groups) * size], axis=1)
        else:
            q = h @ w(p + "attn_q", heads * size, d).T
            k = h @ w(p + "attn_k", groups * size, d).T
            v = h @ w(p + "attn_v", groups * size, d).T
        if architecture == "qwen2":
            q, k, v = (
                value + bias(prefix + p + f"attn_{letter}.bias", value.shape[1])
                for value, letter in ((q, "q"), (k, "k"), (v, "v"))
            )
        q, k, v = (value.reshape(n, -1, size) for value in (q, k, v))
        if architecture in ("qwen3", "qwen3moe", "gemma3"):
            q = rms_norm(q, norm(p + "attn_q_norm", size), epsilon)
            k = rms_norm(k, norm(p + "attn_k_norm", size), epsilon)
        if architecture != "smollm3" or (layer + 1) % 4 != 0:
            turns = rotation(model, prefix, local)
            split = architecture not in ("llama", "granite", "smollm3")
            q, k = (rope(value, model, turns, split) for value in (q, k))
        k, v = (np.repeat(value, heads // groups, axis=1) for value in (k, v))
        scores = q.transpose(1, 0, 2) @ k.transpose(1, 2, 0) * scale
        if cap := model.get("attentionCap"):
            scores = cap * np.tanh(scores / cap)
        weights = softmax(np.where(seen, scores, -np.inf))
        attended = (weights @ v.transpose(1, 0, 2)).transpose(1, 0, 2).reshape(n, heads * size)
        added = attended @ w(p + "attn_output", d, heads * size).T
        if gemma:
            added = rms_norm(added, norm(p + "post_attention_norm", d), epsilon)
        x = x + added * residual
        h = rms_norm(x, norm(p + "ffn_norm", d), epsilon)
        if "experts" in model:
            added = mixture(model, p, h, w, prefix)
        else:
            if architecture == "phi3":
                gate, up = np.split(h @ w(p + "ffn_up", 2 * hidden, d).T, 2, axis=1)
            else:
                gate, up = h @ w(p + "ffn_gate", hidden, d).T, h @ w(p + "ffn_up", hidden, d).T
            added = ((gelu if gemma else silu)(gate) * up) @ w(p + "ffn_down", d, hidden).T
        if gemma:
            added = rms_norm(added, norm(p + "post_ffw_norm", d), epsilon)
        x = x + added * residual
    last = rms_norm(x[-1], norm("output_norm", d), epsilon)
    output = embedding if model["tied"] else w("output", vocabulary, d)
    values = output @ last / model.get("logitScale", 1)
    if cap := model.get("logitCap"):
        values = cap * np.tanh(values / cap)
    return values


def entries(model):
    """The fixture's lines of one model."""
    result = {}
    for kind in TYPES:
        for length in [*SHORT, LONG]:
            label = "long" if length == LONG else str(length)
            # Long sequences of quantised models: the next length at which no second token is nearly as likely, for
            # rounding to eight bits may tip a tie either way. Short ones are taken as they come.
            lengths = range(length, length + (8 if length == LONG and kind not in FLOATS else 1))
            lead = -1
            for tried in lengths:
                candidate = logits(model, kind, tokens(model, tried))
                best = np.sort(candidate)
                if (gap := (best[-1] - best[-2]) / (best[-1] - best[0])) > lead:
                    lead, length, values = gap, tried, candidate
                if lead > 0.03:
                    break
            entry = {"length": length, "logits": [float(f"{value:.6g}") for value in values]}
            result[f"{model['name']}/{kind}/{label}"] = entry
        print(model["name"], kind, flush=True)
    return result


def main():
    models = json.loads((FIXTURES / "models.json").read_text())
    result = {}
    with multiprocessing.Pool() as pool:
        for lines in pool.map(entries, models, chunksize=1):
            result.update(lines)
    lines = (f"  {json.dumps(key)}: {json.dumps(values)}" for key, values in result.items())
    (FIXTURES / "logits.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
