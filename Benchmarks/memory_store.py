"""A made-up past of any size, the same for the same seed: sessions of days over years, facts, and turns to ask.

Function words are English; all others are invented. Their frequencies fall as in talk (Zipf and Mandelbrot), and a
session keeps coming back to the words of its own matter, so that questions have messages that they are about.
"""
import datetime
import itertools
import random

FUNCTION_WORDS = """the i to and a you it of that in is my for was on have but so we with me be this not just like do
they are at what all she he about if up there out or get your when know an one can had then from her him as would how
really them no did were think now some by will time more been who good don going because has could well here our yeah
their want something too see than much other back where then should want two very day after new even only also first
any into work make over us last take need still off never long""".split()
WORDS = 60_000
NAMES = "Ada Bo Cleo Dag Edda Finn Gro Hal Ines Jun Kai Lea Mio Nora Ole Pia".split()
RELATIONS = "sister brother mother father friend colleague cousin neighbor wife son daughter uncle aunt boss".split()
ATTRIBUTES = [
    ("like", "likes"), ("like", "likes"), ("dislike", "dislikes"), ("hobby", "enjoys"), ("pet", "has a pet named"),
    ("plan", "plans to"), ("goal", "wants to"), ("tool", "uses"), ("experience", "once tried"), ("habit", "often does"),
    ("event", "went to"), ("skill", "can do"),
]
# What a person asks; {w} are words of one past session, {g} any words.
PAST = [
    "What did we say about {w} {w}?", "When did I talk about {w}?", "Do you remember the {w} I told you about?",
    "What was the name of the {w} {w} that you recommended to me?", "Did I ever mention {w}, {w} or {g}?",
    "What did {n} tell us about the {w} and the {w}?", "Who did I meet when I {g} the {w} {w}?",
    "Where were we going with {w} {w} {w} last spring?", "Which {w} did I decide on two weeks ago?",
    "Remind me what I said about {g} {g} {w} before?", "Did you tell me to {g} the {w} when we talked about {w} {g}?",
    "I was telling you about {w} and how {g} it was with the {w}, the {g} and {w}; what did you say we should {g}?",
    "What did I do last summer with my {w}?", "Why did we {g} {g}?", "What was it that I had against {w}?",
]
OTHER = [
    "Can you suggest a {g} for my {r}?", "Write a short {w} about {g} and {w}.", "Thanks, that is {g}.",
    "How do I {g} a {w}?", "I have been thinking of {g} {w} with {n}.", "What should I get my {r} for {g}?",
]
# What a person tells, and the program learns from.
STATEMENTS = [
    "I love {g} {w}.", "My {r} {n} lives in {W}.", "I work at {W} now.", "I moved to {W} last week.", "I hate {w}.",
    "My {r} likes {g}.", "I'm allergic to {w}.", "I have a dog named {W}.",
]


