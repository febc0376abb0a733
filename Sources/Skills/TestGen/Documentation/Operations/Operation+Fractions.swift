/// What fractions of a numerator and a denominator are made of and written as.
extension Operation {
    private static let made: [Row] = [
        (1, 2), (2, 4), (6, 8), (3, 1), (-1, 2), (1, -2), (-4, -6), (0, 5), (10, 5), (7, 3), (9, -3), (12, 18),
    ].map { Row(values: [.int($0.0), .int($0.1)], needs: nil) }
    private static let whole: [Row] = [
        (1, 2), (3, 4), (2, 1), (-1, 2), (5, 3), (-7, 2), (0, 1), (7, 4), (-3, 1), (11, 5), (9, 1),
    ].map { Row(values: [.int($0.0), .int($0.1)], needs: nil) }

    /// With some that lie halfway between two whole numbers, and on either side of that.
    private static let halves: [Row] =
        whole
        + [(5, 2), (7, 2), (10, 4), (9, 4), (13, 4), (10, 3), (1, 3), (8, 3)].map {
            Row(values: [.int($0.0), .int($0.1)], needs: nil)
        }

    private static let written = whole.map { row in
        row.values[1] == 1 ? Row(values: row.values, needs: "whole|integer|denominator one") : row
    }

    /// A fraction in lowest terms with the sign above; `nil` for a denominator of zero.
    static func lowest(_ numerator: Int, _ denominator: Int) -> (numerator: Int, denominator: Int)? {
        guard denominator != 0 else { return nil }
        let common = max(1, NumberFacts.greatestCommonDivisor(abs(numerator), abs(denominator)))
        let sign = denominator < 0 ? -1 : 1
        return (sign * numerator / common, abs(denominator) / common)
    }

    static let fractionParts: [Operation] = [
        Operation(
            "reduced fraction", "fraction reduc|fraction lowest|ratio reduc|rational reduc|lowest terms|reduc|simplif",
            takes: "int:num int:den", rows: made, settled: InputTopic.every
        ) { c in lowest(c.int(0), c.int(1)).map { .ints([$0.numerator, $0.denominator]) } },
        Operation(
            "written fraction",
            "fraction description|fraction text|fraction written|fraction format|ratio text|rational description|ratio description",
            takes: "int:num int:den",
            options: [OperationOption("mixed", on: "mixed", isRare: true)], rows: written, settled: InputTopic.every
        ) { c in
            guard !c["mixed"], let (top, bottom) = lowest(c.int(0), c.int(1)) else { return nil }
            return .string(bottom == 1 ? "\(top)" : "\(top)/\(bottom)")
        },
        Operation(
            "is whole fraction", "whole|integer|integral", takes: "int:num int:den", rows: whole,
            settled: InputTopic.every
        ) { c in lowest(c.int(0), c.int(1)).map { .bool($0.denominator == 1) } },
        Operation(
            "floor of fraction", "floor|largest whole not greater|largest integer not greater|round down",
            takes: "int:num int:den", rows: whole, settled: InputTopic.every
        ) { c in
            lowest(c.int(0), c.int(1)).map { .double((Double($0.numerator) / Double($0.denominator)).rounded(.down)) }
        },
        Operation(
            "ceiling of fraction", "ceil|smallest whole not less|smallest integer not less|round up",
            takes: "int:num int:den", rows: whole, settled: InputTopic.every
        ) { c in
            lowest(c.int(0), c.int(1)).map { .double((Double($0.numerator) / Double($0.denominator)).rounded(.up)) }
        },
        Operation(
            "nearest whole to fraction", "round nearest|rounded|nearest whole|nearest integer", not: "down up",
            takes: "int:num int:den",
            options: [OperationOption("up", on: "half up|halves up|upward|positive infinity|larger", off: "away")],
            rows: halves,
            settled: InputTopic.every
        ) { c in
            lowest(c.int(0), c.int(1)).map { top, bottom in
                let value = Double(top) / Double(bottom)
                return .double(c["up"] ? (value + 0.5).rounded(.down) : value.rounded())
            }
        },
        Operation(
            "negated fraction", "negat|opposite|minus", takes: "int:num int:den", rows: whole,
            settled: InputTopic.every
        ) { c in lowest(c.int(0), c.int(1)).map { .ints([-$0.numerator, $0.denominator]) } },
        Operation(
            "magnitude of fraction", "absolute|magnitude", takes: "int:num int:den", rows: whole,
            settled: InputTopic.every
        ) { c in lowest(c.int(0), c.int(1)).map { .ints([abs($0.numerator), $0.denominator]) } },
        Operation(
            "wrapped into range", "wrap|cyclic|modulo|periodic", takes: "number range", options: [halfOpen],
            rows: [5, 0, -1, 12, 23, -13, 10, 3, 7, -8].flatMap { number in
                [(0, 10), (3, 7), (-2, 3)].map {
                    Row(values: [.int(number), .range(.int($0.0), .int($0.1))], needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in
            let (low, high) = (Int(c.bounds(1).low), Int(c.bounds(1).high))
            let size = high - low + (c["half-open"] ? 0 : 1)
            return size > 0 ? .int(low + modulo(c.int(0) - low, size)) : nil
        },
        Operation(
            "first index from", "index from|first from|search from|find from|position from|start at|next index",
            takes: "list element int",
            rows: [
                ([3, 1, 2, 3, 1], 3, 0), ([3, 1, 2, 3, 1], 3, 1), ([3, 1, 2, 3, 1], 3, 3), ([3, 1, 2, 3, 1], 1, 1),
                ([3, 1, 2, 3, 1], 1, 2), ([5, 5, 5], 5, 1), ([5, 5, 5], 5, 2), ([1, 2, 3], 2, 1), ([1, 2, 3], 1, 1),
                ([4, 2, 4, 2], 2, 3), ([4, 2, 4, 2], 4, 0),
            ].map { Row(values: [.ints($0.0), .int($0.1), .int($0.2)], needs: nil) }, settled: InputTopic.every
        ) { c in
            guard c.list(0).indices.contains(c.int(2)) else { return nil }
            return c.list(0)[c.int(2)...].firstIndex(of: c.element(1)).map { .int($0) } ?? .absent
        },
        Operation(
            "is square grid", "square", not: "root sum", takes: "lists", settled: InputTopic.every
        ) { c in
            guard let first = c.lists(0).first, !first.isEmpty else { return nil }
            return .bool(c.lists(0).count == first.count)
        },
        Operation("number of rows", "row count|number row|height", takes: "lists", settled: InputTopic.every) { c in
            .int(c.list(0).count)
        },
        Operation(
            "number of columns", "column count|number column|width", takes: "lists", settled: InputTopic.every
        ) { c in c.lists(0).first.map { .int($0.count) } },
    ]
}
