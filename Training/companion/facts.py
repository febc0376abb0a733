"""The kinds of facts: how the prompt states them, how users say and ask them, how the companion speaks of them.

Placeholders: {v} the value, {a} the value with an article, {them} it/them, {subj} the
person spoken of by the user ("my sister" or "Anna"), {ysubj} the same from the
companion's side ("your sister Anna"), {he} {him} {his} the pronouns.
Questions are written without capital and question mark.
"""

from dataclasses import dataclass, field

from . import invent, words


@dataclass(frozen=True)
class Kind:
    """One kind of fact about the user or about a person the user knows."""

    key: str
    line: tuple            # canonical sentence(s) in the prompt
    say: tuple             # the user's own words
    you: str               # the companion's clause: "you're allergic to {v}"
    ask: tuple             # questions that this fact answers
    unknown: str           # "what you're allergic to"
    answer: tuple = ()     # answers; the clause `you` when empty
    tail: tuple = ()       # a warm follow-up question
    who: tuple = ()        # reverse questions ("who lives in {v}")
    check: tuple = ()      # yes/no questions with the value
    many: bool = False     # the user may have several


def article(value):
    """`a baker`, `an engineer`; values with their own article stay."""
    if not value or value.split()[0] in ("a", "an", "the"):
        return value
    return ("an " if value[0].lower() in "aeiou" else "a ") + value


