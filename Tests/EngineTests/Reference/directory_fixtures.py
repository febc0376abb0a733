"""Logits of small model directories, computed by `transformers` in 64-bit floats; MLX's quantised weights are
dequantised by `mlx` itself.

The directories are random but fixed: every number comes from a hash of the tensor's name and its index, in the same way
here and in the Swift tests (`Tests/EngineTests/Formats/DirectoryFixture.swift`), which write the same files. Only the
configurations, the tensors' names, types and shapes, and the logits are stored. To make them again, from the
repository's root:

    python3 -m venv /tmp/directories
    /tmp/directories/bin/pip install numpy torch transformers safetensors "mlx[cpu]"
    /tmp/directories/bin/python Tests/EngineTests/Reference/directory_fixtures.py

The configurations have the fields that the published files of each family have (`transformers` 4 and before, and one
as version 5 writes it), with small numbers. Writes Tests/EngineTests/Fixtures/directories.json.
"""

import json
import os
import pathlib
import tempfile

import mlx.core as mx
import numpy as np
import torch
import transformers
from safetensors.torch import save_file

FIXTURES = pathlib.Path(__file__).parent.parent / "Fixtures"
LENGTHS = [1, 20]
DTYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "U32": torch.uint32}


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


def numbers(case, name, dtype, count, kind):
    """The numbers of a tensor, each exactly of its type; float64 but for packed words."""
    if kind in ("norm0", "norm1"):  # within a quarter of 0 or 1
        return ((hashes(f"{case}/{name}", count) & np.uint64(63)).astype(np.float64) - 32) / 128 + (kind == "norm1")
    if kind == "words":
        return (hashes(f"{case}/{name}", count) & np.uint64(0xFFFFFFFF)).astype(np.uint32)
    if kind.startswith("offsets"):  # so that the values of a group lie around zero
        scales = numbers(case, name[: -len("biases")] + "scales", dtype, count, "scales" + kind[len("offsets"):])
        return scales * -(2.0 ** (int(kind[len("offsets"):]) - 1))
    h = hashes(f"{case}/{name}", count)
    mantissa = (h & np.uint64(127)).astype(np.float64) / 128 + 1
    if kind.startswith("scales"):
        return mantissa * 2.0 ** (-4 - int(kind[len("scales"):]))
    exponent = (h >> np.uint64(16) & np.uint64(3)).astype(np.float64) - 7
    sign = np.where(h & np.uint64(0x8000), -1.0, 1.0)
    return sign * mantissa * 2.0**exponent


def llama_layer(c, head_norms=False, biases=False, experts=None):
    d, f = c["hidden_size"], c["intermediate_size"]
    size = c.get("head_dim") or d // c["num_attention_heads"]
    q, k = size * c["num_attention_heads"], size * c["num_key_value_heads"]
    layer = [("input_layernorm", None, d), ("self_attn.q_proj", q, d), ("self_attn.k_proj", k, d),
             ("self_attn.v_proj", k, d), ("self_attn.o_proj", d, q), ("post_attention_layernorm", None, d)]
    if head_norms:
        layer += [("self_attn.q_norm", None, size), ("self_attn.k_norm", None, size)]
    if biases:
        layer += [(f"self_attn.{x}_proj.bias", None, n) for x, n in (("q", q), ("k", k), ("v", k))]
    if experts:
        layer += experts
    else:
        layer += [("mlp.gate_proj", f, d), ("mlp.up_proj", f, d), ("mlp.down_proj", d, f)]
    return layer


def gemma_layer(c, head_norms=False):
    d = c["hidden_size"]
    return llama_layer(c, head_norms=head_norms) + [
        ("pre_feedforward_layernorm", None, d), ("post_feedforward_layernorm", None, d)]


def gemma3(c):
    return gemma_layer(c, head_norms=True)


def phi3(c):
    d, f = c["hidden_size"], c["intermediate_size"]
    size = d // c["num_attention_heads"]
    q, k = size * c["num_attention_heads"], size * c["num_key_value_heads"]
    return [("input_layernorm", None, d), ("self_attn.qkv_proj", q + 2 * k, d), ("self_attn.o_proj", d, q),
            ("post_attention_layernorm", None, d), ("mlp.gate_up_proj", 2 * f, d), ("mlp.down_proj", d, f)]


