#if canImport(Darwin)
    import CryptoKit

    /// SHA-256 of bytes that come piece by piece.
    public struct ContentDigest: ~Copyable {
        private var hash = SHA256()

        /// Of no bytes yet.
        public init() throws {}

        /// Takes more bytes.
        public mutating func add(_ bytes: UnsafeRawBufferPointer) throws { hash.update(bufferPointer: bytes) }

        /// The digest, as 64 hexadecimal digits.
        public consuming func text() throws -> String { ContentHash.hexadecimal(hash.finalize()) }
    }
#endif
