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

        /// A literal as it stands there: a list that a member is called on tells its type.
        func written(_ literal: String) -> String {
            isReceiver && literal.hasPrefix("[") ? "(\(literal) as \(type.swift))" : literal
        }
    }

    let symbol: CodeSymbol
    /// The receiver first, where there is one, then the parameters.
    let slots: [Slot]
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
    }

    /// What runs before a call and the call's expression, for a value for each slot; those left out take their default.
    ///
    /// - Returns: `nil` where a value is missing.
    func call(_ values: [String?]) -> (setup: [String], expression: String)? {
        guard values.count == slots.count else { return nil }
        var setup: [String] = []
        var receiver = ""
        var arguments: [String] = []
        var index = 0
        for (slot, value) in zip(slots, values) {
            if slot.isReceiver {
                guard let value else { return nil }
                if symbol.isMutating {
                    setup.append("var subject = \(value)")
                    receiver = "subject"
                } else {
                    receiver = value
                }
                continue
            }
            let parameter = symbol.parameters[index]
            index += 1
            guard let value else {
                guard slot.hasDefault else { return nil }
                continue
            }
            let text = parameter.isVariadic ? String(value.dropFirst().dropLast()) : value
            arguments.append((parameter.label.map { "\($0): " } ?? "") + text)
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
