import SwiftTools

/// What a structure of the module among a call's values stands for: several numbers, or one plain value.
enum OwnPart: Hashable, Sendable {
    case fields(RecordFields)
    case view(PlainView)
    /// A list of such structures.
    case views(PlainView)

    /// Finds it; `nil` for a type that is no such structure.
    init?(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol], isPlain: Bool) {
        switch type {
        case .other(let name):
            if isPlain, let view = Self.view(type, of: symbol, symbols: symbols) {
                self = .view(view)
            } else if !symbol.isMutating, let own = OwnType(name, in: symbol.owner, symbols: symbols),
                let fields = RecordFields(own, symbols: symbols)
            {
                self = .fields(fields)
            } else {
                return nil
            }
        case .array(let element):
            guard isPlain, let view = Self.view(element, of: symbol, symbols: symbols) else { return nil }
            self = .views(view)
        default: return nil
        }
    }

    /// The plain value that a type stands for.
    static func view(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol]) -> PlainView? {
        guard case .other(let name) = type, let own = OwnType(name, in: symbol.owner, symbols: symbols) else {
            return nil
        }
        return PlainView(own, symbols: symbols)
    }

    /// What a result of a type stands for; the text that a structure is read from tells nothing of it.
    static func result(_ type: SampleType, of symbol: CodeSymbol, symbols: [CodeSymbol], isPlain: Bool) -> PlainView? {
        guard case .other(let name) = type, let own = OwnType(name, in: symbol.owner, symbols: symbols) else {
            return nil
        }
        if isPlain, let view = PlainView(own, symbols: symbols), view.form != .text { return view }
        guard let record = RecordFields(own, symbols: symbols), record.hasOthers else { return nil }
        return PlainView(record)
    }

    /// The plain value's view, of one structure.
    var view: PlainView? {
        switch self {
        case .fields: nil
        case .view(let view), .views(let view): view
        }
    }

    /// How many slots it takes.
    var count: Int { if case .fields(let record) = self { record.fields.count } else { 1 } }

    /// The slots instead of that of the structure.
    func slots(of slot: CallShape.Slot) -> [CallShape.Slot] {
        func plain(_ name: String, _ type: SampleType) -> CallShape.Slot {
            CallShape.Slot(name: name, type: type, isReceiver: slot.isReceiver, hasDefault: slot.hasDefault)
        }
        switch self {
        case .fields(let record): return record.fields.map { plain($0.name, $0.type) }
        case .view(let view): return [plain(slot.name, view.plain)]
        case .views(let view): return [plain(slot.name, .array(view.plain))]
        }
    }

    /// The structure for plain values; `nil` where one is missing.
    func made(of values: [SampleValue?]) -> SampleValue? {
        let known = values.compactMap(\.self)
        guard known.count == count else { return nil }
        switch self {
        case .fields(let record): return record.made(of: known)
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
    var receiver: PlainView?
    var result: PlainView?

    /// A value that was seen, with plain values instead of structures; `nil` where they are not known.
    ///
    /// - Parameter isChanged: Whether the receiver after the call comes before the result.
    func plain(_ seen: SampleValue, isChanged: Bool, type: SampleType?) -> SampleValue? {
        guard isChanged else { return Self.plain(seen, result, type) }
        guard case .array(let values) = seen, let first = values.first else { return seen }
        guard let subject = Self.plain(first, receiver, nil) else { return nil }
        let rest = values.dropFirst().map { Self.plain($0, result, type) }
        return rest.contains(nil) ? nil : .array([subject] + rest.compactMap(\.self))
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
