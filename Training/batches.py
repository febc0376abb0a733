"""Packed training rows, written by a process of their own while the model trains."""

import multiprocessing as mp
import random

import numpy as np
from tokenizers import Tokenizer

from companion.conversation import conversation
from companion.drills import drill
from companion.sampling import Sampler


def encode(tokenizer, turns):
    """Token ids and a mask of those the loss is taken on (replies and their end mark)."""
    ids, mask = [], []
    start, end = tokenizer.token_to_id("<|im_start|>"), tokenizer.token_to_id("<|im_end|>")
    pieces = tokenizer.encode_batch([f"{role}\n" for role, _ in turns] + [text for _, text in turns] + ["\n"])
    newline = pieces[-1].ids
    for i, (role, _) in enumerate(turns):
        head, body = pieces[i].ids, pieces[len(turns) + i].ids
        ids += [start] + head + body + [end] + newline
        learn = role == "assistant"
        mask += [0] * (1 + len(head)) + [int(learn)] * (len(body) + 1) + [0] * len(newline)
    return ids, mask


def pack(documents, rows, length):
    """Fill `rows` rows of `length` + 1 tokens with documents, first fit; returns the arrays and the rest."""
    ids = np.zeros((rows, length + 1), np.int64)
    doc = np.full((rows, length + 1), -1, np.int64)
    mask = np.zeros((rows, length + 1), np.float32)
    used, rest = [0] * rows, []
    for number, item in enumerate(sorted(documents, key=lambda d: -len(d[0]))):
        tokens, learn = item
        for r in range(rows):
            if used[r] + len(tokens) <= length + 1:
                a, b = used[r], used[r] + len(tokens)
                ids[r, a:b], doc[r, a:b], mask[r, a:b] = tokens, number, learn
                used[r] = b
                break
        else:
            rest.append(item)
    return ids, doc, mask, rest


def pieces(tokenizer):
    """Texts of all tokens that are two letters or more and nothing else, in small letters."""
    texts = (tokenizer.decode([i]).strip() for i in range(tokenizer.get_vocab_size()))
    return tuple(sorted({x for x in texts if len(x) > 1 and x.isalpha() and x.islower()}))


def produce(tokenizer_path, seed, rows, length, mix, queue):
    """Endless packed batches; `mix` gives the share of each stage of conversations."""
    tokenizer = Tokenizer.from_file(tokenizer_path)
    sampler, pick = Sampler(seed, pieces=pieces(tokenizer)), random.Random(seed + 1)
    pool = []
    while True:
        size = sum(len(d[0]) for d in pool)
        while size < 2.5 * rows * length:
            stage = pick.choices(list(mix), weights=list(mix.values()))[0]
            if stage == "drill":
                pool.append(drill(sampler, tokenizer.get_vocab_size()))
                size += len(pool[-1][0])
                continue
            turns = conversation(sampler, stage)
            ids, mask = encode(tokenizer, turns)
            while len(ids) > length:
                turns = turns[:-2]
                while len(turns) > 1 and turns[-1][0] != "assistant":
                    turns = turns[:-1]
                ids, mask = encode(tokenizer, turns)
            if len(turns) > 1:
                pool.append((ids, mask))
                size += len(ids)
        ids, doc, mask, pool = pack(pool, rows, length)
        pick.shuffle(pool)
        queue.put((ids, doc, mask))


def start(tokenizer_path, seed, rows, length, mix):
    """A queue that a background process keeps filled."""
    context = mp.get_context("spawn")
    queue = context.Queue(maxsize=6)
    worker = context.Process(target=produce, args=(str(tokenizer_path), seed, rows, length, mix, queue), daemon=True)
    worker.start()
    return queue, worker
