/// Values for the slots of a call.
struct CallAssignment: Hashable {
    var values: [SampleValue?]
}

/// A statement about a call's values that may be true, false, or not known.
indirect enum CallCondition {
    case test((CallAssignment) -> Bool?)
    case and([CallCondition])
    case or([CallCondition])
    case not(CallCondition)
    case unknown

    /// What it says of values; `nil` where that is not known.
    func holds(for assignment: CallAssignment) -> Bool? {
        switch self {
        case .test(let test): return test(assignment)
        case .not(let condition): return condition.holds(for: assignment).map { !$0 }
        case .unknown: return nil
        case .and(let conditions):
            let results = conditions.map { $0.holds(for: assignment) }
            if results.contains(false) { return false }
            return results.contains(nil) ? nil : true
        case .or(let conditions):
            let results = conditions.map { $0.holds(for: assignment) }
            if results.contains(true) { return true }
            return results.contains(nil) ? nil : false
        }
    }

    /// Whether anything in it is not understood.
    var hasUnknown: Bool {
        switch self {
        case .unknown: true
        case .not(let condition): condition.hasUnknown
        case .and(let all), .or(let all): all.contains(where: \.hasUnknown)
        case .test: false
        }
    }

    /// Whether nothing in it is understood.
    var isUnknown: Bool {
        switch self {
        case .unknown: true
        case .not(let condition): condition.isUnknown
        case .and(let all), .or(let all): all.allSatisfy(\.isUnknown)
        case .test: false
        }
    }
}

/// A number that depends on a call's values.
typealias CallQuantity = (CallAssignment) -> Double?

/// Values that conditions speak of, and that calls should therefore be made with.
final class ValueHints {
    /// Numbers, by slot.
    var numbers: [Int: Set<Double>] = [:]
    /// Lengths of strings and arrays, by slot.
    var lengths: [Int: Set<Int>] = [:]
    /// Strings, by slot.
    var texts: [Int: Set<String>] = [:]
    /// Calls that have to be made, by the values of all slots.
    var wanted: Set<[SampleValue?]> = []
    /// Slots that are compared with other values.
    var related: Set<Int> = []
    /// Numbers that are compared with sizes.
    var counted: Set<Int> = []
    /// Slots for which an absent value should be tried.
    var absent: Set<Int> = []

    /// Whether numbers are spoken of.
    var hasNumbers: Bool { !numbers.isEmpty || !related.isEmpty || !counted.isEmpty }

    /// Whether all values that a sentence speaks of are those it names, or next to them.
    func isStated(_ assignment: CallAssignment) -> Bool {
        var isAny = false
        let beside = Self.numbersBeside(assignment)
        for (slot, value) in assignment.values.enumerated() {
            if let numbers = numbers[slot] {
                guard let number = value?.number, numbers.contains(number) else { return false }
                isAny = true
            }
            if related.contains(slot) || counted.contains(slot), !beside.isEmpty, let number = value?.integer {
                guard beside.contains(number) else { return false }
                isAny = true
            }
            if texts[slot] != nil, let text = value?.text {
                let others = assignment.values.enumerated().filter { $0.offset != slot && texts[$0.offset] != nil }
                if others.contains(where: { $0.element?.text == text }) { return false }
                if !others.isEmpty { isAny = true }
            }
            if let lengths = lengths[slot] {
                guard let count = value?.elements?.count, lengths.contains(count) else { return false }
                isAny = true
            }
        }
        return isAny
    }

    /// Sizes of lists and texts, and numbers of what a member is called on, with their neighbours.
    private static func numbersBeside(_ assignment: CallAssignment) -> Set<Int> {
        let numbers = assignment.values.flatMap { value -> [Int] in
            if case .object(_, _, let fields)? = value { return fields.values.compactMap(\.integer) }
            return value?.elements.map { [$0.count] } ?? []
        }
        return Set(numbers.flatMap { [$0 - 1, $0, $0 + 1] })
    }

    /// Notes a number with its neighbours.
    func note(number: Double, slot: Int) {
        guard abs(number) < 1_000_000 else { return }
        numbers[slot, default: []].formUnion([number - 1, number, number + 1])
    }

    /// Notes a length with its neighbours.
    func note(length: Int, slot: Int) {
        guard (0...64).contains(length) else { return }
        lengths[slot, default: []].formUnion([length - 1, length, length + 1].filter { $0 >= 0 })
    }
}
