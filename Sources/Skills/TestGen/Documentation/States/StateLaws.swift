import SwiftTools

/// Reads one kind of law about a type with state, of what a member says or its type says of all members.
protocol StateLawReader: SendableMetatype {
    init(calls: LawCalls, walks: StateWalks)

    var calls: LawCalls { get }
    var walks: StateWalks { get }

    /// What a sentence promises; none where it says anything else.
    ///
    /// - Parameter role: Its place in the member's comment; `nil` where its type's comment says it.
    func expectations(_ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?) -> [DocumentedExpectation]
}

extension StateLawReader {
    /// Whether the symbol is a method that may change what it is called on.
    var mayChange: Bool {
        let symbol = calls.context.symbol
        return symbol.kind == .method && (symbol.isMutating || walks.own.kind != .structure)
    }
}

/// All readers of laws about types with state.
struct StateLaws {
    let calls: LawCalls

    private static let kinds: [any StateLawReader.Type] = [
        UnchangedLookReader.self, AdditionOrderReader.self, MergeReader.self, WaitReader.self,
        FailureReader.self, InvariantReader.self, ArrivalOrderReader.self, ListInvariantReader.self,
        EquivalentCallReader.self, ShareBoundReader.self, CurrentElementReader.self, ListedCountReader.self,
        FreshReader.self, FinishedReader.self, StepwiseReader.self, ForgivenReader.self,
        SelfExclusionReader.self, ReturnedChangeReader.self, HandedOutReader.self,
        CapacityReader.self, IneffectiveNumberReader.self,
    ]

    /// What a member's paragraphs promise, and those of its type.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard [.method, .property].contains(symbol.kind), !symbol.isAsync,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let walks = StateWalks(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        let said = paragraphs.filter { [.discussion, .returns, .throwing].contains($0.role) }.flatMap { paragraph in
            DocumentationSentence.sentences(of: paragraph.text).map { (sentence: $0, role: paragraph.role) }
        }
        let type = calls.context.module.first { $0.path == own.path && $0.kind.isType && $0.kind != .typeExtension }
        let all = type.map { DocumentationSentence.all(in: $0.documentation) } ?? []
        return Self.kinds.flatMap { kind in
            let reader = kind.init(calls: calls, walks: walks)
            return said.flatMap { reader.expectations($0.sentence, $0.role) }
                + all.flatMap { reader.expectations($0, nil) }
        }.map(\.risky)
    }
}
