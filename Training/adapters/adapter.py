#!/usr/bin/env python3
"""Trains, tries and exports the LoRA adapters of the small model (Hu et al. 2021, arXiv 2106.09685).

  adapter.py train  TASK BASE.gguf OUT.pt ROWS.jsonl... [--epochs 2] [--rank 16] [--rate 4e-4] [--seed 1]
  adapter.py read   TASK BASE.gguf LORA.pt ROWS.jsonl...   prints what the adapter says to each row, a JSON object a line
  adapter.py export TASK BASE.gguf LORA.pt OUT.gguf        a GGUF adapter as llama.cpp's converter writes it

TASK is `reader` or `companion` (tasks.py says what a row becomes). Runs on a GPU where there is one, else on all cores;
training writes OUT.pt every hundred steps and goes on from it where it is there. One hand in twenty is held out: training
never sees its rows, and tells the loss on them after every epoch. --start ADAPTER.gguf begins with an adapter that was
exported. Needs torch, numpy, gguf, transformers.
"""
import argparse, hashlib, heapq, json, math, os, random, re, sys, time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from gguf import GGUFReader, GGUFWriter
from gguf.quants import dequantize
from transformers import Gemma3ForCausalLM, Gemma3TextConfig

import tasks

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BEGIN, END = "<start_of_turn>", "<end_of_turn>"
# How conversations are written, for whoever uses the adapter: the base has no template. It takes no system message.
TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}{% if message.role == 'system' %}"
    "{{ raise_exception('there is no system role') }}{% endif %}"
    "{{ '<start_of_turn>' + ('model' if message.role == 'assistant' else message.role) + '\n' + message.content | trim"
    " + '<end_of_turn>\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}")
# GGUF's names of a layer's matrices and those of the network.
MATRICES = {
    "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj", "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
}
NORMS = {
    "attn_norm": "input_layernorm", "ffn_norm": "pre_feedforward_layernorm", "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm", "post_attention_norm": "post_attention_layernorm",
    "post_ffw_norm": "post_feedforward_layernorm",
}


class Tokenizer:
    """SentencePiece's pair encoding: neighbours join by the best score, leftmost first."""

    def __init__(self, reader):
        texts, scores = reader.fields["tokenizer.ggml.tokens"], reader.fields["tokenizer.ggml.scores"]
        self.text = [bytes(texts.parts[i]).decode("utf8", "replace") for i in texts.data]
        self.score = [float(scores.parts[i][0]) for i in scores.data]
        self.id = {}
        for index, text in enumerate(self.text):
            self.id.setdefault(text, index)
        self.end = self.id[END]

    def pieces(self, text):
        symbols = list(text.replace(" ", "\u2581"))
        after = list(range(1, len(symbols) + 1))
        before = list(range(-1, len(symbols) - 1))
        queue = []

        def offer(left):
            right = after[left]
            if right >= len(symbols):
                return
            joined = symbols[left] + symbols[right]
            if joined in self.id:
                heapq.heappush(queue, (-self.score[self.id[joined]], left, right, joined))

        for index in range(len(symbols)):
            offer(index)
        while queue:
            _, left, right, joined = heapq.heappop(queue)
            if symbols[left] is None or after[left] != right or symbols[right] is None or symbols[left] + symbols[right] != joined:
                continue
            symbols[left], symbols[right] = joined, None
            after[left] = after[right]
            if after[left] < len(symbols):
                before[after[left]] = left
            if before[left] >= 0:
                offer(before[left])
            offer(left)
        ids = []
        for symbol in symbols:
            if symbol is None:
                continue
            if symbol in self.id:
                ids.append(self.id[symbol])
            else:
                ids += [self.id[f"<0x{byte:02X}>"] for byte in symbol.encode()]
        return ids

    def encode(self, messages):
        """A conversation of (role, text), up to where the model speaks."""
        ids = [2]
        for role, text in messages:
            ids += [self.id[BEGIN]] + self.pieces(f"{role}\n{text.strip()}") + [self.end] + self.pieces("\n")
        return ids + [self.id[BEGIN]] + self.pieces("model\n")

    def decode(self, ids):
        parts = []
        for index in ids:
            byte = re.fullmatch(r"<0x(..)>", self.text[index])
            parts.append(bytes([int(byte[1], 16)]) if byte else self.text[index].replace("\u2581", " ").encode())
        return b"".join(parts).decode("utf8", "replace")


