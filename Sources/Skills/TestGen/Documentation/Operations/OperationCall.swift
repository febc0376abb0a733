/// The values of one call, in the order of the operation's parameters, under one choice of conventions.
struct OperationCall {
    let values: [SampleValue]
    let choices: Set<String>

    /// Whether a convention is followed.
    subscript(_ option: String) -> Bool { choices.contains(option) }

    /// Whether an argument is there.
    func has(_ place: Int) -> Bool { values.indices.contains(place) && values[place] != .none }

    func int(_ place: Int) -> Int {
        guard has(place) else { return 0 }
        return values[place].integer ?? values[place].number.flatMap { Int(exactly: $0) } ?? 0
    }
    func number(_ place: Int) -> Double { has(place) ? values[place].number ?? 0 : 0 }
    func text(_ place: Int) -> String { has(place) ? values[place].text ?? "" : "" }
    func list(_ place: Int) -> [SampleValue] { has(place) ? values[place].elements ?? [] : [] }
    func ints(_ place: Int) -> [Int] { list(place).compactMap(\.integer) }
    func numbers(_ place: Int) -> [Double] { list(place).compactMap(\.number) }
    func texts(_ place: Int) -> [String] { list(place).compactMap(\.text) }
    func lists(_ place: Int) -> [[SampleValue]] { list(place).map { $0.elements ?? [] } }
    func element(_ place: Int) -> SampleValue { has(place) ? values[place] : .none }
    func bounds(_ place: Int) -> (low: Double, high: Double) {
        guard has(place), case .range(let low, let high) = values[place] else { return (0, 0) }
        return (low.number ?? 0, high.number ?? 0)
    }

    /// The letters of a text.
    func letters(_ place: Int) -> [Character] { Array(text(place)) }

    /// Whether an element meets the condition at a place.
    func test(_ place: Int, _ element: SampleValue) -> Bool {
        guard let closure = closure(place), let number = element.integer else { return false }
        return closure.value(number) != 0
    }

    /// What the closure at a place makes of an element.
    func key(_ place: Int, _ element: SampleValue) -> Int {
        guard let closure = closure(place), let number = element.integer else { return 0 }
        return closure.value(number)
    }

    /// Whether the order at a place puts one element before another; their own order where there is none.
    func isBefore(_ place: Int, _ first: SampleValue, _ second: SampleValue) -> Bool {
        guard let closure = closure(place), let one = first.integer, let other = second.integer else {
            return first < second
        }
        return closure.value(one) < closure.value(other)
    }

    private func closure(_ place: Int) -> KnownClosure? {
        guard has(place), case .code(let code) = values[place] else { return nil }
        return KnownClosure.all.first { $0.code == code }
    }
}

/// A closure that calls are made with, and what it does.
struct KnownClosure: Sendable {
    let code: String
    /// What it makes of a number; 0 is false.
    let value: @Sendable (Int) -> Int

    static let tests = [
        KnownClosure(code: "{ $0 % 2 == 0 }") { $0 % 2 == 0 ? 1 : 0 },
        KnownClosure(code: "{ $0 > 3 }") { $0 > 3 ? 1 : 0 },
    ]
    static let keys = [KnownClosure(code: "{ $0 % 3 }") { $0 % 3 }, KnownClosure(code: "{ $0 / 2 }") { $0 / 2 }]
    static let orders = [
        KnownClosure(code: "{ $0 < $1 }") { $0 }, KnownClosure(code: "{ $0 / 2 < $1 / 2 }") { $0 / 2 },
    ]
    static let all = tests + keys + orders
}

extension SampleValue: Comparable {
    /// Numbers by size, texts by their letters, lists element by element.
    static func < (left: SampleValue, right: SampleValue) -> Bool {
        if let one = left.number, let other = right.number { return one < other }
        if let one = left.text, let other = right.text { return one < other }
        if case .array(let ones) = left, case .array(let others) = right {
            return ones.lexicographicallyPrecedes(others)
        }
        return false
    }

    /// Whether everything can be computed of it in no time.
    var isSmall: Bool {
        switch self {
        case .int(let number): (-1000...1000).contains(number)
        case .double(let number): abs(number) <= 1000
        case .string(let text): text.count <= 48
        case .array(let values): values.count <= 12 && values.allSatisfy(\.isSmall)
        default: true
        }
    }

    /// No value.
    static let absent = SampleValue.none

    /// A list of whole numbers.
    static func ints(_ numbers: [Int]) -> SampleValue { .array(numbers.map { .int($0) }) }
    /// A list of texts.
    static func texts(_ texts: [String]) -> SampleValue { .array(texts.map { .string($0) }) }
    /// A list of lists.
    static func lists(_ lists: [[SampleValue]]) -> SampleValue { .array(lists.map { .array($0) }) }
    /// A dictionary, as pairs.
    static func pairs(_ pairs: [(SampleValue, SampleValue)]) -> SampleValue {
        .array(pairs.map { .array([$0.0, $0.1]) })
    }
}
