import SwiftTools

/// Makes instances of a module's type whose state is known.
struct InstanceReader {
    let symbols: [CodeSymbol]
    let source: any ValueSource

    /// Names of methods that put something into a container.
    private static let storing: Set<String> = [
        "set", "add", "insert", "put", "store", "register", "append", "push", "enqueue", "setValue", "addNode",
        "addEdge", "update",
    ]

    /// Instances for the receiver of a call, and the properties known of them.
    func instances(of shape: CallShape) -> (values: [SampleValue], fields: Set<String>) {
        guard let receiver = shape.slots.first(where: \.isReceiver), case .other(let type) = receiver.type else {
            return ([], [])
        }
        if let container = ContainerShape(owner: shape.symbol.owner, type: type, symbols: symbols) {
            return (container.instances, [])
        }
        let members = symbols.filter { $0.owner == shape.symbol.owner }
        let initializers = members.filter {
            $0.kind == .initializer && !$0.isThrowing && !$0.isAsync && !$0.declaration.contains("init?")
                && !["private", "fileprivate"].contains($0.access)
                && !$0.declaration.contains("from decoder")
        }
        var values: [SampleValue] = []
        var fields: Set<String> = []
        let properties = Dictionary(
            members.filter { $0.kind == .property }.map { ($0.baseName, $0.type) },
            uniquingKeysWith: { first, _ in first })
        for initializer in initializers.sorted(by: { $0.parameters.count < $1.parameters.count }).prefix(3) {
            let choice = GenericChoice(initializer)
            for variant in 0..<2 {
                var arguments: [String] = []
                var known: [String: SampleValue] = [:]
                var isComplete = true
                for parameter in initializer.parameters {
                    let parameterType = SampleType(choice.resolve(parameter.type))
                    guard let value = self.value(parameterType, variant) else {
                        if parameter.hasDefault { continue }
                        isComplete = false
                        break
                    }
                    arguments.append((parameter.label.map { "\($0): " } ?? "") + value.swift(as: parameterType))
                    if properties[parameter.name] == parameter.type { known[parameter.name] = value }
                }
                guard isComplete else { continue }
                if initializer.parameters.isEmpty, members.contains(where: { isStoring($0, in: shape.symbol.owner) }) {
                    known["$elements"] = .array([])
                }
                let code = "\(type)(\(arguments.joined(separator: ", ")))"
                fields.formUnion(known.keys.filter { !$0.hasPrefix("$") })
                values.append(.object(setup: [], code: code, fields: known))
            }
        }
        if values.isEmpty {
            values = source.values(of: type).prefix(4).map { .object(setup: [], code: $0, fields: [:]) }
        }
        if let raised = raised(members, values) {
            values.append(raised.value)
            fields.insert(raised.property)
        }
        var seen: Set<SampleValue> = []
        return (values.filter { seen.insert($0).inserted }, fields)
    }

    private static let raising: Set<String> = [
        "deposit", "credit", "topUp", "charge", "refuel", "fill", "load", "increase", "earn", "recharge", "replenish",
    ]
    /// How far a property is raised: more than any number that calls are made with otherwise.
    static let raisedNumber = 100

    /// An instance of which a number was raised: an account after a deposit.
    private func raised(_ members: [CodeSymbol], _ values: [SampleValue]) -> (value: SampleValue, property: String)? {
        let raisers = members.filter { member in
            member.kind == .method && Self.raising.contains(member.baseName) && !member.isAsync
                && member.parameters.filter { !$0.hasDefault }.count == 1
                && ["Int", "Double"].contains(member.parameters[0].type)
        }
        let numbers = members.filter {
            $0.kind == .property
                && ["balance", "credit", "level", "amount", "total", "fuel", "charge", "points"].contains(
                    $0.baseName)
                && !$0.isThrowing && !$0.isAsync && !["private", "fileprivate"].contains($0.access)
        }
        guard raisers.count == 1, numbers.count == 1, let raiser = raisers.first, let number = numbers.first,
            number.type == raiser.parameters[0].type,
            case .object(let setup, let code, let fields)? = values.first, setup.isEmpty
        else { return nil }
        let label = raiser.parameters[0].label.map { "\($0): " } ?? ""
        let effect = raiser.isThrowing ? "try " : ""
        let discard = raiser.type == nil ? "" : "_ = "
        var known = fields
        known[number.baseName] = .int(Self.raisedNumber)
        let steps = [
            "var subject = \(code)", "\(discard)\(effect)subject.\(raiser.baseName)(\(label)\(Self.raisedNumber))",
        ]
        return (.object(setup: steps, code: "subject", fields: known), number.baseName)
    }

    /// Whether a member puts something into its type; what adds a number to a number does not.
    private func isStoring(_ member: CodeSymbol, in owner: [String]) -> Bool {
        guard Self.storing.contains(member.baseName), let first = member.parameters.first else { return false }
        return first.type != owner.last && first.type != "Self"
    }

    private func value(_ type: SampleType, _ variant: Int) -> SampleValue? {
        switch type {
        case .integer: .int([10, 3][variant])
        case .floating: .double([10, 2.5][variant])
        case .string: .string(["abc", "b"][variant])
        case .bool: .bool(variant == 0)
        default: source.values(of: type.swift).first.map { .code($0) }
        }
    }
}
