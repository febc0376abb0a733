import SwiftTools

/// An enumeration of the module whose cases are the days of the week or the months: each stands for its number, Monday
/// and January for 1.
struct NamedCases: Hashable, Sendable {
    private let type: String
    private let names: [String]

    private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Finds it; `nil` for a type that is something else.
    init?(_ name: String, in owner: [String], symbols: [CodeSymbol]) {
        guard let own = OwnType(name, in: owner, symbols: symbols), own.kind == .enumeration else { return nil }
        let cases = Set(symbols.filter { $0.owner == own.path && $0.kind == .enumCase }.map(\.baseName))
        guard let names = [Self.days, Self.months].first(where: { Set($0) == cases }) else { return nil }
        type = own.code
        self.names = names
    }

    /// The case of a number.
    func code(of number: Int) -> SampleValue? {
        names.indices.contains(number - 1) ? .code("\(type).\(names[number - 1])") : nil
    }

    /// The number of a case that was seen.
    static func number(of name: String) -> Int? {
        [days, months].lazy.compactMap { $0.firstIndex(of: name) }.first.map { $0 + 1 }
    }
}
