#!/usr/bin/env python3
"""Trains and exports the LoRA adapters of the small model (Hu et al. 2021, arXiv 2106.09685).

  adapter.py train  TASK BASE.gguf OUT.pt ROWS.jsonl... [--epochs 1] [--rank 16] [--rate 4e-4] [--batch 16] [--seed 1]
  adapter.py export TASK LORA.pt OUT.gguf [--temperature T]
                                                 a GGUF adapter as llama.cpp's converter writes it; T is recommended

TASK is `reader` or `companion` (tasks.py says what a row becomes). Runs on a GPU where there is one, else on all cores;
training writes OUT.pt every fifty steps and goes on from it where it is there. One hand in twenty is held out: training
never sees its rows, and tells the loss on them at the end. --each KIND=COUNT draws that many rows of a kind (repeatable;
kinds that are not named are taken whole). --longest TOKENS leaves longer rows out. --start ADAPTER.gguf begins with an
adapter that was exported. Needs torch, numpy, gguf.
"""
import argparse, collections, hashlib, json, math, os, random, sys, time

import torch
import torch.nn as nn
import torch.nn.functional as F
from gguf import GGUFReader, GGUFWriter

import gemma, tasks
from vocabulary import TEMPLATE, Tokenizer


def rows_of(paths):
    rows = [json.loads(line) for path in paths for line in open(path, encoding="utf8") if line.strip()]
    return [tasks.conversation(row) if "exchanges" in row else row for row in rows]


def is_held_out(row):
    return int(hashlib.sha256(row["hand"].encode()).hexdigest(), 16) % 20 == 0


def encoded(task, tokenizer, row):
    """A row's tokens: what is given; what follows; and of the latter, which the model is to say."""
    turns = tasks.prompt(task, row) + [("model", tasks.answer(task, row))]
    first = 1 if row.get("whole") else len(turns) - 1
    given, rest, said = tokenizer.encode(turns[:first]), [], []
    for index in range(first, len(turns), 2):
        if index > first:
            between = tokenizer.pieces("\n") + tokenizer.encode([turns[index - 1]])[1:]
            rest, said = rest + between, said + [False] * len(between)
        reply = tokenizer.pieces(turns[index][1]) + [tokenizer.end]
        rest, said = rest + reply, said + [True] * len(reply)
    return given, rest, said


def length(example):
    return len(example[0]) + len(example[1])


def drawn(a, paths, tokenizer):
    """The examples to train on and the held-out ones."""
    rows = rows_of(paths)
    random.Random(a.seed).shuffle(rows)
    if a.task == "companion":
        rows = tasks.in_conversation(rows, random.Random(a.seed))
    most, taken = {kind: int(count) for kind, count in (each.split("=") for each in a.each)}, collections.Counter()
    trained, held = [], []
    for row in rows:
        example, kind = encoded(a.task, tokenizer, row), tasks.kind(a.task, row)
        while length(example) > a.longest and row.get("whole") and row["turns"]:
            row = tasks.without_last(row)
            example = encoded(a.task, tokenizer, row)
        if length(example) > a.longest:
            continue
        if is_held_out(row):
            held.append(example)
        elif row.get("whole") or taken[kind] < most.get(kind, math.inf):
            taken[kind] += not row.get("whole")
            trained.append(example)
    print(len(trained), "rows,", len(held), "held out:", dict(taken), flush=True)
    return trained, held


class Words:
    """The tokens that the softmax of a step runs over: those of all answers and the commonest others, and a sample of the
    rest that stands for them all, so that none of them grows likely unseen (Jean et al. 2015, arXiv 1412.2007). It spares
    four fifths of the work."""

    SAMPLE = 24_000

    def __init__(self, model, examples):
        ids = sorted({token for _, rest, _ in examples for token in rest} | set(range(8000)))
        self.index = torch.full((gemma.WORDS,), -100, dtype=torch.long, device=gemma.DEVICE)
        self.index[ids] = torch.arange(len(ids), device=gemma.DEVICE)
        self.weight, self.all = model.words[ids].clone(), model.words
        self.others = (self.index < 0).nonzero()[:, 0]

    def loss(self, states, wanted):
        sample = self.others[torch.randint(len(self.others), (self.SAMPLE,), device=gemma.DEVICE)]
        others = states @ self.all[sample].t() + math.log(len(self.others) / self.SAMPLE)
        return F.cross_entropy(torch.cat([states @ self.weight.t(), others], -1), self.index[wanted])


