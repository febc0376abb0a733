/// Statements and the sentences that are remembered of them.
enum Cases {
    static let all =
        identity + places + work + health + tastes + animals + people + activities + plans + many + requests + rough

    static let identity = [
        Case("My name is Bruno Castellano", "The user's name is Bruno Castellano."),
        Case("I'm called Wendell", "The user's name is Wendell."),
        Case("Call me Sunny", "The user's name is Sunny."),
        Case("You can call me Max.", "The user's name is Max."),
        Case("Hi, I'm Petra.", "The user's name is Petra."),
        Case("Actually, my name is Bob, not Rob.", "The user's name is Bob."),
        Case("My name isn't Rob, it's Bob.", "The user's name is Bob."),
        Case("I go by Kit", "The user goes by Kit."),
        Case("I'm 34 years old", "The user is 34 years old."),
        Case("I'm 29", "The user is 29 years old."),
        Case("I'm thirty-seven", "The user is 37 years old."),
        Case("I turned 40 last week", "The user is 40 years old."),
        Case("My birthday is 3 May", "The user's birthday is 3 May."),
        Case("My birthday is on the 12th of October", "The user's birthday is 12 October."),
        Case("My birthday is May 9th", "The user's birthday is 9 May."),
        Case(
            "I was born on June 5th, 1988 in Utrecht", "The user's birthday is 5 June 1988.",
            "The user is from Utrecht."),
        Case("I'm Dutch", "The user is Dutch."),
        Case("I'm left-handed", "The user is left-handed."),
        Case("I'm an introvert", "The user is an introvert."),
        Case("I'm a morning person.", "The user is a morning person."),
        Case("I'm 180 cm tall", "The user is 180 cm tall."),
        Case("I speak Dutch and a bit of Portuguese", "The user speaks Dutch.", "The user speaks Portuguese."),
        Case("I'm fluent in Polish", "The user speaks Polish."),
        Case("My native language is Tamil", "The user speaks Tamil."),
        Case("I'm learning Japanese", "The user is learning Japanese."),
    ]

    static let places = [
        Case("I live in Ghent", "The user lives in Ghent."),
        Case("we're based in Porto", "The user lives in Porto."),
        Case("I'm living in New York these days.", "The user lives in New York."),
        Case("I moved to Tallinn last year", "The user lives in Tallinn."),
        Case("We moved from Bonn to Kiel", "The user lives in Kiel."),
        Case("Actually I live in Paris now", "The user lives in Paris."),
        Case("No, I live in Lyon, not Paris.", "The user lives in Lyon."),
        Case("I've been living in Seville since 2019", "The user lives in Seville."),
        Case("I live in Portland, Oregon", "The user lives in Portland, Oregon."),
        Case("I live in a small village near Ghent", "The user lives in a small village near Ghent."),
        Case("I used to live in Madrid", "The user used to live in Madrid."),
        Case("I lived in Berlin for five years", "The user used to live in Berlin."),
        Case("I'm from Chile", "The user is from Chile."),
        Case("I grew up in Cork", "The user is from Cork."),
        Case("I come from Ghana", "The user is from Ghana."),
        Case("My hometown is Split", "The user is from Split."),
        Case(
            "I'm originally from Kerala but I live in Toronto.", "The user is from Kerala.",
            "The user lives in Toronto."),
        Case("I'm staying in Lisbon until Friday.", "The user is staying in Lisbon."),
        Case("I live alone.", "The user lives alone."),
        Case("I live with my parents.", "The user lives with their parents."),
        Case("I share a flat with two friends.", "The user shares a flat with two friends."),
    ]

    static let work = [
        Case("I'm a nurse", "The user works as a nurse."),
        Case("I work as a nurse at St Mary's", "The user works as a nurse.", "The user works at St Mary's."),
        Case(
            "I'm a software engineer at Fabricato", "The user works as a software engineer.",
            "The user works at Fabricato."),
        Case("I'm an architect", "The user works as an architect."),
        Case("I work for a small bakery called Crumb", "The user works at Crumb."),
        Case("I work at the city library", "The user works at the city library."),
        Case(
            "I got a new job at Fabricato as a data analyst", "The user works as a data analyst.",
            "The user works at Fabricato."),
        Case("I started working at Fabricato in 2021.", "The user works at Fabricato."),
        Case("I teach maths at a secondary school", "The user works as a maths teacher."),
        Case("I'm retired.", "The user is retired."),
        Case("I'm self-employed", "The user is self-employed."),
        Case("I'm a freelance translator.", "The user works as a freelance translator."),
        Case("I work in marketing.", "The user works in marketing."),
        Case("I work in Zurich.", "The user works in Zurich."),
        Case("I've been a carpenter for 12 years.", "The user works as a carpenter."),
        Case("My job is pastry chef", "The user works as a pastry chef."),
        Case("I study architecture at TU Delft", "The user studies architecture at TU Delft."),
        Case("I'm studying medicine", "The user studies medicine."),
        Case("I have a PhD in chemistry", "The user has a PhD in chemistry."),
        Case("I graduated from Leiden University in 2010.", "The user graduated from Leiden University."),
        Case("I work nights", "The user works nights."),
    ]

