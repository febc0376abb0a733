import TestKit

@testable import AgentCore

/// What the scripted reader says of the messages of these tests: operations as the reader's lines, or a first line that
/// asks something of memory.
enum Script {
    /// A reader by this script.
    static func reader() -> MessageReader { MessageReader(ScriptedReader { text in reading(of: text) }) }

    /// The reader's whole answer to a message.
    static func reading(of message: String) -> String {
        if let asked = requests[message] { return asked }
        let operations = lines[message] ?? liked(message).map { [$0] } ?? []
        return (["none no"] + (operations.isEmpty ? ["none"] : operations)).joined(separator: "\n")
    }

    /// "I like tea": as many likings as a test needs.
    private static func liked(_ message: String) -> String? {
        guard let thing = message.wholeMatch(of: /I like ([^ ,.]+|glass marbles)/)?.output.1 else { return nil }
        return "add | user | like | \(thing) |  | The user likes \(thing)."
    }

    private static let requests = [
        "Forget that I live in Marbella.":
            "none forget\ndelete | user | home_city | Marbella |  | The user lives in Marbella.",
        "Forget that I live in Marbella. I have a dog named Rex.": """
        none forget
        delete | user | home_city | Marbella |  | The user lives in Marbella.
        add | user | pet | dog named Rex |  | The user has a dog named Rex.
        """,
        "Forget that I live in Ghent": "none forget\ndelete | user | home_city | Ghent |  | The user lives in Ghent.",
        "Forget that I live in Oslo": "none forget\ndelete | user | home_city | Oslo |  | The user lives in Oslo.",
        // All that the reader is shown of her, and more is known.
        "Forget everything about my sister":
            (["none forget"]
            + stride(from: 1_278, through: 1_300, by: 2).map { "delete | user.sister | like | thing\($0) |  | -" })
            .joined(separator: "\n"),
        "What do you know about me?": "none all: me\nnone",
        "What do you know about Anna?": "none all: anna\nnone",
        "Tell me all you know on my health": "none all: health\nnone",
        "What do you know about Ringo?": "none all: ringo\nnone",
        "What did I say about the heron?": "none memory: me\nnone",
        "I want to die. What do you know about me?": "crisis all: me\nnone",
        "Nobody in Ghent would miss me": "crisis no\n\(ghent)",
    ]

    private static let ghent = "add | user | home_city | Ghent |  | The user lives in Ghent."
    private static let porto = "update | user | home_city | Porto |  | The user lives in Porto."
    private static let tea = "add | user | like | tea |  | The user likes tea."

