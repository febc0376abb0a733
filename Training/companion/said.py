"""Conversations in which something is told in passing and asked for later: the reminder then holds the user's own sentence.

What is told is a kind of `known/` or a row of `life/`, each in the first person; the answer says it again to the user.
"""

import re

from . import known, life, prompts, reminders
from .noise import user_text
from .speech import cap
from .world import World

TOLD = ("By the way, ", "oh and ", "Also, ", "anyway ", "fyi ", "", "", "", "", "", "", "")
NOTED = ("Good to know.", "Thank you for telling me.", "Noted.", "I see.", "I'll remember that.", "All right.")
THEN = ("What else is going on?", "How is the rest of your day?", "", "")
AGAIN = ("what did I {say} about {x}", "what was that about {x} again", "what did I {say} earlier about {x}", "do you remember what I {say} about {x}", "I {said} something about {x}, what was it", "{x}, what was it I {said} about it",
         "can you repeat what I {said} about {x}", "what had I {said} about {x}", "didn't I {say} something about {x}", "remind me what I {said} about {x}", "wait, what did I {say} about {x}", "go back to {x}, what did I {say}")
SPOKEN = (("say", "said"), ("tell you", "told you"), ("mention", "mentioned"))
SAYING = ("You said that ", "You told me that ", "You mentioned that ")
PLAIN = set("""about above after again against almost along already always another around away back because been before being best better between both came come could does doing done down each even ever every everybody everyone
everything feel felt finally find first from gave getting give goes going gone good have having here hers himself herself into itself just keep kept know last least left less like little long look made make making many maybe more
morning most much must myself need never next nobody nothing once only other over people quite really right said same seems should since some somebody someone something soon still such take than that their them then there these they
thing things think this those though three through time today together told tomorrow tonight took totally turned twice under until very want wanted week well went were what when where which while will with without work would year
yesterday your yours""".split())

OWNERS = {"my", "our", "the", "a", "an", "his", "her", "their"}
OPENING = re.compile(r"(You|You're|You've|Your|The|A|An|It|There|This|That|They|He|She|We|Our|My|I|I'm|I've|At|In|On)\b", re.I)

_TO_YOU = {"i": "you", "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll", "my": "your", "me": "you", "mine": "yours", "myself": "yourself", "we": "you", "we're": "you're", "we've": "you've", "we'd": "you'd",
           "we'll": "you'll", "our": "your", "ours": "yours", "us": "you", "ourselves": "yourselves"}


def to_user(sentence):
    """A sentence of the user's, said to the user: “I lost my keys” becomes “you lost your keys”."""
    words = sentence.split(" ")
    for i, word in enumerate(words):
        core = word.rstrip(".,!")
        turned = _TO_YOU.get(core.lower())
        if turned:
            words[i] = turned + word[len(core):]
        elif core in ("am", "was") and i and words[i - 1] == "you" and sentence.split(" ")[i - 1].lower() == "i":
            words[i] = ("are" if core == "am" else "were") + word[len(core):]
    return " ".join(words)


def to_first(note):
    """A note about the user or somebody of theirs, as the user says it: “The user wears …” becomes “I wear …”."""
    if note.startswith("The user's "):
        text = "My " + note[11:]
    elif note.startswith("The user "):
        text = "I " + known.to_user(note)[4:]
        text = re.sub(r"^I (\w+ly |never |always |often |still |also |just |now )?are\b", r"I \1am", text)
        text = re.sub(r"^I (\w+ly |never |always |often |still |also |just |now )?were\b", r"I \1was", text)
        text = re.sub(r"^I (\w+ly )?aren't\b", r"I'm \1not", text)
        return text.replace(" yourself", " myself").replace(" your ", " my ")
    else:
        text = note
    text = re.sub(r"\b[Tt]he user's\b", "my", text)
    text = re.sub(r"\bthe user\b", "me", text)
    return re.sub(r"^my\b", "My", text)


def _lower(text):
    """With a small first letter, where it is not a name's."""
    return text[:1].lower() + text[1:] if OPENING.match(text) and not re.match(r"I\b", text) else text


