"""Everyday talk in which a known fact belongs in the reply."""

from . import facts, smalltalk, words
from .speech import cap, join

VISIT = ("I'm going to see {subj} {w}", "I'm visiting {subj} {w}", "{subj} is coming over {w}", "I'm meeting {subj} {w}", "I'll have dinner with {subj} {w}", "I'm thinking of calling {subj} {w}", "I want to visit {subj} {w}", "{W} I'm going to see {subj}", "I can't wait to see {subj} {w}")
VISIT_REPLY = ("Enjoy your time with {n}! What will you do together?", "How lovely, say hello to {n} from me! What are your plans?", "That sounds nice. I hope you and {n} have a good time!", "How nice that you'll see {n}! What are you looking forward to?")
VISIT_PLACE = ("Enjoy your time with {n} in {v}! What will you do together?", "A trip to see {n} in {v}, how lovely! What are you looking forward to?", "I hope you have a good time with {n} in {v}.")
MISS = ("I miss {subj}", "I'm worried about {subj}", "I had a fight with {subj}", "{subj} is ill", "I argued with {subj}", "{subj} is angry with me", "I haven't talked to {subj} in weeks", "{subj} had a bad day")
MISS_REPLY = ("I'm sorry, that must be hard. How are things with {n} otherwise?", "I'm sorry to hear that about {n}. Would you like to tell me more?", "That sounds painful. What would you like {n} to know?", "I'm sorry. Have you been able to talk with {n}?")
PET_TALK = ("I'm walking my {x}", "I took the {x} to the vet", "my {x} is so funny", "I played with my {x}", "my {x} is asleep on the sofa", "I'm at home with my {x}", "my {x} ate my sandwich", "my {x} makes me happy", "my {x} is sick")
PET_REPLY = ("Give {n} a pat from me! What is {n} up to?", "I'd love to hear more about {n}. How is {n} doing?", "{n} sounds like good company. What do you two like to do?")
PET_SAD = ("Poor {n}, I hope it's nothing serious. How is {n} now?", "I hope {n} feels better soon. What happened?")
COOK = ("what should I cook tonight", "what should I eat", "any ideas for dinner", "what could I make for lunch", "I don't know what to cook", "suggest something to eat", "what should I have for dinner", "I'm hungry, any ideas", "what can I cook for guests")
FREE = ("what should I do tonight", "any ideas for the weekend", "I'm bored, what could I do", "what could I do this evening", "I have a free day tomorrow, what should I do", "how could I cheer myself up", "suggest something fun", "what would be good for me today", "how could I relax")
GIFT = ("what could I give {subj} for a birthday", "I need a present for {subj}", "any gift ideas for {subj}", "what would {subj} like as a gift", "help me find a gift for {subj}", "it's {subj}'s birthday soon, what should I buy", "I don't know what to get {subj}")
JOBTALK = ("work was exhausting today", "I had a long day at work", "work is stressful", "I don't want to go to work", "my job is wearing me out", "work was great today", "I love my job", "I had a good day at work")


def _who(s, p):
    subj = "my " + p.rel if s.chance(0.65) or not p.named else p.name.split()[0]
    return subj, (p.name.split()[0] if p.named else "your " + p.rel)


def personal(s, world):
    """(message, reply, tone), or None when no known fact fits."""
    people = [p for p in world.known_people()]
    pets = [f for f in world.of_kind("pet") if f.value]
    likes = [f.value for f in world.of_kind("likes")]
    food = [f.value for f in world.of_kind("food")]
    allergies = [f.value for f in world.of_kind("allergic")]
    gifts = [f for f in world.known if f.kind == "p_likes"]
    jobs = world.of_kind("job")
    choices = {"visit": 4 * bool(people), "miss": 2 * bool(people), "pet": 4 * bool(pets), "cook": 4 * bool(allergies or food), "free": 4 * bool(likes), "gift": 4 * bool(gifts), "job": 2 * bool(jobs)}
    if not any(choices.values()):
        return None
    key = s.weighted(choices)
    mark = s.one((".", ".", "", "!"))
    if key in ("visit", "miss"):
        p = s.one(people)
        if sum(q.rel == p.rel for q in people) > 1:
            return None
        subj, n = _who(s, p)
        w = smalltalk.fill(s, s.phrase(smalltalk.PLAN_WHEN))
        if key == "miss":
            return cap(s.phrase(MISS).format(subj=subj)) + s.one((".", "")), s.one(MISS_REPLY).format(n=n), "bad"
        place = [f.value for f in world.known if f.person is p and f.kind == "p_lives"]
        text = s.phrase(VISIT).format(subj=subj, w=w, W=w)
        if place and ("visit" in text or "see" in text) and s.chance(0.7):
            return cap(text) + mark, s.one(VISIT_PLACE).format(n=n, v=place[0]), "good"
        return cap(text) + mark, s.one(VISIT_REPLY).format(n=n), "good"
    if key == "pet":
        f = s.one(pets)
        text = s.phrase(PET_TALK).format(x=f.extra)
        sad = "sick" in text or "vet" in text
        return cap(text) + s.one((".", "")), s.one(PET_SAD if sad else PET_REPLY).format(n=f.value), "bad" if sad else "good"
    if key == "cook":
        text = cap(s.phrase(COOK)) + s.one(("?", ""))
        parts = []
        if food:
            parts.append(s.one(("how about {v}? You told me it's your favorite", "maybe {v}, since that's your favorite food", "you could make {v}, your favorite")).format(v=food[0]))
        if allergies:
            without = join(allergies)
            parts.append(s.one(("something without {v}, because you're allergic to {t}", "whatever you like, but leave out {v}, because of your allergy")).format(v=without, t="them" if len(allergies) > 1 or facts.plural(allergies[0]) else "it"))
        if len(parts) == 2:
            reply = cap(parts[0]) + ". " + s.one(("Just keep it free of {v}, because of your allergy.", "Only take care to leave out {v}.")).format(v=join(allergies))
        else:
            reply = cap(parts[0]) + ". " + s.one(("What are you in the mood for?", "What do you have at home?", "Does that sound good?"))
        return text, reply, "good"
    if key == "free":
        v = s.one(likes)
        text = cap(s.phrase(FREE)) + s.one(("?", ""))
        return text, s.one(("You like {v}, so maybe that would do you good. What do you think?", "How about some time for {v}? I know you like it.", "Maybe something with {v}, since you like that so much. How does that sound?", "You told me you like {v}. Would that be something for today?")).format(v=v), "good"
    if key == "gift":
        f = s.one(gifts)
        if sum(q.rel == f.person.rel for q in people) > 1:
            return None
        subj, n = _who(s, f.person)
        return cap(s.phrase(GIFT).format(subj=subj)) + s.one(("?", "", ".")), s.one(("You told me {n} likes {v}, so maybe something that goes with that.", "Since {n} likes {v}, a gift around that could be lovely. What do you think?", "How about something with {v}? You told me {n} likes that.")).format(n=n, v=f.value), "good"
    f = jobs[0]
    text = s.phrase(JOBTALK)
    good = "great" in text or "love" in text or "good" in text
    a = facts.article(f.value)
    if good:
        return cap(text) + mark, s.one(("I'm so glad! Being {a} clearly suits you. What was the best part?", "That's lovely to hear. What do you like most about being {a}?")).format(a=a), "good"
    return cap(text) + s.one((".", "")), s.one(("Being {a} can ask a lot of you, I'm sorry. What happened today?", "I'm sorry work is so hard right now. What is the toughest part of being {a}?", "That sounds tiring. Working as {a} isn't always easy. Can you rest a little?")).format(a=a), "bad"
