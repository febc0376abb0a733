"""Questions about what is known (or not known) and their answers."""

from dataclasses import dataclass

from . import appointments, asking, facts, invent, phrasings, words
from .speech import clause, companion_subject, join, user_subject
from .world import Person, family, relation

NAME_ASK = ("what's {subj} called", "what is the name of {subj}", "what's {subj}'s name", "how is {subj} called", "do you remember {subj}'s name", "do you know {subj}'s name",
            "who is {subj}", "remember the name of {subj}", "can you tell me {subj}'s name", "what name does {subj} have", "do you recall {subj}'s name", "tell me {subj}'s name") + phrasings.NAME
PET_ASK = ("what's my {x}'s name", "what is my {x} called", "how is my {x} called", "do you remember my {x}'s name", "what did I name my {x}", "who is my {x}",
           "what is the name of my {x}", "do you know my {x}'s name", "tell me my {x}'s name", "what's the {x} called") + phrasings.PET
PETS_ASK = ("do I have a pet", "do I have any pets", "which pets do I have", "what pet do I have", "what animals do I have", "tell me about my pets", "do I have any animals") + phrasings.PETS
PROP_ASK = ("what's my {x}", "do you know my {x}", "do you remember my {x}", "tell me my {x}", "what did I say my {x} is", "can you tell me my {x}", "remember my {x}", "which one is my {x}") + phrasings.PROP
VERB_ASK = ("what do I {b}", "do you know what I {b}", "what kind of thing do I {b}", "what was it I {b}", "do you remember what I {b}")
ABOUT_ASK = ("what do you know about me", "what do you remember about me", "tell me what you know about me", "what have I told you about myself", "do you know anything about me",
             "what do you know of me so far", "list what you know about me", "can you sum up what you know about me", "what have you learned about me", "do you remember me", "so what do you remember") + phrasings.ABOUT
PERSON_ASK = ("what do you know about {subj}", "tell me about {subj}", "what have I told you about {subj}", "what do you remember about {subj}", "do you remember anything about {subj}", "what can you say about {subj}")
WHO_ASK = ("who is {n}", "who's {n}", "do you know who {n} is", "do you remember {n}", "how do I know {n}", "remind me who {n} is", "tell me who {n} is", "who was {n} again", "who is {n} again", "who is this {n}", "and who is {n}", "so who is {n}", "who is {n} to me", "what is {n} to me", "who's {n} again", "who might {n} be",
           "does the name {n} mean anything to you", "I mentioned {n}, who is that", "you know {n}, right", "who did I say {n} is", "is {n} a friend of mine", "{n}, who is that", "who exactly is {n}", "hey, who is {n}")
SAFE_ASK = ("what should I not eat", "what should I not eat today", "what can't I have", "which food is dangerous for me", "what food must I avoid", "what would make me ill", "what should not be in my dinner", "what do I have to leave out when I cook", "what should a cook know before he feeds me", "what must not be on my plate", "what should I never eat", "which foods are off limits for me",
            "what shouldn't I order", "what should I tell the waiter about my food", "what am I not allowed to eat", "what is bad for me", "what should I keep away from", "is there food I should avoid", "which ingredient should I leave out", "what should my host not serve me")
LIKED_ASK = ("what food do I love", "what do I enjoy eating", "what would I like for dinner", "what's the dish I like most", "what food makes me happy", "what could you cook to please me", "what should my host serve me", "which meal do I like best")
HOP_ASK = {"p_lives": ("where does {whom} live", "in which place does {whom} live", "where is the home of {whom}", "which city is {whom} in", "where can I find {whom}"), "p_job": ("what does {whom} do for work", "what is the job of {whom}", "what does {whom} work as", "what does {whom} do for a living"),
           "p_likes": ("what does {whom} like", "what does {whom} enjoy", "what is {whom} into", "what could I give to {whom}"), "p_age": ("how old is {whom}", "what's the age of {whom}", "which age is {whom}"), "p_allergic": ("what is {whom} allergic to", "what can't {whom} eat", "what should {whom} avoid"),
           "p_company": ("where does {whom} work", "who does {whom} work for", "which company is {whom} at"), "p_plays": ("which instrument does {whom} play", "what does {whom} play"), "p_from": ("where is {whom} from", "where does {whom} come from"), "p_studies": ("what does {whom} study", "what is {whom} studying"), "p_birthday": ("when is the birthday of {whom}", "when was {whom} born")}
