/// Finds added tokens in a text: leftmost first, and the longest of those that begin at the same position, as the Hugging
/// Face tokenizers do.
struct AddedTokenMatcher: Sendable {
    /// A piece of a text.
    enum Fragment: Equatable {
        /// Ordinary text, as a range of bytes.
        case text(Range<Int>)
        /// One token.
        case token(TokenID)
    }

    private let table: TokenTable
    /// For each first byte, the lengths of its tokens, longest first.
    private let lengths: [[Int]]
    private let tokens: [TokenID: AddedToken]

    /// A matcher for these tokens; of several with the same text, the first counts.
    ///
    /// - Parameter spelling: the text to match for a token.
    init(_ tokens: [AddedToken], spelling: (AddedToken) -> [UInt8]) {
        var table = TokenTable(capacity: tokens.count)
        var lengths = [Set<Int>](repeating: [], count: 256)
        for token in tokens {
            let bytes = spelling(token)
            guard let first = bytes.first, table.insert(bytes, id: token.id) == nil else { continue }
            lengths[Int(first)].insert(bytes.count)
        }
        self.table = table
        self.lengths = lengths.map { $0.sorted(by: >) }
        self.tokens = Dictionary(tokens.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Splits a text at the tokens in it.
    ///
    /// - Parameter parseSpecial: also matches structure: special tokens, and those in angle brackets (`<think>`), which
    ///   a user must not be able to write.
    func fragments(of text: ArraySlice<UInt8>, parseSpecial: Bool) -> [Fragment] {
        var result: [Fragment] = []
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            var index = 0
            while index < bytes.count {
                guard let (token, length) = match(bytes, at: index, parseSpecial) else {
                    index += 1
                    continue
                }
                let from = token.stripsLeft ? Blanks.start(before: index, in: bytes, least: start) : index
                let end = index + length
                if start < from { result.append(.text(start..<from)) }
                result.append(.token(token.id))
                start = token.stripsRight ? Blanks.end(behind: end, in: bytes) : end
                index = start
            }
            if start < bytes.count { result.append(.text(start..<bytes.count)) }
        }
        return result
    }

    /// The token with this id, if it is one of these.
    func token(_ id: TokenID) -> AddedToken? { tokens[id] }

    private func match(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ parseSpecial: Bool
    ) -> (AddedToken, Int)? {
        for length in lengths[Int(bytes[index])] where index + length <= bytes.count {
            let candidate = UnsafeBufferPointer(rebasing: bytes[index..<index + length])
            guard let id = table.id(of: candidate), let token = tokens[id],
                parseSpecial || !(token.isSpecial || SpecialTokens.isMarkup(token.content)),
                !token.isSingleWord || Self.standsAlone(bytes, index, index + length)
            else { continue }
            return (token, length)
        }
        return nil
    }

    private static func standsAlone(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        !isWord(Blanks.scalar(before: start, in: bytes)) && !isWord(Blanks.scalar(behind: end, in: bytes))
    }

    /// `\w`
    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        guard let properties = scalar?.properties else { return false }
        switch properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return properties.isAlphabetic || properties.isJoinControl
        }
    }
}
