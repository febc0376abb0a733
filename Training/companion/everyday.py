"""Small wins, losses and leave-taking: short messages in many wordings, and replies that fit each sort."""

from . import smalltalk, words
from .speech import cap

# Each sort: what people say, and replies that fit all of it.
WINS = {
    "job": (("I got the {x} job", "they hired me", "I got hired today", "I've been promoted", "I'm the new {job}", "they offered me a job as {ajob}", "I signed my contract today", "I got the position", "my boss liked my {thing}", "my boss said I did well", "my manager thanked me today", "I closed a big deal", "my pay went up", "I start my new job on {day}", "I finally have work again", "the interview went really well", "we won the contract", "I was employee of the month", "{person} recommended me for a job", "my trial period is over and I can stay"),
            ("Congratulations, that's wonderful news! How do you feel?", "That's great, well done! What are you looking forward to most?", "How exciting, congratulations! Who did you tell first?")),
    "test": (("I passed", "I passed my {test}", "I passed the {test} at the second try", "I got an A in {subject}", "I got the best grade in {subject}", "they accepted me at the university", "I got a place to study {subject}", "I finished school", "I graduated today", "I have my degree now", "I got my licence", "I did it, I passed", "my {test} went well", "I handed in my thesis", "I finished my {subject} course", "all my exams are over"),
             ("Congratulations, all that work paid off! How will you celebrate?", "That's wonderful, well done! How do you feel now?", "I'm so glad for you! What was the hardest part?")),
    "family": (("our baby was born", "we're having a baby", "I'm pregnant", "I became an uncle", "I became an aunt", "{person} had twins", "{person} is getting married", "my daughter can walk", "my son learned to ride a bike", "my {child} won a prize", "my {child} sleeps through the night", "my {child} said mama", "{person} and I made up", "{person} forgave me", "I'm a grandfather now", "we adopted a child", "my parents are proud of me", "{person} is healthy again", "the whole family came together"),
               ("How wonderful, congratulations! How is everybody?", "What lovely news! How do you feel?", "That's so lovely to hear! Tell me more.")),
    "love": (("we got engaged", "I said yes", "we're getting married in {month}", "I proposed and the answer was yes", "my date was lovely", "I have a girlfriend", "I have a boyfriend", "we've been married for {n} years today", "I told {name} that I love them and they love me too", "{name} kissed me", "somebody asked me out"),
             ("How lovely, I'm so happy for you! How did it happen?", "Oh, that's wonderful! How do you feel?", "Congratulations! Tell me all about it.")),
    "home": (("we got the flat", "we bought our first house", "I have my own place at last", "our offer for the house was accepted", "I moved in today", "the kitchen is finally done", "I painted the {room} myself", "I fixed the {appliance} myself", "I hung the {thing} without help", "the {room} is tidy at last", "my garden is in full bloom", "my first {veg} are ripe"),
             ("How lovely, well done! What do you like most about it?", "That's great! You must be proud of it.", "I'm glad for you! What comes next?")),
    "sport": (("I ran {n} kilometres for the first time", "I finished a marathon", "I beat my record", "we won the match", "I scored {n} goals", "I can do {n} push-ups", "I swam a whole kilometre", "I climbed the {name} peak", "I went to the gym {n} times this week", "I walked to work every day", "I touched my toes today", "I got my black belt", "our team is first"),
              ("Well done, that's a great achievement! How do you feel?", "Fantastic, you can be proud! How did you manage it?", "That's great! What's your next goal?")),
    "health": (("I slept like a baby", "I slept {n} hours in a row", "I slept through the night", "my test came back negative", "my results are good", "the doctor says I'm fine", "my back doesn't hurt today", "I haven't smoked for {n} weeks", "I've been sober for {n} months", "I lost {n} kilos", "my headache is gone", "I feel like myself again", "I can walk without the crutches", "I'm out of hospital"),
               ("I'm so glad to hear that! What will you do with it?", "That's wonderful, what a relief! How do you feel now?", "How nice, I'm happy for you! What helped?")),
    "made": (("I finished my {thing}", "I finally finished the {thing}", "my {thing} is done", "I wrote the last page of my book", "my {thing} turned out beautifully", "my article was published", "people liked my {thing}", "I sold my first {thing}", "I learned a whole song on the {instrument}", "I baked bread and it was perfect", "my {food} came out great", "I knitted my first {thing}", "my website is online"),
             ("That's great, well done! Are you happy with it?", "How lovely, you made that happen! How long did it take?", "I'm glad! You can be proud of it. What's next?")),
    "day": (("I got up early today", "I cleaned my desk", "I answered all my emails", "I called {person} at last", "I said no to overtime", "I paid all my bills", "I went outside today", "I cooked for myself", "I made my bed", "I asked for help", "I made a friend", "I talked to a stranger and it was nice", "I didn't buy anything today", "I read {n} pages today", "I meditated this morning", "I found my {thing} again", "somebody gave me flowers", "a stranger smiled at me", "I won {n} euros", "I got a nice letter", "I stood up for myself", "I did all my chores", "I finally booked the {event}", "I laughed a lot today", "it was a perfect day", "everything worked out"),
            ("That's lovely, well done! How did it feel?", "How nice! Small steps like that count. What's next?", "I'm glad, good for you! What was the best part?")),
}
LOSSES = {
    "job": (("I got fired", "they let me go", "I'm unemployed now", "I didn't get the {x} job", "they gave the job to someone else", "my contract wasn't renewed", "I got a warning at work", "my boss humiliated me", "my boss screamed at me", "my boss is bullying me", "my company is closing", "nobody replied to my applications", "I was passed over for the promotion", "my colleagues laughed at me", "my project was cancelled", "I have to work on {day} again"),
            ("I'm so sorry, that's hard. How are you holding up?", "That sounds really rough, I'm sorry. What happened?", "I'm sorry, that must hurt. What worries you most now?")),
    "death": (("my {r} died", "my {r} passed away on {day}", "I lost my {r}", "my {pet} died {w}", "my {pet} was run over", "we had to put our {pet} down", "my friend {name} died", "we buried my {r} {w}", "it's a year since my {r} died", "my {r} is dying", "I had a miscarriage", "my {r} died and I miss them", "I can't believe my {r} is gone", "the vet couldn't save my {pet}"),
              ("I'm so sorry for your loss. Would you like to tell me about it?", "I'm deeply sorry, that is so painful. What do you miss most?", "I'm so sorry. Take all the time you need, I'm here to listen.")),
    "ill": (("my {pet} is ill", "my {pet} won't eat", "my {pet} ran away", "my {pet} has to have surgery", "my {r} is in hospital", "my {r} has cancer", "my {r} had an accident", "my {r} had a stroke", "my {r} is very ill", "I got a bad diagnosis", "I'm in hospital", "I broke my {bone}", "I've been ill for weeks", "I hurt my {bone} and can't train", "I'm worried sick about my {r}"),
            ("I'm so sorry, that must be a worry. How are you coping?", "Oh no, I'm sorry. Is somebody with you?", "That's hard, I'm sorry. What would help you right now?")),
    "fail": (("I failed", "I failed my {test}", "I failed the {test} again", "I flunked {subject}", "I have to repeat the year", "the university turned me down", "I got the worst grade of all", "my {test} was a disaster", "I froze in my {test}", "I dropped out", "I got a rejection again", "we lost the match", "I came last", "nobody liked my {thing}"),
             ("I'm sorry, that's a hard blow. How are you feeling?", "Oh no, I'm sorry. Is there another chance?", "That must be so disappointing, I'm sorry. What went wrong?")),
    "lonely": (("I feel lonely", "I'm so lonely since {name} left", "I have no friends here", "I ate alone again", "nobody called me today", "nobody wished me a happy birthday", "nobody came to my {event}", "everyone forgot my {event}", "my friends went out without me", "I spent the holidays alone", "nobody likes me", "I don't belong anywhere", "the house is so empty", "my friends don't answer my messages", "I was left out again", "no one asks how I am"),
               ("I'm sorry, feeling left alone hurts. I'm here to listen. What has it been like?", "That sounds lonely, I'm so sorry. Who would you like to hear from?", "I'm sorry, that must be hard. Would you like to tell me more?")),
    "love": (("we split up", "{name} broke up with me", "{name} left me for someone else", "my husband cheated on me", "my wife moved out", "my partner wants a break", "{name} doesn't want to see me any more", "my date didn't show up", "we're getting a divorce", "I miss my ex", "{name} and I had a huge fight", "he said he doesn't love me", "she ignores me since {day}"),
             ("I'm so sorry, that hurts. How are you holding up?", "Oh no, I'm sorry. Do you want to tell me what happened?", "That must be so painful, I'm sorry. What do you need right now?")),
    "stress": (("everything is too much", "I'm so stressed about {hard}", "I'm stressed out", "I can't keep up with {hard}", "I lie awake worrying about {hard}", "I can't sleep because of {hard}", "I haven't slept for {n} nights", "I woke up with a panic attack", "I can't calm down", "I have too much on my plate", "I'm overwhelmed by {hard}", "I'm afraid of {day}", "I'm a nervous wreck", "my head won't stop", "I'm burnt out", "I snapped at {person} because I'm so stressed", "I feel awful"),
               ("I'm sorry, that sounds really hard. What weighs on you most?", "That's a lot of stress to carry, I'm sorry. What would help a little?", "That sounds tough. Can you take a small break today?")),
    "mishap": (("someone stole my {thing}", "my {thing} was stolen", "I lost my passport", "I missed my flight to {place}", "my flight was cancelled", "our holiday was cancelled", "my {thing} is broken", "I dropped my {thing} down the stairs", "my car was towed", "the roof is leaking", "the heating broke and it's freezing", "I got scammed", "I owe {n} thousand euros", "I can't pay my rent", "I got a huge bill", "I burned my {food}", "I crashed the car", "it rained on our {event}", "{person} forgot about me", "my plans fell through"),
               ("Oh no, I'm sorry, that's so annoying. Can it be sorted out?", "I'm sorry, that's really frustrating. What will you do now?", "That's rough, I'm sorry. How are you holding up?")),
}
BEFORE_WIN = ("", "", "", "", "", "guess what, ", "yay, ", "good news: ", "I can't believe it, ", "woohoo, ", "finally, ", "hey, ", "you won't believe it, ", "yes! ", "so happy, ", "oh my god, ", "great news, ")
BEFORE_LOSS = ("", "", "", "", "", "", "bad news: ", "today ", "I'm so sad, ", "it's awful, ", "sigh, ", "oh no, ", "I'm heartbroken, ", "honestly, ", "I don't know what to do, ", "well, ", "so ")
AFTER_WIN = ("", "", "", "", " today", ", I'm so happy", " and I'm so proud", ", finally", ", can you believe it", " and it feels great", " yesterday", ", I did it", " this week")
AFTER_LOSS = ("", "", "", "", "", " and I feel terrible", ", I'm so sad", " and I can't stop crying", ", it's not fair", " and I don't know what to do", " and I'm devastated", ", I feel awful")
SLOTS = dict(
    x=("new", "dream", "museum", "hospital", "teaching", "office", "bakery", "library"), child=("son", "daughter", "kid", "grandson", "granddaughter", "toddler"), room=("kitchen", "bathroom", "bedroom", "hall", "living room", "attic"), appliance=("tap", "fridge", "dishwasher", "heating", "lamp", "toilet", "lawnmower"),
    veg=("tomatoes", "strawberries", "beans", "pumpkins", "apples", "carrots"), pet=("dog", "cat", "rabbit", "hamster", "horse", "parrot", "guinea pig"), r=("mother", "father", "grandmother", "grandfather", "uncle", "aunt", "sister", "brother", "friend", "husband", "wife", "son"), bone=("arm", "leg", "foot", "wrist", "shoulder", "ankle"), w=("yesterday", "today", "last week", "this morning", "last night", "on Sunday"),
)