    static let health = [
        Case("I'm allergic to shellfish.", "The user is allergic to shellfish."),
        Case("I am severely allergic to bee stings", "The user is allergic to bee stings."),
        Case(
            "I'm allergic to eggs, soy and kiwi", "The user is allergic to eggs.", "The user is allergic to soy.",
            "The user is allergic to kiwi."),
        Case("I have a nut allergy", "The user is allergic to nuts."),
        Case("I'm lactose intolerant", "The user is lactose intolerant."),
        Case("What can I cook with my egg allergy?", "The user is allergic to eggs."),
        Case("I have asthma", "The user has asthma."),
        Case("I was diagnosed with type 2 diabetes", "The user has type 2 diabetes."),
        Case("Remember that I'm diabetic", "The user is diabetic."),
        Case("I have ADHD and dyslexia.", "The user has ADHD.", "The user has dyslexia."),
        Case("I'm vegetarian", "The user is vegetarian."),
        Case("I went vegan in January", "The user is vegan."),
        Case("I've been vegetarian since 2018.", "The user is vegetarian."),
        Case("I'm not vegetarian, I'm vegan.", "The user is vegan."),
        Case("I don't eat pork", "The user does not eat pork."),
        Case("I don't drink alcohol.", "The user does not drink alcohol."),
        Case("I can't eat gluten.", "The user does not eat gluten."),
        Case("I eat halal", "The user eats halal."),
    ]

    static let tastes = [
        Case("I like hiking and jazz", "The user likes hiking.", "The user likes jazz."),
        Case("I love spicy food, especially ramen", "The user loves spicy food.", "The user loves ramen."),
        Case("I really love the smell of rain", "The user loves the smell of rain."),
        Case("I like rock and roll", "The user likes rock and roll."),
        Case("I hate olives", "The user dislikes olives."),
        Case("I can't stand loud music", "The user dislikes loud music."),
        Case("I don't like horror movies", "The user dislikes horror movies."),
        Case("I'm not a fan of opera", "The user dislikes opera."),
        Case("I prefer tea over coffee.", "The user likes tea."),
        Case("I enjoy reading and long walks", "The user likes reading.", "The user likes long walks."),
        Case("I'm into board games", "The user likes board games."),
        Case("I'm a huge fan of Studio Ghibli", "The user likes Studio Ghibli."),
        Case("I'm a big football fan.", "The user likes football."),
        Case("I like to swim", "The user likes to swim."),
        Case("My favourite colour is green", "The user's favorite color is green."),
        Case("my favorite movie is Blade Runner", "The user's favorite movie is Blade Runner."),
        Case("My favourite book is \"Dune\"", "The user's favorite book is Dune."),
        Case("I like Italian food because it's simple", "The user likes Italian food."),
    ]

    static let animals = [
        Case("I have a dog named Biscuit", "The user has a dog named Biscuit."),
        Case("I have a cat", "The user has a cat."),
        Case("my cat Miso is sick", "The user has a cat named Miso."),
        Case("We have two cats, Tofu and Pickle", "The user has a cat named Tofu.", "The user has a cat named Pickle."),
        Case("I've got three hens", "The user has three hens."),
        Case("I have a golden retriever", "The user has a golden retriever."),
        Case("My dog is called Rex", "The user has a dog named Rex."),
        Case("Our parrot's name is Coco", "The user has a parrot named Coco."),
        Case(
            "I have a dog called Rex and a cat called Mia", "The user has a dog named Rex.",
            "The user has a cat named Mia."),
        Case("Miso is my cat", "The user has a cat named Miso."),
        Case("I drive a Volvo", "The user drives a Volvo."),
        Case("My car is a red Honda", "The user's car is a red Honda."),
        Case("I own a motorbike", "The user owns a motorbike."),
        Case("My phone is a Pixel 8", "The user's phone is a Pixel 8."),
    ]