HOP_WHO = {"p_lives": ("the one who lives in {v}", "the person who lives in {v}", "my {r} in {v}", "the {r} who lives in {v}"), "p_job": ("the {v}", "my {r} the {v}", "the one who is {a}", "the {r} who works as {a}"), "p_likes": ("the one who likes {v}", "the {r} who likes {v}", "my {r} who likes {v}"), "p_age": ("the one who is {v} years old", "my {v} year old {r}"),
           "p_allergic": ("the one who is allergic to {v}", "my {r} with the {v} allergy"), "p_company": ("the one who works at {v}", "my {r} who works at {v}"), "p_plays": ("the one who plays the {v}", "my {r} who plays the {v}"), "p_from": ("the one from {v}", "my {r} from {v}"), "p_studies": ("the one who studies {v}", "my {r} who studies {v}")}
HAVE_ASK = ("do I have a {x}", "have I told you about my {x}", "have I got a {x}", "do you know if I have a {x}")
EAT_ASK = ("can I eat {d}", "is it ok to eat {d}", "may I have {d}", "should I eat {d}", "would {d} be a good idea for me", "someone offered me {d}, can I have it", "is {d} safe for me", "could I try {d}", "I want to eat {d}, is that fine")
DISH_OF = ("{w} soup", "{w} cake", "{w} butter", "a {w} sandwich", "{w} ice cream", "some {w}", "{w} curry", "a {w} cookie", "{w}", "a bowl of {w}", "{w} salad", "{w} bread", "a {w} pie")

TELL = ("", "", "", " Would you like to tell me?", " You can tell me if you like.", " Tell me and I'll remember it.", " What should I know?", " If you tell me, I'll remember.")


@dataclass
class Ask:
    text: str       # without the question mark
    reply: str      # a clause without the full stop, or several sentences with `whole`
    tail: str = ""
    known: bool = True
    whole: bool = False
    subject: object = None


def asks(kind):
    """Every wording of the question for one kind of fact."""
    return kind.ask + phrasings.USER.get(kind.key, ()) + phrasings.PERSON.get(kind.key, ()) if kind.ask else ()


INDIRECTLY = 0.24       # share of questions that are put indirectly


def put(s, kind, subj=""):
    """A question for this kind of fact, straight or inside a frame."""
    base, marks = kind.key.removeprefix("p_"), asking.OTHER if kind.key.startswith("p_") else asking.OWN
    plain = asks(kind)
    if kind.unknown and kind.ask and s.chance(INDIRECTLY):
        rows = asking.EMBEDDED[base]
        what = flip_you(kind.unknown).format(usubj=subj) if s.chance(0.2) else asking.draw(s, rows, marks).format(subj=subj)
        return asking.draw(s, phrasings.INDIRECT + asking.FRAMES).format(w=what)
    return asking.draw(s, plain + asking.DIRECT[base] * 2, marks, asking.held(plain)).format(subj=subj)


def _whose(s, kind, slots):
    """A question for the person of whom something is known."""
    return asking.draw(s, kind.who + asking.WHO[kind.key], asking.OTHER, asking.held(kind.who)).format(**slots)


def _drawn(s, plain, rows):
    """A question from plain phrasings and rows."""
    return asking.draw(s, plain + rows, asking.OWN, asking.held(plain))


def flip_you(text):
    """`where you live` as the user says it: `where I live`."""
    words_ = {"you": "I", "your": "my", "you're": "I'm"}
    return " ".join(words_.get(word, word) for word in text.split(" ")).replace("I are", "I am")


