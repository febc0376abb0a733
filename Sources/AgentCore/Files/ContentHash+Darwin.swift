#if canImport(Darwin)
    import CryptoKit
    import Foundation

    extension ContentHash {
        /// The digest of bytes, as 64 hexadecimal digits.
        public static func sha256(_ bytes: [UInt8]) throws -> String {
            hexadecimal(SHA256.hash(data: Data(bytes)))
        }
    }
#endif
