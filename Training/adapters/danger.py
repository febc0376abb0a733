#!/usr/bin/env python3
"""danger.py BASE.gguf READER.gguf ROWS.jsonl...: chooses the bound from which a message counts as one of danger.

The danger of a message is the sum of the probabilities that the reader's first line begins with `hint`, `crisis` or
`emergency`. Only rows of people that the training did not see are read. Prints, for each bound, how many of their rows of
danger are found and how many others are taken for such.
"""
import sys

import torch
from gguf import GGUFReader

import adapter, gemma, tasks
from vocabulary import Tokenizer

WORDS = ["none", "hint", "crisis", "emergency"]


def main():
    base, lora, *paths = sys.argv[1:]
    model, tokenizer = gemma.Gemma(base), Tokenizer(GGUFReader(base))
    model.begin_with(lora)
    first = [tokenizer.pieces(word)[0] for word in WORDS]
    assert len(set(first)) == len(first)
    rows = [row for row in adapter.rows_of(paths) if adapter.is_held_out(row)]
    found = []
    for row in rows:
        prompt = torch.tensor(tokenizer.encode(tasks.prompt("reader", row))[-model.LONGEST:], device=gemma.DEVICE)
        with torch.no_grad():
            state = model.states(prompt[:1], prompt[None, 1:])[0, -1]
            shares = torch.softmax(model.words @ state, -1)[first].tolist()
        found.append((row["care"], sum(shares[1:])))
    print(len(rows), "rows,", sum(care != "none" for care, _ in found), "of danger")
    for bound in (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98):
        right = {
            kind: f"{sum(share >= bound for care, share in found if care == kind)} of {sum(care == kind for care, _ in found)}"
            for kind in WORDS[1:]}
        print(bound, right, "others", sum(share >= bound for care, share in found if care == "none"))


main()