def qwen3_moe(c):
    d, f, count = c["hidden_size"], c["moe_intermediate_size"], c["num_experts"]
    return llama_layer(c, head_norms=True, experts=[("mlp.gate", count, d)] + [
        (f"mlp.experts.{e}.{name}", rows, columns) for e in range(count)
        for name, rows, columns in (("gate_proj", f, d), ("up_proj", f, d), ("down_proj", d, f))])


def qwen3_moe_stacked(c):
    """As MLX keeps experts: in one tensor of three dimensions."""
    d, f, count = c["hidden_size"], c["moe_intermediate_size"], c["num_experts"]
    return llama_layer(c, head_norms=True, experts=[("mlp.gate", count, d)] + [
        (f"mlp.switch_mlp.{name}", (count, rows), columns)
        for name, rows, columns in (("gate_proj", f, d), ("up_proj", f, d), ("down_proj", d, f))])


def mixtral(c):
    d, f, count = c["hidden_size"], c["intermediate_size"], c["num_local_experts"]
    return llama_layer(c, experts=[("block_sparse_moe.gate", count, d)] + [
        (f"block_sparse_moe.experts.{e}.{name}", rows, columns) for e in range(count)
        for name, rows, columns in (("w1", f, d), ("w2", d, f), ("w3", f, d))])


