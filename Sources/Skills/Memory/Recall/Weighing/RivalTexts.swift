/// Which of the texts cannot answer a message, however near their meaning is: they speak of somebody else, of another thing or of another
/// deed than is asked about. What is asked beside may answer the other half of a question for two things.
struct RivalTexts {
    private let question: WeighedQuestion
    private let texts: [String]
    private let areFacts: Bool
    private let asked: [String]
    private let people: RivalPeople

    init(of question: WeighedQuestion, among texts: [String], _ sort: AnswerSort) {
        self.question = question
        self.texts = texts
        areFacts = sort == .facts
        asked = Folding.words(question.asking)
        people = RivalPeople(texts, areFacts: areFacts, asked: question.message)
    }

    /// Whether the text at a place is one of them.
    func contains(_ place: Int) -> Bool {
        let words = Folding.words(texts[place])
        if RivalThings.areTold(words, asked: asked) || areFacts && RivalPeople.isUsersName(words, asked) { return true }
        if !question.mayBeTwo, people.areTold(texts[place], asked: asked) { return true }
        guard areFacts else { return false }
        return !question.mayBeTwo && RivalDeeds.areTold(words, asked: asked)
            || question.isLeftOpen(by: WeighedText(texts[place], .standard))
    }
}