def unknown(s, what):
    """A plain statement that something is not known."""
    return s.one(("I don't know {w} yet",) * 7 + ("you haven't told me {w} yet", "I don't know {w}", "I don't know {w} yet, because you haven't told me")).format(w=what)


def _known_user(s, world):
    options = [f for f in world.known if f.kind in facts.USER and facts.USER[f.kind].ask]
    if not options:
        return None
    fact = s.one(options)
    kind = facts.USER[fact.kind]
    same = world.of_kind(fact.kind)
    question = put(s, kind)
    if fact.kind == "allergic" and any(x in question for x in ("eat", "food")):
        same = [f for f in same if f.value not in words.ALLERGY_OTHER] or same
    if len(same) > 1:
        values = join([f.value for f in same])
        slots = dict(fact.slots(), v=values, a=values, them="them")
    else:
        slots = same[0].slots()
    template = kind.you
    if kind.answer and s.chance(0.6):
        template = s.one(kind.answer)
    if fact.kind == "allergic" and "avoid" in question or "not eat" in question or "can't I eat" in question:
        template = kind.answer[1] if s.chance(0.75) else template
    return Ask(question, template.format(**slots), s.one(kind.tail) if kind.tail else "")


def _known_person(s, world):
    options = [f for f in world.known if f.person and f.kind in facts.PERSON and facts.PERSON[f.kind].ask]
    if not options:
        return None
    fact = s.one(options)
    kind, p = facts.PERSON[fact.kind], fact.person
    subj = user_subject(s, p)
    by_rel = p.name == "" or not (subj == p.name.split()[0] or p.name in subj)
    group = [f for f in options if f.kind == fact.kind and f.person.rel == p.rel] if by_rel else [fact]
    if by_rel and len(group) == 1 and sum(q.rel == p.rel for q in world.known_people()) > 1 and p.name:
        subj, by_rel = p.name.split()[0], False
    question = put(s, kind, subj)
    if len(group) > 1:
        return Ask(question, join([clause(f, s) for f in group]), subject=None)
    template = s.one(kind.answer) if kind.answer and s.chance(0.5) else kind.you
    if template.startswith("{he}") and p.gender == "x":
        template = kind.you
    reply = template.format(ysubj=companion_subject(s, p), **fact.slots())
    return Ask(question, reply, s.one(kind.tail).format(**p.pro) if kind.tail else "", subject=p)


def _person_name(s, world):
    options = [p for p in world.known_people() if p.name and p.named]
    if not options:
        return None
    p = s.one(options)
    group = [q for q in options if q.rel == p.rel]
    rel = user_subject(s, p, by_name=False)
    question = _drawn(s, NAME_ASK, asking.NAME).format(subj=rel)
    if len(group) > 1:
        return Ask(question, "your " + _many(p.rel) + " are " + join([q.name for q in group]))
    template = s.one(("your {r} is named {n}", "your {r} is called {n}", "your {r}'s name is {n}", "your {r} is {n}", "{his} name is {n}"))
    return Ask(question, template.format(r=p.rel, n=p.name, **p.pro), subject=p)


def _many(rel):
    if rel == "wife":
        return "wives"
    if "-in-law" in rel:
        return rel.replace("-in-law", "s-in-law")
    return rel + "s"


def _reverse(s, world):
    options = [f for f in world.known if f.person and f.kind in facts.PERSON and facts.PERSON[f.kind].who]
    if not options:
        return None
    fact = s.one(options)
    kind = facts.PERSON[fact.kind]
    group = [f for f in options if f.kind == fact.kind and f.value == fact.value]
    slots = fact.slots()
    question = _whose(s, kind, slots)
    if len(group) > 1:
        return Ask(question, join([clause(f, s) for f in group]))
    reply = clause(fact, s)
    if s.chance(0.15):
        reply = "that's " + companion_subject(s, fact.person)
    if question.startswith(("do I know", "is there", "have I got", "do I have", "isn't someone", "is someone", "is anyone", "is anybody", "is one of")):
        reply = "yes, " + reply
    return Ask(question, reply, subject=fact.person)


