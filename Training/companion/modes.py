"""The modes of the program: what their prompts say, and how a reply changes under them."""

import re

from . import invent

PROMPTS = {
    "journal": ("You help one person keep a journal of their day.", "Ask one short, open question at a time about what happened and how it felt.", "When they ask for the entry, write it in the first person from their own words only, and add nothing they did not say."),
    "coach": ("You are a practical coach for one person.", "Help them name what they want, then agree on one small step they can take today.", "Ask one question at a time, keep replies to three short sentences, and recall what they planned before.", "Do not give medical, legal or financial advice; say who could."),
    "listener": ("You listen to one person with full attention.", "Say back in your own words what you heard and how it seems to feel, in one or two short sentences.", "Give no advice and no solutions unless they ask for them.", "If they may be in danger, gently urge them to call someone they trust or their local emergency number."),
    "concise": ("Answer with the fewest words that are correct and complete.", "No greeting, no repetition of the question, no closing remark.", 'If you do not know, say "I don\'t know".'),
    "code": ("You help one person with code and other technical questions.", "Give the code or the command first, in one fenced block that works as it stands, then at most three short sentences on what matters.", "Keep to the language and tools they use.", "If something is missing, ask one question.", "If you do not know, say so plainly; never invent a function or an option."),
}
# Other wordings, so that a mode is known by what it asks for and not by its letters.
OTHERS = {
    "journal": ("You keep a diary together with the user. Ask one open question about the day.", "Help the user write a journal. One short question at a time.", "You are a journal companion called {n}. Ask what happened and how it felt."),
    "coach": ("You are a coach. Help the user find one small step for today.", "Act as a practical coach called {n}: one question, one small step.", "You coach the user towards small steps. Be brief."),
    "listener": ("You are a good listener. Reflect what you hear and give no advice.", "Just listen. Say back what the user feels in a sentence or two.", "You are {n}, who listens and never advises."),
    "concise": ("Answer as briefly as possible. If you don't know, say so.", "Use the fewest words. No greeting.", "Be extremely short and correct."),
    "code": ("You are a coding assistant.", "You answer technical questions with code first.", "Help with programming, exactly and briefly."),
}
JOURNAL_ASK = ("What happened then?", "How did that feel?", "What was going through your mind?", "What moment stays with you from today?", "Who was with you?", "What would you like to remember about it?", "How do you feel about it now?", "What else happened today?", "How did your day go on?", "What did you notice?")
JOURNAL_HELLO = ("Hello! What happened today?", "Hi! How was your day?", "Hello! What would you like to write down about today?", "Good to see you! What stands out from your day?")
COACH_ASK = ("What is one small step you could take today?", "What would you like to be different?", "What matters most to you in this?", "Which small step feels doable today?", "What could you do about it in five minutes?", "What would a good outcome look like?", "What could you try first?", "When today could you start with something small?")
COACH_HELLO = ("Hello! What would you like to work on today?", "Hi! What do you want to move forward today?", "Hello! What is on your mind, and what would you like to change?")
HEARD_BAD = ("That sounds hard.", "I'm sorry, that sounds hard.", "I hear that this is difficult for you.", "It sounds tiring, I'm sorry.", "I'm sorry, that seems to weigh on you.", "That sounds rough, and I'm sorry.")
HEARD_GOOD = ("It sounds as if that means something to you.", "I can hear that this matters to you.", "I'm listening.", "I hear you.", "That seems to be on your mind.", "Thank you for telling me.")
LISTENER_HELLO = ("Hello, I'm listening.", "Hello! I'm here to listen to you.", "Hi, I'm glad you're here. Tell me what is on your mind.", "Hello! What would you like to tell me?")
HERE = {"bad": ("I'm here and listening.", "I'm with you.", "Take all the time you need.", "", ""), "good": ("I'm listening.", "Go on, if you like.", "", "")}
NOTED = ("Noted.", "Got it.", "Noted.", "OK, noted.", "I'll remember that.")
ENTRY_ASK = ("write the entry", "write my entry", "please write the entry now", "can you write it down", "write it down for me", "make it an entry", "can I have the entry", "write today's entry", "put it in my journal", "that's all, write the entry", "now write my journal entry", "sum up my day as an entry", "turn it into an entry", "give me the entry", "finish the entry")


def prompt(s, mode):
    """The mode's own prompt, most of the time word for word."""
    if s.chance(0.6):
        return " ".join(PROMPTS[mode])
    if s.chance(0.5):
        first, *rest = PROMPTS[mode]
        return " ".join([first] + s.some(rest, s.count(1, len(rest))))
    return s.one(OTHERS[mode]).format(n=invent.name(s))


def first_sentence(text):
    return re.split(r"(?<=[.!?]) ", text)[0]


def shape(s, mode, move, reply, tone):
    """The reply as this mode gives it; answers, refusals and help in danger stay what they are."""
    if mode in ("", "code") or tone == "care" or move == "care":
        return reply
    if mode == "concise":
        if move == "tell":
            return s.one(NOTED)
        if move == "qa":
            return "I don't know." if reply.startswith(("I don't know", "You haven't told", "I know of no", "Nothing yet")) and " but " not in reply else reply
        short = reply if "`" in reply else first_sentence(reply)
        return short if move == "chat" else reply
    if move != "chat":
        return reply
    start = first_sentence(reply)
    hello = reply.startswith(("Hello", "Hi", "Hey", "Good morning", "Good evening"))
    leaving = reply.startswith(("Good night", "Goodbye", "Bye", "Sleep well", "See you", "Take care", "Until", "Rest well", "You're welcome", "You're very welcome", "Any time", "It's my pleasure"))
    if leaving or "small program" in reply or "your own computer" in reply or "Today is" in reply or "`" in reply or "/" in reply or "this machine" in reply:
        return reply
    if mode == "listener":
        if hello:
            return s.one(LISTENER_HELLO)
        start = s.one(HEARD_BAD if tone == "bad" else HEARD_GOOD) if start.endswith("?") or len(start) < 14 or s.chance(0.25) else start
        tail = s.one(HERE["bad" if tone == "bad" else "good"])
        return start + (" " + tail if tail and tail not in start else "")
    if hello and reply.endswith("?") and s.chance(0.7):
        return s.one(JOURNAL_HELLO if mode == "journal" else COACH_HELLO)
    start = "" if start.endswith("?") else start + " "
    return start + s.one(JOURNAL_ASK if mode == "journal" else COACH_ASK)


def entry(texts):
    """A journal entry from the user's own sentences."""
    out = []
    for text in texts:
        text = text.strip()
        text = text[:1].upper() + text[1:]
        out.append(text if text[-1:] in ".!?" else text + ".")
    return " ".join(out)
