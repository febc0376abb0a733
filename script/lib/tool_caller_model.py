#!/usr/bin/env python3
"""Writes a model whose replies are known, to try servers with: it calls a tool where it is offered one, tells the time
after the tool's result, and greets otherwise. It has no attention to speak of: each token has a dimension of its
own, and the output matrix gives the token that follows. The greeting has no end, so that it can be stopped. Qwen2's
architecture, and its way to write calls.

usage: tool_caller_model.py DIRECTORY

Needs nothing but Python 3. Makes DIRECTORY/model.safetensors with config.json, tokenizer.json and what else servers
read of a Hugging Face directory, and DIRECTORY/tool-caller.gguf. The tools need not be any in particular: what is
called is always get_time with {"zone": "UTC"}.
"""

import array
import json
import pathlib
import struct
import sys

WIDTH, INNER, LAYERS, CONTEXT = 64, 32, 1, 8192
UINT32, FLOAT32, BOOL, STRING, ARRAY, INT32 = 4, 6, 7, 8, 9, 5

# What follows the end of the prompt: the blanks there tell the three cases apart.
CALL = ["<tool_call>", '\n{"name"', ': "get_time"', ', "arguments"', ': {"zone"', ': "UTC"}', "}\n", "</tool_call>"]
ANSWER = ["It", " is", " noon", " in", " UTC."]
HELLO = ["Hello", "! I", " only", " call", " tools:", " tick", " tock"]
BLANKS = ["\n\n", "\n \n"]
END, START, STOP = "<|endoftext|>", "<|im_start|>", "<|im_end|>"

TEMPLATE = (
    "{%- if tools %}{{ '<|im_start|>system\\nTools: ' + (tools | tojson) + '<|im_end|>\\n' }}{%- endif %}"
    "{%- for message in messages %}{{ '<|im_start|>' + message.role + '\\n' }}"
    "{%- if message.content %}{{ message.content }}{%- endif %}"
    "{%- if message.tool_calls %}{%- for call in message.tool_calls %}{%- set tool_call = call.function %}"
    "{{ '<tool_call>\\n{\"name\": \"' + tool_call.name + '\", \"arguments\": ' }}"
    "{%- if tool_call.arguments is string %}{{ tool_call.arguments }}{%- else %}{{ tool_call.arguments | tojson }}"
    "{%- endif %}{{ '}\\n</tool_call>' }}{%- endfor %}{%- endif %}{{ '<|im_end|>\\n' }}{%- endfor %}"
    "{%- if add_generation_prompt %}{{ '<|im_start|>assistant' }}"
    "{%- if messages[-1].role == 'tool' %}{{ '\\n\\n' }}{%- elif tools %}{{ '\\n' }}{%- else %}{{ '\\n \\n' }}"
    "{%- endif %}{%- endif %}"
)


