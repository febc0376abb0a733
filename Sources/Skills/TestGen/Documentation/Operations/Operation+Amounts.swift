/// Amounts of money in the smallest unit, and what is shared out of a whole.
extension Operation {
    private static let amounts = [
        123, 1234, 5, -5, -123, 100, -100, 50, -50, 99, 1050, -1050, 200_000, 123_456, -1_234_567, 0,
    ]

    private static let rounding = [
        OperationOption("even", on: "even|banker", isRare: true),
        OperationOption("toward zero", on: "toward zero|truncat|cut off|fraction dropped", off: "away"),
        OperationOption("up", on: "half up|positive infinity|round up", off: "away|symmetric"),
    ]

    /// A quotient as the choices round it.
    private static func rounded(_ dividend: Int, by divisor: Int, _ call: OperationCall) -> SampleValue? {
        guard divisor > 0 else { return nil }
        let value = Double(dividend) / Double(divisor)
        if call["even"] { return .double(value.rounded(.toNearestOrEven)) }
        if call["toward zero"] { return .double(value.rounded(.towardZero)) }
        return .double(call["up"] ? (value + 0.5).rounded(.down) : value.rounded())
    }

    /// Whether the share is rounded, and not what is left or comes of it.
    private static let ofShare = OperationOption(
        "of the share", on: "discount_is_rounded|share_is_rounded|tax_is_rounded|reduction_is_rounded",
        off: "result_is_rounded|price_is_rounded|amount_is_rounded|total_is_rounded")
    private static let withPercent =
        pairs([200, 300, 1000, 500, 100], [10, 50, 25])
        // Where a fraction comes of it, authors differ unless they say what they do.
        + pairs([250, 999, 1050, 150, 50, 5, 3, 101], [10, 50, 1, 15]).map {
            Row(values: $0.values, needs: "round|half|nearest|truncat|cut off|dropped")
        }

    /// An amount with so many hundredths of it more, or less.
    private static func changed(_ call: OperationCall, by percent: Int) -> SampleValue? {
        guard call["of the share"] else { return rounded(call.int(0) * (100 + percent), by: 100, call) }
        return rounded(call.int(0) * abs(percent), by: 100, call)?.number.map {
            .double(Double(call.int(0)) + (percent < 0 ? -$0 : $0))
        }
    }

    private static func hundredths(_ amount: Int, _ call: OperationCall) -> String {
        let digits = String(amount.magnitude / 100)
        var units = ""
        for (place, digit) in digits.enumerated() {
            if call["grouped"], place > 0, (digits.count - place) % 3 == 0 { units.append(",") }
            units.append(digit)
        }
        let rest = amount.magnitude % 100
        let plain = units + "." + (rest < 10 ? "0" : "") + String(rest)
        let sign = amount < 0 ? "-" : ""
        if call["dollar"] { return sign + "$" + plain }
        if call["code first"] { return call["code"] ? sign + "EUR " + plain : "EUR " + sign + plain }
        return sign + plain + (call["code"] ? " EUR" : "")
    }

