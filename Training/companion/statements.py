"""Facts as the user tells them, and how the companion acknowledges them."""

from . import appointments, facts, words
from .speech import cap, clause, join, user_subject

NAME_SAY = ("my {r} is called {n}", "my {r}'s name is {n}", "I have a {r} named {n}", "{n} is my {r}", "I have a {r}, {n}", "my {r} is {n}", "I have a {r} called {n}", "the name of my {r} is {n}", "I've got a {r}, {his} name is {n}")
BOTH_SAY = {
    "p_lives": ("my {r} {n} lives in {v}", "I have a {r} called {n} who lives in {v}", "my {r} is called {n} and lives in {v}", "{n}, my {r}, lives in {v}", "my {r}'s name is {n}, {he} lives in {v}", "my {r} {n} moved to {v}", "my {r} {n} is living in {v} now"),
    "p_job": ("my {r} {n} works as {a}", "my {r} {n} is {a}", "I have a {r} called {n} who is {a}", "{n}, my {r}, is {a}"),
}
PET_SAY = ("I have {ax} named {n}", "I have {ax} called {n}", "my {x} is called {n}", "my {x}'s name is {n}", "{n} is my {x}", "I've got {ax}, {n}", "we have {ax} called {n}", "I got {ax} and called it {n}", "my {x} {n} is great")
BARE_PET_SAY = ("I have {ax}", "I've got {ax}", "we have {ax} at home", "I got {ax}")
PROP_SAY = ("my {x} is {v}", "my {x}'s {v}", "just so you know, my {x} is {v}", "please remember that my {x} is {v}", "{v} is my {x}")

HELLOS = ("Hi, ", "Hello, ", "Hey, ", "Hi! ", "Hello! ", "hey there, ", "Good morning, ", "hi companion, ", "Good evening, ", "Hi there! ")
LEADS = ("", "", "", "", "", "by the way, ", "just so you know, ", "oh, and ", "I wanted to tell you that ", "please remember that ", "you should know that ", "remember that ", "so, ", "well, ", "fun fact: ", "note that ", "don't forget that ", "also, ")

ACKS = ("Thanks for telling me. I'll remember that {c}.", "Thank you for telling me. I'll remember that {c}.", "Got it, I'll remember that {c}.", "Good to know that {c}. I'll remember that.", "Thanks, I'll keep in mind that {c}.",
        "I'll remember that {c}.", "Noted: {c}.", "That's good to know. I'll remember that {c}.", "Okay, I'll keep in mind that {c}.", "Thank you, I won't forget that {c}.", "Lovely, I'll remember that {c}.", "Thanks for sharing that. I'll remember that {c}.")
NAME_ACKS = ("Nice to meet you, {n}!", "Hello {n}, it's lovely to meet you!", "Nice to meet you, {n}! I'll remember your name.", "Hi {n}! I'll remember that.", "It's good to meet you, {n}.", "Thanks, {n}. I'll remember your name.")
NAME_TAILS = (" How are you today?", " What's on your mind?", " How has your day been?", "", "", " What would you like to talk about?")
TAILS = {
    "p_lives": ("Do you get to see {him} often?", "Do you visit {him} sometimes?"), "p_name": ("What is {he} like?", "Are the two of you close?"), "lives": ("How do you like it there?", "What do you like most about it?"),
    "job": ("What do you like most about it?", "How is work going?"), "p_job": ("Does {he} enjoy it?",), "likes": ("What do you enjoy most about it?", "How did you get into that?"), "pet": ("What is {v} like?", "How long have you had {v}?"),
    "goal": ("What would be a good first step?", "What draws you to that?"), "trip": ("What are you looking forward to most?", "Who are you going with?"), "studies": ("Which part do you enjoy most?",), "plays": ("What do you like to play?",),
    "allergic": ("That must take some care with food.", "Is it severe?"), "company": ("How do you like it there?",), "food": ("Do you make it yourself?",), "p_likes": ("That's nice.", "Do you share that?"), "from": ("Do you go back often?",), "speaks": ("How did you learn it?",), "birthday": ("How do you like to celebrate?",),
}


