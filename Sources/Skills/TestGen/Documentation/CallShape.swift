import Foundation
import SwiftTools

/// How a symbol is called, and on what.
struct CallShape: Sendable {
    /// One value a call takes.
    struct Slot: Hashable, Sendable {
        /// The parameter's name; `self` for what a member is called on.
        let name: String
        let type: SampleType
        let isReceiver: Bool
        let hasDefault: Bool
        /// Whether it is one of the values that a structure holds.
        var isField = false
    }

    let symbol: CodeSymbol
    /// The receiver first, where there is one, then the parameters; a record's fields instead of the record.
    private(set) var slots: [Slot]
    /// The slots with structures as they are, and what those stand for.
    private var whole: [(slot: Slot, part: OwnPart?)]
    /// What the receiver and the result stand for, where they are structures of the module.
    private(set) var views = ShapeViews()
    /// The type of the result.
    let result: SampleType?
    /// The owner as an expression: `Stack<Int>`.
    let owner: String

    /// Standard types and protocols whose extensions are called on plain values, and those values' types.
    private static let standard: [String: String] = [
        "String": "String", "StringProtocol": "String", "Substring": "String", "Int": "Int", "Double": "Double",
        "BinaryInteger": "Int", "FixedWidthInteger": "Int", "SignedInteger": "Int", "Numeric": "Int",
        "SignedNumeric": "Int",
        "Comparable": "Int", "Equatable": "Int", "Hashable": "Int", "Strideable": "Int", "AdditiveArithmetic": "Int",
        "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "Float": "Float", "Bool": "Bool",
        "Character": "Character", "Array": "[Element]", "Collection": "[Element]", "Sequence": "[Element]",
        "BidirectionalCollection": "[Element]", "RandomAccessCollection": "[Element]", "MutableCollection": "[Element]",
        "RangeReplaceableCollection": "[Element]", "UnsignedInteger": "UInt", "UInt8": "UInt8", "UInt": "UInt",
        "Set": "Set<Element>", "ClosedRange": "ClosedRange<Int>", "Range": "Range<Int>",
        "LazySequenceProtocol": "[Element]", "SetAlgebra": "Set<Element>", "ContiguousArray": "[Element]",
        "Optional": "Int?",
    ]

    /// Makes the shape; `nil` for what is not called in an expression.
    init?(_ symbol: CodeSymbol, generics: [String]) {
        let choice = GenericChoice(symbol, also: generics)
        self.symbol = symbol
        var slots: [Slot] = []
        let ownerName = symbol.owner.joined(separator: ".")
        let standard = symbol.owner.count == 1 ? Self.standard[ownerName] : nil
        owner =
            generics.isEmpty || standard != nil
            ? ownerName : ownerName + "<" + generics.map { choice.resolve($0) }.joined(separator: ", ") + ">"
        let selfName = owner
        result = symbol.type.map {
            // A part of a list is one.
            let type = standard == "[Element]" ? $0.replacingOccurrences(of: "SubSequence", with: "[Element]") : $0
            return SampleType(
                choice.resolve(standard == nil ? type.replacingOccurrences(of: "Self", with: selfName) : type))
        }
        switch symbol.kind {
        case .method, .property, .subscriptMember:
            let type = standard.map { SampleType(choice.resolve($0)) } ?? .other(owner)
            slots.append(Slot(name: "self", type: type, isReceiver: true, hasDefault: false))
        case .initializer, .function, .typeMethod, .typeProperty, .typeSubscript, .operatorFunction: break
        default: return nil
        }
        for parameter in symbol.parameters {
            if parameter.isInout { return nil }
            let resolved = choice.resolve(
                parameter.type.replacingOccurrences(
                    of: "Self", with: standard == nil && symbol.kind != .function ? ownerName : "Self"))
            let type = SampleType(resolved)
            slots.append(
                Slot(
                    name: parameter.name, type: parameter.isVariadic ? .array(type) : type, isReceiver: false,
                    hasDefault: parameter.hasDefault))
        }
        self.slots = slots
        whole = slots.map { ($0, nil) }
    }

