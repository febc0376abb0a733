import Foundation

/// The part of a message around what was searched for, with the hits marked.
struct SearchPassage: Sendable {
    private let words: [String]

    /// The most characters of a passage.
    private static let length = 240

    /// Passages for a search.
    init(_ query: String) {
        words = query.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The passage as HTML. Nothing of the message is read as HTML.
    func html(of text: String) -> String {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let first = hits(in: text[...]).first?.lowerBound ?? text.startIndex
        let start = text.index(first, offsetBy: -Self.length / 4, limitedBy: text.startIndex) ?? text.startIndex
        let end = text.index(start, offsetBy: Self.length, limitedBy: text.endIndex) ?? text.endIndex
        let part = text[start..<end]
        var html = start > text.startIndex ? "… " : ""
        var rest = part.startIndex
        for hit in hits(in: part) {
            html += Markdown.escaped(String(part[rest..<hit.lowerBound]))
            html += "<mark>\(Markdown.escaped(String(part[hit])))</mark>"
            rest = hit.upperBound
        }
        return html + Markdown.escaped(String(part[rest...])) + (end < text.endIndex ? " …" : "")
    }

    /// Where words begin as one of the query does, in order.
    private func hits(in text: Substring) -> [Range<Substring.Index>] {
        var hits: [Range<Substring.Index>] = []
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index].isLetter || text[index].isNumber else {
                index = text.index(after: index)
                continue
            }
            let end = text[index...].firstIndex { !$0.isLetter && !$0.isNumber } ?? text.endIndex
            let word = text[index..<end]
            let isHit = words.contains {
                word.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
            }
            if isHit { hits.append(index..<end) }
            index = end
        }
        return hits
    }
}