USER = {k.key: k for k in (
    Kind("name", ("The user's name is {v}.",),
         ("my name is {v}", "I'm {v}", "call me {v}", "you can call me {v}", "I'm called {v}", "my name's {v}", "people call me {v}",
          "the name is {v}", "it's {v} here", "please call me {v}", "everyone calls me {v}"),
         "your name is {v}",
         ("what's my name", "do you remember my name", "do you know my name", "what am I called", "can you tell me my name",
          "what do people call me", "tell me my name", "have I told you my name", "remember what I'm called", "say my name"),
         "your name", ("your name is {v}", "you're {v}", "you told me your name is {v}"), (),
         check=("is my name {v}", "am I called {v}", "my name is {v}, right")),
    Kind("lives", ("The user lives in {v}.",),
         ("I live in {v}", "I'm living in {v}", "my home is in {v}", "I've lived in {v} for years", "I moved to {v}", "I just moved to {v}",
          "I have a flat in {v}", "home for me is {v}", "I live in {v} now", "we live in {v}"),
         "you live in {v}",
         ("where do I live", "which city do I live in", "where am I living", "what city do I live in", "where is my home", "what town do I live in",
          "do you know where I live", "remember where I live", "where's home for me", "can you say where I live", "which town am I in", "where do I live now"),
         "where you live", (), ("How do you like it there?", "What do you like most about it?"),
         check=("do I live in {v}", "am I living in {v}")),
    Kind("from", ("The user is from {v}.", "The user comes from {v}.", "The user grew up in {v}."),
         ("I'm from {v}", "I come from {v}", "I grew up in {v}", "I was born in {v}", "originally I'm from {v}", "I'm originally from {v}"),
         "you're from {v}",
         ("where am I from", "where do I come from", "where did I grow up", "what's my home country", "do you know where I'm from", "where am I originally from"),
         "where you're from", (), ("Do you go back often?", "What do you miss about it?"), check=("am I from {v}",)),
    Kind("allergic", ("The user is allergic to {v}.",),
         ("I'm allergic to {v}", "I have an allergy to {v}", "I can't have {v} because I'm allergic", "I've got a bad allergy to {v}",
          "I'm very allergic to {v}", "I can't eat {v}, I'm allergic", "by the way I'm allergic to {v}", "my allergy is {v}", "I react badly to {v}, it's an allergy"),
         "you're allergic to {v}",
         ("what am I allergic to", "what should I avoid", "what should I avoid eating", "what should I not eat", "which food should I avoid", "do I have any allergies",
          "what's my allergy", "is there anything I can't eat", "what can't I eat", "what foods are bad for me", "what do I need to stay away from",
          "do you remember my allergy", "am I allergic to anything", "what must I not eat", "what are my allergies", "what allergies do I have"),
         "what you're allergic to",
         ("you're allergic to {v}", "you should avoid {v}, because you're allergic to {them}"), (),
         check=("am I allergic to {v}",), many=True),
    Kind("likes", ("The user likes {v}.", "The user loves {v}.", "The user enjoys {v}.", "The user really likes {v}."),
         ("I like {v}", "I love {v}", "I really like {v}", "I enjoy {v}", "I'm a big fan of {v}", "I'm really into {v}", "I absolutely love {v}", "I'm fond of {v}",
          "I can't get enough of {v}", "one thing I love is {v}", "I'm crazy about {v}"),
         "you like {v}",
         ("what do I like", "what do I enjoy", "what do I love", "what am I into", "what are my hobbies", "what's something I like", "do you know what I like",
          "what kind of things do I like", "what makes me happy", "do you remember what I like", "what do I like doing", "name something I like", "what's my hobby"),
         "what you like", ("you like {v}", "you love {v}", "you enjoy {v}"), ("What do you like best about it?", "How did that start?"),
         check=("do I like {v}", "do I enjoy {v}"), many=True),
    Kind("dislikes", ("The user dislikes {v}.", "The user doesn't like {v}.", "The user hates {v}."),
         ("I don't like {v}", "I hate {v}", "I dislike {v}", "I can't stand {v}", "I'm not a fan of {v}", "I really hate {v}", "{v} is not for me"),
         "you don't like {v}",
         ("what do I dislike", "what don't I like", "what do I hate", "what can't I stand", "is there something I don't like", "what annoys me", "do you know what I hate"),
         "what you dislike", ("you don't like {v}", "you dislike {v}"), (), check=("do I hate {v}", "do I dislike {v}"), many=True),
    Kind("color", ("The user's favorite color is {v}.", "The user's favourite colour is {v}."),
         ("my favorite color is {v}", "{v} is my favorite color", "my favourite colour is {v}", "the color I like best is {v}", "I like {v} best of all colors"),
         "your favorite color is {v}",
         ("what's my favorite color", "which color do I like best", "what color do I like", "what is my favourite colour", "do you know my favorite color", "which colour do I like most",
          "what color do I love", "remember my favorite color"),
         "your favorite color", (), (), check=("is my favorite color {v}", "is {v} my favorite color")),
    Kind("food", ("The user's favorite food is {v}.", "The user's favorite dish is {v}.", "The user's favourite food is {v}."),
         ("my favorite food is {v}", "{v} is my favorite food", "my favourite dish is {v}", "I could eat {v} every day", "the food I love most is {v}"),
         "your favorite food is {v}",
         ("what's my favorite food", "what food do I like best", "what's my favourite dish", "what do I like to eat", "what food do I love", "what could I eat every day",
          "do you know my favorite food", "which dish do I like most"),
         "your favorite food", (), ("Do you cook it yourself?",), check=("is {v} my favorite food",)),
    Kind("job", ("The user works as {a}.", "The user is {a}.", "The user's job is {v}."),
         ("I work as {a}", "I'm {a}", "I'm {a} by profession", "my job is {v}", "I've been {a} for years", "for a living I'm {a}", "I'm employed as {a}", "I have a job as {a}", "I started as {a}"),
         "you work as {a}",
         ("what do I do for work", "what's my job", "what do I do for a living", "what do I work as", "what is my profession", "where do I earn my money", "do you know my job",
          "what kind of work do I do", "what do I do", "do you remember what I do for a living", "what's my occupation", "what job do I have"),
         "what you do for work", ("you work as {a}", "you're {a}"), ("How is work these days?", "What do you like most about it?"), check=("am I {a}", "do I work as {a}")),
    Kind("company", ("The user works at {v}.", "The user works for {v}."),
         ("I work at {v}", "I work for {v}", "my employer is {v}", "I have a job at {v}", "I got a job at {v}", "I'm working at {v}", "I'm employed at {v}"),
         "you work at {v}",
         ("where do I work", "who do I work for", "which company do I work for", "what's my employer", "who's my employer", "where's my job", "do you know where I work", "what company am I with"),
         "where you work", ("you work at {v}",), ("How is it going there?",), check=("do I work at {v}",)),
    Kind("age", ("The user is {v} years old.",),
         ("I'm {v} years old", "I'm {v}", "I am {v} years old", "I turned {v}", "I just turned {v}", "my age is {v}"),
         "you're {v} years old",
         ("how old am I", "what's my age", "do you know how old I am", "do you remember my age", "how many years old am I", "can you tell me my age"),
         "how old you are", ("you're {v} years old", "you're {v}"), (), check=("am I {v} years old", "am I {v}")),
    Kind("birthday", ("The user's birthday is {v}.", "The user's birthday is on {v}."),
         ("my birthday is {v}", "my birthday is on {v}", "I was born on {v}", "my birthday's {v}", "I have my birthday on {v}"),
         "your birthday is {v}",
         ("when is my birthday", "what's my birthday", "when was I born", "do you know my birthday", "which day is my birthday", "when do I celebrate my birthday", "what date is my birthday"),
         "when your birthday is", ("your birthday is {v}", "your birthday is on {v}"), (), check=("is my birthday on {v}",)),
    Kind("diet", ("The user is {v}.",),
         ("I'm {v}", "I am {v}", "I've been {v} for a while", "just so you know, I'm {v}"),
         "you're {v}",
         (), "that about you", (), (), check=("am I {v}",), many=True),
    Kind("speaks", ("The user speaks {v}.",),
         ("I speak {v}", "I can speak {v}", "I'm fluent in {v}", "I grew up speaking {v}", "I know {v}"),
         "you speak {v}",
         ("which language do I speak", "what languages do I speak", "what language can I speak", "do you know which languages I speak", "what do I speak"),
         "which languages you speak", (), (), check=("do I speak {v}", "can I speak {v}"), many=True),
    Kind("plays", ("The user plays the {v}.",),
         ("I play the {v}", "I've played the {v} since I was small", "I'm learning the {v}", "I practise the {v} a lot", "I play the {v} a bit"),
         "you play the {v}",
         ("what instrument do I play", "which instrument do I play", "what do I play", "do you know which instrument I play", "what music do I make"),
         "which instrument you play", (), ("What are you practising?",), check=("do I play the {v}",)),
    Kind("sport", ("The user plays {v}.",),
         ("I play {v}", "I play {v} on weekends", "my sport is {v}", "I'm in a {v} club"),
         "you play {v}",
         ("what sport do I play", "which sport do I do", "what sport do I do", "do you know my sport"),
         "which sport you play", (), ("How often do you play?",), check=("do I play {v}",)),
    Kind("goal", ("The user wants to {v}.", "The user hopes to {v}.", "The user's goal is to {v}."),
         ("I want to {v}", "I'd like to {v}", "my goal is to {v}", "my dream is to {v}", "I hope to {v} one day", "I'm planning to {v}", "one day I'll {v}"),
         "you want to {v}",
         ("what's my goal", "what do I want to do", "what am I hoping to do", "what's my dream", "what are my goals", "what did I say I want to do", "what do I want to achieve", "do you remember my goal"),
         "what your goals are", (), ("How is that going?", "What would be a good first step?"), check=("do I want to {v}",), many=True),
    Kind("trip", ("The user plans to visit {v}.", "The user is going to visit {v}.", "The user plans to travel to {v}."),
         ("I plan to visit {v}", "I'm going to {v}", "I'm travelling to {v}", "we're going on holiday to {v}", "I booked a trip to {v}", "I'm flying to {v}"),
         "you plan to visit {v}",
         ("where am I going", "where do I want to travel", "what trip am I planning", "where am I travelling to", "where's my next trip", "which place do I plan to visit", "where am I going on holiday"),
         "where you plan to travel", (), ("What are you looking forward to most there?",), check=("am I going to {v}",)),
    Kind("studies", ("The user studies {v}.", "The user is studying {v}."),
         ("I study {v}", "I'm studying {v}", "I'm a student of {v}", "I'm doing a degree in {v}", "my subject is {v}"),
         "you study {v}",
         ("what do I study", "what am I studying", "what's my degree in", "which subject do I study", "do you know what I study", "what's my field"),
         "what you study", (), ("Which part do you enjoy most?",), check=("do I study {v}",)),
    Kind("car", ("The user drives {a}.", "The user has {a}.", "The user's car is {a}."),
         ("I drive {a}", "my car is {a}", "I have {a}", "I bought {a}"),
         "you drive {a}",
         ("what car do I have", "what do I drive", "which car do I drive", "what kind of car do I have", "what's my car"),
         "what you drive", (), (), check=("do I drive {a}",)),
    Kind("collects", ("The user collects {v}.",),
         ("I collect {v}", "I have a collection of {v}", "I've been collecting {v}", "I'm a collector of {v}"),
         "you collect {v}",
         ("what do I collect", "what's in my collection", "which things do I collect", "do you know what I collect"),
         "what you collect", (), ("Which one is your favorite?",), check=("do I collect {v}",)),
    Kind("drinks", ("The user drinks {v} in the morning.", "The user likes to drink {v}."),
         ("I drink {v} in the morning", "I start the day with {v}", "my drink is {v}", "I like to drink {v}"),
         "you like to drink {v}",
         ("what do I drink", "what do I like to drink", "what do I drink in the morning", "which drink do I like"),
         "what you like to drink", (), (), check=("do I like to drink {v}",)),
)}

