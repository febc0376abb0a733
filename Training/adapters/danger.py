#!/usr/bin/env python3
"""danger.py BASE.gguf LORA.pt ROWS.jsonl...: chooses the bound from which a message counts as one of danger.

The danger of a message is the sum of the probabilities that the reader's first line begins with `hint`, `crisis` or
`emergency`. Only rows of people that the training did not see are read. Prints, for each bound, how many of their rows of
danger are found and how many others are taken for such.
"""
import sys

import torch

import adapter, tasks

WORDS = ["none", "hint", "crisis", "emergency"]


def main():
    base, lora, *paths = sys.argv[1:]
    model, tokenizer = adapter.load(base)
    saved = torch.load(lora, map_location=adapter.DEVICE)
    adapter.adapt(model, saved["rank"], saved["alpha"])
    model.load_state_dict(saved["weights"], strict=False)
    model.eval()
    first = [tokenizer.pieces(word)[0] for word in WORDS]
    assert len(set(first)) == len(first)
    rows = [row for row in adapter.rows_of(paths) if adapter.is_held_out(row)]
    found = []
    for row in rows:
        ids = torch.tensor([tokenizer.encode(tasks.prompt("reader", row))], device=adapter.DEVICE)
        with torch.no_grad():
            hidden = model.model(input_ids=ids, use_cache=False).last_hidden_state[:, -1]
            shares = torch.softmax(model.lm_head(hidden).float(), -1)[0, first].tolist()
        found.append((row["care"], sum(shares[1:]), row["message"][:70]))
    print(len(rows), "rows,", sum(care != "none" for care, _, _ in found), "of danger")
    for bound in (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98):
        right = {kind: f"{sum(share >= bound for care, share, _ in found if care == kind)} of {sum(care == kind for care, _, _ in found)}" for kind in WORDS[1:]}
        print(bound, right, "others", sum(share >= bound for care, share, _ in found if care == "none"))


main()
