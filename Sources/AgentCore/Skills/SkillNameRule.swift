import Foundation

/// The rules for skill names. As in the reference validator, letters and digits are those of Unicode, and names are
/// compared in compatibility normal form (NFKC).
enum SkillNameRule {
    static let maximumLength = 64

    /// One broken rule.
    struct Problem {
        let code: String
        let message: String
    }

    /// Every rule that a name breaks.
    static func problems(with written: String, folderName: String) -> [Problem] {
        let name = normalized(written.trimmed)
        var problems: [Problem] = []
        func report(_ code: String, _ message: String) { problems.append(Problem(code: code, message: message)) }

        let length = name.unicodeScalars.count
        if length > maximumLength {
            report("name-too-long", "the name has \(length) characters; at most \(maximumLength) are allowed")
        }
        if name != name.lowercased() { report("name-case", "the name must be in lower case") }
        if name.hasPrefix("-") || name.hasSuffix("-") {
            report("name-hyphen", "the name must not begin or end with a hyphen")
        }
        if name.contains("--") { report("name-hyphen", "the name must not contain two hyphens in a row") }
        if let scalar = name.unicodeScalars.first(where: { !isAllowed($0) }) {
            report("name-characters", "the name contains \"\(scalar)\"; use letters, digits and hyphens")
        }
        if normalized(folderName) != name {
            report("name-mismatch", "the name \"\(name)\" differs from its folder's, \"\(folderName)\"")
        }
        return problems
    }

    private static func normalized(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return scalar.properties.numericType != nil
        }
    }
}
