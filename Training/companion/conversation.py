"""Whole conversations: a system message and alternating turns, sampled without end."""

from . import activities, care, everyday, known, life, limits, modes, prompts, questions, reminders, said, scenes, smalltalk, talk, threads
from .noise import user_text
from .personal import personal
from .sampling import Sampler
from .speech import cap
from .statements import tell, update
from .world import World

LEAD = ("", "", "", "", "", "", "can you tell me ", "do you know ", "hey, ", "do you remember ", "quick question, ", "I forgot, ", "remind me, ", "and ", "so ", "please tell me ", "hi, ", "tell me, ", "hmm, ", "I was wondering, ", "ok, ", "could you remind me ")
JOINERS = (" and ", ", and ", "? And ", " and also ", "? Also, ", "? ", ", ", ", and also ", " and then ", " plus ")
REMINDED = 0.85     # share of conversations in which the program reminds the model of what is asked
LIFE = 0.8          # share of everyday messages that come from `life/`
TWO = 0.4           # share of questions that ask for two things
CONFIRM = ("", "", "", "", "", "", "", "", "Of course. ", "Sure! ", "Yes. ")
SHIFT = ("", "", "", "By the way, ", "also, ", "oh and ", "one more thing, ", "anyway, ")


FRAMED = ("I ", "I'd", "any ", "look", "help", "please", "surely", "would", "did", "are ", "just", "it slipped", "what was it again")


def _question(s, text):
    lead = s.phrase(LEAD) if s.chance(0.45) else ""
    if "you" in text.split() or "you" in lead and text.startswith(("tell", "remember")):
        lead = lead if "you" not in lead else ""
    if lead.strip(" ,") in ("can you tell me", "do you know", "do you remember", "please tell me", "could you remind me") and text.split()[0] in ("do", "can", "is", "am", "does", "tell", "remember", "have", "may", "should", "could", "would", "list", "remind", "name", "say", "someone", "I", "so", "my", "what's", "where's", "who's", "in"):
        lead = ""
    if text.startswith(FRAMED):
        lead = ""
    return lead + text


def _sentence(text):
    """Capital and full stop, keeping inner sentences."""
    text = cap(text)
    return text if text[-1] in ".!?" else text + "."


def qa_turn(s, world, no_answer=0.3):
    """One question (or two) and the answer."""
    if s.chance(TWO) and len(world.known) >= 2:
        first, second = questions.ask_two(s, world)
        if second:
            joiner = s.one(JOINERS)
            user = cap(_question(s, first.text) + joiner + (cap(second.text) if joiner == "? " else second.text)) + s.one(("?", "?", "?", ""))
            a, b = first.reply, second.reply
            if ". " in a or ". " in b:
                reply = _sentence(a) + " " + _sentence(b)
            elif first.known != second.known:
                reply = _sentence(a + (", but " if s.chance(0.75) else ", and ") + b)
            else:
                reply = _sentence(a + ", and " + b) if s.chance(0.8) else _sentence(a) + " " + _sentence(b)
            return user, reply
    made = questions.ask(s, world, no_answer)
    ends = "." if made.text.startswith(("tell", "list", "say", "remind", "name")) else "?"
    user = cap(_question(s, made.text)) + s.one((ends, ends, ends, ""))
    reply = _sentence(made.reply)
    if made.known and s.chance(0.12) and not made.text.startswith(("can", "is", "may", "do ", "am", "should")):
        reply = s.one(CONFIRM) + reply
    if not made.known and reply.endswith("yet.") and s.chance(0.45):
        reply += s.one(questions.TELL)
    elif made.tail and s.chance(0.22 if made.known else 0.6):
        reply += " " + made.tail
    return user, reply


def tell_turn(s, world):
    """Statements, sometimes with a question behind them."""
    if s.chance(0.12):
        made = update(s, world)
        if made:
            return made
    number = s.weighted({1: 5, 2: 4, 3: 1.4})
    user, ack = tell(s, world, number)
    if s.chance(0.16):
        made = questions.ask(s, world, 0.3)
        short = ack.split("? ")[0]
        cut = short.rfind(" Do ")
        user = user.rstrip() + ("" if user.rstrip()[-1:] in ".!?" else ".") + " " + cap(made.text) + "?"
        base = ack if "?" not in ack else ack[: max(ack.rfind(". "), ack.rfind("! ")) + 1] or ack
        return user, base + " " + _sentence(made.reply)
    return user, ack


