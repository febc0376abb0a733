import CYAML

/// One step of libyaml's parser.
struct YAMLEvent {
    enum Kind {
        case documentStart
        case documentEnd
        case streamStart
        case streamEnd
        case scalar(String, YAMLNode.ScalarStyle)
        case sequenceStart
        case sequenceEnd
        case mappingStart
        case mappingEnd
        /// The name after `*`.
        case alias(String)
    }

    let kind: Kind
    var hasAnchor = false
    var hasTag = false
    var isFlow = false
    /// Offsets in Unicode scalars.
    let start: Int
    let end: Int
    /// From 1.
    let line: Int
    let column: Int

    var isAlias: Bool {
        if case .alias = kind { true } else { false }
    }
}

/// libyaml's parser over a text that this object owns.
///
/// libyaml follows YAML 1.1, where three Unicode separators break lines; in YAML 1.2 they are ordinary characters.
/// So they are replaced with three private-use characters before parsing, and put back afterwards.
final class YAMLEventStream {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private static let separators: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("\u{85}", "\u{10FDD0}"), ("\u{2028}", "\u{10FDD1}"), ("\u{2029}", "\u{10FDD2}"),
    ]

    init(_ text: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(Self.separators.first { $0.0 == scalar }?.1 ?? scalar)
        }
        let source = String(scalars).utf8
        bytes = .allocate(capacity: max(1, source.count))
        _ = bytes.initialize(from: source)
        // libyaml keeps the parser's address, so it must not move.
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, source.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    func next() throws(YAMLError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_STREAM_START_EVENT: return Self.make(.streamStart, event)
        case YAML_DOCUMENT_START_EVENT: return Self.make(.documentStart, event)
        case YAML_DOCUMENT_END_EVENT: return Self.make(.documentEnd, event)
        case YAML_ALIAS_EVENT:
            return Self.make(.alias(event.data.alias.anchor.map { String(cString: $0) } ?? ""), event)
        case YAML_SCALAR_EVENT: return Self.scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            var result = Self.make(.sequenceStart, event)
            result.hasAnchor = event.data.sequence_start.anchor != nil
            result.hasTag = event.data.sequence_start.tag != nil
            result.isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            return result
        case YAML_MAPPING_START_EVENT:
            var result = Self.make(.mappingStart, event)
            result.hasAnchor = event.data.mapping_start.anchor != nil
            result.hasTag = event.data.mapping_start.tag != nil
            result.isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            return result
        case YAML_SEQUENCE_END_EVENT: return Self.make(.sequenceEnd, event)
        case YAML_MAPPING_END_EVENT: return Self.make(.mappingEnd, event)
        default: return Self.make(.streamEnd, event)
        }
    }

    private static func make(_ kind: YAMLEvent.Kind, _ event: yaml_event_t) -> YAMLEvent {
        YAMLEvent(
            kind: kind, start: event.start_mark.index, end: event.end_mark.index, line: event.start_mark.line + 1,
            column: event.start_mark.column + 1)
    }

    private static func scalar(_ event: yaml_event_t) -> YAMLEvent {
        let scalar = event.data.scalar
        let style: YAMLNode.ScalarStyle =
            switch scalar.style {
            case YAML_PLAIN_SCALAR_STYLE: .plain
            case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
            default: .quoted
            }
        var result = make(
            .scalar(text(UnsafeBufferPointer(start: scalar.value, count: scalar.length)), style), event)
        result.hasAnchor = scalar.anchor != nil
        result.hasTag = scalar.tag != nil
        return result
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: { ("\u{10FDD0}"..."\u{10FDD2}").contains($0) }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(separators.first { $0.1 == scalar }?.0 ?? scalar)
        }
        return String(scalars)
    }

    private func failure() -> YAMLError {
        let state = parser.pointee
        let problem = state.problem.map { String(cString: $0) } ?? "not YAML"
        // A reader error (a control character) has an offset but no mark.
        let isReaderError = state.error == YAML_READER_ERROR
        // libyaml reports an unclosed construct at the end of the text; report the line where it was opened.
        let isUnclosed = problem.hasSuffix("unexpected end of stream") && state.context != nil
        let mark = isUnclosed ? state.context_mark : state.problem_mark
        let line = isReaderError ? lineOfByte(state.problem_offset) : mark.line + 1
        let hint =
            problem.hasPrefix("mapping values are not allowed")
            ? "; a text that contains \": \" must stand in quotes" : ""
        return YAMLError(.syntax, problem + hint, line: line)
    }

    private func lineOfByte(_ offset: Int) -> Int {
        1 + bytes.prefix(max(0, min(offset, bytes.count))).count { $0 == UInt8(ascii: "\n") }
    }
}
