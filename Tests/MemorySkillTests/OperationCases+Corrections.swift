extension OperationCases {
    /// What was wrong, and what is so.
    static let corrections = [
        OperationCase("user.name=Kristina", "It's Christina with a Ch", "update user.name=Christina"),
        OperationCase("user.age=52", "I'm 25, you swapped the digits", "update user.age=25"),
        OperationCase("user.home_city=Newcastle", "Newport. not newcastle", "update user.home_city=Newport"),
        OperationCase(
            "user.home_city=Newcastle", "eh, I meant Newport, not Newcastle", "update user.home_city=Newport"),
        OperationCase(
            "user.origin=Slovenia", "You've got that wrong: I come from Slovakia",
            "update user.origin=Slovakia"),
        OperationCase("user.pet=dog named Bruno", "Bruno's a cat, not a dog lol", "update user.pet=cat named Bruno"),
        OperationCase("user.pet=cat named Mimi", "my cat is called Mimmi, double m", "update user.pet=cat named Mimmi"),
        OperationCase("user.job_title=nurse", "I'm not a nurse, I'm a midwife", "update user.job_title=midwife"),
        OperationCase("user.employer=Bosch", "it's Siemens I work for", "update user.employer=Siemens"),
        OperationCase(
            "user.sister.name=Lena", "my sister's called Lina, you keep writing Lena",
            "update user.sister.name=Lina"),
        OperationCase(
            "user.birthday=1990-03-05", "my birthday is the 6th of March, not the 5th",
            "update user.birthday=1990-03-06"),
        OperationCase("user.children=two", "we have three kids, not two", "update user.children=three kids"),
        OperationCase(
            "user.brother.job_title=lawyer", "my brother isn't a lawyer, he's a paralegal",
            "update user.brother.job_title=paralegal"),
        OperationCase("user.diet=vegan", "vegetarian, not vegan, i still eat cheese", "update user.diet=vegetarian"),
        OperationCase(
            "user.language=Norwegian", "that should say Danish rather than Norwegian",
            "update user.language=Danish"),
        OperationCase("user.vehicle=Opel Corsa", "Correction, it's an Opel Astra", "update user.vehicle=Opel Astra"),
        OperationCase("user.hobby=karate", "I do judo, I never did karate", "update user.hobby=judo"),
        OperationCase("user.partner=Mark", "Marc with a c please, not Mark", "update user.partner=Marc"),
        OperationCase(
            "user.education=studies biology", "biochemistry actually, not biology",
            "update user.education=studies biochemistry"),
        OperationCase("user.home_city=Gent", "*Ghent", "update user.home_city=Ghent"),
        OperationCase("user.sister.name=Mara", "Maya. My sister is Maya. Not Mara.", "update user.sister.name=Maya"),
        OperationCase("user.age=31", "I'm actually 32 lol", "update user.age=32"),
        OperationCase(
            "user.birthday=1991-04-12", "My birthday's the 21st of April, you've mixed up the digits",
            "update user.birthday=1991-04-21"),
        OperationCase("user.pet=cat named Nala", "Nala is a dog, haha", "update user.pet=dog named Nala"),
        OperationCase(
            "user.pet=dog named Balu", "it's Baloo, like in the Jungle Book",
            "update user.pet=dog named Baloo"),
        OperationCase(
            "user.job_title=engineer", "software developer, to be precise, not engineer",
            "update user.job_title=software developer"),
        OperationCase(
            "user.allergy=lactose", "I never said I was lactose intolerant. That's my wife.",
            "delete user.allergy=lactose", "add user.wife.allergy=lactose"),
        OperationCase(
            "user.origin=Austria", "I'm from Australia. AustrALIA. no kangaroos in Austria",
            "update user.origin=Australia"),
        OperationCase("user.employer=Deloitte", "Wrong firm, I'm with KPMG", "update user.employer=KPMG"),
        OperationCase(
            "user.language=Portuguese", "We speak Spanish in Uruguay, not Portuguese!",
            "update user.language=Spanish"),
        OperationCase(
            "user.children=one", "I have two children, you forgot the little one",
            "update user.children=two children"),
        OperationCase("user.hobby=tennis", "table tennis! not tennis", "update user.hobby=table tennis"),
        OperationCase(
            "user.partner=Chris", "Chris is my brother, my partner is called Sam",
            "add user.brother.name=Chris", "update user.partner=Sam"),
        OperationCase("user.name=Stephen", "Steven with a v", "update user.name=Steven"),
        OperationCase(
            "user.education=studies chemistry", "Small fix: I study biochemistry.",
            "update user.education=biochemistry"),
        OperationCase("user.sister.age=20", "No, my sister is 22", "update user.sister.age=22"),
        OperationCase("user.favorite_color=blue", "my favourite colour is teal, not blue", "update user.like=teal"),
    ]

    /// What is to be taken out of memory.
    static let removals = [
        OperationCase(
            "user.home_city=Tartu;user.past_home_city=Narva;user.past_home_city=Pärnu",
            "My old town needs no place in your notes, delete Narva.", "delete user.past_home_city=Narva"),
        OperationCase(
            "user.vehicle=Corsa;user.vehicle=Vespa", "Forget about my old scooter, the Vespa.",
            "delete user.vehicle=Vespa"),
        OperationCase(
            "user.employer=Nordea;user.home_city=Turku",
            "I ought never to have told you which firm employs me. Delete that, please.",
            "delete user.employer=Nordea"),
        OperationCase(
            "user.age=44;user.name=Ida", "could you please get my age out of your memory",
            "delete user.age=44"),
        OperationCase("user.age=44;user.name=Ida", "I don't want you to know how old I am", "delete user.age=44"),
        OperationCase(
            "user.health=depression;user.job_title=cook", "would you mind deleting what I said about my depression?",
            "delete user.health=depression"),
        OperationCase(
            "user.employer=KPMG;user.home_city=Graz", "strike my employer from your notes, and where I live too",
            "delete user.employer=KPMG", "delete user.home_city=Graz"),
        OperationCase(
            "user.employer=KPMG;user.home_city=Graz;user.age=30", "Delete my city and my age. The job can stay.",
            "delete user.home_city=Graz", "delete user.age=30"),
        OperationCase(
            "user.mother.health=cancer;user.mother.name=Vera", "Please don't remember that my mother has cancer.",
            "delete user.mother.health=cancer"),
        OperationCase(
            "user.ex-husband.name=Piet;user.ex-husband.employer=Shell", "forget my ex-husband ever existed",
            "delete user.ex-husband.name=Piet", "delete user.ex-husband.employer=Shell"),
        OperationCase(
            "user.like=techno;user.like=jazz", "scrap the techno thing, that was ironic",
            "delete user.like=techno"),
        OperationCase(
            "user.goal=lose 10 kg", "you can lose the weight loss goal, I'm good",
            "delete user.goal=lose 10 kg"),
        OperationCase(
            "user.salary=52000;user.employer=X", "my salary is none of your business actually, remove it",
            "delete user.salary=52000"),
        OperationCase(
            "user.phone=0170 555;user.email=a@b.c", "wipe my phone number and email",
            "delete user.phone=0170 555", "delete user.email=a@b.c"),
        OperationCase(
            "user.pet=dog named Rex", "can you take Rex out of your notes? it hurts",
            "delete user.pet=dog named Rex"),
        OperationCase(
            "user.religion=Catholic", "I'd prefer it if you didn't store my religion",
            "delete user.religion=Catholic"),
        OperationCase(
            "user.son.name=Leo;user.son.age=7", "leave my son out of your memory please",
            "delete user.son.name=Leo", "delete user.son.age=7"),
        OperationCase(
            "user.origin=Iran;user.home_city=Oslo", "where I come from shouldn't be in there",
            "delete user.origin=Iran"),
        OperationCase(
            "user.birthday=1990-01-01", "Stop keeping track of my birthday", "delete user.birthday=1990-01-01"),
        OperationCase(
            "user.plan=surprise party for Anna;user.sister.name=Anna", "erase the bit about the surprise party",
            "delete user.plan=surprise party for Anna"),
        OperationCase("user.hobby=poker", "forget i ever mentioned poker", "delete user.hobby=poker"),
    ]
}
