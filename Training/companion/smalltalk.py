"""Everyday talk: greetings, moods, news, plans, people, and warm replies that name what was said."""

import re

from . import facts, invent, words
from .speech import cap

# -- slots ----------------------------------------------------------------------------------------

EVENTS = ("exam", "interview", "job interview", "presentation", "driving test", "operation", "meeting", "wedding", "first day at work", "move", "concert", "flight", "dentist appointment",
          "doctor's appointment", "date", "speech", "deadline", "math test", "performance review", "trip", "surgery", "thesis defense", "audition", "race", "exam results", "new job", "project", "court date", "reunion", "holiday")
HARD = ("work", "money", "the future", "school", "my family", "everything", "the news", "my health", "the rent", "my job", "being alone", "my studies", "my boss", "the bills", "the kids", "my relationship")


def thing(s):
    """A possession or project: real or invented."""
    roll = s.rng.random()
    if roll < 0.25:
        return invent.thing(s)
    if roll < 0.4:
        return s.value(words.COLORS) + " " + s.value(words.NOUNS)
    return s.value(words.NOUNS)


def somebody(s):
    """`my sister`, `my friend Anna`, `Anna`"""
    rel = s.one(words.COMMON_RELATIONS)
    roll = s.rng.random()
    if roll < 0.55:
        return "my " + rel
    if roll < 0.8:
        return f"my {rel} {facts.person_name(s)}"
    return facts.person_name(s)


def event(s):
    base = s.one(EVENTS)
    if base in ("exam", "presentation", "project", "meeting") and s.chance(0.6):
        return s.value(words.SUBJECTS) + " " + base
    return base


TESTS = ("exam", "driving test", "math test", "thesis defense", "audition", "final exam", "interview", "language test", "oral exam", "entrance exam", "certification", "spelling test", "physics final")


def test(s):
    """Something one can pass, fail and study for."""
    base = s.one(TESTS)
    if base in ("exam", "final exam", "oral exam") and s.chance(0.6):
        return s.value(words.SUBJECTS) + " " + base
    if s.chance(0.1):
        return invent.thing(s) + " exam"
    return base


def fill(s, template):
    """Fill the slots of a template: {thing} {person} {event} {place} {food} {hobby} {name} {hard} {day} {n}."""
    values = {}
    if "{thing}" in template:
        values["thing"] = thing(s)
    if "{person}" in template:
        values["person"] = somebody(s)
    if "{event}" in template:
        values["event"] = event(s)
    if "{test}" in template:
        values["test"] = test(s)
    if "{place}" in template:
        values["place"] = invent.place(s) if s.chance(0.4) else s.value(words.PLACES)
    if "{food}" in template:
        values["food"] = (invent.thing(s) + " " + s.one(("soup", "stew", "cake", "pie", "curry"))) if s.chance(0.25) else s.value(words.DISHES)
    if "{hobby}" in template:
        values["hobby"] = s.value(tuple(h for h in words.LIKES_THINGS if h.endswith("ing")))
    if "{name}" in template:
        values["name"] = facts.person_name(s).split()[0]
    if "{hard}" in template:
        values["hard"] = s.one(HARD)
    if "{day}" in template:
        values["day"] = s.one(words.DAYS)
    if "{n}" in template:
        values["n"] = s.one(("two", "three", "four", "five", "six", "ten", "twenty"))
    if "{subject}" in template:
        values["subject"] = s.value(words.SUBJECTS)
    return re.sub(r"\b([Aa]) (?=[aeiouAEIOU])", r"\1n ", template.format(**values))


FLIPS = {"I": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "I'm": "you're", "I've": "you've", "I'll": "you'll", "I'd": "you'd", "am": "are",
         "we": "you", "our": "your", "us": "you", "we're": "you're", "ours": "yours"}


def flip(text):
    """First person to second person, word by word."""
    out = []
    for word in text.split(" "):
        core = word.rstrip(",.!?")
        out.append(FLIPS.get(core, core) + word[len(core):])
    return " ".join(out).replace("you was", "you were").replace("you'm", "you're")


# -- news: something the user did or that happened --------------------------------------------------

