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

    init(_ text: String) {
        let parts = text.split(separator: "=>", maxSplits: 1).map(String.init)
        isSubjectless = text.split { "[]() |".contains($0) }.allSatisfy { !Self.subjects.contains($0) }
        isPresupposed = text.hasPrefix("?")
        row = FrameRow(String((parts.first ?? "").drop { $0 == "?" }))
        constants =
            parts.count < 2
            ? []
            : parts[1].split(separator: ";").compactMap { constant in
                let pair = constant.split(separator: "=", maxSplits: 1).map {
                    $0.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed()
                }
                return pair.count == 2 ? (String(pair[0]), String(pair[1])) : nil
            }
    }

    /// Words of a row that name somebody.
    private static let subjects: Set<Substring> = ["I", "S", "MY", "ME", "my", "our", "HIS", "YOU", "we", "me"]

    /// All rows, read once.
    static let all: [Frame] = [identity, places, body, things, work, deeds, people, tastes, manners].flatMap {
        $0.split(separator: "\n").map { Frame(String($0)) }
    }
}
