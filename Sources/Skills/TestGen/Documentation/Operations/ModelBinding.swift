import SwiftTools

/// Which members of a type are which actions of a model, and how it is made.
struct ModelBinding: Sendable {
    /// A member and the action it is.
    struct Member: Sendable {
        let symbol: CodeSymbol
        let action: StateModel.Action
        /// The type of each value that the action takes, in the member's order, and its place in the action's.
        let slots: [(type: SampleType, place: Int)]
        let result: SampleType?
        /// Whether only one word of its name names the action: it may be something else.
        var isLoose = false
    }

    let model: StateModel
    let type: String
    /// Whether any member can change it: it is a class.
    let isReference: Bool
    /// Expressions that make one, with how much it holds.
    let starts: [(code: String, limit: Int)]
    let members: [Member]

    /// Finds the members; `nil` where too few of them are known, or it cannot be made.
    init?(_ model: StateModel, of type: CodeSymbol, symbols: [CodeSymbol]) {
        self.model = model
        let members = symbols.filter {
            $0.owner == type.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync
        }
        let generics = type.genericParameters.map { _ in "Int" }.joined(separator: ", ")
        let name = type.path.joined(separator: ".") + (generics.isEmpty ? "" : "<\(generics)>")
        self.type = name
        isReference = type.kind == .classType
        starts = Self.starts(model, members, name, type.genericParameters)
        var taken: Set<String> = []
        var found: [Member] = []
        var open: [StateModel.Action] = []
        for action in model.actions {
            let own = members.lazy.filter { action.names.contains($0.baseName) && !taken.contains($0.usr) }
                .compactMap { Self.member($0, action, generics: type.genericParameters) }.first
            guard let own else {
                open.append(action)
                continue
            }
            taken.insert(own.symbol.usr)
            found.append(own)
        }
        for action in open where !action.isChange {
            let own = members.lazy.filter { symbol in
                let words = SlotNames.words(symbol.baseName)
                // `peakCount` counts something else.
                return !taken.contains(symbol.usr) && words.contains { action.names.contains($0) }
                    && words.allSatisfy { action.names.contains($0) || Self.plainWords.contains($0) }
            }.compactMap { Self.member($0, action, generics: type.genericParameters) }.first
            guard var own else { continue }
            own.isLoose = true
            taken.insert(own.symbol.usr)
            found.append(own)
        }
        self.members = found
        guard !starts.isEmpty, found.contains(where: { $0.action.isChange }),
            // What is made of the very same parts is it with fewer members.
            found.count(where: { !$0.isLoose }) > (model.parts.isEmpty ? 2 : 1)
        else { return nil }
    }

    /// Words that tell no more of a thing than what it is.
    private static let plainWords: Set<String> = [
        "item", "items", "element", "elements", "entry", "entries", "all", "current", "value", "values", "name",
        "names",
        "key", "keys", "stored", "number", "of",
    ]
    private static let limits: Set<String> = [
        "capacity", "limit", "size", "count", "maxCount", "maximumCount", "window", "length", "balance",
        "openingBalance",
        "initialBalance",
    ]

    private static func starts(_ model: StateModel, _ members: [CodeSymbol], _ name: String, _ generics: [String]) -> [(
        code: String, limit: Int
    )] {
        if !model.parts.isEmpty {
            let makers = members.filter { $0.kind == .initializer && !$0.isThrowing && !FailingInitializer.isOne($0) }
            return makers.lazy.map { maker in
                [3, 2, 1].compactMap { limit in
                    ModelPart.arguments(model.parts, of: maker, generics: generics, limit: limit).map {
                        ("\(name)(\($0))", limit)
                    }
                }
            }.first { !$0.isEmpty } ?? []
        }
        for symbol in members
        where symbol.kind == .initializer && !symbol.isThrowing && !symbol.declaration.contains("init?") {
            let needed = symbol.parameters.filter { !$0.hasDefault }
            if needed.isEmpty, !model.isLimited { return [("\(name)()", Int.max)] }
            guard model.isLimited, let first = symbol.parameters.first, needed.count <= 1, first.type == "Int",
                symbol.parameters.count == 1 || !first.hasDefault
            else { continue }
            let label = first.label.map { "\($0): " } ?? ""
            return (limits.contains(first.name) || limits.contains(first.label ?? "") || needed.count == 1)
                ? [3, 2, 5].map { ("\(name)(\(label)\($0))", $0) } : []
        }
        return []
    }

    private static func member(_ symbol: CodeSymbol, _ action: StateModel.Action, generics: [String]) -> Member? {
        guard [.method, .property].contains(symbol.kind),
            symbol.isMutating || !action.isChange || symbol.kind == .method
        else {
            return nil
        }
        let choice = GenericChoice(symbol, also: generics)
        let needed = symbol.parameters.filter { !$0.hasDefault }
        let parameters = needed.count == action.takes.count ? needed : symbol.parameters
        guard !action.isListing || symbol.type.map({ SampleType(choice.resolve($0)).isArray }) == true else {
            return nil
        }
        // A priority that need not be given orders all the same.
        guard
            action.isWeighed
                || !symbol.parameters.contains(where: { $0.hasDefault && ContainerShape.ranks.contains($0.name) })
                || parameters.count == symbol.parameters.count
        else { return nil }
        guard parameters.count == action.takes.count, !parameters.contains(where: \.isInout),
            symbol.kind == .method || parameters.isEmpty
        else { return nil }
        let types = parameters.map { SampleType(choice.resolve($0.type)) }
        func slots(_ places: [Int]) -> [(type: SampleType, place: Int)]? {
            let fit = zip(types, places).allSatisfy { type, place in
                OperationParameter(action.takes[place].rawValue)?.takes(type) == true
            }
            return fit ? Array(zip(types, places)).map { (type: $0, place: $1) } : nil
        }
        // `take(_ count: Int, of item: String)`: how many may stand first.
        let places = Array(types.indices)
        guard var slots = slots(places) ?? (places.count == 2 ? slots(places.reversed()) : nil) else { return nil }
        // A key that stands before its value comes second here.
        if parameters.count == 2, "\(parameters[0].label ?? "") \(parameters[0].name)".contains("key") {
            slots = [(slots[0].type, 1), (slots[1].type, 0)]
        }
        return Member(
            symbol: symbol, action: action, slots: slots,
            result: symbol.type.map { SampleType(choice.resolve($0)) })
    }

    /// The call of a member on `subject` with values in the action's order.
    func call(_ member: Member, _ values: [SampleValue]) -> String {
        let symbol = member.symbol
        guard symbol.kind == .method else { return "subject.\(symbol.baseName)" }
        let needed = symbol.parameters.filter { !$0.hasDefault }
        let parameters = needed.count == member.slots.count ? needed : symbol.parameters
        let arguments = zip(parameters, member.slots).map { parameter, slot in
            (parameter.label.map { "\($0): " } ?? "") + values[slot.place].swift(as: slot.type)
        }
        let code = "subject.\(symbol.baseName)(\(arguments.joined(separator: ", ")))"
        return symbol.isThrowing ? "(try? \(code))" : code
    }
}
