import Foundation

/// Detects the language of a reply by its function words, which make up about half of any text.
enum ReplyLanguage {
    /// The ISO 639-1 codes of the languages that can be detected.
    static let codes = words.keys.sorted()

    /// The code of the language; `nil` if no known word occurs or two languages score the same.
    static func code(of text: String) -> String? {
        let tokens = text.lowercased().replacing("’", with: "'").split { !$0.isLetter && $0 != "'" }.map(String.init)
        let scores = words.mapValues { list in tokens.count { list.contains($0) } }
        let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard ranked[0].value > 0, ranked[0].value > ranked[1].value else { return nil }
        return ranked[0].key
    }

    private static let words: [String: Set<String>] = [
        "en": set(
            """
            the and is are was be to of that it you i what how your my with for not do don't i'm it's you're this have \
            has had but they she he we will would can could about there which who when know if on at or as so me a an like \
            than then their them been from
            """),
        "de": set(
            """
            der die das und ist sind war zu von dass es du ich was wie dein deine mein meine mit für nicht auf ein eine \
            einen dem den des im sich auch aber sie er wir wird kann oder wenn noch schon nur bei aus hat habe
            """),
        "fr": set(
            """
            le la les et est sont était être de du des que il elle tu je vous nous ce cette qui dans pour pas ne un une \
            avec sur mais ou où comme c'est j'ai votre ton ta mon ma au aux plus se son sa
            """),
        "es": set(
            """
            el la los las y es son era ser de del que en un una yo tú usted ella por para con no pero como muy más su \
            mi tu se lo le qué cómo está estás estoy hay o si también cuando
            """),
        "it": set(
            """
            il lo la gli le e è sono era essere di del della che in un una io tu lei per con non ma come molto più suo \
            mio tuo si ti mi cosa anche hai ho se quando perché questo questa ciò
            """),
        "pt": set(
            """
            o a os as e é são era ser de do da que em um uma eu você ela ele por para com não mas como muito mais seu \
            meu sua minha se está estou há ou também quando isso este esta dos das
            """),
        "nl": set(
            """
            de het een en is zijn was van dat je jij ik wat hoe jouw mijn met voor niet op te in die er maar ook aan \
            bij om ze hij wij kan of als nog naar heb heeft
            """),
    ]

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