def byte_letters():
    """The letters by which GPT-2's byte-level encoding writes bytes."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters = {byte: chr(byte) for byte in plain}
    others = [byte for byte in range(256) if byte not in letters]
    letters.update({byte: chr(256 + index) for index, byte in enumerate(others)})
    return [letters[byte] for byte in range(256)]


LETTERS = byte_letters()
ADDED = BLANKS + CALL + ANSWER + HELLO
SPECIAL = [END, START, STOP]
# A merge, because some readers want at least one.
TOKENS = LETTERS + [LETTERS[97] * 2] + ADDED + SPECIAL
IDS = {token: index for index, token in enumerate(TOKENS)}


def chains():
    yield from zip([LETTERS[10], *CALL], [*CALL, STOP])
    yield from zip([BLANKS[0], *ANSWER], [*ANSWER, STOP])
    yield from zip([BLANKS[1], *HELLO], [*HELLO, HELLO[-2]])


def matrix(rows, columns, entries=()):
    values = array.array("f", bytes(4 * rows * columns))
    for row, column, value in entries:
        values[row * columns + column] = value
    return values


def tensors():
    """Name in a directory, name in a GGUF file, shape, values."""
    dimension = {token: index + 1 for index, token in enumerate([LETTERS[10], *ADDED])}
    embedding = [(IDS[token], dimension.get(token, 0), 1.0) for token in TOKENS]
    output = [(IDS[after], dimension[before], 10.0) for before, after in chains()] + [(IDS[STOP], 0, 10.0)]
    ones = array.array("f", [1.0] * WIDTH)
    count = len(TOKENS)
    yield "model.embed_tokens.weight", "token_embd.weight", (count, WIDTH), matrix(count, WIDTH, embedding)
    yield "model.norm.weight", "output_norm.weight", (WIDTH,), ones
    yield "lm_head.weight", "output.weight", (count, WIDTH), matrix(count, WIDTH, output)
    for layer in range(LAYERS):
        ours, theirs = f"model.layers.{layer}.", f"blk.{layer}."
        yield ours + "input_layernorm.weight", theirs + "attn_norm.weight", (WIDTH,), ones
        yield ours + "post_attention_layernorm.weight", theirs + "ffn_norm.weight", (WIDTH,), ones
        for name, short in (("q", "attn_q"), ("k", "attn_k"), ("v", "attn_v"), ("o", "attn_output")):
            yield f"{ours}self_attn.{name}_proj.weight", f"{theirs}{short}.weight", (WIDTH, WIDTH), matrix(WIDTH, WIDTH)
            if name != "o":
                yield f"{ours}self_attn.{name}_proj.bias", f"{theirs}{short}.bias", (WIDTH,), matrix(1, WIDTH)
        for name in ("gate", "up"):
            yield f"{ours}mlp.{name}_proj.weight", f"{theirs}ffn_{name}.weight", (INNER, WIDTH), matrix(INNER, WIDTH)
        yield ours + "mlp.down_proj.weight", theirs + "ffn_down.weight", (WIDTH, INNER), matrix(WIDTH, INNER)


def write_directory(folder):
    def write(name, document):
        (folder / name).write_text(json.dumps(document, indent=1, ensure_ascii=False), encoding="utf-8")

    header, data = {}, bytearray()
    for name, _, shape, values in tensors():
        begin = len(data)
        data += values.tobytes()
        header[name] = {"dtype": "F32", "shape": list(shape), "data_offsets": [begin, len(data)]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    (folder / "model.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + data)
    write("config.json", {
        "architectures": ["Qwen2ForCausalLM"], "model_type": "qwen2", "hidden_size": WIDTH,
        "intermediate_size": INNER, "num_hidden_layers": LAYERS, "num_attention_heads": 1, "num_key_value_heads": 1,
        "vocab_size": len(TOKENS), "max_position_embeddings": CONTEXT, "rms_norm_eps": 1e-6, "rope_theta": 10000.0,
        "hidden_act": "silu", "tie_word_embeddings": False, "torch_dtype": "float32", "eos_token_id": IDS[STOP],
        "bos_token_id": None,
    })
    write("generation_config.json", {"eos_token_id": [IDS[STOP]], "do_sample": False})
    write("tokenizer.json", {
        "version": "1.0", "truncation": None, "padding": None,
        "added_tokens": [
            {"id": IDS[token], "content": token, "single_word": False, "lstrip": False, "rstrip": False,
             "normalized": False, "special": token in SPECIAL}
            for token in ADDED + SPECIAL
        ],
        "normalizer": None,
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": False, "use_regex": True},
        "post_processor": None,
        "decoder": {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": False, "use_regex": True},
        "model": {
            "type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": None,
            "end_of_word_suffix": None, "fuse_unk": False, "byte_fallback": False,
            "vocab": {token: IDS[token] for token in TOKENS[:257]}, "merges": ["a a"],
        },
    })
    write("tokenizer_config.json", {
        "tokenizer_class": "Qwen2Tokenizer", "eos_token": STOP, "pad_token": END, "bos_token": None,
        "unk_token": None, "model_max_length": CONTEXT, "chat_template": TEMPLATE, "add_prefix_space": False,
        "clean_up_tokenization_spaces": False,
    })


def write_gguf(path):
    def text(value):
        return struct.pack("<Q", len(value.encode())) + value.encode()

    entries = []

    def put(key, kind, value):
        entries.append(text(key) + struct.pack("<I", kind) + value)

    def put_list(key, kind, values):
        put(key, ARRAY, struct.pack("<IQ", kind, len(values)) + b"".join(values))

    put("general.architecture", STRING, text("qwen2"))
    put("general.name", STRING, text("tool-caller"))
    for key, value in (
        ("block_count", LAYERS), ("context_length", CONTEXT), ("embedding_length", WIDTH),
        ("feed_forward_length", INNER), ("attention.head_count", 1), ("attention.head_count_kv", 1),
    ):
        put(f"qwen2.{key}", UINT32, struct.pack("<I", value))
    put("qwen2.attention.layer_norm_rms_epsilon", FLOAT32, struct.pack("<f", 1e-6))
    put("qwen2.rope.freq_base", FLOAT32, struct.pack("<f", 10000.0))
    put("tokenizer.ggml.model", STRING, text("gpt2"))
    put("tokenizer.ggml.pre", STRING, text("qwen2"))
    put_list("tokenizer.ggml.tokens", STRING, [text(token) for token in TOKENS])
    kinds = [3 if token in SPECIAL else 4 if token in ADDED else 1 for token in TOKENS]
    put_list("tokenizer.ggml.token_type", INT32, [struct.pack("<i", kind) for kind in kinds])
    put_list("tokenizer.ggml.merges", STRING, [text("a a")])
    put("tokenizer.ggml.eos_token_id", UINT32, struct.pack("<I", IDS[STOP]))
    put("tokenizer.ggml.padding_token_id", UINT32, struct.pack("<I", IDS[END]))
    put("tokenizer.ggml.add_bos_token", BOOL, struct.pack("<?", False))
    put("tokenizer.chat_template", STRING, text(TEMPLATE))
    infos, data = [], bytearray()
    for _, name, shape, values in tensors():
        sizes = b"".join(struct.pack("<Q", size) for size in reversed(shape))
        infos.append(text(name) + struct.pack("<I", len(shape)) + sizes + struct.pack("<IQ", 0, len(data)))
        data += values.tobytes()
        data += bytes(-len(data) % 32)
    head = b"GGUF" + struct.pack("<IQQ", 3, len(infos), len(entries)) + b"".join(entries) + b"".join(infos)
    path.write_bytes(head + bytes(-len(head) % 32) + data)


if len(sys.argv) != 2:
    sys.exit(__doc__)
target = pathlib.Path(sys.argv[1])
target.mkdir(parents=True, exist_ok=True)
write_directory(target)
write_gguf(target / "tool-caller.gguf")
