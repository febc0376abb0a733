/// Reads the `tokenizer.ggml.…` keys of a model file: a key may be missing, but its value must have the right type.
struct VocabularyKeys {
    let file: GGUFFile

    /// No vocabulary has more tokens or merges; merge ranks are compared as floats, which are exact up to this number.
    private static let mostElements = 1 << 24

    /// A text.
    func text(_ key: String) throws(EngineError) -> String? { try value(key, "text") { $0.string($1) } }

    /// True or false.
    func bool(_ key: String) throws(EngineError) -> Bool? { try value(key, "truth value") { $0.bool($1) } }

    /// A whole number.
    func number(_ key: String) throws(EngineError) -> Int? { try value(key, "whole number") { $0.integer($1) } }

    /// A list of texts, byte for byte.
    func texts(_ key: String) throws(EngineError) -> [[UInt8]]? {
        let count = file.metadata.count(Self.full(key))
        guard count <= Self.mostElements else {
            throw malformed(key, "has \(count) elements; at most \(Self.mostElements) are possible")
        }
        return try value(key, "list of texts") { $0.byteStrings($1) }
    }

    /// A list of floats.
    func floats(_ key: String) throws(EngineError) -> [Float]? { try value(key, "list of floats") { $0.floats($1) } }

    /// A list of whole numbers.
    func integers(_ key: String) throws(EngineError) -> [Int32]? {
        try value(key, "list of whole numbers") { $0.integers($1) }
    }

    /// An error about a key of this file.
    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.path): \(Self.full(key)) \(what)")
    }

    private static func full(_ key: String) -> String { "tokenizer.ggml.\(key)" }

    private func value<Value>(
        _ key: String, _ kind: String, _ read: (GGUFMetadata, String) -> Value?
    ) throws(EngineError) -> Value? {
        if let value = read(file.metadata, Self.full(key)) { return value }
        guard file.metadata[Self.full(key)] == nil else { throw malformed(key, "is no \(kind)") }
        return nil
    }
}
