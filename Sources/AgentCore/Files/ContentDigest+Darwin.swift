#if canImport(Darwin)
    import CryptoKit

    /// Computes SHA-256 incrementally.
    public struct ContentDigest: ~Copyable {
        private var hash = SHA256()

        /// Starts with no bytes.
        public init() throws {}

        /// Adds more bytes.
        public mutating func add(_ bytes: UnsafeRawBufferPointer) throws { hash.update(bufferPointer: bytes) }

        /// The digest, as 64 hexadecimal digits.
        public consuming func text() throws -> String { ContentHash.hexadecimal(hash.finalize()) }
    }
#endif
