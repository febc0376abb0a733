/// Versions of three numbers, with pre-releases.
extension Operation {
    private static let versions = [
        "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
        "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2.0", "1.10.0", "1.9.0", "2.0.0", "0.1.0", "0.1.5", "0.2.0",
    ]
    private static let near = [1, 2, 15].flatMap { step in
        versions.enumerated().map { place, one in
            Row(values: [.string(one), .string(versions[(place + step) % versions.count])], needs: nil)
        }
    }

    /// Whether one precedes the other, by the rules of semantic versioning.
    private static func precedes(_ one: String, _ other: String, asTexts: Bool = false) -> Bool {
        let (left, right) = (parts(one), parts(other))
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        if left.rest.isEmpty || right.rest.isEmpty { return !left.rest.isEmpty && right.rest.isEmpty }
        if asTexts { return left.rest.joined(separator: ".") < right.rest.joined(separator: ".") }
        for (mine, theirs) in zip(left.rest, right.rest) where mine != theirs {
            switch (Int(mine), Int(theirs)) {
            case (let mine?, let theirs?): return mine < theirs
            case (nil, nil): return mine < theirs
            case (let mine, _): return mine != nil
            }
        }
        return left.rest.count < right.rest.count
    }

    /// The three numbers and the identifiers of the pre-release; zeros for what is no version.
    private static func parts(_ text: String) -> (numbers: [Int], rest: [Substring]) {
        let halves = text.split(separator: "-", maxSplits: 1)
        let numbers = halves.first?.split(separator: ".").compactMap { Int($0) } ?? []
        return (
            numbers.count == 3 ? numbers : [0, 0, 0], halves.count > 1 ? halves[1].split(separator: ".") : []
        )
    }

    private static func isCompatible(_ one: String, with other: String, _ call: OperationCall) -> Bool {
        let (left, right) = (parts(one).numbers, parts(other).numbers)
        guard left[0] == right[0], call["lower too"] || !precedes(one, other, asTexts: call["labels as texts"]) else {
            return false
        }
        return !call["minor of zero"] || left[0] > 0 || left[1] == right[1]
    }

    /// The three numbers of a version that keeps to all rules, `nil` for any other text.
    private static func read(_ text: String) -> [Int]? {
        let plain = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let halves = plain[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = halves[0].split(separator: ".", omittingEmptySubsequences: false)
        let rest = halves.dropFirst().flatMap { $0.split(separator: ".", omittingEmptySubsequences: false) }
        func isPlain(_ text: Substring) -> Bool { text == "0" || !text.hasPrefix("0") }
        guard fields.count == 3, fields.allSatisfy({ $0.allSatisfy(\.isNumber) && isPlain($0) }),
            rest.allSatisfy({ !$0.isEmpty && (isPlain($0) || !$0.allSatisfy(\.isNumber)) })
        else { return nil }
        let numbers = fields.compactMap { Int($0) }
        return numbers.count == 3 ? numbers : nil
    }

    /// Whether what stands behind the numbers is compared letter by letter.
    private static let labels = OperationOption(
        "labels as texts",
        on: "labels texts|label text|labels strings|label string|labels alphabet|lexicograph|compared texts",
        off: "identifiers numbers|numeric|numerically")

    static let semanticVersions: [Operation] = [
        Operation(
            "semantic version read", "version read|version pars|version", not: "compare next", takes: "text",
            rows: texts("1.2.3", "0.0.1", "10.20.30", "2.0.0", "1.4.0", "1.0.0-alpha", "2.0.0-beta.2", "0.1.0")
                + texts("01.0.0", "1.02.0", "1.0.00", "1.0.0-01", needs: "leading_zero")
                + texts("1.2", "1", "1.2.3.4", "1.2.", needs: "exactly three|three numbers|else|otherwise")
                + texts("1.0.0-", needs: "empty")
                + texts("1.0.0-a..b", needs: "empty identif|empty part|empty dot|empty component"),
            settled: InputTopic.every
        ) { c in
            guard c.text(0).contains(".") else { return nil }
            return read(c.text(0)).map { .ints($0) } ?? .absent
        },
        Operation(
            "next release", "patch|next release|bump patch", not: "major minor", takes: "text",
            options: [OperationOption("leads", on: "lead|same three|drops|without increas|becomes the release")],
            rows: versions.map { Row(values: [.string($0)], needs: nil) }, settled: InputTopic.every
        ) { c in
            let (numbers, rest) = parts(c.text(0))
            return .ints(numbers.dropLast() + [numbers[2] + (c["leads"] && !rest.isEmpty ? 0 : 1)])
        },
        Operation(
            "precedence of versions",
            "version precede|version order|version compare|version less|version before|precedence specification|precedence semantic|lower precedence|higher precedence",
            takes: "text text", options: [labels], rows: near, settled: InputTopic.every
        ) { c in .bool(precedes(c.text(0), c.text(1), asTexts: c["labels as texts"])) },
        Operation(
            "is compatible version", "compatib|satisf|version used|requirement", takes: "text text",
            options: [
                OperationOption("lower too", off: "lower|older|at least|newer|greater"),
                OperationOption("minor of zero", on: "zero"), labels,
            ], rows: near,
            settled: InputTopic.every
        ) { c in .bool(isCompatible(c.text(0), with: c.text(1), c)) },
        Operation(
            "is stable version", "stable|release fit|production", takes: "text",
            rows: versions.map { Row(values: [.string($0)], needs: nil) }, settled: InputTopic.every
        ) { c in .bool(parts(c.text(0)).numbers[0] > 0 && parts(c.text(0)).rest.isEmpty) },
        Operation(
            "is pre-release", "prerelease|pre-release|pre release", takes: "text",
            rows: versions.map { Row(values: [.string($0)], needs: nil) }, settled: InputTopic.every
        ) { c in .bool(!parts(c.text(0)).rest.isEmpty) },
        Operation(
            "written version", "version notation|version description|version text|version written", takes: "text",
            rows: versions.map { Row(values: [.string($0)], needs: nil) }, settled: InputTopic.every
        ) { c in .string(c.text(0)) },
    ]
}
