/// One value of a GGUF file's metadata.
public enum GGUFValue: Sendable {
    /// An integer of any width and sign.
    case integer(Int)
    /// An unsigned integer beyond `Int.max`.
    case large(UInt64)
    /// A float of either width.
    case float(Double)
    /// True or false.
    case bool(Bool)
    /// A string, byte for byte; vocabularies hold strings that are not valid UTF-8.
    case string([UInt8])
    /// A list of values of one type.
    case array(GGUFArray)
}

/// A list in a GGUF file's metadata, read from the file on demand: vocabularies are large.
public struct GGUFArray: Sendable {
    /// The type of the elements.
    let element: GGUFValueType
    /// Number of elements.
    public let count: Int
    private let file: MappedFile
    private let offset: Int

    init(element: GGUFValueType, count: Int, file: MappedFile, offset: Int) {
        self.element = element
        self.count = count
        self.file = file
        self.offset = offset
    }

    /// The elements, if they are strings.
    public var byteStrings: [[UInt8]]? {
        guard element == .string else { return nil }
        return values { reader throws(EngineError) in try reader.bytes("string") }
    }

    /// The elements, if they are floats of either width.
    public var floats: [Float]? {
        switch element {
        case .float32:
            values { reader throws(EngineError) in Float(bitPattern: try reader.integer(UInt32.self, "float")) }
        case .float64:
            values { reader throws(EngineError) in Float(Double(bitPattern: try reader.integer(UInt64.self, "float"))) }
        default: nil
        }
    }

    /// The elements, if they are integers or booleans, clamped to 32 bits.
    public var integers: [Int32]? {
        guard element.isInteger || element == .bool else { return nil }
        return values { reader throws(EngineError) in
            switch try GGUFReader.scalar(element, from: &reader, "element") {
            case .integer(let value): Int32(clamping: value)
            case .bool(let value): value ? 1 : 0
            default: Int32.max
            }
        }
    }

    /// Reads every element. Opening the file checked the whole list, so nothing can be missing.
    private func values<Value>(_ read: (inout ByteReader) throws(EngineError) -> Value) -> [Value]? {
        var reader = ByteReader(file, at: offset)
        var result: [Value] = []
        result.reserveCapacity(count)
        for _ in 0..<count {
            guard let value = try? read(&reader) else { return nil }
            result.append(value)
        }
        return result
    }
}

/// The type of a metadata value, as numbered in the file.
enum GGUFValueType: UInt32 {
    case uint8 = 0
    case int8
    case uint16
    case int16
    case uint32
    case int32
    case float32
    case bool
    case string
    case array
    case uint64
    case int64
    case float64

    /// Bytes of one value; for strings and lists, the minimum.
    var size: Int {
        switch self {
        case .uint8, .int8, .bool: 1
        case .uint16, .int16: 2
        case .uint32, .int32, .float32: 4
        case .string, .uint64, .int64, .float64: 8
        case .array: 12
        }
    }

    var isInteger: Bool {
        switch self {
        case .uint8, .int8, .uint16, .int16, .uint32, .int32, .uint64, .int64: true
        default: false
        }
    }
}
