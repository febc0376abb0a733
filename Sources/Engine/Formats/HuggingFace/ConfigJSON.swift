/// A JSON object from one of the small files of a model directory, with typed access to its values.
struct ConfigJSON {
    /// The file.
    let path: String
    /// The path of the object within the file; empty for the whole.
    let field: String
    private let object: JSONValue

    /// Maximum size of a file in bytes.
    private static let longest = 1 << 26

    /// Reads a file that holds an object.
    ///
    /// - Throws: `EngineError` naming the file and the field: missing, too long, or not a JSON object.
    init(path: String) throws(EngineError) {
        let file = try MappedFile(path: path)
        guard file.count <= Self.longest else {
            throw EngineError(.malformed, "\(path): has \(file.count) bytes; at most \(Self.longest) are read")
        }
        object = try file.json("object")
        guard case .object = object else { throw EngineError(.malformed, "\(path): is no JSON object") }
        self.path = path
        field = ""
    }

    /// An object that has been read already.
    init(path: String, field: String, object: JSONValue) {
        self.path = path
        self.field = field
        self.object = object
    }

    /// The value of a key; `nil` if it is missing or null.
    subscript(key: String) -> JSONValue? {
        let value = object[key]
        return value == .null ? nil : value
    }

    /// The keys.
    var keys: [String] { object.objectValue?.map(\.key) ?? [] }

    /// The object at a key.
    func section(_ key: String) throws(EngineError) -> ConfigJSON? {
        guard let value = self[key] else { return nil }
        guard case .object = value else { throw malformed(key, "is no object") }
        return ConfigJSON(path: path, field: full(key), object: value)
    }

    /// A positive whole number.
    func count(_ key: String) throws(EngineError) -> Int? {
        guard let value = self[key] else { return nil }
        guard case .integer(let number) = value else { throw malformed(key, "is no whole number") }
        guard number > 0 else { throw malformed(key, "is \(number), no positive number") }
        return number
    }

    /// A number.
    func float(_ key: String) throws(EngineError) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.doubleValue else { throw malformed(key, "is no number") }
        return number
    }

    /// True or false.
    func bool(_ key: String) throws(EngineError) -> Bool? {
        guard let value = self[key] else { return nil }
        guard case .bool(let flag) = value else { throw malformed(key, "is neither true nor false") }
        return flag
    }

    /// A text.
    func text(_ key: String) throws(EngineError) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value else { throw malformed(key, "is no text") }
        return text
    }

    /// The text at the first of these keys that is present.
    func text(_ keys: [String]) throws(EngineError) -> String? {
        for key in keys { if let text = try text(key) { return text } }
        return nil
    }

    /// The object at the first of these keys that is present.
    func section(_ keys: [String]) throws(EngineError) -> ConfigJSON? {
        for key in keys { if let section = try section(key) { return section } }
        return nil
    }

    /// A list of numbers.
    func floats(_ key: String) throws(EngineError) -> [Float]? {
        guard let value = self[key] else { return nil }
        guard case .array(let elements) = value else { throw malformed(key, "is no list") }
        var result: [Float] = []
        for element in elements {
            guard let number = element.doubleValue else { throw malformed(key, "holds what is no number") }
            result.append(Float(number))
        }
        return result
    }

    /// The key, prefixed with the names of the enclosing objects.
    func full(_ key: String) -> String { field.isEmpty ? key : "\(field).\(key)" }

    /// An error about an invalid value.
    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(path): \(full(key)) \(what)")
    }

    /// An error about a value that is not supported.
    func unsupported(_ key: String, _ what: String) -> EngineError {
        EngineError(.unsupported, "\(path): \(full(key)) \(what) is not supported")
    }
}
