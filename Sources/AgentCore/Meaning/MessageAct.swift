/// What a message does in the conversation: its dialogue act, as in Stolcke et al. 2000, "Dialogue Act Modeling for Automatic Tagging and
/// Recognition of Conversational Speech", cut to what people write to a companion.
///
/// The raw values are the names in `models/acts.gguf` (`Training/acts/acts.txt`).
enum MessageAct: String, Sendable, Hashable, CaseIterable {
    // The talk itself.
    case leaves
    case leavesForTheNight = "leaves for the night"
    case arrives
    case thanks
    case praises = "praises it"
    case doubts = "doubts it"
    case complains = "complains of its reply"
    case putsRight = "puts it right"
    case takesNote = "agrees or takes note"
    case declinesToTalk = "does not want to talk of it"
    case testsOrSaysNothing = "says something beside it"
    case smallTalk = "small talk without a question"
    // What is wanted.
    case wantsItKept = "wants it kept in mind"
    case wantsToBeReminded = "wants to be reminded"
    case wantsAThingDone = "wants a thing done"
    case wantsToBeEntertained = "wants to be entertained"
    case wantsKindWords = "wants kind words"
    case asksAboutIt = "asks about it"
    case asksWhatItRemembers = "asks what it remembers"
    case asksItsJudgement = "asks its judgement"
    case asksAboutPeople = "asks about feelings or people"
    case asksForKnowledge = "asks for knowledge"
    // News.
    case goodNews = "good news"
    case progress
    case isProud = "proud or fond of somebody"
    case enjoys = "enjoys something"
    case looksForward = "looks forward"
    case badNews = "bad news"
    case mishap
    case isAnnoyed = "is annoyed"
    case isTired = "is tired or overworked"
    case isIll = "is ill or in pain"
    case isSad = "is sad or lonely"
    case grieves
    case worries
    case confesses = "is ashamed or confesses"
    case isOfTwoMinds = "has mixed feelings"
    case isUndecided = "is undecided"
    // What else is told.
    case plans
    case hasDecided = "has decided"
    case hopes = "hopes or wishes"
    case jokes
    case tellsAHappening = "tells a funny or odd happening"
    case describes
    case explains
    case tellsOfThemselves = "tells about themselves"
    case tellsOfThePast = "tells of the past"
    case tellsWhatWasSaid = "tells what somebody said"
    case addsADetail = "adds a detail"
    case hasAnOpinion = "gives an opinion"
    // Danger.
    case hintsAtDying = "hints at not wanting to live"
    case needsHelp = "needs help at once"
}

extension MessageAct {
    /// What acts of a kind have in common; the raw values are the groups in `models/acts.gguf` (`Training/acts.py`).
    enum Group: String, Sendable, Hashable, CaseIterable {
        /// What is done in the talk itself.
        case turn
        /// What wants something of the companion.
        case wish
        /// News that are good or bad.
        case news
        /// What else is told.
        case told
        /// What must not be left alone.
        case danger
    }

    /// What is answered before memory and before anything is declined: it is about the talk, whatever else its words name.
    static let ofTheTalk: Set<MessageAct> = [
        .leaves, .leavesForTheNight, .arrives, .thanks, .praises, .doubts, .complains, .declinesToTalk, .wantsItKept,
        .wantsToBeReminded, .wantsToBeEntertained, .wantsKindWords,
    ]
    /// Those that are no question in any words.
    static let partings: Set<MessageAct> = [.leaves, .leavesForTheNight, .arrives, .thanks]

    /// The act whose replies are said to it: what memory knows and what is danger is told by others, and who may be in danger is listened to.
    var repliedTo: MessageAct? {
        switch self {
        case .asksWhatItRemembers, .needsHelp: nil
        case .hintsAtDying: .isSad
        default: self
        }
    }
}