def _everyday(s):
    """A row of everyday life that can be asked for by one of its words: what is told, what is said to that, the question, the answer."""
    for _ in range(20):
        text, heard, _ = life.mood(s) if s.chance(life.MOODY) else life.spoken(s, s.one(life.blocks("day")), life.WIDE)
        words = text.rstrip(".!").split()
        if not 4 <= len(words) <= 15 or re.search(r"[?;:…]|\.\.|[.!] ", text) or not re.search(r"\b(I|I'm|I've|my|we|our|me|us)\b", text):
            continue
        if re.search(r"\b(you|your|u)\b", text.lower()):
            continue
        nouns = [(a.lower(), w.strip(",").lower()) for a, w in zip(words, words[1:]) if a.lower() in OWNERS and len(w.strip(",")) >= 4 and w.strip(",").isalpha() and w.lower() not in PLAIN]
        if not nouns:
            continue
        said = text.rstrip(".!")
        verb, past = s.one(SPOKEN)
        ask = s.phrase(AGAIN)
        owner, noun = s.one(nouns)
        topic = ("my " if owner in ("my", "our") and s.chance(0.7) else s.one(("the ", "the ", "that "))) + noun
        question = ask.format(say=verb, said=past, x=topic)
        turned = to_user(said)
        reply = s.one(SAYING) + _lower(turned) if OPENING.match(turned) and s.chance(0.5) else cap(turned)
        return said + ".", heard, question, reply + "."
    return None


def _known(s, world, people):
    """A kind of thing, told in the first person: what is told, what is said to that, the question, the answer."""
    kind = s.one(known.kinds())
    item = known.draw(s, kind, s.one(people) if people and kind.others and s.chance(0.5) else None)
    return to_first(item.note), (s.one(NOTED) + " " + s.one(THEN)).strip(), item.question, item.reply


def _noise(s, told):
    """What is told, with a sentence around it."""
    lead = s.one(TOLD)
    text = lead + _lower(told) if lead else told
    if s.chance(0.4):
        around = life.spoken(s, s.one(life.blocks("day")))[0]
        if "?" not in around:
            around = around if around[-1] in ".!" else around + "."
            return around + " " + cap(text) if s.chance(0.6) else cap(text) + " " + around
    return cap(text)


def conversation(s):
    """A list of (role, text)."""
    world = World(s, s.weighted({0: 5, 1: 2, 3: 1}))
    people = [p for p in (world.new_person() for _ in range(s.count(0, 2))) if p]
    out = [("system", prompts.system(s, world.lines()[:26], s.chance(0.3)))]
    told = [t for t in (_known(s, world, people) if s.chance(0.6) else _everyday(s) for _ in range(s.count(1, 3))) if t]
    told = [(user_text(s, text), *rest) for text, *rest in told]
    for text, heard, _, _ in told:
        out += [("user", _noise(s, text)), ("assistant", heard)]
        if s.chance(0.35):
            user, answer, _ = life.moment(s)
            out += [("user", user_text(s, user)), ("assistant", answer)]
    tone = "good"
    for _ in range(s.count(0, 3)):
        user, answer, tone = life.follow(s, tone) if s.chance(0.3) else life.moment(s)
        out += [("user", user_text(s, user)), ("assistant", answer)]
    for text, _, question, reply in s.some(told, 2):
        others = [t for t in told if t[0] != text]
        lines, unsure = [reminders.SAID + text], s.chance(0.08)
        if others and s.chance(0.15):
            other = s.one(others)
            lines, reply = lines + [reminders.SAID + other[0]], reply + " " + other[-1]
        if unsure or len(lines) > 1 or s.chance(0.94):
            out.append(("system", reminders.of_lines(lines, heading=reminders.NEAR if unsure else reminders.HEADING)))
            reply = s.one(known.UNSURE_OF) + " " + reply if unsure else reply
        out.append(("user", user_text(s, known.asked(s, question))))
        out.append(("assistant", reply))
    return out
