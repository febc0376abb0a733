import Foundation

/// A row of words and what it says of somebody: `my roots (are|lie) in {origin}`.
///
/// A slot is named by the attribute it fills, or by attribute and kind of value (`{hobby:doing}`); what follows `=>` is
/// said whatever stands in the slots. A row with `?` before it says so even within a question.
struct Frame: Sendable {
    /// The words.
    let row: FrameRow
    /// What holds whatever the slots hold: attribute and value.
    let constants: [(attribute: String, value: String)]
    /// Whether it counts in a question too, because it is taken for granted there.
    let isPresupposed: Bool

    /// Whether it names nobody, so that it may be about somebody named before.
    let isSubjectless: Bool

    init(_ text: Substring) {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "=")).flatMap { text[$0...].hasPrefix("=>") ? $0 : nil }
        let words = text[..<(mark ?? text.endIndex)]
        isSubjectless = words.utf8.split { Self.separators.contains($0) }
            .allSatisfy { !Self.subjects.contains(Substring($0)) }
        isPresupposed = text.utf8.first == UInt8(ascii: "?")
        row = FrameRow(isPresupposed ? words.dropFirst() : words)
        constants =
            mark.map { mark in
                text[mark...].dropFirst(2).split(separator: ";").compactMap { constant in
                    let pair = constant.split(separator: "=", maxSplits: 1).map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                    return pair.count == 2 ? (pair[0], pair[1]) : nil
                }
            } ?? []
    }

    /// Words of a row that name somebody.
    private static let subjects: Set<Substring> = ["I", "S", "MY", "ME", "my", "our", "HIS", "YOU", "we", "me"]
    private static let separators = Set("[]() |".utf8)

    /// All rows, read once.
    static let all: [Frame] = [identity, places, body, things, work, deeds, people, tastes, manners].flatMap {
        $0.utf8.split(separator: UInt8(ascii: "\n")).map { Frame(Substring($0)) }
    }
}
