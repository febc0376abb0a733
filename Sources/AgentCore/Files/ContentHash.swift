/// SHA-256 through the platform's own library. It identifies the exact prompt a model was given and the exact
/// content a user trusted.
public enum ContentHash {
    /// The digest of the text's UTF-8 bytes, as 64 hexadecimal digits.
    ///
    /// - Throws: `AgentError` where libcrypto fails.
    public static func sha256(_ text: String) throws -> String { try sha256(Array(text.utf8)) }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
