/// One step of splitting a text before the model sees it, as in `pre_tokenizer` of a `tokenizer.json`.
enum PreTokenizerStep: Sendable {
    /// Where the space replacement is added before a text that does not begin with it.
    enum Prefix: String, Sendable {
        /// Before every piece of text.
        case always
        /// Before the first piece of the whole text.
        case first
        /// Nowhere.
        case never
    }

    /// What happens to the delimiter.
    enum Delimiter: String, Sendable {
        case removed = "Removed"
        case isolated = "Isolated"
        case mergedWithPrevious = "MergedWithPrevious"
        case mergedWithNext = "MergedWithNext"
    }

    /// Splits by the rules, one after another.
    case rules(PreTokenizer)
    /// Replaces spaces with `space`, adds one in front as `prefix` says, and with `splits` begins a word at each of
    /// them.
    case metaspace(space: [UInt8], prefix: Prefix, splits: Bool)
    /// Adds a space in front of a text that does not begin with one.
    case prefixSpace
    /// Splits at a delimiter.
    case literal([UInt8], Delimiter)
    /// Splits at whitespace and removes it.
    case whitespace

    /// The words of `text`.
    ///
    /// - Parameter isFirst: whether `text` is the beginning of the whole text.
    func split(_ text: ArraySlice<UInt8>, isFirst: Bool) -> [ArraySlice<UInt8>] {
        switch self {
        case .rules(let rules):
            return rules.split(ClassifiedText(text)).map {
                text[text.startIndex + $0.lowerBound..<text.startIndex + $0.upperBound]
            }
        case .metaspace(let space, let prefix, let splits):
            var marked = TextNormalizer.replace([0x20], with: space).apply(to: text)
            let wants = prefix == .always || (prefix == .first && isFirst)
            if wants, !marked.starts(with: space) { marked = space + marked }
            return splits ? Self.split(marked, at: space, .mergedWithNext) : [marked]
        case .prefixSpace: return [text.first == 0x20 ? text : [0x20] + text]
        case .literal(let literal, let delimiter): return Self.split(text, at: literal, delimiter)
        case .whitespace: return Self.words(text)
        }
    }

    private static func split(
        _ text: ArraySlice<UInt8>, at literal: [UInt8], _ delimiter: Delimiter
    ) -> [ArraySlice<UInt8>] {
        guard let first = literal.first, text.contains(first) else { return [text] }
        var result: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var index = start
        func end(at position: Int) {
            if start < position { result.append(text[start..<position]) }
            start = position
        }
        while index < text.endIndex {
            guard text[index] == first, text[index...].starts(with: literal) else {
                index += 1
                continue
            }
            let behind = index + literal.count
            switch delimiter {
            case .removed:
                end(at: index)
                start = behind
            case .isolated:
                end(at: index)
                end(at: behind)
            case .mergedWithPrevious: end(at: behind)
            case .mergedWithNext: end(at: index)
            }
            index = behind
        }
        end(at: text.endIndex)
        return result
    }

    private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let classified = ClassifiedText(text)
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0...classified.count where index == classified.count || classified.classes[index].contains(.space)
        {
            let (from, to) = (classified.offsets[start], classified.offsets[index])
            if from < to { result.append(text[text.startIndex + from..<text.startIndex + to]) }
            start = min(index + 1, classified.count)
        }
        return result
    }
}
