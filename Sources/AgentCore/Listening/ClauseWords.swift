/// What the words of a clause are, as far as it takes to find where it begins and ends.
enum ClauseWords {
    /// Whether a word is a verb that can be a clause's only one.
    static func isVerb(_ form: String) -> Bool {
        if helpers.contains(form) || present.contains(form) || isPast(form) || form.hasSuffix("n't") { return true }
        guard let mark = form.firstIndex(of: "'") else { return false }
        let (before, after) = (String(form[..<mark]), form[form.index(after: mark)...])
        return ["ve", "re", "m", "ll", "d"].contains(after)
            || after == "s" && (pronouns.contains(before) || anybody.contains(before))
    }

    /// Whether a word is a verb in the past.
    static func isPast(_ form: String) -> Bool {
        PastVerbs.contains(form) || past.contains(form)
            || form.hasSuffix("ed") && form.count > 4 && !adjectives.contains(form)
    }

    /// Whether a word is a verb in the past that a message may begin with where "I" is left out.
    static func beginsWithoutSubject(_ form: String, before next: String?) -> Bool {
        guard isPast(form) else { return false }
        if nounsToo.contains(form) { return next.map(objects.contains) ?? false }
        return !neverFirst.contains(form)
    }

    /// Whether a word is the form in "-ing" of a verb.
    static func isParticiple(_ form: String) -> Bool {
        form.hasSuffix("ing") && form.count > 4 && !inIng.contains(form)
    }

    static let pronouns: Set<String> = ["i", "we", "he", "she", "they", "it", "there"]
    /// Those that stand for a person without naming one.
    static let anybody = set("everyone everybody nobody someone somebody")
    /// What may stand before a noun.
    static let determiners = set(
        "the a an his her their some every two three four five six no all both another my our")
    /// Parents and grandparents, as one speaks of one's own without "my".
    static let kin = set(
        "mum mom mam dad mama papa mummy daddy gran grandma grandpa grandad granny nan nana mother father hubby")
    /// What may stand between a subject and its verb.
    static let adverbs = set(
        "just finally also still never always really actually nearly almost only barely already probably kinda literally"
            + " accidentally now then")
    /// What somebody says before coming to the point.
    static let openers = set(
        "ugh omg so well ok okay hey hi hello lol haha hahaha oh man god honestly apparently anyway yay phew argh sigh hmm"
            + " um uh yes no nope yeah yep wow gosh ah and but also literally just basically tbh ngl guys dear dude bro sorry"
            + " today yesterday tonight then now finally still darn damn shit look listen")
    /// Those that belong to the clause where a subject follows.
    static let timely = set("just finally still today yesterday tonight now")
    /// What somebody says behind the point.
    static let closers = set(
        "lol haha hahaha smh tbh ngl idk omg though ugh xx x yay lmao sigh anyway too")
    /// What no clause begins with that tells something by itself.
    static let dependent = set(
        "what who whom whose where when why how which after before since because as while until if once for in on at to of"
            + " with by from like not or than this that that's these those any anyone anybody let's please thanks thank"
    )
    /// What joins another clause to the one before.
    static let joiners = set("because but which although though cause except unless whereas so")

    private static let helpers = set(
        "is are was were am has have had do does did can could will would should must might may")
    private static let past = set(
        "ate drank said knew asked burst cost crept forgave hung laid overslept sprang stank stung struck swept swung wept"
            + " wound shrank spilt learnt dreamt burnt spelt woken")
    private static let present = set(
        """
        wants needs keeps says thinks hates loves likes knows gets goes makes takes comes leaves hurts feels looks smells
        works lives sleeps eats starts ends stops refuses ignores wakes cries screams snores barks means calls asks tells
        plays costs runs moves begins seems turns misses talks gives sits stands drives forgets keep hurt need want love get
        go feel look say know think come make take leave start work
        """)
    private static let adjectives = set(
        "indeed speed seed wicked naked hundred kindred tired excited bored worried scared exhausted retired married")
    private static let nounsToo = set("lost left found cut broke hit put")
    private static let objects = set("my the a an it him her our all another out at two three work")
    private static let neverFirst = set(
        "was were shot did hurt let set split shut beat lit read stuck fed ground cost laid used need needed")
    private static let inIng = set(
        "morning evening nothing something everything anything wedding building thing string spring feeling ceiling being"
            + " during sibling sterling darling seeing bring king")

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
