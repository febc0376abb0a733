/// Builds a tree of nodes from libyaml's events, and enforces the limits and the dialect.
struct YAMLComposer {
    private let events: YAMLEventStream
    private let dialect: YAMLReader.Dialect
    private let maximumDepth: Int
    private var nodesLeft: Int
    /// The ranges of quoted and block scalars, as offsets in Unicode scalars.
    private(set) var quotedRanges: [Range<Int>] = []

    init(events: YAMLEventStream, dialect: YAMLReader.Dialect, maximumDepth: Int, maximumNodes: Int) {
        self.events = events
        self.dialect = dialect
        self.maximumDepth = maximumDepth
        nodesLeft = maximumNodes
    }

    /// The document's root; `nil` where it is empty. More than one document is an error.
    mutating func document() throws(YAMLError) -> YAMLNode? {
        _ = try events.next()
        guard case .documentStart = try events.next().kind else { return nil }
        let first = try events.next()
        if case .scalar("", .plain) = first.kind, first.start == first.end { return try finish(nil) }
        return try finish(try node(first, depth: 0))
    }

    private func finish(_ root: YAMLNode?) throws(YAMLError) -> YAMLNode? {
        _ = try events.next()
        let last = try events.next()
        guard case .streamEnd = last.kind else {
            throw YAMLError(.syntax, "a second document begins here; one is expected", line: last.line)
        }
        return root
    }

    private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
        nodesLeft -= 1
        guard nodesLeft >= 0 else { throw YAMLError(.tooLarge, "too many values", line: event.line) }
        guard depth < maximumDepth else {
            throw YAMLError(.tooLarge, "nested more than \(maximumDepth) deep", line: event.line)
        }
        try check(event)
        switch event.kind {
        case .scalar(let text, let style):
            if style != .plain { quotedRanges.append(event.start..<event.end) }
            return YAMLNode(.scalar(text, style), line: event.line, column: event.column)
        case .alias(let name):
            return YAMLNode(.scalar("*" + name, .plain), line: event.line, column: event.column)
        case .sequenceStart: return try sequence(event, depth: depth)
        case .mappingStart: return try mapping(event, depth: depth)
        default: throw YAMLError(.syntax, "a value is missing", line: event.line)
        }
    }

    private func check(_ event: YAMLEvent) throws(YAMLError) {
        if dialect == .lenient { return }
        if event.isAlias || event.hasAnchor {
            throw YAMLError(
                .alias, "anchors and aliases (& and *) are not supported; put the text in quotes", line: event.line)
        }
        if event.hasTag {
            throw YAMLError(.tag, "explicit types (!) are not supported; put the text in quotes", line: event.line)
        }
        if event.isFlow, dialect == .strict {
            throw YAMLError(
                .dialect, "lists in [ ] and mappings in { } are not allowed here; write one entry a line",
                line: event.line)
        }
    }

    private mutating func sequence(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
        var elements: [YAMLNode] = []
        while true {
            let event = try events.next()
            if case .sequenceEnd = event.kind { break }
            elements.append(try node(event, depth: depth + 1))
        }
        return YAMLNode(.sequence(elements), line: start.line, column: start.column)
    }

    private mutating func mapping(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
        var pairs: [YAMLNode.Pair] = []
        var keys: Set<String> = []
        var indentation: Int?
        while true {
            let event = try events.next()
            if case .mappingEnd = event.kind { break }
            let keyNode = try node(event, depth: depth + 1)
            guard let key = keyNode.text else {
                throw YAMLError(.syntax, "\(keyNode.kind) cannot be a key", line: keyNode.line)
            }
            if !keys.insert(key).inserted {
                guard dialect == .lenient else {
                    throw YAMLError(.duplicateKey, "the key \"\(key)\" occurs twice", line: keyNode.line)
                }
                pairs.removeAll { $0.key == key }
            }
            let value = try node(try events.next(), depth: depth + 1)
            if dialect == .strict {
                try checkStrict(keyNode, value, &indentation)
            }
            pairs.append(YAMLNode.Pair(key, line: keyNode.line, value))
        }
        return YAMLNode(.mapping(pairs), line: start.line, column: start.column)
    }

    private func checkStrict(
        _ key: YAMLNode, _ value: YAMLNode, _ indentation: inout Int?
    ) throws(YAMLError) {
        if case .scalar("<<", .plain) = key.content {
            throw YAMLError(.dialect, "merge keys (<<) are not supported", line: key.line)
        }
        guard case .mapping = value.content else { return }
        if let indentation, indentation != value.column {
            throw YAMLError(.dialect, "indented differently from the mapping before", line: value.line)
        }
        indentation = value.column
    }
}
