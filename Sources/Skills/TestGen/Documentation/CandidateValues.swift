import SwiftTools

/// Chooses the values calls are made with.
struct CandidateValues {
    let source: any ValueSource
    /// Instances of the type a member belongs to.
    let instances: [SampleValue]
    /// Properties whose values are known for those instances.
    let fields: Set<String>
    /// Whether lists have to be in order.
    let isSorted: Bool
    /// Whether lists of numbers may hold zero and negative ones, as the documentation speaks of them.
    let isSigned: Bool
    /// Names of places in a collection, which are not to be made up.
    private static let places: Set<String> = [
        "index", "i", "j", "position", "start", "end", "from", "to", "at", "offset", "bounds",
    ]
    /// The most calls looked at.
    private static let limit = 1500

    /// Values for all slots of a call, in many combinations.
    func assignments(_ shape: CallShape, _ hints: ValueHints) -> [CallAssignment] {
        var lists: [[SampleValue?]] = shape.slots.indices.map { index in
            let slot = shape.slots[index]
            var values: [SampleValue?] = self.values(slot.type, index, hints, shape)
            if slot.hasDefault { values = (hints.isSpoken(index) ? values : []) + [nil] }
            return values
        }
        guard lists.allSatisfy({ !$0.isEmpty }) else { return [] }
        while lists.reduce(1, { min(1_000_000, $0 * $1.count) }) > Self.limit {
            guard let longest = lists.indices.max(by: { lists[$0].count < lists[$1].count }), lists[longest].count > 2
            else { return [] }
            lists[longest] = SentenceReader.spread(lists[longest], count: max(2, lists[longest].count * 3 / 4))
        }
        var made = [CallAssignment(values: [])]
        for list in lists {
            made = made.flatMap { before in list.map { CallAssignment(values: before.values + [$0]) } }
        }
        guard let bounds = Self.bounds(shape) else { return made }
        return made.filter { assignment in
            guard let low = assignment.values[bounds.low]?.number, let high = assignment.values[bounds.high]?.number
            else { return true }
            return low < high
        }
    }

    /// Two numbers of which the first is meant to be the lesser one: `from` and `to`, `low` and `high`.
    private static func bounds(_ shape: CallShape) -> (low: Int, high: Int)? {
        let pairs = [
            ("from", "to"), ("low", "high"), ("lower", "upper"), ("min", "max"), ("minimum", "maximum"),
            ("start", "end"), ("lowerBound", "upperBound"), ("first", "last"), ("from", "through"),
        ]
        let receivers = shape.slots.count - shape.symbol.parameters.count
        func slot(_ name: String) -> Int? {
            shape.symbol.parameters.indices.first { place in
                let parameter = shape.symbol.parameters[place]
                return (parameter.label == name || parameter.name == name)
                    && shape.slots[place + receivers].type.isNumber
            }.map { $0 + receivers }
        }
        return pairs.lazy.compactMap { low, high in
            slot(low).flatMap { first in slot(high).map { (low: first, high: $0) } }
        }.first
    }

    private func values(_ type: SampleType, _ slot: Int, _ hints: ValueHints, _ shape: CallShape) -> [SampleValue] {
        if shape.slots[slot].isReceiver, type.isOther { return instances }
        switch type {
        case .integer(let name):
            if shape.slots.first.map({ $0.isReceiver && $0.type.isOther }) ?? false,
                Self.places.contains(shape.slots[slot].name)
            {
                return []
            }
            var values: [Int] = [1, 2, 3, 5, 7, 10, 12]
            if shape.slots[slot].name == "year" { values = [1900, 2000, 2023, 2024] }
            values += (hints.numbers[slot] ?? []).compactMap { Int(exactly: $0) }
            if hints.related.contains(slot) {
                values += [0, 4, 6, 9, 11, 13, -1] + instances.flatMap { Self.numbers($0) }
            }
            if hints.counted.contains(slot) { values += [4, 6, 11] }
            let least = name.hasPrefix("U") ? 0 : Int.min
            return Array(Set(values)).filter { $0 >= least }.sorted().map { .int($0) }
        case .floating:
            let stated = hints.numbers[slot] ?? []
            let around: [Double] = hints.related.contains(slot) ? [0, 3, -1, 20] : []
            let values = stated.union([0.5, 1, 2, 10, 100]).union(around)
            return values.sorted().map { .double($0) }
        case .bool: return [.bool(true), .bool(false)]
        case .string: return texts(slot, hints).map { .string($0) }
        case .character: return [.string("a"), .string("x")]
        case .array(let element):
            return lists(slot, hints).compactMap { list in self.list(list, of: element) }
        case .set(let element):
            return lists(slot, hints).compactMap { list in self.list(Array(Set(list)).sorted(), of: element) }
        case .optional(let wrapped): return [.none] + values(wrapped, slot, hints, shape).prefix(6)
        case .closedRange(let bound) where bound.isNumber: return [.range(.int(1), .int(5)), .range(.int(3), .int(10))]
        case .range(let bound) where bound.isNumber: return [.range(.int(1), .int(5))]
        case .closedRange, .range: return []
        case .other(let name) where name.contains("->"): return Self.closures(name)
        case .other(let name):
            // Of the receiver's own type the same instances, so that one is on either side of the other.
            let own = shape.slots.first?.isReceiver == true && shape.slots.first?.type == type ? instances : []
            let plain = own.filter { value in
                if case .object(let setup, _, _) = value { setup.isEmpty } else { true }
            }
            return plain.isEmpty ? source.values(of: name).prefix(2).map { .code($0) } : Array(plain.prefix(3))
        }
    }