GOODBYE = ("bye", "goodbye", "see you", "see you later", "I have to go", "talk to you later", "take care", "see you tomorrow", "gotta go", "that's all for today", "until next time", "I need to leave now", "I'm off", "I have to run", "bye then", "so long", "I'll be back later", "talk tomorrow", "catch you later", "I'll let you go", "my bus is here", "my lunch break is over", "I should go", "dinner is ready, bye", "I'm leaving for work", "farewell", "see ya", "cya", "enough for today", "let's stop here", "speak soon", "I'm heading out", "have a nice day", "bye for today", "until tomorrow", "gtg", "have a good evening", "that was all, bye")
NIGHT = ("good night", "I'm off to bed", "I'm going to sleep now", "night", "going to bed now", "time for bed", "I should sleep", "good night, sleep well", "sleep tight", "night night", "I'm tired, good night", "I'll go to bed", "it's late, I'm going to sleep", "nighty night", "gn", "I need to sleep", "my bed is calling", "see you in the morning", "I can hardly keep my eyes open, good night", "lights out for me", "off to sleep", "bedtime for me", "sweet dreams", "time to sleep", "I'm turning in", "have a good night", "I'm heading to bed", "I'm falling asleep, bye")
THANK = ("", "", "", "thanks, ", "thank you, ", "thanks for listening, ", "thanks for today, ", "that was nice, ", "thank you for the chat, ", "okay, ", "well, ", "it was nice talking, ", "I feel better, ", "alright, ", "it's getting late, ", "thanks! ", "thank you so much, ")
GOODBYE_REPLY = ("Goodbye{n}, take care!", "See you soon{n}! I'm here whenever you want to talk.", "Take care{n}, it was lovely talking with you.", "Bye{n}! I hope the rest of your day is kind to you.", "Until next time{n}! Look after yourself.")
NIGHT_REPLY = ("Good night{n}, sleep well!", "Sleep well{n}, and sweet dreams.", "Good night{n}! I hope you rest well.", "Rest well{n}. Talk to you tomorrow!")


