"""Put two wired blocks under a trained model: they find the earlier place where the last few tokens stood.

The first new block has four heads that look one, two, three and four tokens back and write a short sketch of what they see; the
second compares the sketches of the present token and its forerunners with those before each earlier token, and passes on the token that
followed the longest match.  Without a match it rests on the turn marks, which pass on nothing.
"""

import argparse
import os
import pathlib
from dataclasses import asdict

import torch
from tokenizers import Tokenizer

from model import Llama, Shape

SKETCH = (12, 12, 10, 8)        # numbers of coordinates for the present token and one, two, three back
SPAN = sum(SKETCH)


@torch.no_grad()
def wire(model, mark, gain=0.25, written=0.3, nats=(6.0, 6.0, 5.0, 4.0), rest=9.0, seed=6):
    """Fill blocks 0 and 1 of `model`; `mark` is the id of the token that opens a turn."""
    shape = model.shape
    d, head, heads = shape.width, shape.head, shape.heads
    generator = torch.Generator().manual_seed(seed)
    embed = model.embed
    size = embed.norm(dim=1).mean().item()
    scale = d**0.5 / size                                     # what the norm of block 0 multiplies by
    constant = embed[:, 0].mean().item()
    u = embed[mark].clone()
    u[0] = 0
    u /= u.norm()
    width = SKETCH[0] + 4 * SKETCH[0]
    raw = torch.randn(d, width + 2, generator=generator)
    raw[:, 0], raw[:, 1] = 0, u
    raw[0] = 0
    raw[0, 0] = 1
    basis = torch.linalg.qr(raw)[0].T[2:]                      # orthogonal to coordinate 0 and to the mark
    sketch, places = basis[: SKETCH[0]], basis[SKETCH[0]:].view(4, SKETCH[0], d)
    angle = shape.rope_base ** (-torch.arange(0, head, 2) / head)
    first, second = model.blocks[0], model.blocks[1]
    for block in (first, second):
        for p in (block.qkv, block.out, block.down):
            p.zero_()
        block.gate_up.normal_(std=0.03, generator=generator)
        block.attn_norm.weight.fill_(1)
        block.ffn_norm.weight.fill_(1)
    spread = (embed @ sketch.T).norm(dim=1).mean().item() * scale
    for j in range(4):
        rows = slice(j * head, (j + 1) * head)
        for i in range(6):
            turn = (j + 1) * angle[i]
            first.qkv[0, j * head + 2 * i, 0] = 8 * torch.cos(turn) / (constant * scale)
            first.qkv[0, j * head + 2 * i + 1, 0] = -8 * torch.sin(turn) / (constant * scale)
            first.qkv[1, j * head + 2 * i, 0] = 8 / (constant * scale)
        first.qkv[2, j * head: j * head + SKETCH[0]] = sketch
        first.out[:, j * head: j * head + SKETCH[0]] = places[j].T * (written / spread)
    size = (size**2 + 4 * written**2) ** 0.5
    scale = d**0.5 / size
    own = (embed @ sketch.T).norm(dim=1).mean().item() * scale
    seen = written * scale
    slow = list(range(head - SPAN - 2, head))                 # the most slowly turning coordinates
    query, key = torch.zeros(head, d), torch.zeros(head, d)
    at = 0
    for j, n in enumerate(SKETCH):
        have = (sketch if j == 0 else places[j - 1])[:n]
        share = n / SKETCH[0]
        strength = (own if j == 0 else seen) * seen * share
        weight = (nats[j] * head**0.5 / strength) ** 0.5
        query[slow[at: at + n]] = have * weight
        key[slow[at: at + n]] = places[j][:n] * weight
        at += n
    pull = (rest * head**0.5 / (constant * scale * (embed[mark] @ u).item() * scale)) ** 0.5
    query[head - 2, 0] = pull
    key[head - 2] = u * pull
    keep = torch.eye(d) - u[:, None] * u - basis[SKETCH[0]:].T @ basis[SKETCH[0]:]
    keep[0, 0] = 0
    mix = torch.linalg.qr(torch.randn(d, d, generator=generator))[0]
    aim = torch.linalg.lstsq(embed[:, 1:], model.output).solution
    aim = torch.cat((torch.zeros(1, d), aim)).T                # from an embedding to its output row
    for h in range(heads):
        rows = slice(h * head, (h + 1) * head)
        second.qkv[0, rows], second.qkv[1, rows] = query, key
        second.qkv[2, rows] = mix[rows] @ keep
        second.out[:, rows] = aim @ mix[rows].T * (gain / scale)


@torch.no_grad()
def graft(weights, shape, mark, **options):
    """A model of two more blocks, with the trained ones on top."""
    grown = Llama(Shape(**{**shape, "layers": shape["layers"] + 2}))
    named = dict(grown.named_parameters())
    for name, value in weights.items():
        if name.startswith("blocks."):
            _, number, rest = name.split(".", 2)
            name = f"blocks.{int(number) + 2}.{rest}"
        named[name].copy_(value)
    wire(grown, mark, **options)
    return grown


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=pathlib.Path, required=True, help="the checkpoint in this folder grows by two blocks")
    a = parser.parse_args()
    saved = torch.load(a.run / "checkpoint.pt", weights_only=False)
    mark = Tokenizer.from_file(str(a.run / "tokenizer.json")).token_to_id("<|im_start|>")
    if not saved["state"].get("grown"):
        grown = graft(saved["model"], saved["shape"], mark)
        saved["state"]["grown"] = True
        fresh = a.run / "checkpoint.tmp"
        torch.save(dict(model=grown.state_dict(), optimizers=None, state=saved["state"], shape=asdict(grown.shape)), fresh)
        os.replace(fresh, a.run / "checkpoint.pt")
