"""Copying drills on plain token ids, so that the model learns early to look things up in its context."""


def repeat(s, vocab):
    """A random run of tokens, written two or three times; the repeats are learned."""
    run = [s.count(3, vocab - 1) for _ in range(s.count(6, 36))]
    times = s.count(2, 3)
    return run * times, [0] * len(run) + [1] * (len(run) * (times - 1))


def lookup(s, vocab):
    """Key and value runs, then the keys again in another order; their values are learned."""
    pairs = []
    for _ in range(s.count(3, 9)):
        pairs.append(([s.count(3, vocab - 1) for _ in range(s.count(1, 2))], [s.count(3, vocab - 1) for _ in range(s.count(1, 4))]))
    ids, mask = [], []
    for key, value in pairs:
        ids += key + value
        mask += [0] * (len(key) + len(value))
    for key, value in s.some(pairs, len(pairs)):
        ids += key + value
        mask += [0] * len(key) + [1] * len(value)
    return ids, mask


def relate(s, vocab):
    """Records of a key, one of a few links and a value, as in `sister Anna` + `lives in` + `Lyon`; asked again by key and link."""
    links = [[s.count(3, vocab - 1) for _ in range(s.count(1, 3))] for _ in range(s.count(1, 3))]
    keys = [[s.count(3, vocab - 1) for _ in range(s.count(1, 2))] for _ in range(s.count(2, 5))]
    ids, mask, records = [], [], []
    lead = [s.count(3, vocab - 1) for _ in range(s.count(0, 2))]
    for key in keys:
        for link in s.some(links, s.count(1, len(links))):
            records.append((key, link, [s.count(3, vocab - 1) for _ in range(s.count(1, 3))]))
    s.rng.shuffle(records)
    for key, link, value in records:
        ids += lead + key + link + value
        mask += [0] * len(lead + key + link + value)
    s.rng.shuffle(records)
    again = [s.count(3, vocab - 1)] if s.chance(0.5) else lead
    for key, link, value in records:
        ids += again + key + link + value
        mask += [0] * len(again + key + link) + [1] * len(value)
    return ids, mask


def drill(s, vocab):
    """One drill of any kind."""
    return s.weighted({repeat: 1, lookup: 2, relate: 5})(s, vocab)
