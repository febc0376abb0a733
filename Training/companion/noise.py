"""How people really type: contractions or none, small letters, missing marks, slips of the finger."""

import re

EXPAND = (("I'm", "I am"), ("I've", "I have"), ("I'll", "I will"), ("I'd", "I would"), ("what's", "what is"), ("What's", "What is"), ("where's", "where is"), ("Where's", "Where is"), ("who's", "who is"), ("Who's", "Who is"), ("don't", "do not"),
          ("can't", "cannot"), ("it's", "it is"), ("It's", "It is"), ("didn't", "did not"), ("haven't", "have not"), ("we're", "we are"), ("that's", "that is"), ("won't", "will not"), ("doesn't", "does not"))
CONTRACT = (("what is", "what's"), ("What is", "What's"), ("where is", "where's"), ("Where is", "Where's"), ("who is", "who's"), ("Who is", "Who's"), ("I am ", "I'm "), ("It is ", "It's "))
SLANG = ((" you ", " u "), (" your ", " ur "), (" are ", " r "), ("because", "cuz"), ("please", "pls"), (" going to ", " gonna "), (" want to ", " wanna "), ("really", "rly"), (" and ", " & "), ("tomorrow", "tmrw"), ("thanks", "thx"), ("kind of", "kinda"))
PLAIN_WORDS = set("""what where when which does live lives living work works name called remember know tell about should avoid eating allergic favorite favourite color birthday because really going feel feeling today
tomorrow yesterday finished passed sister brother mother father friend cousin today morning night tired stressed happy nervous worried thanks thank hello please think would could like likes have with from there their
something anything people talk week weekend still just been yourself exam meeting dinner doctor terrible wonderful great good""".split())
NICE_END = (" 🙂", " :)", " :(", " ❤️", " 😊", " haha", " lol", "!!", "...", " btw")


def typo(s, word):
    """One slip inside a word of at least four letters."""
    i = s.count(1, len(word) - 2)
    kind = s.count(0, 3)
    if kind == 0:
        return word[:i] + word[i + 1] + word[i] + word[i + 2:]
    if kind == 1:
        return word[:i] + word[i + 1:]
    if kind == 2:
        return word[:i] + word[i] + word[i:]
    return word[:i] + s.one("aeioutrsnl") + word[i + 1:]


def _swap(text, pairs):
    for a, b in pairs:
        text = re.sub(r"(?<![A-Za-z'])" + re.escape(a) + r"(?![A-Za-z'])" if a.strip() == a else re.escape(a), b, text)
    return text


def user_text(s, text):
    """A user's message with a bit of real-life typing."""
    if s.chance(0.07):
        text = re.sub(r"^(I am |I'm |I've |I |My )(?=[a-z])", "", text)
    if s.chance(0.18):
        text = _swap(text, EXPAND)
    elif s.chance(0.12):
        text = _swap(text, CONTRACT)
    if s.chance(0.14):
        words = text.split(" ")
        places = [i for i, w in enumerate(words) if w.lower().strip(".,!?") in PLAIN_WORDS and len(w.strip(".,!?")) >= 4]
        if places:
            i = s.one(places)
            words[i] = typo(s, words[i])
            text = " ".join(words)
    if s.chance(0.05):
        text = _swap(" " + text, SLANG).strip()
    if s.chance(0.1):
        text = text.replace("'", "")
    elif s.chance(0.03):
        text = text.replace("'", "’")
    if s.chance(0.25):
        text = text.rstrip(".?!")
    if s.chance(0.26):
        text = text[:1].lower() + text[1:]
    if s.chance(0.16):
        text = re.sub(r"\bI\b", "i", text[:1].lower() + text[1:])
    if s.chance(0.03):
        text += s.one(NICE_END)
    if s.chance(0.07):
        text = text.lower()
    return text
