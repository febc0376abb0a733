import SwiftTools

/// A structure of the module that stands for a plain value: an amount of money for its cents, an interval for a range, a
/// polynomial for its coefficients. What is known of plain values is known of it.
struct PlainView: Hashable, Sendable {
    /// What it stands for.
    enum Form: Hashable, Sendable {
        /// Its only number.
        case number
        /// Two bounds.
        case span
        /// Its only list.
        case list
        /// Rows of the same length.
        case rows
        /// A list of structures with two bounds.
        case spans
        /// A list of structures of a few numbers.
        case records
        /// The text that it is read from; what it holds then is not known.
        case text
        /// All its numbers, in order.
        case numbers
    }

    /// The type, as Swift writes it.
    let type: String
    let form: Form
    /// The type of the plain value.
    let plain: SampleType
    /// What the initialiser takes: the plain value's place, or the two bounds'; the others get a value that never changes.
    private let parameters: [CodeSymbol.Parameter]
    /// Code for parameters of the module's own types, which is the same in every call.
    private let constants: [String: String]
    /// What the elements of a list of spans are.
    private let element: [PlainView]
    /// What the elements of a list of structures of a few numbers are.
    private let record: [RecordFields]
    /// The method that fills it, a range at a time, after it was made empty; `nil` where it is made at once.
    private let filler: CodeSymbol?
    /// Whether it keeps the text that it is made of and says nothing of reading it.
    let isKept: Bool
    /// What it does to the elements that it is made of.
    enum Arrangement: Hashable, Sendable {
        /// It puts them in order.
        case sorted
        /// It keeps one of equal ones.
        case distinct
    }
    /// What it does to the elements that it is made of; `nil` where it keeps them as they are.
    private let arrangement: Arrangement?
    /// Whether the number of columns is held before that of rows.
    private let isColumnsFirst: Bool
    /// The property that lists what it holds, which it may keep in another way; `nil` where there is none.
    let listing: String?
    /// How a call of the initialiser is unwrapped.
    private let unwrapping: InitializerUnwrapping

    /// Makes a view of a type by an initialiser's parameters.
    init(
        type: String, form: Form, plain: SampleType, parameters: [CodeSymbol.Parameter], maker: CodeSymbol?,
        constants: [String: String] = [:], element: PlainView? = nil, record: RecordFields? = nil,
        filler: CodeSymbol? = nil, isKept: Bool = false,
        arrangement: Arrangement? = nil, listing: String? = nil, isColumnsFirst: Bool = false
    ) {
        self.isColumnsFirst = isColumnsFirst
        self.listing = listing
        self.arrangement = arrangement
        self.record = [record].compactMap(\.self)
        self.filler = filler
        self.isKept = isKept
        self.type = type
        self.form = form
        self.plain = plain
        self.parameters = parameters
        self.constants = constants
        self.element = [element].compactMap(\.self)
        unwrapping = InitializerUnwrapping(maker)
    }

    /// What the initialiser's first parameter is called.
    var name: String { parameters.first?.name ?? "" }

    /// The structure for a plain value; `nil` where there is none.
    func made(of value: SampleValue) -> SampleValue? {
        if let filler { return filled(with: value, by: filler) }
        if form == .list, let arrangement, !value.isAscending(isDistinct: arrangement == .distinct) { return nil }
        var rest: [SampleValue]
        switch (form, value) {
        case (.span, .range(let low, let high)): rest = [low, high]
        case (.span, _): return nil
        default: rest = [value]
        }
        var list: [String] = []
        for parameter in parameters {
            let kind = SampleType(parameter.type)
            let text: String
            if form != .text, let other = constants[parameter.name] ?? Self.constant(parameter, kind) {
                text = other
            } else if form == .spans {
                guard let view = element.first, case .array(let values)? = rest.popLast() else { return nil }
                let made = values.compactMap { view.made(of: $0) }
                guard made.count == values.count else { return nil }
                text = SampleValue.array(made).swift(as: kind)
            } else if form == .records {
                guard let record = record.first, case .array(let values)? = rest.popLast() else { return nil }
                let made = values.compactMap { value in value.elements.flatMap { record.made(of: $0) } }
                guard made.count == values.count else { return nil }
                text = SampleValue.array(made).swift(as: kind)
            } else {
                guard !rest.isEmpty else { return nil }
                text = rest.removeFirst().swift(as: form == .span ? kind : plain)
            }
            list.append((parameter.label.map { "\($0): " } ?? "") + text)
        }
        guard rest.isEmpty else { return nil }
        return .code(unwrapping.code("\(type)(\(list.joined(separator: ", ")))"))
    }