def _who_is(s, world):
    options = [p for p in world.known_people() if p.named and p.name]
    if not options:
        return None
    p = s.one(options)
    mine = [f for f in world.known if f.person is p and f.kind != "p_name"]
    question = s.phrase(WHO_ASK).format(n=p.name.split()[0])
    reply = f"{p.name} is your {p.rel}" if not question.startswith("do you remember") else f"yes, {p.name} is your {p.rel}"
    if mine and s.chance(0.6):
        f = s.one(mine)
        extra = facts.PERSON[f.kind].you.format(ysubj=p.pro["he"], **f.slots())
        if p.gender != "x":
            reply += f", and {extra}"
    return Ask(question, reply, subject=p)


def _hop(s, world):
    """A person told by one fact, another fact asked: what does the one who lives in Lyon do?"""
    by = {}
    for f in world.known:
        if f.person and f.kind in HOP_ASK:
            by.setdefault(f.person, []).append(f)
    pairs = [(f, g) for mine in by.values() for f in mine for g in mine if f.kind != g.kind and f.kind in HOP_WHO]
    if not pairs:
        return None
    f, g = s.one(pairs)
    if sum(h.kind == f.kind and h.value == f.value for h in world.known) > 1:
        return None
    whom = s.phrase(HOP_WHO[f.kind]).format(v=f.value, a=facts.article(f.value), r=f.person.rel)
    return Ask(s.phrase(HOP_ASK[g.kind]).format(whom=whom), clause(g, s), subject=g.person)


def _safe(s, world):
    """What to keep away from, and not what is liked; or what is liked, and not what is dangerous."""
    allergies = [f.value for f in world.of_kind("allergic") if f.value not in words.ALLERGY_OTHER]
    food = world.of_kind("food")
    if food and s.chance(0.4 if allergies else 0.15):
        return Ask(s.phrase(LIKED_ASK), clause(food[0], s))
    question = s.phrase(SAFE_ASK)
    if not allergies:
        return Ask(question, s.one(("I don't know of any allergies yet", "I don't know what you should avoid yet", "I don't know of anything you can't eat yet")), known=False)
    them = "them" if len(allergies) > 1 or facts.plural(allergies[0]) else "it"
    return Ask(question, s.one(("you should avoid {v}, because you're allergic to {them}", "you're allergic to {v}, so please avoid {them}", "you should not eat {v}, you're allergic to {them}", "you should stay away from {v}, because you're allergic to {them}")).format(v=join(allergies), them=them))


def _check(s, world):
    """Yes/no questions, right and wrong."""
    options = [f for f in world.known if (f.kind in facts.USER and facts.USER[f.kind].check) or (f.person and f.kind in facts.PERSON and facts.PERSON[f.kind].check)]
    if not options:
        return None
    fact = s.one(options)
    kind = facts.USER.get(fact.kind) or facts.PERSON[fact.kind]
    right = s.chance(0.5) or fact.kind in ("diet", "p_free")
    value = fact.value if right else facts.draw_value(s, fact.kind)
    if value == fact.value:
        right = True
    slots = dict(fact.slots(), v=value, a=facts.article(value))
    if fact.person:
        question = s.phrase(kind.check).format(subj=user_subject(s, fact.person), **slots)
    else:
        question = s.phrase(kind.check).format(**slots)
    truth = clause(fact, s)
    if not fact.person:
        same = world.of_kind(fact.kind)
        if len(same) > 1:
            truth = kind.you.format(**dict(fact.slots(), v=join([f.value for f in same])))
    if fact.kind in ("allergic", "likes", "dislikes", "goal", "speaks", "p_likes", "p_allergic", "sport", "plays", "p_plays", "collects", "p_free") and not right:
        reply = s.one(("not that I know of. I only know that {t}", "I don't know about that. I only know that {t}", "you haven't told me that. I only know that {t}")).format(t=truth)
    elif right:
        reply = "yes, " + truth
    else:
        reply = s.one(("no, {t}", "no, as far as I know {t}", "I think {t}", "not quite, {t}")).format(t=truth)
    return Ask(question, reply)


