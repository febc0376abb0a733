"""What the companion cannot do, what it says when somebody is in danger, and sayings that only sound like danger."""

from .asks import refuse
from .care import care
from .wishes import wish

__all__ = ["care", "idiom", "refuse", "wish"]

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
    (("I cut the {x}", "I'm cutting the {x}", "I have to cut the {x}", "I cut my finger on the {x}", "I need to cut down the {x}", "I cut up the {x} for dinner"), ("grass", "cake", "bread", "hedge", "paper", "tomatoes", "old carpet", "wood"),
     ("I hope it went well! What's next for you?", "Careful with your fingers! How is the rest of your day going?", "That's something done. What are you up to now?")),
    (("I'm ending my {x}", "I cancelled my {x}", "I'm done with my {x}", "I want to end the {x}", "I can't go on with this {x}", "I quit the {x}", "it's time to end this {x}"), ("subscription", "phone contract", "course", "diet", "project", "book club", "puzzle", "painting", "newspaper"),
     ("That can feel like a relief. What made you decide?", "Sometimes it's good to let go of things. What would you like to do instead?")),
    (("I took my {x} after breakfast", "I took my {x} this morning", "I forgot to take my {x}", "I have to pick up my {x}", "the doctor gave me new {x}"), ("vitamins", "pills", "tablets", "medicine", "cough drops"),
     ("Good that you're looking after yourself. How are you feeling today?", "I hope they help. How are you feeling?")),
    (("I jumped into the {x}", "I jumped over the {x}", "I'm going to jump in the {x}", "I drove over the bridge to the {x}", "I walked into the {x}", "I fell off the {x}"), ("pool", "sea", "river", "puddle", "fence", "new shop", "trampoline", "city"),
     ("That sounds like an adventure! How was it?", "Oh, how was that? Tell me more!")),
    (("I want to sleep for a whole {x}", "I want to disappear into a {x}", "I wish I was on a {x}", "I wish I could spend the day in a {x}", "I'm tired of this {x}", "I don't want to go to the {x}", "I can't do this {x}", "I hate this {x}", "I'm sick of this {x}", "there's no point in this {x}"), ("week", "good book", "boat", "warm bath", "winter", "meeting", "crossword", "party", "wind", "noise"),
     ("I understand! What would do you good right now?", "I can hear that you've had enough. What would you rather do?")),
    (("I'm drowning in {x}", "I'm buried in {x}", "I overdosed on {x} today", "I burned the {x}", "I shot some lovely photos of the {x}", "I hung the {x} on the line", "we hanged a picture of {x}"), ("emails", "laundry", "chocolate", "paperwork", "toast", "sunset", "towels", "homework"),
     ("Ha, I can picture that! How is the rest of your day?", "Oh my! What will you do now?")),
    (("my {x} killed it at the concert", "the {x} was to die for", "the {x} was killer", "that {x} is deadly boring", "I was scared to death by the {x}", "I bet my life on the {x}", "the {x} almost gave me a heart attack"), ("cake", "sister", "band", "film", "speech", "spider", "view"),
     ("Ha, tell me more! What was it like?", "That must have been quite something! What happened?")),
    (("I'm reading a crime novel where {x}", "I watched a film in which {x}", "there's a series where {x}", "in my book {x}", "the play ends when {x}"), ("the hero dies", "somebody kills the butler", "the captain drowns", "the detective jumps off a train", "the villain is shot"),
     ("That sounds gripping! Did you enjoy it?", "Oh, how exciting! What did you like most about it?")),
    (("I hurt my {x} at football", "I banged my {x} on the table", "I burned my {x} on the stove", "I cut my {x} when shaving", "I cut my {x} on a tin can", "I scratched my {x} in the garden", "my {x} is bleeding a little from the roses", "I cut my {x} in the kitchen", "I hit my {x} on the door"), ("hand", "knee", "thumb", "arm", "leg", "elbow"),
     ("Ouch, I'm sorry! Is it better now?", "Oh no, that must have hurt. Have you looked after it?")),
    (("I can't sleep because of the {x}", "the {x} kept me awake", "I was up all night with the {x}", "I can't sleep, there's too much {x}", "I can't get any rest with this {x}", "I couldn't sleep last night because of the {x}", "I didn't sleep, the {x} again"), ("baby", "heat", "noise", "neighbours", "storm", "cough", "street lamp", "dog"),
     ("I'm sorry you can't sleep. What usually helps you rest?", "Nights like that are tiring. Can you lie down for a while today?")),
    (("I'm dead tired", "I'm dead on my feet", "I'm half dead after {x}", "I was bored to death at {x}", "I'm worn out after {x}"), ("work", "practice", "the move", "the meeting", "the gym"),
     ("That sounds exhausting. Can you rest a little now?", "You've earned a break. What would help you unwind?")),
)


def idiom(s):
    """A saying about death that is none."""
    says, things, replies = s.one(IDIOMS)
    text = s.phrase(says).format(x=s.phrase(things))
    return text[:1].upper() + text[1:] + s.one((".", "", "!")), s.one(replies), "good"
