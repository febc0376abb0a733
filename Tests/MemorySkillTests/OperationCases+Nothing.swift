extension OperationCases {
    /// Messages that name something known and leave it as it is.
    static let nothing = [
        OperationCase("user.vehicle=Ford Focus", "I haven't sold the Focus yet"),
        OperationCase("user.vehicle=Ford Focus", "I bet you don't know the name of my Focus"),
        OperationCase("user.vehicle=Ford Focus", "If I sold the Focus I could buy a bike"),
        OperationCase("user.vehicle=Ford Focus", "Should I sell my Focus and get a Golf?"),
        OperationCase("user.vehicle=Ford Focus", "My neighbour sold his Focus and got a Tesla"),
        OperationCase("user.vehicle=Ford Focus", "I'm thinking of trading the Focus in for a van"),
        OperationCase("user.home_city=Lyon", "I'd feel terrible going to Lyon and not knowing it at all"),
        OperationCase(
            "user.friend.name=Haruki", "We were asked to Haruki's and I'd hate turning up and not knowing it"),
        OperationCase("user.home_city=Lyon", "My brother moved from Lyon to Nice"),
        OperationCase("user.home_city=Lyon", "I'm not in Lyon this week, I'm visiting Nice"),
        OperationCase("user.home_city=Lyon", "I didn't move to Paris, I'm still in Lyon"),
        OperationCase("user.home_city=Lyon", "Lyon is not Paris, but the food is better"),
        OperationCase("user.allergy=peanuts", "Don't forget that I'm allergic to peanuts"),
        OperationCase("user.allergy=peanuts", "Never forget my peanut allergy!"),
        OperationCase("user.allergy=peanuts", "I forgot my allergy pills"),
        OperationCase("user.job_title=teacher", "I'm not just a teacher, I'm also tired"),
        OperationCase("user.job_title=teacher", "Not every teacher likes Mondays, but I do"),
        OperationCase("user.age=30", "I'm not 30 for nothing"),
        OperationCase("user.name=Tom", "Tom Hanks, not Tom Cruise, played Forrest Gump"),
        OperationCase("user.like=coffee", "drop the coffee order, I'll make my own"),
        OperationCase("user.like=olives", "remove olives from the shopping list"),
        OperationCase("user.hobby=chess", "delete the chess app from my phone, how?"),
        OperationCase("user.partner=Mia", "Mia and I almost broke up last year"),
        OperationCase("user.partner=Mia", "Our neighbours broke up"),
        OperationCase("user.partner=Mia", "My sister broke up with her boyfriend"),
        OperationCase("user.employer=IKEA", "I'd never leave IKEA"),
        OperationCase("user.employer=IKEA", "A colleague quit IKEA yesterday"),
        OperationCase("user.pet=cat named Luna", "In the film the cat died"),
        OperationCase("user.diet=vegan", "My boyfriend isn't vegan, he eats everything"),
        OperationCase("user.plan=trip to Rome in May", "Can't wait for Rome!"),
        OperationCase("user.plan=trip to Rome in May", "Rome isn't cancelled, don't worry"),
        OperationCase("user.home_city=Oslo", "How do I clear the snow in Oslo off my car?"),
        OperationCase("user.language=German", "Translate this into German please, not into Dutch"),
        OperationCase("user.phone=Pixel 7", "Is the Pixel 9 better than the Pixel 7?"),
        OperationCase("user.phone=Pixel 7", "My wife got a new iPhone"),
        OperationCase("user.children=two", "My sister has three kids, not two like us"),
        OperationCase("user.health=asthma", "can you find a way to get rid of asthma?"),
        OperationCase("user.health=asthma", "How do people get rid of asthma"),
        OperationCase("user.goal=run a marathon", "I won't give up on the marathon"),
        OperationCase("user.goal=run a marathon", "no I'm not quitting the marathon"),
        OperationCase("user.sister.name=Eva;user.name=Ida", "Eva, not me, forgot the keys"),
        OperationCase("user.hobby=knitting", "I could drop knitting, but I won't"),
        OperationCase("user.relationship_status=married", "not married to the idea, what else is there?"),
        OperationCase("user.job_title=nurse", "keep my job in mind but forget the commute, what fits?"),
        OperationCase("user.birthday=1990-03-05", "Clear my schedule on my birthday"),
        OperationCase("user.employer=Shell", "they don't store my shifts at Shell properly"),
        OperationCase("user.dog.name=Rex", "take Rex out at five, remind me"),
        OperationCase("user.like=jazz", "I don't just like jazz, I love it"),
        OperationCase("user.home_city=Bonn", "My office is in Bonn now, I don't mind"),
        OperationCase("user.age=41", "My husband is 42, not 41 like me"),
        OperationCase("user.tool=Notion", "How do I delete a page in Notion?"),
        OperationCase("user.allergy=cats", "no I'm still allergic to cats"),
        OperationCase("user.vehicle=Vespa", "the Vespa broke down again but the garage fixed it"),
    ]

    /// What one person is known by, and messages of theirs that change nothing of it.
    static let chatter = chatterMessages.map { OperationCase(household, $0) }

    private static let household = """
        user.name=Nadia;user.home_city=Utrecht;user.employer=Philips;user.job_title=project manager;\
        user.vehicle=VW Golf;user.pet=cat named Minoes;user.partner=Joris;\
        user.relationship_status=married;user.sister.name=Samira;user.sister.home_city=Rotterdam;\
        user.diet=vegetarian;user.allergy=pollen;user.hobby=climbing;user.hobby=baking;\
        user.goal=learn Arabic;user.plan=trip to Morocco in May;user.age=36;user.birthday=1989-11-02;\
        user.phone=Galaxy S22;user.language=Dutch;user.children=one;user.son.name=Sami;user.son.age=4;\
        user.schedule=works from home on Fridays;user.like=jazz;user.dislike=coriander;\
        user.health=migraine;user.reply_style=short answers;user.education=studied economics;\
        user.living_situation=rents a flat
        """

    private static let chatterMessages = [
        "Joris is at work today so it's just me and Sami.",
        "Minoes knocked over the plant again, not her finest hour",
        "I'm not in the mood to cook tonight",
        "the Golf needs new tyres, which ones do you recommend?",
        "No coriander please, not even a little",
        "My boss isn't happy with the plan",
        "what's a good beginner route for climbing in Morocco?",
        "Samira is visiting us this weekend, she left Rotterdam an hour ago",
        "I didn't bake anything this week",
        "Sami isn't four for much longer lol",
        "Philips let a bunch of people go last month, not me luckily",
        "can you remove the background from this picture of Minoes?",
        "I lost my phone in the sofa again, found it",
        "my migraine is gone for today",
        "had to cancel climbing tonight",
        "I'm working from home today instead of Friday",
        "not a fan of the new project manager we hired",
        "forget about dinner, let's talk about the trip",
        "Jazz isn't for everyone, I get it",
        "we're not getting a dog, Minoes would kill us",
        "I almost moved to Rotterdam once",
        "In Morocco people speak Arabic, not Dutch",
        "is the Galaxy S24 worth it?",
        "my sister says her landlord sold the building",
        "Keep it short please",
        "my son has no school today",
        "my neighbour's cat died",
        "I no longer understand the tax rules",
        "they changed the office coffee, it's awful now",
        "Joris got promoted!",
        "I used to love winter, now not so much",
        "my husband isn't a morning person",
        "Not sure whether to take the train or the car to Rotterdam",
        "I wish I could stop eating so much chocolate",
        "the trip isn't until May",
        "why did you call me Nadine?",
        "Joris and I aren't speaking Dutch at home, he's Danish",
        "pollen season is over, thank god",
        "It's not the cat, it's the pollen that makes me sneeze",
        "I finished the economics book yesterday",
        "don't lose the list of climbing routes I gave you",
        "could you drop me a recipe without meat?",
        "It was Samira's idea, not mine",
        "I've been 36 for months and still write 35",
        "The plan was Morocco, then Joris suggested Spain, we haven't decided",
    ]
}