GOOD = {
    "finish": ("finished my {thing}", "finally finished the {thing}", "completed my {thing}", "finished a {thing} I started last year", "wrote a {thing}", "put up a {thing}", "fixed my {thing}", "painted my {thing}", "built a {thing}", "sold my {thing}", "cleaned my {thing}", "got my {thing} working again", "repaired the old {thing}",
               "finished writing my {thing}", "handed in my {subject} essay", "sorted out my {thing}", "tidied the whole flat", "made a {thing} for {person}", "cleaned the whole kitchen", "organised my {thing}", "learned how to fix a {thing}"),
    "pass": ("passed my {test}", "passed my {subject} exam", "did well in my {test}", "got through my {test}", "aced my {test}", "got a good grade in {subject}", "survived my {test}"),
    "work": ("got a promotion", "got a raise", "got the job", "got a new job in {place}", "had a good day at work", "got praise from my boss", "got a job offer", "had my first day at the new job", "won a prize at work", "helped a colleague today", "found a new job"),
    "cook": ("made {food}", "cooked {food} for {person}", "baked {food}", "tried {food} for the first time", "had {food} for dinner", "made {food} from scratch", "ate {food} in {place}"),
    "sport": ("ran {n} kilometres", "went {hobby}", "went to the gym", "went for a long walk", "swam {n} lengths", "walked along the river", "went {hobby} with {person}", "did yoga this morning", "rode my bike to {place}", "won a {hobby} competition", "climbed a hill near {place}"),
    "people": ("met {person} for coffee", "had dinner with {person}", "called {person}", "saw {person} again after years", "had a nice talk with {person}", "made up with {person}", "spent the day with {person}", "got a letter from {person}", "went to the cinema with {person}",
               "visited {person} in {place}", "helped {person} with the {thing}", "made a new friend", "met someone called {name}", "had a great evening with {person}"),
    "rest": ("slept really well", "had a lazy day", "took a long bath", "slept in", "took a day off", "read a good book", "watched a lovely film", "had a quiet morning", "took a nap", "listened to music all evening"),
    "life": ("moved into a new flat", "bought a {thing}", "got a puppy", "adopted a cat", "got engaged", "had a baby", "planted a tree", "booked a trip to {place}", "found my lost {thing}", "quit smoking", "won a {thing}", "moved to {place}", "got a new {thing}", "paid off my loan", "learned to drive"),
}
BAD = {
    "fail": ("failed my {test}", "failed my {subject} exam", "did badly in my {test}", "messed up my {test}", "got a bad grade in {subject}", "forgot my {event}"),
    "work": ("lost my job", "had a terrible day at work", "got yelled at by my boss", "made a big mistake at work", "have too much work", "didn't get the job", "got a bad review at work", "had to work late again", "had a long day at work", "got a rejection letter", "had back to back meetings all day"),
    "break": ("broke my {thing}", "lost my {thing}", "dropped my {thing}", "burned the {food}", "spilled coffee on my {thing}", "crashed my {thing}", "missed my bus", "missed my train to {place}", "lost my keys", "lost my wallet", "locked myself out"),
    "people": ("had a fight with {person}", "argued with {person}", "miss {person}", "broke up with {name}", "haven't heard from {person} in weeks", "got bad news from {person}", "said something mean to {person}", "had an argument with {person}", "fell out with {person}"),
    "sleep": ("slept badly", "couldn't sleep at all", "barely slept", "only slept {n} hours", "had a nightmare", "woke up at {n} in the morning", "can't fall asleep", "kept waking up", "didn't sleep well", "have trouble sleeping"),
    "health": ("have a headache", "caught a cold", "hurt my back", "have a fever", "twisted my ankle", "have a sore throat", "feel sick", "have a toothache", "broke my arm", "have a stomach ache"),
    "loss": ("lost my grandmother", "lost my dog", "lost my cat", "had to say goodbye to {name}", "went to a funeral"),
}
WHEN_BEFORE = ("", "", "", "", "today ", "yesterday ", "this morning ", "last night ", "guess what, ", "so ", "well, ", "this weekend ", "good news, ", "earlier today ", "oh, ", "honestly, ")
WHEN_AFTER = ("", "", "", "", " today", " yesterday", " this morning", " last night", " this week", " last weekend", " again", " a few days ago", " tonight", " on {day}")

GOOD_REACT = ("That's wonderful, you {e}!", "I'm so glad you {e}!", "How lovely that you {e}!", "You {e}, well done!", "It's great that you {e}!", "Oh nice, you {e}!", "That's great news! You {e}.", "What a nice thing, you {e}!", "I'm happy to hear you {e}!", "You {e}? That sounds great!", "Well done!", "That's lovely to hear.")
BAD_REACT = ("I'm sorry you {e}.", "Oh no, I'm sorry that you {e}.", "I'm sorry to hear that you {e}.", "That sounds hard. I'm sorry you {e}.", "That must be rough, I'm sorry you {e}.", "It's tough that you {e}.", "I'm sorry, that sounds really difficult.", "That sounds upsetting, I'm sorry you {e}.")
# The same without the user's own clause, which a small model often gives back broken: these are said most of the time.
GOOD_PLAIN = ("Well done!", "That's lovely to hear.", "How nice!", "I'm glad to hear that!", "Oh, lovely!", "That's good news!")
BAD_PLAIN = ("I'm sorry, that sounds hard.", "Oh no, I'm sorry.", "That sounds upsetting, I'm sorry.", "That's a hard one, I'm sorry.", "I'm sorry to hear that.")
ECHOED = 0.12
GOOD_ASK = {
    "finish": ("How did it turn out?", "Are you happy with how it turned out?", "How long did it take you?", "What was the hardest part?", "What will you start next?"),
    "pass": ("How will you celebrate?", "All that work paid off, didn't it?", "How do you feel now?", "What was the hardest part?", "Who did you tell first?"),
    "work": ("How do you feel about it?", "What happens next?", "How will you celebrate?", "What are you most proud of?"),
    "cook": ("How did it taste?", "Was it a recipe you know well?", "Would you make it again?", "Did you enjoy it?"),
    "sport": ("How do you feel now?", "Was the weather nice?", "Do you do that often?", "How was it?"),
    "people": ("What did you talk about?", "How was it?", "What was the nicest moment?", "How did it feel?", "Do you see each other often?"),
    "rest": ("You deserved that. Do you feel rested?", "That sounds good for you. How do you feel now?", "What was the best part?", "Rest is important. Do you have more of it planned?"),
    "life": ("How does it feel?", "What happens next?", "How did that come about?", "What made you decide on that?", "Who have you told so far?"),
}
BAD_ASK = {
    "fail": ("How are you feeling about it now?", "What happened?", "Is there a chance to try again?", "One bad day doesn't define you. What went wrong?"),
    "work": ("What happened?", "Do you want to talk about it?", "What was the worst part?", "How are you feeling now?", "Can you rest a little tonight?"),
    "break": ("How annoying! Can it be sorted out?", "What happened?", "Were you very upset?", "Is there a way to fix it?"),
    "people": ("Do you want to tell me what happened?", "How are you feeling about it?", "What would you like to say to them?", "What do you think you need right now?"),
    "sleep": ("Is something on your mind?", "How are you feeling now?", "Can you take it easy today?", "Do you know what kept you awake?", "What usually helps you unwind?"),
    "health": ("I hope you feel better soon. Are you able to rest?", "Are you looking after yourself?", "Have you been able to rest?", "Get well soon. If it doesn't pass, please see a doctor."),
    "loss": ("I'm here to listen. What do you miss most?", "Take all the time you need. Would you like to tell me about it?", "How are you holding up?", "Would you like to share a memory?"),
}