def tensors(config, dtype, layer, *, text=None, prefix="", norm="norm1", quantized=None):
    """(name, type, shape, kind) of all tensors; matrices are packed where `quantized` gives bits and group size."""
    c = text or config
    list_ = [("model.embed_tokens", c["vocab_size"], c["hidden_size"]), ("model.norm", None, c["hidden_size"])]
    for index in range(c["num_hidden_layers"]):
        list_ += [(f"model.layers.{index}.{name}", rows, columns) for name, rows, columns in layer(c)]
    if config.get("tie_word_embeddings") is False:
        list_.append(("lm_head", c["vocab_size"], c["hidden_size"]))
    result = []
    for name, rows, columns in list_:
        name = prefix + name
        if rows is None:
            is_bias = name.endswith(".bias")
            result.append((name if is_bias else name + ".weight", dtype, [columns], "matrix" if is_bias else norm))
        elif quantized:
            group, bits = quantized(name)
            rows = list(rows) if isinstance(rows, tuple) else [rows]
            result.append((name + ".weight", "U32", [*rows, columns * bits // 32], "words"))
            result.append((name + ".scales", dtype, [*rows, columns // group], f"scales{bits}"))
            result.append((name + ".biases", dtype, [*rows, columns // group], f"offsets{bits}"))
        else:
            result.append((name + ".weight", dtype, [rows, columns], "matrix"))
    return result


def base(model_type, architecture, **more):
    return {
        "architectures": [architecture], "model_type": model_type, "hidden_size": 128, "intermediate_size": 256,
        "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2, "vocab_size": 160,
        "max_position_embeddings": 512, "rms_norm_eps": 1e-5, "hidden_act": "silu", "bos_token_id": 1,
        "eos_token_id": 2, "torch_dtype": "bfloat16", "transformers_version": "4.45.0",
    } | more


LLAMA3 = {"factor": 32.0, "high_freq_factor": 4.0, "low_freq_factor": 1.0, "original_max_position_embeddings": 64,
          "rope_type": "llama3"}


def qwen3(c):
    return llama_layer(c, head_norms=True)


def qwen2(c):
    return llama_layer(c, biases=True)


def cases():
    llama = base("llama", "LlamaForCausalLM", attention_bias=False, head_dim=32, rope_scaling=LLAMA3,
                 rope_theta=500000.0, tie_word_embeddings=True, mlp_bias=False)
    yield "llama-3", llama, tensors(llama, "BF16", llama_layer)
    # As mlx-community/Llama-3.2-1B-Instruct-4bit: 4 bits in groups of 64, half-float scales, tied.
    quantization = {"group_size": 64, "bits": 4}
    config = llama | {"quantization": quantization, "quantization_config": quantization, "torch_dtype": "bfloat16"}
    yield "mlx-llama-4bit", config, tensors(config, "F16", llama_layer, quantized=lambda _: (64, 4))
    config = base("llama", "LlamaForCausalLM", rope_scaling={"factor": 4.0, "type": "linear"},
                  tie_word_embeddings=False)
    yield "llama-linear", config, tensors(config, "F16", llama_layer)
    config = base("mistral", "MistralForCausalLM", head_dim=48, sliding_window=None, rope_theta=1000000.0,
                  tie_word_embeddings=False)
    yield "mistral", config, tensors(config, "F32", llama_layer)
    config = base("qwen2", "Qwen2ForCausalLM", rope_theta=1000000.0, sliding_window=32768, use_sliding_window=False,
                  max_window_layers=2, tie_word_embeddings=True)
    yield "qwen2", config, tensors(config, "BF16", qwen2)
    config = base("qwen3", "Qwen3ForCausalLM", head_dim=64, rope_theta=1000000, rope_scaling=None,
                  attention_bias=False, sliding_window=None, use_sliding_window=False, rms_norm_eps=1e-6,
                  tie_word_embeddings=False)
    yield "qwen3", config, tensors(config, "BF16", qwen3)
    # As mlx-community/Qwen3-1.7B-4bit: 4 bits in groups of 64, bfloat scales, tied.
    config = config | {"quantization": quantization, "quantization_config": quantization, "tie_word_embeddings": True}
    yield "mlx-qwen3-4bit", config, tensors(config, "BF16", qwen3, quantized=lambda _: (64, 4))
    # Single layers quantised in other ways, as mlx_lm's mixed recipes do.
    mixed = {"group_size": 32, "bits": 8, "mode": "affine", "model.embed_tokens": {"group_size": 64, "bits": 4},
             "model.layers.1.mlp.down_proj": {"group_size": 128, "bits": 4}}
    config = config | {"quantization": mixed, "tie_word_embeddings": False}
    config.pop("quantization_config")

    def mixture(name):
        layer = mixed.get(name, mixed)
        return layer["group_size"], layer["bits"]

    yield "mlx-qwen3-mixed", config, tensors(config, "F32", qwen3, quantized=mixture)
    eight = {"group_size": 128, "bits": 8}
    config = base("qwen2", "Qwen2ForCausalLM", rope_theta=1000000.0, use_sliding_window=False,
                  tie_word_embeddings=True, quantization=eight)
    yield "mlx-qwen2-8bit", config, tensors(config, "BF16", qwen2, quantized=lambda _: (128, 8))
    # As `transformers` 5 writes it.
    config = base("llama", "LlamaForCausalLM", head_dim=32, dtype="bfloat16", tie_word_embeddings=True,
                  rope_parameters=LLAMA3 | {"rope_theta": 500000.0}, transformers_version="5.0.0")
    config.pop("torch_dtype")
    yield "llama-version-5", config, tensors(config, "F16", llama_layer)


def more_cases():
    gemma = dict(hidden_activation="gelu_pytorch_tanh", head_dim=32, query_pre_attn_scalar=24, rms_norm_eps=1e-6,
                 bos_token_id=2, eos_token_id=1, pad_token_id=0)
    config = base("gemma2", "Gemma2ForCausalLM", hidden_act="gelu_pytorch_tanh", sliding_window=8, rope_theta=10000.0,
                  attn_logit_softcapping=5.0, final_logit_softcapping=3.0, cache_implementation="hybrid", **gemma)
    yield "gemma2", config, tensors(config, "BF16", gemma_layer, norm="norm0")
    config = base("gemma3_text", "Gemma3ForCausalLM", sliding_window=8, sliding_window_pattern=2, rope_theta=1000000,
                  rope_local_base_freq=10000, rope_scaling=None, attn_logit_softcapping=None,
                  final_logit_softcapping=None, attention_bias=False, num_hidden_layers=3, **gemma)
    config.pop("hidden_act")
    yield "gemma3-text", config, tensors(config, "BF16", gemma3, norm="norm0")
    # A model that sees too: the text part is nested and leaves much to defaults.
    text = {"hidden_size": 128, "intermediate_size": 256, "model_type": "gemma3_text", "num_hidden_layers": 7,
            "rope_scaling": {"factor": 8.0, "rope_type": "linear"}, "sliding_window": 8, "vocab_size": 160,
            "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "query_pre_attn_scalar": 32}
    config = {"architectures": ["Gemma3ForConditionalGeneration"], "boi_token_index": 155, "eoi_token_index": 156,
              "eos_token_id": [1, 106], "image_token_index": 157, "mm_tokens_per_image": 4, "model_type": "gemma3",
              "text_config": text, "torch_dtype": "bfloat16", "transformers_version": "4.50.0.dev0",
              "vision_config": {"hidden_size": 32, "image_size": 28, "intermediate_size": 64,
                                "model_type": "siglip_vision_model", "num_attention_heads": 2, "num_hidden_layers": 1,
                                "patch_size": 14, "vision_use_head": False}}
    yield "gemma3", config, tensors(config, "F32", gemma3, text=text, prefix="language_model.", norm="norm0")
    quantization = {"group_size": 64, "bits": 4}
    config = base("gemma2", "Gemma2ForCausalLM", hidden_act="gelu_pytorch_tanh", sliding_window=4096,
                  attn_logit_softcapping=50.0, final_logit_softcapping=30.0, quantization=quantization, **gemma)
    yield "mlx-gemma2-4bit", config, tensors(config, "F16", gemma_layer, norm="norm0", quantized=lambda _: (64, 4))
    config = base("phi3", "Phi3ForCausalLM", rope_theta=10000.0, rope_scaling=None, sliding_window=2047,
                  original_max_position_embeddings=512, attention_bias=False, tie_word_embeddings=False,
                  partial_rotary_factor=1.0, pad_token_id=3)
    yield "phi3", config, tensors(config, "BF16", phi3)
    long = {"long_factor": [1.0 + 0.5 * i for i in range(12)], "short_factor": [1.0 + 0.1 * i for i in range(12)],
            "type": "longrope"}
    config = config | {"rope_scaling": long, "original_max_position_embeddings": 16, "partial_rotary_factor": 0.75,
                       "tie_word_embeddings": True, "sliding_window": 262144}
    yield "phi4-mini", config, tensors(config, "BF16", phi3)
    config = base("granite", "GraniteForCausalLM", embedding_multiplier=12.0, residual_multiplier=0.22,
                  attention_multiplier=0.05, logits_scaling=8.0, rope_theta=10000000.0, attention_bias=False,
                  tie_word_embeddings=True, rope_scaling=None, mlp_bias=False)
    yield "granite", config, tensors(config, "BF16", llama_layer)
    config = base("smollm3", "SmolLM3ForCausalLM", num_hidden_layers=5, no_rope_layer_interval=4,
                  no_rope_layers=[1, 1, 1, 0, 1], rope_theta=5000000.0, use_sliding_window=False,
                  layer_types=["full_attention"] * 5, tie_word_embeddings=True, pad_token_id=3)
    yield "smollm3", config, tensors(config, "BF16", llama_layer)
    config = base("qwen2", "Qwen2ForCausalLM", rope_theta=1000000.0, use_sliding_window=False,
                  tie_word_embeddings=False, rope_scaling={
                      "factor": 4.0, "original_max_position_embeddings": 128, "type": "yarn"})
    yield "qwen2-yarn", config, tensors(config, "F32", qwen2)
    config = base("qwen3_moe", "Qwen3MoeForCausalLM", head_dim=32, rope_theta=1000000.0, decoder_sparse_step=1,
                  moe_intermediate_size=64, norm_topk_prob=True, num_experts=4, num_experts_per_tok=2,
                  mlp_only_layers=[], use_sliding_window=False, tie_word_embeddings=False, rope_scaling=None)
    yield "qwen3-moe", config, tensors(config, "BF16", qwen3_moe)
    mixed = {"group_size": 64, "bits": 4} | {
        f"model.layers.{i}.mlp.gate": {"group_size": 64, "bits": 8} for i in range(2)}
    config = config | {"quantization": mixed}
    yield "mlx-qwen3-moe-4bit", config, tensors(
        config, "BF16", qwen3_moe_stacked, quantized=lambda name: (64, 8 if name.endswith("mlp.gate") else 4))
    config = base("mixtral", "MixtralForCausalLM", num_local_experts=4, num_experts_per_tok=2, rope_theta=1000000.0,
                  sliding_window=None, tie_word_embeddings=False)
    yield "mixtral", config, tensors(config, "F16", mixtral)


def unstacked(state):
    """Experts one by one, as `transformers` keeps them in files."""
    result = {}
    for name, value in state.items():
        if "switch_mlp" in name:
            for index, expert in enumerate(value):
                result[name.replace("switch_mlp", f"experts.{index}")] = expert
        else:
            result[name] = value
    return result


def dequantized(name, state):
    """The matrix of packed words, by MLX."""
    layer = name[: -len(".weight")]
    words, scales, offsets = (state[f"{layer}.{x}"] for x in ("weight", "scales", "biases"))
    columns = scales.shape[-1]
    for bits in (4, 8):
        for group in (32, 64, 128):
            if words.shape[-1] * 32 == columns * group * bits and state["formats"][layer] == (group, bits):
                return np.array(mx.dequantize(
                    mx.array(words), mx.array(scales.astype(np.float32)), mx.array(offsets.astype(np.float32)),
                    group_size=group, bits=bits)).astype(np.float64)
    raise ValueError(name)


def logits(case, config, list_):
    """Logits of the last token after so many tokens, by `transformers`."""
    state = {name: numbers(case, name, dtype, int(np.prod(shape)), kind).reshape(shape)
             for name, dtype, shape, kind in list_}
    plain = {k: v for k, v in config.items() if not k.startswith("quantization")}
    if "quantization" in config:
        q = config["quantization"]
        formats = {n[: -len(".scales")]: q.get(n[: -len(".scales")], q) for n in state if n.endswith(".scales")}
        state["formats"] = {layer: (f["group_size"], f["bits"]) for layer, f in formats.items()}
        weights = {}
        for name, value in state.items():
            if name == "formats" or name.endswith((".scales", ".biases")):
                continue
            weights[name] = dequantized(name, state) if value.dtype == np.uint32 else value
        state = unstacked(weights)
    else:
        for name, dtype, _, _ in list_:  # every number is exactly one of its type
            exact = torch.tensor(state[name]).to(DTYPES[dtype]).to(torch.float64)
            assert (exact.numpy() == state[name]).all(), name
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "config.json").write_text(json.dumps(plain))
        save_file({k: torch.tensor(v, dtype=torch.float64) for k, v in state.items()},
                  os.path.join(folder, "model.safetensors"), metadata={"format": "pt"})
        model, report = transformers.AutoModelForCausalLM.from_pretrained(
            folder, dtype=torch.float64, attn_implementation="eager",
            experts_implementation="eager", output_loading_info=True)
    problems = {k: v for k, v in report.items() if v and not all("vision" in n or "projector" in n for n in v)}
    assert not problems, (case, problems)
    vocabulary = (config.get("text_config") or config)["vocab_size"]
    result = {}
    for length in LENGTHS:
        ids = (hashes("tokens", length) % np.uint64(vocabulary)).astype(np.int64)
        with torch.no_grad():
            out = model(torch.tensor(ids[None]), use_cache=False).logits[0, -1]
        result[str(length)] = [float(f"{x:.7g}") for x in out.to(torch.float64).tolist()]
    return result


if __name__ == "__main__":
    fixtures = {}
    for case, config, list_ in (*cases(), *more_cases()):
        fixtures[case] = {"config": json.dumps(config), "tensors": list_, "logits": logits(case, config, list_)}
        values = fixtures[case]["logits"]["20"]
        print(f"{case}: {len(list_)} tensors, spread {max(values) - min(values):.3g}")
    path = FIXTURES / "directories.json"
    path.write_text("{\n" + ",\n".join(
        f"{json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in fixtures.items()) + "\n}\n")
    print(path.stat().st_size, "bytes")
