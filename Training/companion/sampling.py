"""Seeded random choice with a fixed split between training and evaluation material.

A value (a name, a place, an invented word) or a user phrasing belongs to the
evaluation side when a checksum of its text says so.  Training never draws it;
evaluation draws only such items wherever a list has any.
"""

import random
import zlib
from functools import lru_cache

VALUE_SHARE = 8     # one value in eight is held out
PHRASE_SHARE = 9    # one phrasing in nine is held out


def held_out(text, share):
    """True when the checksum puts this text on the evaluation side."""
    return zlib.crc32(text.lower().encode("utf-8")) % share == 0


@lru_cache(maxsize=None)
def _side(options, share, heldout):
    kept = tuple(o for o in options if held_out(o if isinstance(o, str) else repr(o), share) == heldout)
    return kept or options


class Sampler:
    """A random source that knows which side of the split it may draw from."""

    def __init__(self, seed, heldout=False, pieces=()):
        self.rng = random.Random(seed)
        self.heldout = heldout
        self.pieces = pieces       # texts of tokens, for spliced words; training has them, evaluation does not

    def one(self, options):
        """Any element, with no split (used for the replies' own wording)."""
        return self.rng.choice(options)

    def value(self, options):
        """A value from the permitted side."""
        return self.rng.choice(_side(options, VALUE_SHARE, self.heldout))

    def phrase(self, options):
        """A user phrasing from the permitted side (the list must be a tuple)."""
        if len(options) < 4:
            return self.rng.choice(options)
        return self.rng.choice(_side(options, PHRASE_SHARE, self.heldout))

    def chance(self, probability):
        return self.rng.random() < probability

    def count(self, low, high):
        return self.rng.randint(low, high)

    def some(self, options, number):
        return self.rng.sample(list(options), min(number, len(options)))

    def weighted(self, table):
        """A key of a {key: weight} table."""
        return self.rng.choices(list(table), weights=list(table.values()))[0]
