/// A function known by its names, computed here independently of any code under test.
struct KnownFunction: Sendable {
    /// What the values of a call have to be.
    enum Arguments: Sendable {
        case integers(Int)
        case floatings(Int)
        /// A list of numbers.
        case numbers
        case list
        case text
        case texts
        /// A number and a closed range of such.
        case numberInRange
        case listAndCount
        case listAndElement
        case textAndCount
        /// Slots of these names, whole numbers all.
        case named([String])
    }

    /// The words that name it, without those that say nothing (`the`, `of`, `given`).
    let names: Set<String>
    let arguments: Arguments
    /// Its value; `nil` where it has none for these arguments.
    let compute: @Sendable ([SampleValue]) -> SampleValue?

    /// Makes a row; the names are parted by `|`.
    init(_ names: String, _ arguments: Arguments, _ compute: @escaping @Sendable ([SampleValue]) -> SampleValue?) {
        self.names = Set(names.split(separator: "|").map { String($0) })
        self.arguments = arguments
        self.compute = compute
    }

    /// All rows.
    static let rows: [KnownFunction] = numberRows + listRows + textRows

    private static let numberRows: [KnownFunction] = [
        KnownFunction(
            "greatest common divisor|gcd|greatest common factor|highest common factor|greatest common divisor gcd",
            .integers(2)
        ) {
            integers($0) { NumberFacts.greatestCommonDivisor($0, $1) }
        },
        KnownFunction(
            "least common multiple|lowest common multiple|lcm|smallest common multiple|least common multiple positive|least common multiple lcm",
            .integers(2)
        ) {
            integers($0) { $0 == 0 || $1 == 0 ? nil : abs($0 * $1) / NumberFacts.greatestCommonDivisor($0, $1) }
        },
        KnownFunction("factorial", .integers(1)) { integer($0) { NumberFacts.factorial($0) } },
        KnownFunction("sum digits|sum decimal digits|digit sum", .integers(1)) {
            integer($0) { NumberFacts.digitSum($0) }
        },
        KnownFunction("digits|decimal digits|count digits|counts digits", .integers(1)) {
            integer($0) { String($0.magnitude).count }
        },
        KnownFunction(
            "days month|days month year|days month gregorian calendar|days month year gregorian calendar|length month days",
            .named(["month", "year"])
        ) {
            integers($0) { month, year in
                guard (1...12).contains(month) else { return nil }
                return month == 2
                    ? (NumberFacts.isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
            }
        },
        KnownFunction("days year|days year gregorian calendar", .named(["year"])) {
            integer($0) { NumberFacts.isLeapYear($0) ? 366 : 365 }
        },
        KnownFunction("absolute|magnitude", .integers(1)) { integer($0) { abs($0) } },
        KnownFunction("square|squared", .integers(1)) { integer($0) { $0 * $0 } },
        KnownFunction("cube|cubed", .integers(1)) { integer($0) { $0 * $0 * $0 } },
        KnownFunction("sum|adds", .integers(2)) { integers($0) { $0 + $1 } },
        KnownFunction("product|multiplies", .integers(2)) { integers($0) { $0 * $1 } },
        KnownFunction("larger|maximum|greater|bigger", .integers(2)) { integers($0) { max($0, $1) } },
        KnownFunction("smaller|minimum|lesser", .integers(2)) { integers($0) { min($0, $1) } },
        KnownFunction(
            "converts temperature degrees celsius degrees fahrenheit|converts celsius fahrenheit|converts degrees celsius degrees fahrenheit|"
                + "converts temperature celsius fahrenheit|converts degrees celsius fahrenheit|converts celsius temperature fahrenheit",
            .floatings(1)
        ) { $0[0].number.map { .double($0 * 9 / 5 + 32) } },
        KnownFunction(
            "converts temperature degrees fahrenheit degrees celsius|converts fahrenheit celsius|converts degrees fahrenheit degrees celsius|"
                + "converts temperature fahrenheit celsius|converts fahrenheit temperature celsius", .floatings(1)
        ) { $0[0].number.map { .double(($0 - 32) * 5 / 9) } },
        KnownFunction(
            "clamped closed range|clamped range|clamps range|clamps closed range|limited range|limits range|restricts range|restricted range|clamp range|"
                + "clamped limits|clamps limits|constrains range|constrained range|clamped bounds|clamps bounds range",
            .numberInRange
        ) { values in
            guard let number = values[0].number, case .range(let low, let high) = values[1], let least = low.number,
                let most = high.number
            else { return nil }
            return number < least ? low : number > most ? high : values[0]
        },
    ]

    static func integer(_ values: [SampleValue], _ body: (Int) -> Int?) -> SampleValue? {
        values[0].integer.flatMap(body).map { .int($0) }
    }

    static func integers(_ values: [SampleValue], _ body: (Int, Int) -> Int?) -> SampleValue? {
        guard values.count == 2, let first = values[0].integer, let second = values[1].integer else { return nil }
        return body(first, second).map { .int($0) }
    }

    /// The numbers of a list.
    static func numbers(_ value: SampleValue) -> [Double]? {
        guard let elements = value.elements else { return nil }
        let numbers = elements.compactMap(\.number)
        return numbers.count == elements.count ? numbers : nil
    }
}
