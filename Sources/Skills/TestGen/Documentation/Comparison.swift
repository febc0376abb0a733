/// How two numbers stand to each other.
enum Comparison: String {
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case equal = "=="
    case different = "!="

    /// Whether it is true of two numbers.
    func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .less: left < right
        case .atMost: left <= right
        case .greater: left > right
        case .atLeast: left >= right
        case .equal: left == right
        case .different: left != right
        }
    }

    private static let phrases: [(String, Comparison)] = [
        ("less than or equal to", .atMost), ("smaller than or equal to", .atMost), ("lower than or equal to", .atMost),
        ("greater than or equal to", .atLeast), ("larger than or equal to", .atLeast),
        ("more than or equal to", .atLeast),
        ("less than", .less), ("smaller than", .less), ("lower than", .less), ("below", .less), ("under", .less),
        ("fewer than", .less), ("shorter than", .less), ("strictly less than", .less), ("<", .less), ("before", .less),
        ("strictly greater than", .greater), ("greater than", .greater), ("more than", .greater),
        ("larger than", .greater),
        ("bigger than", .greater), ("above", .greater), ("over", .greater), ("longer than", .greater),
        ("higher than", .greater), ("exceeds", .greater), ("exceed", .greater), ("exceeding", .greater),
        (">", .greater),
        ("older than", .greater), ("younger than", .less),
        ("at most", .atMost), ("no more than", .atMost), ("not more than", .atMost), ("no greater than", .atMost),
        ("up to and including", .atMost), ("up to", .atMost), ("<=", .atMost), ("≤", .atMost),
        ("no longer than", .atMost),
        ("no larger than", .atMost), ("not greater than", .atMost), ("not larger than", .atMost),
        ("not longer than", .atMost),
        ("at least", .atLeast), ("no less than", .atLeast), ("not less than", .atLeast), ("no fewer than", .atLeast),
        (">=", .atLeast), ("≥", .atLeast), ("not smaller than", .atLeast), ("not lower than", .atLeast),
        ("equal to", .equal), ("exactly", .equal), ("equals", .equal), ("equal", .equal), ("==", .equal), ("=", .equal),
        ("wider than", .greater), ("narrower than", .less), ("past", .greater), ("beyond", .greater),
        ("no shorter than", .atLeast), ("not shorter than", .atLeast), ("no smaller than", .atLeast),
        ("not more than", .atMost), ("not less than", .atLeast), ("not below", .atLeast), ("not above", .atMost),
        ("no fewer than", .atLeast), ("as long as", .equal), ("as many as", .equal), ("not equal to", .different),
        ("different from", .different), ("other than", .different), ("!=", .different),
        ("≠", .different),
    ]

    /// Words before a quantity, the longest first.
    static let words: [(words: [String], comparison: Comparison)] = {
        var rows: [(words: [String], comparison: Comparison)] = []
        for (phrase, comparison) in phrases {
            rows.append((phrase.split(separator: " ").map { String($0) }, comparison))
        }
        return rows.sorted { $0.words.count > $1.words.count }
    }()

    /// Whether words are an amount: `fewer than three`, `three or more`, `exactly one`.
    static func isAmount(_ tokens: ArraySlice<SentenceToken>) -> Bool {
        let plain = tokens.map { $0.word ?? "`" }
        if words.contains(where: { plain.starts(with: $0.words) }) { return true }
        return plain.count > 2 && plain[plain.count - 2] == "or" && wordsAfter[plain[plain.count - 1]] != nil
    }

    /// Words after a quantity: `18 or more`.
    static let wordsAfter: [String: Comparison] = [
        "more": .atLeast, "greater": .atLeast, "above": .atLeast, "higher": .atLeast, "larger": .atLeast,
        "over": .atLeast,
        "longer": .atLeast, "wider": .atLeast, "older": .atLeast, "later": .atLeast,
        "less": .atMost, "fewer": .atMost, "below": .atMost, "smaller": .atMost, "lower": .atMost, "shorter": .atMost,
        "narrower": .atMost,
        "under": .atMost, "younger": .atMost, "earlier": .atMost,
    ]
}