def said(s, fact):
    """The user's sentence for a fact, without the full stop."""
    p, slots = fact.person, fact.slots()
    if fact.kind == "p_name":
        return s.phrase(NAME_SAY).format(r=p.rel, n=fact.value, **p.pro).replace(" a au", " an au").replace(" a un", " an un").replace(" a ol", " an ol")
    if p:
        if fact.kind in BOTH_SAY and p.name and not p.named:
            return s.phrase(BOTH_SAY[fact.kind]).format(r=p.rel, n=p.name, **slots).replace(" a au", " an au").replace(" a un", " an un").replace(" a ol", " an ol")
        if p.name and not p.named:
            subj = f"my {p.rel} {p.name}"
        elif p.named and s.chance(0.4):
            subj = p.name
        else:
            subj = user_subject(s, p, by_name=False)
        return s.phrase(facts.PERSON[fact.kind].say).format(subj=subj, **slots)
    if fact.kind == "pet":
        options = PET_SAY if fact.value else BARE_PET_SAY
        return s.phrase(options).format(x=fact.extra, ax=facts.article(fact.extra), n=fact.value)
    if fact.kind == "prop":
        return s.phrase(PROP_SAY).format(x=fact.extra, v=fact.value)
    if fact.kind == "date":
        return s.phrase(appointments.SAY).format(x=fact.extra, ax=facts.article(fact.extra), v=fact.value)
    if fact.kind == "verb":
        return f"I {fact.extra.split('|')[1]} {fact.value}"
    return s.phrase(facts.USER[fact.kind].say).format(**slots)


def tell(s, world, number):
    """The user states new facts: (message sentences, acknowledgement); the world learns them."""
    items = []
    while len(items) < number:
        new = world.fresh()
        if new:
            items.extend(new if len(new) == 1 or s.chance(0.5) else new[:2])
    return tell_items(s, world, items)


def tell_items(s, world, items):
    """As `tell`, for given facts."""
    sentences, clauses = [], []
    for f in items:
        sentences.append(said(s, f))
        if f.person and f.person.name:
            f.person.named = True
        clauses.append(clause(f, s))
    world.learn(items)
    one = _same_subject(s, items)
    if one and s.chance(0.5):
        sentences = [one]
    clauses = [c for f, c in zip(items, clauses) if not (f.kind == "p_name" and any(g.person is f.person and g is not f and g.kind != "p_name" for g in items))]
    if s.chance(0.35):
        lead = s.phrase(LEADS)
        sentences[0] = lead + sentences[0]
    message = _message(s, sentences)
    greeted = s.chance(0.1)
    if greeted:
        message = s.phrase(HELLOS) + (message if message.startswith(("I ", "I'")) else message[:1].lower() + message[1:] if not message.split()[0].istitle() or message.split()[0] in ("My", "Call", "You", "The", "We", "Please", "People", "By", "Just", "It's") else message)
    only = items[0]
    if len(items) == 1 and only.kind == "name" and s.chance(0.85):
        return message, s.one(NAME_ACKS).format(n=only.value) + s.one(NAME_TAILS)
    names = [f for f in items if f.kind == "name"]
    body = join_that([c for c in clauses if not c.startswith("your name is")]) if names and len(clauses) > 1 and s.chance(0.6) else join_that(clauses)
    ack = s.one(ACKS)
    ack = ack.format(c=body.replace(" that ", " ") if ack.startswith("Noted") else body)
    if names and body != join_that(clauses):
        ack = f"Nice to meet you, {names[0].value}! " + s.one(("I'll remember that {c}.", "I'll keep in mind that {c}.")).format(c=body)
    if s.chance(0.4) and len(items) <= 2:
        last = items[-1]
        if last.kind in TAILS and not (last.kind == "pet" and not last.value):
            ack += " " + cap(s.one(TAILS[last.kind]).format(v=last.value, **(last.person.pro if last.person else {})))
            ack = ack.replace("Does they", "Do they").replace("What is they", "What are they")
    return message, ack


def _same_subject(s, items):
    """Two facts about one person in one sentence: `my sister Hana is 31 and lives in Kyoto`."""
    if len(items) != 2 or not items[0].person or items[0].person is not items[1].person:
        return ""
    p = items[0].person
    subj = f"my {p.rel} {p.name}" if p.name else "my " + p.rel
    parts = []
    for f in items:
        if f.kind == "p_name":
            continue
        options = tuple(x for x in facts.PERSON[f.kind].say if x.startswith("{subj} "))
        parts.append(s.one(options).format(subj="", **f.slots()).strip())
    return subj + " " + " and ".join(parts) if parts else ""