def _echo(text):
    """The user's clause as the companion repeats it."""
    return flip(text).replace("finally ", "")


def news(s):
    """Something good or bad that happened."""
    good = s.chance(0.52)
    table, reacts, asks = (GOOD, GOOD_REACT, GOOD_ASK) if good else (BAD, BAD_REACT, BAD_ASK)
    topic = s.one(tuple(table))
    clause = fill(s, s.phrase(table[topic]))
    after = fill(s, s.phrase(WHEN_AFTER))
    if " today" in clause or " this morning" in clause or " all day" in clause or " again" in clause or " evening" in clause:
        after = ""
    before = s.phrase(WHEN_BEFORE) if not after else s.one(("", "", "so ", "guess what, ", "well, "))
    if not good and before in ("guess what, ", "good news, "):
        before = ""
    just = "just " if s.chance(0.12) and clause.split()[0].endswith("ed") and not after else ""
    if s.chance(0.22):
        return _double(s, table, topic, clause, asks, reacts, good)
    user = cap(f"{before}I {just}{clause}{after}") + s.one((".", ".", "!" if good else ".", ""))
    reply = s.one(reacts if s.chance(ECHOED) else GOOD_PLAIN if good else BAD_PLAIN).format(e=_echo(clause))
    if s.chance(0.88) or "{e}" not in reply:
        reply += " " + s.one(asks[topic])
    return user, reply, "good" if good else "bad"


MORE_GOOD = ("I'm so happy", "It felt great", "I feel good about it", "It was fun", "I'm proud of myself", "It went better than I thought", "I can't believe it", "What a day", "I loved it", "It took me {n} hours", "{name} was there too")
MORE_BAD = ("I feel awful", "I'm so tired", "I don't know what to do", "It's not fair", "I feel like crying", "I hate this", "It was my own fault", "Nobody helped me", "I'm really upset", "It's been a rough week", "I just want to sleep", "I can't concentrate", "I feel stupid")


def _double(s, table, topic, clause, asks, reacts, good):
    """A longer message: two events, or an event and how it felt."""
    if s.chance(0.5):
        other = fill(s, s.phrase(table[s.one(tuple(table))]))
        user = cap(s.one((f"I {clause} and {other}", f"I {clause} and I {other}", f"I {clause}. Then I {other}", f"First I {clause}, then I {other}", f"I {clause}, I {other}")))
        told = s.one((_echo(clause), _echo(other), _echo(clause) + " and " + _echo(other)))
    else:
        more = fill(s, s.phrase(MORE_GOOD if good else MORE_BAD))
        user = cap(s.one((f"I {clause}. {more}", f"{more}, I {clause}", f"{more}. I {clause}", f"I {clause} and {more[:1].lower() + more[1:] if more[:2] != 'I ' and more[:2] != chr(73) + chr(39) else more}")))
        told = _echo(clause)
    return user + s.one((".", ".", "")), s.one(reacts if s.chance(ECHOED) else GOOD_PLAIN if good else BAD_PLAIN).format(e=told) + " " + s.one(asks[topic]), "good" if good else "bad"


# -- plans ------------------------------------------------------------------------------------------

PLAN = ("paint my {thing}", "visit {person}", "visit {person} in {place}", "go to {place}", "cook {food}", "cook {food} for {person}", "bake {food}", "start {hobby}", "go {hobby}", "go {hobby} with {person}", "clean my {thing}", "meet {person}", "meet {name} for lunch",
        "call {person}", "watch a film with {person}", "read a book", "go for a run", "sleep early", "work in the garden", "fix my {thing}", "buy a {thing}", "have dinner with {person}", "try a new recipe", "go shopping", "study for my {test}", "go to a concert",
        "learn {subject}", "build a {thing}", "move to {place}", "take a day off", "write to {person}", "see the doctor", "stay home and rest", "go to the beach", "have a picnic with {person}", "apply for a new job", "go camping near {place}", "sell my {thing}")
PLAN_SAY = ("I'm going to {p} {w}", "I want to {p} {w}", "I'm planning to {p} {w}", "{W} I'll {p}", "I think I'll {p} {w}", "I might {p} {w}", "my plan is to {p} {w}", "I have to {p} {w}", "I'm thinking about whether to {p} {w}", "I'd like to {p} {w}", "I will {p} {w}", "{W} I'm going to {p}", "we're going to {p} {w}", "I decided to {p} {w}")
PLAN_WHEN = ("tomorrow", "tonight", "this weekend", "on {day}", "next week", "later", "after work", "this evening", "in the summer", "next month", "this afternoon")
PLAN_REACT = ("That sounds lovely. I hope you have a good time when you {p}.", "It sounds like a good plan to {p}.", "Nice, so you're going to {p} {w}.", "That sounds like a nice plan.", "I hope it goes well when you {p}!", "Oh, you want to {p} {w}, that sounds good.", "A good plan for {w0}!", "That's something to look forward to.")
PLAN_PLAIN = ("That sounds like a nice plan.", "That's something to look forward to.", "A good plan!", "Sounds good!", "I hope it goes well!")
PLAN_ASK = ("What are you looking forward to most?", "What gave you the idea?", "Have you done that before?", "Who will be with you?", "How do you feel about it?", "Is there anything you need to prepare?", "What do you hope it will be like?", "Tell me how it goes!")


