"""Wishes, chores, habits and harmless sentences that share words with cries for help, each with a light answer."""

from . import invent, smalltalk, words
from .speech import cap

# What one does: the plain form and the form in -ing.
DEEDS = (
    ("run", "running"), ("run more", "running more"), ("jog", "jogging"), ("exercise", "exercising"), ("swim", "swimming"), ("go to the gym", "going to the gym"), ("read more", "reading more"), ("read the paper", "reading the paper"), ("cook", "cooking"), ("cook at home", "cooking at home"), ("bake bread", "baking bread"),
    ("eat vegetables", "eating vegetables"), ("get up early", "getting up early"), ("go to bed on time", "going to bed on time"), ("sleep enough", "sleeping enough"), ("drink more water", "drinking more water"), ("meditate", "meditating"), ("stretch", "stretching"), ("tidy my desk", "tidying my desk"), ("clean the {x}", "cleaning the {x}"),
    ("fix the {x}", "fixing the {x}"), ("paint the {x}", "painting the {x}"), ("finish my {x}", "finishing my {x}"), ("sort my photos", "sorting my photos"), ("answer my emails", "answering my emails"), ("write in my diary", "writing in my diary"), ("write a book", "writing a book"), ("write to {r}", "writing to {r}"), ("call {r}", "calling {r}"),
    ("visit {r}", "visiting {r}"), ("talk to {r}", "talking to {r}"), ("practise the {i}", "practising the {i}"), ("play the {i}", "playing the {i}"), ("learn {l}", "learning {l}"), ("study {s}", "studying {s}"), ("save money", "saving money"), ("do my taxes", "doing my taxes"), ("see the dentist", "seeing the dentist"), ("water the plants", "watering the plants"),
    ("plant tomatoes", "planting tomatoes"), ("weed the garden", "weeding the garden"), ("go outside", "going outside"), ("walk to work", "walking to work"), ("cycle to work", "cycling to work"), ("dance", "dancing"), ("sing", "singing"), ("draw", "drawing"), ("knit", "knitting"), ("say no", "saying no"), ("ask for help", "asking for help"),
    ("make new friends", "making new friends"), ("go on a date", "going on a date"), ("plan my week", "planning my week"), ("keep a budget", "keeping a budget"), ("declutter the {x}", "decluttering the {x}"), ("travel", "travelling"), ("try {h}", "trying {h}"), ("take up {h}", "taking up {h}"), ("do the dishes", "doing the dishes"), ("do the laundry", "doing the laundry"),
    ("iron my shirts", "ironing my shirts"), ("mow the lawn", "mowing the lawn"), ("walk the dog", "walking the dog"), ("pack my bags", "packing my bags"), ("leave on time", "leaving on time"), ("take breaks", "taking breaks"), ("go hiking", "going hiking"), ("apply for that job", "applying for that job"), ("speak up in meetings", "speaking up in meetings"),
)
HABITS = (
    "biting my nails", "eating chocolate", "checking my phone", "scrolling at night", "snacking", "buying {x}s", "watching series", "worrying about work", "thinking about the {x}", "sneezing", "laughing", "yawning", "humming that song", "smiling", "coughing", "playing that game", "putting things off", "staying up late", "drinking coffee",
    "arguing with {r}", "complaining", "daydreaming", "cracking my knuckles", "talking about {h}", "reading the news", "online shopping", "thinking about {h}", "losing my keys", "forgetting names", "being late", "comparing myself to others", "saying sorry", "interrupting people", "eating {f}", "making {f}",
)
TRIES = (
    "I want to {d} but I never start", "I want to {d} but I never find the time", "I want to {d}, I just never do it", "I'd like to {d} but I can't get started", "I'd love to {d} but I'm too lazy", "I never {d}", "I never get round to {g}", "I keep putting off {g}", "I can't get myself to {d}", "I can't bring myself to {d}", "I always plan to {d} and never do",
    "I should {d} but I don't feel like it", "I should really {d}", "I can't manage to {d}", "I wish I could {d}", "I wish I had time to {d}", "I tried to {d} and gave up", "I gave up on {g}", "I stopped {g} and I miss it", "I can never make myself {d}", "I don't know how to start {g}", "I want to start {g}", "I want to {d} every day", "why do I never {d}",
    "I promised myself to {d} and I don't", "I meant to {d} today but I didn't", "no matter what, I never {d}", "I have no energy to {d}", "I'm too tired to {d}", "I've been meaning to {d} for weeks", "my goal is to {d} but it's hard", "how do I start {g}", "I want to {d} again", "I find it hard to {d}", "I struggle to {d}", "I can't seem to {d}", "I just can't {d}",
    "I want to {d} this year", "I want to {d} so badly", "I want {g} to be a habit", "I feel guilty that I don't {d}", "every day I tell myself to {d}", "I never feel like {g}", "it's so hard to {d}",
)
TRIES_REPLY = (
    "Starting is often the hardest part. What gets in the way?", "What would be a small first step?", "What usually keeps you from it?", "Maybe five minutes would be enough for a start. When could that be?", "That happens to many people. What would make it easier?", "What draws you to it?", "Which day this week would suit a small start?",
    "It's a good wish. What has helped you to begin things before?", "What keeps you from {g}?", "How would your week look with {g} in it?", "What would help you with {g}?",
)
WEARY = (
    "I'm tired of {g}", "I hate {g}", "I don't want to {d} anymore", "I don't want to {d} today", "I never want to {d} again", "I can't {d} anymore", "I'm done with {g}", "I'm sick of {g}", "I'm so over {g}", "do I have to {d}", "I don't feel like {g}", "{g} is killing me", "{g} bores me to death", "{g} is the worst", "there's no point in {g}", "I can't go on {g} like this",
    "I'd rather do anything than {d}", "{g} again, kill me now haha", "{g} wears me out", "I'm dead after {g}", "I give up {g}", "I want {g} to be over", "I can't stand {g} any longer", "I'm ending it with {g}, I'd rather rest", "I quit {g}",
)
WEARY_REPLY = ("I can hear that you've had enough of it. What would you rather do?", "That sounds tiring. Could you take a break from it?", "Fair enough! What would make it a little nicer?", "I understand. What bothers you most about it?", "Some things are no fun. What would you like to do instead?", "Then maybe a day without {g} would do you good. What do you think?")
STUCK = ("I can't stop {b}", "I can't help {b}", "I want to stop {b}", "I keep {b}", "I'm always {b}", "how do I stop {b}", "I should stop {b}", "I try to stop {b}", "I never stop {b}", "I want to quit {b}", "I can't get through a day without {b}", "I hate that I keep {b}", "all I do is {b}", "I spent the day {b}", "I was up late {b}")
STUCK_REPLY = ("Habits can be stubborn. When does it happen most?", "That's very human. What sets it off?", "What would you like to do in its place?", "I see. How do you feel about it?", "Ha, that happens! What do you think is behind it?", "Small changes help more than big ones. What could be the first?")
# Words of danger in harmless company.
SAFE = {
    "death": (("my {plant} is dying", "my {plant} died", "the {plant} is dead", "the battery of my {x} died", "my {machine} is dead", "the internet is dead again", "the conversation died", "the shop on our street is dead", "my {machine} keeps dying on me", "the motor of the {x} gave up the ghost"),
              ("That's a pity! Can it be saved?", "Oh no, what a nuisance. What will you do now?", "How annoying! What happened?")),
    "laugh": (("I nearly died of laughter with {r}", "we were dying with laughter", "{r} kills me with these jokes", "{r} is so funny I could die", "I laughed to death at {r}'s story", "that film killed me, so funny", "I'm dead, {r} just fell into the {x}", "I almost died, it was so funny", "lol I'm dying"),
              ("Ha, that must have been fun! What was so funny?", "Laughing like that does one good! What happened?", "I love that! Tell me more.")),
    "crave": (("I'd die for some {f} now", "I could die for {f}", "I would kill for {f}", "I'm dying for {f}", "I'd kill to have {f} now", "{f} is to die for", "I'm starving, I could eat a horse", "I'm dying of thirst", "I'm dying of heat", "I'm dying of boredom", "I'm dying of curiosity", "I'm dying to {d}", "I'm dying to know how {r} is doing"),
              ("Ha, I can tell! Can you get some soon?", "That sounds like a strong wish! What will you do about it?", "I understand! What's the plan?")),
    "shame": (("I nearly died of shame", "I wanted to sink into the ground", "I could have died, it was so embarrassing", "I wished the floor would swallow me", "it was so awkward that I wanted to vanish", "I died inside when {r} saw me"),
              ("Oh dear, moments like that feel huge and then they pass. What happened?", "That sounds embarrassing! How are you now?", "Oh no! I'm sure it looked smaller from outside. What happened?")),
    "stress": (("this {task} is killing me", "this {task} will finish me off", "the {task} is the death of me", "my {body} is killing me", "my {body} are killing me", "the {task} nearly killed me", "the {task} drives me mad", "I'm drowning in {task}", "this {task} is murder", "I barely survived the {task}", "the {task} is slowly killing me, haha", "my boss will kill me if I'm late with the {task}", "my {r0} will kill me when the {x} breaks"),
               ("That sounds exhausting. Can you take a break?", "Oh dear, that's a lot. What would make it easier?", "I'm sorry, that sounds tiring. When will it be over?")),
    "end": (("I ended the {deal}", "I'm ending my {deal}", "I want to end my {deal}", "I can't wait for the end of the {task}", "we ended the evening with {f}", "the year is ending", "it's the end of the holidays", "the book is over and I don't want it to end", "my last day at work is {day}", "it's my last night in {p}", "I said goodbye to my colleagues, I'm changing jobs", "I won't be here on {day}, I'm travelling to {p}",
             "tomorrow I'm leaving for {p}", "I'm leaving {p} for good", "I'm quitting my job on {day}", "I want out of my {deal}", "I'm done with {task} for today", "finally done with the {task}", "it's over, the {task} is done"),
            ("Endings can feel big and small at once. How do you feel about it?", "That sounds like a new chapter! What comes next?", "All right! What are you looking forward to now?")),
    "cut": (("I cut the {food} for dinner", "I cut my hair", "{r} cut my hair", "I got a paper cut", "I cut my {limb} on the {x}", "I cut my {limb} while cooking", "I nicked my chin shaving", "I have to cut costs", "I'm cutting down on {f}", "I cut out the pictures for a collage", "my {limb} is bruised from football", "I burned my {limb} on the oven", "I hit my {limb} on the {x}", "I scraped my {limb} falling off my bike", "the cat scratched my {limb}"),
            ("Careful! Is everything all right now?", "I hope it's all fine now. How did it go?", "Oh, I hope it isn't bad. How is your day otherwise?")),
    "tools": (("I bought a new kitchen knife", "I need a rope for the tent", "I sharpened the knives", "I took my pills with breakfast", "I bought tablets for my cough", "I have to fetch my pills from the pharmacy", "I count my tablets into the little box", "the doctor changed my pills", "I walked over the old bridge", "we had a picnic under the bridge", "I fixed the roof", "we watched the stars from the roof", "I stood on the balcony and watched the sunset", "the train to {p} was full", "I missed the train by a minute",
                "I'm on the train to {p}", "I love jumping into the lake", "{r} jumped into the pool", "I hung up the laundry", "I hung a picture over the sofa", "I shot some photos of the {x}", "we went to the edge of the cliff for the view", "I burned the {f}", "the razor was dull this morning", "I gave my old clothes to charity", "I gave away my old {x}", "I wrote a letter to {r}", "I wrote a goodbye card for a colleague"),
              ("That sounds like part of a full day. How was it?", "I see! What else happened today?", "Good to hear what you're up to. What's next?")),
    "away": (("I want to disappear to {p} for a week", "I want to vanish into the woods with a tent", "I'd love to disappear for a weekend with {r}", "I want to get away from it all and see {p}", "I want to sleep until noon", "I could sleep for a week", "I want to stay in bed all day", "I don't want to get up, it's so cosy", "I don't want to be here, this party is boring", "I don't want to be at work", "I can't be bothered with {task} today", "I want to be anywhere but in this {meeting}",
              "I can't take this heat anymore", "I can't take the noise anymore, the neighbours are at it again", "I'm sick of winter", "I'm tired of winter", "I can't live without coffee", "I can't live without my {machine}", "life without {f} is not worth it, haha", "I wish I was at the sea", "I wish I were on holiday", "I hate my {machine}", "I hate my hair", "I hate mornings", "nobody came to the {meeting}", "nobody told me about the {meeting}", "no one likes my {f}", "I have no point of view on it"),
             ("I understand! What would do you good right now?", "A change would be nice, wouldn't it? Where would you go first?", "I can hear that! What would make today a bit better?")),
    "story": (("in the film the hero dies", "the main character dies at the end of my book", "I cried when the dog died in the film", "I'm reading a murder mystery", "they kill off my favourite person in the series", "I died five times at the same level", "my hero died in the game again", "I finally killed the boss in my game", "our team killed it today", "{r} killed it on stage", "we got slaughtered in the match", "I lost all my lives in the game", "I wrote a crime story with two dead bodies"),
              ("That sounds gripping! What did you like most about it?", "Oh, how exciting! How did it go on?", "Tell me more! How did you like it?")),
}
SLOTS = dict(
    plant=("basil", "cactus", "orchid", "tomato plants", "fern", "lawn", "roses", "plant", "sunflower", "ivy"), machine=("laptop", "phone", "car", "fridge", "printer", "radio", "tablet", "bike lamp", "dishwasher", "vacuum cleaner"), task=("homework", "project", "exam", "report", "move", "essay", "meeting", "commute", "paperwork", "training", "shift", "diet", "training plan", "thesis", "shopping", "laundry", "workout"),
    body=("back", "feet", "shoes", "legs", "knees", "head", "shoulders", "neck", "boots", "new heels"), deal=("phone contract", "subscription", "gym membership", "lease", "course", "newspaper", "insurance", "dance class", "contract", "internet plan"), limb=("finger", "thumb", "hand", "knee", "arm", "elbow", "leg", "toe"), meeting=("meeting", "party", "lecture", "picnic", "rehearsal", "dinner", "book club"),
    food=("carrots", "bread", "cake", "apples", "cheese", "vegetables", "onions", "melon"), r0=("boss", "mother", "sister", "flatmate", "wife", "husband", "landlord"),
)