    /// Closures that tell some whole numbers from others.
    private static func closures(_ type: String) -> [SampleValue] {
        let rows = [
            ("(Int) -> Bool", "{ $0 % 2 == 0 }"), ("(Int) -> Int", "{ $0 % 3 }"), ("(Int, Int) -> Bool", "{ $0 < $1 }"),
        ]
        return rows.filter { type.isClosure($0.0) }.map { .code($0.1) }
    }

    private func list(_ list: [Int], of element: SampleType) -> SampleValue? {
        switch element {
        case .integer: .array(list.map { .int($0) })
        case .floating: .array(list.map { .double(Double($0)) })
        case .string: .array(list.map { .string(Self.word($0)) })
        case .character: .array(list.map { .string(String(Self.word($0).prefix(1))) })
        case .other(let name) where !name.contains("->"):
            Self.cycled(source.values(of: name), count: list.count)
        default: nil
        }
    }

    /// As many values of a type of the module.
    private static func cycled(_ values: [String], count: Int) -> SampleValue? {
        values.isEmpty ? nil : .array((0..<count).map { .code(values[$0 % values.count]) })
    }

    private static func word(_ number: Int) -> String { ["zero", "abc", "b", "cd", "delta"][abs(number) % 5] }

    private func lists(_ slot: Int, _ hints: ValueHints) -> [[Int]] {
        var lists =
            isSorted
            ? [[1, 2, 3], [4], [1, 2, 2, 5], [2, 4, 6, 8]] : [[3, 1, 2], [4], [2, 5, 2, 1], [1, 2, 3, 4]]
        for length in (hints.lengths[slot] ?? []).sorted() {
            lists.append(Array([3, 1, 2, 5, 4, 7, 6, 9, 8, 10].prefix(length)))
        }
        if isSigned { lists.append([0, -1, 4, 3]) }
        if isSorted { lists = lists.map { $0.sorted() } }
        var seen: Set<[Int]> = []
        return lists.filter { seen.insert($0).inserted }
    }

    private func texts(_ slot: Int, _ hints: ValueHints) -> [String] {
        var texts = ["abc", "hello world", "Level", "b"]
        for length in (hints.lengths[slot] ?? []).sorted() {
            let letters = String(repeating: "abcdefghij", count: length / 10 + 1).prefix(length)
            texts += [
                String(letters), length > 0 ? letters.dropLast() + "1" : "",
                length > 1 ? "A" + letters.dropFirst().dropLast() + "1" : "",
            ]
        }
        texts += (hints.texts[slot] ?? []).sorted()
        var seen: Set<String> = []
        return texts.filter { ($0 != "" || hints.lengths[slot]?.contains(0) ?? false) && seen.insert($0).inserted }
    }

    private static func numbers(_ value: SampleValue) -> [Int] {
        guard case .object(_, _, let fields) = value else { return [] }
        return fields.values.compactMap(\.integer).flatMap { [$0 - 1, $0, $0 + 1] }
    }
}

extension ValueHints {
    /// Whether a sentence speaks of a slot.
    fileprivate func isSpoken(_ slot: Int) -> Bool {
        numbers[slot] != nil || lengths[slot] != nil || counted.contains(slot) || texts[slot] != nil
            || related.contains(slot)
    }
}
