#if os(Linux)
    import CCrypto

    extension ContentHash {
        /// The digest of bytes, as 64 hexadecimal digits.
        ///
        /// - Throws: `AgentError` where libcrypto fails.
        public static func sha256(_ bytes: [UInt8]) throws -> String {
            var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
            var length: UInt32 = 0
            guard EVP_Digest(bytes, bytes.count, &digest, &length, EVP_sha256(), nil) == 1 else {
                throw AgentError(
                    .failed, "libcrypto could not compute SHA-256", remedy: "Check the OpenSSL installation.")
            }
            return hexadecimal(digest[..<Int(length)])
        }
    }
#endif
