/// What is known, a message, and what it does to what is known.
enum OperationCases {
    /// What came to an end, and what came in its place.
    static let changes = [
        OperationCase(
            "user.vehicle=Seat Ibiza", "The Ibiza finally gave up, so I'm driving a Kia Picanto these days.",
            "update user.vehicle=Kia Picanto"),
        OperationCase(
            "user.vehicle=Seat Ibiza;user.hobby=chess", "we swapped our ibiza for a van",
            "update user.vehicle=van"),
        OperationCase(
            "user.home_city=Aarhus", "I left Aarhus in January, it's Odense for me now",
            "update user.home_city=Odense"),
        OperationCase(
            "user.sister.home_city=Aarhus;user.home_city=Aarhus", "my sister isn't in Aarhus any more, she's in Malmö",
            "update user.sister.home_city=Malmö"),
        OperationCase(
            "user.employer=Nordea", "Handed in my badge at Nordea. Monday I'm starting at Danske Bank.",
            "update user.employer=Danske Bank"),
        OperationCase(
            "user.job_title=junior analyst", "As of last week I'm a senior analyst",
            "update user.job_title=senior analyst"),
        OperationCase(
            "user.phone=iPhone 11", "my iphone 11 died, got myself a Fairphone 5",
            "update user.phone=Fairphone 5"),
        OperationCase(
            "user.pet=goldfish named Bubbles;user.pet=cat", "Bubbles passed away this morning",
            "delete user.pet=goldfish named Bubbles"),
        OperationCase(
            "user.hobby=tennis;user.hobby=chess", "my shoulder can't take tennis anymore, I've switched to swimming",
            "update user.hobby=swimming"),
        OperationCase("user.goal=learn Italian", "I've given up on Italian tbh", "delete user.goal=learn Italian"),
        OperationCase(
            "user.plan=move to Berlin in June", "Berlin is off. The flat fell through.",
            "delete user.plan=move to Berlin in June"),
        OperationCase(
            "user.relationship_status=married;user.husband.name=Piet", "The divorce came through yesterday.",
            "delete user.husband.name=Piet", "update user.relationship_status=divorced"),
        OperationCase("user.partner=Tomas", "Tomas and I called it quits", "delete user.partner=Tomas"),
        OperationCase(
            "user.nickname=Fitz", "everyone at work calls me Bertie now instead of Fitz",
            "update user.nickname=Bertie"),
        OperationCase(
            "user.favorite_color=blue", "my favourite colour used to be blue, now it's green",
            "update user.like=green"),
        OperationCase("user.education=studies law", "I dropped out of law school", "delete user.education=studies law"),
        OperationCase(
            "user.education=studies law", "Switched from law to economics this term",
            "update user.education=studies economics"),
        OperationCase("user.tool=Vim", "moved from vim to helix", "update user.tool=helix"),
        OperationCase(
            "user.health=broken arm", "the cast came off, my arm's fully healed",
            "delete user.health=broken arm"),
        OperationCase("user.habit=smokes", "I've quit smoking, 3 weeks clean", "delete user.habit=smokes"),
        OperationCase("user.boss.name=Ingrid", "Ingrid left, my new boss is Pavel", "update user.boss.name=Pavel"),
        OperationCase("user.age=33", "I turned 34 last Tuesday", "update user.age=34", "add user.birthday=03-10"),
        OperationCase(
            "user.home_city=Porto", "I've been in Lisbon since October, btw, not Porto anymore",
            "update user.home_city=Lisbon"),
        OperationCase(
            "user.pet=hamster named Gus;user.pet=dog named Rolo", "we had to say goodbye to Gus last night",
            "delete user.pet=hamster named Gus"),
        OperationCase(
            "user.car=x;user.vehicle=Renault Clio", "The Clio has been replaced by a Dacia Sandero",
            "update user.vehicle=Dacia Sandero"),
        OperationCase(
            "user.hobby=running", "had to stop running because of my knee, swimming instead now",
            "update user.hobby=swimming"),
        OperationCase(
            "user.relationship_status=single", "So... I'm seeing someone! His name is Paulo",
            "update user.relationship_status=in a relationship"),
        OperationCase(
            "user.relationship_status=engaged;user.partner=Sofia", "Sofia and I tied the knot on saturday",
            "update user.relationship_status=married"),
        OperationCase(
            "user.relationship_status=in a relationship;user.boyfriend.name=Jan", "Jan left me",
            "delete user.boyfriend.name=Jan", "delete user.relationship_status=in a relationship"),
        OperationCase("user.age=45", "It's my birthday today, the big 46!", "update user.age=46"),
        OperationCase(
            "user.employer=SAP;user.job_title=developer", "I went freelance in January, so no more SAP",
            "delete user.employer=SAP"),
        OperationCase(
            "user.schedule=works Monday to Friday", "my new hours are Tuesday to Saturday",
            "update user.schedule=Tuesday to Saturday"),
        OperationCase("user.goal=lose 5 kg", "goal reached, all 5 kilos gone!", "delete user.goal=lose 5 kg"),
        OperationCase(
            "user.plan=trip to Japan in April", "Japan got postponed to October",
            "update user.plan=trip to Japan in October"),
        OperationCase(
            "user.reply_style=short answers", "actually you can write longer answers from now on",
            "update user.reply_style=detailed"),
        OperationCase(
            "user.phone=Nokia", "the nokia is in the drawer, I carry an iPhone 15 these days",
            "update user.phone=iPhone 15"),
        OperationCase(
            "user.living_situation=lives with roommates", "moved out of the shared flat, I live alone now",
            "update user.living_situation=alone"),
        OperationCase(
            "user.brother.home_city=Bern;user.brother.name=Luca", "Luca packed up and moved to Zurich",
            "update user.brother.home_city=Zurich"),
        OperationCase("user.daughter.age=6;user.daughter.name=Mia", "Mia's seven now", "update user.daughter.age=7"),
        OperationCase(
            "user.sister.employer=Lidl", "my sister isn't at Lidl anymore, she works for Aldi now",
            "update user.sister.employer=Aldi"),
        OperationCase(
            "user.dislike=mushrooms", "turns out I like mushrooms now",
            "delete user.dislike=mushrooms", "add user.like=mushrooms"),
        OperationCase(
            "user.favorite_band=Muse", "My favourite band isn't Muse any more, it's Radiohead",
            "update user.like=Radiohead"),
        OperationCase("user.nickname=Bea", "call me Trixie from now on", "update user.nickname=Trixie"),
    ]
}
