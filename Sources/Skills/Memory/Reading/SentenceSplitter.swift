import Foundation

/// Splits a text into sentences, at line breaks and at `.`, `!`, `?` where a blank follows.
enum SentenceSplitter {
    /// The sentences, in order, without surrounding blanks.
    static func sentences(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { parts(of: String($0)) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains(where: Folding.isOfWord) }
    }

    private static let ends = "!?.…"
    private static let closings = "!?.…)\"”»'"

    private static func parts(of line: String) -> [String] {
        var parts: [String] = []
        var start = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            let next = line.index(after: index)
            guard ends.contains(line[index]), isEnd(line, at: index, from: start) else {
                index = next
                continue
            }
            var end = next
            while end < line.endIndex, closings.contains(line[end]) { end = line.index(after: end) }
            parts.append(String(line[start..<end]))
            start = end
            index = end
        }
        if start < line.endIndex { parts.append(String(line[start...])) }
        return parts
    }

    /// Whether the mark at `index` ends a sentence. A point after one or two letters or digits, as in "Dr. Roth", "J.
    /// Smith" and "3. Oktober", ends none.
    private static func isEnd(_ line: String, at index: String.Index, from start: String.Index) -> Bool {
        let next = line.index(after: index)
        guard next < line.endIndex else { return true }
        guard line[next].isWhitespace || closings.contains(line[next]) else { return false }
        guard line[index] == "." else { return true }
        let word = line[start..<index].split(whereSeparator: \.isWhitespace).last ?? ""
        return word.count > 2 || !word.allSatisfy(Folding.isOfWord)
    }
}