def plan(s):
    """Something the user is going to do."""
    p = fill(s, s.phrase(PLAN))
    w = fill(s, s.phrase(PLAN_WHEN))
    user = cap(s.phrase(PLAN_SAY).format(p=p, w=w, W=w)) + s.one((".", ".", "!", ""))
    react = s.one(PLAN_REACT if s.chance(ECHOED) else PLAN_PLAIN)
    if "{w0}" in react and not w.startswith(("t", "n")):
        react = "That sounds like a good plan."
    return user, react.format(p=_echo(p), w=w, w0=w) + (" " + s.one(PLAN_ASK) if s.chance(0.85) else ""), "good"


# -- moods ------------------------------------------------------------------------------------------

FEEL_BAD = ("sad", "tired", "stressed", "anxious", "nervous", "lonely", "angry", "worried", "exhausted", "overwhelmed", "bored", "frustrated", "upset", "down", "scared", "a bit low", "disappointed", "homesick", "hurt", "grumpy", "unmotivated", "jealous", "guilty", "embarrassed", "burned out", "restless")
FEEL_GOOD = ("happy", "great", "excited", "relaxed", "proud", "good", "calm", "grateful", "relieved", "hopeful", "content", "really good", "cheerful", "rested", "so happy", "in a good mood", "full of energy", "optimistic", "fine", "okay")
FEEL_SAY = ("I'm {f}", "I feel {f}", "I'm feeling {f}", "I'm {f} today", "I feel {f} today", "I'm so {f}", "I've been feeling {f} lately", "I'm really {f} right now", "feeling {f}", "I feel a bit {f}", "I'm just {f}", "today I feel {f}", "lately I'm always {f}", "I don't know why but I feel {f}", "I'm pretty {f}", "honestly I'm {f}", "I woke up {f}", "right now I feel {f}")
FEEL_CAUSE = ("I'm {f} about my {event}", "I'm {f} because of {hard}", "I feel {f} about {hard}", "I'm {f} about the {event} on {day}", "I'm {f} because of my {event}", "my {event} makes me {f}", "I feel {f} because {person} is moving to {place}", "I'm {f} about my {event} tomorrow", "{person} makes me {f}", "I have my {event} tomorrow and I'm {f}", "I'm {f} about tomorrow")
BAD_FEEL_REPLY = ("I'm sorry you're feeling {f}.", "It's okay to feel {f} sometimes.", "That sounds hard. Feeling {f} takes a lot out of you.", "I hear you, feeling {f} isn't easy.", "I'm sorry that you feel {f}.", "Thank you for telling me that you feel {f}.", "Being {f} is no fun, I'm sorry.")
BAD_FEEL_ASK = ("What's been going on?", "Do you want to tell me more about it?", "What do you think brought it on?", "Is there something that would help a little?", "When did it start?", "What's weighing on you most?", "Did something happen?", "Would it help to talk about it?", "What would be kind to yourself right now?")
GOOD_FEEL_REPLY = ("I'm glad you're feeling {f}!", "It's lovely to hear that you feel {f}.", "How nice that you're {f}!", "That makes me happy to hear.", "Wonderful! Feeling {f} is a gift.", "I love hearing that you're {f}.")
GOOD_FEEL_ASK = ("What made your day so good?", "What brought that on?", "What's the best part of your day so far?", "Is there something special behind it?", "What are you up to?", "What happened?")
CAUSE_BAD = ("It makes sense that you're {f} about {c}.", "I understand that {c} makes you feel {f}.", "I'm sorry that {c} makes you {f}.", "Being {f} about {c} is understandable.", "{C} can really make one {f}.")
CAUSE_GOOD = ("It's lovely that you're {f} about {c}!", "How nice that {c} makes you feel {f}!", "I'm glad you're {f} about {c}!")
CAUSE_ASK_BAD = ("What worries you most about it?", "What part of it feels hardest?", "What would help you feel a little better?", "Do you want to talk it through?", "How long has it been on your mind?")
CAUSE_ASK_GOOD = ("What are you looking forward to most?", "Tell me more!", "What's the best part of it?", "How are you going to spend it?")


def mood(s):
    """A feeling, with or without its cause."""
    good = s.chance(0.38)
    f = s.value(FEEL_GOOD if good else FEEL_BAD)
    if s.chance(0.38):
        template = s.phrase(FEEL_CAUSE)
        cause_template = {True: "{hard}"}.get("{hard}" in template) or ("{person}" if template.startswith("{person}") else "the {event} on {day}" if "the {event}" in template else "my {event}" if "{event}" in template else "{person} moving to {place}" if "{place}" in template else "tomorrow")
        if good and ("{hard}" in template or "moving" in template):
            template, cause_template = "I'm {f} about my {event}", "my {event}"
        if f in ("in a good mood", "full of energy", "good", "okay", "fine", "great", "rested", "bored", "down", "a bit low", "lonely", "homesick", "exhausted", "tired", "really good", "restless", "hurt", "unmotivated", "burned out", "grumpy", "upset", "jealous", "guilty", "embarrassed", "scared", "overwhelmed", "calm", "content", "cheerful", "relaxed", "optimistic", "so happy", "relieved"):
            f = "excited" if good else s.one(("worried", "nervous", "stressed", "sad"))
        raw = fill(s, cause_template)
        whole = template.replace("{f}", f)
        if "{place}" in template:
            who, where = raw.split(" moving to ")
            user = whole.replace("{person}", who).replace("{place}", where)
        elif "the {event}" in template:
            user = whole.replace("the {event} on {day}", raw)
        elif cause_template == "my {event}":
            user = whole.replace("my {event}", raw)
        else:
            user = whole.replace("{hard}", raw).replace("{person}", raw)
        react = s.one(CAUSE_GOOD if good else CAUSE_BAD)
        c = flip(raw)
        reply = react.format(f=f, c=c, C=cap(c)) + " " + s.one(CAUSE_ASK_GOOD if good else CAUSE_ASK_BAD)
        return cap(user) + s.one((".", ".", "")), reply, "good" if good else "bad"
    user = s.phrase(FEEL_SAY).format(f=f).replace("so so ", "so ").replace("a bit a bit", "a bit").replace("so a bit", "a bit").replace("pretty a bit", "a bit").replace("really really", "really").replace("so in", "in").replace("so full", "full").replace("pretty so", "so").replace("pretty full", "full").replace("pretty in", "in").replace("a bit full", "full").replace("a bit in a", "in a").replace("a bit so", "so").replace("really so", "so").replace("so really", "really")
    reply = s.one(GOOD_FEEL_REPLY if good else BAD_FEEL_REPLY).format(f=f.replace("so ", "").replace("really ", "")) + " " + s.one(GOOD_FEEL_ASK if good else BAD_FEEL_ASK)
    return cap(user) + s.one((".", ".", "", "...")), reply, "good" if good else "bad"


