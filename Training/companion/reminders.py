"""The reminder before a message: what the program's memory holds for what is asked, as its recall finds it.

It is mostly right, and the model learns to trust it mostly: now and then it is missing, says too much or the wrong thing.
"""

HEADING = "For this message you remember:"
NOTHING = "For this message you remember nothing."
NEAR = "For this message you remember nothing sure, only:"      # before what may or may not be the answer
REST = "- nothing of the rest"
SAID = "The user said: "      # before a sentence of the user's own, from earlier in the conversation
NOT_KNOWN = ("don't know", "do not know", "haven't told", "nothing yet", "not much more yet")


def note(s, world, user, reply, asks):
    """The reminder for one turn; empty where there is none. `asks` tells whether the turn asks for something remembered."""
    found, named = _facts(world, user, reply), _named(world, user, reply)
    if not asks:
        if (found or named) and s.chance(0.4):
            return _written(s, world, found[:3], named)
        return _written(s, world, _near(s, world, user), []) if s.chance(0.04) else ""
    unknown = any(x in reply for x in NOT_KNOWN)
    roll = s.rng.random()
    if roll < 0.06:
        return ""
    if unknown and not found:
        return NOTHING
    if roll < 0.075:
        return NOTHING
    if s.chance(0.06):
        found = found + [f for f in _near(s, world, user) if f not in found]
    text = _written(s, world, found[:6], named)
    return text + "\n" + REST if text and unknown and s.chance(0.75) else text


def of_lines(lines, lacks_something=False, heading=HEADING):
    """The reminder that holds these lines."""
    if not lines:
        return NOTHING
    text = heading + "\n" + "\n".join("- " + line for line in dict.fromkeys(lines))
    return text + "\n" + REST if lacks_something else text


def exact(s, world, user, reply):
    """The reminder without slips, for measuring."""
    text = _written(s, world, _facts(world, user, reply), _named(world, user, reply))
    return text or NOTHING


def _facts(world, user, reply):
    """The facts of the world that a reply speaks of."""
    text, said = (user + " " + reply).lower(), reply.lower()
    found = []
    for fact in world.known:
        if fact.kind == "p_name":
            continue
        if fact.value.lower() not in said if fact.value else fact.extra not in text:
            continue
        person = fact.person
        shared = person and sum(f.value == fact.value for f in world.known) > 1
        if shared and person.rel not in text and (not person.name or person.name.split()[0].lower() not in text):
            continue
        found.append(fact)
    # In the order in which they are spoken of: nothing has to be chosen.
    return sorted(found, key=lambda f: said.find((f.value or f.extra).lower()))


def _named(world, user, reply):
    """The people whose names a reply tells."""
    return [p for p in world.known_people() if p.name and p.name.split()[0] in reply and p.name.split()[0] not in user]


def _near(s, world, user):
    """One or two facts that are easily confused with what is asked: of the same person, or any."""
    text, own = user.lower(), [f for f in world.known if f.kind != "p_name"]
    same = [f for f in own if f.person and (f.person.rel in text or f.person.name and f.person.name.split()[0].lower() in text)]
    return s.some(same or own, s.count(1, 2))


def _written(s, world, found, named):
    lines, told = [], set()
    for fact in found:
        line, with_name = world._line(fact)
        lines.append(line)
        if with_name:
            told.add(id(fact.person))
    people = {id(p): p for p in named + [f.person for f in found if f.person and f.person.name and s.chance(0.6)]}
    lines += [f"The user's {p.rel} is named {p.name}." for key, p in people.items() if key not in told or p in named and s.chance(0.5)]
    lines = list(dict.fromkeys(lines))
    return HEADING + "\n" + "\n".join("- " + line for line in lines) if lines else ""
