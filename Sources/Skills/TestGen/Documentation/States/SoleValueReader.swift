import SwiftTools

/// Reads that a call leaves one value where there may have been several: `Makes `value` the only value of `name``, `Replaces
/// all values of the header`.
struct SoleValueReader: LawReader {
    let calls: LawCalls

    private static let phrases = [
        "the only value", "the only one", "the only item", "replaces all values", "replaces any values",
        "replaces all existing values", "replaces any existing values", "replacing all values", "replacing any values",
        "replacing any existing values", "replacing all existing values", "its other items are removed",
        "all others are removed", "other values are removed", "any others are removed", "further ones are removed",
        "replaces every value", "with that name are removed", "with the name are removed", "of that name are removed",
        "replacing any existing ones", "replacing all existing ones",
    ]
    private static let adders: Set<String> = ["add", "append", "insert"]
    private static let lists: Set<String> = ["values", "all", "allValues", "items", "entries"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, symbol.kind == .method, !symbol.isAsync, !symbol.isThrowing,
            sentence.says(Self.phrases), !sentence.isConditional, !sentence.says(["not", "no", "never"]),
            symbol.parameters.count == 2, !symbol.parameters.contains(where: { $0.isInout || $0.isVariadic }),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.generics.isEmpty, own.kind == .classType || symbol.isMutating, let start = start(own)
        else { return [] }
        let types = symbol.parameters.map { SampleType($0.type) }
        let members = calls.context.module.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync && !$0.isThrowing
        }
        let adder = members.first { member in
            member.kind == .method && Self.adders.contains(member.baseName)
                && member.parameters.count == 2 && member.parameters.map { SampleType($0.type) } == types
        }
        // Which of the two is the name, the member that lists the values tells.
        let list = members.first { member in
            member.kind == .method && Self.lists.contains(member.baseName) && member.parameters.count == 1
                && member.type.map { SampleType($0) } == .array(types[1])
                && SampleType(member.parameters[0].type) == types[0]
        }
        guard let adder, let list, let keys = Self.values(types[0]), let values = Self.values(types[1]) else {
            return []
        }
        let view = "subject." + Self.call(list, [keys[0]])
        // What is there already may be the value itself, before the first one or behind it.
        let fillings = [
            [(0, 0)], [(0, 1), (0, 0)], [(0, 0), (0, 1)], [(0, 1), (1, 0), (0, 0), (0, 0)], [(1, 0), (0, 1), (0, 1)],
            [],
        ]
        return fillings.compactMap { filling in
            calls.context.expectation(
                sentence.text,
                ["var subject = \(start)"]
                    + filling.map {
                        (adder.type == nil ? "" : "_ = ") + "subject." + Self.call(adder, [keys[$0], values[$1]])
                    }
                    + [(symbol.type == nil ? "" : "_ = ") + "subject." + Self.call(symbol, [keys[0], values[0]])],
                view, .equals("[\(values[0])]"))
        }
    }

    private func start(_ own: OwnType) -> String? {
        let maker = calls.context.module.first {
            $0.owner == own.path && $0.kind == .initializer && !$0.isThrowing && !FailingInitializer.isOne($0)
                && !["private", "fileprivate"].contains($0.access) && $0.parameters.allSatisfy(\.hasDefault)
        }
        return maker.map { _ in "\(own.code)()" }
    }

    private static func call(_ symbol: CodeSymbol, _ values: [String]) -> String {
        let list = zip(symbol.parameters, values).map { parameter, value in
            (parameter.label.map { "\($0): " } ?? "") + value
        }
        return "\(symbol.baseName)(\(list.joined(separator: ", ")))"
    }

    private static func values(_ type: SampleType) -> [String]? {
        switch type {
        case .string: ["\"a\"", "\"b\""]
        case .integer: ["1", "2"]
        case .character: ["\"a\"", "\"b\""]
        default: nil
        }
    }
}