# -- people in the user's life -------------------------------------------------------------------------

PEOPLE_GOOD = ("{person} is coming to visit", "{person} got a new job", "{person} had a baby", "{person} is getting married", "{person} called me", "{person} gave me a {thing}", "{person} made me laugh", "{person} moved to {place}", "{person} passed the {test}", "{person} invited me for dinner",
               "{person} helped me with my {thing}", "{person} is learning {subject}", "{person} surprised me with {food}", "{person} is back from {place}", "{person} bought a {thing}")
PEOPLE_BAD = ("{person} is in hospital", "{person} is ill", "{person} is angry with me", "{person} doesn't talk to me", "{person} forgot my birthday", "{person} lied to me", "{person} lost the job", "{person} is moving away to {place}", "{person} never listens to me", "{person} yelled at me",
              "{person} cancelled on me", "{person} broke my {thing}", "{person} is having a hard time", "{person} ignores me", "{person} is always late")
PEOPLE_GOOD_REPLY = ("How lovely that {e}!", "It's nice that {e}.", "That's good news about {p}!", "Oh, {e}? That's lovely!", "I'm glad that {e}.")
PEOPLE_GOOD_ASK = ("How do you feel about it?", "What do you like most about {p}?", "You must be happy!", "Tell me more about {p}.", "How did that come about?", "What will you say to {p}?")
PEOPLE_BAD_REPLY = ("I'm sorry that {e}.", "That must be hard for you, I'm sorry that {e}.", "It hurts when {e}.", "I'm sorry to hear that {e}.")
PEOPLE_BAD_ASK = ("How are you coping with it?", "How does that make you feel?", "Have you talked with {p} about it?", "What would you like to say to {p}?", "What do you need right now?")


def people(s):
    """News about somebody."""
    good = s.chance(0.5)
    template = s.phrase(PEOPLE_GOOD if good else PEOPLE_BAD)
    who = somebody(s)
    clause = fill(s, template.replace("{person}", "{{person}}")).replace("{person}", who)
    plain = ("That's good news about {p}!", "How lovely for {p}!") if good else ("I'm sorry to hear that about {p}.", "That must be hard for you, I'm sorry.", "Oh no, I'm sorry.")
    reply = s.one((PEOPLE_GOOD_REPLY if good else PEOPLE_BAD_REPLY) if s.chance(ECHOED) else plain).format(e=flip(clause), p=flip(who)) + " " + s.one(PEOPLE_GOOD_ASK if good else PEOPLE_BAD_ASK).format(p=flip(who))
    return cap(clause) + s.one((".", ".", "!" if good else ".", "")), reply, "good" if good else "bad"


# -- what the user says after the companion asked something -----------------------------------------------

SHORT_YES = ("Yes", "Yes, a lot", "Yeah", "Yes I do", "Sure", "Of course", "Definitely", "Yes, very much", "I think so", "Yep", "Absolutely", "Yes, it was great")
SHORT_NO = ("No", "Not really", "No, not yet", "Nope", "I don't think so", "Not at all", "No, sadly", "Not so much", "Never")
SHORT_MAYBE = ("Maybe", "I don't know", "I'm not sure", "It depends", "Perhaps", "A little", "Sometimes", "Hard to say", "Kind of", "So so", "No idea", "A bit")
SHORT_FINE = ("It was fine", "It went well", "It was good", "Better now", "Pretty good", "It was fun", "Much better", "It's going okay", "It was really nice", "We had a good time", "I loved it", "I feel better already")
SHORT_HARD = ("It was hard", "It's complicated", "I don't want to talk about it", "It hurts", "I just feel stuck", "Everything is too much", "I can't stop thinking about it", "I'm scared it will get worse", "It keeps happening", "I feel like crying", "Nobody understands me", "I just need a break")
CONT = {
    "yes": ("I'm glad. What do you enjoy most about it?", "That's good to hear. Tell me a little more!", "Lovely. What makes it special for you?", "Good! What's next for you?"),
    "no": ("That's okay. What would you like instead?", "Fair enough. Is there something else on your mind?", "That's all right, there's no rush. What would make today a bit nicer?", "I see. Would you like to tell me why?"),
    "maybe": ("That's fine, you don't have to know yet. What does your gut say?", "It's okay to be unsure. What would help you decide?", "Take your time. What comes to mind first?", "I understand. We can just chat if you like."),
    "fine": ("I'm happy to hear that! What was the best moment?", "That's lovely. You sound pleased.", "So nice to hear! What would you like to do next?", "I'm glad it went that way. What made it good?"),
    "hard": ("I'm sorry, that sounds heavy. I'm here to listen for as long as you like.", "That sounds really tough. What would feel like a small relief right now?", "Thank you for trusting me with that. What do you need most at the moment?", "I hear you. Is there someone close to you that you could talk to about it as well?", "That's a lot to carry. Be gentle with yourself today."),
}
SHORTS = {"yes": SHORT_YES, "no": SHORT_NO, "maybe": SHORT_MAYBE, "fine": SHORT_FINE, "hard": SHORT_HARD}