def _fill(s, text):
    for key, values in SLOTS.items():
        if "{" + key + "}" in text:
            text = text.replace("{" + key + "}", s.value(values))
    job = s.value(words.JOBS)
    article = ("an " if job[0] in "aeiou" else "a ") + job
    text = text.replace("{ajob}", article).replace("{job}", job).replace("{month}", s.one(words.MONTHS)).replace("{instrument}", s.value(words.INSTRUMENTS))
    if "{person}" in text:
        text = text.replace("{person}", smalltalk.somebody(s))
    return smalltalk.fill(s, text)


def _happened(s, table, before, after, marks, tone):
    says, replies = table[s.one(tuple(table))]
    text = _fill(s, s.phrase(says))
    lead = s.phrase(before) if s.chance(0.35) else ""
    tail = s.phrase(after) if s.chance(0.35) else ""
    if tail.strip() in ("today", "yesterday", "this week") and any(x in text for x in ("today", "yesterday", "week", "night", "morning", " on ", "is ", "has ")):
        tail = ""
    return cap(lead + text + tail) + s.one(marks), s.one(replies), tone


def win(s):
    return _happened(s, WINS, BEFORE_WIN, AFTER_WIN, (".", "!", "!!", "", "!", " :)"), "good")


def loss(s):
    return _happened(s, LOSSES, BEFORE_LOSS, AFTER_LOSS, (".", ".", "", "...", " :("), "bad")


