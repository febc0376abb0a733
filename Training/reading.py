"""What `agent` makes of a message alone (`models/reading.gguf`): upper layers that branch off `models/answers.gguf`, whose own ones were tuned
to read pairs, and the mean of the tokens' vectors behind them. They start as those and learn, together with softmax regressions over
that mean, what messages are about and what they do (`topics.py`, `acts.py`); the layers below stay as they are, so that both files share them.
"""

import math
import os
import pathlib
import random
import tempfile
import time

import gguf
import numpy as np
import torch
import torch.nn.functional as F
from gguf import GGMLQuantizationType as Q
from gguf import quants
from tokenizers import Tokenizer
from torch import nn

import ranker

HERE = pathlib.Path(__file__).parent
OUT = HERE / "../models/reading.gguf"
START = 4  # layers of the ranker below
LONGEST = 64  # tokens of a message
EPOCHS, RATE, HEAD_RATE, BATCH, DECAY, WARM, SMOOTH, DROPOUT = 6, 3e-4, 3e-3, 64, 0.02, 0.06, 0.05, 0.1
SEED = 20261126
UNKNOWN = -100  # the label of a text of which nobody said it


def tokenizer():
    with tempfile.TemporaryDirectory() as folder:
        found = Tokenizer.from_file(str(ranker.download(folder) / "tokenizer.json"))
    found.no_padding()
    found.no_truncation()
    return found


def batches(items, shuffle, size):
    """Places of items of like lengths."""
    order = list(range(len(items)))
    if shuffle:
        random.shuffle(order)
    chunk = size * 40
    order = [place for n in range(0, len(order), chunk) for place in sorted(order[n:n + chunk], key=lambda place: len(items[place]))]
    parts = [order[n:n + size] for n in range(0, len(order), size)]
    if shuffle:
        random.shuffle(parts)
    return parts


def block(layer, x, mask, dropout):
    """x [messages][length][width] behind one layer."""
    count, length = x.shape[:2]
    q, k, v = (layer[n](x).view(count, length, ranker.HEADS, -1).transpose(1, 2) for n in ("attn_q", "attn_k", "attn_v"))
    seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None]).transpose(1, 2).reshape(count, length, -1)
    x = layer["attn_output_norm"](x + F.dropout(layer["attn_output"](seen), dropout))
    return layer["layer_output_norm"](x + F.dropout(layer["ffn_down"](F.gelu(layer["ffn_up"](x))), dropout))


