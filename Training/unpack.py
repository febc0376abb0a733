"""Make a run folder from a published GGUF file, so that training can go on where its checkpoints are gone.

The weights are the quantised ones and the optimisers start anew; begin with a warm-up and a round of some length.
"""

import argparse
import pathlib
from dataclasses import asdict

import torch

from model import Llama, Shape
from runtime import Model


def state(read, shape):
    """The checkpoint's names and tensors for the weights of a file."""
    w = {name: torch.from_numpy(value.copy()) for name, value in read.weights.items()}
    found = {"embed": w["token_embd.weight"], "output": w["output.weight"], "norm.weight": w["output_norm.weight"]}
    for n in range(shape.layers):
        old, new = f"blk.{n}.", f"blocks.{n}."
        found[new + "attn_norm.weight"], found[new + "ffn_norm.weight"] = w[old + "attn_norm.weight"], w[old + "ffn_norm.weight"]
        found[new + "qkv"] = torch.stack([w[f"{old}attn_{c}.weight"] for c in "qkv"])
        found[new + "out"] = w[old + "attn_output.weight"]
        found[new + "gate_up"] = torch.stack([w[old + "ffn_gate.weight"], w[old + "ffn_up.weight"]])
        found[new + "down"] = w[old + "ffn_down.weight"]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", type=pathlib.Path, required=True, help="the GGUF file")
    parser.add_argument("--run", type=pathlib.Path, required=True, help="folder to make; one with a checkpoint is refused")
    parser.add_argument("--tokens", type=float, required=True, help="the number of tokens that the file was trained on")
    a = parser.parse_args()
    if (a.run / "checkpoint.pt").exists():
        raise SystemExit(f"{a.run} already holds a checkpoint; choose another folder")
    a.run.mkdir(parents=True, exist_ok=True)
    read = Model(a.model)
    shape = Shape(vocab=len(read.weights["token_embd.weight"]), width=read.width, layers=read.layers, heads=read.heads,
                  hidden=len(read.weights["blk.0.ffn_gate.weight"]), context=read.context, rope_base=read.base, epsilon=read.epsilon)
    model = Llama(shape)
    model.load_state_dict(state(read, shape))
    read.tokenizer.save(str(a.run / "tokenizer.json"))
    counts = dict(tokens=int(a.tokens), steps=0, seconds=0.0, phases=int(a.tokens / 1e6), grown=True)
    torch.save(dict(model=model.state_dict(), optimizers=None, state=counts, shape=asdict(shape)), a.run / "checkpoint.pt")


if __name__ == "__main__":
    main()
