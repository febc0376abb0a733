extension SampleValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    init(integerLiteral value: Int) { self = .int(value) }
    init(floatLiteral value: Double) { self = .double(value) }
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: SampleValue...) { self = .array(elements) }
}

extension Operation {
    /// Calls with these values.
    static func calls(_ rows: [SampleValue]..., needs: String? = nil) -> [Row] {
        rows.map { Row(values: $0, needs: needs) }
    }

    /// Calls with one text.
    static func texts(_ texts: String..., needs: String? = nil) -> [Row] {
        texts.map { Row(values: [.string($0)], needs: needs) }
    }

    /// Calls with one number.
    static func numbers(_ numbers: Int..., needs: String? = nil) -> [Row] {
        numbers.map { Row(values: [.int($0)], needs: needs) }
    }

    /// Calls with each of these texts and each of these numbers.
    static func texts(_ texts: [String], with numbers: [Int]) -> [Row] {
        texts.flatMap { text in numbers.map { Row(values: [.string(text), .int($0)], needs: nil) } }
    }

    /// Calls with each pair of these numbers.
    static func pairs(_ ones: [Int], _ others: [Int]) -> [Row] {
        ones.flatMap { one in others.map { Row(values: [.int(one), .int($0)], needs: nil) } }
    }
}
