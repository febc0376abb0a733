/// Upright rectangles of a corner, a width and a height, and turns of points.
extension Operation {
    private typealias Sides = (left: Double, low: Double, right: Double, high: Double)

    private static let boxes: [[Int]] = [
        [0, 0, 4, 3], [2, 1, 5, 5], [4, 0, 2, 3], [-3, -2, 6, 4], [1, 1, 1, 1], [0, 3, 4, 2], [10, 10, 3, 3],
        [1, 1, 2, 1],
    ]
    private static let onePlaced = boxes.map { Row(values: $0.map { .int($0) }, needs: nil) }
    private static let twoPlaced = boxes.flatMap { one in
        boxes.map { Row(values: (one + $0).map { .int($0) }, needs: nil) }
    }
    /// One of which holds nothing.
    private static let withEmpty = [
        [0, 0, 4, 3, 10, 12, 0, 0], [10, 12, 0, 0, 0, 0, 4, 3], [2, 1, 5, 5, -4, -6, 0, 3], [-4, -6, 0, 3, 2, 1, 5, 5],
    ].map {
        Row(
            values: $0.map { .int($0) },
            needs: "empty other|empty nothing|empty ignor|empty not_count|empty returned|empty unchanged|empty skip")
    }
    private static let withPoint = boxes.prefix(5).flatMap { box -> [Row] in
        let (x, y, right, top) = (box[0], box[1], box[0] + box[2], box[1] + box[3])
        return [
            (x, y), (x + 1, y + 1), (right, y), (x, top), (right, top), (x - 1, y), (right - 1, top - 1), (x, top + 1),
        ]
        .map { Row(values: (box + [$0.0, $0.1]).map { .int($0) }, needs: nil) }
    }
    private static let rectangle = "number:x number:y number:wid number:hei"

    /// The sides of the rectangle whose values begin at a place.
    private static func sides(_ call: OperationCall, _ place: Int) -> Sides {
        let (x, y) = (call.number(place), call.number(place + 1))
        return (x, y, x + call.number(place + 2), y + call.number(place + 3))
    }

    private static func value(_ sides: Sides) -> SampleValue {
        .array([sides.left, sides.low, sides.right - sides.left, sides.high - sides.low].map { .double($0) })
    }

    /// Where the far sides do not belong to a rectangle.
    private static let open = OperationOption(
        "open",
        on:
            "not right top|right bottom not|right_edge not|bottom_edge not|not_its_right|half-open|half_open|exclusive|right_and_top_edges not|far edge not|far not|largest not|greatest not|maximum not|max not",
        off:
            "edges included|border inside|edges count|inclusive|on the edge inside|edges belong !not !smallest !left !lower !minimum !x !least"
    )
    private static let touching = OperationOption(
        "touching", on: "touch edge count|touch overlap !not|share edge overlap|touching intersect !not",
        off: "merely touch|only touch|touch not|touching not|share_an_edge not|no common|edge no")

    private static func common(_ call: OperationCall) -> Sides {
        let (one, other) = (sides(call, 0), sides(call, 4))
        return (
            max(one.left, other.left), max(one.low, other.low), min(one.right, other.right), min(one.high, other.high)
        )
    }

    /// Whether sides that would pass each other meet in the middle.
    private static let collapsing = OperationOption(
        "collapsing",
        on: "middle|mid_x|mid_y|center|no mid_x|no mid_y|no middle|no center|not middle|not mid_x|never middle",
        off: "nil too|nil more|nil empty|nil not_wide")

    /// A rectangle with its sides moved inwards.
    private static func smaller(_ c: OperationCall, across: Double, down: Double) -> SampleValue? {
        let box = sides(c, 0)
        var made = (left: box.left + across, low: box.low + down, right: box.right - across, high: box.high - down)
        if c["collapsing"] {
            if made.left > made.right {
                made.left = (box.left + box.right) / 2
                made.right = made.left
            }
            if made.low > made.high {
                made.low = (box.low + box.high) / 2
                made.high = made.low
            }
            return value(made)
        }
        if made.left == made.right || made.low == made.high { return nil }
        return made.left < made.right && made.low < made.high ? value(made) : .absent
    }

    /// Whether nothing lies between two opposite sides.
    private static func isNothing(_ sides: Sides) -> Bool { sides.left == sides.right || sides.low == sides.high }

    private static func isThere(_ sides: Sides, _ call: OperationCall) -> Bool {
        call["touching"]
            ? sides.left <= sides.right && sides.low <= sides.high : sides.left < sides.right && sides.low < sides.high
    }

