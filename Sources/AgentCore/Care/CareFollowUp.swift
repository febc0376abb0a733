/// What is said to somebody who goes on talking after they spoke of suicide or self-harm: nothing light, nothing at random. It listens, asks for
/// a person beside them, and holds on to every thought of one.
enum CareFollowUp {
    /// Replies since the cry for which it lasts.
    private static let length = 8

    /// The reply; `nil` where nobody cried for help lately, or in another language.
    ///
    /// - Parameters:
    ///   - message: the newest message, which is no cry itself.
    ///   - said: what the companion said before, oldest first.
    ///   - asking: texts that ask whether somebody means it.
    ///   - isHint: whether the message may hint at it itself: then it is no "no", however it begins.
    static func text(
        to message: String, after said: [String], asking: [String] = [], isHint: Bool = false
    ) -> String? {
        let lately = said.suffix(length)
        let cry = CrisisReader.Cry.own(language: "en")
        let care = [false, true].map { CareReply.text(for: cry, isRepeated: $0) }
        let words = WordRow.words(message)
        if let last = said.last, asking.contains(last) {
            if isHint || isFound(assents, words) { return care[0] }
            if isFound(misread + denials, words) { return released }
        }
        guard lately.contains(where: care.contains), !lately.contains(released),
            !spokenOf.contains(SmallTalk.topic(of: message) ?? "")
        else {
            return nil
        }
        if isFound(misread, words) { return released }
        if isFound(ends, words) { return unsaid(partings, said) }
        if isFound(means, words) { return care[1] }
        if isFound(helpers, words) { return unsaid(plans, said) }
        return unsaid(listening, said)
    }

    /// What may be asked of the companion meanwhile.
    static let spokenOf: Set<String> = [
        "privacy", "where it is kept", "does it care", "are you a person", "conscious and real", "what are you",
        "loneliness, fear, feelings of the companion",
    ]

    private static func isFound(_ rows: [WordRow], _ words: [String]) -> Bool {
        rows.contains { $0.isFound(in: words) }
    }

    /// The text that was said longest ago, or never.
    private static func unsaid(_ texts: [String], _ said: [String]) -> String? {
        texts.min { (said.lastIndex(of: $0) ?? -1) < (said.lastIndex(of: $1) ?? -1) }
    }

    /// That somebody is thought of, or went.
    private static let helpers = WordRow.rows(
        """
        could|can|might|maybe|will|ill|going|gonna|should|id|want|wanna|calling|called|rang|told|talk|ring|phone|text|see|tell|message|looking ~ ~ sister|brother|mum|mom|mother|dad|father|friend|wife|husband|partner|cousin|aunt|uncle|neighbour|neighbor|doctor|gp|therapist|counsellor|counselor|teacher|nurse|number|helpline|samaritans|988|someone|somebody|boyfriend|girlfriend|son|daughter|him|her|them|hospital|er
        theres|is|have|got ~ counsellor|counselor|therapist|teacher|nurse|friend|sister|brother
        """)
    /// That a way, a time or a decision is there.
    private static let means = WordRow.rows(
        """
        thought|think|know|decided|worked ~ about|of|out how
        talk me out of
        have|got|bought|took|taking|taken ~ pills|tablets|rope|gun|blade|razor|knife
        tonight|already|now ~ do|did|done it
        not a trip
        """)
    /// That it was no cry at all.
    private static let misread = WordRow.rows(
        """
        just|only|was|a|im|i joke|joking|joked|kidding
        jk $
        from [a|the|my|this] song|lyrics|poem|film|movie|book|game|series
        its|thats|is|was|theyre [just|only] [a|the|some] lyric|lyrics|quote|song
        not|isnt|wasnt|didnt|dont [what|how|that] [i] mean|meant ~ like|that|it|$
        you|youve [have|got] misunderstood|misread
        just|only an|a expression|saying|phrase
        figure of speech
        """)
    /// A no to the question whether it is meant.
    private static let denials = WordRow.rows(
        """
        ^ [haha|lol|oh|god|lord|yeah|well] [god|lord|no] no|nope|nah|na $|no|im|i|its|it|not|nothing|dont|just|only|that|thats|thanks|thank|way|of|sorry|haha|lol
        ^ haha|hahaha|lol|lmao $
        ^ of course not
        im|ill [be] [just|only|quite|totally|perfectly] fine|ok|okay|alright
        nothing like that
        ^ not really|$
        ^ not at all
        ^ dont worry
        """)
    /// A yes to it.
    private static let assents = WordRow.rows(
        """
        ^ yes|yep|sometimes|lately
        ^ yeah|ye|ya|yea|maybe|perhaps|probably|kinda|sorta $|i|sometimes|a|its|it|kind|sort|lately
        ^ kind|sort of $
        ^ i do|guess|suppose|have $|sometimes|it|so|that|lately|thought|been
        ^ i think so|about|of
        ^ [i] dont know $
        ^ dunno|idk $
        ^ a little|bit $
        """)
    private static let ends = WordRow.rows(
        """
        ^ bye|goodnight|night ~ $
        ^ [i] [have|need|got|gotta] to go|sleep ~ $
        ^ good night ~ $
        ^ gonna|going to sleep ~ $
        ^ thanks|thank [you] [for|so] [listening|much] ~ $
        """)

    private static let listening = [
        "Thank you for telling me. I'm here, and there is no hurry. Who could sit with you while it is this heavy?",
        "I hear you. You shouldn't have to carry that alone; somebody at 988, 116 123 or findahelpline.com will listen at any hour. What hurts most just now?",
        "That is a lot to bear, and it makes sense that you're worn out. Are you safe where you are at this moment?",
        "I'm listening. Would you let one person know today, even in a single line?",
        "It's good that you keep writing. What has helped you through hours like this before?",
        "You don't have to explain it well, or be polite about it. Is there something within reach that should be out of reach tonight?",
    ]
    private static let plans = [
        "That is a good thought. Please do it now, before anything else; you don't need the right words, \"I'm not well, can you talk?\" is enough. I'll be here afterwards.",
        "I'm glad there is somebody. Let them know today that it is serious; they would want to hear it. What could you say first?",
        "Yes, please hold on to that. If it feels too big, write just one line to them. And until then 988, 116 123 or findahelpline.com answer at any hour.",
    ]
    private static let released = """
        All right. I'd rather ask once too often than once too little. Should it ever be meant, tell me, or somebody near you. What would you like \
        to talk about?
        """
    private static let partings = [
        "I'm glad you talked to me. Please keep a person close, and 988, 116 123 or 112 at hand; come back whenever you like.",
        "Thank you for staying this long. Please let somebody near you know how you are; I'm here whenever you come back.",
    ]
}