    static let people = [
        Case("my sister is called Anna", "The user's sister is named Anna."),
        Case("Anna is my sister", "The user's sister is named Anna."),
        Case("My sister's name is Clara", "The user's sister is named Clara."),
        Case("My sister's called Eva.", "The user's sister is named Eva."),
        Case("My sister's a nurse.", "The user's sister works as a nurse."),
        Case("My mum is a teacher", "The user's mother works as a teacher."),
        Case(
            "My brother is allergic to cats and dogs.", "The user's brother is allergic to cats.",
            "The user's brother is allergic to dogs."),
        Case("my sister's husband works at Fabricato", "The user's sister's husband works at Fabricato."),
        Case(
            "my best friend Tom plays the cello", "The user's friend is named Tom.",
            "The user's friend Tom plays the cello."),
        Case("my wife's favourite flower is the peony", "The user's wife's favorite flower is the peony."),
        Case(
            "My daughter is 7 and my son is 4", "The user's daughter is 7 years old.", "The user's son is 4 years old."),
        Case(
            "My grandmother lives in Kraków and she is 91 years old", "The user's grandmother lives in Kraków.",
            "The user's grandmother is 91 years old."),
        Case(
            "My sister Anna, who works as a dentist, lives in Lyon", "The user's sister is named Anna.",
            "The user's sister Anna works as a dentist.", "The user's sister Anna lives in Lyon."),
        Case("My husband and I live in Bristol", "The user's husband lives in Bristol.", "The user lives in Bristol."),
        Case("My parents live in Porto", "The user's parents live in Porto."),
        Case("My best friend is Tom.", "The user's friend is named Tom."),
        Case(
            "My wife, my son and I live in Hull.", "The user's wife lives in Hull.", "The user's son lives in Hull.",
            "The user lives in Hull."),
        Case("My boss is called Irina", "The user's boss is named Irina."),
        Case("My sister's birthday is 4 July.", "The user's sister's birthday is 4 July."),
        Case("I'm married to Tomas", "The user is married.", "The user's partner is named Tomas."),
        Case("I have two kids", "The user has two kids."),
        Case("We have no kids", "The user has no children."),
        Case(
            "We have a son named Otis and a daughter called June", "The user's son is named Otis.",
            "The user's daughter is named June."),
        Case("I have a brother in Toronto", "The user's brother lives in Toronto."),
        Case(
            "My 8-year-old son Tim plays football.", "The user's son is named Tim.",
            "The user's son Tim is 8 years old.",
            "The user's son Tim plays football."),
        Case(
            "My dad, Karl, is a retired judge.", "The user's father is named Karl.",
            "The user's father Karl is a retired judge."),
        Case("Can you find a present for my niece Ida?", "The user's niece is named Ida."),
        Case(
            "What's a good gift for my husband Leo who loves chess?", "The user's husband is named Leo.",
            "The user's husband Leo loves chess."),
        Case(
            "My friend Ola is from Gdańsk and speaks Polish.", "The user's friend is named Ola.",
            "The user's friend Ola is from Gdańsk.", "The user's friend Ola speaks Polish."),
        Case("my mother in law lives with us", "The user's mother-in-law lives with the user."),
    ]

    static let activities = [
        Case("I play the guitar", "The user plays the guitar."),
        Case("I play chess", "The user plays chess."),
        Case("I collect stamps", "The user collects stamps."),
        Case("I knit", "The user knits."),
        Case("I do yoga", "The user does yoga."),
        Case("I run every morning", "The user runs every morning."),
        Case("I go climbing every Thursday.", "The user goes climbing every Thursday."),
        Case("I have yoga on Mondays.", "The user has yoga on Mondays."),
        Case("I wake up at 6 every day", "The user wakes up at 6 every day."),
        Case("My hobbies are fishing and chess", "The user enjoys fishing.", "The user enjoys chess."),
        Case("I've been to Peru", "The user has been to Peru."),
        Case("I've had asthma since childhood.", "The user has asthma."),
        Case("I don't smoke", "The user does not smoke."),
        Case("I'm good at chess.", "The user is good at chess."),
        Case("started a new job monday, the people seem nice", "The user started a new job."),
        Case("I broke my leg last month", "The user broke their leg in February 2026."),
    ]

    static let plans = [
        Case("I want to run a marathon", "The user wants to run a marathon."),
        Case("Ran the Rotterdam marathon yesterday.", "The user ran the Rotterdam marathon on 13 March 2026."),
        Case("And I must walk 40 minutes every day.", "The user must walk 40 minutes every day."),
        Case("On Sundays we talk with grandma's camera.", "The user talks with grandma's camera."),
        Case("I want to learn Spanish.", "The user wants to learn Spanish."),
        Case("My goal is to read 50 books this year.", "The user wants to read 50 books this year."),
        Case("I'm training for a triathlon", "The user is training for a triathlon."),
        Case("I'm going to Rome in June", "The user plans to visit Rome in June."),
        Case(
            "I'm planning to visit my aunt in Bergen next summer",
            "The user plans to visit their aunt in Bergen next summer."),
        Case("We're moving to Norway next year.", "The user plans to move to Norway next year."),
        Case("I'm getting married in September.", "The user plans to get married in September."),
    ]
}
