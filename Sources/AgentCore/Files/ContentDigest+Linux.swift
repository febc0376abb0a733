#if os(Linux)
    import CCrypto

    /// Computes SHA-256 incrementally.
    public struct ContentDigest: ~Copyable {
        private let context: OpaquePointer

        /// Starts with no bytes.
        ///
        /// - Throws: `AgentError` where libcrypto fails.
        public init() throws {
            guard let context = EVP_MD_CTX_new() else { throw Self.failure }
            guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
                EVP_MD_CTX_free(context)
                throw Self.failure
            }
            self.context = context
        }

        deinit { EVP_MD_CTX_free(context) }

        /// Adds more bytes.
        public mutating func add(_ bytes: UnsafeRawBufferPointer) throws {
            guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else { throw Self.failure }
        }

        /// The digest, as 64 hexadecimal digits.
        public consuming func text() throws -> String {
            var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
            var length: UInt32 = 0
            guard EVP_DigestFinal_ex(context, &digest, &length) == 1 else { throw Self.failure }
            return ContentHash.hexadecimal(digest[..<Int(length)])
        }

        private static var failure: AgentError {
            AgentError(.failed, "libcrypto could not compute SHA-256", remedy: "Check the OpenSSL installation.")
        }
    }
#endif
