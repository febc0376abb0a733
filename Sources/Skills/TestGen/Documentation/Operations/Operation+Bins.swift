/// Bins of numbers between edges.
extension Operation {
    private static let edges: [[Double]] = [[0, 10, 20], [1, 2, 4, 8], [-1, 0, 1], [5, 6]]
    private static let binned = edges.flatMap { edges in
        ([edges[0] - 1] + edges.dropLast() + edges.map { $0 + 0.5 }).map { (edges, $0) }
    }

    private static func row(_ edges: [Double], _ value: Double, _ needs: String?) -> Row {
        Row(values: [.array(edges.map { .double($0) }), .double(value)], needs: needs)
    }

    static let bins: [Operation] = [
        Operation(
            "bin of number", "bin|bucket", not: "count add share", takes: "numbers number",
            options: [
                OperationOption(
                    "last is closed",
                    on: "last includes both|last_bin both|last upper included|last its_upper|last closed",
                    off: "all half-open|each half-open")
            ],
            rows: binned.map { row($0, $1, nil) }
                + edges.map { row($0, $0[$0.count - 1], "last both|last includes|last upper|last closed") },
            settled: InputTopic.every
        ) { c in
            let (edges, value) = (c.numbers(0), c.number(1))
            guard edges.count > 1 else { return nil }
            if value == edges[edges.count - 1] { return c["last is closed"] ? .int(edges.count - 2) : nil }
            guard value >= edges[0], value < edges[edges.count - 1] else { return .absent }
            return edges.lastIndex { $0 <= value }.map { .int($0) }
        }
    ]
}