PERSON = {k.key: k for k in (
    Kind("p_lives", ("{T} lives in {v}.",),
         ("{subj} lives in {v}", "{subj} is living in {v}", "{subj} moved to {v}", "{subj} has a flat in {v}", "{subj}'s home is in {v}", "{subj} lives over in {v}"),
         "{ysubj} lives in {v}",
         ("where does {subj} live", "where is {subj} living", "where's {subj}", "which city does {subj} live in", "where is {subj}'s home", "do you know where {subj} lives",
          "what city is {subj} in", "where does {subj} live now", "in which town does {subj} live", "tell me where {subj} lives", "where's {subj} living these days", "remember where {subj} lives"),
         "where {usubj} lives", ("{ysubj} lives in {v}", "{ysubj} lives in {v}", "{he} lives in {v}"), ("Are you planning to visit {him}?", "Do you get to see {him} often?"),
         who=("who lives in {v}", "who do I know in {v}", "do I know anyone in {v}", "who's living in {v}", "which of my people lives in {v}"), check=("does {subj} live in {v}", "is {subj} in {v}")),
    Kind("p_job", ("{T} works as {a}.", "{T} is {a}."),
         ("{subj} works as {a}", "{subj} is {a}", "{subj} has a job as {a}", "{subj} became {a}", "{subj} just started as {a}"),
         "{ysubj} works as {a}",
         ("what does {subj} do for work", "what's {subj}'s job", "what does {subj} do", "what does {subj} do for a living", "what is {subj}'s profession", "what does {subj} work as", "what kind of work does {subj} do", "do you know {subj}'s job"),
         "what {usubj} does for work", ("{ysubj} works as {a}", "{ysubj} is {a}", "{he} works as {a}"), ("Does {he} enjoy it?",),
         who=("who works as {a}", "who is {a}", "which of my people is {a}", "who do I know that is {a}"), check=("is {subj} {a}", "does {subj} work as {a}")),
    Kind("p_company", ("{T} works at {v}.", "{T} works for {v}."),
         ("{subj} works at {v}", "{subj} works for {v}", "{subj} got a job at {v}"),
         "{ysubj} works at {v}",
         ("where does {subj} work", "who does {subj} work for", "which company does {subj} work for", "who is {subj}'s employer", "do you know where {subj} works"),
         "where {usubj} works", (), (), who=("who works at {v}", "who works for {v}"), check=("does {subj} work at {v}",)),
    Kind("p_allergic", ("{T} is allergic to {v}.",),
         ("{subj} is allergic to {v}", "{subj} has an allergy to {v}", "{subj} can't eat {v} because of an allergy", "{subj} has a {v} allergy"),
         "{ysubj} is allergic to {v}",
         ("what is {subj} allergic to", "what should {subj} avoid", "what can't {subj} eat", "does {subj} have any allergies", "what's {subj}'s allergy", "what should I not cook for {subj}", "is {subj} allergic to anything"),
         "what {usubj} is allergic to", ("{ysubj} is allergic to {v}", "{he} is allergic to {v}"), (), who=("who is allergic to {v}", "who can't eat {v}"), check=("is {subj} allergic to {v}", "can {subj} eat {v}")),
    Kind("p_likes", ("{T} likes {v}.", "{T} loves {v}.", "{T} enjoys {v}."),
         ("{subj} likes {v}", "{subj} loves {v}", "{subj} is into {v}", "{subj} really enjoys {v}", "{subj} is a big fan of {v}"),
         "{ysubj} likes {v}",
         ("what does {subj} like", "what is {subj} into", "what does {subj} enjoy", "what does {subj} love", "what would {subj} enjoy", "what could I give {subj} as a gift", "what present would {subj} like", "do you know what {subj} likes"),
         "what {usubj} likes", ("{ysubj} likes {v}", "{ysubj} loves {v}", "{he} likes {v}"), (), who=("who likes {v}", "who loves {v}", "who's into {v}"), check=("does {subj} like {v}",)),
    Kind("p_age", ("{T} is {v} years old.",),
         ("{subj} is {v} years old", "{subj} is {v}", "{subj} turned {v}", "{subj} just turned {v}"),
         "{ysubj} is {v} years old",
         ("how old is {subj}", "what's {subj}'s age", "do you know how old {subj} is", "what age is {subj}", "remember how old {subj} is"),
         "how old {usubj} is", ("{ysubj} is {v} years old", "{he} is {v}"), (), who=("who is {v} years old",), check=("is {subj} {v} years old",)),
    Kind("p_birthday", ("{T}'s birthday is {v}.", "{T} has a birthday on {v}."),
         ("{subj}'s birthday is {v}", "{subj} has a birthday on {v}", "{subj} was born on {v}"),
         "{ysubj} has a birthday on {v}",
         ("when is {subj}'s birthday", "when was {subj} born", "what day is {subj}'s birthday", "do you know when {subj}'s birthday is"),
         "when {usubj} has a birthday", ("{ysubj} has a birthday on {v}", "{his} birthday is {v}"), (), who=("who has a birthday on {v}", "whose birthday is on {v}")),
    Kind("p_studies", ("{T} studies {v}.", "{T} is studying {v}."),
         ("{subj} studies {v}", "{subj} is studying {v}", "{subj} is doing a degree in {v}"),
         "{ysubj} studies {v}",
         ("what does {subj} study", "what is {subj} studying", "what's {subj}'s degree in"),
         "what {usubj} studies", (), (), who=("who studies {v}", "who is studying {v}"), check=("does {subj} study {v}",)),
    Kind("p_plays", ("{T} plays the {v}.",),
         ("{subj} plays the {v}", "{subj} is learning the {v}"),
         "{ysubj} plays the {v}",
         ("what instrument does {subj} play", "which instrument does {subj} play", "what does {subj} play"),
         "which instrument {usubj} plays", (), (), who=("who plays the {v}",), check=("does {subj} play the {v}",)),
    Kind("p_from", ("{T} is from {v}.", "{T} comes from {v}."),
         ("{subj} is from {v}", "{subj} comes from {v}", "{subj} grew up in {v}"),
         "{ysubj} is from {v}",
         ("where is {subj} from", "where does {subj} come from", "where did {subj} grow up"),
         "where {usubj} is from", (), (), who=("who is from {v}", "who comes from {v}"), check=("is {subj} from {v}",)),
    Kind("p_free", ("{T} is {v}.",),
         ("{subj} is {v}",),
         "{ysubj} is {v}", (), "that about {usubj}", (), (), check=("is {subj} {v}",)),
)}