def _eat(s, world):
    """May the user eat something, given the allergies known?"""
    allergies = [f.value for f in world.of_kind("allergic") if f.value not in words.ALLERGY_OTHER]
    word = s.one(allergies) if allergies and s.chance(0.6) else facts.draw_value(s, "allergic")
    base = word[:-1] if facts.plural(word) and s.chance(0.8) and not word.endswith("oes") and not word.endswith("ies") else word
    dish = s.one(DISH_OF).format(w=base) if base != word else s.one(("some {w}", "{w}", "{w} soup", "a dish with {w}", "{w} with rice")).format(w=word)
    question = s.phrase(EAT_ASK).format(d=dish)
    if word in allergies:
        them = "them" if facts.plural(word) else "it"
        if base != word or not question.startswith("can I"):
            them = word
        return Ask(question, s.one(("no, better not, because you're allergic to {w}", "please don't, you're allergic to {w}", "I wouldn't, because you're allergic to {w}",
                                    "no, you're allergic to {w}", "better not, you're allergic to {w}")).format(w=word))
    if allergies:
        return Ask(question, s.one(("I don't know of a problem with {b}, I only know that you're allergic to {a}", "as far as I know that's fine, the only allergy I know of is {a}",
                                    "I know of no allergy to {b}, only to {a}")).format(b=base, a=join(allergies)))
    return Ask(question, s.one(("I don't know of any allergies yet, so please check what is in it", "I don't know about your allergies yet, so it's best to check", "I don't know whether you have an allergy yet")), known=False)


def _pet(s, world):
    pets = world.of_kind("pet")
    if pets and s.chance(0.75):
        f = s.one(pets)
        if s.chance(0.25):
            return Ask(_drawn(s, PETS_ASK, asking.PETS), join([clause(g, s) for g in pets][:1] + [facts.article(g.extra) + (f" named {g.value}" if g.value else "") for g in pets[1:]]))
        if f.value:
            if s.chance(0.2):
                return Ask(s.phrase(WHO_ASK).format(n=f.value), f"{f.value} is your {f.extra}")
            return Ask(_drawn(s, PET_ASK, asking.PET).format(x=f.extra), s.one(("your {x} is called {n}", "your {x} is named {n}", "your {x}'s name is {n}")).format(x=f.extra, n=f.value),
                       s.one(("", f"How is {f.value} doing?", f"What is {f.value} like?")))
        return Ask(_drawn(s, PET_ASK, asking.PET).format(x=f.extra), f"I know you have {facts.article(f.extra)}, but I don't know the name yet", known=False)
    animal = s.value(words.ANIMALS)
    if any(f.extra == animal for f in pets):
        return None
    if s.chance(0.3) and not pets:
        return Ask(_drawn(s, PETS_ASK, asking.PETS), s.one(("I don't know about any pets yet", "you haven't told me about any pets yet")), known=False)
    return Ask(_drawn(s, PET_ASK, asking.PET).format(x=animal), s.one((f"I don't know your {animal}'s name yet", f"I don't know what your {animal} is called yet", f"I don't know about your {animal} yet")), known=False)


def _prop(s, world):
    props = world.of_kind("prop")
    if props and s.chance(0.7):
        f = s.one(props)
        return Ask(_drawn(s, PROP_ASK, asking.PROP).format(x=f.extra), f"your {f.extra} is {f.value}")
    prop = s.value(words.PROPS)
    if any(f.extra == prop for f in props) or prop == "car" and world.of_kind("car"):
        return None
    return Ask(_drawn(s, PROP_ASK, asking.PROP).format(x=prop), unknown(s, "your " + prop) if s.chance(0.6) else unknown(s, f"what your {prop} is"), known=False)


