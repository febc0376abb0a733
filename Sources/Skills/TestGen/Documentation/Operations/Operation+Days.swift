/// What is done with whole dates, each of year, month and day.
extension Operation {
    static let days: [Operation] = [
        Operation(
            "next such weekday", "next weekday|next day week|following weekday|next",
            not: "day month year", takes: "int:year int:month int:day int",
            options: [
                OperationOption(
                    "itself", on: "itself !later !after|this_day !later|same_day !later|or this day",
                    off: "week later|never itself|strictly|after !on|later"),
                OperationOption("from sunday", on: "sunday_one|one_for_sunday|sunday_zero|sunday_first"),
            ],
            rows: dateRows.flatMap { row in [1, 3, 5, 6].map { Row(values: row.values + [.int($0)], needs: nil) } },
            settled: InputTopic.every
        ) { c in
            guard isDate(c), (1...7).contains(c.int(3)) else { return nil }
            let number = dayNumber(c)
            let today = c["from sunday"] ? modulo(number + 4, 7) + 1 : modulo(number + 3, 7) + 1
            let ahead = modulo(c.int(3) - today, 7)
            return date(number + (ahead == 0 && !c["itself"] ? 7 : ahead))
        },
        Operation(
            "is leap date", "leap", takes: "int:year int:month int:day", rows: dateRows
        ) { c in isDate(c) ? .bool(NumberFacts.isLeapYear(c.int(0))) : nil },
        Operation(
            "days in date's month", "days month|length month|number days", not: "add adding plus",
            takes: "int:year int:month int:day",
            rows: dateRows
        ) { c in isDate(c) ? days(c.int(1), c.int(0)).map { .int($0) } : nil },
        Operation(
            "last day of month", "last day|end month", takes: "int:year int:month int:day", rows: dateRows
        ) { c in isDate(c) ? days(c.int(1), c.int(0)).map { date(c.int(0), c.int(1), $0) } : nil },
        Operation(
            "first day of month", "first day|start month|begin month", takes: "int:year int:month int:day",
            rows: dateRows
        ) { c in isDate(c) ? date(c.int(0), c.int(1), 1) : nil },
        Operation(
            "quarter of date", "quarter", takes: "int:year int:month int:day", rows: dateRows
        ) { c in isDate(c) ? .int((c.int(1) + 2) / 3) : nil },
        Operation(
            "ISO week", "iso week|week number|calendar week|week of year", takes: "int:year int:month int:day",
            rows: dateRows
                + [
                    [2021, 1, 3], [2020, 12, 31], [2019, 12, 30], [2016, 1, 3], [2023, 1, 1], [2024, 1, 1],
                    [2024, 12, 30], [2018, 12, 31],
                ].map { Row(values: $0.map { .int($0) }, needs: "iso|thursday|monday") },
            settled: InputTopic.every
        ) { c in
            guard isDate(c) else { return nil }
            // The week is that of its Thursday's year.
            let number = dayNumber(c)
            let thursday = number - modulo(number + 3, 7) + 3
            guard let year = date(thursday).elements?.first?.integer else { return nil }
            return .int((thursday - dayNumber(OperationCall(values: [.int(year), 1, 1], choices: []))) / 7 + 1)
        },
        Operation(
            "next day", "next day|following day|day after|tomorrow|successor", not: "days",
            takes: "int:year int:month int:day", rows: dateRows
        ) { c in isDate(c) ? date(dayNumber(c) + 1) : nil },
        Operation(
            "previous day", "previous day|preceding day|day before|yesterday|predecessor", not: "days",
            takes: "int:year int:month int:day", rows: dateRows
        ) { c in isDate(c) ? date(dayNumber(c) - 1) : nil },
        Operation(
            "days added", "day", not: "month year week until between since", takes: "int:year int:month int:day int",
            rows: rows(steps: [0, 1, -1, 30, -60, 365, 28]), settled: [.zero, .negative, .short]
        ) { c in isDate(c) ? date(dayNumber(c) + c.int(3)) : nil },
        Operation(
            "weeks added", "week", not: "weekday until between", takes: "int:year int:month int:day int",
            rows: rows(steps: [0, 1, -1, 5, 52]), settled: [.zero, .negative, .short]
        ) { c in isDate(c) ? date(dayNumber(c) + 7 * c.int(3)) : nil },
        Operation(
            "months added", "month", not: "until between", takes: "int:year int:month int:day int",
            rows: rows(steps: [0, 1, -1, 12, -13, 11, 3]), settled: [.zero, .negative, .short]
        ) { c in isDate(c) ? date(c, months: c.int(3)) : nil },
        Operation(
            "years added", "year", not: "day month until between", takes: "int:year int:month int:day int",
            rows: rows(steps: [0, 1, -1, 4, -100]), settled: [.zero, .negative, .short]
        ) { c in isDate(c) ? date(c, months: 12 * c.int(3)) : nil },
        Operation(
            "days between", "day until|day between|day since|day to|day from|count day|number day|difference",
            takes: "int:year int:month int:day int:year int:month int:day",
            options: [
                OperationOption("backward", on: "since", off: "until"),
                OperationOption("absolute", on: "never negative|not negative|absolute|regardless order|whichever"),
                OperationOption("inclusive", on: "inclusive|both count|including both", isRare: true),
            ], rows: datePairs, settled: [.zero, .negative, .short]
        ) { c in
            guard isDate(c), isDate(second(c)) else { return nil }
            let count = dayNumber(second(c)) - dayNumber(c)
            let signed = c["absolute"] ? abs(count) : c["backward"] ? -count : count
            return .int(signed + (c["inclusive"] ? 1 : 0))
        },
        Operation(
            "is before", "precede|before|earlier|compare|order|chronolog", not: "after later",
            takes: "int:year int:month int:day int:year int:month int:day", rows: datePairs,
            settled: [.zero, .negative, .short]
        ) { c in isDate(c) && isDate(second(c)) ? .bool(dayNumber(c) < dayNumber(second(c))) : nil },
        Operation(
            "is after", "after|later|follow", not: "before",
            takes: "int:year int:month int:day int:year int:month int:day",
            rows: datePairs, settled: [.zero, .negative, .short]
        ) { c in isDate(c) && isDate(second(c)) ? .bool(dayNumber(c) > dayNumber(second(c))) : nil },
        Operation(
            "full years between", "age|year between|full year|whole year|complete year|year old",
            takes: "int:year int:month int:day int:year int:month int:day", rows: datePairs,
            settled: [.zero, .negative, .short]
        ) { c in
            guard isDate(c), isDate(second(c)), dayNumber(c) <= dayNumber(second(c)) else { return nil }
            let isReached = (c.int(4), c.int(5)) >= (c.int(1), c.int(2))
            return .int(c.int(3) - c.int(0) - (isReached ? 0 : 1))
        },
    ]