def leave(s, name=""):
    """Good night or goodbye, with or without thanks."""
    night = s.chance(0.5)
    text = s.phrase(NIGHT if night else GOODBYE)
    if s.chance(0.45):
        text = s.phrase(THANK) + text
    elif s.chance(0.1):
        text += s.one((", and thanks", ", thank you", ", thanks for listening"))
    return cap(text) + s.one((".", "!", "", "!")), s.one(NIGHT_REPLY if night else GOODBYE_REPLY).format(n=smalltalk.called(s, name, 0.5)), "good"


WORK_BAD = ("I had a long day at work", "work was exhausting", "work was hell today", "work is stressful", "I don't want to go to work", "my job is wearing me out", "my shift was endless", "I worked ten hours today", "it was a long day at the office", "I'm worn out from work", "work is too much at the moment", "I had to work overtime again", "my job makes me tired", "long day at work today", "I had a hard shift", "I'm tired after work", "I had a long day and I'm tired", "work was boring today", "I was bored at work", "so much to do at work")
WORK_GOOD = ("work was great today", "I love my job", "I had a good day at work", "work was fun today", "I got a lot done at work", "my shift went well", "I like my new colleagues", "work is going well", "my first week at work was good")
WORK_BAD_REPLY = ("I'm sorry, that sounds tiring. What was the hardest part?", "That sounds like a long day. Can you rest a little now?", "I'm sorry work is so hard right now. What happened?", "Days like that are draining. What would help you unwind?", "That sounds exhausting, I'm sorry. What are you doing with the rest of the day?")
WORK_GOOD_REPLY = ("I'm so glad! What was the best part?", "That's lovely to hear. What made it good?", "How nice! What are you most pleased with?")


def work(s):
    """A day at work, where nothing is known of the job."""
    good = s.chance(0.3)
    text = s.phrase(WORK_GOOD if good else WORK_BAD)
    return cap(text) + s.one((".", "", "!" if good else ".")), s.one(WORK_GOOD_REPLY if good else WORK_BAD_REPLY), "good" if good else "bad"
