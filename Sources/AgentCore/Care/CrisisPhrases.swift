import Foundation

/// Phrases that can hardly be meant otherwise, in six languages: they are found whatever the reader of messages says, so
/// that no other words can argue them away. The list is short on purpose; what a person means is told by the reader.
enum CrisisPhrases {
    /// Characters that are read of a message.
    private static let limit = 10_000

    private static let phrases = [
        "en": [
            "i want to die", "i wanna die", "i want to kill myself", "im going to kill myself", "i will kill myself",
            "i want to end my life", "im going to end my life", "i am suicidal", "im suicidal", "i want to hurt myself",
        ],
        "de": ["ich will sterben", "ich will mich umbringen", "ich bringe mich um", "ich will nicht mehr leben"],
        "fr": [
            "je veux mourir", "je veux me tuer", "je vais me tuer", "je veux me suicider", "je ne veux plus vivre",
        ],
        "es": ["quiero morir", "quiero matarme", "quiero suicidarme", "voy a matarme", "no quiero vivir más"],
        "it": ["voglio morire", "voglio uccidermi", "voglio suicidarmi", "non voglio più vivere"],
        "pt": ["quero morrer", "quero me matar", "vou me matar", "não quero mais viver"],
    ].mapValues { $0.map { " \(folded($0)) " } }

    /// The language (ISO 639-1) of the phrase that a message says; `nil` if it says none. A phrase must close its clause:
    /// "I want to die laughing" is none.
    static func language(in message: String) -> String? {
        for clause in message.prefix(limit).split(whereSeparator: { ".,;:!?…\n".contains($0) }) {
            let words = " \(folded(clause)) "
            if let found = phrases.first(where: { $0.value.contains { words.hasSuffix($0) } }) { return found.key }
        }
        return nil
    }

    /// Lower case, without accents and apostrophes, one blank between words.
    private static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .replacing("'", with: "").replacing("’", with: "")
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