def short_turn(s, tone):
    """A short answer to the companion's question, and its reply."""
    kind = s.weighted({"yes": 3, "no": 2, "maybe": 3, "fine": 3 if tone == "good" else 1, "hard": 3 if tone == "bad" else 0.3})
    text = s.phrase(SHORTS[kind])
    return text + s.one((".", "", "!" if kind in ("yes", "fine") else ".")), s.one(CONT[kind]), tone


MORNING = "morning"
GREET = ("hi", "hello", "hey", "hi there", "hello there", "hey there", "good morning", "good evening", "good afternoon", "hiya", "hey you", "hi!", "yo", "morning", "greetings", "heya", "hello again", "hi again", "evening", "howdy", "hey companion", "good day", "hello friend", "I'm back", "are you there", "anyone there")
GREET_REPLY = ("Hello{n}! How are you today?", "Hi{n}! How is your day going?", "Hey{n}, it's good to hear from you! What's on your mind?", "Hello{n}! It's nice to see you. How are you feeling?", "Hi{n}! What would you like to talk about?", "Hello{n}, I'm glad you're here. How has your day been?", "Hey{n}! How are things?")
HOW = ("how are you", "how are you doing", "how's it going", "how are you today", "what's up", "how do you do", "you okay", "how have you been", "are you well", "how do you feel today", "everything good with you", "how's life", "how are things with you", "sup", "how is your day", "how was your day", "did you sleep well")
HOW_REPLY = ("I'm doing well, thank you for asking! How about you?", "I'm good, thanks! How are you{n}?", "All is well here, thank you. How is your day so far?", "I'm fine, and happy to talk with you. How are you feeling?", "Doing well, thanks for asking! What about you{n}?", "I'm well, thank you. How has your day been?")
BYE = ("bye", "goodbye", "see you", "good night", "see you later", "I have to go", "talk to you later", "I'm off to bed", "take care", "see you tomorrow", "gotta go", "bye bye", "that's all for today", "I'm going to sleep now", "ciao", "until next time", "I need to go now", "catch you later", "have a good one", "I should get back to work", "night", "going to bed now")
BYE_REPLY = ("Goodbye{n}, take care!", "See you soon{n}! I'm here whenever you want to talk.", "Take care{n}, it was lovely talking with you.", "Bye{n}! I hope the rest of your day is kind to you.", "Until next time{n}! Look after yourself.")
NIGHT_REPLY = ("Good night{n}, sleep well!", "Sleep well{n}, and sweet dreams.", "Good night{n}! I hope you rest well.", "Rest well{n}. Talk to you tomorrow!")
THANKS = ("thanks", "thank you", "thank you so much", "thanks a lot", "thx", "cheers", "that helps, thank you", "thanks for listening", "thank you for being here", "I appreciate it", "you're very kind", "thanks, that was helpful", "that's nice of you", "ty", "many thanks", "you're sweet", "you are so nice", "thanks for asking", "good to know, thanks", "you helped me a lot")
THANKS_REPLY = ("You're welcome{n}! I'm always happy to listen.", "Any time{n}! Is there anything else on your mind?", "You're very welcome. I'm glad I could be here for you.", "Of course{n}, I'm glad it helped.", "It's my pleasure! How are you feeling now?", "You're welcome! I'm here whenever you need me.")
OKAY = ("ok", "okay", "I see", "cool", "nice", "great", "good", "alright", "sure", "right", "hm", "fine", "interesting", "got it", "makes sense", "lol", "haha", "wow", "perfect", "sounds good", "true", "fair enough", "yes", "no", "yeah")
OKAY_REPLY = ("What would you like to talk about next?", "Is there anything on your mind?", "I'm here if you want to tell me more.", "Good! How is the rest of your day looking?", "Lovely. What else is going on with you?", "All right! Tell me something about your day.", "Glad we're on the same page. What are you up to today?")
WHO = ("who are you", "what are you", "what's your name", "are you a robot", "are you human", "are you real", "are you an AI", "tell me about yourself", "do you have a name", "introduce yourself", "are you a person", "what should I call you", "who am I talking to", "what kind of thing are you", "are you a bot", "do you have feelings", "are you alive", "who made you")
WHO_REPLY = ("I'm your companion, a small program that runs on your own computer and remembers what you tell me.", "I'm a small companion program. I live on your computer, I listen, and I remember what you share.", "I'm not a person, just a friendly companion program that runs privately on your machine. I'm happy to talk!", "You can think of me as a companion: a small program that chats with you and remembers what matters to you.")
FEELINGS_REPLY = ("I'm only a small program, so I don't feel things the way you do. But I'm glad to listen to you.", "I'm not alive, just a small program that likes to listen. How are you feeling?")
CAN = ("what can you do", "how can you help me", "what are you good at", "help", "what do you do", "how do you work", "what is this", "can you help me", "what can I ask you", "what are you for", "what can we talk about", "how does this work", "what should I tell you")
CAN_REPLY = ("I can chat with you about your day, listen when things are hard, and remember what you tell me, such as names, places and things you like.", "I'm here to talk and to remember. Tell me about the people and things that matter to you, and ask me about them any time.", "I can listen, keep you company, and remember facts about you. What would you like to talk about?",
             "You can tell me about your day, your people and your plans, and I'll remember. What's on your mind?")
