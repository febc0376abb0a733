import SwiftTools

/// How instances of a container type are made and filled: its plainest initialiser, and the method that adds an element.
struct ContainerShape {
    /// The type with concrete arguments: `Stack<Int>`.
    let type: String
    /// An expression that makes an empty one.
    let empty: String
    /// An expression that makes one with room for two elements, where the type takes a capacity.
    let emptyForTwo: String?
    let adder: CodeSymbol
    let element: SampleType
    let members: [CodeSymbol]

    private static let adders: Set<String> = [
        "push", "enqueue", "add", "append", "insert", "put", "offer", "addLast", "pushBack", "write", "record",
    ]
    private static let capacities: Set<String> = [
        "capacity", "maximumcount", "limit", "maxsize", "maxcount", "size", "count", "maximum",
    ]

    private static let verbs: Set<String> = ["adds", "appends", "pushes", "puts", "inserts", "enqueues"]

    /// Whether a method adds an element, by its name or by what its comment says first.
    private static func isAdder(_ symbol: CodeSymbol) -> Bool {
        guard symbol.isMutating || adders.contains(symbol.baseName) else { return false }
        let first = symbol.documentation.first?.split(separator: " ").first?.lowercased() ?? ""
        return adders.contains(symbol.baseName) || verbs.contains(first) && symbol.documentation[0].contains(" element")
    }

    /// What orders elements in place of their values, whatever else is said of the greatest.
    static let ranks: Set<String> = ["priority", "urgency", "weight", "rank", "order"]

    /// Finds the shape of a symbol's owner; `nil` for what is no container.
    init?(owner: [String], type: String, symbols: [CodeSymbol]) {
        members = symbols.filter { $0.owner == owner && !["private", "fileprivate"].contains($0.access) }
        self.type = type
        let candidates = members.filter {
            $0.kind == .method && Self.isAdder($0)
                && $0.parameters.dropFirst().allSatisfy { $0.hasDefault && !Self.ranks.contains($0.name) }
                && !$0.parameters.isEmpty && !$0.parameters[0].isInout
                && !$0.isThrowing && !$0.isAsync
                && !["of", "contentsOf", "at", "from"].contains($0.parameters[0].label ?? "")
        }
        let generics = symbols.first { $0.path == owner }?.genericParameters ?? []
        guard
            let adder = candidates.first(where: {
                SampleType(GenericChoice($0, also: generics).resolve($0.parameters[0].type)).isElement
            })
        else { return nil }
        self.adder = adder
        element = SampleType(GenericChoice(adder, also: generics).resolve(adder.parameters[0].type))
        var empty: String?
        var emptyForTwo: String?
        for initializer in members
        where initializer.kind == .initializer && !initializer.isThrowing && !initializer.isAsync {
            if initializer.declaration.contains("init?") { continue }
            let needed = initializer.parameters.filter { !$0.hasDefault }
            if needed.isEmpty, empty == nil { empty = "\(type)()" }
            guard needed.count <= 1, initializer.parameters.count == 1, let parameter = initializer.parameters.first,
                parameter.type == "Int",
                Self.capacities.contains(parameter.name.lowercased())
            else { continue }
            let label = parameter.label.map { "\($0): " } ?? ""
            emptyForTwo = "\(type)(\(label)2)"
            if !needed.isEmpty, ["capacity", "limit", "maxsize", "maxcount"].contains(parameter.name.lowercased()) {
                empty = empty ?? "\(type)(\(label)10)"
            }
        }
        guard let empty else { return nil }
        self.empty = empty
        self.emptyForTwo = emptyForTwo
    }

    /// Values to fill a container with, in the order they are added.
    var samples: [SampleValue] {
        element.isString ? [.string("c"), .string("a"), .string("b")] : [.int(3), .int(1), .int(2)]
    }
    /// A value that is not among them.
    var stranger: SampleValue { element.isString ? .string("zz") : .int(99) }

    /// Statements that make `subject` with some elements.
    func filled(_ elements: [SampleValue], from start: String? = nil) -> [String] {
        let label = adder.parameters[0].label.map { "\($0): " } ?? ""
        let discard = adder.type == nil || adder.declaration.contains("@discardableResult") ? "" : "_ = "
        return ["var subject = \(start ?? empty)"]
            + elements.map { "\(discard)subject.\(adder.baseName)(\(label)\($0.swift(as: element)))" }
    }

    /// An empty and a filled instance.
    var instances: [SampleValue] {
        [
            .object(setup: filled([]), code: "subject", fields: ["$elements": .array([])]),
            .object(setup: filled(samples), code: "subject", fields: ["$elements": .array(samples)]),
        ]
    }

    /// The member that is documented as its number of elements.
    var count: CodeSymbol? {
        members.first { $0.kind == .property && $0.type == "Int" && ["count", "size", "length"].contains($0.baseName) }
    }
}

extension SampleType {
    /// Whether containers of it can be filled here.
    fileprivate var isElement: Bool {
        self == .integer("Int") || self == .string("String") || self == .floating("Double")
    }
}