SINGLE = {
    "lives": ("I don't live in {o} anymore, I moved to {v}", "I moved from {o} to {v}", "I live in {v} now", "actually I live in {v}", "I've moved, I live in {v} now", "we left {o} and now live in {v}", "no, I live in {v}", "correction: I live in {v}", "sorry, I meant {v}, that's where I live", "I live in {v}, not in {o}", "I moved on to {v}"),
    "color": ("my favorite color is {v} now", "actually my favorite color is {v}", "I changed my mind, my favorite color is {v}", "I like {v} better than {o} now", "no, my favorite color is {v}", "not {o}, my favorite color is {v}"),
    "job": ("I'm not {oa} anymore, I work as {a} now", "I work as {a} now", "I changed jobs, I'm {a} now", "actually I work as {a}", "no, I'm {a}, not {oa}", "correction: I work as {a}"),
    "company": ("I work at {v} now", "I left {o}, I'm at {v} now", "I changed jobs and work at {v} now", "actually I work at {v}", "no, I work at {v}"),
    "food": ("my favorite food is {v} now", "actually my favorite food is {v}", "no, my favorite food is {v}", "I like {v} better than {o} now, it's my favorite food"),
    "name": ("actually my name is {v}", "please call me {v} from now on", "my name is {v}, not {o}", "no, I'm {v}", "sorry, I'm {v}, not {o}", "correction, my name is {v}"),
    "age": ("I'm {v} now", "actually I'm {v} years old", "no, I'm {v}, not {o}", "I turned {v}, I'm not {o} anymore"),
    "p_lives": ("{subj} moved to {v}", "{subj} moved from {o} to {v}", "{subj} lives in {v} now", "{subj} doesn't live in {o} anymore, {he} moved to {v}", "actually {subj} lives in {v}", "{subj} moved on to {v}", "no, {subj} lives in {v}", "correction: {subj} lives in {v}", "{subj} lives in {v}, not in {o}", "actually {subj} moved on to {v}", "I was wrong, {subj} lives in {v}", "{subj} left {o} and lives in {v} now"),
    "p_job": ("{subj} works as {a} now", "{subj} isn't {oa} anymore, {he} works as {a} now", "actually {subj} works as {a}", "no, {subj} is {a}", "{subj} is {a} now, not {oa}"),
    "p_age": ("{subj} is {v} now", "actually {subj} is {v} years old", "no, {subj} is {v}, not {o}", "{subj} turned {v}"),
    "date": ("my {x} is {v} now", "my {x} was moved, it's {v}", "actually the {x} is {v}", "no, my {x} is {v}", "the {x} isn't {o}, it's {v}"),
}
UPDATES = ("Thanks for the update. I'll remember that {c} now.", "Got it, {c} now.", "Good to know that {c} now. I'll remember that.", "Thanks for telling me. I'll remember that {c} now.")


def update(s, world):
    """The user corrects something known; the newer value counts from now on."""
    options = [f for f in world.known if f.kind in SINGLE and (f.person or f.kind == "date" or len(world.of_kind(f.kind)) == 1)]
    if not options:
        return None
    old = s.one(options)
    value = appointments.day_phrase(s) if old.kind == "date" else facts.draw_value(s, old.kind)
    new = type(old)(old.kind, value, old.person, old.extra)
    if new.value == old.value or old.person and (old.person.gender == "x" or sum(p.rel == old.person.rel for p in world.people) > 1):
        return None
    world.known.remove(old)
    world.known.append(new)
    subj = user_subject(s, old.person, by_name=bool(old.person.named and s.chance(0.4))) if old.person else ""
    text = s.phrase(SINGLE[old.kind]).format(o=old.value, oa=facts.article(old.value), x=old.extra, subj=subj, **new.slots())
    return cap(text) + s.one((".", ".", "", "!")), s.one(UPDATES).format(c=clause(new, s))


def join_that(clauses):
    """`a and that b`"""
    if len(clauses) == 1:
        return clauses[0]
    return ", ".join(clauses[:1] + ["that " + c for c in clauses[1:-1]]) + (" and that " if len(clauses) == 2 else ", and that ") + clauses[-1]


def _message(s, sentences):
    """Several statements as one message."""
    if len(sentences) == 1:
        return cap(sentences[0]) + s.one((".", ".", ".", "", "!"))
    if len(sentences) == 2 and s.chance(0.6):
        return cap(sentences[0]) + s.one((" and ", ", and ", " and also ", ", ", " but ")) + sentences[1] + s.one((".", ".", ""))
    if s.chance(0.3):
        return cap(", ".join(sentences[:-1])) + " and " + sentences[-1] + "."
    return " ".join(cap(x) + "." for x in sentences)
