/// Checks a document against a JSON Schema (draft 2020-12), for replies of servers, which may not enforce it. Supports
/// the keywords of `ShapeGrammar` and ignores others.
struct SchemaCheck {
    /// Maximum comparisons of a value with a schema: references may be circular.
    private static let mostSteps = 100_000

    private let root: JSONValue
    private var steps = 0

    /// Prepares to check documents.
    ///
    /// - Throws: `EngineError` (invalidShape) if the schema cannot be read.
    init(_ schema: String) throws(EngineError) { root = try SchemaReader.read(schema) }

    /// The first fault in a document, with a JSON Pointer to it; `nil` if it is valid.
    mutating func fault(in document: String) -> String? {
        guard let value = try? SchemaReader.read(document) else { return "it is no JSON" }
        steps = 0
        return fault(value, root, "#", depth: 0)
    }

    private mutating func fault(_ value: JSONValue, _ schema: JSONValue, _ pointer: String, depth: Int) -> String? {
        steps += 1
        guard steps <= Self.mostSteps, depth < 300 else { return "\(pointer): the schema goes round in circles" }
        guard let members = schema.objectValue else {
            return schema == .bool(false) ? "\(pointer): nothing is valid here" : nil
        }
        if let reference = members.first(where: { $0.key == "$ref" })?.value.stringValue {
            guard let target = try? SchemaPointer.resolve(reference, in: root, at: pointer) else {
                return "\(pointer): \(reference) is missing"
            }
            if let fault = fault(value, target, pointer, depth: depth + 1) { return fault }
        }
        if let type = schema["type"] {
            let names = type.arrayValue?.compactMap(\.stringValue) ?? [type.stringValue ?? ""]
            let isOne = names.contains { $0 == value.typeName || $0 == "number" && value.doubleValue != nil }
            if !isOne { return "\(pointer): is \(value.typeName), not \(names.joined(separator: " or "))" }
        }
        if let values = schema["enum"]?.arrayValue, !values.contains(where: { $0.isSame(as: value) }) {
            return "\(pointer): is none of the values there may be"
        }
        if let constant = schema["const"], !constant.isSame(as: value) {
            return "\(pointer): is not \(constant.text())"
        }
        if let fault = combined(value, schema, pointer, depth: depth + 1) { return fault }
        switch value {
        case .string(let text): return fault(inText: text, schema, pointer)
        case .integer, .decimal: return fault(inNumber: value, schema, pointer)
        case .array(let elements): return fault(in: elements, schema, pointer, depth: depth + 1)
        case .object(let members): return fault(in: members, schema, pointer, depth: depth + 1)
        default: return nil
        }
    }

    private mutating func combined(
        _ value: JSONValue, _ schema: JSONValue, _ pointer: String, depth: Int
    ) -> String? {
        for part in schema["allOf"]?.arrayValue ?? [] {
            if let fault = fault(value, part, pointer, depth: depth) { return fault }
        }
        for key in ["anyOf", "oneOf"] {
            guard let parts = schema[key]?.arrayValue else { continue }
            let count = parts.count { fault(value, $0, pointer, depth: depth) == nil }
            if count == 0 { return "\(pointer): none of \(key) holds" }
            if key == "oneOf", count > 1 { return "\(pointer): \(count) of oneOf hold" }
        }
        return nil
    }

    private func fault(inText text: String, _ schema: JSONValue, _ pointer: String) -> String? {
        let count = text.unicodeScalars.count
        if let least = schema["minLength"]?.whole, count < least { return "\(pointer): is shorter than \(least)" }
        if let most = schema["maxLength"]?.whole, count > most { return "\(pointer): is longer than \(most)" }
        for key in ["pattern", "format"] {
            guard let rule = schema[key] else { continue }
            let form = "{\"type\":\"string\",\"\(key)\":\(rule.text())}"
            // Rules that are not supported are not checked.
            guard let grammar = try? ShapeGrammar(jsonSchema: form) else { continue }
            if !grammar.accepts(JSONValue.quoted(text)) { return "\(pointer): does not have the \(key) \(rule.text())" }
        }
        return nil
    }

    private func fault(inNumber value: JSONValue, _ schema: JSONValue, _ pointer: String) -> String? {
        let number = value.doubleValue ?? .nan
        if let low = schema["minimum"]?.doubleValue, !(number >= low) { return "\(pointer): is below \(low)" }
        if let high = schema["maximum"]?.doubleValue, !(number <= high) { return "\(pointer): is above \(high)" }
        if let low = schema["exclusiveMinimum"]?.doubleValue, !(number > low) {
            return "\(pointer): is not above \(low)"
        }
        if let high = schema["exclusiveMaximum"]?.doubleValue, !(number < high) {
            return "\(pointer): is not below \(high)"
        }
        return nil
    }

    private mutating func fault(
        in elements: [JSONValue], _ schema: JSONValue, _ pointer: String, depth: Int
    ) -> String? {
        if let least = schema["minItems"]?.whole, elements.count < least { return "\(pointer): has too few elements" }
        if let most = schema["maxItems"]?.whole, elements.count > most { return "\(pointer): has too many elements" }
        let prefix = schema["prefixItems"]?.arrayValue ?? []
        for (index, element) in elements.enumerated() {
            guard let rule = index < prefix.count ? prefix[index] : schema["items"] else { continue }
            if let fault = fault(element, rule, "\(pointer)/\(index)", depth: depth) { return fault }
        }
        return nil
    }

    private mutating func fault(
        in members: [JSONValue.Member], _ schema: JSONValue, _ pointer: String, depth: Int
    ) -> String? {
        for name in schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? [] {
            if !members.contains(where: { $0.key == name }) { return "\(pointer): has no \(name)" }
        }
        if let least = schema["minProperties"]?.whole, members.count < least {
            return "\(pointer): has too few members"
        }
        if let most = schema["maxProperties"]?.whole, members.count > most { return "\(pointer): has too many members" }
        for member in members {
            guard let rule = schema["properties"]?[member.key] ?? schema["additionalProperties"] else { continue }
            let inner = "\(pointer)/\(SchemaPointer.escaped(member.key))"
            if let fault = fault(member.value, rule, inner, depth: depth) { return fault }
        }
        return nil
    }
}

extension ShapeGrammar {
    /// Whether the grammar accepts a text.
    fileprivate func accepts(_ text: String) -> Bool {
        let automaton = ShapeAutomaton(program)
        var state = automaton.start()
        for byte in text.utf8 where state != ShapeAutomaton.dead { state = automaton.step(state, byte) }
        return state != ShapeAutomaton.dead && automaton.isAccepting(state)
    }
}
