/// Splits words by case: the rule of Mistral's tekken and OpenAI's o200k vocabularies.
extension PreTokenizerScanner {
    /// The end of the match of `PreTokenizer.Stage.casedWords` that begins at `position`.
    func casedWords(_ position: Int, digits: Int, contractions: Bool) -> Int {
        if let end = casedWord(position) {
            guard contractions, end < range.upperBound else { return end }
            return contraction(end, ignoringCase: true) ?? end
        }
        if let end = numbers(position, atMost: digits) { return end }
        let start = text.values[position] == 0x20 && position + 1 < range.upperBound ? position + 1 : position
        let other: Class = [.letter, .number, .space]
        if !hasAny(start, other) {
            let end = run(start) { $0.isDisjoint(with: other) }
            return (end..<range.upperBound).first { !has($0, .newline) && text.values[$0] != 0x2F } ?? range.upperBound
        }
        return lines(position) ?? spaces(position)
    }

    /// A word, optionally after one character that is not a letter, number or line end. Words that end in lower case
    /// are tried first, then those in upper case alone.
    private func casedWord(_ position: Int) -> Int? {
        let takesPrefix = !hasAny(position, [.newline, .letter, .number])
        let starts = takesPrefix ? [position + 1, position] : [position]
        for start in starts { if let end = smallEnding(start) { return end } }
        for start in starts where has(start, .capital) {
            return run(run(start) { $0.contains(.capital) }) { $0.contains(.small) }
        }
        return nil
    }

    /// Upper case, if any, and then at least one lower-case letter; letters without case count as both.
    private func smallEnding(_ start: Int) -> Int? {
        let end = run(start) { $0.contains(.capital) }
        if has(end, .small) { return run(end) { $0.contains(.small) } }
        return (start..<end).last { has($0, .small) }.map { $0 + 1 }
    }
}