def load(path):
    """The base network in float32, from the weights as the file has them."""
    reader = GGUFReader(path)
    config = Gemma3TextConfig(
        vocab_size=262144, hidden_size=640, intermediate_size=2048, num_hidden_layers=18, num_attention_heads=4,
        num_key_value_heads=1, head_dim=256, sliding_window=512, query_pre_attn_scalar=256, rms_norm_eps=1e-6,
        tie_word_embeddings=True,
        layer_types=["full_attention" if (i + 1) % 6 == 0 else "sliding_attention" for i in range(18)])
    model, state = Gemma3ForCausalLM(config), {}
    for tensor in reader.tensors:
        weight = dequantize(tensor.data, tensor.tensor_type).astype(np.float32)
        if "norm" in tensor.name:
            weight = weight - 1  # the file holds 1 + w
        if tensor.name == "token_embd.weight":
            name = "model.embed_tokens.weight"
        elif tensor.name == "output_norm.weight":
            name = "model.norm.weight"
        else:
            _, layer, part, _ = tensor.name.split(".")
            name = f"model.layers.{layer}.{MATRICES.get(part) or NORMS[part]}.weight"
        state[name] = torch.from_numpy(np.ascontiguousarray(weight))
    missing, unknown = model.load_state_dict(state, strict=False)
    assert not unknown and set(missing) <= {"lm_head.weight"}, (missing, unknown)
    return model.to(DEVICE), Tokenizer(reader)


class Adapted(nn.Module):
    """A matrix with a low-rank product beside it: W·x + (alpha / rank) · B·(A·x)."""

    def __init__(self, linear, rank, alpha, dropout):
        super().__init__()
        self.linear, self.scale, self.dropout = linear, alpha / rank, nn.Dropout(dropout)
        self.a = nn.Parameter(torch.randn(rank, linear.in_features, device=DEVICE) / math.sqrt(linear.in_features))
        self.b = nn.Parameter(torch.zeros(linear.out_features, rank, device=DEVICE))

    def forward(self, x):
        return self.linear(x) + F.linear(F.linear(self.dropout(x), self.a), self.b) * self.scale


def adapt(model, rank, alpha, dropout=0.0):
    for parameter in model.parameters():
        parameter.requires_grad = False
    for layer in model.model.layers:
        for path in MATRICES.values():
            part, name = path.split(".")
            owner = getattr(layer, part)
            setattr(owner, name, Adapted(getattr(owner, name), rank, alpha, dropout))
    return [p for p in model.parameters() if p.requires_grad]


def rows_of(paths):
    return [json.loads(line) for path in paths for line in open(path, encoding="utf8") if line.strip()]


def is_held_out(row):
    return int(hashlib.sha256(row["hand"].encode()).hexdigest(), 16) % 20 == 0


def batch_of(examples):
    length = max(len(prompt) + len(answer) for prompt, answer in examples)
    ids = torch.zeros(len(examples), length, dtype=torch.long)
    seen, labels = torch.zeros_like(ids), torch.full_like(ids, -100)
    for index, (prompt, answer) in enumerate(examples):
        end = len(prompt) + len(answer)
        ids[index, :end] = torch.tensor(prompt + answer)
        seen[index, :end] = 1
        labels[index, len(prompt):end] = torch.tensor(answer)
    return ids.to(DEVICE), seen.to(DEVICE), labels.to(DEVICE)


def loss_of(model, examples, smoothing=0.0, words=None):
    """The mean loss on the answers' tokens. With `words`, the softmax runs over these tokens alone, which
    spares a CPU the other 240,000."""
    ids, seen, labels = batch_of(examples)
    with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
        hidden = model.model(input_ids=ids, attention_mask=seen, use_cache=False).last_hidden_state[:, :-1]
        wanted = labels[:, 1:]
        kept = wanted != -100
        wanted = wanted[kept]
        if words is None:
            logits = model.lm_head(hidden[kept])
        else:
            logits = F.linear(hidden[kept], words.weight)
            wanted = words.index[wanted]
    return F.cross_entropy(logits.float(), wanted, label_smoothing=smoothing), len(wanted), int(seen.sum())


