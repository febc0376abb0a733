#if canImport(Darwin)
    import CryptoKit
    import Foundation

    extension ContentHash {
        /// The digest of the text's UTF-8 bytes, as 64 hexadecimal digits.
        public static func sha256(_ text: String) throws -> String {
            hexadecimal(SHA256.hash(data: Data(text.utf8)))
        }
    }
#endif
