import SwiftTools

/// Reads that a cache of limited size drops what was used least recently, and tries it with a few entries.
struct RecencyReader {
    let context: DocumentationContext
    /// The type with concrete arguments: `RecentCache<Int, Int>`.
    let type: String
    let members: [CodeSymbol]
    /// What the type and its members say.
    private let text: String

    /// Makes a reader; `nil` where the owner of a member is not said to drop its least recently used entry.
    init?(context: DocumentationContext, type: String) {
        self.context = context
        self.type = type
        let owner = context.symbol.owner
        members = context.module.filter {
            $0.owner == owner && !["private", "fileprivate"].contains($0.access) && !$0.isThrowing && !$0.isAsync
        }
        let comments = (context.module.filter { $0.path == owner } + members).flatMap(\.documentation)
        text = comments.joined(separator: " ").lowercased()
        let isRecency = ["least recently used", "not been used for longest", "unused for the longest", "used longest ago"]
            .contains { text.contains($0) }
        guard !owner.isEmpty, isRecency, !text.contains("expire"), !text.contains("optionally") else { return nil }
    }

    private var initializer: CodeSymbol? {
        let found = members.filter {
            $0.kind == .initializer && !$0.declaration.contains("init?") && $0.parameters.count == 1
                && $0.parameters[0].type == "Int"
                && ["capacity", "limit", "maxcount", "maximumcount", "countlimit", "size", "maxsize", "maximumsize"].contains(
                    $0.parameters[0].name.lowercased())
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The method that stores: which argument is the key, by its place.
    private var storing: (symbol: CodeSymbol, key: Int)? {
        let found = members.filter {
            $0.kind == .method && $0.parameters.count == 2 && $0.parameters.allSatisfy { !$0.hasDefault && !$0.isInout }
                && ["store", "insert", "set", "put", "setvalue", "add", "cache", "save"].contains($0.baseName.lowercased())
        }
        guard found.count == 1, let symbol = found.first,
            let key = symbol.parameters.firstIndex(where: { $0.name.lowercased().hasSuffix("key") })
        else { return nil }
        return (symbol, key)
    }

    /// The method that looks up.
    private var reading: CodeSymbol? {
        let found = members.filter {
            ($0.kind == .method || $0.kind == .subscriptMember) && $0.parameters.count == 1 && $0.type?.hasSuffix("?") ?? false
                && $0.parameters[0].name.lowercased().hasSuffix("key")
                && ["value", "get", "lookup", "object", "subscript", "element", "entry"].contains($0.baseName.lowercased())
        }
        return found.count == 1 ? found[0] : nil
    }

    /// What a member's documentation promises of the order in which entries go.
    func expectations(quote: String) -> [DocumentedExpectation] {
        guard let initializer, let storing, let reading else { return [] }
        let isStoring = context.symbol.usr == storing.symbol.usr
        guard isStoring || context.symbol.usr == reading.usr else { return [] }
        let label = initializer.parameters[0].label.map { "\($0): " } ?? ""
        let isChoice = GenericChoice(storing.symbol, also: ["Key", "Value"])
        let types = storing.symbol.parameters.map { SampleType(isChoice.resolve($0.type)) }
        guard types.allSatisfy({ $0 == .integer("Int") || $0.isString }) else { return [] }
        func literal(_ number: Int, _ type: SampleType) -> String { type.isString ? "\"k\(number)\"" : "\(number)" }
        func store(_ key: Int, _ value: Int) -> String {
            let list = storing.symbol.parameters.enumerated().map { place, parameter in
                (parameter.label.map { "\($0): " } ?? "") + literal(place == storing.key ? key : value, types[place])
            }
            let discard = storing.symbol.type == nil || storing.symbol.declaration.contains("@discardableResult")
            return (discard ? "" : "_ = ") + "subject.\(storing.symbol.baseName)(\(list.joined(separator: ", ")))"
        }
        func read(_ key: Int) -> String {
            let name = literal(key, types[storing.key])
            let argument = (reading.parameters[0].label.map { "\($0): " } ?? "") + name
            return reading.kind == .subscriptMember ? "subject[\(argument)]" : "subject.\(reading.baseName)(\(argument))"
        }
        func expect(_ steps: [String], _ key: Int, _ value: Int?) -> DocumentedExpectation? {
            let wanted = value.map { literal($0, types[1 - storing.key]) }
            return context.expectation(
                quote, ["var subject = \(type)(\(label)2)"] + steps, read(key), wanted.map { .equals($0) } ?? .isNil)
        }
        let two = [store(1, 10), store(2, 20)]
        if !isStoring {
            guard isUse else { return [] }
            let steps = two + ["_ = \(read(1))", store(3, 30)]
            return [expect(steps, 1, 10), expect(steps, 2, nil), expect(steps, 3, 30)].compactMap(\.self)
        }
        let replaced = two + [store(1, 11)]
        return [
            expect(two + [store(3, 30)], 1, nil), expect(two + [store(3, 30)], 2, 20), expect(two + [store(3, 30)], 3, 30),
            expect(replaced, 1, 11), expect(replaced, 2, 20), expect(two + [store(2, 21)], 1, 10),
            expect(replaced + [store(3, 30)], 1, 11), expect(replaced + [store(3, 30)], 2, nil),
        ].compactMap(\.self)
    }

    /// Whether looking an entry up is said to be a use of it.
    private var isUse: Bool {
        [
            "reading an entry count", "counts as using", "counts as a use", "becomes the most recently used",
            "marks it as recently used", "marks it as the most recently", "marks the key as", "count as a use",
            "as most recently used", "counts as use", "looking up a value",
        ].contains { text.contains($0) }
    }
}
