"""Appointments, which are facts of the world: what they are, how they are told, and how one asks when they are."""

from . import words

EVENTS = ("job interview", "exam", "driving test", "dentist appointment", "doctor's appointment", "operation", "wedding", "flight", "concert", "meeting", "date", "presentation", "audition", "race", "haircut", "check-up", "eye test", "parents' evening", "rehearsal", "dance class", "yoga class", "job fair", "house viewing", "court hearing", "graduation",
          "birthday party", "barbecue", "football match", "choir practice", "board meeting", "school play", "moving day", "maths test", "piano lesson", "therapy session", "team dinner", "book club", "blood test", "swimming lesson", "vet appointment")
SAY = ("I have {ax} {v}", "I've got {ax} {v}", "my {x} is {v}", "there's my {x} {v}", "I have my {x} {v}", "{v} I have {ax}", "the {x} is {v}", "{v} is my {x}", "my {x} will be {v}", "I'm going to my {x} {v}", "{ax} is coming up {v}")
ASK = ("when is my {x}", "when do I have my {x}", "what day is my {x}", "when's the {x}", "on which day is my {x}", "do you remember when my {x} is", "when was my {x} again", "which day is the {x}", "do you know the day of my {x}", "when did I say my {x} is", "when do I have the {x}", "remind me when my {x} is", "how soon is my {x}", "what's the date of my {x}", "tell me when my {x} is")
WISHES = ("I hope it goes well!", "How do you feel about it?", "Are you looking forward to it?", "Is there anything you need to prepare?", "I'll keep my fingers crossed!")


def day_phrase(s):
    roll = s.rng.random()
    if roll < 0.5:
        return "on " + s.one(words.DAYS)
    if roll < 0.75:
        return f"on {s.count(1, 30)} {s.one(words.MONTHS)}"
    return s.one(("in " + s.one(words.MONTHS), f"on {s.one(words.DAYS)} at {s.one(('two', 'three', 'four', 'nine', 'ten', 'eleven', 'noon', 'half past eight'))}", "next " + s.one(words.DAYS), "in the first week of " + s.one(words.MONTHS)))
