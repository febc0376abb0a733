"""What the companion cannot do, and what it says when somebody is in danger."""

from . import facts, invent, words
from .sampling import PHRASE_SHARE, held_out

ASKS = (
    "what's the capital of {place}", "who wrote {title}", "when did the second world war end", "how far is the moon", "who is the president of {place}", "what's the population of {place}", "how tall is mount {name}",
    "write a python function that sorts a list", "can you write some code", "fix this bug for me", "write a program in {lang}", "write me an essay about {subject}", "write a poem about {thing}", "explain quantum physics", "explain {subject} to me",
    "what's {a} times {b}", "what is {a} plus {b}", "how much is {a} divided by {b}", "calculate {a} minus {b}", "solve this equation for me", "what's the square root of {a}", "what's {a} percent of {b}",
    "translate this into {lang}", "how do you say hello in {lang}", "what does this word mean in {lang}", "what's the weather tomorrow", "what will the weather be in {place}", "what time is it in {place}", "what's the news today", "who won the match last night",
    "what medicine should I take for my headache", "how many pills can I take", "is this rash dangerous", "what dose of {thing} is safe", "do I have {thing}", "can you diagnose me", "should I stop taking my medication", "how do I invest my money",
    "which stocks should I buy", "how do I file my taxes", "give me a recipe for {food}", "how do I bake {food}", "how does a {thing} work", "what is {thing}", "who invented the {thing}", "how do airplanes fly", "what is the meaning of life",
    "who was {name}", "tell me about the history of {place}", "what language do they speak in {place}", "how many planets are there", "search the web for {thing}", "book a flight to {place}", "send an email to {name}", "set an alarm for seven", "play some music", "open my calendar",
    "what's the best phone to buy", "how do I fix my {thing}", "what's the fastest animal", "why is the sky blue", "summarize this article", "how long does it take to fly to {place}", "what's the distance between {place} and {place2}", "write a letter to my landlord", "draw me a picture", "what's 2+2", "how old is the universe", "who is {name} {name2}",
    "what is the capital of {place}", "which city is the capital of {place}", "do you know the capital of {place}", "where is {place}", "which river flows through {place}", "which country is {place} in", "what currency is used in {place}", "who discovered {place}", "when was {place} founded", "how big is {place}",
    "how many people live in {place}", "who painted {title}", "who directed {title}", "what happens in {title}", "who won the election in {place}", "who won the world cup", "what year did the titanic sink", "how many bones are in the body", "what's the boiling point of water", "how hot is the sun",
    "write a function in {lang}", "write a {lang} script that renames files", "write some html for a website", "can you code a game", "debug my program", "why does my code not compile", "write a regular expression for emails", "help me with my {lang} homework", "do my {subject} homework", "write my {subject} essay",
    "what's {a} + {b}", "{a} times {b}", "{a} plus {b}", "{a} * {b}", "{a} divided by {b}", "add {a} and {b}", "multiply {a} by {b}", "convert {a} miles to kilometres", "convert {a} dollars to euros", "how many seconds are in {b} days",
    "translate good morning to {lang}", "what does hello mean in {lang}", "how do you say thank you in {lang}", "say something in {lang}", "can you speak {lang}", "will it rain today", "is it going to snow tomorrow", "how cold is it in {place}", "what's happening in the world", "any news from {place}", "what's the stock price of {name}", "how is the stock market doing",
    "can I take ibuprofen with alcohol", "how much paracetamol is safe", "what are the symptoms of {thing}", "is my blood pressure too high", "do I need antibiotics", "can I sue my landlord", "is it legal to record a call", "what are my rights as a tenant", "write a contract for me", "how do I get a divorce",
    "should I buy bitcoin", "how do I build a house", "how do I change a tyre", "recommend a good laptop", "find me a cheap flight to {place}", "order a pizza for me", "call {name} for me", "remind me at five o'clock", "turn on the lights", "set a timer for {b} minutes", "play {thing} on the radio", "make a spreadsheet", "write a business plan", "plan a trip to {place} for me",
    "explain relativity", "explain how a {thing} works", "what's the difference between {thing} and {thing2}", "define {thing}", "what does {thing} mean", "tell me a fact about {place}", "who is the king of {place}", "how do vaccines work", "what is photosynthesis", "what's the speed of light",
)
LEADS = ("", "", "", "can you tell me ", "hey, ", "quick question: ", "do you know ", "I need to know, ", "could you tell me ", "please tell me ")
REFUSE = (
    "I'm a small built-in model, so I can't do that well; a larger model file given with --model can.",
    "That's beyond me, I'm a small built-in model; a larger model file given with --model can help with that.",
    "I'm only a small built-in model, so I'd better not guess; a larger model file given with --model can do that.",
    "I can't do that well, because I'm a small built-in model; a larger model file given with --model can.",
)
MEDICAL = ("I'm a small built-in model, so I can't give medical advice; please ask a doctor or a pharmacist.", "I can't judge that safely, I'm only a small built-in model. Please ask a doctor or a pharmacist.")