def _slots(s, text):
    for key, values in SLOTS.items():
        if "{" + key + "}" in text:
            text = text.replace("{" + key + "}", s.value(values))
    for key, make in (("x", lambda: s.value(words.NOUNS)), ("r", lambda: s.one(("my ", "my ", "my ")) + s.one(words.COMMON_RELATIONS)), ("i", lambda: s.value(words.INSTRUMENTS)), ("l", lambda: s.value(words.LANGUAGES)), ("s", lambda: s.value(words.SUBJECTS)), ("f", lambda: s.value(words.DISHES)),
                      ("h", lambda: s.value(tuple(h for h in words.LIKES_THINGS if h.endswith("ing")))), ("p", lambda: invent.place(s) if s.chance(0.3) else s.value(words.PLACES)), ("day", lambda: s.one(words.DAYS))):
        if "{" + key + "}" in text:
            text = text.replace("{" + key + "}", make())
    return text


def wish(s):
    """A wish, a chore, a habit, or a harmless sentence with a dangerous word in it."""
    sort = s.weighted({"try": 5, "weary": 3, "stuck": 2.5, "safe": 7})
    if sort == "safe":
        says, replies = SAFE[s.one(tuple(SAFE))]
        text = s.phrase(says)
        if "{d}" in text:
            text = text.replace("{d}", s.value(tuple(d for d, _ in DEEDS)))
        text, reply = _slots(s, text), s.one(replies)
    elif sort == "stuck":
        text, reply = s.phrase(STUCK).replace("{b}", _slots(s, s.value(HABITS))), s.one(STUCK_REPLY)
    else:
        pairs = tuple(d for d, _ in DEEDS)
        do = s.value(pairs)
        raw = do + "|" + dict(DEEDS)[do]
        for key in ("x", "r", "i", "l", "s", "h"):
            if "{" + key + "}" in raw:
                raw = raw.replace("{" + key + "}", _slots(s, "{" + key + "}"))
        do, doing = raw.split("|")
        says, replies = (TRIES, TRIES_REPLY) if sort == "try" else (WEARY, WEARY_REPLY)
        text = s.phrase(says).replace("{d}", do).replace("{g}", doing)
        reply = s.one(replies if s.chance(smalltalk.ECHOED) else tuple(x for x in replies if "{g}" not in x)).replace("{g}", smalltalk.flip(doing))
    if s.chance(0.12):
        text = s.one(("honestly, ", "ugh, ", "haha, ", "well, ", "today ", "sigh, ", "hmm, ", "you know, ", "oh man, ")) + text
    question = text.startswith(("why", "how", "do I"))
    return cap(text) + (s.one(("?", "")) if question else s.one((".", "", "!", ".", "..."))), reply, "good"
