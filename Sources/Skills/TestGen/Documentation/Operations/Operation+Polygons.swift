/// Closed polygons and clouds of points, as lists of two numbers each.
extension Operation {
    private static let corners: [[[Int]]] = [
        [[0, 0], [4, 0], [4, 3], [0, 3]], [[0, 0], [0, 3], [4, 3], [4, 0]], [[0, 0], [3, 0], [0, 4]],
        [[1, 1], [5, 1], [5, 4], [3, 6], [1, 4]], [[-2, 0], [0, -2], [2, 0], [0, 2]], [[0, 0], [6, 0], [6, 8]],
        [[2, 2], [8, 2], [8, 10], [2, 10]], [[0, 0], [0, 4], [3, 0]],
    ]
    private static let few: [[[Int]]] = [[[3, 4]], [[0, 0], [3, 4]]]

    private static func rows(_ lists: [[[Int]]], needs: String? = nil) -> [Row] {
        lists.map { Row(values: [.array($0.map { .ints($0) })], needs: needs) }
    }

    private static func points(_ call: OperationCall) -> [(x: Double, y: Double)]? {
        let points = call.lists(0).compactMap { list -> (x: Double, y: Double)? in
            guard list.count == 2, let x = list[0].number, let y = list[1].number else { return nil }
            return (x, y)
        }
        return points.count == call.lists(0).count ? points : nil
    }

    /// Twice the area, positive where the corners run counter-clockwise.
    private static func doubled(_ points: [(x: Double, y: Double)]) -> Double {
        points.indices.reduce(0) { sum, place in
            let (one, next) = (points[place], points[(place + 1) % points.count])
            return sum + one.x * next.y - next.x * one.y
        }
    }

    static let polygons: [Operation] = [
        Operation(
            "area of polygon", "area", takes: "lists",
            options: [
                OperationOption("signed", on: "signed|negative clockwise", off: "absolute"),
                OperationOption("doubled", on: "twice|double"),
            ], rows: rows(corners), settled: InputTopic.every
        ) { c in
            guard let points = points(c), points.count > 2 else { return nil }
            let area = c["signed"] ? doubled(points) : abs(doubled(points))
            return .double(c["doubled"] ? area : area / 2)
        },
        Operation(
            "perimeter of polygon", "perimeter|circumference|total length|path length", takes: "lists",
            options: [
                OperationOption("open path", on: "path !closed|polyline|open !closed", off: "closed|closing|perimeter")
            ],
            rows: rows(corners), settled: InputTopic.every
        ) { c in
            guard let points = points(c), points.count > 2 else { return nil }
            let places = c["open path"] ? points.indices.dropLast() : points.indices[...]
            return .double(
                places.reduce(0) { sum, place in
                    let (one, next) = (points[place], points[(place + 1) % points.count])
                    let (x, y) = (next.x - one.x, next.y - one.y)
                    return sum + (x * x + y * y).squareRoot()
                })
        },
        Operation(
            "box around points", "bound|smallest rectangle|least rectangle|enclosing", takes: "lists",
            options: [OperationOption("past the last", on: "one_unit_past|one_past|one_by_one|extends one")],
            rows: rows(corners) + rows(few), settled: InputTopic.every
        ) { c in
            guard let points = points(c), let x = points.map(\.x).min(), let y = points.map(\.y).min(),
                let right = points.map(\.x).max(), let high = points.map(\.y).max()
            else { return .absent }
            let more: Double = c["past the last"] ? 1 : 0
            return .array([x, y, right - x + more, high - y + more].map { .double($0) })
        },
        Operation(
            "is convex", "convex", takes: "lists",
            rows: rows(
                corners + corners.prefix(3).map { Array($0.reversed()) } + [
                    [[0, 0], [4, 0], [1, 1], [0, 4]], [[0, 0], [4, 0], [2, 1], [4, 4], [0, 4]],
                    [[0, 4], [1, 1], [4, 0], [0, 0]],
                ]),
            settled: InputTopic.every
        ) { c in
            guard let points = points(c), points.count > 2 else { return nil }
            let turns = points.indices.map { place in
                let (a, b, d) = (
                    points[place], points[(place + 1) % points.count], points[(place + 2) % points.count]
                )
                return (b.x - a.x) * (d.y - b.y) - (b.y - a.y) * (d.x - b.x)
            }
            return .bool(turns.allSatisfy { $0 > 0 } || turns.allSatisfy { $0 < 0 })
        },
        Operation(
            "center of points", "centroid|center|mean", takes: "lists",
            options: [OperationOption("of the area", on: "area|mass", off: "average|mean corner")],
            rows: rows(corners), settled: InputTopic.every
        ) { c in
            guard let points = points(c), !c["of the area"], !points.isEmpty else { return nil }
            let count = Double(points.count)
            return .array([
                .double(points.reduce(0) { $0 + $1.x } / count), .double(points.reduce(0) { $0 + $1.y } / count),
            ])
        },
    ]
}