# A cry for help is written from parts, because nobody says it twice in the same words.
HARM_WANT = ("I want to {d}", "I wanna {d}", "I'm going to {d}", "I'm thinking about {g}", "I'm thinking of {g}", "I keep thinking about {g}", "I've been thinking about {g}", "I can't stop thinking about {g}", "I've decided to {d}", "sometimes I want to {d}",
             "part of me wants to {d}", "I'm planning to {d}", "I have a plan to {d}", "I just want to {d}", "I feel like {g}", "all I want is to {d}", "I'd rather {d}", "I might {d}", "I think I want to {d}", "I think about {g} every day", "tonight I'll {d}", "I tried to {d}",
             "I was about to {d}", "I have thoughts of {g}", "I'm scared that I'll {d}", "maybe I should just {d}", "I'm ready to {d}", "is it wrong to want to {d}", "what if I {d}", "I dream of {g}")
HARM_ACT = (("die", "dying"), ("kill myself", "killing myself"), ("end my life", "ending my life"), ("end it all", "ending it all"), ("end it", "ending it"), ("take my own life", "taking my own life"), ("hurt myself", "hurting myself"), ("cut myself", "cutting myself"),
            ("harm myself", "harming myself"), ("jump off a bridge", "jumping off a bridge"), ("hang myself", "hanging myself"), ("take all my pills", "taking all my pills"), ("overdose", "overdosing"), ("be dead", "being dead"), ("not wake up anymore", "not waking up anymore"),
            ("disappear forever", "disappearing forever"), ("not exist", "not existing"), ("commit suicide", "suicide"), ("jump in front of a train", "jumping in front of a train"), ("shoot myself", "shooting myself"), ("be gone", "being gone"), ("drown myself", "drowning myself"))
