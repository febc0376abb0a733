import SwiftTools

/// A Swift type, parsed from its text: `[Element]`, `(Int) -> Bool`, `Range<Int>?`.
indirect enum TypeExpression: Hashable, Sendable {
    /// A type by its name and generic arguments: `Int`, `Heap<Int>`, `Self.Element`.
    case named(String, [TypeExpression])
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(key: TypeExpression, value: TypeExpression)
    case tuple([Element])
    case function([TypeExpression], effects: Set<String>, result: TypeExpression)
    /// `some P`, `any P`, with the protocol's primary associated types.
    case constrained(String, TypeExpression)
    /// Any other type: metatypes, packs, compositions.
    case other(String)

    /// One element of a tuple.
    struct Element: Hashable, Sendable {
        let label: String?
        let type: TypeExpression
    }

    /// Parses a type. Text of an unknown form becomes `other`.
    init(_ text: String) {
        self = Self.read(text)
    }

    private static func read(_ written: String) -> TypeExpression {
        let text = stripped(written)
        if let arrow = TypeText.firstOutermost("->", in: text) { return function(text, arrow) }
        for word in ["some", "any"] where text.hasPrefix(word + " ") {
            return .constrained(word, read(String(text.dropFirst(word.count + 1))))
        }
        if text.hasSuffix("?") || text.hasSuffix("!") { return .optional(read(String(text.dropLast()))) }
        if TypeText.firstOutermost("&", in: text) != nil || text.hasSuffix(".Type") || text.hasSuffix(".Protocol")
            || text.hasPrefix("repeat ") || text.hasPrefix("~")
        {
            return .other(text)
        }
        guard let first = text.first, let whole = bracket(text) else { return named(text) }
        switch first {
        case "[":
            if let colon = TypeText.firstOutermost(":", in: whole) {
                return .dictionary(
                    key: read(String(whole[..<colon.lowerBound])), value: read(String(whole[colon.upperBound...])))
            }
            return .array(read(whole))
        case "(": return tuple(whole)
        default: return named(text)
        }
    }

    /// Removes spaces, attributes and parameter modifiers.
    private static func stripped(_ written: String) -> String {
        var text = Substring(written)
        while let first = text.first, first.isWhitespace || first == "@" {
            text = first == "@" ? text.drop { !$0.isWhitespace } : text.dropFirst()
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        for word in ["inout ", "consuming ", "borrowing ", "sending ", "__owned ", "__shared "]
        where text.hasPrefix(word) {
            return stripped(String(text.dropFirst(word.count)))
        }
        return String(text)
    }

    /// The content of the brackets, if they enclose the whole text.
    private static func bracket(_ text: String) -> String? {
        guard let first = text.first, first == "[" || first == "(",
            let inside = TypeText.inside(text, from: text.startIndex), inside.end == text.endIndex
        else { return nil }
        return inside.content
    }

    private static func function(_ text: String, _ arrow: Range<String.Index>) -> TypeExpression {
        let left = text[..<arrow.lowerBound]
        guard let open = left.firstIndex(of: "("), let list = TypeText.inside(text, from: open) else {
            return .other(text)
        }
        let effects = Set(text[list.end..<arrow.lowerBound].split(separator: " ").map(String.init))
        let parameters = TypeText.split(list.content, at: ",").map { read(unlabelled($0)) }
        return .function(parameters, effects: effects, result: read(String(text[arrow.upperBound...])))
    }

    /// `_ x: Int` → `Int`
    private static func unlabelled(_ text: String) -> String {
        TypeText.firstOutermost(":", in: text).map { String(text[$0.upperBound...]) } ?? text
    }

    private static func tuple(_ content: String) -> TypeExpression {
        let parts = TypeText.split(content, at: ",")
        let elements = parts.map { part -> Element in
            guard let colon = TypeText.firstOutermost(":", in: part) else {
                return Element(label: nil, type: read(part))
            }
            return Element(
                label: String(part[..<colon.lowerBound]), type: read(String(part[colon.upperBound...])))
        }
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return .tuple(elements)
    }

    private static func named(_ text: String) -> TypeExpression {
        guard let open = text.firstIndex(of: "<"), text.hasSuffix(">"),
            let inside = TypeText.inside(text, from: open), inside.end == text.endIndex
        else { return text.contains("<") ? .other(text) : .named(text, []) }
        let name = String(text[..<open])
        let arguments = TypeText.split(inside.content, at: ",").map(read)
        switch (name, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        default: return .named(name, arguments)
        }
    }

    /// Whether the type or its elements are `Any`, so the value's type is known only at run time: `Any?`, `[Any]`.
    var holdsAnything: Bool {
        switch self {
        case .named(let name, _): name == "Any"
        case .optional(let wrapped): wrapped.holdsAnything
        case .array(let element): element.holdsAnything
        default: false
        }
    }

    /// `()`
    static let void = TypeExpression.tuple([])

    /// The type as Swift code.
    var text: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        case .optional(let wrapped):
            switch wrapped {
            case .function, .constrained: "(\(wrapped.text))?"
            default: "\(wrapped.text)?"
            }
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ")))"
        case .function(let parameters, let effects, let result):
            "(\(parameters.map(\.text).joined(separator: ", "))) "
                + effects.sorted().map { $0 + " " }.joined() + "-> \(result.text)"
        case .constrained(let word, let type): "\(word) \(type.text)"
        case .other(let text): text
        }
    }

    /// Replaces every named type without arguments, and every `other`, for which `replacement` returns a type, from the
    /// outside in.
    func replacing(_ replacement: (String) -> TypeExpression?) -> TypeExpression {
        switch self {
        case .named(let name, let arguments):
            if arguments.isEmpty, let other = replacement(name) { return other }
            return .named(name, arguments.map { $0.replacing(replacement) })
        case .optional(let wrapped): return .optional(wrapped.replacing(replacement))
        case .array(let element): return .array(element.replacing(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key: key.replacing(replacement), value: value.replacing(replacement))
        case .tuple(let elements):
            return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(replacement)) })
        case .function(let parameters, let effects, let result):
            return .function(
                parameters.map { $0.replacing(replacement) }, effects: effects, result: result.replacing(replacement))
        case .constrained(let word, let type): return .constrained(word, type.replacing(replacement))
        case .other(let text): return replacement(text) ?? self
        }
    }
}