def chat_turn(s, world, tone, first, prompt=""):
    """Everyday talk."""
    own = prompts.given_name(prompt)
    if own and s.chance(0.12):
        return smalltalk.who(s, "", own)
    if s.chance(0.015):
        return smalltalk.date(s, prompts.given_date(prompt))
    names = [f.value for f in world.of_kind("name")]
    name = names[-1] if len(names) == 1 else ""
    if not first and s.chance(0.3):
        return life.follow(s, tone) if s.chance(0.6) else smalltalk.short_turn(s, tone)
    if s.chance(0.2):
        made = personal(s, world)
        if made:
            return made
    if s.chance(0.14 if first else 0.02):
        return smalltalk.introduce(s)
    if s.chance(0.02) and not world.of_kind("job"):
        return everyday.work(s)
    if s.chance(LIFE):
        return life.moment(s)
    roll = s.rng.random()
    if roll < 0.3:
        return talk.topic(s)
    if roll < 0.38:
        return talk.about_talk(s)
    if roll < 0.5:
        return talk.how_to(s)
    if roll < 0.56:
        return talk.odd(s)
    if s.chance(0.05):
        return limits.idiom(s)
    if s.chance(0.17):
        return limits.wish(s)
    key = s.weighted({"activity": 16, "scene": 26, "news": 22, "plan": 11, "mood": 20, "people": 8, "day": 4, "greet": 10 if first else 1, "how": 3, "thanks": 1 if first else 4, "okay": 0.6 if first else 3, "win": 11, "loss": 11, "leave": 3 if first else 6, "bye": 1 if first else 2, "who": 3.5, "can": 2.5, "private": 1.2, "love": 2, "rude": 1.6, "bored": 3, "weather": 2,
                      "hungry": 1.2, "advice": 2.5, "joke": 1})
    if key == "activity":
        return activities.activity(s)
    if key == "news":
        return smalltalk.news(s)
    if key in ("win", "loss"):
        return getattr(everyday, key)(s)
    if key == "leave":
        return everyday.leave(s, name)
    if key == "scene":
        return scenes.scene(s)
    if key == "plan":
        return smalltalk.plan(s)
    if key == "mood":
        return smalltalk.mood(s)
    if key == "people":
        return smalltalk.people(s)
    if key in ("greet", "bye", "who", "day"):
        return getattr(smalltalk, key)(s, name)
    return smalltalk.simple(s, key, name)


def conversation(s, stage="mix", turns=None):
    """A list of (role, text).  Stages: `copy` (short recall drills), `mix` (everything), `talk` (everyday talk), `known` (facts of any kind, said again), `said` (sentences of the user's own, said again), `long` (many facts and turns), `thread` (told early, asked late)."""
    if stage == "thread":
        return threads.thread(s)
    if stage == "known":
        return known.conversation(s)
    if stage == "said":
        return said.conversation(s)
    if stage == "talk":
        world = World(s, s.count(0, 2))
        turns = turns or s.count(5, 9)
        weights = {"qa": 0.6, "tell": 0.7, "chat": 14, "limit": 2.6, "care": 0.4}
        short = s.chance(0.4)
    elif stage == "copy":
        world = World(s, s.count(1, 8))
        turns = turns or s.count(3, 6)
        weights = {"qa": 9, "tell": 2.5, "chat": 0.7}
        short = s.chance(0.75)
    else:
        roll = s.rng.random()
        size = 0 if roll < 0.2 else s.count(1, 5) if roll < 0.55 else s.count(5, 11) if roll < 0.9 else s.count(11, 17)
        if stage == "long":
            size = s.count(4, 18)
        world = World(s, size)
        turns = turns or (s.count(5, 14) if stage == "long" else s.count(2, 6))
        focus = s.weighted({"qa": 2.8, "tell": 2, "chat": 6.5, "even": 2.5})
        weights = {"qa": dict(qa=8, tell=1, chat=2, limit=2, care=0.25), "tell": dict(qa=5, tell=4, chat=2, limit=1.5, care=0.2), "chat": dict(qa=0.7, tell=1, chat=11, limit=3, care=0.5), "even": dict(qa=4, tell=3, chat=6, limit=2.5, care=0.4)}[focus]
        short = False
    mode = "" if short or s.chance(0.66) else s.weighted({"journal": 3, "coach": 3, "listener": 3, "concise": 4, "code": 1.5})
    out = [("system", prompts.system(s, world.lines()[:26], short, modes.prompt(s, mode) if mode else ""))]
    tone, first, told = "good", True, []
    reminded = s.chance(REMINDED)
    for _ in range(turns):
        move = s.weighted(weights)
        if tone == "care" and s.chance(0.6):
            user, reply, tone = care.more(s)
            tone = "care" if s.chance(0.25) else "bad"
        elif move == "qa":
            user, reply = qa_turn(s, world, 0.32)
            if not first and s.chance(0.08):
                user = s.one(SHIFT) + user[:1].lower() + user[1:] if not user.startswith("I") else user
        elif move == "tell":
            user, reply = tell_turn(s, world)
        elif move == "limit":
            user, reply, tone = limits.refuse(s)
        elif move == "care":
            user, reply, tone = limits.care(s)
        else:
            user, reply, tone = chat_turn(s, world, tone, first, out[0][1])
        note = reminders.note(s, world, user, reply, move == "qa") if reminded else ""
        out += [("system", note)] if note else []
        out.append(("user", user_text(s, user)))
        out.append(("assistant", modes.shape(s, mode, move, reply, tone)))
        told.append(user)
        if move in ("qa", "limit", "care") or tone == "care" or len(user.split()) < 4 or "?" in user or "you" in user.lower().split():
            told.pop()
        first = False
    if mode == "journal" and 1 <= len(told) <= 3 and s.chance(0.6):
        out.append(("user", user_text(s, cap(s.phrase(modes.ENTRY_ASK)) + s.one((".", "", "?")))))
        out.append(("assistant", modes.entry(told)))
    return out


def render(turns, prompt=False):
    """ChatML text; with `prompt`, left open for the next reply."""
    text = "".join(f"<|im_start|>{role}\n{content}<|im_end|>\n" for role, content in turns)
    return text + "<|im_start|>assistant\n" if prompt else text


def stream(seed, stage="mix", heldout=False):
    """An endless stream of conversations."""
    s = Sampler(seed, heldout)
    while True:
        yield conversation(s, stage() if callable(stage) else stage)
