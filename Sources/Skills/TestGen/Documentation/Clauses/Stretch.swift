import SwiftTools

/// A type whose values are stretches from a whole number to another: `ClosedRange<Int>`, or a type of the module with
/// two bounds.
struct Stretch: Hashable {
    /// As Swift writes it.
    let type: String
    /// The labels of the initialiser's parameters; `nil` for a range.
    private let labels: [String?]?
    /// The names of the lower and the upper bound.
    let bounds: [String]

    private static let lows: Set<String> = [
        "start", "lower", "lowerbound", "begin", "low", "first", "from", "opens", "min", "minimum", "open",
    ]
    private static let highs: Set<String> = [
        "end", "upper", "upperbound", "high", "last", "to", "closes", "max", "maximum", "close",
    ]

    /// Finds how values are made; `nil` for what is no stretch.
    init?(_ type: SampleType, module: [CodeSymbol]) {
        switch type {
        case .closedRange(.integer("Int")):
            self.type = type.swift
            labels = nil
            bounds = ["lowerBound", "upperBound"]
        case .other(let name):
            let members = module.filter { $0.owner == name.split(separator: ".").map(String.init) }
            let properties = members.filter {
                $0.kind == .property && $0.type == "Int" && !$0.declaration.contains("{")
            }.map(\.baseName)
            let initializers = members.filter {
                $0.kind == .initializer && !["private", "fileprivate"].contains($0.access)
            }
            guard properties.count == 2, let low = properties.first(where: { Self.isBound($0, Self.lows) }),
                let high = properties.first(where: { Self.isBound($0, Self.highs) }), low != high,
                initializers.count == 1, let initializer = initializers.first, !initializer.isThrowing,
                !initializer.isAsync, !initializer.declaration.contains("init?"), initializer.parameters.count == 2,
                initializer.parameters.allSatisfy({ $0.type == "Int" }),
                // Bounds by name come in this order; without names they do too.
                initializer.parameters.map(\.name) == [low, high]
                    || initializer.parameters.allSatisfy({ $0.label == nil })
                        && initializer.parameters[0].name != high && initializer.parameters[1].name != low
                    || Self.isBound(initializer.parameters[0].name, Self.lows)
                        && Self.isBound(initializer.parameters[1].name, Self.highs)
            else { return nil }
            self.type = name
            labels = initializer.parameters.map(\.label)
            bounds = [low, high]
        default: return nil
        }
    }

    /// `first` and `firstDay`, `opens`.
    private static func isBound(_ name: String, _ words: Set<String>) -> Bool {
        words.contains(name.lowercased()) || SlotNames.words(name).first.map { words.contains($0) } ?? false
    }

    /// An expression that makes one.
    func code(_ low: Int, _ high: Int) -> String {
        guard let labels else { return "\(low)...\(high)" }
        let arguments = zip(labels, [low, high]).map { label, number in (label.map { "\($0): " } ?? "") + "\(number)" }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// The same as a value of a call.
    func value(_ low: Int, _ high: Int) -> SampleValue {
        guard labels != nil else { return .range(.int(low), .int(high)) }
        return .object(
            setup: [], code: code(low, high), fields: [bounds[0]: .int(low), bounds[1]: .int(high)])
    }
}
