"""Conversations of about eight turns in which something told early is asked late."""

from . import activities, everyday, facts, life, limits, prompts, questions, reminders, scenes, smalltalk, talk
from .noise import user_text
from .speech import cap
from .statements import tell, tell_items, update
from .world import Fact, World

RECALL_ASK = ("what did I tell you at the beginning", "what did I say happened", "do you remember what I told you", "what was my news", "what did I tell you about my day", "what did I tell you earlier", "what did I tell you happened to me", "can you remember my news", "what did I say first", "what did I begin with",
              "do you still know what I told you", "what had I told you before", "remind me what I told you", "what was it I told you", "what did I mention earlier", "what was the first thing I told you", "what did we talk about at the start")
RECALL = ("you told me that you {e}", "you said that you {e}", "you told me you {e}", "you mentioned that you {e}")
ASKS = {questions._known_user: 4, questions._known_person: 4, questions._person_name: 2, questions._pet: 1, questions._prop: 1, questions._reverse: 1, questions._who_is: 1, questions._check: 0.7, questions._date: 1.5}


def light(s, tone):
    """A turn in between: everyday talk without facts."""
    if s.chance(0.6):
        return life.follow(s, tone) if s.chance(0.3) else life.moment(s)
    roll = s.rng.random()
    if roll < 0.3:
        return smalltalk.short_turn(s, tone)
    if roll < 0.5:
        return smalltalk.simple(s, s.one(("okay", "thanks", "how", "bored", "weather")))
    if roll < 0.75:
        return talk.topic(s)
    return s.one((scenes.scene, smalltalk.mood, everyday.win, everyday.loss, limits.wish, smalltalk.plan, activities.activity))(s)


def thread(s):
    """A list of (role, text)."""
    world = World(s, s.count(0, 3))
    out = [("system", prompts.system(s, world.lines()))]
    tone, event = "good", ""

    reminded = s.chance(0.85)

    def add(user, reply, asks=False):
        note = reminders.note(s, world, user, reply, True) if asks and reminded else ""
        if note:
            out.append(("system", note))
        out.append(("user", user_text(s, user)))
        out.append(("assistant", reply))

    before = len(world.known)
    if s.chance(0.3) and not world.of_kind("name"):
        fact = Fact("name", facts.person_name(s).split()[0])
        world._kinds.add("name")
        add(*tell_items(s, world, [fact]))
    for _ in range(s.count(1, 2)):
        if s.chance(0.3) and not event:
            good = s.chance(0.5)
            table, reacts, asks = (smalltalk.GOOD, smalltalk.GOOD_REACT, smalltalk.GOOD_ASK) if good else (smalltalk.BAD, smalltalk.BAD_REACT, smalltalk.BAD_ASK)
            topic = s.one(tuple(table))
            clause = smalltalk.fill(s, s.phrase(table[topic]))
            event, tone = smalltalk._echo(clause), "good" if good else "bad"
            add(cap(f"I {clause}") + s.one((".", "!", "")), s.one(reacts).format(e=event) + " " + s.one(asks[topic]))
        else:
            if s.chance(0.15):
                add(*tell_items(s, world, world._appointment() or [Fact("age", str(s.count(18, 90)))]))
                continue
            add(*tell(s, world, s.weighted({1: 5, 2: 2})))
    for _ in range(s.count(1, 4)):
        user, reply, tone = light(s, tone)
        add(user, reply)
    if s.chance(0.2):
        made = update(s, world)
        if made:
            add(*made)
    fresh = world.part(min(before, len(world.known)))
    for _ in range(s.count(1, 3)):
        if event and s.chance(0.4):
            add(cap(s.phrase(RECALL_ASK)) + s.one(("?", "")), cap(s.one(RECALL).format(e=event)) + ".")
            continue
        if not fresh.known:
            break
        made = questions.ask(s, fresh, 0.0, ASKS) if s.chance(0.8) else questions.ask(s, world, 1.0, questions.UNKNOWN)
        add(cap(made.text) + s.one(("?", "?", "")), cap(made.reply) + ("." if made.reply[-1] not in ".!?" else ""), asks=True)
    return out
