/// Source ranges of the entries of a text's top-level mapping, as offsets in Unicode scalars. `YAMLEdit` uses them.
struct YAMLLayout {
    /// A key with its value.
    struct Entry {
        let key: String
        /// The line of the key, from 1.
        let line: Int
        /// The key as it is written, quotes included.
        let keyRange: Range<Int>
        /// The value as it is written; empty where there is none.
        let valueRange: Range<Int>
        /// Whether the value is a block scalar (after `|` or `>`).
        let isBlock: Bool

        /// Where the entry ends.
        var end: Int { max(keyRange.upperBound, valueRange.upperBound) }
    }

    /// The entries in writing order.
    private(set) var entries: [Entry] = []
    /// Whether the mapping is in flow style, in braces.
    private(set) var isFlow = false
    /// The number of columns before its keys.
    private(set) var indentation = 0
    /// The offset of the closing brace, or, without braces, of what follows the last entry and the comments below it.
    private(set) var end: Int

    /// Reads a text that `YAMLReader` accepts.
    ///
    /// - Throws: `YAMLError` naming the line.
    init(_ text: String) throws(YAMLError) {
        let events = YAMLEventStream(text)
        _ = try events.next()
        let start = try events.next()
        end = start.start
        guard case .documentStart = start.kind else { return }
        let root = try events.next()
        guard case .mappingStart = root.kind else {
            end = try events.next().start
            return
        }
        isFlow = root.isFlow
        indentation = root.column - 1
        while true {
            let key = try events.next()
            if case .mappingEnd = key.kind {
                end = key.start
                return
            }
            guard case .scalar(let name, _) = key.kind else {
                throw YAMLError(.syntax, "this cannot be a key", line: key.line)
            }
            let value = try events.next()
            var isBlock = false
            if case .scalar(_, .block) = value.kind { isBlock = true }
            entries.append(
                Entry(
                    key: name, line: key.line, keyRange: key.start..<key.end,
                    valueRange: value.start..<(try Self.end(of: value, events)), isBlock: isBlock))
        }
    }

    /// Where a value ends. For lists and mappings without brackets, libyaml reports an end after the comments below
    /// them, so the end of their last scalar is used instead.
    private static func end(of first: YAMLEvent, _ events: YAMLEventStream) throws(YAMLError) -> Int {
        var depth = 0
        var end = first.end
        var event = first
        var flows: [Bool] = []
        while true {
            switch event.kind {
            case .sequenceStart, .mappingStart:
                depth += 1
                flows.append(event.isFlow)
            case .sequenceEnd, .mappingEnd:
                depth -= 1
                if flows.popLast() == true { end = event.end }
            default: end = max(end, event.end)
            }
            if depth == 0 { return end }
            event = try events.next()
        }
    }
}
