import Foundation

/// Says whether a document is valid under a JSON Schema (draft 2020-12), for the keywords that answers may be shaped by.
///
/// Written from the standard and apart from the engine, as its judge. It reads with Foundation, so that a document which
/// is no JSON, or no UTF-8, is found here too.
public struct SchemaValidator {
    private let root: Any

    /// A validator for a schema.
    public init(_ schema: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(schema.utf8), options: [.fragmentsAllowed])
    }

    /// The first thing that is wrong with a document; `nil` where it is valid.
    public func fault(in document: String) -> String? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(document.utf8), options: [.fragmentsAllowed])
        else { return "no JSON" }
        return fault(value, root, "#")
    }

    private func fault(_ value: Any, _ schema: Any, _ pointer: String) -> String? {
        if !(schema is [String: Any]), let flag = schema as? Bool { return flag ? nil : "\(pointer): nothing is valid" }
        guard let schema = schema as? [String: Any] else { return "\(pointer): no schema" }
        if let reference = schema["$ref"] as? String {
            guard let target = resolve(reference) else { return "\(pointer): \(reference) is missing" }
            if let fault = fault(value, target, pointer + "→" + reference) { return fault }
        }
        if let type = schema["type"] {
            let names = type as? [String] ?? [type as? String ?? ""]
            let isOne = names.contains { Kind(value).isA($0) || $0 == "integer" && isWhole(value) }
            guard isOne else { return "\(pointer): not of type \(names)" }
        }
        if let values = schema["enum"] as? [Any], !values.contains(where: { same($0, value) }) {
            return "\(pointer): not in enum"
        }
        if let constant = schema["const"], !same(constant, value) { return "\(pointer): not the const" }
        if let fault = combined(value, schema, pointer) { return fault }
        switch Kind(value) {
        case .string: return text(value as? String ?? "", schema, pointer)
        case .number: return number((value as? NSNumber)?.doubleValue ?? .nan, schema, pointer)
        case .array: return array(value as? [Any] ?? [], schema, pointer)
        case .object: return object(value as? [String: Any] ?? [:], schema, pointer)
        default: return nil
        }
    }

    private func combined(_ value: Any, _ schema: [String: Any], _ pointer: String) -> String? {
        for (index, part) in (schema["allOf"] as? [Any] ?? []).enumerated() {
            if let fault = fault(value, part, "\(pointer)/allOf/\(index)") { return fault }
        }
        if let any = schema["anyOf"] as? [Any], any.allSatisfy({ fault(value, $0, pointer) != nil }) {
            return "\(pointer)/anyOf: none holds"
        }
        if let one = schema["oneOf"] as? [Any] {
            let count = one.count { fault(value, $0, pointer) == nil }
            if count != 1 { return "\(pointer)/oneOf: \(count) hold" }
        }
        return nil
    }

    private func text(_ text: String, _ schema: [String: Any], _ pointer: String) -> String? {
        let count = text.unicodeScalars.count
        if let least = schema["minLength"] as? Int, count < least { return "\(pointer): shorter than minLength" }
        if let most = schema["maxLength"] as? Int, count > most { return "\(pointer): longer than maxLength" }
        if let pattern = schema["pattern"] as? String {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return "\(pointer): bad pattern" }
            let range = NSRange(text.startIndex..., in: text)
            if expression.firstMatch(in: text, range: range) == nil { return "\(pointer): does not match \(pattern)" }
        }
        guard let format = schema["format"] as? String else { return nil }
        return isValid(text, format) ? nil : "\(pointer): \(text) is no \(format)"
    }

    private func isValid(_ text: String, _ format: String) -> Bool {
        let strategy = Date.ISO8601FormatStyle(timeZone: .gmt)
        switch format {
        case "date": return (try? strategy.year().month().day().parse(text)) != nil && text.count == 10
        case "date-time": return (try? strategy.parse(text)) != nil
        case "email": return text.split(separator: "@").count == 2 && text.contains(".")
        case "uuid": return UUID(uuidString: text) != nil
        case "ipv4": return text.split(separator: ".").compactMap { UInt8($0) }.count == 4
        default: return true
        }
    }

    private func number(_ value: Double, _ schema: [String: Any], _ pointer: String) -> String? {
        func bound(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
        if let low = bound("minimum"), value < low { return "\(pointer): below minimum" }
        if let high = bound("maximum"), value > high { return "\(pointer): above maximum" }
        if let low = bound("exclusiveMinimum"), value <= low { return "\(pointer): not above exclusiveMinimum" }
        if let high = bound("exclusiveMaximum"), value >= high { return "\(pointer): not below exclusiveMaximum" }
        return nil
    }

    private func array(_ elements: [Any], _ schema: [String: Any], _ pointer: String) -> String? {
        if let least = schema["minItems"] as? Int, elements.count < least { return "\(pointer): too few items" }
        if let most = schema["maxItems"] as? Int, elements.count > most { return "\(pointer): too many items" }
        let prefix = schema["prefixItems"] as? [Any] ?? []
        for (index, element) in elements.enumerated() {
            guard let rule = index < prefix.count ? prefix[index] : schema["items"] else { continue }
            if let fault = fault(element, rule, "\(pointer)/\(index)") { return fault }
        }
        return nil
    }

    private func object(_ members: [String: Any], _ schema: [String: Any], _ pointer: String) -> String? {
        for name in schema["required"] as? [String] ?? [] where members[name] == nil { return "\(pointer): no \(name)" }
        if let least = schema["minProperties"] as? Int, members.count < least { return "\(pointer): too few members" }
        if let most = schema["maxProperties"] as? Int, members.count > most { return "\(pointer): too many members" }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for (name, value) in members {
            guard let rule = properties[name] ?? schema["additionalProperties"] else { continue }
            if let fault = fault(value, rule, "\(pointer)/\(name)") { return fault }
        }
        return nil
    }

    private func resolve(_ reference: String) -> Any? {
        reference.dropFirst().split(separator: "/").reduce(root as Any?) { value, key in
            (value as? [String: Any])?[String(key)] ?? Int(key).flatMap { (value as? [Any])?[$0] }
        }
    }

    private func same(_ one: Any, _ other: Any) -> Bool {
        Kind(one) == Kind(other) && (one as? NSObject)?.isEqual(other) ?? false
    }

    private func isWhole(_ value: Any) -> Bool {
        guard Kind(value) == .number, let number = value as? NSNumber else { return false }
        return number.doubleValue == number.doubleValue.rounded()
    }

    private enum Kind {
        case null, boolean, number, string, array, object

        init(_ value: Any) {
            switch value {
            case is NSNull: self = .null
            case let number as NSNumber: self = Kind.isBoolean(number) ? .boolean : .number
            case is String: self = .string
            case is [Any]: self = .array
            default: self = .object
            }
        }

        func isA(_ type: String) -> Bool { "\(self)" == type }

        static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
    }
}
