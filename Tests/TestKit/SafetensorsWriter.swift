public import Foundation

/// Writes safetensors files for tests, sound ones or, by way of `header`, broken ones.
public struct SafetensorsWriter {
    private var entries: [String] = []
    private var data: [UInt8] = []
    /// Tensors so far.
    public private(set) var names: [String] = []

    /// A file without tensors.
    public init() {}

    /// Adds a tensor behind the others.
    public mutating func add(_ name: String, _ type: String, _ shape: [Int], _ bytes: [UInt8]) {
        let offsets = "[\(data.count),\(data.count + bytes.count)]"
        entries.append("\"\(name)\":{\"dtype\":\"\(type)\",\"shape\":\(shape),\"data_offsets\":\(offsets)}")
        data += bytes
        names.append(name)
    }

    /// The whole file, its data aligned to eight bytes.
    public var bytes: [UInt8] {
        var header = "{\"__metadata__\":{\"format\":\"pt\"}" + entries.map { "," + $0 }.joined() + "}"
        while header.utf8.count % 8 != 0 { header += " " }
        return Self.bytes(header: header, data: data)
    }

    /// A file with any header.
    public static func bytes(header: String, data: [UInt8]) -> [UInt8] {
        let length = withUnsafeBytes(of: UInt64(header.utf8.count).littleEndian) { [UInt8]($0) }
        return length + Array(header.utf8) + data
    }

    /// Writes the file.
    public func write(to url: URL) throws { try Data(bytes).write(to: url) }
}
