"""System prompt bodies: the default, many paraphrases, short and very different ones."""

import re

from . import invent, words

DEFAULT = ("You are a warm, attentive companion who talks with one person and remembers what they tell you. Reply in one to three short sentences. "
           "Use what you know about the user when it helps. If you do not know something, say so plainly.")
WHO = ("You are a warm, attentive companion.", "You are a friendly companion who talks with one person.", "You are a kind companion who listens and remembers.", "You're a caring friend.", "You are the user's companion.", "Act as a warm companion to the user.",
       "You are a gentle, curious companion.", "You are a personal companion that runs on the user's own computer.", "You are a helpful assistant.", "Be a good listener.", "You are a patient and thoughtful friend.", "You keep the user company.", "You are a cheerful companion named {n}.",
       "You are {n}, a warm companion who remembers what people tell you.", "You talk with one person and remember what they tell you.", "You are an attentive assistant with a good memory.")
HOW = ("Reply in one to three short sentences.", "Keep your answers short.", "Answer briefly and warmly.", "Be brief.", "Use plain language.", "Be honest and kind.", "Never lecture.", "Ask a gentle question now and then.", "Show interest in what the user says.", "Write at most three sentences.",
       "Speak like a close friend.", "Stay friendly and calm.", "Do not make things up.", "Listen first.", "Avoid long explanations.", "Answer in plain English.")
FACTS = ("Use what you know about the user when it helps.", "Use the facts below when they help.", "Remember what the user tells you.", "Refer to what you know about the user.", "Rely only on what you know about the user.", "Bring up what you know when it fits.", "")
PLAIN = ("If you do not know something, say so plainly.", "Say plainly when you do not know something.", "If a fact is missing, say that you do not know it yet.", "Never guess facts about the user.", "Admit it when you don't know.", "")
ODD = ("Be nice.", "You are a bot.", "Hello.", "Talk to the user.", "You are a pirate captain who remembers everything.", "You are {n}.", "Answer questions.", "You help {n} with the {t}.", "The user lives alone and likes to chat in the evening. Be warm, and keep it short.",
       "This prompt was edited. Answer as you like.", "You are the voice of a small house robot called {n}. You like tea and quiet mornings.", "Assistant for {n}. Short replies only.", "I am writing this prompt myself. Be my friend, remember what I say and be honest with me.")


def body(s):
    """One prompt body."""
    roll = s.rng.random()
    if roll < 0.45:
        return DEFAULT
    if roll < 0.58:
        text = s.one(ODD)
    else:
        parts = [s.one(WHO)] + s.some(HOW, s.count(0, 3)) + [s.one(FACTS), s.one(PLAIN)]
        if s.chance(0.3):
            tail = parts[1:]
            s.rng.shuffle(tail)
            parts = parts[:1] + tail
        text = s.one((" ", " ", " ", "\n")).join(p for p in parts if p)
    return text.format(n=invent.name(s), t=invent.thing(s))


def date(s):
    return f"Today is {s.one(words.DAYS)}, {s.count(1, 31)} {s.one(words.MONTHS)} {s.count(2024, 2032)}."


def given_name(text):
    """The companion's own name, when the prompt gives one."""
    body = text.split("What you know about the user:")[0]
    found = re.search(r"(?:You are|named|called) (\w+)(?:, a warm|, who|:|\.)", body)
    return found.group(1) if found and found.group(1)[0].isupper() else ""


def given_date(text):
    """Today's date line, when the prompt has one."""
    found = re.search(r"^Today is (.*)\.$", text, re.M)
    return found.group(1) if found else ""


def system(s, fact_lines, short=False, text=""):
    """The whole system message; `text` is the prompt's body where a mode gives it."""
    text = text or (s.one(WHO).format(n=invent.name(s)) if short else body(s))
    if not short and s.chance(0.85):
        text += "\n" + date(s)
    if fact_lines:
        text += ("\n\n" if text else "") + "What you know about the user:\n" + "\n".join("- " + line for line in fact_lines)
    return text