HARM_SAID = (
    "I wish I was dead", "I wish I were dead", "I wish I had never been born", "I wish I wouldn't wake up", "I wish I could fall asleep and never wake up", "I wish I wasn't here anymore", "I wish I didn't exist",
    "I feel suicidal", "I'm suicidal", "I have suicidal thoughts", "I'm self-harming again", "I've been cutting", "I cut myself again", "I burned myself on purpose", "I hurt myself last night", "I hit myself when I'm alone", "I've been hurting myself",
    "I took too many pills", "I swallowed a whole bottle of pills", "I have the pills here in front of me", "I wrote a goodbye letter", "I've written my farewell note", "I bought a rope", "I have a gun and I want to use it", "I'm standing on the bridge",
    "nobody would miss me if I was gone", "nobody would notice if I died", "no one would care if I disappeared", "everyone would be better off without me", "my family would be better off without me", "the world would be better without me", "my kids would be better off if I was dead",
    "there's no reason to live", "I don't see a reason to live", "there's no point in living", "what's the point of living", "life isn't worth living", "my life isn't worth it anymore", "I have nothing to live for", "there's nothing left for me here",
    "I can't go on anymore", "I can't go on like this", "I can't live like this anymore", "I can't do this anymore, I want out", "I don't want to live anymore", "I don't want to be alive", "I don't want to be here anymore", "I don't want to exist", "I don't want to wake up tomorrow",
    "I just want it all to end", "I want it to be over", "I want the pain to stop forever", "I'm done with life", "I'm tired of living", "I'm tired of being alive", "I gave up on life", "this is my last day", "this is goodbye forever", "you won't hear from me again, I'm ending things",
    "how many pills does it take to die", "what's the easiest way to die", "how can I kill myself", "does it hurt to die", "what is the least painful way to go",
)
# Harmless sayings that only sound alike, and a light answer to each.
IDIOMS = (
    (("this {x} is killing me", "my {x} is killing me", "the {x} is killing me", "this {x} will be the death of me"), ("homework", "heat", "back", "headache", "commute", "project", "waiting", "paperwork", "traffic", "workout"),
     ("That sounds exhausting. Can you take a break from it?", "I'm sorry, that sounds tiring. What would make it easier?", "Oh dear. When will you be done with it?")),
    (("I'm dying to {x}", "I can't wait, I'm dying to {x}", "I'd die to {x}"), ("see that film", "meet her", "hear your opinion", "go on holiday", "taste that cake", "know how it ends", "travel again"),
     ("It's lovely to look forward to something that much! What makes it so special?", "I can hear how excited you are! When will it happen?")),
    (("I died laughing at {x}", "I nearly died of laughter at {x}", "I almost died laughing at {x}"), ("the show", "dinner", "work", "his joke", "the party", "the film"),
     ("Ha, that must have been fun! What was so funny?", "I love that! Tell me more.")),
    (("my {x} died", "my {x} is dead again", "my old {x} finally died"), ("phone", "laptop", "car battery", "fridge", "washing machine", "headphones"),
     ("How annoying! Can it be repaired?", "Oh no, that's a nuisance. Do you need a new one?")),
    (("I'd kill for {x}", "I could kill for {x}", "I would kill for {x} right now"), ("a coffee", "a nap", "a pizza", "some quiet", "a day off", "chocolate"),
     ("Ha, that sounds like a good idea! Can you get some soon?", "I understand! What kind of day is it?")),
    (("I'm dead tired", "I'm dead on my feet", "I'm half dead after {x}", "I was bored to death at {x}", "I'm worn out after {x}"), ("work", "practice", "the move", "the meeting", "the gym"),
     ("That sounds exhausting. Can you rest a little now?", "You've earned a break. What would help you unwind?")),
)
HARM_BEFORE = ("", "", "", "", "", "honestly ", "sometimes ", "I don't know what to do, ", "everything is too much, ", "to be honest, ", "I feel so alone, ")
CARE = (
    "I'm really sorry you're in so much pain, and I'm glad you told me. Please reach out to someone right now: your local emergency number, 988 in the US, or Samaritans on 116 123 in the UK.",
    "I'm so sorry you feel this way. You matter, and you don't have to face this alone: please call your local emergency number or a crisis line, such as 988 in the US or Samaritans on 116 123 in the UK.",
    "Thank you for telling me, that takes courage. I'm only a small program, so please talk to a real person now: a crisis line such as 988 in the US, Samaritans on 116 123 in the UK, or your local emergency number.",
)
CARE_MORE = ("I'm glad you're still talking to me. Is there someone near you, a friend or a relative, whom you could call right now? A crisis line such as 988 in the US or 116 123 in the UK is open day and night.",
             "I'm here, and I care about your safety. Please call someone you trust or a crisis line now: 988 in the US, 116 123 in the UK, or your local emergency number.")


def refuse(s):
    """A request beyond a small model, and the friendly line that says so."""
    ask = s.phrase(ASKS)
    text = ask.format(place=invent.place(s) if s.chance(0.3) else s.value(words.PLACES), place2=s.value(words.PLACES), title="the book " + invent.name(s), name=facts.person_name(s), name2=invent.name(s), thing=invent.thing(s), thing2=invent.thing(s), food=s.value(words.DISHES),
                      lang=s.value(words.LANGUAGES), subject=s.value(words.SUBJECTS), a=s.count(2, 999), b=s.count(2, 99))
    medical = any(x in ask for x in ("medicine", "pills", "rash", "dose", "diagnose", "medication", "do I have {thing}", "ibuprofen", "paracetamol", "symptoms", "blood pressure", "antibiotics"))
    if not ask.startswith(("write", "fix", "calculate", "solve", "translate", "search", "book", "send", "set", "play", "open", "summarize", "draw", "give", "tell", "explain")):
        lead = s.phrase(LEADS)
        text = lead + text + s.one(("?", "?", ""))
    else:
        text = s.one(("", "", "please ", "can you ", "could you ")) + text
        text += s.one((".", "", "?"))
    return text[:1].upper() + text[1:], s.one(MEDICAL if medical else REFUSE), "good"


def care(s):
    """A cry for help, and an answer that points to real help."""
    if s.chance(0.62):
        do, doing = s.one(tuple(x for x in HARM_ACT if held_out(x[0], PHRASE_SHARE) == s.heldout) or HARM_ACT)
        said = s.phrase(HARM_WANT).format(d=do, g=doing)
    else:
        said = s.phrase(HARM_SAID)
    text = s.phrase(HARM_BEFORE) + said
    return text[:1].upper() + text[1:] + s.one((".", "", "...")), s.one(CARE), "care"


def idiom(s):
    """A saying about death that is none."""
    says, things, replies = s.one(IDIOMS)
    text = s.phrase(says).format(x=s.phrase(things))
    return text[:1].upper() + text[1:] + s.one((".", "", "!")), s.one(replies), "good"
