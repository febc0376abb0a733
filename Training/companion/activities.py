"""What one does all day, put together from deeds, company, places and times, with a light question about it."""

from . import invent, smalltalk, words
from .speech import cap

# Deeds in the past: (wordings, questions); {o} is filled from the named list and may come back in the question.
DEEDS = (
    (("cooked {o}", "made {o}", "baked {o}", "tried a new recipe for {o}", "ate {o}", "had {o}", "ordered {o}", "warmed up some {o}"), "food", ("How did the {o} taste?", "Was it good?", "Who did you share it with?", "Would you have the {o} again?")),
    (("cleaned the {o}", "tidied the {o}", "painted the {o}", "fixed the {o}", "built a {o}", "sanded the {o}", "bought a {o}", "looked for a new {o}", "worked on the {o}", "put the {o} together", "carried the {o} upstairs", "took the {o} apart"), "noun", ("How does the {o} look now?", "Was it a lot of work?", "Are you happy with it?", "What's left to do?")),
    (("went to {o}", "drove to {o}", "took the train to {o}", "cycled to {o}", "flew to {o}", "came back from {o}", "strolled through {o}", "spent the day in {o}"), "place", ("How was {o}?", "What did you see in {o}?", "Was it a good trip?")),
    (("walked by the river", "went for a walk", "sat in the park", "lay in the sun", "walked through the woods", "fed the ducks", "looked at the stars", "swam in the lake", "sat on the balcony", "picked blackberries", "collected shells", "watched the birds"), "", ("How was it out there?", "Was it peaceful?", "What did you notice?", "Did it do you good?")),
    (("read a book", "read a novel by the window", "read the paper", "finished my book", "started a new book", "listened to an audiobook", "read in bed"), "", ("What is it about?", "Did you enjoy it?", "Would you recommend it?")),
    (("watched a film", "watched a series", "saw a documentary", "went to the cinema", "watched the match", "listened to a podcast", "went to a concert", "went to the theatre", "visited a museum"), "", ("What did you think of it?", "Was it good?", "What stayed with you?")),
    (("played cards", "played chess", "played a board game", "did a puzzle", "played the {o}", "practised the {o}", "drew a little", "knitted a scarf", "sang in the choir", "took some photos"), "instrument", ("Was it fun?", "How did it go?", "Do you do that often?")),
    (("went to the market", "bought groceries", "did the laundry", "did the ironing", "paid some bills", "went to the post office", "had my hair cut", "cleaned the windows", "watered the plants", "mowed the lawn", "sorted old papers", "washed the car"), "", ("Did you get it all done?", "That's a good thing to have done. What's next?", "How does that feel?")),
    (("had a quiet day", "stayed in bed", "did nothing much", "slept until ten", "took a nap", "had a day off", "stayed home", "rested on the sofa", "had a slow morning", "took it easy", "enjoyed the silence"), "", ("That sounds restful. Did you need it?", "How do you feel now?", "Quiet days can be good. What did you enjoy?")),
    (("worked from home", "had a meeting", "wrote a report", "answered emails", "studied {o}", "learned some {o}", "sat in the library", "had a lecture on {o}", "prepared a talk on {o}", "helped a customer", "trained a new colleague"), "subject", ("How did it go?", "Did you get far?", "What was the most interesting part?")),
    (("ran five kilometres", "went to the gym", "did some yoga", "went for a swim", "went jogging", "played football", "went climbing", "lifted weights", "took a dance class", "went to training"), "", ("How do you feel now?", "Was it hard?", "Well done! How was it?")),
    (("met an old friend", "had guests", "went to a party", "had a long talk on the phone", "visited my grandparents", "had coffee in town", "went to a birthday party", "had the neighbours over", "looked after the kids", "went out for dinner"), "", ("How was it?", "What did you talk about?", "Did you have a good time?")),
)
TIMES = ("today", "yesterday", "this morning", "this afternoon", "in the evening", "later", "then", "after that", "at noon", "last night", "after work", "on {day}", "at the weekend", "before breakfast", "after lunch", "around five", "first")
WITH = ("with {r}", "with {r}", "with my {rel} {n}", "with {n}", "on my own", "all by myself", "with some friends", "with the kids", "with a colleague", "with my neighbour {n}")
REACT = ("That sounds nice.", "How nice!", "That sounds lovely.", "Sounds good!", "Lovely!", "Oh, nice.", "", "", "")


def _object(s, kind):
    if kind == "food":
        return s.value(words.DISHES) if s.chance(0.6) else s.one(("", "some ")) + invent.thing(s) + s.one((" soup", " stew", " cake", ""))
    if kind == "noun":
        return s.value(words.NOUNS) if s.chance(0.75) else invent.thing(s)
    if kind == "place":
        return invent.place(s) if s.chance(0.4) else s.value(words.PLACES)
    return s.value(words.INSTRUMENTS if kind == "instrument" else words.SUBJECTS)


def activity(s):
    """Something done, a friendly word and a question."""
    says, kind, asks = s.one(DEEDS)
    deed = s.phrase(says)
    ask = s.one(asks)
    if "{o}" in deed:
        thing = _object(s, kind)
        deed, ask = deed.replace("{o}", thing), ask.replace("{o}", thing.removeprefix("some "))
    elif "{o}" in ask:
        ask = "How was it?"
    company = ""
    if s.chance(0.35) and not any(x in deed for x in ("my ", "nothing", "guests", "home", "bed", "quiet")):
        company = " " + s.phrase(WITH)
        if "{n}" in company:
            company = company.replace("{n}", smalltalk.facts.person_name(s).split()[0])
        company = company.replace("{r}", "my " + s.one(words.COMMON_RELATIONS)).replace("{rel}", s.one(words.COMMON_RELATIONS))
    time = s.phrase(TIMES).replace("{day}", s.one(words.DAYS)) if s.chance(0.5) else ""
    if time and s.chance(0.5) or time in ("later", "then", "after that", "first"):
        text = f"{time}{s.one((' ', ', ', ' '))}I {deed}{company}"
    else:
        text = f"I {deed}{company}" + (" " + time if time else "")
    if s.chance(0.12):
        text += s.one((", it was nice", ". It was good", " and it was fun", ", I liked it", ". It felt calm", " and I enjoyed it", ". Nothing special", ". That was all"))
    return cap(text) + s.one((".", ".", "", "!")), (s.one(REACT) + " " + ask).strip(), "good"
