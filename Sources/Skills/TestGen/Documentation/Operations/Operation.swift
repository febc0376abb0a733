/// An operation that programmers write again and again, computed here independently of any code under test.
struct Operation: Sendable {
    /// One call to try it with.
    struct Row: Sendable, Hashable {
        let values: [SampleValue]
        /// Words of which the comment has to say some before a result that differs here is held against the code.
        let needs: String?
    }

    let name: String
    /// Words that name it: phrases of stems, all stems of one of which have to be there.
    let keys: [[String]]
    /// Words of names that say it is another operation.
    let excluded: [String]
    let parameters: [OperationParameter]
    /// Conventions in which authors differ.
    let options: [OperationOption]
    /// Calls of its own; those for its parameters' kinds where there are none.
    let rows: [Row]
    /// Topics of which a comment need not speak, as the operation itself settles them.
    let settled: Set<InputTopic>
    /// Its value: `.none` where it has none, `nil` where it is not known.
    let compute: @Sendable (OperationCall) -> SampleValue?
    /// What it returns where it changes its first argument in place; `nil` where nothing is said of that.
    private(set) var returned: (@Sendable (OperationCall) -> SampleValue?)?
    /// What a comment says of what is returned then, as a pattern.
    private(set) var returnedWords = ""

    /// Makes an operation.
    ///
    /// - Parameters:
    ///   - keys: phrases parted by `|`, each of stems.
    ///   - takes: kinds of parameters parted by blanks; one with `?` may be missing.
    init(
        _ name: String, _ keys: String, not excluded: String = "", takes: String, options: [OperationOption] = [],
        rows: [Row] = [], settled: Set<InputTopic> = [],
        _ compute: @escaping @Sendable (OperationCall) -> SampleValue?
    ) {
        self.name = name
        self.keys = keys.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        self.excluded = excluded.split(separator: " ").map(String.init)
        parameters = takes.split(separator: " ").compactMap { OperationParameter(String($0)) }
        self.options = options
        self.rows = rows
        self.settled = settled
        self.compute = compute
    }

    /// The same with what it returns where it changes its first argument in place.
    ///
    /// - Parameter words: what a comment says of it.
    func returning(_ words: String, _ returned: @escaping @Sendable (OperationCall) -> SampleValue?) -> Operation {
        var copy = self
        copy.returned = returned
        copy.returnedWords = words
        return copy
    }

    /// The calls it is tried with.
    var calls: [Row] { rows.isEmpty ? OperationInputs.rows(parameters) : rows }

    /// All operations.
    static let all: [Operation] = [
        arrangements, selections, filters, searches, merges, combinations, sequences, totals, statistics, divisors,
        digits,
        series, bounds, dates, days, quotients, saturations, sizes, formats, layouts, cases, comparisons, lines, counts,
        parsers, fields,
        codes, intervals, spanValues, amountsOfMoney, grids, pathParts,
        semanticVersions, polynomialCalculus, fractionParts,
        geometry, matrices, rectangles, spanSets, pageNumbers, documents,
        polygons, patterns, checkDigits, bins,
    ].flatMap { $0 }
}

/// One value that an operation takes.
struct OperationParameter: Sendable, Hashable {
    /// What it has to be.
    enum Kind: String, Sendable {
        /// Elements of any type.
        case list
        /// Numbers.
        case numbers
        /// Whole numbers.
        case ints
        case texts
        case lists
        case text
        case character
        case int
        /// A number, whole or not.
        case number
        case real
        case bool
        /// An element of the list.
        case element
        /// A condition of an element.
        case test
        /// What an element is compared by.
        case key
        /// Whether one element is before another.
        case order
        case range
        /// Ranges of whole numbers.
        case ranges
        /// The number of one of the elements that are there from the start.
        case place
        /// A moment, no earlier than those before.
        case time
    }

    let kind: Kind
    let isOptional: Bool
    /// What it is called, where several are of one kind.
    let name: String?

    /// Whether its place among others of its kind tells which it is: `list:1 list:2`.
    var isOrdered: Bool { name?.allSatisfy(\.isNumber) ?? false }

    /// Reads `int`, `int?` or `int:year`.
    init?(_ text: String) {
        isOptional = text.hasSuffix("?")
        let parts = text.split { $0 == "?" || $0 == ":" }.map(String.init)
        guard let kind = Kind(rawValue: parts[0]) else { return nil }
        self.kind = kind
        name = parts.count > 1 ? parts[1] : nil
    }

    /// Whether values of a type can be it.
    func takes(_ type: SampleType) -> Bool {
        switch (kind, type.unwrapped) {
        case (.list, .array(let element)): element.isScalar
        case (.numbers, .array(let element)), (.numbers, .set(let element)): element.isNumber
        case (.ints, .array(let element)): element.isInteger
        case (.texts, .array(let element)): element.isString
        case (.lists, .array(.array(let element))): element.isScalar
        case (.text, .string), (.character, .character), (.character, .string): true
        case (.place, .integer), (.time, .integer), (.time, .floating): true
        case (.int, .integer), (.number, .integer), (.number, .floating), (.real, .floating), (.bool, .bool): true
        case (.element, let type): type.isScalar
        case (.test, .other(let name)): name.isClosure("(Int) -> Bool")
        case (.key, .other(let name)): name.isClosure("(Int) -> Int")
        case (.order, .other(let name)): name.isClosure("(Int, Int) -> Bool")
        case (.range, .closedRange(let bound)), (.range, .range(let bound)): bound.isNumber
        case (.ranges, .array(.closedRange(let bound))), (.ranges, .array(.range(let bound))): bound.isInteger
        default: false
        }
    }
}

extension SampleType {
    /// Whether it is a number or a text.
    fileprivate var isScalar: Bool { isNumber || isString || self == .character }
}
