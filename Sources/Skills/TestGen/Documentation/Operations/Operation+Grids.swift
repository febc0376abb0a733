/// Grids of rows and columns.
extension Operation {
    private static let tables: [SampleValue] = [
        [[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[7]], [[1, 2], [3, 4]],
        [[1, 2, 3], [4, 5, 6], [7, 8, 9]], [[1, 4, 6, 8]], [[5], [2], [4]],
    ]
    private static let places = tables.flatMap { table in
        [(0, 0), (1, 1), (0, 2), (2, 0), (1, 2), (3, 3), (-1, 0)].map {
            Row(values: [table, .int($0.0), .int($0.1)], needs: nil)
        }
    }
    private static let rowNumbers = tables.flatMap { table in
        [0, 1, 2, 3, -1].map { Row(values: [table, .int($0)], needs: nil) }
    }

    /// The value at a place of a grid; `nil` outside of it.
    private static func value(_ rows: [[SampleValue]], _ row: Int, _ column: Int) -> SampleValue? {
        rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : nil
    }

    /// The places around one, row by row.
    private static func neighbors(_ call: OperationCall) -> [(row: Int, column: Int)] {
        if !call["diagonal"], call["clockwise"] || call["up and down first"] {
            let steps = call["clockwise"] ? [(-1, 0), (0, 1), (1, 0), (0, -1)] : [(-1, 0), (1, 0), (0, -1), (0, 1)]
            return steps.map { (row: call.int(1) + $0.0, column: call.int(2) + $0.1) }.filter {
                value(call.lists(0), $0.row, $0.column) != nil
            }
        }
        return (-1...1).flatMap { down in
            (-1...1).compactMap { right in
                let place = (row: call.int(1) + down, column: call.int(2) + right)
                let isNear = call["diagonal"] ? down != 0 || right != 0 : abs(down) + abs(right) == 1
                return isNear && value(call.lists(0), place.row, place.column) != nil ? place : nil
            }
        }
    }

    private static let diagonal = OperationOption(
        "diagonal", on: "diagonal !not !no !without|eight|corner",
        off: "orthogonal|four|diagonal not|no diagonal|share edge|side")

    /// In which order they are told.
    private static let orders = [
        OperationOption("clockwise", on: "clockwise", off: "row_by_row|reading_order|row_major|above_below|up_down"),
        OperationOption(
            "up and down first", on: "above_below|up_down|north_south",
            off: "clockwise|row_by_row|reading_order|row_major"),
    ]

    static let grids: [Operation] = [
        Operation(
            "made of rows", "rows", takes: "lists",
            rows: (tables + [
                [[1], [1, 2]], [[1, 2], [1]], [[1, 2], [3, 4], [5]], [[1, 2], [3, 4], [5, 6, 7]],
                [[1, 2, 3], [4, 5], [6, 7, 8]],
            ]).map {
                Row(
                    values: [$0],
                    needs:
                        "same length|equal length|differ length|unequal|different length|ragged|rectangular|same number|equally long"
                )
            },
            settled: InputTopic.every
        ) { c in
            Set(c.lists(0).map(\.count)).count < 2 ? .lists(c.lists(0)) : .absent
        },
        Operation(
            "rows upside down", "flip vertical|mirror vertical|upside|rows revers|revers rows", takes: "lists",
            rows: tables.map { Row(values: [$0], needs: nil) }, settled: InputTopic.every
        ) { c in .lists(c.lists(0).reversed()) },
        Operation(
            "rows mirrored", "flip horizontal|mirror horizontal|left right|each row revers|mirror", takes: "lists",
            rows: tables.map { Row(values: [$0], needs: nil) }, settled: InputTopic.every
        ) { c in .lists(c.lists(0).map { $0.reversed() }) },
        Operation(
            "row of grid", "row", not: "column sum", takes: "lists int", rows: rowNumbers, settled: InputTopic.every
        ) {
            c in c.lists(0).indices.contains(c.int(1)) ? .array(c.lists(0)[c.int(1)]) : .absent
        },
        Operation(
            "column of grid", "column", not: "row sum", takes: "lists int", rows: rowNumbers, settled: InputTopic.every
        ) { c in
            guard c.lists(0).first?.indices.contains(c.int(1)) == true else { return .absent }
            return .array(c.lists(0).compactMap { $0.indices.contains(c.int(1)) ? $0[c.int(1)] : nil })
        },
        Operation(
            "grid in one list", "row-major|flatten|all values|all elements|left right", takes: "lists",
            rows: tables.map { Row(values: [$0], needs: nil) }, settled: InputTopic.every
        ) { c in .array(c.lists(0).flatMap(\.self)) },
        Operation(
            "is in grid", "contain|inside|within|valid|in bounds|lies", takes: "lists int:row int:col", rows: places,
            settled: InputTopic.every
        ) { c in .bool(value(c.lists(0), c.int(1), c.int(2)) != nil) },
        Operation(
            "value in grid", "value|element|cell", takes: "lists int:row int:col", rows: places,
            settled: InputTopic.every
        ) { c in value(c.lists(0), c.int(1), c.int(2)) ?? .absent },
        Operation(
            "neighbors in grid", "neighbo|adjacent|surround|around|next to", not: "count number sum",
            takes: "lists int:row int:col", options: [diagonal] + orders + [OperationOption("column first")],
            rows: places,
            settled: InputTopic.every
        ) { c in
            guard value(c.lists(0), c.int(1), c.int(2)) != nil else { return nil }
            return .array(
                neighbors(c).map { .ints(c["column first"] ? [$0.column, $0.row] : [$0.row, $0.column]) })
        },
        Operation(
            "values around a place", "neighbo|adjacent|surround|around", not: "count number sum",
            takes: "lists int:row int:col", options: [diagonal] + orders, rows: places, settled: InputTopic.every
        ) { c in
            guard value(c.lists(0), c.int(1), c.int(2)) != nil else { return nil }
            return .array(neighbors(c).compactMap { value(c.lists(0), $0.row, $0.column) })
        },
        Operation(
            "first place in grid", "first position|position first|first place|find|locat|first index",
            takes: "lists test",
            rows: tables.flatMap { table in
                KnownClosure.tests.map { Row(values: [table, .code($0.code)], needs: nil) }
            }, settled: InputTopic.every
        ) { c in
            for (row, values) in c.lists(0).enumerated() {
                if let column = values.firstIndex(where: { c.test(1, $0) }) { return .ints([row, column]) }
            }
            return .absent
        },
        Operation(
            "part of grid", "subgrid|part|region|submatrix|crop|section|window", takes: "lists int int int int",
            rows: tables.flatMap { table in
                [[0, 0, 1, 2], [0, 0, 2, 2], [0, 1, 1, 1], [1, 0, 5, 1], [0, 0, 1, 9], [1, 1, 2, 2]].map { numbers in
                    Row(values: [table] + numbers.map { .int($0) }, needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in
            guard value(c.lists(0), c.int(1), c.int(2)) != nil else { return .absent }
            return .lists(
                c.lists(0).dropFirst(c.int(1)).prefix(max(0, c.int(3))).map {
                    Array($0.dropFirst(c.int(2)).prefix(max(0, c.int(4))))
                })
        },
    ]
}
