/// Polynomials as lists of their coefficients, and more of fractions.
extension Operation {
    private static let polynomials: [SampleValue] = [
        [1, 2, 3], [0, 1], [2, 0, 1], [5], [1, -2, 3], [4, 1, 0, 2], [1, 1, 1, 1], [3, 2],
    ]
    private static let couples = polynomials.enumerated().flatMap { place, one in
        [1, 3, 5].map { Row(values: [one, polynomials[(place + $0) % polynomials.count]], needs: nil) }
    }
    private static let singles = polynomials.map { Row(values: [$0], needs: nil) }

    private static let highestFirst = OperationOption(
        "highest first", on: "highest first|descending|leading_coefficient_first|highest_power_first",
        off: "constant first|ascending|lowest first|constant_term|index is the power|index is the exponent")

    /// The coefficients, the constant one first, without zeros at the end.
    private static func coefficients(_ call: OperationCall, _ place: Int) -> [Double] {
        trimmed(call["highest first"] ? call.numbers(place).reversed() : call.numbers(place))
    }

    private static func trimmed(_ list: [Double]) -> [Double] {
        var list = list
        while list.last == 0, list.count > 1 { list.removeLast() }
        return list
    }

    private static func written(_ list: [Double], _ call: OperationCall) -> SampleValue {
        let plain = trimmed(list)
        return .array((call["highest first"] ? plain.reversed() : plain).map { .double($0) })
    }

    private static func sum(_ one: [Double], _ other: [Double], _ sign: Double) -> [Double] {
        (0..<max(one.count, other.count)).map {
            (one.indices.contains($0) ? one[$0] : 0) + sign * (other.indices.contains($0) ? other[$0] : 0)
        }
    }

    static let polynomialCalculus: [Operation] = [
        Operation(
            "derivative", "derivative|differentiat", takes: "numbers", options: [highestFirst], rows: singles,
            settled: InputTopic.every
        ) { c in
            let list = coefficients(c, 0)
            guard list.count > 1 else { return nil }
            return written(list.enumerated().dropFirst().map { Double($0.offset) * $0.element }, c)
        },
        Operation(
            "degree", "degree", not: "angle convert radian", takes: "numbers", options: [highestFirst], rows: singles,
            settled: InputTopic.every
        ) { c in
            let list = coefficients(c, 0)
            return list.isEmpty || list == [0] ? nil : .int(list.count - 1)
        },
        Operation(
            "sum of polynomials", "sum polynomial|add polynomial|plus polynomial", takes: "numbers numbers",
            options: [highestFirst], rows: couples, settled: InputTopic.every
        ) { c in
            c.list(0).isEmpty || c.list(1).isEmpty ? nil : written(sum(coefficients(c, 0), coefficients(c, 1), 1), c)
        },
        Operation(
            "difference of polynomials", "difference polynomial|subtract polynomial|minus polynomial",
            takes: "numbers numbers",
            options: [highestFirst], rows: couples, settled: InputTopic.every
        ) { c in
            c.list(0).isEmpty || c.list(1).isEmpty ? nil : written(sum(coefficients(c, 0), coefficients(c, 1), -1), c)
        },
        Operation(
            "product of polynomials", "product polynomial|multipl polynomial|times polynomial", not: "scal",
            takes: "numbers numbers",
            options: [highestFirst], rows: couples, settled: InputTopic.every
        ) { c in
            let (one, other) = (coefficients(c, 0), coefficients(c, 1))
            guard !one.isEmpty, !other.isEmpty else { return nil }
            var result = [Double](repeating: 0, count: one.count + other.count - 1)
            for (place, left) in one.enumerated() {
                for (next, right) in other.enumerated() { result[place + next] += left * right }
            }
            return written(result, c)
        },
    ]
}