    static let rectangles: [Operation] = [
        Operation(
            "rectangle contains point", "contain|cover|inside|within|hit|lies in",
            takes: rectangle + " number:x number:y",
            options: [open], rows: withPoint, settled: InputTopic.every
        ) { c in
            let (box, x, y) = (sides(c, 0), c.number(4), c.number(5))
            guard x >= box.left, y >= box.low else { return false }
            return .bool(c["open"] ? x < box.right && y < box.high : x <= box.right && y <= box.high)
        },
        Operation(
            "rectangle contains rectangle", "contain|cover|encloses|inside", takes: rectangle + " " + rectangle,
            rows: twoPlaced, settled: InputTopic.every
        ) { c in
            let (one, other) = (sides(c, 0), sides(c, 4))
            return .bool(
                one.left <= other.left && one.low <= other.low && other.right <= one.right && other.high <= one.high)
        },
        Operation(
            "rectangles overlap", "overlap|intersects|collid", takes: rectangle + " " + rectangle, options: [touching],
            rows: twoPlaced, settled: InputTopic.every
        ) { c in .bool(isThere(common(c), c)) },
        Operation(
            "common rectangle", "intersection|common part|overlap|both|shared", takes: rectangle + " " + rectangle,
            options: [touching], rows: twoPlaced, settled: InputTopic.every
        ) { c in isThere(common(c), c) ? value(common(c)) : .absent },
        Operation(
            "rectangle around both", "union|smallest cover|smallest contain|bounding|both",
            takes: rectangle + " " + rectangle, rows: twoPlaced + withEmpty, settled: InputTopic.every
        ) { c in
            let (one, other) = (sides(c, 0), sides(c, 4))
            switch (isNothing(one), isNothing(other)) {
            case (true, true): return nil
            case (true, false): return value(other)
            case (false, true): return value(one)
            default: break
            }
            return value(
                (
                    min(one.left, other.left), min(one.low, other.low), max(one.right, other.right),
                    max(one.high, other.high)
                )
            )
        },
        Operation("area of placed rectangle", "area", takes: rectangle, rows: onePlaced, settled: InputTopic.every) {
            c in
            .double(c.number(2) * c.number(3))
        },
        Operation(
            "perimeter of placed rectangle", "perimeter|circumference", takes: rectangle, rows: onePlaced,
            settled: InputTopic.every
        ) { c in .double(2 * (c.number(2) + c.number(3))) },
        Operation(
            "rectangle made smaller", "inset|shrink|inward", takes: rectangle + " number",
            options: [collapsing],
            rows: boxes.flatMap { box in
                [1, 0, 2, -1].map { Row(values: (box + [$0]).map { .int($0) }, needs: nil) }
            }, settled: InputTopic.every
        ) { c in smaller(c, across: c.number(4), down: c.number(4)) },
        Operation(
            "rectangle made smaller both ways", "inset|shrink|inward",
            takes: rectangle + " number:dx number:dy", options: [collapsing],
            rows: boxes.flatMap { box in
                [[1, 1], [0, 0], [2, 1], [-1, -2], [3, 0], [0, 2]].map {
                    Row(values: (box + $0).map { .int($0) }, needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in smaller(c, across: c.number(4), down: c.number(5)) },
        Operation(
            "rectangle fitted into another", "fitted|aspect fit|scaled fit|largest fits", not: "fill cover",
            takes: rectangle + " " + rectangle,
            options: [
                OperationOption("never larger", on: "enlarg not|never enlarg|not scaled up|only shrink|never larger")
            ],
            rows: twoPlaced.map { Row(values: $0.values, needs: "center|centre|middle") }, settled: InputTopic.every
        ) { c in
            let (one, other) = (sides(c, 0), sides(c, 4))
            let (wide, high) = (one.right - one.left, one.high - one.low)
            guard wide > 0, high > 0 else { return nil }
            let fit = min((other.right - other.left) / wide, (other.high - other.low) / high)
            let scale = c["never larger"] ? min(1, fit) : fit
            let (x, y) = ((other.left + other.right) / 2, (other.low + other.high) / 2)
            return value(
                (x - wide * scale / 2, y - high * scale / 2, x + wide * scale / 2, y + high * scale / 2))
        },
        Operation(
            "rectangle moved", "offset|translat|mov|shift", takes: rectangle + " number number",
            rows: boxes.flatMap { box in
                [[1, 2], [0, -3], [-2, 0]].map { Row(values: (box + $0).map { .int($0) }, needs: nil) }
            }, settled: InputTopic.every
        ) { c in
            .array(
                [c.number(0) + c.number(4), c.number(1) + c.number(5), c.number(2), c.number(3)].map { .double($0) })
        },
        Operation(
            "point turned", "rotat|turn|quarter turn|right angle", takes: "number:x number:y int",
            options: [
                OperationOption(
                    "clockwise", on: "clockwise !counter !anti !negative",
                    off: "counter-clockwise !negative|counter clockwise|counterclockwise|anticlockwise|anti-clockwise")
            ],
            rows: [(1, 0), (2, 3), (-1, 4), (0, -5)].flatMap { point in
                [1, 2, 3, 0, 4, -1, 5].map { Row(values: [.int(point.0), .int(point.1), .int($0)], needs: nil) }
            }, settled: InputTopic.every
        ) { c in
            var (x, y) = (c.number(0), c.number(1))
            let turns = ((c["clockwise"] ? -c.int(2) : c.int(2)) % 4 + 4) % 4
            for _ in 0..<turns { (x, y) = (-y, x) }
            return .array([.double(x), .double(y)])
        },
        Operation(
            "place wrapped into grid", "wrap|opposite side|torus|modulo",
            takes: "int:row int:col int:row int:col",
            rows: [(3, 5), (2, 4), (1, 3)].flatMap { size in
                [(0, -1), (-1, 0), (4, 9), (1, 2), (-7, 6), (2, -6)].map {
                    Row(values: [.int(size.0), .int(size.1), .int($0.0), .int($0.1)], needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in
            func wrapped(_ place: Int, _ size: Int) -> SampleValue { .int((place % size + size) % size) }
            guard c.int(0) > 0, c.int(1) > 0 else { return nil }
            return .array([wrapped(c.int(2), c.int(0)), wrapped(c.int(3), c.int(1))])
        },
    ]
}