    static let amountsOfMoney: [Operation] = [
        Operation(
            "formatted amount", "format|decimal|description|text|display|written|currency|amount", not: "pars from",
            takes: "int",
            options: [
                OperationOption(
                    "grouped", on: "group|separated by commas|thousands",
                    off: "not_separated|no_grouping|without_thousands|no_thousands"),
                OperationOption("code"), OperationOption("code first"), OperationOption("dollar"),
            ], rows: amounts.map { Row(values: [.int($0)], needs: nil) }, settled: InputTopic.every
        ) { c in .string(hundredths(c.int(0), c)) },
        Operation(
            "parsed amount", "pars|read|decimal|amount", not: "format", takes: "text text?",
            rows: [
                "12.50", "3", "12.5", "-3", "0.05", "-0.75", "100", "1.1", "7.25", "-12.3", "abc", "1.", ".5", "1.234",
                "1.2.3",
            ].map { Row(values: [.string($0), "EUR"], needs: nil) }, settled: InputTopic.every
        ) { c in
            guard !c.text(0).isEmpty else { return nil }
            let isNegative = c.text(0).hasPrefix("-")
            let parts = c.text(0).drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count < 3, let units = Int(parts[0]), parts.count == 1 || (1...2).contains(parts[1].count),
                let rest = parts.count == 1 ? 0 : Int(parts[1])
            else { return nil }
            let amount = units * 100 + (parts.count == 2 && parts[1].count == 1 ? rest * 10 : rest)
            return .int(isNegative ? -amount : amount)
        },
        Operation(
            "share in percent", "percent|tax|discount|tip|fee", not: "off reduced less", takes: "int int",
            options: rounding,
            rows: pairs([200, 250, 999, 1050, -250, -200, 150, -150, 50], [10, 1, 50, 5]), settled: InputTopic.every
        ) { c in rounded(c.int(0) * c.int(1), by: 100, c) },
        Operation(
            "less a share in percent", "discount|reduced percent|percent off|off percent|less percent",
            takes: "int int",
            options: rounding + [ofShare], rows: withPercent, settled: InputTopic.every
        ) { c in (0...100).contains(c.int(1)) ? changed(c, by: -c.int(1)) : nil },
        Operation(
            "with a share in percent", "adding|plus|includ|increas|rais|surcharge|markup|gross", not: "off reduc",
            takes: "int int", options: rounding + [ofShare], rows: withPercent, settled: InputTopic.every
        ) { c in c.int(1) >= 0 ? changed(c, by: c.int(1)) : nil },
        Operation(
            "share in basis points", "basis point|permyriad", not: "adding plus includ with discount less",
            takes: "int int", options: rounding,
            rows: pairs([50, -50, 250, -250, 999, 1050, -1050, 7, 10_000], [100, 1900, 250, 10_000, 50]),
            settled: InputTopic.every
        ) { c in rounded(c.int(0) * c.int(1), by: 10_000, c) },
        Operation(
            "divided amount", "divid|quotient|per", not: "share split into", takes: "int int", options: rounding,
            rows: pairs([200, 250, 7, -7, 9, -9, 10, 5, -5, 3], [2, 4, 3]), settled: InputTopic.every
        ) { c in rounded(c.int(0), by: c.int(1), c) },
        Operation(
            "equal shares", "split|divid|share|distribut|part|even", takes: "int int",
            options: [
                OperationOption(
                    "larger last",
                    on:
                        "larger last|greater last|last larger|extra last|last gets|last receive|to last parts|starting last|last shares|last parts|last ones",
                    off:
                        "larger first|greater first|first larger|first gets|first receive|extra first|earliest|larger ones first|start first|starting first|beginning first|first shares|first parts|first ones|one more first|come first"
                ),
                OperationOption(
                    "rest together",
                    on: "rest_to|takes the rest|gets the rest|takes what|whole remainder|remainder goes",
                    off: "one_more|differ one|at_most_one|by_one|longer"),
                OperationOption("none of too few", on: "fewer than", isRare: true),
            ],
            rows: pairs([10, 7, 100, 9, 1, 0, 11, 5, -10, -7], [3, 4, 2, 5]), settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(0) >= 0 || !c["larger last"],
                !c["none of too few"] || abs(c.int(0)) >= c.int(1)
            else { return nil }
            let (base, left) = abs(c.int(0)).quotientAndRemainder(dividingBy: c.int(1))
            let sign = c.int(0) < 0 ? -1 : 1
            let shares = (0..<c.int(1)).map { place in
                sign * (c["rest together"] ? place == 0 ? base + left : base : place < left ? base + 1 : base)
            }
            return .ints(c["larger last"] ? shares.reversed() : shares)
        },
        Operation(
            "weighted shares", "allocat|proportion|apportion|distribut|weight|ratio|share", takes: "int ints",
            options: [
                OperationOption(
                    "to largest", on: "largest weight|greatest weight|largest share|highest weight",
                    off: "one each|one by one|first shares|in turn|largest remainder|last share|last one"),
                OperationOption("last of them", on: "last of|last one", off: "first one|first of|earliest"),
                OperationOption(
                    "to last", on: "last share|last one|last gets|last receive",
                    off: "largest|first share|one each"),
                OperationOption(
                    "by remainder",
                    on: "largest remainder|largest fraction|greatest remainder|highest remainder|lost most|lose most",
                    off: "first shares|in order|largest weight|last share"),
            ],
            rows: [
                (10, [1, 1, 1]), (100, [1, 2]), (100, [3, 3, 1]), (7, [2, 1]), (5, [1, 1]), (101, [1, 3, 3]),
                (10, [1, 2, 2]), (9, [1, 1, 1]), (11, [4, 2, 4]), (1, [1, 1, 1]), (20, [1, 5, 1]), (50, [3, 1, 3]),
            ].map { Row(values: [.int($0.0), .ints($0.1)], needs: nil) }, settled: InputTopic.every
        ) { c in
            let weights = c.ints(1)
            let total = weights.reduce(0, +)
            guard total > 0, weights.allSatisfy({ $0 >= 0 }) else { return nil }
            var shares = weights.map { c.int(0) * $0 / total }
            let left = c.int(0) - shares.reduce(0, +)
            if c["to last"] {
                shares[shares.count - 1] += left
            } else if c["to largest"] {
                let most = weights.max() ?? 0
                let place = c["last of them"] ? weights.lastIndex(of: most) : weights.firstIndex(of: most)
                if let place { shares[place] += left }
            } else {
                guard (0...shares.count).contains(left) else { return nil }
                let rests = weights.map { c.int(0) * $0 % total }
                let order = shares.indices.sorted { one, other in
                    c["by remainder"] && rests[one] != rests[other] ? rests[one] > rests[other] : one < other
                }
                for place in order.prefix(left) { shares[place] += 1 }
            }
            return .ints(shares)
        },
    ]
}
