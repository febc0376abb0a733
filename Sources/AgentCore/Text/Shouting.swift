import Foundation

/// Normalises messages written all in capitals. Otherwise their words would be read as names, and case-sensitive
/// encoders would not know them.
public enum Shouting {
    /// Shorter texts are left alone: "OK" and "MRI" are normally in capitals.
    private static let leastLetters = 8
    private static let leastWords = 3

    /// A text written all in capitals, in lower case except for the start of each sentence and "I". Other texts are
    /// returned unchanged.
    public static func calmed(_ text: String) -> String {
        let letters = text.filter(\.isLetter)
        guard letters.count >= leastLetters, letters.allSatisfy(\.isUppercase),
            text.split(whereSeparator: \.isWhitespace).count >= leastWords
        else { return text }
        var begins = true
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            let small = word.lowercased()
            defer { begins = word.last.map { ".!?\n".contains($0) } ?? begins }
            let isUsers = ["i", "i'm", "i've", "i'd", "i'll"].contains(
                small.trimmingCharacters(in: .punctuationCharacters))
            return begins || isUsers ? small.prefix(1).uppercased() + small.dropFirst() : small
        }
        return words.joined(separator: " ")
    }
}
