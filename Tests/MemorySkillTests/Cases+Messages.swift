extension Cases {
    static let many = [
        Case(
            "I'm allergic to peanuts and my sister Anna lives in Lyon.", "The user is allergic to peanuts.",
            "The user's sister is named Anna.", "The user's sister Anna lives in Lyon."),
        Case(
            "My brothers Tom and Max live in Oslo", "The user's brother is named Tom.",
            "The user's brother is named Max.",
            "The user's brother Tom lives in Oslo.", "The user's brother Max lives in Oslo."),
        Case(
            "I'm Kenji, 52, a baker from Osaka, and I have two dogs.", "The user's name is Kenji.",
            "The user is 52 years old.",
            "The user works as a baker.", "The user is from Osaka.", "The user has two dogs."),
        Case("I live in Kiel and work at Fabricato", "The user lives in Kiel.", "The user works at Fabricato."),
        Case(
            "I'm vegan, I live in Bath, any restaurant tips?", "The user is vegan.", "The user lives in Bath."),
        Case(
            "I need a quick recipe, my daughter is vegan.", "The user's daughter is vegan."),
        Case(
            "I am a lawyer living in Warsaw with my wife Kasia and our two daughters, Ola and Zosia.",
            "The user works as a lawyer.", "The user lives in Warsaw.", "The user's wife is named Kasia.",
            "The user's daughter is named Ola.", "The user's daughter is named Zosia."),
        Case(
            "My sister Anna and her husband Paul live in Nice.", "The user's sister is named Anna.",
            "The user's sister's husband is named Paul.", "The user's sister Anna lives in Nice.",
            "The user's sister's husband Paul lives in Nice."),
        Case(
            "Anna, my sister, lives in Lyon.", "The user's sister is named Anna.",
            "The user's sister Anna lives in Lyon."),
        Case("As a nurse, I work nights.", "The user works as a nurse.", "The user works nights."),
        Case("I was living in Rome at the time.", "The user used to live in Rome."),
        Case("Pizza is my favourite food.", "The user's favorite food is Pizza."),
        Case("I love tea but I hate coffee", "The user loves tea.", "The user dislikes coffee."),
    ]

    static let requests = [
        Case("Please keep your answers short", "The user prefers short answers."),
        Case("No emojis please", "The user wants no emojis in replies."),
        Case("Please always answer in French.", "The user wants replies in French."),
        Case("Use metric units please.", "The user uses metric units."),
        Case(
            "remember my wife Lena is allergic to penicillin", "The user's wife is named Lena.",
            "The user's wife Lena is allergic to penicillin."),
        Case("Please remember that I don't eat pork", "The user does not eat pork."),
    ]

    static let rough = [
        Case("im allergic to peanuts", "The user is allergic to peanuts."),
        Case("i live in lyon and work at airbus", "The user lives in Lyon.", "The user works at Airbus."),
        Case(
            "my sister anna lives in lyon", "The user's sister is named Anna.", "The user's sister Anna lives in Lyon."),
        Case("i have a dog called biscuit", "The user has a dog named Biscuit."),
        Case("my name is tom", "The user's name is Tom."),
        Case("Love hiking!", "The user loves hiking."),
        Case("Allergic to nuts btw", "The user is allergic to nuts."),
        Case("Born and raised in Cork.", "The user is from Cork."),
        Case("Just adopted a kitten named Soot.", "The user has a kitten named Soot."),
        Case("I found out I'm allergic to kiwi", "The user is allergic to kiwi."),
        Case("On weekends, I hike.", "The user hikes."),
        Case("im 44 and im a nurse", "The user is 44 years old.", "The user works as a nurse."),
        Case("i dont eat meat", "The user does not eat meat."),
        Case("I’m allergic to latex", "The user is allergic to latex."),
        Case("ive got a cat named Momo!!", "The user has a cat named Momo."),
        Case("btw i hate olives lol", "The user dislikes olives."),
        Case("oh and my favourite colour is teal :)", "The user's favorite color is teal."),
    ]
}
