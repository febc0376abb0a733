import Foundation

/// Splits a text into sentences, at line breaks and at `.`, `!`, `?` where these end one.
enum SentenceSplitter {
    /// The sentences, in order.
    static func sentences(_ text: String) -> [Sentence] {
        text.split(whereSeparator: \.isNewline).flatMap { parts(of: String($0)) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
            .map(Sentence.init)
    }

    private static func parts(of line: String) -> [String] {
        var parts: [String] = []
        var start = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            let next = line.index(after: index)
            if "!?.…".contains(line[index]), ends(line, at: index, from: start) {
                var end = next
                while end < line.endIndex, "!?.…)\"”'".contains(line[end]) { end = line.index(after: end) }
                parts.append(String(line[start..<end]))
                start = end
                index = end
            } else {
                index = next
            }
        }
        if start < line.endIndex { parts.append(String(line[start...])) }
        return parts
    }

    /// Whether the mark at `index` ends a sentence: a blank or the end must follow, and a point must not belong to
    /// an abbreviation or an initial.
    private static func ends(_ line: String, at index: String.Index, from start: String.Index) -> Bool {
        let next = line.index(after: index)
        if next < line.endIndex, !line[next].isWhitespace, !"!?.…)\"”'".contains(line[next]) { return false }
        guard line[index] == "." else { return true }
        let word = line[start..<index].split(whereSeparator: \.isWhitespace).last.map { $0.lowercased() } ?? ""
        // "I have MS. Found out on Tuesday."
        let isLoud = line[..<next].hasSuffix("MS.")
        if abbreviations.contains(word), !isLoud { return next >= line.endIndex }
        // "der 3. Oktober"
        if word.count <= 2, word.allSatisfy(\.isNumber),
            let following = line[next...].split(whereSeparator: \.isWhitespace).first,
            LanguageGrammar.german.months.contains(Folding.words(String(following)).first ?? "")
        {
            return false
        }
        let isInitial = word.count == 1 && word.first?.isLetter == true && word != "i"
        return !isInitial || next >= line.endIndex
    }

    private static let abbreviations: Set<String> = [
        "st", "dr", "mr", "mrs", "ms", "prof", "e.g", "i.e", "etc", "vs", "approx", "no", "jr", "sr", "ft", "mt",
    ]
}
