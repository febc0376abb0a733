/// Scans a range of a text for the pre-tokenizers. A position is an index of a scalar; lookahead sees only the range.
struct PreTokenizerScanner {
    typealias Class = ClassifiedText.Class

    let text: ClassifiedText
    let range: Range<Int>

    /// A scanner over `range` of `text`.
    init(_ text: ClassifiedText, in range: Range<Int>) {
        self.text = text
        self.range = range
    }

    /// Appends the splits of the range.
    func split(by stage: PreTokenizer.Stage, into ranges: inout [Range<Int>]) {
        var position = range.lowerBound
        var gap = position
        while position < range.upperBound {
            let end = self.end(of: stage, at: position)
            guard end > position else {  // In no match: text between matches stays together.
                position += 1
                continue
            }
            if gap < position { ranges.append(gap..<position) }
            ranges.append(position..<end)
            position = end
            gap = end
        }
        if gap < position { ranges.append(gap..<position) }
    }

    /// The end of the match that begins at `position`; `position` itself if there is none.
    private func end(of stage: PreTokenizer.Stage, at position: Int) -> Int {
        switch stage {
        case .gpt2: gpt2(position)
        case .words(let digits, let marks): words(position, digits: digits, marks: marks)
        case .casedWords(let digits, let contractions): casedWords(position, digits: digits, contractions: contractions)
        case .singleNumbers: has(position, .number) ? position + 1 : position
        case .numberRuns: run(position) { $0.contains(.number) }
        case .punctuationRuns: punctuationRun(position)
        case .digitTriples: (position..<position + 3).allSatisfy(isDigit) ? position + 3 : position
        }
    }

    private func gpt2(_ position: Int) -> Int {
        if let end = contraction(position, ignoringCase: false) { return end }
        let start = text.values[position] == 0x20 && position + 1 < range.upperBound ? position + 1 : position
        if has(start, .letter) { return run(start) { $0.contains(.letter) } }
        if has(start, .number) { return run(start) { $0.contains(.number) } }
        if !has(start, .space) { return run(start) { $0.isDisjoint(with: [.letter, .number, .space]) } }
        return spaces(position)
    }

    private func words(_ position: Int, digits: Int, marks: Bool) -> Int {
        let letter: Class = marks ? [.letter, .mark] : .letter
        if let end = contraction(position, ignoringCase: true) { return end }
        if hasAny(position, letter) { return run(position) { !$0.isDisjoint(with: letter) } }
        if !hasAny(position, [.newline, .number]), hasAny(position + 1, letter) {
            return run(position + 1) { !$0.isDisjoint(with: letter) }
        }
        if let end = numbers(position, atMost: digits) { return end }
        let start = text.values[position] == 0x20 && position + 1 < range.upperBound ? position + 1 : position
        let other = letter.union([.number, .space])
        if !hasAny(start, other) {
            return run(run(start) { $0.isDisjoint(with: other) }) { $0.contains(.newline) }
        }
        return lines(position) ?? spaces(position)
    }

    /// `\p{N}{1,n}`
    func numbers(_ position: Int, atMost digits: Int) -> Int? {
        guard has(position, .number) else { return nil }
        var end = position + 1
        while end < position + digits, has(end, .number) { end += 1 }
        return end
    }

    /// `\s*[\r\n]+`
    func lines(_ position: Int) -> Int? {
        let end = run(position) { $0.contains(.space) }
        return (position..<end).last { has($0, .newline) }.map { $0 + 1 }
    }

    /// `\s+(?!\S)|\s+`: leaves the last of several spaces to the word after them.
    func spaces(_ position: Int) -> Int {
        let end = run(position) { $0.contains(.space) }
        return end < range.upperBound && end - position > 1 ? end - 1 : end
    }

    /// `'s|'t|'re|'ve|'m|'ll|'d`. Ignoring case, the long s (U+017F) counts as s, by Unicode's case folding.
    func contraction(_ position: Int, ignoringCase: Bool) -> Int? {
        guard text.values[position] == 0x27, position + 1 < range.upperBound else { return nil }
        let first = folded(position + 1, ignoringCase)
        if [0x73, 0x74, 0x6d, 0x64].contains(first) { return position + 2 }  // s t m d
        guard position + 2 < range.upperBound else { return nil }
        let second = folded(position + 2, ignoringCase)
        let isPair = second == 0x65 ? first == 0x72 || first == 0x76 : second == 0x6c && first == 0x6c  // re ve ll
        return isPair ? position + 3 : nil
    }

    private func folded(_ position: Int, _ ignoringCase: Bool) -> UInt32 {
        let value = text.values[position]
        guard ignoringCase else { return value }
        if value == 0x17f { return 0x73 }
        return (0x41...0x5a).contains(value) ? value + 0x20 : value
    }

    private func punctuationRun(_ position: Int) -> Int {
        var end = position
        while end < range.upperBound, has(end, .punctuation) || Self.symbols.contains(text.values[end]) { end += 1 }
        return end
    }

    /// `$+<=>^~|`
    private static let symbols: Set<UInt32> = [0x24, 0x2b, 0x3c, 0x3d, 0x3e, 0x5e, 0x7e, 0x7c]

    func run(_ position: Int, while belongs: (Class) -> Bool) -> Int {
        var end = position
        while end < range.upperBound, belongs(text.classes[end]) { end += 1 }
        return end
    }

    func has(_ position: Int, _ kind: Class) -> Bool {
        position < range.upperBound && text.classes[position].contains(kind)
    }

    func hasAny(_ position: Int, _ kinds: Class) -> Bool {
        position < range.upperBound && !text.classes[position].isDisjoint(with: kinds)
    }

    private func isDigit(_ position: Int) -> Bool {
        position < range.upperBound && (0x30...0x39).contains(text.values[position])
    }
}
