"""Starting weights in which copying from the context already works.

Induction (find the earlier place where the present token stood, and repeat what came after it) takes a small
model millions of tokens to discover.  Here it is wired in from the start, with ordinary Llama weights:

* every embedding shares a constant in coordinate 0, from which one head of the first block makes queries and
  keys that, once rotated, agree best at distance one: it always looks at the previous token, and writes a
  projection of that token into the residual stream;
* all heads of the second block compare that projection with the same projection of the present token, in the
  slowly rotating coordinates only, and pass on the token they find.

Everything stays trainable.
"""

import torch

CONSTANT = 0.3
SPREAD = 0.06


def orthogonal(rows, columns, generator):
    """Orthonormal rows."""
    q, _ = torch.linalg.qr(torch.randn(columns, rows, generator=generator))
    return q.T


@torch.no_grad()
def wire(model, seed=5):
    shape = model.shape
    d, head, heads = shape.width, shape.head, shape.heads
    generator = torch.Generator().manual_seed(seed)
    model.embed.copy_(torch.randn(shape.vocab, d, generator=generator) * SPREAD)
    model.embed[:, 0] = CONSTANT
    model.output.copy_(model.embed)
    model.output[:, 0] = 0
    size = (SPREAD**2 * d + CONSTANT**2) ** 0.5
    constant = CONSTANT / size * d**0.5                      # coordinate 0 after the norm
    angle = shape.rope_base ** (-torch.arange(0, head, 2) / head)
    for block in model.blocks:
        block.out.mul_(0.3)
        block.down.mul_(0.3)
    first, second = model.blocks[0], model.blocks[1]
    query, key = torch.zeros(head), torch.zeros(head)
    for i in range(6):
        query[2 * i], query[2 * i + 1] = 7 * torch.cos(angle[i]), -7 * torch.sin(angle[i])
        key[2 * i] = 7.0
    read = orthogonal(head, d - 1, generator)                # what is copied of the previous token
    read = torch.cat((torch.zeros(head, 1), read), 1)
    write = orthogonal(head, d, generator).T                 # where it is written
    rows = slice(0, head)
    first.qkv[0, rows], first.qkv[1, rows] = 0, 0
    first.qkv[0, rows, 0], first.qkv[1, rows, 0] = query / constant, key / constant
    first.qkv[2, rows] = read
    first.out[:, rows] = write * 0.12
    slow = (angle < 0.03).repeat_interleave(2)
    mix = orthogonal(d, d, generator)
    for h in range(heads):
        rows = slice(h * head, (h + 1) * head)
        second.qkv[0, rows] = 2.8 * read * slow[:, None]
        second.qkv[1, rows] = 2.8 * write.T * slow[:, None]
        second.qkv[2, rows] = mix[rows]
        second.out[:, rows] = mix[rows].T * 0.35
