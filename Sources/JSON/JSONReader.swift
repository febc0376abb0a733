/// Reads a JSON document (RFC 8259), keeping the order of an object's members and the spelling of numbers.
///
/// Half a surrogate pair becomes U+FFFD; a byte order mark at the start is passed over.
public struct JSONReader: Sendable {
    private let maximumValues: Int
    private let maximumDepth: Int
    private let refusesDuplicateKeys: Bool

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - maximumValues: the most values in a text. It limits the memory that an untrusted text can take.
    ///   - maximumDepth: the deepest nesting of arrays and objects. It limits the use of the stack.
    ///   - refusesDuplicateKeys: whether a key that occurs twice is an error. Otherwise its last value counts, at the
    ///     place of the first.
    public init(maximumValues: Int = .max, maximumDepth: Int = 128, refusesDuplicateKeys: Bool = false) {
        self.maximumValues = maximumValues
        self.maximumDepth = maximumDepth
        self.refusesDuplicateKeys = refusesDuplicateKeys
    }

    /// Reads one document.
    ///
    /// - Throws: `JSONReaderError` naming the place.
    public func read(_ bytes: [UInt8]) throws(JSONReaderError) -> JSONValue {
        var parser = JSONParser(
            bytes: bytes, refusesDuplicateKeys: refusesDuplicateKeys, depthLeft: maximumDepth,
            valuesLeft: maximumValues)
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
    /// The line at which it is, from 1.
    public let line: Int

    /// The message with its place.
    public var description: String { "\(message) at byte \(offset)" }
}

extension JSONValue {
    /// Reads one JSON document, such as a `Data` or the `utf8` of a text.
    ///
    /// - Throws: `JSONReaderError` naming the place.
    public init(parsing bytes: some Sequence<UInt8>) throws(JSONReaderError) {
        self = try JSONReader().read(Array(bytes))
    }
}
