/// Ids that people can type: ten letters and digits, without look-alikes such as 0 and o; about 49 random bits.
public enum Identifier {
    private static let alphabet = Array("23456789abcdefghjkmnpqrstuvwxyz")

    /// A fresh id.
    public static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<10).compactMap { _ in alphabet.randomElement(using: &generator) })
    }
}
