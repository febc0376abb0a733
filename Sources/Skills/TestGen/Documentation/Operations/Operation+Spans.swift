/// Intervals as values of their own.
extension Operation {
    /// Whether the upper bound does not belong to an interval.
    static let halfOpen = OperationOption(
        "half-open",
        on: """
            half-open|half_open|not including|end_does_not|upper_bound_does_not|end exclud|end_is_not|up_to_but|\
            first position after|end exclusive|upper exclusive
            """,
        off: "closed !half|inclusive|both bounds|both ends|end included|end inclusive|end belongs !not")

    /// Bounds as options say them: half-open ones with the last number that belongs to them.
    private static func last(_ call: OperationCall, _ place: Int) -> Double {
        call.bounds(place).high - (call["half-open"] ? 1 : 0)
    }

    private static let samples: [SampleValue] = [
        .range(1, 5), .range(2, 8), .range(0, 10), .range(3, 4), .range(5, 9), .range(4, 6), .range(-3, 2),
    ]
    private static let points = samples.flatMap { range in
        [0, 1, 2, 4, 5, 8, 10, -4].map { Row(values: [range, .int($0)], needs: nil) }
    }
    private static let inner: [Row] = [
        (0, 10, 4), (0, 10, 1), (0, 10, 9), (1, 5, 3), (2, 8, 3), (5, 9, 7), (-3, 2, 0), (1, 5, 2), (2, 8, 6),
    ].map { Row(values: [.range(.int($0.0), .int($0.1)), .int($0.2)], needs: nil) }
    private static let spanPairs = samples.flatMap { one in
        samples.map { Row(values: [one, $0], needs: nil) }
    }
    private static let lengths = samples.flatMap { range in
        [2, 3, 1, 5].map { Row(values: [range, .int($0)], needs: nil) }
    }

    private static func span(_ low: Double, _ high: Double) -> SampleValue { .range(.double(low), .double(high)) }

    static let spanValues: [Operation] = [
        Operation(
            "span contains number", "contain|includ|belong|within|inside|lies in|covers", takes: "range number",
            options: [halfOpen], rows: points, settled: InputTopic.every
        ) { c in .bool(c.number(1) >= c.bounds(0).low && c.number(1) <= last(c, 0)) },
        Operation(
            "span contains span", "contain|within|inside|cover|enclos|encompass", not: "start end",
            takes: "range range", rows: spanPairs, settled: InputTopic.every
        ) { c in .bool(c.bounds(0).low <= c.bounds(1).low && c.bounds(1).high <= c.bounds(0).high) },
        Operation(
            "span clamps span", "clamp|clip|restrict|limit", takes: "range range", rows: spanPairs,
            settled: InputTopic.every
        ) { c in
            let (low, high) = (max(c.bounds(0).low, c.bounds(1).low), min(c.bounds(0).high, c.bounds(1).high))
            return low < high ? span(low, high) : nil
        },
        Operation(
            "pieces of span", "piece|chunk|slice|split|divid|cut|part", not: "at", takes: "range int", rows: lengths,
            settled: InputTopic.every
        ) { c in
            let (low, high) = c.bounds(0)
            guard c.int(1) > 0 else { return nil }
            return .array(
                stride(from: low, to: high, by: c.number(1)).map { span($0, min($0 + c.number(1), high)) })
        },
        Operation(
            "span split at number", "split at|cut at|divid at|split", takes: "range number", rows: inner,
            settled: InputTopic.every
        ) { c in
            let (low, high) = c.bounds(0)
            guard low < c.number(1), c.number(1) < high else { return nil }
            return .array([span(low, c.number(1)), span(c.number(1), high)])
        },
        Operation(
            "span without span", "subtract|difference|remov|minus|without|exclud|exclusion", takes: "range range",
            rows: spanPairs, settled: InputTopic.every
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            guard one.low < other.high, other.low < one.high else { return .array([span(one.low, one.high)]) }
            return .array(
                (one.low < other.low ? [span(one.low, other.low)] : [])
                    + (other.high < one.high ? [span(other.high, one.high)] : []))
        },
        Operation(
            "hull of spans", "union|hull|cover|span|encompass|enclos|combin|joined|merg", takes: "range range",
            options: [OperationOption("apart", on: "gap|apart|disjoint|touch not|neither", off: "smallest contain")],
            rows: spanPairs, settled: InputTopic.every
        ) { c in
            let (one, other) = (c.bounds(0), c.bounds(1))
            if c["apart"], max(one.low, other.low) > min(one.high, other.high) { return .absent }
            return span(min(one.low, other.low), max(one.high, other.high))
        },
        Operation(
            "shifted span", "shift|offset|mov|translat|later|delay", takes: "range number", rows: points,
            settled: InputTopic.every
        ) { c in
            // Times of day go round the clock.
            let low = c.bounds(0).low + c.number(1)
            return low < 0 ? nil : span(low, c.bounds(0).high + c.number(1))
        },
        Operation(
            "widened span", "expand|grow|widen|extend|pad|enlarge|inset", takes: "range number",
            options: [OperationOption("inset", on: "inset|shrink", off: "expand|grow|widen|enlarge")],
            rows: lengths, settled: InputTopic.every
        ) { c in
            let room = c["inset"] ? -c.number(1) : c.number(1)
            let (low, high) = (c.bounds(0).low - room, c.bounds(0).high + room)
            return low <= high ? span(low, high) : nil
        },
        Operation(
            "length of span", "length|count|size|duration|width|number of|extent", takes: "range",
            options: [halfOpen], rows: samples.map { Row(values: [$0], needs: nil) }, settled: InputTopic.every
        ) { c in .double(last(c, 0) - c.bounds(0).low + 1) },
        Operation(
            "spans touch", "touch|adjacent|adjoin|abut|meet|contiguous", not: "overlap", takes: "range range",
            rows: spanPairs, settled: InputTopic.every
        ) { c in .bool(c.bounds(0).high == c.bounds(1).low || c.bounds(1).high == c.bounds(0).low) },
        Operation(
            "gaps between spans", "gap|free|uncovered|hole|unoccupied|available", not: "distance",
            takes: "ranges", settled: InputTopic.every
        ) { c in
            var gaps: [SampleValue] = []
            var end: Double?
            let sorted = c.list(0).map { OperationCall(values: [$0], choices: []).bounds(0) }.sorted { $0.low < $1.low }
            for next in sorted {
                if let end, end < next.low { gaps.append(span(end, next.low)) }
                end = max(end ?? next.high, next.high)
            }
            return .array(gaps)
        },
    ]
}
