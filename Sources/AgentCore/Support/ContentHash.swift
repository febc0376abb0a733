/// SHA-256 of a text, to name exactly what a model was given. Each platform's own library computes it.
public enum ContentHash {
    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