def _date(s, world):
    """When an appointment is, or that it is not known."""
    found = world.of_kind("date")
    if found and s.chance(0.7):
        f = s.one(found)
        return Ask(s.phrase(appointments.ASK).format(x=f.extra), s.one((f"your {f.extra} is {f.value}", f"you have {facts.article(f.extra)} {f.value}")), s.one(("", appointments.WISHES[0])))
    event = s.value(appointments.EVENTS)
    if any(f.extra == event for f in found):
        return None
    return Ask(s.phrase(appointments.ASK).format(x=event), unknown(s, f"when your {event} is"), known=False)


def _verb(s, world):
    found = world.of_kind("verb")
    if not found:
        return None
    f = s.one(found)
    base = f.extra.split("|")[1]
    return Ask(s.phrase(VERB_ASK).format(b=base), f"you {base} {f.value}")


def _about_me(s, world):
    own = [f for f in world.known]
    question = _drawn(s, ABOUT_ASK, asking.ABOUT)
    if not own:
        return Ask(question, s.one(("I don't know anything about you yet", "I don't know much about you yet", "nothing yet")), s.one(("What would you like to tell me?", "Tell me something about you!", "What should I know?")), known=False)
    own = [f for f in own if not f.person or s.chance(0.5)] or own
    order = sorted(own, key=lambda f: (f.kind != "name", s.rng.random()))[: s.count(2, 4)]
    reply = "I know that " + join([clause(f, s) for f in order])
    if s.chance(0.3):
        reply = "you told me that " + join([clause(f, s) for f in order])
    return Ask(question, reply)


def _who_am_i(s, world):
    """Who the user is: the name and something known, or plainly that the name is not known."""
    question = s.phrase(phrasings.WHO_AM_I)
    names = [f.value for f in world.of_kind("name")]
    others = [f for f in world.known if f.kind != "name"]
    mine = [f for f in others if not f.person] or others
    if names:
        reply = s.one(("you're {n}", "your name is {n}", "you're {n}", "you're {n}, and I'm glad you're here")).format(n=names[-1])
        if mine and s.chance(0.6):
            reply = f"you're {names[-1]}, and " + join([clause(f, s) for f in s.some(mine, s.count(1, 2))])
        return Ask(question, reply)
    if s.chance(0.7):
        return None
    if not mine:
        return Ask(question, s.one(("I don't know your name yet", "you haven't told me your name yet", "I don't know much about you yet")), s.one(("What's your name?", "Who are you?", "What should I call you?", "Tell me something about you!")), known=False)
    told = join([clause(f, s) for f in s.some(mine, s.count(1, 3))])
    return Ask(question, s.one(("I don't know your name yet, but I know that {t}", "you haven't told me your name yet. I do know that {t}", "I don't know your name yet, only that {t}")).format(t=told), known=False)


def _about_person(s, world):
    people = world.known_people()
    if not people:
        return None
    p = s.one(people)
    if sum(q.rel == p.rel for q in people) > 1 and not p.name:
        return None
    mine = [f for f in world.known if f.person is p and f.kind != "p_name"][:3]
    subj = p.name.split()[0] if p.name and p.named and (s.chance(0.4) or sum(q.rel == p.rel for q in people) > 1) else user_subject(s, p, by_name=False)
    question = s.phrase(PERSON_ASK).format(subj=subj)
    if not mine:
        return Ask(question, f"I know that your {p.rel} is named {p.name}, but not much more yet", subject=p)
    parts = [clause(mine[0], s)] + [facts.PERSON[f.kind].you.format(ysubj=p.pro["he"], **f.slots()) for f in mine[1:]]
    if p.gender == "x":
        parts = [clause(f, s) for f in mine]
    return Ask(question, join(parts), subject=p)


