import Foundation

/// The reason why a range is invalid.
struct RangeProblem: Error {
    let reason: String
}

extension FieldRule.Bounds {
    /// Parses a range for a type.
    ///
    /// - Throws: `RangeProblem` with the reason if the range is invalid.
    init(lower: String, upper: String, excludesUpper: Bool, for type: FieldType) throws(RangeProblem) {
        guard type.isNumber || type.isCounted else {
            throw RangeProblem(reason: "\(type.spelling) does not have")
        }
        guard !(lower.isEmpty && upper.isEmpty) else { throw RangeProblem(reason: "bounds nothing") }
        guard type.isReal || type == .decimal else {
            let low = lower.isEmpty ? nil : Int(lower)
            var high = upper.isEmpty ? nil : Int(upper)
            guard lower.isEmpty || low != nil, upper.isEmpty || high != nil else {
                throw RangeProblem(reason: "is not of whole numbers")
            }
            if excludesUpper, let top = high {
                guard top > Int.min else { throw RangeProblem(reason: "holds nothing") }
                high = top - 1
            }
            if case .whole(let whole) = type {
                let limits = whole.lowest...whole.highest
                guard limits.contains(low ?? whole.lowest), limits.contains(high ?? whole.highest) else {
                    throw RangeProblem(reason: "goes beyond what \(type.spelling) holds")
                }
            }
            guard type.isWhole || (low ?? 0) >= 0 && (high ?? 0) >= 0 else {
                throw RangeProblem(reason: "counts below zero")
            }
            guard type.isWhole || (low ?? 0) <= 100_000 && (high ?? 0) <= 100_000_000 else {
                throw RangeProblem(reason: "counts beyond what can be tried")
            }
            if let low, let high, low > high { throw RangeProblem(reason: "holds nothing") }
            self.init(lower: low.map(String.init), upper: high.map(String.init), excludesUpper: false)
            return
        }
        let (low, high) = (Self.number(lower), Self.number(upper))
        guard lower.isEmpty || low != nil, upper.isEmpty || high != nil else {
            throw RangeProblem(reason: "is not of numbers")
        }
        if let low, let high, low > high || (excludesUpper && low == high) {
            throw RangeProblem(reason: "holds nothing")
        }
        self.init(
            lower: lower.isEmpty ? nil : Self.written(lower), upper: upper.isEmpty ? nil : Self.written(upper),
            excludesUpper: excludesUpper)
    }

    private static func number(_ text: String) -> Decimal? {
        guard text.wholeMatch(of: /-?[0-9]{1,15}(\.[0-9]{1,12})?/) != nil else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// The number without leading zeros.
    private static func written(_ text: String) -> String {
        let isNegative = text.hasPrefix("-")
        let digits = text.drop { $0 == "-" }.drop { $0 == "0" }
        let head = digits.first.map { $0 == "." } ?? true ? "0" : ""
        return (isNegative ? "-" : "") + head + digits
    }
}
