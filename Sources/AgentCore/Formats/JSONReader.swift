/// Reads a JSON document (RFC 8259), keeping the order of an object's members.
///
/// Of a key that occurs twice the last value counts, at the place of the first. Half a surrogate pair becomes U+FFFD; a byte
/// order mark at the start is passed over.
public struct JSONReader: Sendable {
    private let maximumValues: Int
    private let maximumDepth: Int

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - maximumValues: bounds the memory that a text from a stranger can take.
    ///   - maximumDepth: at most this many lists and objects inside one another; reading takes stack for each.
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

/// Why a text is no JSON, and where.
public struct JSONReaderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let message: String
    /// The byte at which it is, from 0.
    public let offset: Int

    /// The message with its place.
    public var description: String { "\(message) at byte \(offset)" }
}