    /// Whether it is filled with closed ranges of whole numbers: these touch where nothing lies between them, so that they are
    /// taken for half-open ones.
    var isClosed: Bool {
        guard let filler, case .closedRange = SampleType(filler.parameters[0].type) else { return false }
        return true
    }

    /// One that was made empty and filled.
    private func filled(with value: SampleValue, by filler: CodeSymbol) -> SampleValue? {
        guard case .array(let elements) = value else { return nil }
        let label = filler.parameters[0].label.map { "\($0): " } ?? ""
        let kind = SampleType(filler.parameters[0].type)
        let calls = elements.map {
            (filler.type == nil ? "" : "_ = ")
                + "made.\(filler.baseName)(\(label)\((isClosed ? $0.closed : $0).swift(as: kind)))"
        }
        return .code(
            "{ () -> \(type) in \((["var made = \(type)()"] + calls + ["return made"]).joined(separator: "; ")) }()")
    }

    /// What a parameter gets that is not of the plain value.
    static func constant(_ parameter: CodeSymbol.Parameter, _ kind: SampleType) -> String? {
        switch kind {
        case .string: parameter.name.lowercased().contains("currency") ? "\"EUR\"" : "\"a\""
        case .bool: "false"
        case .character: "\"a\""
        default: nil
        }
    }

    /// The plain value of a structure that was seen; `nil` where it holds several that could be it.
    func plain(of seen: SampleValue) -> SampleValue? {
        if seen == .none { return seen }
        guard case .array(let fields) = seen else { return nil }
        switch form {
        case .number: return Self.only(fields.filter { $0.number != nil })
        case .span:
            let numbers = fields.filter { $0.number != nil }
            return numbers.count == 2 ? .array(numbers) : nil
        case .numbers:
            let numbers = Self.numbers(fields)
            guard let edges = record.first?.edges else { return .array(numbers) }
            return edges.sizes(of: numbers).map { .array($0) }
        case .text: return nil
        case .list, .spans, .records:
            let list = Self.only(fields.filter(\.isList))
            return isClosed ? list?.halfOpenRanges : list
        case .rows:
            guard let flat = Self.only(fields.filter(\.isList)), let values = flat.elements else { return nil }
            if values.allSatisfy(\.isList), !values.isEmpty { return flat }
            // What has not as many values as its rows and columns say is no grid.
            let counts = fields.compactMap(\.integer)
            return Self.rows(values, isColumnsFirst ? counts.reversed() : counts) ?? seen
        }
    }

    /// The rows of a grid whose values lie in one list, by the numbers of rows and columns.
    private static func rows(_ values: [SampleValue], _ counts: [Int]) -> SampleValue? {
        guard counts.count == 2, counts[0] * counts[1] == values.count, counts[1] > 0 else { return nil }
        return .array((0..<counts[0]).map { .array(Array(values[$0 * counts[1]..<($0 + 1) * counts[1]])) })
    }

    /// The numbers of a structure and of those in it.
    private static func numbers(_ fields: [SampleValue]) -> [SampleValue] {
        fields.flatMap { field in
            if case .array(let inner) = field { return numbers(inner) }
            return field.number == nil ? [] : [field]
        }
    }

    private static func only(_ values: [SampleValue]) -> SampleValue? { values.count == 1 ? values[0] : nil }
}

extension SampleValue {
    /// Whether it is a list in which no element is less than the one before, nor equal to it where all are distinct.
    fileprivate func isAscending(isDistinct: Bool) -> Bool {
        guard case .array(let values) = self else { return false }
        return zip(values, values.dropFirst()).allSatisfy { isDistinct ? $0 < $1 : !($1 < $0) }
    }

    /// A half-open range of whole numbers as the closed one of the same numbers.
    var closed: SampleValue {
        guard case .range(let low, .int(let high)) = self else { return self }
        return .range(low, .int(high - 1))
    }

    /// A closed range of whole numbers that was seen as the half-open one of the same numbers; anything else as it is.
    var halfOpen: SampleValue {
        let bounds: (low: SampleValue, high: SampleValue)? =
            switch self {
            case .range(let low, let high): (low, high)
            case .array(let values) where values.count == 2: (values[0], values[1])
            default: nil
            }
        guard let bounds, bounds.low.integer != nil, let high = bounds.high.integer, high < Int.max else { return self }
        return .range(bounds.low, .int(high + 1))
    }

    /// A list of closed ranges that were seen as half-open ones.
    var halfOpenRanges: SampleValue {
        guard case .array(let values) = self else { return self }
        return .array(values.map(\.halfOpen))
    }

    /// Whether it is a list, no text.
    fileprivate var isList: Bool { if case .array = self { true } else { false } }
}