class Reading:
    """Layers that start as the ranker's, and softmax regressions over the mean behind them, to so many labels each."""

    def __init__(self, *counts):
        torch.manual_seed(SEED)
        random.seed(SEED)
        self.network = ranker.Network(ranker.PUBLISHED).eval()
        self.tokenizer = tokenizer()
        self.layers = self.network.layers[START:]
        self.heads = nn.ModuleList([nn.Linear(ranker.WIDTH, count) for count in counts])
        for head in self.heads:
            nn.init.normal_(head.weight, std=0.02)
            nn.init.zeros_(head.bias)

    def tokens(self, text):
        return [ranker.BEGIN] + self.tokenizer.encode(text, add_special_tokens=False).ids[:LONGEST - 2] + [ranker.END]

    def below(self, items):
        """For each list of tokens its vectors behind the layers that stay."""
        found = [None] * len(items)
        with torch.no_grad(), ranker.rounded():
            for part in batches(items, False, 128):
                length = max(len(items[place]) for place in part)
                tokens, mask = torch.zeros(len(part), length, dtype=torch.long), torch.zeros(len(part), length, dtype=torch.bool)
                for row, place in enumerate(part):
                    tokens[row, :len(items[place])] = torch.tensor(items[place])
                    mask[row, :len(items[place])] = True
                x = self.network.norm(self.network.words(tokens) + self.network.places.weight[:length] + self.network.kind)
                for layer in self.network.layers[:START]:
                    x = block(layer, x, mask, 0)
                for row, place in enumerate(part):
                    found[place] = x[row, :len(items[place])].to(torch.float16)
        return found

    def means(self, below, part, dropout):
        """The reading [messages][width] of some messages."""
        length = max(len(below[place]) for place in part)
        x, mask = torch.zeros(len(part), length, ranker.WIDTH), torch.zeros(len(part), length, dtype=torch.bool)
        for row, place in enumerate(part):
            x[row, :len(below[place])] = below[place].float()
            mask[row, :len(below[place])] = True
        for layer in self.layers:
            x = block(layer, x, mask, dropout)
        return (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)

    def learn(self, texts, *labels):
        """Learns the labels of each regression, one for each text, `UNKNOWN` where it has none."""
        items = [self.tokens(text) for text in texts]
        below, labels, step, start = self.below(items), [torch.tensor(some) for some in labels], 0, time.time()
        weights = [p for layer in self.layers for p in layer.parameters()]
        optimizer = torch.optim.AdamW([{"params": weights, "most": RATE}, {"params": self.heads.parameters(), "most": HEAD_RATE}], lr=RATE, weight_decay=DECAY)
        total = EPOCHS * math.ceil(len(items) / BATCH)
        print(f"{len(items)} messages, {sum(map(len, items))} tokens, {total} steps", flush=True)
        for epoch in range(EPOCHS):
            losses = []
            for part in batches(items, True, BATCH):
                for group in optimizer.param_groups:
                    group["lr"] = group["most"] * min(1, (step + 1) / (WARM * total)) * (total - step) / total
                with ranker.rounded():
                    means = F.dropout(self.means(below, part, DROPOUT), DROPOUT)
                    odds = [head(means) for head in self.heads]
                # Of all texts of the batch, so that a regression with few of them counts little there.
                loss = sum(
                    F.cross_entropy(one.float(), some[part], label_smoothing=SMOOTH, ignore_index=UNKNOWN, reduction="sum") / len(part)
                    for one, some in zip(odds, labels))
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(weights, 1.0)
                optimizer.step()
                step += 1
                losses.append(loss.item())
            print(f"epoch {epoch + 1} of {EPOCHS}: loss {np.mean(losses):.3f}, {time.time() - start:.0f} s", flush=True)
        return self

    def chances(self, texts, head=0):
        """How likely each label of a regression is of each text [texts][count]."""
        below = self.below([self.tokens(text) for text in texts])
        found = np.zeros((len(texts), self.heads[head].out_features), np.float32)
        with torch.no_grad(), ranker.rounded():
            for part in batches(below, False, 128):
                found[part] = torch.softmax(self.heads[head](self.means(below, part, 0)).float(), 1).numpy()
        return found

    def weights(self, head=0):
        """Weights [count][1 + width] of a regression."""
        with torch.no_grad():
            return torch.cat([self.heads[head].bias[:, None], self.heads[head].weight], 1).numpy()

    def write(self, out=OUT):
        fresh = out.with_name(out.name + ".tmp")
        writer = gguf.GGUFWriter(str(fresh), "branch")
        writer.add_name("reading")
        writer.add_description("Upper layers that branch off answers.gguf (all-MiniLM-L6-v2, Apache License 2.0), tuned to tell what a message is about.")
        writer.add_license("apache-2.0")
        writer.add_uint32("branch.start", START)
        writer.add_uint32("branch.block_count", len(self.layers))
        for n, layer in enumerate(self.layers):
            for name in ranker.PARTS:
                for part in ("weight", "bias"):
                    array = np.ascontiguousarray(getattr(layer[name], part).detach().numpy(), np.float32)
                    if array.ndim > 1:
                        writer.add_tensor(f"blk.{n}.{name}.{part}", quants.quantize(array, Q.Q8_0), raw_dtype=Q.Q8_0)
                    else:
                        writer.add_tensor(f"blk.{n}.{name}.{part}", array)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        os.replace(fresh, out)
        print(f"{out.name}: {out.stat().st_size / 1e6:.2f} MB")
