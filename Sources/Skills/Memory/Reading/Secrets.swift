import Foundation

/// Recognises secrets, which are never stored: long numbers, keys, and what is written beside the name of a credential.
enum Secrets {
    /// Whether a text holds a secret.
    static func isIn(_ text: String) -> Bool {
        if holdsNumberOrKey(text) { return true }
        return !names.isDisjoint(with: Folding.words(text))
    }

    /// Thirteen digits and more, a number such as 123-45-6789, a long mix of letters and digits, or a mix of letters,
    /// digits and signs.
    private static func holdsNumberOrKey(_ text: String) -> Bool {
        if text.firstMatch(of: /\d(?:[ \-]?\d){12,}/) != nil { return true }
        if text.firstMatch(of: /\b\d{3}-\d{2}-\d{4}\b/) != nil { return true }
        return text.split(whereSeparator: \.isWhitespace).contains { word in
            guard word.contains(where: \.isNumber), word.contains(where: \.isLetter) else { return false }
            let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_+/=.".contains($0) }
            return word.count >= 16 && isPlain || word.count >= 7 && word.dropLast().contains(where: signs.contains)
        }
    }

    private static let signs = "!#$%^&*?~"

    /// The names of credentials, as forms have them. A closed class, and the one place where words decide: a secret
    /// that was stored by mistake cannot be taken back.
    private static let names: Set<String> = [
        "password", "passwords", "passcode", "passphrase", "passwort", "contrasena", "senha", "wachtwoord", "pin",
        "cvv",
        "cvc", "iban", "ssn", "otp", "apikey",
    ]
}
