import CCrypto

/// SHA-256 of a text, to name exactly what a model was given.
public enum ContentHash {
    /// The digest of the text's UTF-8 bytes, as 64 hexadecimal digits.
    ///
    /// - Throws: `AgentError` where the library refuses to work.
    public static func sha256(_ text: String) throws -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        var bytes = Array(text.utf8)
        guard EVP_Digest(&bytes, bytes.count, &digest, &length, EVP_sha256(), nil) == 1 else {
            throw AgentError(.failed, "libcrypto could not compute SHA-256", remedy: "Check the OpenSSL installation.")
        }
        return digest[..<Int(length)].map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