def _unknown_user(s, world):
    keys = [k for k in facts.USER if facts.USER[k].ask and not world.of_kind(k)]
    if world.of_kind("prop"):
        said = {f.extra for f in world.of_kind("prop")}
        keys = [k for k in keys if not (k == "car" and "car" in said) and not (k == "job" and "job title" in said) and not (k == "from" and "hometown" in said) and not (k == "drinks" and "favorite drink" in said) and not (k == "sport" and "favorite sport" in said) and not (k == "studies" and "favorite subject" in said)]
    if world.of_kind("plays") or world.of_kind("sport"):
        keys = [k for k in keys if k not in ("plays", "sport")]
    if world.of_kind("company"):
        keys = [k for k in keys if k != "job"]
    if world.of_kind("job"):
        keys = [k for k in keys if k != "company"]
    if world.of_kind("trip") or world.of_kind("goal"):
        keys = [k for k in keys if k not in ("trip", "goal")]
    if world.of_kind("likes"):
        keys = [k for k in keys if k not in ("food", "sport", "collects", "drinks")]
    if world.of_kind("dislikes"):
        keys = [k for k in keys if k != "allergic"]
    if not keys:
        return None
    key = s.one(keys)
    kind = facts.USER[key]
    question = put(s, kind)
    reply = unknown(s, kind.unknown)
    if key == "allergic" and "any allergies" in question:
        reply = s.one(("I don't know of any allergies yet", "you haven't told me about any allergies yet", "I don't know what you're allergic to yet"))
    return Ask(question, reply, known=False)


def _unknown_name(s, world):
    """The user's own name asked where only others' names are known."""
    if world.of_kind("name"):
        return None
    question = put(s, facts.USER["name"])
    return Ask(question, s.one(("I don't know your name yet", "I don't know your name yet", "you haven't told me your name yet", "I don't know your name")), s.one(("What is your name?", "What should I call you?", "")), known=False)


def _unknown_person(s, world):
    people = world.known_people()
    if people and s.chance(0.55):
        p = s.one(people)
        have = {f.kind for f in world.known if f.person and f.person.rel == p.rel}
    else:
        rel, gender = relation(s)
        if any(q.rel in family(rel) or rel in family(q.rel) for q in people):
            return None
        p, have = Person(rel, gender), set()
    if "p_job" in have or "p_company" in have:
        have |= {"p_job", "p_company"}
    keys = [k for k in facts.PERSON if facts.PERSON[k].ask and k not in have]
    if not p.named and s.chance(0.25):
        subj = user_subject(s, p, by_name=False)
        if any(q.rel == p.rel and q.named for q in people):
            return None
        yours = subj.replace("my ", "your ")
        return Ask(_drawn(s, NAME_ASK, asking.NAME).format(subj=subj), s.one((f"I don't know {yours}'s name yet", f"I don't know what {yours} is called yet", f"I don't know the name of {yours} yet")), known=False)
    if not keys:
        return None
    kind = facts.PERSON[s.one(keys)]
    by_name = p.named and s.chance(0.4)
    subj = user_subject(s, p, by_name=True if by_name else False)
    usubj = subj if by_name else subj.replace("my ", "your ")
    reply = unknown(s, kind.unknown.format(usubj=usubj, **p.pro))
    if p.named and not by_name and s.chance(0.2):
        reply = f"I know that {usubj} is named {p.name}, but " + unknown(s, kind.unknown.format(usubj=p.pro["he"] if p.gender != "x" else usubj))
    return Ask(put(s, kind, subj), reply, known=False)


def _unknown_reverse(s, world):
    key = s.one(tuple(k for k in facts.PERSON if facts.PERSON[k].who))
    value = facts.draw_value(s, key)
    if any(f.value == value for f in world.known):
        return None
    kind = facts.PERSON[key]
    question = _whose(s, kind, dict(v=value, a=facts.article(value)))
    if key == "p_lives":
        return Ask(question, s.one((f"I don't know anyone who lives in {value} yet", f"I don't know who lives in {value} yet", f"I don't know of anyone in {value} yet")), known=False)
    return Ask(question, s.one(("I don't know that yet", "I don't know anyone like that yet", "you haven't told me about anyone like that yet")), known=False)


