import Foundation

/// Phrases that can hardly be meant otherwise, in six languages: they are found whatever the reader of messages says, so
/// that no other words can argue them away. The list is short on purpose; what a person means is told by the reader.
enum CrisisPhrases {
    /// Characters that are read of a message.
    private static let limit = 10_000

    private static let phrases = [
        "i want to die", "i wanna die", "i want to kill myself", "im going to kill myself", "i will kill myself",
        "i want to end my life", "im going to end my life", "i am suicidal", "im suicidal", "i want to hurt myself",
        "ich will sterben", "ich will mich umbringen", "ich bringe mich um", "ich will nicht mehr leben",
        "je veux mourir", "je veux me tuer", "je vais me tuer", "je veux me suicider", "je ne veux plus vivre",
        "quiero morir", "quiero matarme", "quiero suicidarme", "voy a matarme", "no quiero vivir más",
        "voglio morire", "voglio uccidermi", "voglio suicidarmi", "non voglio più vivere",
        "quero morrer", "quero me matar", "vou me matar", "não quero mais viver",
    ].map { " \(folded($0)) " }

    /// Whether a message says one of them. Part of a longer sentence counts only up to its end: "I want to die laughing"
    /// is none, so that a phrase must close its clause.
    static func areFound(in message: String) -> Bool {
        message.prefix(limit).split { ".,;:!?…\n".contains($0) }.contains { clause in
            let words = " \(folded(clause)) "
            return phrases.contains { words.hasSuffix($0) }
        }
    }

    /// Lower case, without accents and apostrophes, one blank between words.
    private static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .replacing("'", with: "").replacing("’", with: "")
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
