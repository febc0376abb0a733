/// The metadata of a GGUF file: keys such as `general.architecture` and their values.
///
/// The accessors return nil if the key is missing or its value has another type.
public struct GGUFMetadata: Sendable {
    /// The keys, in the file's order.
    public let keys: [String]
    private let values: [String: GGUFValue]

    init(keys: [String], values: [String: GGUFValue]) {
        self.keys = keys
        self.values = values
    }

    /// The value of `key`.
    public subscript(key: String) -> GGUFValue? { values[key] }

    /// The string at `key`; bytes that are not UTF-8 become replacement characters.
    public func string(_ key: String) -> String? {
        guard case .string(let bytes) = values[key] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The integer at `key`.
    public func integer(_ key: String) -> Int? {
        guard case .integer(let value) = values[key] else { return nil }
        return value
    }

    /// The float or integer at `key`.
    public func float(_ key: String) -> Double? {
        switch values[key] {
        case .float(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// The boolean at `key`.
    public func bool(_ key: String) -> Bool? {
        guard case .bool(let value) = values[key] else { return nil }
        return value
    }

    /// The strings at `key`; bytes that are not UTF-8 become replacement characters.
    public func strings(_ key: String) -> [String]? {
        byteStrings(key)?.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The strings at `key`, byte for byte.
    public func byteStrings(_ key: String) -> [[UInt8]]? { array(key)?.byteStrings }

    /// Number of elements in the list at `key`; 0 if there is none.
    func count(_ key: String) -> Int { array(key)?.count ?? 0 }

    /// The floats at `key`.
    public func floats(_ key: String) -> [Float]? { array(key)?.floats }

    /// The integers at `key`, clamped to 32 bits.
    public func integers(_ key: String) -> [Int32]? { array(key)?.integers }

    private func array(_ key: String) -> GGUFArray? {
        guard case .array(let array) = values[key] else { return nil }
        return array
    }
}
