/// Days of calendars.
extension Operation {
    static let dates: [Operation] = [
        Operation(
            "is leap year", "leap", takes: "int",
            rows: numbers(2024, 2023, 1900, 2000, 2100, 2004, 1999, 2020, 1600, 2400, 1800)
        ) { c in .bool(NumberFacts.isLeapYear(c.int(0))) },
        Operation(
            "days in year", "days year|length year", takes: "int",
            rows: numbers(2024, 2023, 1900, 2000, 2100, 2004, 1999, 1600)
        ) { c in .int(NumberFacts.isLeapYear(c.int(0)) ? 366 : 365) },
        Operation(
            "days in month", "days month|length month|last day", takes: "int:month int:year",
            rows: pairs(Array(1...12), [2023, 2024]) + pairs([2], [1900, 2000, 2100]) + pairs(years, [1, 2, 4, 12]),
            settled: [.short]
        ) { c in days(c.int(0), c.int(1)).map { .int($0) } },
        Operation(
            "day of year", "day of year|ordinal day|day number|day within year|ordinal date|day year",
            takes: "int:year int:month int:day", rows: dateRows
        ) { c in
            guard isDate(c) else { return nil }
            return .int((1..<c.int(1)).compactMap { days($0, c.int(0)) }.reduce(0, +) + c.int(2))
        },
        Operation(
            "weekday", "weekday|day of week|day week", takes: "int:year int:month int:day",
            options: [
                OperationOption("monday first", on: "monday first|monday one|monday zero|iso"),
                OperationOption("from zero", on: "zero", off: "one through|1 through|from one"),
            ], rows: dateRows
        ) { c in
            guard isDate(c) else { return nil }
            let sunday = modulo(dayNumber(c) + 4, 7)
            return .int((c["monday first"] ? modulo(sunday - 1, 7) : sunday) + (c["from zero"] ? 0 : 1))
        },
        Operation(
            "is valid date", "valid date|real date|date exist|valid day|valid", takes: "int:year int:month int:day",
            rows: dateRows
                + calls(
                    [2023, 2, 29], [2024, 2, 30], [2023, 4, 31], [2023, 13, 1], [2023, 0, 1], [2023, 6, 0],
                    [1900, 2, 29], [2000, 2, 29], [2023, 6, 31], [2023, 12, 32]), settled: [.zero, .short]
        ) { c in .bool(isDate(c)) },
        Operation("days since epoch", "epoch|1970", takes: "int:year int:month int:day", rows: dateRows) { c in
            isDate(c) ? .int(dayNumber(c)) : nil
        },
        Operation("quarter", "quarter", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) { c in
            (1...12).contains(c.int(0)) ? .int((c.int(0) + 2) / 3) : nil
        },
        Operation("century", "century", takes: "int", rows: numbers(1900, 1901, 2000, 2001, 100, 101, 1, 1999, 1705)) {
            c in c.int(0) > 0 ? .int((c.int(0) + 99) / 100) : nil
        },
        Operation("easter", "easter", takes: "int", rows: numbers(2023, 2024, 2025, 2000, 1999, 2010, 2019, 1961)) {
            c in
            let year = c.int(0)
            let (golden, century) = (year % 19, year / 100)
            let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
            let weekday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - epact - year % 100 % 4) % 7
            let late = (golden + 11 * epact + 22 * weekday) / 451
            let day = epact + weekday - 7 * late + 114
            return [.int(day / 31), .int(day % 31 + 1)]
        },
        Operation(
            "twelve hour clock", "12-hour|twelve hour|am pm|12 hour", takes: "int",
            rows: numbers(0, 1, 11, 12, 13, 23, 15, 6), settled: [.zero]
        ) { c in (0...23).contains(c.int(0)) ? .int((c.int(0) + 11) % 12 + 1) : nil },
    ]

    private static let years = [2023, 2024, 1900, 2000, 2100]

    static let dateRows = [
        [2023, 1, 1], [2024, 3, 1], [2023, 3, 1], [2024, 2, 29], [2024, 12, 31], [2023, 12, 31], [2000, 3, 1],
        [1900, 3, 1], [2023, 7, 4], [1970, 1, 1], [1999, 5, 17], [2024, 1, 31], [2022, 11, 30],
    ].map { Row(values: $0.map { .int($0) }, needs: nil) }

    static func isDate(_ c: OperationCall) -> Bool {
        guard let days = days(c.int(1), c.int(0)) else { return false }
        return (1...days).contains(c.int(2))
    }

    /// Days since the first of 1970.
    static func dayNumber(_ c: OperationCall) -> Int {
        let year = c.int(0)
        let before = (min(year, 1970)..<max(year, 1970)).map { NumberFacts.isLeapYear($0) ? 366 : 365 }.reduce(0, +)
        return (year < 1970 ? -before : before) + (1..<c.int(1)).compactMap { days($0, year) }.reduce(0, +) + c.int(2)
            - 1
    }

    static func days(_ month: Int, _ year: Int) -> Int? {
        guard (1...12).contains(month) else { return nil }
        return month == 2 ? (NumberFacts.isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
