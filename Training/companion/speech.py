"""How people are spoken of, and small text helpers."""

from . import world as w


def cap(text):
    return text[:1].upper() + text[1:]


def possessive(text):
    return text + "'s"


def user_subject(s, person, by_name=None):
    """How the user speaks of a person: `my sister`, `Anna`, `my sister Anna`."""
    rel = s.one(w.SYNONYMS.get(person.rel, (person.rel,))) if s.chance(0.35) else person.rel
    if by_name is True:
        return person.name.split()[0] if s.chance(0.9) else person.name
    if by_name is False or not person.name:
        return "my " + rel
    return s.one((f"my {rel}", f"my {rel}", person.name.split()[0], f"my {rel} {person.name}"))


def companion_subject(s, person, short=False):
    """How the companion speaks of a person to the user."""
    if not person.named or not person.name:
        return "your " + person.rel
    if short:
        return person.name.split()[0] if s.chance(0.5) else "your " + person.rel
    return f"your {person.rel} {person.name}"


def join(parts):
    """`a, b and c`"""
    if len(parts) == 1:
        return parts[0]
    return ", ".join(parts[:-1]) + (" and " if len(parts) == 2 else ", and ") + parts[-1]


def clause(fact, s):
    """The companion's clause for a known fact: `your sister Anna lives in Lyon`."""
    from . import facts
    slots = fact.slots()
    if fact.kind == "p_name":
        return f"your {fact.person.rel} is named {fact.value}"
    if fact.person:
        return facts.PERSON[fact.kind].you.format(ysubj=companion_subject(s, fact.person), **slots)
    if fact.kind == "pet":
        name = f" named {fact.value}" if fact.value else ""
        return f"you have {facts.article(fact.extra)}{name}"
    if fact.kind == "prop":
        return f"your {fact.extra} is {fact.value}"
    if fact.kind == "date":
        return s.one((f"your {fact.extra} is {fact.value}", f"you have {facts.article(fact.extra)} {fact.value}"))
    if fact.kind == "verb":
        return f"you {fact.extra.split('|')[1]} {fact.value}"
    return facts.USER[fact.kind].you.format(**slots)
