import SwiftTools

/// Reads in which order elements of the same priority come: `in the order in which they were added`.
struct PriorityReader {
    let context: DocumentationContext
    let type: String

    /// What the paragraphs of a removing method's comment, or its type's, promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        guard symbol.kind == .method, symbol.parameters.isEmpty, !symbol.owner.isEmpty, !symbol.isThrowing,
            Self.takers.contains(symbol.baseName.lowercased())
        else { return [] }
        let members = context.module.filter {
            $0.owner == symbol.owner && !$0.isThrowing && !$0.isAsync
                && !["private", "fileprivate"].contains($0.access)
        }
        let adders = members.filter {
            $0.kind == .method && $0.parameters.count == 2 && Self.keys.contains($0.parameters[1].name)
                && equalKey($0.parameters[1].type) != nil && !$0.parameters[0].isInout
        }
        let empty = members.contains { $0.kind == .initializer && $0.parameters.allSatisfy(\.hasDefault) }
        guard adders.count == 1, empty, let adder = adders.first, let key = equalKey(adder.parameters[1].type),
            symbol.isMutating || isClass,
            let result = symbol.type, result.hasPrefix(adder.parameters[0].type)
        else { return [] }
        let element = SampleType(GenericChoice(adder, also: ["Element"]).resolve(adder.parameters[0].type))
        guard element == .integer("Int") || element == .string("String") else { return [] }
        let owner = context.module.first { $0.path == symbol.owner }?.documentation.joined(separator: " ") ?? ""
        let said = (paragraphs.map(\.text) + [owner, adder.documentation.joined(separator: " ")]).flatMap {
            DocumentationSentence.sentences(of: $0)
        }
        guard
            let tie = said.first(where: {
                $0.says(Self.ties(adder.parameters[1].name)) && $0.says(Self.arrivals)
                    && !$0.says(["not", "no", "reverse"])
            })
        else { return [] }
        let values = ["b", "a", "d", "c"].enumerated().map { element.isString ? "\"\($1)\"" : "\([7, 3, 9, 5][$0])" }
        let labels = adder.parameters.map { $0.label.map { "\($0): " } ?? "" }
        let setup =
            ["var subject = \(type)()"]
            + values.map { "subject.\(adder.baseName)(\(labels[0])\($0), \(labels[1])\(key))" }
        let access = "subject.\(symbol.baseName)()"
        return values.indices.compactMap { place in
            context.expectation(
                tie.text, setup + Array(repeating: "_ = \(access)", count: place), access, .equals(values[place]))
        }
    }

    private static let takers: Set<String> = [
        "dequeue", "pop", "next", "popfirst", "removefirst", "extract", "serve", "take", "takenext", "servenext",
        "popnext", "removenext", "poll", "callnext", "startnext",
    ]
    private static let keys: Set<String> = ["priority", "urgency", "importance", "rank", "severity", "level", "weight"]
    private static let arrivals = [
        "were added", "were enqueued", "were inserted", "first in first out", "insertion order", "added first",
        "waited longest", "waited the longest", "waiting longest", "longest waiting", "came first", "order of arrival",
        "joined earlier", "joined first", "came earlier", "arrived earlier", "entered first", "asked first",
        "added earlier", "arrived first", "first come first served", "oldest", "they arrived", "they came",
    ]

    /// A number, or a case of an enumeration, that all get alike.
    private func equalKey(_ type: String) -> String? {
        if type == "Int" { return "1" }
        guard let own = OwnType(type, in: [], symbols: context.module), own.kind == .enumeration else { return nil }
        return context.module.first { $0.kind == .enumCase && $0.owner == own.path && !$0.name.contains("(") }
            .map { "\(own.code).\($0.baseName)" }
    }

    /// `the same urgency`, `equal urgency`
    private static func ties(_ key: String) -> [String] {
        ["same \(key)", "equal \(key)", "equally", "same \(plural(key))", "equal \(plural(key))"]
    }

    private static func plural(_ word: String) -> String {
        word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"
    }

    private var isClass: Bool {
        context.module.contains { $0.path == context.symbol.owner && $0.kind == .classType }
    }
}
