/// Matrices as lists of rows.
extension Operation {
    static let matrices: [Operation] = [
        Operation(
            "matrix product", "matri|multipl|product", takes: "lists lists",
            rows: calls(
                [[[1, 2], [3, 4]], [[5, 6], [7, 8]]], [[[1, 0], [0, 1]], [[2, 3], [4, 5]]], [[[2]], [[3]]],
                [[[1, 2, 3]], [[1], [2], [3]]], [[[1], [2]], [[3, 4]]],
                [[[1, 2], [3, 4], [5, 6]], [[1, 0], [2, 1]]], [[[0, 1], [1, 0]], [[1, 2], [3, 4]]]),
            settled: [.ties, .zero]
        ) { c in
            let (ones, others) = (numbers(c, 0), numbers(c, 1))
            guard let first = others.first, ones.allSatisfy({ $0.count == others.count }) else { return .absent }
            return .lists(
                ones.map { row in
                    first.indices.map { column in .double(row.indices.reduce(0) { $0 + row[$1] * others[$1][column] }) }
                })
        },
        Operation(
            "matrix sum", "add|sum", takes: "lists lists",
            rows: calls(
                [[[1, 2], [3, 4]], [[5, 6], [7, 8]]], [[[1]], [[2]]], [[[1, 2, 3]], [[1, 1, 1]]],
                [[[0, 1], [1, 0]], [[1, 2], [3, 4]]], [[[4], [5]], [[1], [1]]],
                [[[9, 8], [7, 6]], [[1, 2], [3, 4]]]), settled: [.ties, .zero]
        ) { c in
            guard numbers(c, 0).map(\.count) == numbers(c, 1).map(\.count) else { return .absent }
            return .lists(zip(numbers(c, 0), numbers(c, 1)).map { zip($0, $1).map { .double($0 + $1) } })
        },
        Operation("determinant", "determinant", takes: "lists", rows: squares, settled: [.ties, .zero]) { c in
            .double(determinant(square(c)))
        },
        Operation("trace", "trace|diagonal sum|sum diagonal", takes: "lists", rows: squares, settled: [.ties, .zero]) {
            c in .double(square(c).enumerated().reduce(0) { $0 + $1.element[$1.offset] })
        },
        Operation("diagonal", "diagonal", takes: "lists", rows: squares, settled: [.ties, .zero]) { c in
            .array(square(c).enumerated().map { .double($0.element[$0.offset]) })
        },
        Operation("identity", "identity", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 7)) { c in
            !(1...12).contains(c.int(0))
                ? nil : .lists((0..<c.int(0)).map { row in (0..<c.int(0)).map { $0 == row ? 1 : 0 } })
        },
        Operation(
            "rotated grid", "rotat|clockwise|quarter", takes: "lists",
            options: [
                OperationOption(
                    "back", on: "counter|anticlockwise|counterclockwise|left", off: "clockwise !counter|right !left")
            ],
            settled: [.ties]
        ) { c in
            guard let columns = transposed(c.lists(0))?.elements?.map({ $0.elements ?? [] }) else { return nil }
            return .lists(c["back"] ? columns.reversed() : columns.map { $0.reversed() })
        },
        Operation("spiral", "spiral", takes: "lists", settled: [.ties]) { c in
            var rest = c.lists(0)
            var result: [SampleValue] = []
            while !rest.isEmpty {
                result += rest.removeFirst()
                rest = (transposed(rest)?.elements?.map { $0.elements ?? [] } ?? []).reversed()
            }
            return .array(result)
        },
        Operation("is symmetric", "symmetric", takes: "lists", rows: squares, settled: [.ties, .zero]) { c in
            .bool(transposed(c.lists(0)) == .lists(c.lists(0)))
        },
        Operation("row sums", "row sum|sum row|each row", takes: "lists", settled: [.ties]) { c in
            .array(numbers(c, 0).map { .double($0.reduce(0, +)) })
        },
        Operation("column sums", "column sum|sum column|each column", takes: "lists", settled: [.ties]) { c in
            guard let columns = transposed(c.lists(0))?.elements else { return nil }
            return .array(columns.map { .double(($0.elements ?? []).compactMap(\.number).reduce(0, +)) })
        },
    ]

    private static let squares = calls(
        [[[1, 2], [3, 4]]], [[[5]]], [[[2, 0], [0, 3]]], [[[1, 2, 3], [4, 5, 6], [7, 8, 10]]], [[[1, 2], [2, 1]]],
        [[[6, 1, 1], [4, -2, 5], [2, 8, 7]]], [[[0, 1], [1, 0]]], [[[1, 2, 3], [2, 5, 6], [3, 6, 9]]],
        [[[3, 8], [4, 6]]])

    private static func numbers(_ c: OperationCall, _ place: Int) -> [[Double]] {
        c.lists(place).map { $0.compactMap(\.number) }
    }

    /// The rows of a matrix as broad as it is high; none of any other.
    private static func square(_ c: OperationCall) -> [[Double]] {
        let rows = numbers(c, 0)
        return rows.allSatisfy { $0.count == rows.count } ? rows : []
    }

    private static func determinant(_ rows: [[Double]]) -> Double {
        guard let first = rows.first else { return 1 }
        return first.indices.reduce(0) { sum, column in
            let minor = rows.dropFirst().map { row in row.enumerated().filter { $0.offset != column }.map(\.element) }
            return sum + (column % 2 == 0 ? 1 : -1) * first[column] * determinant(minor)
        }
    }
}