    private static let lines: [String: [String]] = [
        "I live in Ghent": [ghent], "I live in Ghent.": [ghent], "As I said, I live in Ghent.": [ghent],
        "I live in Porto": ["add | user | home_city | Porto |  | The user lives in Porto."],
        "I moved to Porto": [porto],
        "I moved to Lyon": ["update | user | home_city | Lyon |  | The user lives in Lyon."],
        "I live in Genk": ["add | user | home_city | Genk |  | The user lives in Genk."],
        "I live in Zwolle": ["update | user | home_city | Zwolle |  | The user lives in Zwolle."],
        "I live in Ghent again": ["update | user | home_city | Ghent |  | The user lives in Ghent."],
        "I live in Ghent and I like tea": [ghent, tea], "I moved to Porto and I like tea": [porto, tea],
        "I live in Marbella": ["add | user | home_city | Marbella |  | The user lives in Marbella."],
        "Hello! I live in Marbella.": ["add | user | home_city | Marbella |  | The user lives in Marbella."],
        "I live in Marbella and my name is Ana": [
            "add | user | home_city | Marbella |  | The user lives in Marbella.",
            "add | user | name | Ana |  | The user's name is Ana.",
        ],
        "I'm allergic to peanuts": ["add | user | allergy | peanuts |  | The user is allergic to peanuts."],
        "I'm allergic to pistachios": ["add | user | allergy | pistachios |  | The user is allergic to pistachios."],
        "Hello! I'm allergic to pistachios. Any ideas?": [
            "add | user | allergy | pistachios |  | The user is allergic to pistachios."
        ],
        "I'm allergic to peanuts and my sister Anna lives in Lyon.": [
            "add | user | allergy | peanuts |  | The user is allergic to peanuts.",
            "add | user.sister | name | Anna |  | The user's sister is named Anna.",
            "add | user.sister | home_city | Lyon |  | The user's sister Anna lives in Lyon.",
        ],
        "My sister Anna lives in Lyon": [
            "add | user.sister | name | Anna |  | The user's sister is named Anna.",
            "add | user.sister | home_city | Lyon |  | The user's sister Anna lives in Lyon.",
        ],
        "My sister lives in Lyon": ["add | user.sister | home_city | Lyon |  | The user's sister lives in Lyon."],
        "My sister's name is Anna": ["add | user.sister | name | Anna |  | The user's sister is named Anna."],
        "Anna works as a dentist": [
            "add | user.sister | job_title | dentist |  | The user's sister Anna works as a dentist."
        ],
        "Anna moved to Porto": ["add | user.sister | home_city | Porto |  | The user's sister Anna lives in Porto."],
        "My brother Tom lives in Oslo and my brother Max lives in Rome": [
            "add | user.brother | name | Tom |  | The user's brother is named Tom.",
            "add | user.brother | home_city | Oslo |  | The user's brother Tom lives in Oslo.",
            "add | user.brother | name | Max |  | The user's brother is named Max.",
            "add | user.brother | home_city | Rome |  | The user's brother Max lives in Rome.",
        ],
        "My sister Annelies lives in Lyon": [
            "add | user.sister | name | Annelies |  | The user's sister is named Annelies.",
            "add | user.sister | home_city | Lyon |  | The user's sister Annelies lives in Lyon.",
        ],
        "My name is Ana, I like tea and my sister Eva lives in Lyon": [
            "add | user | name | Ana |  | The user's name is Ana.", tea,
            "add | user.sister | name | Eva |  | The user's sister is named Eva.",
            "add | user.sister | home_city | Lyon |  | The user's sister Eva lives in Lyon.",
        ],
        "Where do I live? My name is Ana.": ["add | user | name | Ana |  | The user's name is Ana."],
        "My dog is called Rex, he barks": ["add | user | pet | dog called Rex |  | The user has a dog called Rex."],
        "I walk my dog at six": ["add | user | pet | dog |  | The user has a dog."],
        "I have a dog": ["add | user | pet | dog |  | The user has a dog."],
        "I have a cat": ["add | user | pet | cat |  | The user has a cat."],
        "I like coffee": ["add | user | like | coffee |  | The user likes coffee."],
        "I love coffee and tea": ["add | user | like | coffee |  | The user likes coffee.", tea],
        "I hate coffee": ["add | user | dislike | coffee |  | The user dislikes coffee."],
        "I hate olives": ["add | user | dislike | olives |  | The user dislikes olives."],
        "I hate glass marbles": ["add | user | dislike | glass marbles |  | The user dislikes glass marbles."],
        "I love hiking and I hate olives": [
            "add | user | like | hiking |  | The user likes hiking.",
            "add | user | dislike | olives |  | The user dislikes olives.",
        ],
        "I'm vegan": ["add | user | diet | vegan |  | The user is vegan."],
        "It was a long day": ["delete | user | diet | vegan |  | The user is vegan."],
        "I'm no longer vegan": ["delete | user | diet | vegan |  | The user is vegan."],
        "I left Bosch for Crumb": [
            "delete | user | employer | Bosch |  | The user works at Bosch.",
            "add | user | employer | Crumb |  | The user works at Crumb.",
        ],
        "I work at Bosch": ["add | user | employer | Bosch |  | The user works at Bosch."],
        "I collect old postcards": ["add | user | hobby | old postcards |  | The user collects old postcards."],
        "I love my boat": ["add | user | like | my boat |  | The user loves their boat."],
        "I want to run a marathon.": ["add | user | goal | run a marathon |  | The user wants to run a marathon."],
        "I ran my first marathon!": ["add | user | event | my first marathon |  | The user ran their first marathon."],
        "My sister is called נועה and I live in حيفا": [
            "add | user.sister | name | נועה |  | The user's sister is named נועה.",
            "add | user | home_city | حيفا |  | The user lives in حيفا.",
        ],
        "The user passed his driving test on 17 January.": [
            "add | user | event | passed his driving test | on 17 January | The user passed the driving test."
        ],
        "The user's dog Biscuit must not eat chicken.": [
            "add | user | pet | dog Biscuit |  | The user has a dog called Biscuit."
        ],
        "The user's dog Biscuit is seven years old.": [
            "add | user | pet | dog Biscuit |  | The user has a dog called Biscuit."
        ],
    ]
}