def _unknown_who(s, world):
    name = facts.person_name(s).split()[0]
    if any(name in (f.value or "") or (f.person and name in f.person.name) for f in world.known):
        return None
    question = s.phrase(WHO_ASK + ("where does {n} live", "what does {n} do", "where is {n}", "how old is {n}", "what does {n} like", "when is {n}'s birthday", "tell me about {n}", "what do you know about {n}", "where does {n} work", "what is {n} allergic to", "what did I say about {n}")).format(n=name)
    return Ask(question, s.one((f"I don't know who {name} is yet", f"I don't know {name} yet", f"I don't know anything about {name} yet", f"you haven't told me about {name} yet")),
               s.one(("", f"Who is {name}?", f"Would you like to tell me about {name}?")), known=False)


def _have(s, world):
    rel, gender = relation(s)
    found = [p for p in world.known_people() if p.rel == rel]
    if not found and any(rel in family(q.rel) or q.rel in family(rel) for q in world.known_people()):
        return None
    question = s.phrase(HAVE_ASK).format(x=rel).replace("a aunt", "an aunt").replace("a uncle", "an uncle").replace("a older", "an older")
    if not found:
        people = world.known_people()
        if people and s.chance(0.7):
            p = s.one(people)
            found, rel = [q for q in people if q.rel == p.rel], p.rel
            question = s.phrase(HAVE_ASK).format(x=rel).replace("a aunt", "an aunt").replace("a uncle", "an uncle").replace("a older", "an older")
        else:
            return Ask(question, s.one((f"I don't know of a {rel} yet", f"you haven't told me about a {rel} yet", f"I don't know about a {rel} yet")).replace("a aunt", "an aunt").replace("a uncle", "an uncle").replace("a older", "an older"), known=False)
    if found[0].named and found[0].name:
        return Ask(question, "yes, " + (f"your {rel} is named {found[0].name}" if len(found) == 1 else f"your {_many(rel)} are " + join([p.name for p in found])))
    f = s.one([f for f in world.known if f.person in found])
    return Ask(question, "yes, you told me that " + clause(f, s))


KNOWN = {_known_user: 26, _known_person: 30, _person_name: 12, _reverse: 13, _who_is: 11, _hop: 8, _safe: 5, _check: 8, _eat: 4, _pet: 10, _prop: 7, _date: 4, _verb: 1.5, _about_me: 5, _who_am_i: 5, _about_person: 4, _have: 3}
UNKNOWN = {_unknown_user: 30, _unknown_person: 40, _unknown_reverse: 9, _unknown_who: 13, _prop: 6, _pet: 6, _date: 4, _unknown_name: 5}
COMBINABLE = {_known_user: 26, _known_person: 30, _person_name: 10, _pet: 5, _prop: 4, _reverse: 4}


def ask(s, world, no_answer=0.3, table=None):
    """One question that fits this world."""
    for _ in range(30):
        chosen = table or (UNKNOWN if s.chance(no_answer) else KNOWN)
        made = s.weighted(chosen)(s, world)
        if made:
            return made
    return _unknown_reverse(s, world) or _about_me(s, world)


def ask_two(s, world):
    """Two different questions to be put in one message."""
    for _ in range(12):
        first = ask(s, world, 0.15, COMBINABLE if s.chance(0.85) else UNKNOWN)
        second = ask(s, world, 0.15, COMBINABLE if s.chance(0.8) else UNKNOWN)
        if first.text != second.text and not any(x.reply.startswith(("I know that", "that's", "yes,")) for x in (first, second)) and first.reply != second.reply\
                and not (first.reply.split()[0] in ("she", "he", "they", "her", "his", "their") or second.reply.split()[0] in ("she", "he", "they", "her", "his", "their")):
            return first, second
    return first, None
