import SwiftTools

/// How a container of limited size is made, filled by key, and asked: `Cache(capacity: 2)`, `store(_:for:)`,
/// `value(for:)`.
struct KeyedStore {
    /// The type with concrete arguments: `RecentCache<Int, Int>`.
    let type: String
    let storing: CodeSymbol
    let reading: CodeSymbol?
    private let initializer: CodeSymbol
    /// The place of the key among what is stored.
    private let key: Int
    private let types: [SampleType]

    private static let capacities: Set<String> = [
        "capacity", "limit", "maxcount", "maximumcount", "countlimit", "size", "maxsize", "maximumsize",
    ]
    private static let storers: Set<String> = ["store", "insert", "set", "put", "setvalue", "add", "cache", "save"]
    private static let readers: Set<String> = ["value", "get", "lookup", "object", "subscript", "element", "entry"]

    /// Finds the members of a type; `nil` where it is no such container.
    init?(owner: [String], type: String, module: [CodeSymbol]) {
        let members = module.filter {
            $0.owner == owner && !["private", "fileprivate"].contains($0.access) && !$0.isThrowing && !$0.isAsync
        }
        let initializers = members.filter {
            $0.kind == .initializer && !$0.declaration.contains("init?") && $0.parameters.count == 1
                && $0.parameters[0].type == "Int" && Self.capacities.contains($0.parameters[0].name.lowercased())
        }
        let storers = members.filter {
            $0.kind == .method && $0.parameters.count == 2
                && $0.parameters.allSatisfy { !$0.hasDefault && !$0.isInout }
                && Self.storers.contains($0.baseName.lowercased())
        }
        let readers = members.filter {
            ($0.kind == .method || $0.kind == .subscriptMember) && $0.parameters.count == 1
                && $0.type?.hasSuffix("?") ?? false && $0.parameters[0].name.lowercased().hasSuffix("key")
                && Self.readers.contains($0.baseName.lowercased())
        }
        guard !owner.isEmpty, initializers.count == 1, storers.count == 1, let initializer = initializers.first,
            let storing = storers.first,
            let key = storing.parameters.firstIndex(where: { $0.name.lowercased().hasSuffix("key") })
        else { return nil }
        let choice = GenericChoice(storing, also: ["Key", "Value"])
        types = storing.parameters.map { SampleType(choice.resolve($0.type)) }
        guard types.allSatisfy({ $0 == .integer("Int") || $0 == .string("String") }) else { return nil }
        self.type = type
        self.initializer = initializer
        self.storing = storing
        self.key = key
        reading = readers.count == 1 ? readers.first : nil
    }

    /// A statement that makes an empty one.
    func empty(capacity: Int) -> String {
        let label = initializer.parameters[0].label.map { "\($0): " } ?? ""
        return "var subject = \(type)(\(label)\(capacity))"
    }

    /// A value as Swift writes it.
    func value(_ number: Int) -> String { literal(number, types[1 - key]) }

    /// A statement that stores a value for a key.
    func store(_ name: Int, _ value: Int) -> String {
        let list = storing.parameters.enumerated().map { place, parameter in
            (parameter.label.map { "\($0): " } ?? "") + literal(place == key ? name : value, types[place])
        }
        let isDiscardable = storing.type == nil || storing.declaration.contains("@discardableResult")
        return (isDiscardable ? "" : "_ = ") + "subject.\(storing.baseName)(\(list.joined(separator: ", ")))"
    }

    /// An expression that looks a key up.
    func read(_ name: Int) -> String? {
        guard let reading else { return nil }
        let argument = (reading.parameters[0].label.map { "\($0): " } ?? "") + literal(name, types[key])
        return reading.kind == .subscriptMember ? "subject[\(argument)]" : "subject.\(reading.baseName)(\(argument))"
    }

    private func literal(_ number: Int, _ type: SampleType) -> String { type.isString ? "\"k\(number)\"" : "\(number)" }
}
