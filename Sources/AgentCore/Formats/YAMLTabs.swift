/// Finds tabs that separate values. YAML 1.1 and 1.2 disagree on them, and the Agent Skills reference validator
/// refuses them.
enum YAMLTabs {
    /// Throws if there is a tab outside comments and outside the given ranges (offsets in Unicode scalars).
    static func refuse(in text: String, outside quoted: [Range<Int>]) throws(YAMLError) {
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return }
        var remaining = quoted[...]
        var line = 1
        var isComment = false
        var previous: Unicode.Scalar = "\n"
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            while let range = remaining.first, range.upperBound <= offset { remaining.removeFirst() }
            let isQuoted = remaining.first?.contains(offset) ?? false
            switch scalar {
            case "\n":
                line += 1
                isComment = false
            case "#" where !isQuoted && [" ", "\t", "\n"].contains(previous): isComment = true
            case "\t" where !isQuoted && !isComment:
                throw YAMLError(.dialect, "a tab between values; use spaces", line: line)
            default: break
            }
            previous = scalar
        }
    }
}
