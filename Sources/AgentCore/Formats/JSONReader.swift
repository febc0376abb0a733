/// Reads a JSON document (RFC 8259), keeping the order of an object's members.
///
/// If a key occurs twice, the last value counts, at the position of the first. An unpaired surrogate becomes U+FFFD.
/// A byte-order mark at the start is skipped.
public struct JSONReader: Sendable {
    private let maximumValues: Int
    private let maximumDepth: Int

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - maximumValues: the most values in a text. It limits the memory that an untrusted text can take.
    ///   - maximumDepth: the deepest nesting of arrays and objects. It limits the use of the stack.
    public init(maximumValues: Int = .max, maximumDepth: Int = 128) {
        self.maximumValues = maximumValues
        self.maximumDepth = maximumDepth
    }

    /// Reads one document.
    ///
    /// - Throws: `JSONReaderError` naming the place.
    public func read(_ bytes: [UInt8]) throws(JSONReaderError) -> JSONValue {
        var parser = JSONParser(bytes: bytes, depthLeft: maximumDepth, valuesLeft: maximumValues)
        return try parser.document()
    }

    /// Reads one document.
    ///
    /// - Throws: `JSONReaderError` naming the place.
    public func read(_ text: String) throws(JSONReaderError) -> JSONValue { try read(Array(text.utf8)) }
}

/// Why a text is not JSON, and where.
public struct JSONReaderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let message: String
    /// The offset of the byte where the error is, from 0.
    public let offset: Int

    /// The message with its place.
    public var description: String { "\(message) at byte \(offset)" }
}
