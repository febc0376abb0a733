import Foundation

/// Writes GGUF files for tests; the format is described at the engine's `GGUFReader`.
public struct GGUFWriter: Sendable {
    /// A metadata value, with the few types that tests need.
    public enum Value: Sendable {
        /// An unsigned 32-bit integer.
        case uint32(UInt32)
        /// A float.
        case float32(Float)
        /// A truth value.
        case bool(Bool)
        /// A text.
        case string(String)
        /// A text of any bytes.
        case bytes([UInt8])
        /// Texts of any bytes.
        case strings([[UInt8]])
        /// Floats.
        case floats([Float])
        /// Signed 32-bit integers.
        case int32s([Int32])
    }

    /// The format's version.
    public var version: UInt32 = 3
    /// Tensors begin at multiples of this.
    public var alignment = 32
    private var entries: [(key: String, value: Value)] = []
    private var tensors: [(name: String, shape: [Int], type: UInt32, data: [UInt8])] = []

    /// An empty file.
    public init() {}

    /// Adds a key.
    public mutating func set(_ key: String, _ value: Value) { entries.append((key, value)) }

    /// Adds a tensor: its shape with the row length first, the number of its type, its bytes.
    public mutating func add(_ name: String, shape: [Int], type: UInt32, data: [UInt8]) {
        tensors.append((name, shape, type, data))
    }

    /// Takes out a key or a tensor.
    public mutating func remove(_ name: String) {
        entries.removeAll { $0.key == name }
        tensors.removeAll { $0.name == name }
    }

    /// The file's bytes.
    public func encoded() -> [UInt8] {
        var out = Bytes()
        out.append(Array("GGUF".utf8))
        out.append(version)
        out.append(UInt64(tensors.count))
        out.append(UInt64(entries.count))
        for (key, value) in entries {
            out.append(string: Array(key.utf8))
            out.append(value)
        }
        var offset = 0
        for tensor in tensors {
            out.append(string: Array(tensor.name.utf8))
            out.append(UInt32(tensor.shape.count))
            for length in tensor.shape { out.append(UInt64(bitPattern: Int64(length))) }
            out.append(tensor.type)
            out.append(UInt64(offset))
            offset = padded(offset + tensor.data.count)
        }
        for tensor in tensors {
            out.pad(to: padded(out.bytes.count))
            out.append(tensor.data)
        }
        out.pad(to: padded(out.bytes.count))
        return out.bytes
    }

    /// Writes the file, calls `body` with its path and removes it; what `body` has mapped stays readable.
    public func written<Result>(_ body: (String) throws -> Result) throws -> Result {
        try Self.written(encoded(), body)
    }

    /// The same with any bytes.
    public static func written<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appending(path: "engine-test-\(UUID().uuidString).gguf")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path(percentEncoded: false))
    }

    private func padded(_ count: Int) -> Int { (count + alignment - 1) / alignment * alignment }
}

/// Little-endian bytes.
private struct Bytes {
    var bytes: [UInt8] = []

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    mutating func append(string: [UInt8]) {
        append(UInt64(string.count))
        bytes += string
    }

    mutating func append(_ value: GGUFWriter.Value) {
        switch value {
        case .uint32(let value):
            append(UInt32(4))
            append(value)
        case .float32(let value):
            append(UInt32(6))
            append(value.bitPattern)
        case .bool(let value):
            append(UInt32(7))
            append(UInt8(value ? 1 : 0))
        case .string(let value):
            append(UInt32(8))
            append(string: Array(value.utf8))
        case .bytes(let value):
            append(UInt32(8))
            append(string: value)
        case .strings(let values):
            appendArray(8, values.count)
            for value in values { append(string: value) }
        case .floats(let values):
            appendArray(6, values.count)
            for value in values { append(value.bitPattern) }
        case .int32s(let values):
            appendArray(5, values.count)
            for value in values { append(value) }
        }
    }

    private mutating func appendArray(_ element: UInt32, _ count: Int) {
        append(UInt32(9))
        append(element)
        append(UInt64(count))
    }

    mutating func pad(to count: Int) {
        bytes += [UInt8](repeating: 0, count: count - bytes.count)
    }
}
