/// Past forms of common verbs. Unlike plain forms they are rarely nouns, so a clause may start with one.
package enum PastVerbs {
    /// Whether a word is such a form.
    package static func contains(_ form: String) -> Bool { forms.contains(form) }

    /// The forms.
    package static let forms: Set<String> = Set(irregular.split(whereSeparator: \.isWhitespace).map(String.init)).union(
        regular.split(whereSeparator: \.isWhitespace).map { past(String($0)) })

    private static func past(_ verb: String) -> String {
        if verb.hasSuffix("e") { return verb + "d" }
        if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
            return verb.dropLast() + "ied"
        }
        return doubled.contains(verb) ? verb + String(verb.suffix(1)) + "ed" : verb + "ed"
    }

    private static let doubled: Set<String> = [
        "drop", "stop", "plan", "swap", "ship", "grab", "snap", "trip", "rip", "ban", "admit", "commit", "cancel",
        "enrol", "chat", "fit", "jog", "knit", "quit", "rob", "scrap", "skip", "slip", "step", "submit",
        "transfer", "travel", "trim", "wrap", "zip", "refer", "regret", "occur", "prefer", "bin",
    ]

    private static let irregular = """
        was were had did went got came saw took made gave found thought told became left felt put brought began kept held
        wrote stood heard let meant met ran paid sat spoke lay led read grew lost fell sent built understood drew broke
        spent cut rose drove bought wore chose flew sold won taught rode threw swam sang shot slept hid beat bit fought
        forgot froze hurt rang shut sank slid stole stuck swore tore woke withdrew fed bred caught dug dealt lent lit sought
        shook split quit set bet hit
        """

    private static let regular = """
        accept achieve adopt apply arrive ask attend bake battle book borrow bump buzz call cancel carry celebrate change
        chuck clean climb close collect complete convert cook crash create cross cycle dance date decide deliver design
        develop diagnose die discover ditch divorce donate drop earn emigrate employ end engage enjoy enrol enroll escape
        fail fill finish fire fix foster gain graduate grab hand happen harvest help hike hire immigrate inherit injure
        install interview invest join kick kill land last launch learn like list live look love manage marry merge migrate
        miss mix move name need offer open opt order organise organize own pack paint park part pass pick plan plant play
        post postpone practise practice prefer promise promote propose publish qualify raise reach receive recover rehome
        relocate remarry remove rename renovate rent repair replace report rescue resign retire retrain return ride ruin sack
        sail save score scrap separate settle share ship shift shut sign skip smoke snap sort sprain start stay stop store
        study survive swap switch talk teach tear throw total trade train transfer travel tread treat turn twist
        upgrade use visit volunteer wait walk want wash watch welcome work wreck adore bring despise dislike
        """
}
