extension StatementReader {
    /// "I think I'm allergic to kiwi": said of the user's own body, and not sure.
    func uncertain(
        _ phrase: Phrase, _ sentence: Sentence, _ dates: DateReader, _ state: inout ReadingState
    ) -> [Statement] {
        let claim = phrase.first?.form == "that" ? phrase.dropping(1) : phrase
        guard !sentence.endsAsQuestion, claim.first?.form == "i",
            let read = SubjectReader(state).read(claim)
        else { return [] }
        return statements(read.subject, read.rest, sentence, dates, &state)
            .filter { $0.kind == .asserted && ["allergy", "health", "diet"].contains($0.attribute) }
            .map { statement in
                var statement = statement
                statement.isUncertain = true
                statement.confidence = 0.4
                return statement
            }
    }

    /// "I never said I was allergic to eggs"
    func deny(_ phrase: Phrase, _ sentence: Sentence, _ dates: DateReader, _ state: inout ReadingState) {
        let claim = phrase.first?.form == "that" ? phrase.dropping(1) : phrase
        guard let read = SubjectReader(state).read(claim) else { return }
        state.deny(statements(read.subject, read.rest, sentence, dates, &state).filter { $0.kind == .asserted })
    }
}
