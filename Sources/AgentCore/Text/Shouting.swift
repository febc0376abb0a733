import Foundation

/// Messages that are written in capitals alone, as they would be written otherwise: by their capitals what is read would be names, and
/// encoders that tell cases apart would not know the words.
public enum Shouting {
    /// The least letters and words of which capitals tell anything: "OK" and "MRI" do not.
    private static let leastLetters = 8
    private static let leastWords = 3

    /// The text in small letters, but for the first of each sentence and "I", where it is written in capitals alone; else itself.
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
