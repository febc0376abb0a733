/// Lists of spans that are in order and apart, as one value.
extension Operation {
    private typealias Bounds = (low: Double, high: Double)

    private static let sets: [[(Int, Int)]] = [
        [(0, 10), (20, 30)], [(5, 8)], [], [(0, 2), (4, 6), (9, 12)], [(10, 20)], [(-5, 0), (3, 7)],
    ]
    private static let spans = [(10, 20), (2, 5), (8, 22), (30, 35), (-10, 0), (6, 9), (0, 40), (12, 14), (7, 8)]

    private static func list(_ pairs: [(Int, Int)]) -> SampleValue {
        .array(pairs.map { .range(.int($0.0), .int($0.1)) })
    }

    private static let withSpan = sets.flatMap { set in
        spans.map { Row(values: [list(set), .range(.int($0.0), .int($0.1))], needs: nil) }
    }
    private static let withNumber = sets.flatMap { set in
        [0, 5, 9, 10, 19, 20, 30, -5, 4].map { Row(values: [list(set), .int($0)], needs: nil) }
    }

    private static func bounds(_ call: OperationCall, _ place: Int) -> [Bounds] {
        call.list(place).map { OperationCall(values: [$0], choices: []).bounds(0) }
    }

    private static func value(_ spans: [Bounds]) -> SampleValue {
        .array(spans.map { .range(.double($0.low), .double($0.high)) })
    }

    /// The spans in order, with those that overlap made one; those that only touch too, where they are said to be.
    private static func merged(_ spans: [Bounds], _ call: OperationCall) -> [Bounds] {
        spans.sorted { ($0.low, $0.high) < ($1.low, $1.high) }.reduce(into: []) { made, span in
            if let last = made.last, call["apart"] ? span.low < last.high : span.low <= last.high {
                made[made.count - 1].high = max(last.high, span.high)
            } else {
                made.append(span)
            }
        }
    }

    private static func without(_ spans: [Bounds], _ hole: Bounds) -> [Bounds] {
        spans.flatMap { span -> [Bounds] in
            guard span.low < hole.high, hole.low < span.high else { return [span] }
            return (span.low < hole.low ? [(span.low, hole.low)] : [])
                + (hole.high < span.high ? [(hole.high, span.high)] : [])
        }
    }

    /// Whether ranges that only touch are kept apart.
    static let apart = OperationOption(
        "apart", on: "touch not|touch apart|touch separate|touch kept|merely touch not",
        off:
            "touch merg|touch join|overlap or touch|overlaps or touches|adjacent merg|meet merg|touch nor|touching joined|exactly_where|begins_where|begin_where|without_a_gap|no_gap|merely touch merg|adjacent join|adjacent one"
    )

    static let spanSets: [Operation] = [
        Operation(
            "spans with another", "insert|add|union|join|book|reserv", takes: "ranges range", options: [apart],
            rows: withSpan, settled: InputTopic.every
        ) { c in value(merged(bounds(c, 0) + [c.bounds(1)], c)) },
        Operation(
            "spans without one", "remov|subtract|delet|exclud|cut|free", takes: "ranges range", rows: withSpan,
            settled: InputTopic.every
        ) { c in value(without(bounds(c, 0), c.bounds(1))) },
        Operation(
            "gaps in a window", "gap|free|uncovered|available|complement", takes: "ranges range", rows: withSpan,
            settled: InputTopic.every
        ) { c in
            value(bounds(c, 0).reduce([c.bounds(1)]) { without($0, $1) })
        },
        Operation(
            "spans cover number", "contain|cover|includ|busy", takes: "ranges number", options: [halfOpen],
            rows: withNumber, settled: InputTopic.every
        ) { c in
            .bool(
                bounds(c, 0).contains {
                    c.number(1) >= $0.low && (c["half-open"] ? c.number(1) < $0.high : c.number(1) <= $0.high)
                })
        },
        Operation(
            "first gap", "first free|earliest|next free|first gap|slot|earliest start", takes: "ranges number number",
            rows: sets.flatMap { set in
                [(5, 0), (10, 0), (3, 8), (2, 2), (1, 5), (4, -5), (3, 0), (10, 25)].map {
                    Row(values: [list(set), .int($0.0), .int($0.1)], needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in
            guard c.number(1) > 0 else { return nil }
            var start = c.number(2)
            for span in bounds(c, 0) where span.high > start {
                if span.low - start >= c.number(1) { return .double(start) }
                start = span.high
            }
            return .double(start)
        },
        Operation(
            "total of spans", "total|duration|covered|length|sum", takes: "ranges",
            rows: sets.map { Row(values: [list($0)], needs: nil) } + [
                Row(values: [list([(0, 1), (7, 9)])], needs: nil)
            ],
            settled: InputTopic.every
        ) { c in .double(bounds(c, 0).reduce(0) { $0 + $1.high - $1.low }) },
        Operation(
            "common to two lists of spans", "intersect|common|both|shared", takes: "ranges ranges", options: [apart],
            rows: sets.flatMap { one in sets.map { Row(values: [list(one), list($0)], needs: nil) } },
            settled: InputTopic.every
        ) { c in
            let common = bounds(c, 0).flatMap { one in
                bounds(c, 1).map { (low: max(one.low, $0.low), high: min(one.high, $0.high)) }
            }
            return value(merged(common.filter { $0.low < $0.high }, c))
        },
    ]
}
