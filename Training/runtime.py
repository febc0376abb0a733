"""A plain numpy forward pass over the GGUF file, to check the export and to measure the model."""

import gguf
import numpy as np
from gguf import quants
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers

from companion.conversation import render
from tokenizer import QWEN2


def _field(reader, key):
    return reader.get_field(key).contents()


class Model:
    """Weights and tokenizer read from one GGUF file alone."""

    def __init__(self, path):
        reader = gguf.GGUFReader(str(path))
        self.weights = {t.name: quants.dequantize(t.data, t.tensor_type).astype(np.float32) for t in reader.tensors}
        get = lambda key: _field(reader, "llama." + key)
        self.layers, self.width, self.heads = get("block_count"), get("embedding_length"), get("attention.head_count")
        self.head, self.epsilon = self.width // self.heads, get("attention.layer_norm_rms_epsilon")
        self.context, self.base = get("context_length"), get("rope.freq_base")
        angle = np.arange(self.context)[:, None] / self.base ** (np.arange(0, self.head, 2) / self.head)
        self.cos, self.sin = np.cos(angle).astype(np.float32)[:, None], np.sin(angle).astype(np.float32)[:, None]
        tokens, types = _field(reader, "tokenizer.ggml.tokens"), _field(reader, "tokenizer.ggml.token_type")
        merges = [tuple(m.split(" ")) for m in _field(reader, "tokenizer.ggml.merges")]
        self.tokenizer = Tokenizer(models.BPE(vocab={t: i for i, t in enumerate(tokens)}, merges=merges))
        self.tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Split(Regex(QWEN2), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
        self.tokenizer.decoder = decoders.ByteLevel()
        self.tokenizer.add_special_tokens([t for t, kind in zip(tokens, types) if kind == 3])
        self.end = _field(reader, "tokenizer.ggml.eos_token_id")

    def _norm(self, x, name):
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + self.epsilon) * self.weights[name]

    def _turn(self, x, start):
        t = x.shape[0]
        cos, sin = self.cos[start:start + t], self.sin[start:start + t]
        a, b = x[..., 0::2], x[..., 1::2]
        out = np.empty_like(x)
        out[..., 0::2], out[..., 1::2] = a * cos - b * sin, a * sin + b * cos
        return out

    def forward(self, ids, cache, every=False):
        """Logits of the last token (or of all) after feeding `ids` behind what the cache holds."""
        w, start, t = self.weights, cache.get("length", 0), len(ids)
        x = w["token_embd.weight"][np.asarray(ids)]
        mask = np.triu(np.full((t, start + t), -1e9, np.float32), start + 1)
        for n in range(self.layers):
            p = f"blk.{n}."
            h = self._norm(x, p + "attn_norm.weight")
            q, k, v = ((h @ w[p + f"attn_{c}.weight"].T).reshape(t, self.heads, self.head) for c in "qkv")
            q, k = self._turn(q, start), self._turn(k, start)
            if n in cache:
                k, v = np.concatenate((cache[n][0], k)), np.concatenate((cache[n][1], v))
            cache[n] = (k, v)
            score = np.einsum("thd,shd->hts", q, k, optimize=True) * self.head**-0.5 + mask
            score = np.exp(score - score.max(-1, keepdims=True))
            score /= score.sum(-1, keepdims=True)
            y = np.einsum("hts,shd->thd", score, v, optimize=True).reshape(t, self.width)
            x = x + y @ w[p + "attn_output.weight"].T
            h = self._norm(x, p + "ffn_norm.weight")
            gate = h @ w[p + "ffn_gate.weight"].T
            x = x + (gate / (1 + np.exp(-gate)) * (h @ w[p + "ffn_up.weight"].T)) @ w[p + "ffn_down.weight"].T
        cache["length"] = start + t
        last = self._norm(x if every else x[-1:], "output_norm.weight")
        return last @ w.get("output.weight", w["token_embd.weight"]).T

    def reply(self, turns, temperature=0.0, limit=90, rng=None):
        """The next assistant message of a conversation of (role, text) turns."""
        cache, out = {}, []
        ids = self.tokenizer.encode(render(turns, prompt=True)).ids[-(self.context - limit):]
        rng = rng or np.random.default_rng(0)
        while len(out) < limit:
            logits = self.forward(ids, cache)[0]
            if temperature:
                p = np.exp((logits - logits.max()) / temperature)
                choice = int(rng.choice(len(p), p=p / p.sum()))
            else:
                choice = int(logits.argmax())
            if choice == self.end:
                break
            out.append(choice)
            ids = [choice]
        return self.tokenizer.decode(out)
