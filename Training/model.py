"""A small Llama: RMSNorm, rotary positions on adjacent pairs, SwiGLU."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import nn


@dataclass
class Shape:
    vocab: int = 4096
    width: int = 256
    layers: int = 6
    heads: int = 4
    hidden: int = 768
    context: int = 1024
    rope_base: float = 200000.0
    epsilon: float = 1e-5

    @property
    def head(self):
        return self.width // self.heads


class Norm(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(shape.width))
        self.epsilon = shape.epsilon

    def forward(self, x):
        x = x.float()
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.epsilon) * self.weight


class Block(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.attn_norm, self.ffn_norm = Norm(shape), Norm(shape)
        self.qkv = nn.Parameter(torch.empty(3, shape.width, shape.width))
        self.out = nn.Parameter(torch.empty(shape.width, shape.width))
        self.gate_up = nn.Parameter(torch.empty(2, shape.hidden, shape.width))
        self.down = nn.Parameter(torch.empty(shape.width, shape.hidden))

    def forward(self, x, cos, sin, bias, dtype):
        b, t, d = x.shape
        heads, head = self.shape.heads, self.shape.head
        y = F.linear(self.attn_norm(x).to(dtype), self.qkv.view(3 * d, d).to(dtype)).view(b, t, 3 * heads, head)
        qk, v = y[:, :, : 2 * heads], y[:, :, 2 * heads:]
        pairs = qk.reshape(b, t, 2 * heads, head // 2, 2)
        a, c = pairs[..., 0], pairs[..., 1]
        qk = torch.stack((a * cos - c * sin, a * sin + c * cos), -1).view(b, t, 2 * heads, head)
        q, k = qk[:, :, :heads].transpose(1, 2), qk[:, :, heads:].transpose(1, 2)
        weights = torch.softmax((q @ k.transpose(-1, -2)) * head**-0.5 + bias, -1)
        y = (weights @ v.transpose(1, 2)).transpose(1, 2).reshape(b, t, d)
        x = x + F.linear(y, self.out.to(dtype))
        gate, up = F.linear(self.ffn_norm(x).to(dtype), self.gate_up.view(-1, d).to(dtype)).chunk(2, -1)
        return x + F.linear(F.silu(gate) * up, self.down.to(dtype))


class Llama(nn.Module):
    """Hidden states for packed rows; `logits` applies the output matrix."""

    def __init__(self, shape, dtype=torch.bfloat16):
        super().__init__()
        self.shape, self.dtype = shape, dtype
        self.embed = nn.Parameter(torch.randn(shape.vocab, shape.width) * 0.02)
        self.output = nn.Parameter(self.embed.detach().clone())
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.norm = Norm(shape)
        for block in self.blocks:
            for matrix, scale in ((block.qkv, 1.0), (block.out, 0.3), (block.gate_up, 1.0), (block.down, 0.3)):
                nn.init.normal_(matrix, std=scale * matrix.shape[-1] ** -0.5)
        angle = torch.arange(shape.context)[:, None] / shape.rope_base ** (torch.arange(0, shape.head, 2) / shape.head)
        self.register_buffer("cos", angle.cos()[None, :, None], persistent=False)
        self.register_buffer("sin", angle.sin()[None, :, None], persistent=False)

    def forward(self, ids, document):
        """`ids` and `document` are [rows, length]; tokens see earlier tokens of their own document."""
        t = ids.shape[1]
        same = (document[:, :, None] == document[:, None, :]) & torch.ones(t, t, dtype=torch.bool).tril()
        bias = torch.where(same, 0.0, -30000.0)[:, None].to(self.dtype)
        x = F.embedding(ids, self.embed)
        cos, sin = self.cos[:, :t].to(self.dtype), self.sin[:, :t].to(self.dtype)
        for block in self.blocks:
            x = block(x, cos, sin, bias, self.dtype)
        return self.norm(x)

    def logits(self, hidden):
        return F.linear(hidden.to(self.dtype), self.output.to(self.dtype)).float()
