import Foundation
import SwiftTools

/// A type whose values can be chosen and thought about.
indirect enum SampleType: Hashable, Sendable {
    case integer(String)
    case floating(String)
    case bool
    case string(String)
    case character
    case array(SampleType)
    case set(SampleType)
    case optional(SampleType)
    case closedRange(SampleType)
    case range(SampleType)
    /// Any other, as Swift writes it.
    case other(String)

    private static let integers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    ]
    private static let floatings: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Float64"]

    /// Reads a type as a declaration writes it.
    init(_ text: String) {
        var text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("Swift.") { text = String(text.dropFirst(6)) }
        for word in ["borrowing ", "consuming ", "sending ", "__owned ", "inout "] where text.hasPrefix(word) {
            text = String(text.dropFirst(word.count))
        }
        if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->"), !text.contains(":") {
            text = String(text.dropFirst().dropLast())
        }
        if Self.integers.contains(text) {
            self = .integer(text)
        } else if Self.floatings.contains(text) {
            self = .floating(text)
        } else if text == "Bool" {
            self = .bool
        } else if text == "String" || text == "Substring" {
            self = .string(text)
        } else if text == "Character" {
            self = .character
        } else if text.hasSuffix("?"), !text.contains("->") {
            self = .optional(SampleType(String(text.dropLast())))
        } else if text.hasPrefix("["), text.hasSuffix("]"), Self.isOneElement(text) {
            self = .array(SampleType(String(text.dropFirst().dropLast())))
        } else if let inner = Self.argument(
            of: text,
            [
                "Array", "ArraySlice", "ContiguousArray", "some Collection", "some Sequence",
                "some BidirectionalCollection", "some RandomAccessCollection",
            ])
        {
            self = .array(SampleType(inner))
        } else if let inner = Self.argument(of: text, ["Set"]) {
            self = .set(SampleType(inner))
        } else if let inner = Self.argument(of: text, ["Optional"]) {
            self = .optional(SampleType(inner))
        } else if let inner = Self.argument(of: text, ["ClosedRange"]) {
            self = .closedRange(SampleType(inner))
        } else if let inner = Self.argument(of: text, ["Range"]) {
            self = .range(SampleType(inner))
        } else if text == "some StringProtocol" {
            self = .string("String")
        } else if ["some BinaryInteger", "some FixedWidthInteger"].contains(text) {
            self = .integer("Int")
        } else {
            self = .other(text)
        }
    }

    private static func isOneElement(_ text: String) -> Bool {
        var depth = 0
        for character in text.dropFirst().dropLast() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if depth < 0 || depth == 0 && character == ":" { return false }
        }
        return !text.contains("->")
    }

    private static func argument(of text: String, _ names: [String]) -> String? {
        for name in names where text.hasPrefix(name + "<") && text.hasSuffix(">") {
            return String(text.dropFirst(name.count + 1).dropLast())
        }
        return nil
    }

    /// As Swift writes it.
    var swift: String {
        switch self {
        case .integer(let name), .floating(let name), .string(let name), .other(let name): name
        case .bool: "Bool"
        case .character: "Character"
        case .array(let element): "[\(element.swift)]"
        case .set(let element): "Set<\(element.swift)>"
        case .optional(let wrapped): wrapped.isOther ? "Optional<\(wrapped.swift)>" : "\(wrapped.swift)?"
        case .closedRange(let bound): "ClosedRange<\(bound.swift)>"
        case .range(let bound): "Range<\(bound.swift)>"
        }
    }

    /// Whether nothing is known of its values.
    var isOther: Bool { if case .other = self { true } else { false } }
    var isNumber: Bool { isInteger || isFloating }
    var isInteger: Bool { if case .integer = self { true } else { false } }
    var isFloating: Bool { if case .floating = self { true } else { false } }
    var isString: Bool { if case .string = self { true } else { false } }
    var isArray: Bool { if case .array = self { true } else { false } }
    var isSet: Bool { if case .set = self { true } else { false } }
    /// What it wraps, for an optional; itself otherwise.
    var unwrapped: SampleType { if case .optional(let wrapped) = self { wrapped } else { self } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
    /// The type of its elements, for arrays and sets.
    var element: SampleType? {
        switch self {
        case .array(let element), .set(let element): element
        default: nil
        }
    }
}

/// Concrete types for generic parameters.
struct GenericChoice {
    private let choice: [String: String]

    /// Chooses for all generic parameters in a symbol's reach: `Int` where nothing else is asked.
    init(_ symbol: CodeSymbol, also owners: [String] = []) {
        var choice: [String: String] = [:]
        let associated = ["Element", "Self", "Index"]
        for name in owners + symbol.genericParameters + associated { choice[name] = "Int" }
        for constraint in symbol.constraints {
            let name = constraint.left.hasPrefix("Self.") ? String(constraint.left.dropFirst(5)) : constraint.left
            switch (constraint.kind, constraint.right) {
            case (.sameType, let type): choice[name] = type
            case (_, "StringProtocol"), (_, "LosslessStringConvertible"): choice[name] = "String"
            case (_, "FloatingPoint"), (_, "BinaryFloatingPoint"): choice[name] = "Double"
            case (_, "Sequence"), (_, "Collection"), (_, "BidirectionalCollection"), (_, "RandomAccessCollection"),
                (_, "MutableCollection"), (_, "RangeReplaceableCollection"):
                if name != "Self" { choice[name] = "[Int]" }
            default: break
            }
        }
        self.choice = choice
    }

    /// A type with the choice in place of its generic parameters.
    func resolve(_ type: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            result += choice[word] ?? word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if character == ".", choice[word] != nil {
                    word = ""
                    continue
                }
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }
}
