"""Put the mean of two checkpoints' weights into the later one: a round at a high rate widens what a model understands and blurs
what it copies, and the mean of before and after keeps most of both (“model soups”, Wortsman et al. 2022)."""

import argparse
import os
import pathlib

import torch


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--run", type=pathlib.Path, required=True, help="folder of the later checkpoint, which is replaced")
    parser.add_argument("--before", type=pathlib.Path, required=True, help="the earlier checkpoint")
    parser.add_argument("--share", type=float, default=0.5, help="share of the later one")
    a = parser.parse_args()
    path = a.run / "checkpoint.pt"
    later, before = torch.load(path, weights_only=False), torch.load(a.before, weights_only=False)["model"]
    for name, weights in later["model"].items():
        later["model"][name] = (1 - a.share) * before[name] + a.share * weights
    fresh = path.with_suffix(".tmp")
    torch.save(later, fresh)
    os.replace(fresh, path)


if __name__ == "__main__":
    main()
