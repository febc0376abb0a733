extension AskedUnit {
    /// Words that open or carry a question.
    static let questionWords: Set<String> = [
        "what", "which", "who", "whom", "whose", "when", "where", "whereabouts", "how",
    ]

    /// Words that name the sort of thing that is asked for.
    static let generalWords: Set<String> = [
        "day", "date", "time", "year", "month", "week", "weekday", "place", "city", "town", "country",
        "number", "size", "age", "many", "amount", "colour", "color", "title", "brand", "make", "model",
        "street", "road", "hour", "evening", "morning", "far", "long", "favourite", "favorite",
        "favourites", "favorites", "work",
    ]

    /// Words that only ask whether something was told or is known.
    static let talk: Set<String> = [
        "do", "did", "you", "u", "i", "we", "know", "tell", "told", "remember", "can", "could", "recall", "say", "said",
        "mention", "mentioned", "have", "had", "ever", "that", "it", "me", "us", "any", "idea", "to", "still", "happen",
        "already", "yet", "pls", "please", "again",
    ]

    /// Words by which advice is asked for, or something of the world.
    static let advice: Set<String> = [
        "should", "could", "would", "can", "will", "shall", "might", "why", "you", "ought", "better",
        "wrong", "matter", "point", "if",
    ]

    /// Verbs behind "can you", "do you" by which the companion is asked to remember rather than about itself.
    static let requests: Set<String> = [
        "know", "remember", "recall", "still", "tell", "remind", "say", "happen", "kindly", "please", "be",
        "have", "think", "ever", "look", "check", "find", "help", "give", "got", "sure", "by",
    ]

    /// Words of asking and of talking about it, which tell nothing of what is asked.
    static let hollow: Set<String> = [
        "remember", "remind", "recall", "forgot", "forgotten", "forget", "again", "want", "wants", "wanted",
        "need", "needs", "think", "say", "said", "says", "told", "mention", "mentioned", "ever", "happen",
        "thing", "things", "something", "someone", "somebody", "anyone", "anybody", "person", "people",
        "name", "names", "called", "call", "named", "like", "way", "really", "now", "pls", "lol", "hi",
        "hey", "hello", "ok", "okay", "well", "sure", "kind", "sort", "type", "much", "exactly", "actually",
        "currently", "these", "days", "give", "ask", "asked", "asking", "asks", "wonder", "wondering",
        "trying", "try", "help", "quick", "question", "form", "most", "best", "others", "another", "family",
        "should", "must", "ought", "supposed", "good", "bit", "lot", "am", "isn", "doesn", "didn", "won",
        "wasn", "couldn", "shouldn", "m", "s", "t", "d", "off", "over", "into", "today", "tonight",
        "tomorrow", "mine", "myself", "own", "does", "being", "while", "because", "since", "only", "still",
        "never", "always", "usually", "normally", "put", "take", "takes", "makes", "come", "goes", "going",
        "gonna", "use", "used", "man", "woman", "lady", "guy", "bloke", "chap", "fellow", "fella", "young",
        "new", "next", "kindly", "dear", "gone", "clean", "blank", "head", "mind", "brain", "memory",
        "standing", "stood", "here", "wishes", "wish", "know", "knows", "idea", "sorry", "yesterday",
        "afternoon", "minute", "moment", "yourself", "believe", "course", "back", "after", "before",
        "little", "box", "marked", "select", "choose", "tick", "write", "writing", "answer", "filling",
        "fill", "enter", "list", "lists", "done", "doing", "having", "let", "see", "look", "looking",
        "find", "got", "thank", "thanks", "right", "correct", "true", "fact", "certain", "possible", "able",
        "mean", "means", "meant", "word", "proper", "bless", "god", "ugh", "omg", "haha", "btw", "rn",
        "xmas", "guess", "suppose", "hear", "heard", "keep", "keeps", "both", "each", "every", "other",
        "else", "same", "different", "whole", "part", "above", "below", "between", "under",
    ]
}
