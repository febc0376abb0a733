import SwiftTools

/// Reads what becomes of the current one of several when one is removed or moved: `The current track stays current when
/// another one is removed. When it is removed itself, the track after it takes over`.
struct CurrentElementReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let staying = [
        "stays current", "remains current", "stays the current", "remains the current", "stays selected",
        "remains selected", "stays the selected", "keeps being current", "is still current",
        "is current afterwards as before", "is still the current",
    ]
    private static let following = [
        "after it takes over", "after it takes its place", "after it becomes current", "after it becomes the current",
        "following one becomes current", "following one becomes the current", "next one becomes current",
        "next one becomes the current", "after it is selected", "next one is selected", "next one takes over",
        "after it becomes selected",
    ]
    private static let places: Set<String> = [
        "position", "index", "currentIndex", "selectedIndex", "currentPosition", "cursor", "selection", "current",
    ]
    private static let count = 4

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let isStaying = sentence.says(Self.staying)
        guard role == .discussion, isStaying || sentence.says(Self.following), symbol.kind == .method,
            symbol.isMutating || walks.own.kind == .classType, !symbol.isThrowing,
            (1...2).contains(symbol.parameters.count), symbol.parameters.allSatisfy({ $0.type == "Int" }),
            !sentence.says(["not", "never", "only"]), !sentence.says(["unless"]) || sentence.says(["itself"]),
            let list = walks.looks.first(where: { isList($0) }),
            let place = walks.looks.first(where: { isPlace($0) }),
            case .array(let element) = type(list), let adder = ElementAdder(of: element, walks)
        else { return [] }
        let isMove = symbol.parameters.count == 2
        let seen =
            "subject.\(place.baseName)" + (type(place).isOptional ? ".map { subject.\(list.baseName)[$0] }" : "")
        let view = type(place).isOptional ? seen : "subject.\(list.baseName)[\(seen)]"
        return setups(adder).flatMap { setup in
            indices(isMove).compactMap { arguments -> DocumentedExpectation? in
                guard let call = call(symbol, arguments) else { return nil }
                let index = arguments[0]
                let looks = [
                    "let list = subject.\(list.baseName)", "let place = subject.\(place.baseName)",
                    "let before = \(view)",
                ]
                let isHeld =
                    isMove
                    ? "\(view) == before"
                    : isStaying
                        ? "place == \(index) || \(view) == before"
                        : "place != \(index) || \(index) + 1 >= list.count || \(view) == list[\(index) + 1]"
                return calls.context.expectation(sentence.text, setup + looks + [call], "(\(isHeld))", .isTrue)
            }
        }
    }

    private func type(_ look: CodeSymbol) -> SampleType {
        SampleType(GenericChoice(look, also: walks.own.generics).resolve(look.type ?? ""))
    }

    private func isList(_ look: CodeSymbol) -> Bool { look.kind == .property && type(look).isArray }

    private func isPlace(_ look: CodeSymbol) -> Bool {
        look.kind == .property && Self.places.contains(look.baseName) && type(look).unwrapped == .integer("Int")
    }

    /// Some elements, of which each is the current one in turn.
    private func setups(_ adder: ElementAdder) -> [[String]] {
        let filled = ["var subject = \(walks.start)"] + adder.statements(Self.count)
        let movers = walks.changes.filter { change in
            change.usr != calls.context.symbol.usr && change.parameters.allSatisfy(\.hasDefault)
        }
        return [filled]
            + movers.compactMap { walks.statement($0) }.flatMap { move in
                (1..<Self.count).map { filled + Array(repeating: move, count: $0) }
            }
    }

    private func indices(_ isMove: Bool) -> [[Int]] {
        isMove ? [[0, 2], [2, 0], [1, 3], [3, 1], [0, 1]] : (0..<Self.count).map { [$0] }
    }

    private func call(_ symbol: CodeSymbol, _ arguments: [Int]) -> String? {
        let list = zip(symbol.parameters, arguments).map { parameter, value in
            (parameter.label.map { "\($0): " } ?? "") + "\(value)"
        }
        return (symbol.type == nil ? "" : "_ = ") + "subject.\(symbol.baseName)(\(list.joined(separator: ", ")))"
    }
}
