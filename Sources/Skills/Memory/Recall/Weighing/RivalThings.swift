/// Things of one kind of which a question about one is not answered by a fact about another: the car's insurance is not the
/// motorbike's, and the day of the dentist is not that of the physiotherapist.
///
/// The meanings of such sentences are near one another, so that weights learned from meaning take one for the other.
enum RivalThings {
    /// Whether a text speaks of a rival of what is asked about, and not of that itself.
    ///
    /// - Parameters:
    ///   - words: the words of the text, folded.
    ///   - questions: the words of the sentence that asks, folded.
    static func areTold(_ words: [String], asked questions: [String]) -> Bool {
        let text = Set(words)
        let asked = Set(questions)
        return kinds.contains { $0.areTold(text, asked) } || isWayThere(text, asked)
            || isOfOtherOne(words, questions) || isOfAnySubject(text, asked) || isOfCompound(words, questions)
    }

    private struct Kind {
        /// The words for each of the rivals.
        let rivals: [Set<String>]
        /// Words of which the question has to have one; none where there are none.
        let context: Set<String>

        init(_ row: String) {
            let parts = row.split(separator: ":")
            context = parts.count > 1 ? Set(parts[0].split(separator: " ").map(String.init)) : []
            rivals = (parts.last ?? "").split(separator: " ").map { Set($0.split(separator: "|").map(String.init)) }
        }

        func areTold(_ text: Set<String>, _ asked: Set<String>) -> Bool {
            guard context.isEmpty || !context.isDisjoint(with: asked) else { return false }
            let wanted = rivals.filter { !$0.isDisjoint(with: asked) }
            guard !wanted.isEmpty, wanted.allSatisfy({ $0.isDisjoint(with: text) }) else { return false }
            return rivals.contains { !$0.isDisjoint(with: text) }
        }
    }

    private static let schooling =
        "teacher teaches teach taught exam test class lesson lessons homework tutor essay quiz grade mark points score"
    private static let subjects =
        "math|maths|mathematics|algebra physics chemistry|chem biology history geography english french spanish german latin art music economics"

    private static let subjectWords = Set(subjects.split { $0 == " " || $0 == "|" }.map(String.init))
    private static let teachers: Set<String> = ["teacher", "tutor", "teaches", "teach", "taught"]

    /// Whether the teacher of one subject is asked for and the text tells of one who has none: "my english teacher", "the user's form tutor".
    private static func isOfAnySubject(_ text: Set<String>, _ asked: Set<String>) -> Bool {
        !asked.isDisjoint(with: teachers) && !text.isDisjoint(with: ["teacher", "tutor"])
            && !asked.isDisjoint(with: subjectWords) && text.isDisjoint(with: subjectWords)
            && !text.isDisjoint(with: ["form", "class", "homeroom"])
    }

    /// Rivals stand side by side, words for one of them with `|` between; before a colon the words of which the question has one.
    private static let kinds = """
        dentist|dental|hygienist physio|physiotherapist|physiotherapy optician|optometrist|eye vet|vets hairdresser|barber|haircut cardiologist dermatologist midwife chiropractor osteopath podiatrist orthodontist
        \(schooling):\(subjects)
        car motorbike|motorcycle|scooter|moped|bike bike|bicycle van truck|lorry boat caravan|camper
        favourite favorite fave fav:book|novel film|movie song band colour|color food|dish|meal team game|sport city animal flower season drink show|series
        summer winter
        first second third
        when time hour:start|starts|started|begin|begins|open|opens end|ends|ended|finish|finishes|close|closes
        where who time:monday|mondays tuesday|tuesdays wednesday|wednesdays thursday|thursdays friday|fridays saturday|saturdays sunday|sundays
        key keys:house|home|front van car shed|garage office bike
        licence license permit:driving|driver forklift fishing hunting boat gun
        bus train tram:school work|job|office home|back
        pay paying cost costs bill much owe:rent|mortgage electricity|electric gas water internet|wifi|broadband
        squat|squats bench deadlift|deadlifts
        dog|puppy cat|kitten parrot|budgie rabbit|bunny hamster horse|pony tortoise|turtle snake
        breakfast lunch dinner|supper
        upstairs|above downstairs|below
        neighbour neighbor neighbours neighbors door:left right
        salary|wage|wages|earn|earns|earned|earning|income rent|mortgage|deposit
        where which:university|uni|college|studied|study school|highschool|kindergarten|nursery grew|grow|raised born
        honeymoon church|ceremony|reception|registry
        parents grandparents
        flu tetanus covid|corona hepatitis measles rabies
        plumber electrician painter|decorator carpenter|joiner roofer gardener cleaner builder mechanic plasterer tiler locksmith
        ticket tickets book booked:concert theatre|theater cinema|film opera musical museum
        passport licence|license visa
        guitar piano violin cello flute drums clarinet trumpet saxophone
        birthday|birthdays anniversary|wedding|married|marry
        when time day where:football|soccer tennis swimming|swim basketball yoga pilates karate|judo ballet choir pottery chess
        """.split(separator: "\n").map { Kind(String($0)) }

    /// Whether it is asked how old a thing of the user's is, or what it looks like, and something told that only goes with it: "what year was my
    /// truck made?", "a truck licence".
    private static func isOfCompound(_ text: [String], _ asked: [String]) -> Bool {
        guard !looks.isDisjoint(with: asked) else { return false }
        return zip(asked, asked.dropFirst()).contains { owner, thing in
            let behind = text.indices.filter { text[$0] == thing }.map { text.dropFirst($0 + 1).first ?? "" }
            return ["my", "our"].contains(owner) && !behind.isEmpty
                && behind.allSatisfy { belongings.contains($0) && !asked.contains($0) }
        }
    }

    private static let looks: Set<String> = ["year", "made", "old", "colour", "color", "brand"]
    private static let belongings: Set<String> = [
        "licence", "license", "insurance", "keys", "sitter", "walker", "driver", "mechanic", "trailer", "club", "shop",
        "food",
        "registration", "tax", "loan",
    ]

    /// Whether the way back is asked for and the way there told.
    private static func isWayThere(_ text: Set<String>, _ asked: Set<String>) -> Bool {
        let travel: Set = ["fly", "flight", "train", "ferry", "trip", "bus"]
        let back: Set = ["back", "return", "returning", "home", "returns"]
        return !travel.isDisjoint(with: asked) && !back.isDisjoint(with: asked)
            && !travel.isDisjoint(with: text) && back.isDisjoint(with: text)
    }

    /// Whether one of two of a thing is asked for and the other told: "my new number", "my old number"; "my right eye", "my left eye".
    private static func isOfOtherOne(_ text: [String], _ asked: [String]) -> Bool {
        let told = pairs(in: text)
        return pairs(in: asked).contains { one in
            told.contains { $0.thing == one.thing && $0.sort == one.sort && $0.isFirst != one.isFirst }
                && !told.contains { $0 == one }
        }
    }

    private struct OneOfTwo: Equatable {
        let sort: Int
        let isFirst: Bool
        let thing: String
    }

    private static let sorts: [(first: Set<String>, second: Set<String>)] = [
        (["new"], ["old", "former", "previous"]), (["left"], ["right"]), (["front"], ["back", "rear"]),
        (["upper"], ["lower"]),
    ]

    private static func pairs(in words: [String]) -> [OneOfTwo] {
        zip(words, words.dropFirst()).flatMap { word, thing in
            sorts.enumerated().compactMap { sort, sides in
                sides.first.contains(word) || sides.second.contains(word)
                    ? OneOfTwo(sort: sort, isFirst: sides.first.contains(word), thing: thing) : nil
            }
        }
    }
}
