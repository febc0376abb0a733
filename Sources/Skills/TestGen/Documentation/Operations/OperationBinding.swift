/// Which value of a call is which parameter of an operation.
struct OperationBinding: Hashable {
    /// The slot of each parameter; `nil` for one that the call does not have.
    let slots: [Int?]
    /// What the comment says of parameters that the call does not have, by their places: `the last four digits`.
    private(set) var stated: [Int: SampleValue] = [:]

    /// All ways in which a call can be an operation, the plainest first.
    ///
    /// - Parameter numbers: Numbers that the comment names, which may stand for what the call does not have.
    static func all(_ operation: Operation, _ shape: CallShape, numbers: [Int]) -> [OperationBinding] {
        let plain = all(operation, shape)
        let open = operation.parameters.indices.filter { place in
            [.int, .number].contains(operation.parameters[place].kind) && operation.parameters[place].isOptional
        }
        // One number is what one parameter may be; which of several it is, nothing tells.
        guard open.count == 1, let place = open.first else { return plain }
        return plain.flatMap { binding -> [OperationBinding] in
            guard binding.slots[place] == nil else { return [binding] }
            return [binding]
                + numbers.map { number in
                    var copy = binding
                    copy.stated[place] = .int(number)
                    return copy
                }
        }
    }

    private static func all(_ operation: Operation, _ shape: CallShape) -> [OperationBinding] {
        var partial: [[Int?]] = [[]]
        for parameter in operation.parameters {
            partial = partial.flatMap { chosen -> [[Int?]] in
                let free = shape.slots.indices.filter {
                    !chosen.contains($0) && parameter.takes(shape.slots[$0].type) && Self.isMeant(parameter, $0, shape)
                }
                let used = free.map { chosen + [$0] }
                return parameter.isOptional ? used + (free.isEmpty ? [chosen + [nil]] : []) : used
            }
            if partial.count > 12 { partial = Array(partial.prefix(12)) }
        }
        let whole = partial.filter { chosen in
            shape.slots.indices.allSatisfy { chosen.contains($0) || shape.slots[$0].hasDefault }
                && shape.slots.indices.allSatisfy { !shape.slots[$0].isReceiver || chosen.contains($0) }
                // What comes first stays first where that tells which is which.
                && Self.isInOrder(operation, chosen)
        }
        let named = whole.map { chosen in zip(operation.parameters, chosen).filter { Self.isNamed($0, $1, shape) }.count
        }
        guard let most = named.max() else { return [] }
        return zip(whole, named).filter { $0.1 == most }.prefix(6).map { OperationBinding(slots: $0.0) }
    }

    /// Whether a slot may be a parameter by its name: what a structure calls one thing is no other.
    private static func isMeant(_ parameter: OperationParameter, _ slot: Int, _ shape: CallShape) -> Bool {
        guard parameter.name != nil, !parameter.isOrdered, shape.slots[slot].isField else { return true }
        return isNamed(parameter, slot, shape)
    }

    /// Whether parameters that are told apart by their order alone are in it.
    private static func isInOrder(_ operation: Operation, _ chosen: [Int?]) -> Bool {
        let slots = zip(operation.parameters, chosen).compactMap { $0.isOrdered ? $1 : nil }
        return slots == slots.sorted()
    }

    /// What the axes of a grid are for rows and columns.
    private static let axes = ["x": "col", "y": "row"]

    /// Whether a slot is called what a parameter is.
    private static func isNamed(_ parameter: OperationParameter, _ slot: Int?, _ shape: CallShape) -> Bool {
        guard let name = parameter.name, !parameter.isOrdered, let slot else { return false }
        let own = shape.slots[slot].name.lowercased()
        return own.contains(name) || Self.axes[own] == name
    }

    /// The values of a call's slots for the parameters' values; `nil` where they are not of the slots' types.
    func call(_ row: [SampleValue], _ shape: CallShape) -> [SampleValue?]? {
        var values = [SampleValue?](repeating: nil, count: shape.slots.count)
        for (place, slot) in slots.enumerated() {
            guard let slot else { continue }
            guard row.indices.contains(place) else { continue }
            guard let value = row[place].cast(to: shape.slots[slot].type) else { return nil }
            values[slot] = value
        }
        let isWhole = zip(values, shape.slots).allSatisfy { $0 != nil || $1.hasDefault }
        return isWhole ? values : nil
    }

    /// The parameters' values of a call.
    func arguments(_ values: [SampleValue?]) -> [SampleValue] {
        slots.enumerated().map { place, slot in slot.flatMap { values[$0] } ?? stated[place] ?? .none }
    }
}

extension SampleValue {
    /// The same as a value of a type: numbers as letters, where texts are wanted.
    func cast(to type: SampleType) -> SampleValue? {
        switch (self, type.unwrapped) {
        case (.int(let value), .integer(let name)): return name.canHold(value) ? self : nil
        case (.int(let value), .floating): return .double(Double(value))
        case (.double, .floating), (.string, .string), (.bool, .bool), (.code, .other): return self
        case (.string(let text), .character): return text.count == 1 ? self : nil
        case (.int(let value), .string), (.int(let value), .character):
            let letters = Array("abcdefghijklmnopqrstuvwxyz")
            return letters.indices.contains(value) ? .string(String(letters[value])) : nil
        case (.array(let values), .array(let element)), (.array(let values), .set(let element)):
            let cast = values.compactMap { $0.cast(to: element) }
            if case .set = type.unwrapped, Set(cast).count < cast.count { return nil }
            return cast.count == values.count ? .array(cast) : nil
        case (.range(let low, let high), .closedRange(let bound)), (.range(let low, let high), .range(let bound)):
            guard let first = low.cast(to: bound), let last = high.cast(to: bound) else { return nil }
            return .range(first, last)
        default: return nil
        }
    }
}

extension String {
    /// Whether a whole number is one of the type of this name.
    fileprivate func canHold(_ value: Int) -> Bool {
        switch self {
        case "Int8": Int8(exactly: value) != nil
        case "Int16": Int16(exactly: value) != nil
        case "Int32": Int32(exactly: value) != nil
        case "UInt8": UInt8(exactly: value) != nil
        case "UInt16": UInt16(exactly: value) != nil
        case "UInt32": UInt32(exactly: value) != nil
        case "UInt", "UInt64": value >= 0
        default: true
        }
    }
}
