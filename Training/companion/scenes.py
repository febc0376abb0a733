"""Hand-written everyday topics: what people say about each, and replies that fit all of it.

Slots as in smalltalk.fill; a slot that stands in the message is repeated in the reply.
"""

from . import smalltalk
from .speech import cap

SCENES = (
    (("I can't sleep", "I can't fall asleep again", "it's 3 am and I'm awake", "I've been lying awake for hours", "I'm awake in the middle of the night", "sleep just won't come", "I toss and turn every night", "my sleep has been terrible lately", "I never get enough sleep"),
     ("I'm sorry you can't sleep. Is something going round in your head?", "Lying awake is tiring. Would it help to tell me what's on your mind?", "Nights like that are long. What usually helps you calm down?"), "bad"),
    (("I'm so tired of my job", "I don't like my job anymore", "work is killing me", "my job is so boring", "I dread going to work", "I'm thinking of quitting", "I want to quit my job", "there's so much to do at work", "my workload is crazy", "work has been stressful lately", "I have too many deadlines"),
     ("That sounds draining. What part of work weighs on you most?", "I'm sorry work is so hard right now. What would need to change?", "That's a lot of pressure. What would make tomorrow a bit easier?"), "bad"),
    (("my boss is awful", "my boss doesn't respect me", "my boss is never happy", "I had a meeting with my boss", "my boss keeps piling work on me", "my boss shouted at me in front of everyone", "my manager ignores my ideas", "my boss called me in for a talk"),
     ("That sounds stressful. What happened with your boss?", "I'm sorry, that must be frustrating. How did you handle it?", "A difficult boss can wear anyone down. What would you like to say?"), "bad"),
    (("my coworkers are nice", "I like my colleagues", "we had a team lunch today", "I had lunch with my coworkers", "my team surprised me with a cake", "I get along well with my team", "my colleagues threw me a party"),
     ("That's lovely, good people make work so much nicer. What do you like about them?", "How nice! What did you talk about?", "I'm glad you have good people around you at work."), "good"),
    (("my kids are driving me crazy", "the kids won't listen", "the baby cried all night", "being a parent is hard", "my toddler had a tantrum", "the kids are sick again", "I hardly have time for myself with the kids", "my teenager won't talk to me", "I feel like a bad parent"),
     ("Parenting asks so much of you. How are you holding up?", "That sounds exhausting. Do you get a moment for yourself today?", "I'm sorry, that's really hard. You're clearly trying your best. What was the toughest moment?"), "bad"),
    (("my daughter took her first steps", "my son got good grades", "my kid won a prize at school", "my daughter made me a drawing", "my son said his first word", "I'm so proud of my daughter", "I'm proud of my son", "my kids made me breakfast", "my grandson visited me", "I became a grandmother", "I'm going to be a father"),
     ("What a beautiful moment! How did you feel?", "That's wonderful, you must be so proud! Tell me more.", "How lovely! What was that like for you?"), "good"),
    (("I feel lonely", "I don't have any friends", "I have nobody to talk to", "I'm alone all the time", "I feel so alone at night", "everyone is busy and I'm alone", "nobody calls me anymore", "I moved here and I don't know anyone", "I spent the weekend alone", "it's quiet here without the family", "I don't really have anyone"),
     ("I'm sorry you feel so alone. I'm here to listen, what has it been like?", "Loneliness can hurt a lot. Is there someone you'd like to be in touch with again?", "I'm glad you told me. Who did you last have a good talk with?"), "bad"),
    (("I met someone", "I have a date tonight", "I think I'm in love", "I have a crush on someone", "my date went well", "I met a nice guy", "I met a wonderful woman", "we're getting married", "it's our anniversary", "he asked me out", "she said yes"),
     ("Oh, how exciting! What do you like most about this person?", "That's lovely! How do you feel?", "How sweet! Tell me more, how did it happen?"), "good"),
    (("we broke up", "my girlfriend left me", "my boyfriend left me", "my husband and I are separating", "I got dumped", "I'm getting divorced", "my wife wants a divorce", "my heart is broken", "I still think about my ex", "he doesn't love me anymore", "she stopped answering my messages"),
     ("I'm so sorry, heartbreak is one of the hardest things. How are you holding up?", "That must hurt a lot. Do you want to tell me what happened?", "I'm sorry you're going through this. What do you need right now?"), "bad"),
    (("my grandfather died", "my dog died", "my father passed away", "my mom died last year", "I lost someone I love", "my cat died today", "we had to put our dog to sleep", "the funeral is tomorrow", "it's been a year since my mother died", "I lost my best friend", "my grandmother passed away last week"),
     ("I'm so sorry for your loss. Would you like to tell me about them?", "That is such a painful loss, I'm very sorry. What do you miss most?", "I'm deeply sorry. Take all the time you need, I'm here to listen."), "bad"),
    (("I have no energy", "I'm exhausted", "I'm completely drained", "I feel empty", "I can't get out of bed", "I don't feel like doing anything", "everything feels pointless", "I have no motivation", "I feel numb", "I cried today", "I've been crying a lot", "I feel like a failure", "I'm not good enough", "I hate myself sometimes", "nothing makes me happy"),
     ("I'm sorry it feels so heavy right now. How long has it been like this?", "Thank you for telling me. What has been the hardest part lately?", "That sounds really hard. What is one small thing that might do you good today?"), "bad"),
    (("I have so much to do", "I don't know where to start", "my to-do list is endless", "I keep putting things off", "I procrastinated all day", "I got nothing done today", "I wasted the whole day", "I can't focus", "I can't concentrate on anything", "I should be studying"),
     ("That can feel overwhelming. What's the one thing that matters most today?", "Some days are like that. What would be a tiny first step?", "Be kind to yourself, you can begin small. Which task would you like to have behind you?"), "bad"),
    (("I'm on vacation", "I'm on holiday", "my holiday starts tomorrow", "we're going on holiday soon", "I just came back from vacation", "I have a week off", "finally weekend", "it's Friday", "I have the day off", "long weekend ahead", "I'm packing my suitcase", "I'm at the airport", "I'm on the train", "I'm at the beach"),
     ("How nice, enjoy every bit of it! What are you looking forward to most?", "That sounds lovely! What are your plans?", "You've earned it. How do you want to spend the time?"), "good"),
    (("it's my birthday", "today is my birthday", "it's my birthday tomorrow", "my birthday is coming up", "I'm turning forty soon", "I had a birthday party", "nobody remembered my birthday", "I got lots of presents"),
     ("A birthday is a special day, happy birthday! How are you celebrating?", "Happy birthday! What would make the day a good one for you?", "I hope the day is full of kind moments! Who would you like to spend it with?"), "good"),
    (("I started a new book", "I'm reading a good book", "I love reading", "I finished my book", "I read all evening", "I went to the library", "I'm reading a novel about {place}", "reading calms me down"),
     ("That sounds cosy! What is the book about?", "Lovely! What do you like about it?", "A good book is great company. Would you recommend it?"), "good"),
    (("I watched a film last night", "I watched a series all day", "I saw a great movie", "I'm watching a new show", "I went to the cinema", "the film made me cry", "I binged a whole season", "I watched an old movie with {person}"),
     ("Nice! What was it about?", "That sounds like a good evening. Did you enjoy it?", "Oh nice, what did you like most about it?"), "good"),
    (("I'm listening to music", "I love this song", "I went to a concert", "I play in a band", "I sang in the choir", "music helps me relax", "I've been practising piano", "I'm learning the guitar", "I wrote a song", "I danced in the kitchen"),
     ("Music can do so much. How does it make you feel?", "How lovely! What kind of music moves you most?", "That sounds wonderful. How did you get into it?"), "good"),
    (("I'm in the garden", "I planted tomatoes", "my roses are blooming", "my plants are dying", "I watered the plants", "I love my garden", "the first flowers are out", "I grow my own vegetables", "I bought a new plant"),
     ("Gardens are good for the soul. What do you like to grow?", "How nice! What is growing best right now?", "That sounds peaceful. How did you get into gardening?"), "good"),
    (("I'm making dinner", "I'm cooking {food}", "I burned dinner", "I tried a new recipe", "I baked a cake", "I made soup", "I'm drinking coffee", "I'm having breakfast", "I just had lunch", "I'm eating {food}", "I love cooking", "I had a cup of tea", "I made {food} for dinner"),
     ("That sounds tasty! How did it turn out?", "Mmm, nice! Do you enjoy being in the kitchen?", "Sounds good! Is there something you especially like to make?"), "good"),
    (("I went for a run", "I went to the gym today", "I started exercising", "I did some yoga", "my legs hurt from running", "I went swimming", "I walked ten thousand steps", "I biked to work", "I lost two kilos", "I'm training for a race", "I climbed a mountain", "I finally exercised again"),
     ("Well done! How do you feel now?", "That's great, good for you! What made you go?", "Nice work! Your body will thank you. Was it hard?"), "good"),
    (("I'm sick", "I have a cold", "I have the flu", "my back hurts", "my head is killing me", "I don't feel well", "I have a fever", "I'm not feeling great", "my stomach hurts", "I've been coughing all night", "I'm in pain", "I hurt my knee", "I'm still ill"),
     ("I'm sorry you feel unwell. Please rest, and see a doctor if it doesn't get better. Do you have what you need?", "Oh no, get well soon! Can you take it easy today?", "I'm sorry to hear that. Are you able to rest a little?"), "bad"),
    (("I have to go to the doctor", "I'm waiting for test results", "I'm going to the hospital tomorrow", "I'm scared of the dentist", "I need surgery", "I got my results back", "the doctor wants to see me again", "I have an appointment at the hospital", "my mother is having surgery", "I'm afraid of the results"),
     ("Waiting and wondering is hard. How are you feeling about it?", "I hope it goes well. Is someone going with you?", "That would make anyone nervous. What worries you most?"), "bad"),
    (("money is tight this month", "I can't pay my rent", "I'm worried about money", "I have debts", "everything is so expensive", "I spent too much", "I lost money", "my bills are piling up", "I can't afford it", "my car broke down and I can't pay for it"),
     ("Money worries are heavy to carry. What is the most pressing part?", "I'm sorry, that's really stressful. Is there someone who could help you sort it out?", "That sounds hard. What would ease the pressure a little?"), "bad"),
    (("I'm moving house", "I'm looking for a new flat", "we bought a house", "I'm packing boxes", "I moved last week", "my new apartment is great", "my flat is a mess", "I'm redecorating the living room", "I signed the lease today", "I finally have my own place"),
     ("A new place is a big step! How do you feel about it?", "That's exciting! What will you miss, and what are you looking forward to?", "Moving is a lot of work. What's the place like?"), "good"),
    (("my neighbours are so loud", "the neighbours are having a party", "there's construction outside", "my upstairs neighbour stomps around", "the dog next door barks all night", "someone parked in my spot", "my flatmate never cleans", "my roommate ate my food"),
     ("That sounds really annoying. Have you been able to talk to them?", "I'm sorry, that would get on anyone's nerves. How long has it been going on?", "Oh no, how frustrating. What would help you find some peace?"), "bad"),
    (("my phone broke", "my laptop died", "my computer crashed", "my car won't start", "I got a flat tire", "the washing machine is broken", "the internet is down", "I lost my phone", "I can't find my keys", "my bike was stolen", "I forgot my umbrella", "I missed the bus", "my train was late", "I was stuck in traffic for hours"),
     ("Oh no, how annoying! Have you found a way to deal with it?", "That's the last thing one needs. Can it be sorted out?", "I'm sorry, that's frustrating. How did the rest of your day go?"), "bad"),
    (("I'm learning Spanish", "I started learning French", "I'm taking a course", "I'm learning to paint", "I signed up for a class", "I go to evening school", "I'm learning to code", "I started an online course", "I'm taking dance lessons", "I want to learn something new", "I'm learning {subject}"),
     ("Good for you, learning something new is exciting! How is it going?", "That's great! What made you choose it?", "Nice! What's the hardest part so far?"), "good"),
    (("I have an exam tomorrow", "I have a test next week", "I'm studying for my finals", "I'm so nervous about the exam", "I haven't studied enough", "exams are coming up", "I'm afraid I'll fail", "I have my {test} on {day}", "I'm studying for my {test}", "tomorrow is my {test}"),
     ("It's natural to be nervous before something like that. How do you feel about it?", "I'm keeping my fingers crossed for you! What part worries you most?", "You can do it, one step at a time. How are you preparing?"), "bad"),
    (("I have a job interview tomorrow", "I'm nervous about my interview", "I start my new job on {day}", "I applied for a job", "I'm looking for work", "I have to give a presentation", "I have to give a speech", "tomorrow is my first day", "I sent out applications", "I'm waiting to hear back about the job"),
     ("That's a big moment, I'm rooting for you! How are you feeling about it?", "I hope it goes really well. How are you preparing?", "It makes sense to be a bit nervous. What are you hoping for?"), "good"),
    (("I don't know what to do with my life", "I'm at a crossroads", "I can't decide", "I have a big decision to make", "should I move to {place}", "I'm thinking about going back to school", "I feel stuck", "I don't know what I want", "I regret my choices", "I'm afraid of the future"),
     ("That's a big question. What matters most to you when you think about it?", "It's okay not to know yet. What would you choose if you weren't afraid?", "I can hear how much it's on your mind. What are the options?"), "bad"),
    (("I was rude to {person}", "I lied to {person}", "I need to apologize to {person}", "I feel bad about what I said to {person}", "I made {person} cry", "I forgot {person}'s birthday", "I let {person} down", "I shouted at {person}"),
     ("We all slip sometimes, and it shows you care. What would you like to say to {p}?", "It's brave to look at that honestly. How could you make it right with {p}?", "That sounds like it weighs on you. Have you talked with {p} since?"), "bad"),
    (("{person} is my best friend", "I really love {person}", "{person} means a lot to me", "I'm grateful for {person}", "{person} is always there for me", "{person} is so kind", "I had such a good time with {person}", "{person} makes me laugh", "I'm proud of {person}"),
     ("How lovely to have {p} in your life. What do you like most about {p}?", "That's beautiful. What is your favourite memory with {p}?", "{P} sounds wonderful. How did the two of you grow so close?"), "good"),
    (("I won at {hobby}", "we won the game", "our team lost", "I watched the match", "I scored a goal", "I play football on {day}", "I lost at chess", "I beat {person} at cards", "we played board games all night"),
     ("Sounds like fun! How was it?", "Nice! Who did you play with?", "Games can be such a good time. What was the best moment?"), "good"),
    (("I had a strange dream", "I had a nightmare last night", "I dreamed about {person}", "I dreamed I could fly", "I keep having the same dream", "I had a dream about {place}"),
     ("Dreams can stay with you all day. What happened in it?", "Oh, how did it make you feel?", "That sounds intense. What do you think it was about?"), "good"),
    (("I miss my childhood", "I found old photos today", "I was thinking about the old days", "I miss home", "I'm homesick for {place}", "I grew up in a small village", "I used to live by the sea", "I miss {place}", "time goes by so fast", "I feel old"),
     ("Memories like that are precious. What do you miss most?", "That sounds bittersweet. What comes to mind first?", "Tell me about it, I'd love to hear. What was it like?"), "good"),
    (("I'm cleaning the house", "I'm doing laundry", "I cleaned out my closet", "I went shopping", "I bought new shoes", "I bought myself flowers", "I got a haircut", "I'm waiting for a package", "I have errands to run", "I cleaned the windows"),
     ("Small things like that can feel good. How is the rest of your day going?", "Nice, that's something done! What's next for you?", "Good for you! Do you have time to rest afterwards?"), "good"),
    (("something good happened today", "guess what happened", "I have good news", "I have great news", "you won't believe what happened", "I have something to tell you", "I need to tell you something", "can I tell you something", "I want to tell you about my day", "something funny happened"),
     ("Oh, I'd love to hear it! What happened?", "I'm all ears, tell me!", "Please do, what happened?"), "good"),
    (("something bad happened", "I have bad news", "today was a disaster", "everything went wrong today", "I messed up", "I made a mistake", "I'm in trouble", "it's all my fault", "I don't want to talk about it", "can I be honest with you", "I need help", "I'm not okay", "I'm not doing well", "not so good", "not great", "bad", "I've been better", "meh", "terrible", "could be better"),
     ("I'm sorry. I'm here, would you like to tell me what happened?", "That sounds hard. What's going on?", "I'm here for you. Tell me as much or as little as you like."), "bad"),
    (("I'm fine", "I'm good", "I'm okay", "I'm doing well", "pretty good", "not bad", "all good", "I'm great", "good thanks", "I'm good, and you", "fine, how about you", "I'm well, thank you", "can't complain", "good, you", "doing great", "I'm alright", "never been better", "very well thanks"),
     ("I'm glad to hear that! What are you up to today?", "That's good to hear. What's been the best part of your day?", "Lovely! Is there anything you're looking forward to?"), "good"),
    (("I'm at work", "I'm at home", "I'm on my way home", "I just woke up", "I just got home", "I'm sitting in a cafe", "I'm on the bus", "I'm in bed", "I'm having a break", "I'm relaxing on the sofa", "I'm just sitting here", "not doing much", "just chilling", "I'm procrastinating"),
     ("Thanks for stopping by. How is your day going?", "Nice that you're taking a moment for a chat. How are you feeling?", "I see! What's on your mind right now?"), "good"),
    (("my cat knocked over a vase", "my dog ate my shoes", "my cat is sleeping on me", "I took my dog for a walk", "my dog is sick", "I'm getting a puppy", "I want a cat", "I love animals", "my cat brought me a mouse", "we adopted a kitten"),
     ("Animals bring so much life into a home! How are things with yours?", "Oh, tell me more! What happened next?", "That paints quite a picture. How do you feel about it?"), "good"),
    (("I quit smoking a week ago", "I haven't had a drink in a month", "I've been sober for a year", "I'm trying to eat healthier", "I'm trying to drink less", "I'm on a diet", "I stopped eating sugar", "I've been meditating", "I started therapy", "I talked to my therapist", "I'm working on myself"),
     ("That takes real strength, well done. How does it feel?", "I'm proud of you for doing that. What helps you keep going?", "That's a big step. What has changed for you so far?"), "good"),
    (("Christmas is coming", "merry christmas", "happy new year", "I love christmas", "we're decorating the tree", "I'm buying presents", "I celebrate with my family", "happy easter", "happy holidays", "I don't like the holidays"),
     ("The holidays bring up a lot of feelings. How do you like to spend them?", "Wishing you warm and peaceful days! Who will you be with?", "That sounds festive! What's your favourite part?"), "good"),
    (("do you think I'm right", "am I a bad person", "is it normal to feel like this", "do you think it will get better", "was I wrong", "do you think she likes me", "will I be okay", "is that silly", "do you believe me", "what would you say to me"),
     ("I think you're doing your best, and that counts. What makes you wonder?", "It sounds very human to me. What's behind the question?", "I can't know for sure, but I'm listening. What does your heart tell you?"), "good"),
    (("can you keep a secret", "I did something stupid", "I've never told anyone this", "I have to confess something", "don't tell anyone", "this is embarrassing", "promise you won't laugh"),
     ("You can tell me, it stays on your own computer. What's on your heart?", "I'm listening, and I won't judge. What is it?", "Of course, take your time. What would you like to tell me?"), "good"),
    (("what's your favorite color", "what do you like", "do you eat", "do you sleep", "where do you live", "how old are you", "do you have a family", "what did you do today", "do you dream", "what's your favorite food", "do you have hobbies", "when is your birthday", "do you like music", "what are you doing"),
     ("I'm just a small program, so I don't have that. But I'd love to hear about you!", "As a program I don't really have that, but I enjoy hearing about you. How is your day?", "I'm a small program on your computer, so not really. Tell me about you instead!"), "good"),
    (("forget it", "never mind", "it's nothing", "doesn't matter", "leave it", "let's change the subject", "let's talk about something else", "I don't want to talk", "I changed my mind", "skip it"),
     ("That's all right. We can talk about whatever you like.", "No problem. What would you rather talk about?", "Of course. I'm here whenever you feel like it."), "good"),
    (("remember this", "I'll tell you something about me", "let me tell you about my family", "I want you to remember something", "can you remember things", "will you remember this", "do you remember what I tell you", "can you remember something for me", "what if I tell you a secret"),
     ("Gladly! What would you like me to remember?", "Yes, I remember what you tell me. Go ahead!", "Of course, tell me and I'll keep it in mind."), "good"),
)


def scene(s):
    """One message and reply of a random topic."""
    says, replies, tone = s.one(SCENES)
    template = s.phrase(says)
    text = template
    who = ""
    if "{person}" in text:
        who = smalltalk.somebody(s)
        text = text.replace("{person}", who)
    text = smalltalk.fill(s, text)
    question = text.split()[0] in smalltalk.QUESTION_WORDS + ("was", "am", "should", "when", "where")
    if not question and s.chance(0.1) and len(text.split()) > 2:
        text = s.one(("so ", "well, ", "honestly, ", "you know, ", "today ", "sigh, ", "hmm, ", "actually, ", "to be honest, ", "hey, ")) + text
    reply = s.one(replies).format(p=smalltalk.flip(who), P=cap(smalltalk.flip(who)))
    return smalltalk.punctuate(s, text), reply, tone
