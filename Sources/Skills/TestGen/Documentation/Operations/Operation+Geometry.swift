/// Intervals and shapes.
extension Operation {
    private static let two = calls(
        [1, 5, 3, 8], [1, 2, 3, 4], [1, 3, 3, 5], [1, 10, 4, 6], [4, 6, 1, 10], [5, 8, 1, 4], [2, 4, 2, 4],
        [0, 7, 6, 9], [3, 8, 1, 5], [-3, 0, -1, 4])
    private static let spans: [Row] = two.map { row in
        Row(values: [.range(row.values[0], row.values[1]), .range(row.values[2], row.values[3])], needs: nil)
    }

    static let intervals: [Operation] = [
        Operation(
            "merged intervals", "merg|union|overlap|combin|coalesce", takes: "ranges",
            options: [
                OperationOption(
                    "touching", on: "touch|adjacent|adjoin|meet|share endpoint",
                    off: "touch not|touch separate|adjacent not|touch kept"),
                OperationOption("neighbors", on: "consecutive|adjacent|directly follow", isRare: false),
            ], settled: [.empty]
        ) { c in
            var merged: [(low: Double, high: Double)] = []
            for span in bounds(of: c.list(0)).sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
                let room = c["neighbors"] ? 1.0 : 0
                if let last = merged.last,
                    c["touching"] || c["neighbors"] ? span.low <= last.high + room : span.low < last.high
                {
                    merged[merged.count - 1].high = max(last.high, span.high)
                } else {
                    merged.append(span)
                }
            }
            return .array(merged.map { .range(.double($0.low), .double($0.high)) })
        },
        Operation(
            "total length", "total|length|covered|union length", takes: "ranges", options: [OperationOption("closed")],
            settled: [.empty]
        ) { c in
            let covered = bounds(of: c.list(0)).reduce(into: Set<Int>()) {
                $0.formUnion(Int($1.low)..<Int($1.high) + (c["closed"] ? 1 : 0))
            }
            return .int(covered.count)
        },
        Operation(
            "overlap of bounds", "overlap|intersect|collid|conflict|clash", not: "area length amount",
            takes: "int int int int",
            options: [
                OperationOption(
                    "touching", on: "touch|share|common !not|inclusive",
                    off: "touch not|merely touch|exclusive|begin when ends not|starts where ends not|begins_when not")
            ], rows: two, settled: [.negative, .zero]
        ) { c in
            .bool(
                c["touching"]
                    ? c.int(0) <= c.int(3) && c.int(2) <= c.int(1) : c.int(0) < c.int(3) && c.int(2) < c.int(1))
        },
        Operation(
            "overlap of ranges", "overlap|intersect|conflict|clash|collid", takes: "range range",
            options: [
                OperationOption(
                    "touching", on: "touch|share|inclusive",
                    off: "touch not|merely touch|begin end not|start end not|ends begin not|ends start not")
            ],
            rows: spans, settled: [.negative, .zero]
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            return .bool(
                c["touching"]
                    ? one.low <= other.high && other.low <= one.high : one.low < other.high && other.low < one.high)
        },
        Operation(
            "length of overlap", "overlap|common|shared", takes: "range range", options: [OperationOption("counted")],
            rows: spans, settled: [.negative, .zero]
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            return .double(max(0, min(one.high, other.high) - max(one.low, other.low) + (c["counted"] ? 1 : 0)))
        },
        Operation(
            "intersection of ranges", "intersect|overlap|common|shared", takes: "range range",
            options: [
                OperationOption(
                    "touching", on: "touch|share one|single",
                    off: "touch not|merely touch|begin end not|start end not|ends begin not|ends start not")
            ],
            rows: spans, settled: [.negative, .zero]
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            let (low, high) = (max(one.low, other.low), min(one.high, other.high))
            return low < high || c["touching"] && low == high ? .range(.double(low), .double(high)) : .absent
        },
        Operation(
            "distance between ranges", "distance|gap", takes: "range range", rows: spans, settled: [.negative, .zero]
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            return .double(max(0, max(one.low, other.low) - min(one.high, other.high)))
        },
    ]

    static let geometry: [Operation] = [
        Operation(
            "distance of points", "distance|length|far", not: "manhattan taxicab hamming", takes: "real real real real",
            options: [
                OperationOption("blocks", on: "manhattan|taxicab|city block"),
                OperationOption("squared", on: "squared"),
            ],
            rows: calls(
                [0.0, 0.0, 3.0, 4.0], [1.0, 2.0, 4.0, 6.0], [1.0, 1.0, 1.0, 1.0], [0.0, 5.0, 12.0, 0.0],
                [-1.0, -1.0, 2.0, 3.0], [2.0, 0.0, 5.0, 0.0], [1.0, 3.0, 2.0, 5.0]), settled: [.zero, .negative]
        ) { c in
            let (across, up) = (abs(c.number(2) - c.number(0)), abs(c.number(3) - c.number(1)))
            if c["blocks"] { return .double(across + up) }
            return .double(c["squared"] ? across * across + up * up : (across * across + up * up).squareRoot())
        },
        Operation(
            "block distance", "manhattan|taxicab|block", takes: "int int int int",
            rows: calls([0, 0, 3, 4], [1, 2, 4, 6], [1, 1, 1, 1], [0, 5, 12, 0], [-1, -1, 2, 3], [2, 0, 5, 0]),
            settled: [.zero, .negative]
        ) { c in .int(abs(c.int(2) - c.int(0)) + abs(c.int(3) - c.int(1))) },
        Operation("hypotenuse", "hypot|pythag", takes: "real real", rows: sides) { c in
            .double((c.number(0) * c.number(0) + c.number(1) * c.number(1)).squareRoot())
        },
        Operation("area of circle", "area circle|circle area", takes: "real", rows: radii) { c in
            .double(.pi * c.number(0) * c.number(0))
        },
        Operation("circumference", "circumference|perimeter circle", takes: "real", rows: radii) { c in
            .double(2 * .pi * c.number(0))
        },
        Operation("volume of sphere", "volume sphere|sphere volume", takes: "real", rows: radii) { c in
            .double(4 / 3 * .pi * c.number(0) * c.number(0) * c.number(0))
        },
        Operation("area of rectangle", "area", not: "triangle circle", takes: "number number", rows: sides) { c in
            .double(c.number(0) * c.number(1))
        },
        Operation("perimeter of rectangle", "perimeter", not: "triangle circle", takes: "number number", rows: sides) {
            c in .double(2 * (c.number(0) + c.number(1)))
        },
        Operation("area of triangle from base", "triangle area|area triangle", takes: "real real", rows: sides) { c in
            .double(c.number(0) * c.number(1) / 2)
        },
        Operation("area of triangle", "triangle area|area triangle|heron", takes: "real real real", rows: triangles) {
            c in
            guard isTriangle(c) else { return .absent }
            let half = (c.number(0) + c.number(1) + c.number(2)) / 2
            return .double((half * (half - c.number(0)) * (half - c.number(1)) * (half - c.number(2))).squareRoot())
        },
        Operation(
            "is triangle", "triangle", not: "right area", takes: "number number number", rows: triangles,
            settled: [.zero, .negative]
        ) { c in .bool(isTriangle(c)) },
        Operation(
            "is right triangle", "right triangle|right-angled|pythag", takes: "number number number", rows: triangles
        ) { c in
            let sorted = [c.number(0), c.number(1), c.number(2)].sorted()
            return sorted[0] <= 0 ? nil : .bool(sorted[0] * sorted[0] + sorted[1] * sorted[1] == sorted[2] * sorted[2])
        },
        Operation("kind of triangle", "triangle|equilateral", takes: "number number number", rows: triangles) { c in
            guard isTriangle(c) else { return nil }
            let different = Set([c.number(0), c.number(1), c.number(2)]).count
            return .code(different == 1 ? "equilateral" : different == 2 ? "isosceles" : "scalene")
        },
        Operation(
            "midpoint", "midpoint|middle|halfway", takes: "real real real real",
            rows: calls(
                [0.0, 0.0, 4.0, 6.0], [1.0, 2.0, 3.0, 4.0], [2.0, 2.0, 2.0, 2.0], [-1.0, 5.0, 3.0, 1.0],
                [0.0, 0.0, 1.0, 1.0], [5.0, 0.0, 10.0, 3.0]), settled: [.zero, .negative]
        ) { c in
            [.double((c.number(0) + c.number(2)) / 2), .double((c.number(1) + c.number(3)) / 2)]
        },
        Operation(
            "slope", "slope|gradient", takes: "real real real real",
            rows: calls(
                [0.0, 0.0, 4.0, 6.0], [1.0, 2.0, 3.0, 4.0], [2.0, 2.0, 2.0, 5.0], [-1.0, 5.0, 3.0, 1.0],
                [0.0, 0.0, 1.0, 1.0], [5.0, 0.0, 10.0, 3.0], [1.0, 4.0, 3.0, 4.0]), settled: [.zero, .negative]
        ) { c in
            c.number(2) == c.number(0) ? .absent : .double((c.number(3) - c.number(1)) / (c.number(2) - c.number(0)))
        },
        Operation(
            "quadratic roots", "quadratic|root", takes: "real real real",
            rows: calls(
                [1.0, -3.0, 2.0], [1.0, 2.0, 1.0], [1.0, 0.0, 1.0], [2.0, -8.0, 6.0], [1.0, 0.0, -4.0],
                [1.0, -1.0, -6.0], [1.0, 4.0, 4.0]), settled: [.zero, .negative]
        ) { c in
            let rest = c.number(1) * c.number(1) - 4 * c.number(0) * c.number(2)
            guard c.number(0) > 0 else { return nil }
            if rest < 0 { return [] }
            let roots = Set([
                (-c.number(1) - rest.squareRoot()) / 2 / c.number(0),
                (-c.number(1) + rest.squareRoot()) / 2 / c.number(0),
            ])
            return .array(roots.sorted().map { .double($0) })
        },
    ]

    private static let sides = calls(
        [3.0, 4.0], [5.0, 12.0], [1.0, 1.0], [8.0, 6.0], [2.0, 7.0], [9.0, 40.0], [10.0, 0.5])
    private static let radii = calls([1.0], [2.0], [0.5], [3.0], [10.0], [7.0], [4.0])
    private static let triangles = calls(
        [3.0, 4.0, 5.0], [5.0, 5.0, 5.0], [5.0, 5.0, 8.0], [1.0, 2.0, 3.0], [1.0, 1.0, 5.0], [6.0, 8.0, 10.0],
        [7.0, 8.0, 9.0], [5.0, 3.0, 4.0], [2.0, 3.0, 3.0], [4.0, 6.0, 4.0], [10.0, 1.0, 2.0], [5.0, 12.0, 13.0])

    private static func isTriangle(_ c: OperationCall) -> Bool {
        let sorted = [c.number(0), c.number(1), c.number(2)].sorted()
        return sorted[0] > 0 && sorted[0] + sorted[1] > sorted[2]
    }

    private static func bounds(of list: [SampleValue]) -> [(low: Double, high: Double)] {
        list.compactMap { value in
            guard case .range(let low, let high) = value, let first = low.number, let last = high.number else {
                return nil
            }
            return (first, last)
        }
    }
}