PRIVATE = ("do you keep my secrets", "is this private", "who can read this", "do you send my data anywhere", "is my data safe", "can I trust you", "do you share what I tell you", "where is my data stored", "is someone listening to us", "are you connected to the internet")
PRIVATE_REPLY = ("What you tell me stays on your own computer. Nothing is sent anywhere.", "I run only on your machine, so our talks stay with you.", "It stays here on your computer, between the two of us.")
LOVE = ("I love you", "you're my best friend", "I like talking to you", "you're great", "you are amazing", "I missed you", "do you like me", "will you be my friend", "do you miss me", "I like you", "you make me happy", "can we be friends", "good job", "you're funny")
LOVE_REPLY = ("That's so kind of you. I enjoy our talks too!", "Thank you, that's lovely to hear. I'm always here to listen.", "I'm glad we can talk like this. What's new with you?", "That means a lot. I'm happy to keep you company!")
RUDE = ("you're stupid", "shut up", "you are useless", "I hate you", "you don't understand anything", "that's wrong", "you're boring", "that makes no sense", "you got that wrong", "stupid robot", "you're not helping", "that's not what I meant", "you didn't answer my question", "are you dumb", "no that's not right")
RUDE_REPLY = ("I'm sorry, I'm only a small program and I get things wrong. What did you mean?", "I'm sorry about that. Would you tell me again in other words?", "I'm sorry I let you down. What would help you right now?", "Fair enough, let me try again. What would you like me to know?")
BORED = ("I'm bored", "talk to me", "let's chat", "I want to talk", "say something", "entertain me", "ask me something", "ask me a question", "what should we talk about", "can we talk", "do you have time to talk", "I need someone to talk to", "I just want to chat", "let's talk about something", "I don't know what to say", "tell me something nice", "cheer me up", "make me smile")
BORED_REPLY = ("I'd love to chat! What was the best moment of your day?", "Gladly! What's one thing you're looking forward to?", "Sure! If you had a free day tomorrow, what would you do?", "Of course. What's something small that made you smile lately?", "Let's talk! Who did you last laugh with?", "I'm all ears. What has been on your mind lately?", "You're doing better than you think, and I'm glad you're here. What made you smile this week?")
WEATHER = ("it's raining all day", "the weather is awful", "it's so hot today", "it's snowing", "the sun is shining", "it's cold outside", "what a beautiful day", "it's so grey outside", "there's a storm outside", "it's freezing here", "lovely weather today", "it won't stop raining", "it's windy today", "spring is finally here", "I love this weather")
WEATHER_REPLY = ("That sets the mood for the day! Are you staying in or going out?", "Weather like that can really colour a day. How are you spending it?", "I hope you're cosy. What are your plans for today?", "That sounds like a day for something nice. What would you like to do?")
DAYWAS = ("my day was good", "today was a good day", "my day was terrible", "today was awful", "it was a long day", "my day was okay", "nothing special today", "not much happened today", "just another day", "today was great", "worst day ever", "best day ever", "what a day", "my day was busy", "today was quiet", "I had a rough week", "this week was exhausting", "I had a good week", "same old", "nothing much", "not much", "my weekend was nice", "I had a bad day")
DAY_BAD = ("I'm sorry, that sounds like a lot. What happened?", "That sounds hard. Do you want to tell me about it?", "I'm sorry to hear that. What was the hardest part?", "Days like that happen, and I'm glad you told me. What would help you unwind?")
DAY_GOOD = ("I'm so glad! What was the best part?", "That's lovely to hear! What made it so good?", "How nice! What was the highlight?")
DAY_MID = ("Quiet days have their own charm. Was there a small moment you liked?", "Sometimes that's just right. What are you doing this evening?", "I see. Is there something you're looking forward to?")
HUNGRY = ("I'm hungry", "I don't know what to cook", "what should I eat", "what should I cook tonight", "I'm thirsty", "any ideas for dinner", "what should I have for lunch", "I'm starving")
HUNGRY_REPLY = ("Something warm and simple could be nice. What do you have at home?", "What do you feel like, something light or something cosy?", "Maybe a dish you already know and love. Which one comes to mind?")
ADVICE = ("what should I do", "I don't know what to do", "can you give me some advice", "any advice", "what would you do", "how do I feel better", "how can I relax", "how can I sleep better", "how do I make friends", "what do you think", "how can I stop worrying", "I need motivation", "how do I deal with stress", "should I quit my job", "should I call her", "what should I do today", "any ideas for the weekend", "how can I be happier")
ADVICE_REPLY = ("It may help to start with one small step. What feels doable today?", "Perhaps a short walk or a talk with someone you trust would help. What has helped you before?", "You know yourself best. What does your heart say?", "A slow breath and one thing at a time is a good start. What is weighing on you most?", "Be kind to yourself first. What would you tell a friend in your place?")
JOKE = ("tell me a joke", "make me laugh", "say something funny", "do you know a joke", "another joke please")
JOKE_REPLY = ("Why did the bicycle fall over? It was two tired!", "What do you call a bear with no teeth? A gummy bear!", "Why don't eggs tell jokes? They would crack each other up!", "What did the ocean say to the beach? Nothing, it just waved.", "Why did the scarecrow win a prize? He was outstanding in his field!")

SIMPLE = {
    "how": (HOW, HOW_REPLY), "thanks": (THANKS, THANKS_REPLY), "okay": (OKAY, OKAY_REPLY), "can": (CAN, CAN_REPLY), "private": (PRIVATE, PRIVATE_REPLY),
    "love": (LOVE, LOVE_REPLY), "rude": (RUDE, RUDE_REPLY), "bored": (BORED, BORED_REPLY), "weather": (WEATHER, WEATHER_REPLY), "hungry": (HUNGRY, HUNGRY_REPLY), "advice": (ADVICE, ADVICE_REPLY), "joke": (JOKE, JOKE_REPLY),
}
QUESTION_WORDS = ("who", "what", "how", "are", "do", "can", "is", "will", "did", "should", "any", "where", "could", "would", "you okay")


