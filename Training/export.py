"""Write a checkpoint as GGUF: Q8_0 matrices, F32 norms, the tokenizer and its chat template."""

import argparse
import json
import os
import pathlib

import gguf
import torch
from gguf import GGMLQuantizationType as Q
from gguf import quants

from model import Shape

TEMPLATE = ("{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}{% endfor %}"
            "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}")
CONTROL, NORMAL = 3, 1
TEMPERATURE = 0.3  # a model this small copies facts less reliably when it is sampled more freely
REPETITION_PENALTY = 1.15  # and now and then falls into a loop


def add_tokenizer(writer, path):
    data = json.loads(path.read_text(encoding="utf-8"))
    vocab = data["model"]["vocab"]
    special = {t["content"]: t["id"] for t in data["added_tokens"]}
    tokens = [""] * len(vocab)
    for text, number in vocab.items():
        tokens[number] = text
    merges = [m if isinstance(m, str) else " ".join(m) for m in data["model"]["merges"]]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list(tokens)
    writer.add_token_types([CONTROL if t in special else NORMAL for t in tokens])
    writer.add_token_merges(merges)
    writer.add_eos_token_id(special["<|im_end|>"])
    writer.add_pad_token_id(special["<|endoftext|>"])
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)


def matrices(weights, shape):
    """(name, tensor, quantised) in the order of llama.cpp."""
    yield "token_embd.weight", weights["embed"], True
    for n in range(shape.layers):
        old, new = f"blocks.{n}.", f"blk.{n}."
        yield new + "attn_norm.weight", weights[old + "attn_norm.weight"], False
        for i, part in enumerate(("attn_q", "attn_k", "attn_v")):
            yield f"{new}{part}.weight", weights[old + "qkv"][i], True
        yield new + "attn_output.weight", weights[old + "out"], True
        yield new + "ffn_norm.weight", weights[old + "ffn_norm.weight"], False
        yield new + "ffn_gate.weight", weights[old + "gate_up"][0], True
        yield new + "ffn_up.weight", weights[old + "gate_up"][1], True
        yield new + "ffn_down.weight", weights[old + "down"], True
    yield "output_norm.weight", weights["norm.weight"], False
    yield "output.weight", weights["output"], True


def export(run, out):
    saved = torch.load(run / "checkpoint.pt", weights_only=False)
    shape = Shape(**saved["shape"])
    fresh = out.with_name(out.name + ".tmp")
    out.parent.mkdir(parents=True, exist_ok=True)
    writer = gguf.GGUFWriter(str(fresh), "llama")
    writer.add_name("companion")
    writer.add_description("A small companion chat model trained from scratch on generated conversations.")
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.hidden)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads)
    writer.add_layer_norm_rms_eps(shape.epsilon)
    writer.add_rope_freq_base(shape.rope_base)
    writer.add_rope_dimension_count(shape.head)
    writer.add_vocab_size(shape.vocab)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_float32("general.sampling.temp", TEMPERATURE)
    writer.add_float32("general.sampling.penalty_repeat", REPETITION_PENALTY)
    add_tokenizer(writer, run / "tokenizer.json")
    for name, tensor, quantised in matrices(saved["model"], shape):
        array = tensor.float().contiguous().numpy()
        if quantised:
            writer.add_tensor(name, quants.quantize(array, Q.Q8_0), raw_dtype=Q.Q8_0)
        else:
            writer.add_tensor(name, array)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    os.replace(fresh, out)
    return saved["state"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    a = parser.parse_args()
    state = export(a.run, a.out)
    print(f"{a.out.name}: {a.out.stat().st_size / 1e6:.2f} MB after {state['tokens'] / 1e6:.1f} million tokens")
