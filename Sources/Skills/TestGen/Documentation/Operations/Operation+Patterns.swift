/// Patterns of paths, as shells know them.
extension Operation {
    static let patterns: [Operation] = [
        Operation(
            "path pattern", "pattern match path|glob|pattern path|wildcard path", takes: "text:1 text:2",
            options: [
                OperationOption(
                    "slashes",
                    on:
                        "slash|separator|component|segment|no slash|not slash|nor slash|no separator|not separator|not component"
                ),
                OperationOption(
                    "across", on: "slashes included|including slash|any depth|across|crosses|slashes too|slash too"),
                OperationOption("sets", on: "bracket|listed|set|character class|nor listed"),
            ],
            rows: calls(
                ["abc", "abc"], ["a*", "abc"], ["a?c", "abc"], ["?", "abc"], ["*c", "abc"], ["b*", "abc"],
                ["*", "abc"], ["a*c", "abcabc"], ["a?", "abc"], ["*", ""], ["*.txt", "file.txt"],
                ["*.txt", "file.swift"], ["*b", "aab"])
                + calls(
                    ["a*c", "a/c"], ["a?c", "a/c"], ["*", "a/b"], ["a/*", "a/b"], ["a/*", "a/b/c"], ["*/b", "a/b"],
                    needs: "slash|separator|component|segment")
                + calls(
                    ["**", "a/b"], ["a/**", "a/b/c"], ["**/c", "a/b/c"], ["a**c", "abc"],
                    needs: "slashes included|including slash|any depth|across|crosses|slashes too|slash too")
                + calls(["[ab]c", "ac"], ["[ab]c", "cc"], ["x[ab]", "xb"], ["[ab]", "ab"], needs: "listed|bracket")
                + calls(
                    ["[!ab]c", "ac"], ["[!ab]c", "cc"], ["a[!b]", "a/"], ["a[!b]c", "a/c"],
                    needs: "neither|negated !not|other than listed"),
            settled: [.symbols, .short, .empty]
        ) { c in
            .bool(PathPatternModel(c).matches(c.letters(0)[...], c.letters(1)[...]))
        }
    ]
}

/// What a pattern matches by the conventions that were chosen.
private struct PathPatternModel {
    private let hasSlashes: Bool
    private let isAcross: Bool
    private let hasSets: Bool

    init(_ call: OperationCall) {
        hasSlashes = call["slashes"]
        isAcross = call["across"]
        hasSets = call["sets"]
    }

    private func isPlain(_ character: Character) -> Bool { !hasSlashes || character != "/" }

    func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            let isDouble = isAcross && rest.first == "*"
            let after = isDouble ? rest.dropFirst() : rest
            if matches(after, text) { return true }
            guard let next = text.first, isDouble || isPlain(next) else { return false }
            return matches(pattern, text.dropFirst())
        }
        guard let next = text.first else { return false }
        if first == "[", hasSets, let end = rest.firstIndex(of: "]") {
            let isNegated = rest.first == "!"
            let members = rest[..<end].dropFirst(isNegated ? 1 : 0)
            let fits = isNegated ? !members.contains(next) && isPlain(next) : members.contains(next)
            return fits && matches(pattern[(end + 1)...], text.dropFirst())
        }
        return (first == "?" ? isPlain(next) : first == next) && matches(rest, text.dropFirst())
    }
}
