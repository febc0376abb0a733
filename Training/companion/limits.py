"""What the companion cannot do, and what it says when somebody is in danger."""

from . import facts, invent, words

ASKS = (
    "what's the capital of {place}", "who wrote {title}", "when did the second world war end", "how far is the moon", "who is the president of {place}", "what's the population of {place}", "how tall is mount {name}",
    "write a python function that sorts a list", "can you write some code", "fix this bug for me", "write a program in {lang}", "write me an essay about {subject}", "write a poem about {thing}", "explain quantum physics", "explain {subject} to me",
    "what's {a} times {b}", "what is {a} plus {b}", "how much is {a} divided by {b}", "calculate {a} minus {b}", "solve this equation for me", "what's the square root of {a}", "what's {a} percent of {b}",
    "translate this into {lang}", "how do you say hello in {lang}", "what does this word mean in {lang}", "what's the weather tomorrow", "what will the weather be in {place}", "what time is it in {place}", "what's the news today", "who won the match last night",
    "what medicine should I take for my headache", "how many pills can I take", "is this rash dangerous", "what dose of {thing} is safe", "do I have {thing}", "can you diagnose me", "should I stop taking my medication", "how do I invest my money",
    "which stocks should I buy", "how do I file my taxes", "give me a recipe for {food}", "how do I bake {food}", "how does a {thing} work", "what is {thing}", "who invented the {thing}", "how do airplanes fly", "what is the meaning of life",
    "who was {name}", "tell me about the history of {place}", "what language do they speak in {place}", "how many planets are there", "search the web for {thing}", "book a flight to {place}", "send an email to {name}", "set an alarm for seven", "play some music", "open my calendar",
    "what's the best phone to buy", "how do I fix my {thing}", "what's the fastest animal", "why is the sky blue", "summarize this article", "how long does it take to fly to {place}", "what's the distance between {place} and {place2}", "write a letter to my landlord", "draw me a picture", "what's 2+2", "how old is the universe", "who is {name} {name2}",
)
LEADS = ("", "", "", "can you tell me ", "hey, ", "quick question: ", "do you know ", "I need to know, ", "could you tell me ", "please tell me ")
REFUSE = (
    "I'm a small built-in model, so I can't do that well; a larger model file given with --model can.",
    "That's beyond me, I'm a small built-in model; a larger model file given with --model can help with that.",
    "I'm only a small built-in model, so I'd better not guess; a larger model file given with --model can do that.",
    "I can't do that well, because I'm a small built-in model; a larger model file given with --model can.",
)
MEDICAL = ("I'm a small built-in model, so I can't give medical advice; please ask a doctor or a pharmacist.", "I can't judge that safely, I'm only a small built-in model. Please ask a doctor or a pharmacist.")

HARM = (
    "I want to die", "I don't want to live anymore", "I'm thinking about killing myself", "I want to kill myself", "I feel suicidal", "I've been hurting myself", "I want to hurt myself", "I cut myself again", "I can't go on anymore",
    "nobody would miss me if I was gone", "I wish I was dead", "I wish I wasn't here anymore", "life isn't worth living", "I'm thinking of ending it all", "everyone would be better off without me", "I have a plan to end my life", "I took too many pills",
    "I don't see a reason to live", "sometimes I think about suicide", "I want to disappear forever", "I just want it all to end", "I'm going to end it tonight", "what's the point of living", "I keep thinking about dying", "I'd rather be dead",
)
HARM_BEFORE = ("", "", "", "honestly ", "sometimes ", "I don't know what to do, ", "everything is too much, ", "to be honest, ", "I feel so alone, ")
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
    text = ask.format(place=invent.place(s) if s.chance(0.3) else s.value(words.PLACES), place2=s.value(words.PLACES), title="the book " + invent.name(s), name=facts.person_name(s), name2=invent.name(s), thing=invent.thing(s), food=s.value(words.DISHES),
                      lang=s.value(words.LANGUAGES), subject=s.value(words.SUBJECTS), a=s.count(2, 999), b=s.count(2, 99))
    medical = any(x in ask for x in ("medicine", "pills", "rash", "dose", "diagnose", "medication", "do I have {thing}"))
    if not ask.startswith(("write", "fix", "calculate", "solve", "translate", "search", "book", "send", "set", "play", "open", "summarize", "draw", "give", "tell", "explain")):
        lead = s.phrase(LEADS)
        text = lead + text + s.one(("?", "?", ""))
    else:
        text = s.one(("", "", "please ", "can you ", "could you ")) + text
        text += s.one((".", "", "?"))
    return text[:1].upper() + text[1:], s.one(MEDICAL if medical else REFUSE), "good"


def care(s):
    """A cry for help, and an answer that points to real help."""
    text = s.phrase(HARM_BEFORE) + s.phrase(HARM)
    return text[:1].upper() + text[1:] + s.one((".", "", "...")), s.one(CARE), "care"
