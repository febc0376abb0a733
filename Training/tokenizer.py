"""Train the byte-level BPE tokenizer on generated conversations."""

import argparse
import itertools
import pathlib

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from companion.conversation import render, stream

SPECIALS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
QWEN2 = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"


def build(conversations, vocab, seed):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Split(Regex(QWEN2), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(vocab_size=vocab, special_tokens=SPECIALS, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), min_frequency=8, show_progress=False)
    plain = (content for turns in itertools.islice(stream(seed), conversations) for _, content in turns)
    tokenizer.train_from_iterator(plain, trainer)
    return tokenizer


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--vocab", type=int, default=4096)
    parser.add_argument("--conversations", type=int, default=30000)
    parser.add_argument("--seed", type=int, default=11)
    a = parser.parse_args()
    a.out.parent.mkdir(parents=True, exist_ok=True)
    tokenizer = build(a.conversations, a.vocab, a.seed)
    tokenizer.save(str(a.out))
    sample = render(next(stream(1)))
    print(f"{tokenizer.get_vocab_size()} tokens; {len(sample) / len(tokenizer.encode(sample).ids):.2f} characters a token on a sample")
