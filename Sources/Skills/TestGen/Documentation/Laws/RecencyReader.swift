import SwiftTools

/// Reads that a cache of limited size drops what was used least recently, and when it is full; tries it with a few
/// entries.
struct RecencyReader {
    let context: DocumentationContext
    let store: KeyedStore
    /// What the type and its members say.
    private let text: String

    /// Makes a reader; `nil` where the owner of a member is no container of limited size.
    init?(context: DocumentationContext, type: String) {
        let owner = context.symbol.owner
        let isMember = [.method, .property, .subscriptMember].contains(context.symbol.kind)
        guard isMember, context.symbol.parameters.count <= 2, !context.isExtension else { return nil }
        guard let store = KeyedStore(owner: owner, type: type, module: context.module) else { return nil }
        self.context = context
        self.store = store
        text = context.module.filter { $0.path == owner || $0.owner == owner }.flatMap(\.documentation)
            .joined(separator: " ").lowercased()
    }

    private static let recency = [
        "least recently used", "not been used for longest", "not been used for the longest", "unused for the longest",
        "used longest ago", "not been used longest", "n't been used for the longest", "n't been used for longest",
        "n't been used the longest", "unused for longest", "least recently accessed", "longest unused",
        "not been accessed for",
        "unused the longest", "least-recently-used", "least-recently used",
    ]
    private static let uses = [
        "reading an entry count", "counts as using", "counts as a use", "becomes the most recently used",
        "marks it as recently used", "marks it as the most recently", "marks the key as", "count as a use",
        "as most recently used", "counts as use", "is a use", "becomes the most recent", "refreshes",
        "counts as an access",
        "marks it as used", "becomes most recently used", "count as using", "counts as being used",
        "count as being used",
        "counts as an use", "count as accesses", "count as use",
    ]
    /// What storing is called where it is said to be a use.
    private static let storingWords = [
        "storing", "writing", "updating", "replacing", "setting", "overwriting", "putting",
    ]

    /// What a member's documentation promises.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let quote = paragraphs.map(\.text).joined(separator: " ")
        let symbol = context.symbol
        if symbol.kind == .property, symbol.type == "Bool" { return fullness(quote) }
        guard Self.recency.contains(where: { text.contains($0) }), !text.contains("expire") else { return [] }
        if symbol.usr == store.storing.usr { return storing(quote) }
        guard symbol.usr == store.reading?.usr, !text.contains("not count as"),
            Self.uses.contains(where: { text.contains($0) })
        else { return [] }
        let steps = two + [store.read(1).map { "_ = \($0)" } ?? "", store.store(3, 30)]
        return [expect(quote, steps, 1, 10), expect(quote, steps, 2, nil), expect(quote, steps, 3, 30)]
            .compactMap(\.self)
    }

    private var two: [String] { [store.store(1, 10), store.store(2, 20)] }

    private func expect(_ quote: String, _ steps: [String], _ key: Int, _ value: Int?) -> DocumentedExpectation? {
        store.read(key).flatMap { read in
            context.expectation(
                quote, [store.empty(capacity: 2)] + steps, read, value.map { .equals(store.value($0)) } ?? .isNil)
        }
    }

    private func storing(_ quote: String) -> [DocumentedExpectation] {
        let three = two + [store.store(3, 30)]
        let replaced = two + [store.store(1, 11)]
        let plain = [
            expect(quote, three, 1, nil), expect(quote, three, 2, 20), expect(quote, three, 3, 30),
            expect(quote, replaced, 1, 11), expect(quote, replaced, 2, 20),
            expect(quote, two + [store.store(2, 21)], 1, 10),
        ]
        // Whether replacing a value is a use has to be said.
        let own = store.storing.documentation.joined(separator: " ").lowercased()
        let isUse =
            own.contains("most recently used")
            || Self.storingWords.contains { text.contains($0) } && Self.uses.contains { text.contains($0) }
        guard isUse, !text.contains("not count as") else { return plain.compactMap(\.self) }
        let again = replaced + [store.store(3, 30)]
        return (plain + [expect(quote, again, 1, 11), expect(quote, again, 2, nil)]).compactMap(\.self)
    }

    /// `Whether the cache has as many entries as it can hold`
    private func fullness(_ quote: String) -> [DocumentedExpectation] {
        guard let first = DocumentationSentence.sentences(of: quote).first,
            first.says([
                "is full", "as many entries as it can hold", "as many elements as it can hold", "reached its capacity",
            ]),
            !first.says(["not", "no"])
        else { return [] }
        let access = "subject.\(context.symbol.baseName)"
        return [
            context.expectation(quote, [store.empty(capacity: 2)], access, .isFalse),
            context.expectation(quote, [store.empty(capacity: 2), store.store(1, 10)], access, .isFalse),
            context.expectation(quote, [store.empty(capacity: 2)] + two, access, .isTrue),
        ].compactMap(\.self)
    }
}
