"""Gemma 3 270M with a low-rank adapter at each matrix, to train the adapter (Gemma Team 2025, arXiv 2503.19786).

The base is frozen. On a CPU with AVX-512 its products are of 8-bit numbers, a scale for each row of both sides, as in
LLM.int8() (Dettmers et al. 2022, arXiv 2208.07339) without the outliers; on a GPU they are in bfloat16. Everything else is in
float32.
"""
import math, os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from gguf import GGUFReader
from gguf.quants import dequantize

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# Without AVX-512, torch multiplies 8-bit numbers twenty times slower than float32.
HAS_BYTES = DEVICE == "cpu" and torch.backends.cpu.get_cpu_capability().startswith("AVX512")
LAYERS, WIDTH, INNER, HEADS, HEAD, WORDS = 18, 640, 2048, 4, 256, 262144
# GGUF's names of a layer's matrices, with their sizes: what comes out, what goes in.
MATRICES = {
    "attn_q": (HEADS * HEAD, WIDTH), "attn_k": (HEAD, WIDTH), "attn_v": (HEAD, WIDTH), "attn_output": (WIDTH, HEADS * HEAD),
    "ffn_gate": (INNER, WIDTH), "ffn_up": (INNER, WIDTH), "ffn_down": (WIDTH, INNER),
}
NORMS = ["attn_norm", "attn_q_norm", "attn_k_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm"]


@torch.compile(dynamic=True)
def quantized(x):
    """8-bit numbers and the scale of each row."""
    scale = x.abs().amax(-1, keepdim=True).clamp_min(1e-8) / 127
    return (x / scale).round().to(torch.int8), scale


@torch.compile(dynamic=True)
def scaled(product, rows, columns):
    return product.float() * rows * columns


@torch.compile(dynamic=True)
def norm(x, weight):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * weight


@torch.compile(dynamic=True)
def added(x, y, weight):
    """The stream with what a block gives, normed."""
    return x + y * torch.rsqrt(y.pow(2).mean(-1, keepdim=True) + 1e-6) * weight


@torch.compile(dynamic=True)
def gated(y, gate, up):
    """GELU(gate) times up; `y` holds the base's part of both."""
    left, right = y.chunk(2, -1)
    return F.gelu(left + gate, approximate="tanh") * (right + up)


@torch.compile(dynamic=True)
def turned(x, weight, cosine, sine):
    """Normed heads `[tokens, heads, 256]`, turned by their position (RoPE, halves as pairs)."""
    x = x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * weight
    a, b = x.chunk(2, -1)
    return torch.cat((a * cosine - b * sine, b * cosine + a * sine), -1)


class Product(torch.autograd.Function):
    """x·Wᵀ for a frozen matrix; the gradient goes on to x alone."""

    @staticmethod
    def forward(context, x, frozen):
        context.frozen = frozen
        return frozen.product(x, *frozen.forward)

    @staticmethod
    def backward(context, gradient):
        return context.frozen.product(gradient, *context.frozen.backward), None


class Frozen:
    """A matrix of the base, `[out, in]`, ready for products with it and with its transpose."""

    def __init__(self, weight):
        self.forward, self.backward = self.kept(weight), self.kept(weight.t().contiguous())

    @staticmethod
    def kept(weight):
        if not HAS_BYTES:
            return weight.t().to(DEVICE, torch.bfloat16 if DEVICE == "cuda" else torch.float32), None
        numbers, scale = quantized(weight)
        return numbers.t(), scale.view(1, -1)

    @staticmethod
    def product(x, matrix, columns):
        if columns is None:
            return (x.to(matrix.dtype) @ matrix).float()
        numbers, rows = quantized(x)
        return scaled(torch._int_mm(numbers, matrix), rows, columns)

    def __call__(self, x):
        return Product.apply(x, self)


def attention(q, k, v, shared, rows, length, masks):
    """Attention of `shared` tokens that all rows begin with, and of `rows` times `length` that follow them.

    q `[tokens, 4, 256]`, k and v `[tokens, 256]`: the four heads have one key, so that they stand as rows side by side.
    """
    q = q * HEAD ** -0.5
    first_q, q = q[:shared].reshape(shared * HEADS, HEAD), q[shared:].reshape(rows, length * HEADS, HEAD)
    first_k, k, first_v, v = k[:shared], k[shared:].view(rows, length, HEAD), v[:shared], v[shared:].reshape(rows, length, HEAD)
    first = torch.softmax(first_q @ first_k.t() + masks[0], -1) @ first_v
    scores = torch.cat([(q.view(-1, HEAD) @ first_k.t()).view(rows, length * HEADS, shared), q @ k.transpose(1, 2)], -1)
    shares = torch.softmax(scores + masks[1], -1)
    rest = (shares[..., :shared].reshape(-1, shared) @ first_v).view(rows, length * HEADS, HEAD) + shares[..., shared:] @ v
    return torch.cat([first.view(shared, HEADS * HEAD), rest.view(rows * length, HEADS * HEAD)])