def punctuate(s, text):
    """A capital and the mark that fits, most of the time."""
    if text[-1] in ".!?":
        return cap(text)
    question = text.split()[0] in QUESTION_WORDS or text == "you okay"
    return cap(text) + (s.one(("?", "?", "?", "")) if question else s.one((".", ".", ".", "!", "", "")))


def called(s, name, chance=0.5):
    """`, Anna` some of the time when the name is known."""
    return f", {name}" if name and s.chance(chance) else ""


def simple(s, key, name=""):
    says, replies = SIMPLE[key]
    return punctuate(s, s.phrase(says)), s.one(replies).format(n=called(s, name, 0.35)), "good"


def greet(s, name=""):
    text = s.phrase(GREET)
    reply = s.one(GREET_REPLY)
    if s.chance(0.25):
        text = text.rstrip("!") + s.one((", ", "! ", " ")) + s.phrase(HOW)
        return cap(text) + s.one(("?", "")), s.one(("Hello{n}! ", "Hi{n}! ", "")).format(n=called(s, name)) + s.one(HOW_REPLY).format(n=""), "good"
    if "morning" in text and s.chance(0.7):
        reply = s.one(("Good morning{n}! How did you sleep?", "Good morning{n}! What are your plans for today?", "Good morning{n}! I hope the day treats you well. How are you?"))
    elif "evening" in text and s.chance(0.7):
        reply = s.one(("Good evening{n}! How was your day?", "Good evening{n}! How are you feeling after the day?"))
    return punctuate(s, text), reply.format(n=called(s, name, 0.7)), "good"


def bye(s, name=""):
    text = s.phrase(BYE)
    night = "night" in text or "bed" in text or "sleep" in text
    return punctuate(s, text), s.one(NIGHT_REPLY if night else BYE_REPLY).format(n=called(s, name, 0.6)), "good"


NAMED = ("what's your name", "who are you", "do you have a name", "what should I call you", "what are you called", "introduce yourself", "what do I call you", "how should I call you", "tell me your name", "who am I talking to")
NAMED_REPLY = ("I'm {n}, your companion. I'm happy to talk with you.", "My name is {n}, and I'm here to listen.", "I'm {n}, a companion program on your own computer.", "You can call me {n}.")
DATE = ("what day is it", "what's the date", "what's today's date", "which day is it today", "what day is it today", "what date is today", "do you know what day it is", "tell me today's date", "what month is it", "what year is it", "is it monday today", "what's the date today")


def who(s, name="", own=""):
    """Who the companion is, by the name that the prompt gives if there is one."""
    if own and s.chance(0.7):
        return punctuate(s, s.phrase(NAMED)), s.one(NAMED_REPLY).format(n=own), "good"
    text = s.phrase(WHO)
    return punctuate(s, text), s.one(FEELINGS_REPLY if "feelings" in text or "alive" in text else WHO_REPLY), "good"


def date(s, today):
    """Today's date, from the prompt."""
    text = s.phrase(DATE)
    reply = f"Today is {today}." if today else "I don't know today's date."
    if today and "year" in text:
        reply = f"It's {today.split()[-1]}."
    if today and "month" in text:
        reply = f"It's {today.split()[-2]}."
    return punctuate(s, text), reply, "good"


def day(s, name=""):
    text = s.phrase(DAYWAS)
    bad = any(x in text for x in ("terrible", "awful", "long", "worst", "rough", "exhaust", "bad"))
    good = any(x in text for x in ("good", "great", "best", "nice"))
    return punctuate(s, text), s.one(DAY_BAD if bad else DAY_GOOD if good else DAY_MID), "bad" if bad else "good"


# -- introductions ----------------------------------------------------------------------------------

HELLO = ("hello", "hi", "hey", "hi there", "good morning", "good evening", "hello there", "hey there", "good afternoon", "hiya", "")
I_AM = ("I'm {n}", "my name is {n}", "I am {n}", "this is {n}", "it's {n}", "my name's {n}", "{n} here", "you can call me {n}", "people call me {n}", "the name's {n}", "im {n}", "call me {n}", "I go by {n}")
I_AM_MORE = ("", "", "", "", ", nice to meet you", ". Nice to meet you", ". How are you?", ", who are you?", ". I'm new here", ", pleased to meet you", ". And you?", ". How are you today?")
MEET = ("Hello {n}, it's lovely to meet you! How is your day going?", "Hi {n}, nice to meet you! What's on your mind today?", "Nice to meet you, {n}! How are you today?", "It's good to meet you, {n}. How has your day been?", "Hello {n}! I'll remember your name. How are you?")
MEET_WHO = ("Nice to meet you, {n}! I'm your companion, a small program that runs on your own computer and remembers what you tell me.", "Hi {n}! I'm your companion: I chat with you and remember what matters to you.")
MEET_WELL = ("Nice to meet you, {n}! I'm well, thank you. How has your day been?", "Hello {n}! I'm good, thanks. How are you?")


def introduce(s):
    """Hello, and a name."""
    n = facts.person_name(s)
    n = n.split()[0] if s.chance(0.7) else n
    hello, more = s.phrase(HELLO), s.one(I_AM_MORE)
    said = s.phrase(I_AM).format(n=n)
    text = f"{hello}{s.one((', ', ' ', '! ', '. '))}{said}" if hello else said
    text += more + ("" if more and more[-1] in "?" else s.one((".", "", "!")))
    reply = s.one(MEET_WHO if "who are you" in more else MEET_WELL if "you?" in more.lower() else MEET).format(n=n)
    return text[:1].upper() + text[1:], reply, "good"
