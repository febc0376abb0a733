"""Compare the GGUF file, run by numpy, with the checkpoint, run by the training framework."""

import argparse
import itertools
import pathlib

import numpy as np
import torch

from companion.conversation import render, stream
from model import Llama, Shape
from runtime import Model


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=pathlib.Path, required=True)
    parser.add_argument("--model", type=pathlib.Path, required=True)
    a = parser.parse_args()
    saved = torch.load(a.run / "checkpoint.pt", weights_only=False)
    trained = Llama(Shape(**saved["shape"]), torch.float32)
    trained.load_state_dict(saved["model"])
    model = Model(a.model)
    agree = total = 0
    worst = 0.0
    for turns in itertools.islice(stream(4242), 8):
        ids = model.tokenizer.encode(render(turns)).ids[:500]
        with torch.no_grad():
            row = torch.tensor([ids])
            reference = trained.logits(trained(row, torch.zeros_like(row)))[0].numpy()
        mine = model.forward(ids, {}, every=True)
        worst = max(worst, float(np.abs(mine - reference).max()))
        agree += int((mine.argmax(-1) == reference.argmax(-1)).sum())
        total += len(ids)
    print(f"same best token at {agree} of {total} places; largest difference of a logit {worst:.3f}")


if __name__ == "__main__":
    main()
