import Foundation

/// Takes out of a message what is not the user speaking, by its marks alone: code, quotations, quoted lines and pasted
/// mails. What is left is what facts may be learned from.
enum OwnWords {
    /// The longest quotation, in words, that may be a title or a name and is kept.
    private static let longestTitle = 3

    /// The message without what is quoted or pasted.
    static func text(of message: String) -> String {
        var text = message.replacing("\r\n", with: "\n")
        text = withoutFences(text)
        text = withoutMail(text)
        text = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix(">") }.joined(separator: "\n")
        text = text.replacing(/`[^`\n]*`/, with: "…").replacing(/https?:\/\/\S+/, with: "…")
        return withoutQuotations(text)
    }

    private static func withoutFences(_ text: String) -> String {
        var isInside = false
        var kept: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop(while: \.isWhitespace)
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                isInside.toggle()
            } else if !isInside {
                kept.append(line)
            }
        }
        return kept.joined(separator: "\n")
    }

    /// Cuts the text before a mail's head: two lines in a row such as `From: Ana` and `Subject: Rent`, or a line of
    /// dashes as mail programs write it above the mail that is answered.
    private static func withoutMail(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.indices.first { index in
            lines[index].hasPrefix("-----")
                || isHeader(lines[index]) && index + 1 < lines.endIndex && isHeader(lines[index + 1])
        }
        return head.map { lines[..<$0].joined(separator: "\n") } ?? text
    }

    private static func isHeader(_ line: Substring) -> Bool {
        line.prefixMatch(of: /\p{Lu}[\p{L}\-]{1,20}: \S/) != nil
    }

    private static func withoutQuotations(_ text: String) -> String {
        var output = text
        for pattern in [/"[^"\n]*"/, /“[^”]*”/, /«[^»]*»/, /„[^“”]*[“”]/] {
            output = output.replacing(pattern) { match in
                Folding.words(String(match.output)).count > longestTitle ? "…" : String(match.output)
            }
        }
        // A quotation mark without its partner: the rest is a quotation.
        for (mark, partner) in [("“", "”"), ("«", "»"), ("„", "“”")] as [(Character, String)] {
            if let start = output.lastIndex(of: mark), !output[start...].contains(where: partner.contains) {
                output = String(output[..<start])
            }
        }
        return output
    }
}