    private static let dayRows: [[SampleValue]] = [
        [2023, 1, 31], [2024, 1, 31], [2024, 2, 29], [2023, 3, 31], [2023, 12, 31], [2023, 6, 15], [2000, 2, 29],
        [1900, 2, 28], [2023, 2, 28], [2024, 3, 1],
    ]

    private static func rows(steps: [Int]) -> [Row] {
        zip(0..., dayRows).flatMap { place, day in
            steps.indices.filter { ($0 + place) % 2 == 0 || $0 == 1 }.map {
                Row(values: day + [.int(steps[$0])], needs: nil)
            }
        }
    }

    private static let datePairs: [Row] = zip(0..., dayRows).flatMap { place, day in
        [1, 3, 4, 0].map { Row(values: day + dayRows[(place + $0) % dayRows.count], needs: nil) }
    }

    private static func second(_ c: OperationCall) -> OperationCall {
        OperationCall(values: Array(c.values.dropFirst(3)), choices: c.choices)
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> SampleValue {
        [.int(year), .int(month), .int(day)]
    }

    /// The day so many days after the first of 1970.
    private static func date(_ number: Int) -> SampleValue {
        var (year, rest) = (1970, number)
        func length(_ year: Int) -> Int { NumberFacts.isLeapYear(year) ? 366 : 365 }
        while rest < 0 {
            year -= 1
            rest += length(year)
        }
        while rest >= length(year) {
            rest -= length(year)
            year += 1
        }
        var month = 1
        while let count = days(month, year), rest >= count {
            rest -= count
            month += 1
        }
        return date(year, month, rest + 1)
    }

    /// A date moved by months; a day that its month does not have becomes the last one.
    private static func date(_ c: OperationCall, months: Int) -> SampleValue? {
        let count = c.int(0) * 12 + c.int(1) - 1 + months
        let (year, month) = ((count - modulo(count, 12)) / 12, modulo(count, 12) + 1)
        return days(month, year).map { date(year, month, min(c.int(2), $0)) }
    }
}