    /// The same with a slot for each number that structures of numbers hold.
    ///
    /// - Parameter isPlain: Whether structures that stand for one plain value are that value.
    /// - Parameter fixed: Code for parameters, by their names, that every call gets alike.
    func takingApart(
        _ symbols: [CodeSymbol], isPlain: Bool = false, fixed: [String: String] = [:]
    ) -> CallShape {
        var copy = self
        copy.whole = whole.map { slot, _ in
            if let code = fixed[slot.name], !slot.isReceiver { return (slot, .constant(code)) }
            return (slot, OwnPart(slot, of: symbol, symbols: symbols, isPlain: isPlain))
        }
        copy.slots = copy.whole.flatMap { slot, part in part?.slots(of: slot) ?? [slot] }
        copy.views = ShapeViews(
            receiver: copy.whole.first { $0.slot.isReceiver }?.part?.view,
            result: (symbol.kind == .initializer ? .other(owner) : result?.innermost).flatMap {
                OwnPart.result($0, of: symbol, symbols: symbols, isPlain: isPlain)
            })
        let made: SampleType? = symbol.kind == .initializer ? .other(owner) : result?.innermost
        if case .other(let name)? = made, let own = OwnType(name, in: symbol.owner, symbols: symbols) {
            copy.views.spare = RecordFields(own, symbols: symbols)?.defaults ?? 0
            copy.views.isWrapped = own.kind == .structure
        }
        return copy
    }

    /// Whether ranges in it are half-open, or taken for such.
    var hasOpenRanges: Bool {
        views.receiver?.isClosed == true
            || (slots.map(\.type) + [result].compactMap(\.self)).contains { $0.unwrapped.hasOpenRange }
    }

    /// Whether a structure is taken for a plain value anywhere.
    var hasViews: Bool { views.result != nil || whole.contains { $0.part?.view != nil } }

    /// The values with structures put together again; `nil` for what is left out.
    private func putTogether(_ values: [SampleValue?]) -> [SampleValue?] {
        var rest = values[...]
        return whole.map { _, part in
            guard let part else { return rest.removeFirst() }
            let parts = rest.prefix(part.count)
            rest = rest.dropFirst(part.count)
            return part.made(of: Array(parts))
        }
    }

    /// A number beside a property that was raised, told by that property: `subject.balance + 1`.
    private func relative(_ value: SampleValue, to receiver: SampleValue?) -> String? {
        guard case .object(let setup, let code, let fields)? = receiver, !setup.isEmpty, let number = value.integer,
            let property = fields.first(where: { $0.value == .int(InstanceReader.raisedNumber) })?.key
        else { return nil }
        let step = number - InstanceReader.raisedNumber
        guard abs(step) <= 1 else { return nil }
        return "\(code).\(property)" + (step == 0 ? "" : step < 0 ? " - \(-step)" : " + \(step)")
    }

    /// What runs before a call and the call's expression, for a value for each slot; those left out take their default.
    ///
    /// - Returns: `nil` where a value is missing.
    func call(_ values: [SampleValue?]) -> (setup: [String], expression: String)? {
        guard values.count == slots.count else { return nil }
        let values = putTogether(values)
        var setup: [String] = []
        var receiver = ""
        var arguments: [String] = []
        var index = 0
        for ((slot, _), value) in zip(whole, values) {
            if slot.isReceiver {
                guard let value else { return nil }
                if case .object(let statements, let code, _) = value, !statements.isEmpty {
                    setup += statements
                    receiver = code
                } else if symbol.isMutating {
                    setup.append("var subject = \(value.typed(slot.type))")
                    receiver = "subject"
                } else {
                    receiver = value.typed(slot.type)
                }
                continue
            }
            let parameter = symbol.parameters[index]
            index += 1
            guard let value else {
                guard slot.hasDefault else { return nil }
                continue
            }
            let label = parameter.label.map { "\($0): " } ?? ""
            let isClosed = if case .closedRange = slot.type { views.receiver?.isClosed == true } else { false }
            var text =
                relative(value, to: values.first ?? nil) ?? (isClosed ? value.closed : value).swift(as: slot.type)
            if parameter.isVariadic { text = String(text.dropFirst().dropLast()) }
            arguments.append(label + text)
        }
        let list = arguments.joined(separator: ", ")
        switch symbol.kind {
        case .function: return (setup, "\(symbol.baseName)(\(list))")
        case .initializer: return (setup, "\(owner)(\(list))")
        case .typeMethod: return (setup, "\(owner).\(symbol.baseName)(\(list))")
        case .typeProperty: return (setup, "\(owner).\(symbol.baseName)")
        case .method: return (setup, "\(receiver).\(symbol.baseName)(\(list))")
        case .property: return (setup, "\(receiver).\(symbol.baseName)")
        case .subscriptMember: return (setup, "\(receiver)[\(list)]")
        case .typeSubscript: return (setup, "\(owner)[\(list)]")
        case .operatorFunction:
            guard arguments.count == 2 else { return nil }
            return (setup, arguments.map { "(\($0))" }.joined(separator: " \(symbol.baseName) "))
        default: return nil
        }
    }
}

extension SampleType {
    /// Whether it is a half-open range or a list of such.
    fileprivate var hasOpenRange: Bool {
        switch self {
        case .range: true
        case .array(let element): element.hasOpenRange
        default: false
        }
    }
}