def draw_value(s, key):
    """A value for a kind: invented about half of the time, otherwise from the lists."""
    base = key[2:] if key.startswith("p_") else key
    inv = s.chance(0.5)
    if base == "name":
        return person_name(s)
    if base in ("lives", "from"):
        return invent.place(s) if inv else s.value(words.PLACES)
    if base == "trip":
        place = invent.place(s) if inv else s.value(words.PLACES)
        return place + (" in " + s.one(words.MONTHS) if s.chance(0.4) else "")
    if base == "allergic":
        if inv:
            word = invent.thing(s)
            return word + "s" if s.chance(0.6) and not word.endswith("s") else word
        return s.value(words.FOODS_PL if s.chance(0.55) else words.FOODS_SG if s.chance(0.7) else words.ALLERGY_OTHER)
    if base in ("likes", "dislikes"):
        pool = words.DISLIKES if base == "dislikes" and s.chance(0.6) else words.LIKES_THINGS if s.chance(0.7) else words.DISHES
        if s.chance(0.35):
            word = invent.thing(s)
            return s.one((word + "s", word + " music", word + "ing", "playing " + word, word, word + " soup", s.value(words.COLORS) + " " + word + "s"))
        return s.value(pool)
    if base == "color":
        return s.one(("dark ", "light ", "pale ", "deep ")) + invent.thing(s) if s.chance(0.1) else (invent.thing(s) if s.chance(0.25) else s.value(words.COLORS))
    if base == "food":
        if s.chance(0.4):
            return invent.thing(s) + s.one(("", " soup", " stew", " pie", " rice", " noodles"))
        return s.value(words.DISHES)
    if base == "job":
        return invent.job(s) if s.chance(0.35) else s.value(words.JOBS)
    if base == "company":
        return invent.company(s) if s.chance(0.75) else s.value(words.COMPANIES)
    if base == "age":
        return str(s.count(2, 96))
    if base == "birthday":
        return f"{s.count(1, 30)} {s.one(words.MONTHS)}"
    if base == "diet" or base == "free":
        return s.value(words.DIETS) if not s.chance(0.15) else invent.thing(s) + s.one(("ian", "ish", "ous"))
    if base == "speaks":
        return invent.language(s) if inv else s.value(words.LANGUAGES)
    if base == "plays":
        return invent.thing(s) if s.chance(0.4) else s.value(words.INSTRUMENTS)
    if base == "sport":
        return invent.thing(s) if s.chance(0.3) else s.value(words.SPORTS)
    if base == "goal":
        if s.chance(0.4):
            return s.one(("visit {p}", "learn {l}", "build {at}", "open {at} shop", "write about {p}", "move to {p}", "buy {at}", "work at {c}", "finish the {t}", "try {t} soup")).format(
                p=invent.place(s), l=invent.language(s), t=invent.thing(s), at=article(invent.thing(s)), c=invent.company(s))
        return s.value(words.GOALS)
    if base == "studies":
        subject = invent.thing(s) + s.one(("ology", "ics", " design", " history")) if s.chance(0.3) else s.value(words.SUBJECTS)
        return subject + (" at " + invent.place(s) if s.chance(0.25) else "")
    if base == "car":
        return s.one(("a ", "an old ", "a red ", "a blue ", "a small ")) + invent.name(s) if s.chance(0.5) else s.value(words.CARS)
    if base == "collects":
        return invent.thing(s) + "s" if s.chance(0.4) else s.value(words.COLLECTIONS)
    if base == "drinks":
        return invent.thing(s) + s.one((" tea", " juice", "")) if s.chance(0.3) else s.value(words.DRINKS)
    raise KeyError(key)


def person_name(s, gender=None):
    """A given name, half invented, sometimes with a surname."""
    if s.chance(0.5):
        base = invent.name(s)
    else:
        gender = gender or s.one("fm")
        base = s.value(words.NAMES_F if gender == "f" else words.NAMES_M if gender == "m" else words.NAMES_X + words.NAMES_F + words.NAMES_M)
    return base + (" " + invent.name(s) if s.chance(0.06) else "")


def plural(value):
    """Whether a value is spoken of as `them`."""
    last = (value.split() or [""])[-1]
    return last.endswith("s") and not last.endswith("ss") and value not in ("tennis", "chess", "hummus")