class Layer(nn.Module):
    def __init__(self, weights, index, rank, scale):
        super().__init__()
        part = {name: weights[f"blk.{index}.{name}.weight"] for name in [*MATRICES, *NORMS]}
        self.qkv = Frozen(torch.cat([part["attn_q"], part["attn_k"], part["attn_v"]]))
        self.output = Frozen(part["attn_output"])
        self.gate_up = Frozen(torch.cat([part["ffn_gate"], part["ffn_up"]]))
        self.down = Frozen(part["ffn_down"])
        self.norms = {name: part[name].to(DEVICE) for name in NORMS}
        self.rank, self.scale = rank, scale
        for name, (out, into) in MATRICES.items():
            self.register_parameter(f"{name}_a", nn.Parameter(torch.randn(rank, into, device=DEVICE) / math.sqrt(into)))
            self.register_parameter(f"{name}_b", nn.Parameter(torch.zeros(out, rank, device=DEVICE)))

    def low(self, x, *names):
        """B·(A·x) of each of the matrices, which have one input."""
        inner = x @ torch.cat([getattr(self, f"{name}_a") for name in names]).t() * self.scale
        return [part @ getattr(self, f"{name}_b").t() for name, part in zip(names, inner.split(self.rank, -1))]

    def forward(self, x, turns, masks, shape):
        y = norm(x, self.norms["attn_norm"])
        q, k, v = (base + low for base, low in zip(
            self.qkv(y).split([HEADS * HEAD, HEAD, HEAD], -1), self.low(y, "attn_q", "attn_k", "attn_v")))
        q = turned(q.view(-1, HEADS, HEAD), self.norms["attn_q_norm"], *turns)
        k = turned(k.view(-1, 1, HEAD), self.norms["attn_k_norm"], *turns).view(-1, HEAD)
        y = attention(q, k, v, *shape, masks)
        x = added(x, self.output(y) + self.low(y, "attn_output")[0], self.norms["post_attention_norm"])
        y = norm(x, self.norms["ffn_norm"])
        y = gated(self.gate_up(y), *self.low(y, "ffn_gate", "ffn_up"))
        return added(x, self.down(y) + self.low(y, "ffn_down")[0], self.norms["post_ffw_norm"])


class Gemma(nn.Module):
    """The network. Sequences are at most 512 tokens, so that no layer's window ends before them."""

    LONGEST = 512

    def __init__(self, path, rank=16, alpha=32):
        super().__init__()
        weights = {
            tensor.name: torch.from_numpy(dequantize(tensor.data, tensor.tensor_type).astype(np.float32))
            for tensor in GGUFReader(path).tensors}
        self.rank, self.alpha = rank, alpha
        self.words, self.last = weights["token_embd.weight"].to(DEVICE), weights["output_norm.weight"].to(DEVICE)
        self.layers = nn.ModuleList(Layer(weights, index, rank, alpha / rank) for index in range(LAYERS))
        self.near, self.far = self.turns(10_000), self.turns(1_000_000)

    def turns(self, base):
        angles = torch.arange(self.LONGEST)[:, None] / base ** (torch.arange(0, HEAD, 2) / HEAD)
        return angles.cos()[:, None].to(DEVICE), angles.sin()[:, None].to(DEVICE)

    def states(self, first, rest):
        """The states `[rows, length, 640]` of `rest` `[rows, length]` after the tokens `first` that all rows begin with."""
        shared, (rows, length) = len(first), rest.shape
        x = self.words[torch.cat([first, rest.reshape(-1)])] * math.sqrt(WIDTH)
        places = torch.cat([torch.arange(shared), torch.arange(shared, shared + length).repeat(rows)]).to(DEVICE)
        near, far = ([table[places] for table in tables] for tables in (self.near, self.far))
        later = lambda n: torch.full((n, n), -math.inf, device=DEVICE).triu(1)
        masks = (later(shared).repeat_interleave(HEADS, 0),
                 F.pad(later(length), (shared, 0)).repeat_interleave(HEADS, 0))
        for index, layer in enumerate(self.layers):
            x = layer(x, far if (index + 1) % 6 == 0 else near, masks, (shared, rows, length))
        return norm(x[shared:].view(rows, length, WIDTH), self.last)

    def begin_with(self, path):
        """Puts an exported adapter's matrices in."""
        for tensor in GGUFReader(path).tensors:
            _, layer, name, _, side = tensor.name.split(".")
            matrix = getattr(self.layers[int(layer)], f"{name}_{side[-1]}")
            matrix.data.copy_(torch.from_numpy(np.array(tensor.data, dtype=np.float32)))


def batch(examples):
    """Examples (given tokens, the tokens that follow, which of these are to be said) as what all begin with `[shared]`, what
    follows `[rows, length]`, and the tokens to be said there, -100 elsewhere."""
    shared = len(os.path.commonprefix([given[:-1] for given, _, _ in examples]))
    length = max(len(given) + len(rest) for given, rest, _ in examples) - shared
    after = torch.zeros(len(examples), length, dtype=torch.long)
    labels = torch.full_like(after, -100)
    for row, (given, rest, said) in enumerate(examples):
        begin, end = len(given) - shared, len(given) + len(rest) - shared
        after[row, :end] = torch.tensor((given + rest)[shared:])
        labels[row, begin:end] = torch.tensor([token if is_said else -100 for token, is_said in zip(rest, said)])
    return torch.tensor(examples[0][0][:shared], dtype=torch.long).to(DEVICE), after.to(DEVICE), labels.to(DEVICE)
