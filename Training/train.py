"""Train the companion model: Muon for matrices, AdamW for the rest, resumable at any checkpoint."""

import argparse
import json
import math
import os
import pathlib
import signal
import time
from dataclasses import asdict

import torch
import torch.nn.functional as F

import batches
from companion.drills import relate
from companion.sampling import Sampler
from model import Llama, Shape
from start import wire


WIRED_HELD = 1_000_000     # tokens for which the wired attention of the first two blocks is left as it is
WIRED_RATE = 0.7           # and how fast it may change afterwards, against the rest


def orthogonalise(g, steps=5):
    """The nearest orthogonal direction of each matrix, by Newton-Schulz iteration."""
    x = g.bfloat16()
    flip = x.shape[-2] > x.shape[-1]
    if flip:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        a = x @ x.mT
        x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
    return x.mT if flip else x


class Muon(torch.optim.Optimizer):
    def __init__(self, params, lr=0.006, momentum=0.95, decay=0.01):
        super().__init__(params, dict(lr=lr, momentum=momentum, decay=decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                state = self.state[p]
                if "buffer" not in state:
                    state["buffer"] = torch.zeros_like(p)
                m = state["buffer"].lerp_(p.grad, 1 - group["momentum"])
                update = orthogonalise(p.grad.lerp(m, group["momentum"]))
                p.mul_(1 - group["lr"] * group["decay"])
                p.add_(update.to(p.dtype), alpha=-group["lr"] * max(1.0, p.shape[-2] / p.shape[-1]) ** 0.5)


def schedule(tokens, total, start=0, warm=200_000, hold=0.5):
    """Warm up from `start` tokens, hold for the share `hold` of the round, then fall linearly to almost nothing at `total`."""
    if tokens - start < warm:
        return 0.05 + 0.95 * (tokens - start) / warm
    done = (tokens - start) / (total - start)
    return 1.0 if done < hold else max(0.01, (1 - done) / (1 - hold))


def probe(model, number=6):
    """The loss on copying drills, a quick sign that looking things up in the context works."""
    sampler, total, count = Sampler(9), 0.0, 0
    with torch.no_grad():
        for _ in range(number):
            ids, mask = (torch.tensor([x]) for x in relate(sampler, model.shape.vocab))
            logits = model.logits(model(ids, torch.zeros_like(ids)))[0, :-1]
            learn = mask[0, 1:] > 0
            total += F.cross_entropy(logits[learn], ids[0, 1:][learn], reduction="sum").item()
            count += int(learn.sum())
    return total / count


def save(path, model, optimizers, state):
    fresh = path.with_suffix(".tmp")
    torch.save(dict(model=model.state_dict(), optimizers=[o.state_dict() for o in optimizers], state=state, shape=asdict(model.shape)), fresh)
    os.replace(fresh, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=pathlib.Path, required=True, help="folder with tokenizer.json; checkpoints go there")
    parser.add_argument("--tokens", type=float, required=True, help="the schedule reaches its end at this many tokens in all")
    parser.add_argument("--until", type=float, default=0, help="stop here (a phase); default: --tokens")
    parser.add_argument("--start", type=float, default=0, help="the schedule begins at this many tokens (a further round)")
    parser.add_argument("--hold", type=float, default=0.5, help="share of the round at the full rate")
    parser.add_argument("--mix", default="copy=1", help="shares of conversation stages, such as copy=3,mix=1")
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--length", type=int, default=256)
    parser.add_argument("--lr", type=float, default=0.006, help="Muon's rate; AdamW's is its --adam share")
    parser.add_argument("--adam", type=float, default=0.17)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save-minutes", type=float, default=2)
    parser.add_argument("--eager", action="store_true", help="do not compile (no C++ compiler at hand)")
    a = parser.parse_args()
    torch.set_num_threads(a.threads)
    torch.set_flush_denormal(True)
    torch.manual_seed(a.seed)
    checkpoint = a.run / "checkpoint.pt"
    old = torch.load(checkpoint, weights_only=False) if checkpoint.exists() else None
    state = old["state"] if old else dict(tokens=0, steps=0, seconds=0.0, phases=0)
    model = Llama(Shape(**old["shape"]) if old else Shape())
    if not old:
        wire(model)
    first, second = model.blocks[:2]
    grown = bool(state.get("grown"))
    wired = [] if grown else [first.qkv, first.out, second.qkv, second.out]
    free = [p for b in model.blocks[2:] for p in (b.qkv, b.out, b.gate_up, b.down)]
    free += [] if grown else [p for b in (first, second) for p in (b.gate_up, b.down)]
    muon = Muon([dict(params=free)] + ([dict(params=wired)] if wired else []), lr=a.lr)
    norms = [p for n, p in model.named_parameters() if "norm" in n and not (grown and n.startswith(("blocks.0.", "blocks.1.")))]
    adam = torch.optim.AdamW([dict(params=[model.output]), dict(params=[model.embed], slow=True), dict(params=norms)] + ([dict(params=[second.out], gentle=True)] if grown else []), lr=a.lr * a.adam, betas=(0.9, 0.98), weight_decay=0.0, fused=True)
    if old:
        model.load_state_dict(old["model"])
        for optimizer, data in zip((muon, adam), old["optimizers"] or ()):
            optimizer.load_state_dict(data)
    state["phases"] += 1
    mix = {k: float(v) for k, v in (part.split("=") for part in a.mix.split(","))}
    queue, worker = batches.start(a.run / "tokenizer.json", a.seed * 1000 + state["phases"], a.rows, a.length, mix)
    trunk = model if a.eager else torch.compile(model, dynamic=False)
    begun_at = state["steps"]
    end, saved, shown, losses = a.until or a.tokens, time.time(), time.time(), []
    log = open(a.run / "log.jsonl", "a")
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    while state["tokens"] < end and not stop:
        begun = time.time()
        ids, doc, mask = (torch.from_numpy(x) for x in queue.get())
        chosen = ((mask[:, 1:] > 0) & (doc[:, 1:] == doc[:, :-1])).reshape(-1).nonzero().squeeze(1)
        hidden = trunk(ids[:, :-1].contiguous(), doc[:, :-1].contiguous()).reshape(-1, model.shape.width)
        loss = F.cross_entropy(model.logits(hidden[chosen]), ids[:, 1:].reshape(-1)[chosen])
        loss.backward()
        torch.nn.utils.clip_grad_norm_([model.embed, model.output] + norms, 1.0)
        rate = schedule(state["tokens"], a.tokens, a.start, hold=a.hold) * min(1.0, (state["steps"] - begun_at + 1) / 40)
        muon.param_groups[0]["lr"] = a.lr * rate
        for group in muon.param_groups[1:]:
            group["lr"] = a.lr * rate * (WIRED_RATE if state["tokens"] > WIRED_HELD else 0.0)
        for group in adam.param_groups:
            group["lr"] = a.lr * a.adam * rate * (0.25 if group.get("slow") else 0.15 if group.get("gentle") else 1.0)
        muon.step()
        adam.step()
        model.zero_grad(set_to_none=True)
        losses.append(loss.item())
        state["tokens"] += int((doc[:, :-1] >= 0).sum())
        state["steps"] += 1
        state["seconds"] += time.time() - begun
        if state["steps"] % 25 == 0:
            record = dict(step=state["steps"], tokens=state["tokens"], loss=round(sum(losses) / len(losses), 4), rate=round(rate, 3), drill=round(probe(model), 3), speed=round(len(losses) * a.rows * a.length / (time.time() - shown)), minutes=round(state["seconds"] / 60, 1))
            print(json.dumps(record), file=log, flush=True)
            print(record, flush=True)
            shown, losses = time.time(), []
        if time.time() - saved > a.save_minutes * 60:
            save(checkpoint, model, (muon, adam), state)
            saved = time.time()
        if math.isnan(losses[-1] if losses else 0.0):
            raise SystemExit("the loss is not a number")
    save(checkpoint, model, (muon, adam), state)
    worker.terminate()


if __name__ == "__main__":
    main()