class Words:
    """The tokens of all answers and of the prompts, with their rows of the output matrix."""

    def __init__(self, model, examples):
        ids = sorted({token for prompt, answer in examples for token in prompt + answer})
        self.weight = model.lm_head.weight[ids].detach().clone()
        self.index = torch.full((model.config.vocab_size,), -100, dtype=torch.long, device=DEVICE)
        self.index[ids] = torch.arange(len(ids), device=DEVICE)


def encoded(task, tokenizer, rows):
    examples = []
    for row in rows:
        prompt = tokenizer.encode(tasks.prompt(task, row))
        answer = tokenizer.pieces(tasks.answer(task, row)) + [tokenizer.end]
        if len(prompt) + len(answer) <= 640:
            examples.append((prompt, answer))
    return examples


def train(a):
    random.seed(a.seed), torch.manual_seed(a.seed)
    model, tokenizer = load(a.base)
    parameters = adapt(model, a.rank, a.alpha or 2 * a.rank, a.dropout)
    rows = rows_of(a.rows)
    examples = encoded(a.task, tokenizer, [row for row in rows if not is_held_out(row)])
    held = encoded(a.task, tokenizer, [row for row in rows if is_held_out(row)])
    words = Words(model, examples) if DEVICE == "cpu" else None
    optimizer = torch.optim.AdamW(parameters, lr=a.rate, betas=(0.9, 0.98), weight_decay=0.01)
    per_epoch = math.ceil(len(examples) / a.batch)
    total, step, began, tokens = per_epoch * a.epochs, 0, time.time(), 0
    if a.start:
        begin_with(a.start, model)
    if os.path.exists(a.lora):
        saved = torch.load(a.lora, map_location=DEVICE)
        model.load_state_dict(saved["weights"], strict=False)
        optimizer.load_state_dict(saved["optimizer"])
        step = saved["step"]

    def save():
        weights = {k: v for k, v in model.state_dict().items() if k.endswith((".a", ".b"))}
        torch.save({"weights": weights, "optimizer": optimizer.state_dict(), "step": step, "rank": a.rank,
                    "alpha": a.alpha or 2 * a.rank}, a.lora + ".new")
        os.replace(a.lora + ".new", a.lora)

    for epoch in range(step // per_epoch, a.epochs):
        # The order of an epoch hangs on its number alone, so that one that was broken off is gone on with.
        order, rows = random.Random(a.seed * 1000 + epoch), list(examples)
        order.shuffle(rows)
        batches = []
        for start in range(0, len(rows), a.batch * 20):  # of like length side by side
            part = sorted(rows[start:start + a.batch * 20], key=lambda e: len(e[0]) + len(e[1]))
            batches += [part[i:i + a.batch] for i in range(0, len(part), a.batch)]
        order.shuffle(batches)
        model.train()
        for batch in batches[step - epoch * per_epoch:]:
            share = step / total
            for group in optimizer.param_groups:
                group["lr"] = a.rate * min(1, (step + 1) / 30) * (0.05 + 0.475 * (1 + math.cos(math.pi * share)))
            loss, _, count = loss_of(model, batch, a.smoothing, words)
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step(), optimizer.zero_grad()
            step, tokens = step + 1, tokens + count
            if step % 10 == 0:
                print(f"{step}/{total} loss {loss.item():.3f} {tokens / (time.time() - began):.0f} tokens/s", file=sys.stderr, flush=True)
            if step % 100 == 0:
                save()
        model.eval()
        if held:
            with torch.no_grad():
                parts = [loss_of(model, held[i:i + 32])[:2] for i in range(0, len(held), 32)]
            print(f"epoch {epoch + 1}: held-out loss {sum(l.item() * n for l, n in parts) / sum(n for _, n in parts):.4f}", flush=True)
        save()


def begin_with(path, model):
    """Puts an exported adapter's matrices in."""
    weights = {}
    for tensor in GGUFReader(path).tensors:
        _, layer, part, _, side = tensor.name.split(".")
        weights[f"model.layers.{layer}.{MATRICES[part]}.{side[-1]}"] = torch.from_numpy(
            np.array(tensor.data, dtype=np.float32)).to(DEVICE)
    missing, unknown = model.load_state_dict(weights, strict=False)
    assert not unknown and not [name for name in missing if name.endswith((".a", ".b"))], (unknown, missing)


def opened(a):
    model, tokenizer = load(a.base)
    saved = torch.load(a.lora, map_location=DEVICE)
    adapt(model, saved["rank"], saved["alpha"])
    model.load_state_dict(saved["weights"], strict=False)
    model.eval()
    return model, tokenizer, saved


def generate(model, tokenizer, prompts, limit=160):
    """The likeliest tokens after each prompt, with the probability of each line's first token under the model."""
    out = [None] * len(prompts)
    order = sorted(range(len(prompts)), key=lambda i: len(prompts[i]))
    size = 256 if DEVICE == "cuda" else 32
    for start in range(0, len(order), size):
        part = order[start:start + size]
        width = max(len(prompts[i]) for i in part)
        ids = torch.tensor([[0] * (width - len(prompts[i])) + prompts[i] for i in part], device=DEVICE)
        seen = torch.tensor([[0] * (width - len(prompts[i])) + [1] * len(prompts[i]) for i in part], device=DEVICE)
        with torch.no_grad():
            said = model.generate(
                input_ids=ids, attention_mask=seen, max_new_tokens=limit, do_sample=False, eos_token_id=tokenizer.end,
                pad_token_id=0, output_scores=True, return_dict_in_generate=True)
        logs = torch.stack([F.log_softmax(s.float(), -1).max(-1).values for s in said.scores], 1).cpu()
        for index, tokens, chances in zip(part, said.sequences[:, width:].tolist(), logs.tolist()):
            if tokenizer.end in tokens:
                tokens = tokens[:tokens.index(tokenizer.end)]
            out[index] = (tokens, chances[:len(tokens)])
    return out


def read(a):
    model, tokenizer, _ = opened(a)
    rows = rows_of(a.rows)
    for row, (tokens, logs) in zip(rows, generate(model, tokenizer, [tokenizer.encode(tasks.prompt(a.task, r)) for r in rows])):
        lines, line, sums, total = [], [], [], 0.0
        for token, log in zip(tokens, logs):
            total += log
            if "\n" in tokenizer.text[token]:
                lines.append(line), sums.append(total)
                line, total = [], 0.0
            else:
                line.append(token)
        lines.append(line), sums.append(total)
        print(json.dumps({"id": row.get("id"), "row": row, "lines": [tokenizer.decode(l) for l in lines],
                          "log_probability": [round(s, 3) for s in sums]}, ensure_ascii=False), flush=True)


def export(a):
    saved = torch.load(a.lora, map_location="cpu")
    writer = GGUFWriter(a.rows[0], "gemma3")
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", float(saved["alpha"]))
    writer.add_name(f"agent {a.task}")
    writer.add_string("general.base_model.0.name", "Gemma 3 270M")
    writer.add_license("gemma")
    writer.add_chat_template(TEMPLATE)
    short = {v: k for k, v in MATRICES.items()}
    for name, weight in sorted(saved["weights"].items()):
        _, _, layer, path, side = re.fullmatch(r"(model)\.(layers)\.(\d+)\.(.+)\.([ab])", name).groups()
        writer.add_tensor(f"blk.{layer}.{short[path]}.weight.lora_{side}", weight.to(torch.float16).numpy())
    writer.write_header_to_file(), writer.write_kv_data_to_file(), writer.write_tensors_to_file(), writer.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["train", "read", "export"])
    parser.add_argument("task", choices=["reader", "companion"])
    parser.add_argument("base"), parser.add_argument("lora"), parser.add_argument("rows", nargs="+")
    parser.add_argument("--epochs", type=int, default=2), parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--start"), parser.add_argument("--alpha", type=float), parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--batch", type=int, default=24), parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dropout", type=float, default=0.1), parser.add_argument("--smoothing", type=float, default=0.0)
    arguments = parser.parse_args()
    {"train": train, "read": read, "export": export}[arguments.do](arguments)