class Past:
    """Draws everything from one generator."""

    def __init__(self, seed=7):
        self.rng = random.Random(seed)
        parts = "ba de fi go ku la me no pi ro su ta ve wi xo za bri cle dra fle gru ski sto tra".split()
        taken, words = set(FUNCTION_WORDS), []
        while len(words) < WORDS:
            word = "".join(self.rng.choice(parts) for _ in range(self.rng.choice((2, 2, 3, 3, 3, 4))))
            if word not in taken:
                taken.add(word)
                words.append(word)
        self.words = words
        self.content = list(itertools.accumulate(1 / (rank + 20) for rank in range(WORDS)))
        self.function = list(itertools.accumulate(1 / (rank + 2.7) for rank in range(len(FUNCTION_WORDS))))
        self.matters = []

    def common(self, count):
        return self.rng.choices(self.words, cum_weights=self.content, k=count)

    def matter(self):
        """The words that a session is about: from the well known to the rare, evenly on a logarithmic scale."""
        return [self.words[int(100 * (WORDS / 100) ** self.rng.random()) % WORDS] for _ in range(20)]

    def text(self, low, high, matter):
        count = self.rng.randint(low, high)
        function = round(count * 0.5)
        own = round(count * 0.12)
        words = self.rng.choices(FUNCTION_WORDS, cum_weights=self.function, k=function)
        words += self.rng.choices(matter, k=own) + self.common(count - function - own)
        self.rng.shuffle(words)
        return " ".join(words).capitalize() + "."

    def messages(self, count):
        """Sessions of 10 to 60 messages, about two a day; in every other one the speakers have names."""
        at = datetime.datetime(2016, 1, 1, 8) if count <= 200_000 else datetime.datetime(1996, 1, 1, 8)
        number = session = 0
        while number < count:
            at += datetime.timedelta(hours=self.rng.randint(4, 20))
            matter = self.matter()
            if session < 50_000:
                self.matters.append(matter)
            names = self.rng.sample(NAMES, 2) if session % 2 else None
            for turn in range(min(self.rng.randint(5, 30) * 2, count - number)):
                mine = turn % 2 == 0
                line = {
                    "session": f"s{session}", "role": "user" if mine else "assistant",
                    "content": self.text(3, 25, matter) if mine or names else self.text(10, 60, matter),
                    "at": (at + datetime.timedelta(minutes=turn)).strftime("%Y-%m-%dT%H:%M:%SZ"), "ref": str(number),
                }
                if names:
                    line["name"] = names[turn % 2]
                yield line
                number += 1
            session += 1

    def facts(self, count):
        """Six in ten of the user, the others of people near them; one in twenty is history."""
        people = {relation: self.rng.sample(NAMES, 4) for relation in RELATIONS}
        for number in range(count):
            attribute, verb = self.rng.choice(ATTRIBUTES)
            value = " ".join(self.common(self.rng.randint(1, 4)) + self.rng.sample(self.words, 2))
            subject, person, who = "user", None, "The user"
            if self.rng.random() < 0.4:
                relation = self.rng.choice(RELATIONS)
                person = self.rng.choice(people[relation])
                subject, who = f"user.{relation}", f"The user's {relation} {person}"
            day = datetime.datetime(2016, 1, 1) + datetime.timedelta(hours=number % 80_000)
            fact = {
                "text": f"{who} {verb} {value}.", "subject": subject, "attribute": attribute, "value": value,
                "state": "superseded" if number % 20 == 7 else "current",
                "source": {"at": day.strftime("%Y-%m-%dT%H:%M:%SZ"), "quote": f"{verb} {value}"},
            }
            if person:
                fact["person"] = person
            yield fact
        # What is in every prompt.
        for attribute, text, value in [
            ("name", "The user is named Mio.", "Mio"), ("allergy", "The user is allergic to walnuts.", "walnuts"),
            ("diet", "The user is vegetarian.", "vegetarian"), ("language", "The user speaks Danish.", "Danish"),
        ]:
            yield {"text": text, "subject": "user", "attribute": attribute, "value": value,
                   "source": {"at": "2016-01-01T00:00:00Z", "quote": text}}

    def turns(self, count):
        """Questions about the past, three in five; statements; other turns."""
        for number in range(count):
            kind = ("past", "past", "past", "other", "statement")[number % 5]
            text = self.rng.choice({"past": PAST, "other": OTHER, "statement": STATEMENTS}[kind])
            matter = self.rng.choice(self.matters)
            while "{w}" in text:
                text = text.replace("{w}", self.rng.choice(matter), 1)
            while "{W}" in text:
                text = text.replace("{W}", self.rng.choice(matter).capitalize(), 1)
            while "{g}" in text:
                text = text.replace("{g}", self.common(1)[0], 1)
            text = text.replace("{n}", self.rng.choice(NAMES)).replace("{r}", self.rng.choice(RELATIONS))
            yield {"id": str(number), "kind": kind, "query": text}
