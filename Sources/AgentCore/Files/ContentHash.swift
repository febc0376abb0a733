/// SHA-256, to name exactly what a model was given and what was trusted. Each platform's own library computes it.
public enum ContentHash {
    /// The digest of the text's UTF-8 bytes, as 64 hexadecimal digits.
    ///
    /// - Throws: `AgentError` where the library refuses to work.
    public static func sha256(_ text: String) throws -> String { try sha256(Array(text.utf8)) }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