def loss_of(model, examples, words=None):
    """The mean loss on the answers' tokens, in nats, and their count."""
    first, rest, labels = gemma.batch(examples)
    states, wanted = model.states(first, rest)[:, :-1], labels[:, 1:]
    kept = wanted != -100
    states, wanted = states[kept], wanted[kept]
    if words is not None:
        return words.loss(states, wanted), len(wanted)
    return F.cross_entropy(states @ model.words.t(), wanted), len(wanted)


def batches(examples, a):
    """All batches of all epochs in their order, which hangs on the seed alone: a run that was broken off goes on with it."""
    order, plan = random.Random(a.seed), []
    for _ in range(a.epochs):
        rows, epoch = list(examples), []
        order.shuffle(rows)
        for start in range(0, len(rows), a.batch * 20):  # of like length side by side
            part = sorted(rows[start:start + a.batch * 20], key=length)
            epoch += [part[i:i + a.batch] for i in range(0, len(part), a.batch)]
        order.shuffle(epoch)
        plan += epoch
    return plan


def train(a):
    base, out, *rows = a.files
    torch.manual_seed(a.seed)
    model = gemma.Gemma(base, a.rank, 2 * a.rank)
    trained, held = drawn(a, rows, Tokenizer(GGUFReader(base)))
    words, plan = Words(model, trained), batches(trained, a)
    optimizer = torch.optim.AdamW(model.parameters(), lr=a.rate, betas=(0.9, 0.98), weight_decay=0.01)
    step, tokens, began = 0, 0, time.time()
    if a.start:
        model.begin_with(a.start)
    if os.path.exists(out):
        saved = torch.load(out, map_location=gemma.DEVICE)
        model.load_state_dict(saved["weights"])
        optimizer.load_state_dict(saved["optimizer"])
        step = saved["step"]

    def save():
        torch.save({"weights": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step,
                    "alpha": model.alpha}, out + ".new")
        os.replace(out + ".new", out)

    while step < len(plan):
        share = step / len(plan)
        for group in optimizer.param_groups:
            group["lr"] = a.rate * min(1, (step + 1) / 30) * (0.05 + 0.475 * (1 + math.cos(math.pi * share)))
        loss, _ = loss_of(model, plan[step], words)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step(), optimizer.zero_grad()
        tokens, step = tokens + sum(map(length, plan[step])), step + 1
        if step % 10 == 0:
            speed = tokens / (time.time() - began)
            print(f"{step}/{len(plan)} loss {loss.item():.3f} {speed:.0f} tokens/s", file=sys.stderr, flush=True)
        if step % 50 == 0:
            save()
    save()
    if held:
        with torch.no_grad():
            parts = [loss_of(model, held[i:i + a.batch]) for i in range(0, len(held), a.batch)]
        print(f"held-out loss {sum(loss.item() * n for loss, n in parts) / sum(n for _, n in parts):.4f}", flush=True)


def export(a):
    trained, out = a.files
    saved = torch.load(trained, map_location="cpu")
    writer = GGUFWriter(out, "gemma3")
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", float(saved["alpha"]))
    writer.add_name(f"agent {a.task}")
    writer.add_string("general.base_model.0.name", "Gemma 3 270M")
    writer.add_license("gemma")
    writer.add_chat_template(TEMPLATE)
    if a.temperature is not None:
        writer.add_float32("general.sampling.temp", a.temperature)
    for name, weight in sorted(saved["weights"].items()):
        _, layer, matrix = name.split(".")
        writer.add_tensor(f"blk.{layer}.{matrix[:-2]}.weight.lora_{matrix[-1]}", weight.to(torch.float16).numpy())
    writer.write_header_to_file(), writer.write_kv_data_to_file(), writer.write_tensors_to_file(), writer.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["train", "export"])
    parser.add_argument("task", choices=["reader", "companion"])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--epochs", type=int, default=1), parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--start"), parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--batch", type=int, default=16), parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--temperature", type=float), parser.add_argument("--each", action="append", default=[]), parser.add_argument("--longest", type=int, default=500)
    arguments = parser.parse_args()
    {"train": train, "export": export}[arguments.do](arguments)
