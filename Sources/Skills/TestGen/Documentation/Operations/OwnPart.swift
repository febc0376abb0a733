import SwiftTools

/// What a structure of the module among a call's values stands for: several numbers, or one plain value.
enum OwnPart: Hashable, Sendable {
    case fields(RecordFields)
    case view(PlainView)
    /// A list of such structures.
    case views(PlainView)
    /// A list of structures of a few numbers.
    case records(RecordFields)
    /// The same code in every call.
    case constant(String)
    /// A day of the week or a month, for its number.
    case named(NamedCases)

    /// Finds it; `nil` for a type that is no such structure.
    init?(_ slot: CallShape.Slot, of symbol: CodeSymbol, symbols: [CodeSymbol], isPlain: Bool) {
        switch slot.type {
        case .other(let name):
            if let cases = NamedCases(name, in: symbol.owner, symbols: symbols) {
                self = .named(cases)
            } else if isPlain, let view = Self.view(slot.type, of: symbol, symbols: symbols) {
                self = .view(view)
            } else if !symbol.isMutating, let own = OwnType(name, in: symbol.owner, symbols: symbols),
                let fields = RecordFields(own, symbols: symbols)
            {
                self = .fields(fields)
            } else if slot.isReceiver, !symbol.isMutating, let tool = OwnType(name, in: symbol.owner, symbols: symbols),
                let code = tool.plainTool(symbols)
            {
                self = .constant(code)
            } else {
                return nil
            }
        case .array(let element):
            if let record = Self.record(element, of: symbol, symbols: symbols) {
                self = .records(record)
                return
            }
            guard isPlain, let view = Self.view(element, of: symbol, symbols: symbols) else { return nil }
            self = .views(view)
        default: return nil
        }
    }

    /// The few numbers of one type that a structure holds.
    private static func record(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol]) -> RecordFields? {
        guard case .other(let name) = type, let own = OwnType(name, in: symbol.owner, symbols: symbols),
            PlainView(own, symbols: symbols)?.form != .span, let record = RecordFields(own, symbols: symbols),
            !record.isNested, Set(record.fields.map(\.type)).count == 1
        else { return nil }
        return record
    }

    /// The plain value that a type stands for.
    static func view(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol]) -> PlainView? {
        guard case .other(let name) = type, let own = OwnType(name, in: symbol.owner, symbols: symbols) else {
            return nil
        }
        let view = PlainView(own, symbols: symbols)
        // What is kept as a text may be anything; a question about it and another text is one about texts.
        let isAsked = symbol.type == "Bool" && symbol.parameters.allSatisfy { $0.type == "String" }
        return view?.isKept == true && !isAsked ? nil : view
    }

    /// What a result of a type stands for; the text that a structure is read from tells nothing of it.
    static func result(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol], isPlain: Bool) -> PlainView? {
        guard case .other(let name) = type, let own = OwnType(name, in: symbol.owner, symbols: symbols) else {
            return nil
        }
        if isPlain, let view = PlainView(own, symbols: symbols), view.form != .text { return view }
        guard let record = RecordFields(own, symbols: symbols),
            record.hasOthers || record.isNested || record.edges != nil
        else { return nil }
        return PlainView(record)
    }

    /// The plain value's view, of one structure.
    var view: PlainView? {
        switch self {
        case .fields, .constant, .named, .records: nil
        case .view(let view), .views(let view): view
        }
    }

    /// How many slots it takes.
    var count: Int {
        switch self {
        case .fields(let record): record.fields.count
        case .constant: 0
        case .view, .views, .named, .records: 1
        }
    }

    /// The slots instead of that of the structure.
    func slots(of slot: CallShape.Slot) -> [CallShape.Slot] {
        func plain(_ name: String, _ type: SampleType) -> CallShape.Slot {
            CallShape.Slot(name: name, type: type, isReceiver: slot.isReceiver, hasDefault: slot.hasDefault)
        }
        switch self {
        case .fields(let record):
            return record.fields.map { field in
                // What has a value of its own need not be one of an operation's.
                CallShape.Slot(
                    name: field.name, type: field.type, isReceiver: slot.isReceiver && !field.hasDefault,
                    hasDefault: slot.hasDefault || field.hasDefault, isField: true)
            }
        case .constant: return []
        case .records(let record): return [plain(slot.name, .array(.array(record.fields[0].type)))]
        case .named: return [plain(slot.name, .integer("Int"))]
        case .view(let view): return [plain(slot.name, view.plain)]
        case .views(let view): return [plain(slot.name, .array(view.plain))]
        }
    }

    /// The structure for plain values; `nil` where one is missing.
    func made(of values: [SampleValue?]) -> SampleValue? {
        if case .constant(let code) = self { return .code(code) }
        if case .fields(let record) = self { return record.made(of: values) }
        let known = values.compactMap(\.self)
        guard known.count == count else { return nil }
        switch self {
        case .fields(let record): return record.made(of: known)
        case .constant(let code): return .code(code)
        case .records(let record):
            guard case .array(let elements) = known[0] else { return nil }
            let made = elements.compactMap { record.made(of: $0.elements ?? []) }
            return made.count == elements.count ? .array(made) : nil
        case .named(let cases): return known[0].integer.flatMap { cases.code(of: $0) }
        case .view(let view): return view.made(of: known[0])
        case .views(let view):
            guard case .array(let elements) = known[0] else { return nil }
            let made = elements.compactMap { view.made(of: $0) }
            return made.count == elements.count ? .array(made) : nil
        }
    }
}

/// What structures that a call changes or gives stand for.
struct ShapeViews: Hashable, Sendable {
    /// How many of the last numbers of a result have a value of their own, which an operation need not know.
    var spare = 0
    /// Whether the result is a structure that may hold nothing but one list.
    var isWrapped = false
    var receiver: PlainView?
    var result: PlainView?

    /// A value that was seen, with plain values instead of structures; `nil` where they are not known.
    ///
    /// - Parameter isChanged: Whether the receiver after the call comes before the result.
    func plain(_ seen: SampleValue, isChanged: Bool, type: SampleType?) -> SampleValue? {
        guard isChanged else { return plain(seen, type) }
        guard case .array(let values) = seen, let first = values.first else { return seen }
        guard let subject = Self.plain(first, receiver, nil) else { return nil }
        let rest = values.dropFirst().map { plain($0, type) }
        return rest.contains(nil) ? nil : .array([subject] + rest.compactMap(\.self))
    }

    private func plain(_ seen: SampleValue, _ type: SampleType?) -> SampleValue? {
        let made = Self.plain(seen, result, type)
        guard receiver?.isClosed == true else { return made }
        switch type?.unwrapped {
        case .closedRange: return made?.halfOpen
        case .array(.closedRange): return made?.halfOpenRanges
        default: return made
        }
    }

    private static func plain(_ seen: SampleValue, _ view: PlainView?, _ type: SampleType?) -> SampleValue? {
        guard let view else { return seen }
        guard case .array? = type?.unwrapped, case .array(let elements) = seen else { return view.plain(of: seen) }
        let made = elements.compactMap { view.plain(of: $0) }
        return made.count == elements.count ? .array(made) : nil
    }
}

extension SampleType {
    /// The type of the elements of what it wraps.
    var innermost: SampleType {
        switch self {
        case .optional(let wrapped): wrapped.innermost
        case .array(let element): element
        default: self
        }
    }
}
