/// Converts the stages of a `tokenizer.json` to their runtime form.
extension TokenizerJSON {
    /// A stage as a list: the members of a sequence, or the stage itself.
    private func stages(_ stage: JSONValue?, _ list: String, _ field: String) throws(EngineError) -> [JSONValue] {
        guard let stage else { return [] }
        guard let type = stage["type"]?.stringValue else { throw malformed("\(field).type", "is missing") }
        guard type == "Sequence" else { return [stage] }
        guard let elements = stage[list]?.arrayValue else { throw malformed("\(field).\(list)", "is no list") }
        var result: [JSONValue] = []
        for (index, element) in elements.enumerated() {
            result += try stages(element, list, "\(field).\(list)[\(index)]")
        }
        return result
    }

    private func type(of stage: JSONValue) -> String { stage["type"]?.stringValue ?? "" }

    private func flag(_ stage: JSONValue, _ key: String, default fallback: Bool) -> Bool {
        guard case .bool(let flag)? = stage[key] else { return fallback }
        return flag
    }

    private func text(_ stage: JSONValue, _ key: String, _ field: String) throws(EngineError) -> [UInt8] {
        guard let text = stage[key]?.stringValue, !text.isEmpty else {
            throw malformed("\(field).\(key)", "is no text")
        }
        guard text.utf8.count <= Self.mostGrowth else {
            throw unsupported("\(field).\(key)", "a text of \(text.utf8.count) bytes, more than \(Self.mostGrowth),")
        }
        return Array(text.utf8)
    }

    /// Maximum factor by which replacements may lengthen a text; a few stages could otherwise make it grow without
    /// bound.
    private static let mostGrowth = 64

    /// Multiplies `growth` by the factor of replacing `old` bytes with `new` bytes.
    private func grow(_ growth: inout Int, by new: Int, for old: Int, _ field: String) throws(EngineError) {
        let (product, overflow) = growth.multipliedReportingOverflow(by: max(1, (new + old - 1) / old))
        guard !overflow, product <= Self.mostGrowth else {
            throw unsupported(field, "replacing by what is more than \(Self.mostGrowth) times as long")
        }
        growth = product
    }

    // MARK: Normalizers

    /// The changes to the text before it is split.
    func normalizers() throws(EngineError) -> [TextNormalizer] {
        var result: [TextNormalizer] = []
        var growth = 1
        for stage in try stages(normalizer, "normalizers", "normalizer") {
            switch type(of: stage) {
            case "NFC": result.append(.nfc)
            case "NFD": result.append(.nfd)
            case "NFKC": result.append(.nfkc)
            case "NFKD": result.append(.nfkd)
            case "Lowercase": result.append(.lowercase)
            case "Prepend": result.append(.prepend(try text(stage, "prepend", "normalizer")))
            case "Strip":
                result.append(
                    .strip(
                        left: flag(stage, "strip_left", default: true),
                        right: flag(stage, "strip_right", default: true)))
            case "Replace":
                guard let pattern = stage["pattern"], case .string(let content)? = stage["content"] else {
                    throw malformed("normalizer", "has Replace without pattern or content")
                }
                guard case .string(let literal)? = pattern["String"], !literal.isEmpty else {
                    throw unsupported("normalizer", "Replace of the pattern \(Self.spelling(pattern))")
                }
                try grow(&growth, by: content.utf8.count, for: literal.utf8.count, "normalizer")
                result.append(.replace(Array(literal.utf8), with: Array(content.utf8)))
            case let type: throw unsupported("normalizer", type)
            }
        }
        return result
    }

    // MARK: Pre-tokenizers

    /// The splits, and the name of the rules for display.
    func splits() throws(EngineError) -> (steps: [PreTokenizerStep], isByteLevel: Bool, name: String) {
        var steps: [PreTokenizerStep] = []
        var rules: [PreTokenizer.Stage] = []
        var isByteLevel = false
        var name = "none"
        var growth = 1
        for stage in try stages(preTokenizer, "pretokenizers", "pre_tokenizer") {
            switch type(of: stage) {
            case "ByteLevel":
                isByteLevel = true
                if flag(stage, "add_prefix_space", default: true) { steps.append(.prefixSpace) }
                if flag(stage, "use_regex", default: true) { rules.append(.gpt2) }
            case "Digits": rules.append(flag(stage, "individual_digits", default: false) ? .singleNumbers : .numberRuns)
            case "Split":
                let (step, stages) = try split(stage)
                rules += stages
                if let step { steps.append(step) }
            case "Metaspace":
                let step = try metaspace(stage)
                if case .metaspace(let space, _, _) = step {
                    try grow(&growth, by: space.count, for: 1, "pre_tokenizer")
                }
                steps.append(step)
                name = "metaspace"
            case "WhitespaceSplit": steps.append(.whitespace)
            case let type: throw unsupported("pre_tokenizer", type)
            }
        }
        guard rules.isEmpty || steps.isEmpty || (isByteLevel && steps.count == 1) else {
            throw unsupported("pre_tokenizer", "this sequence of rules")
        }
        if !rules.isEmpty {
            steps.append(.rules(PreTokenizer(rules)))
            name = KnownPatterns.name(of: rules)
        }
        return (steps, isByteLevel, name)
    }

    private func split(_ stage: JSONValue) throws(EngineError) -> (PreTokenizerStep?, [PreTokenizer.Stage]) {
        guard let pattern = stage["pattern"], case .string(let behavior)? = stage["behavior"] else {
            throw malformed("pre_tokenizer", "has Split without pattern or behavior")
        }
        let isInverted = flag(stage, "invert", default: false)
        if case .string(let literal)? = pattern["String"], !literal.isEmpty {
            guard let delimiter = PreTokenizerStep.Delimiter(rawValue: behavior), !isInverted else {
                throw unsupported("pre_tokenizer", "Split with the behavior \(behavior)")
            }
            return (.literal(Array(literal.utf8), delimiter), [])
        }
        // The known patterns match all text, so nothing remains between matches and both spellings mean the same.
        guard behavior == "Isolated" || (behavior == "Removed" && isInverted) else {
            throw unsupported("pre_tokenizer", "Split with the behavior \(behavior)")
        }
        guard case .string(let expression)? = pattern["Regex"], let stage = KnownPatterns.stages[expression] else {
            throw unsupported("pre_tokenizer", "the pattern \(Self.spelling(pattern))")
        }
        return (nil, [stage])
    }

    private func metaspace(_ stage: JSONValue) throws(EngineError) -> PreTokenizerStep {
        let space = try text(stage, "replacement", "pre_tokenizer")
        // Older files have `add_prefix_space` instead.
        var prefix = PreTokenizerStep.Prefix.always
        if case .string(let scheme)? = stage["prepend_scheme"] {
            guard let known = PreTokenizerStep.Prefix(rawValue: scheme) else {
                throw unsupported("pre_tokenizer", "the prepend_scheme \(scheme)")
            }
            prefix = known
        } else if !flag(stage, "add_prefix_space", default: true) {
            prefix = .never
        }
        return .metaspace(space: space, prefix: prefix, splits: flag(stage, "split", default: true))
    }

    // MARK: Decoders

    /// The bytes that represent a space in tokens, and whether decoding drops the first space.
    func spaces() throws(EngineError) -> (space: [UInt8], dropsFirst: Bool) {
        var space: [UInt8] = []
        var dropsFirst = false
        for stage in try stages(decoder, "decoders", "decoder") {
            switch type(of: stage) {
            case "ByteLevel", "ByteFallback", "Fuse": break
            case "Replace":
                guard case .string(let literal)? = stage["pattern"]?["String"], stage["content"] == .string(" ") else {
                    throw unsupported("decoder", "this Replace")
                }
                space = Array(literal.utf8)
            case "Strip":
                guard stage["content"] == .string(" "), case .integer(let start)? = stage["start"], start <= 1,
                    stage["stop"] == .integer(0)
                else { throw unsupported("decoder", "this Strip") }
                dropsFirst = start == 1
            case "Metaspace":
                guard case .metaspace(let replacement, let prefix, _) = try metaspace(stage) else { break }
                space = replacement
                dropsFirst = prefix != .never
            case let type: throw unsupported("decoder", type)
            }
        }
        return (space, dropsFirst)
    }

    // MARK: Post-processors

    /// The ids added before and after a text.
    func frame() throws(EngineError) -> (begin: [Int], end: [Int]) {
        var (begin, end): ([Int], [Int]) = ([], [])
        for stage in try stages(postProcessor, "processors", "post_processor") {
            switch type(of: stage) {
            case "ByteLevel": break
            case "TemplateProcessing": (begin, end) = try template(stage)
            case "BertProcessing", "RobertaProcessing":
                guard case .array(let cls)? = stage["cls"], case .integer(let first)? = cls.last,
                    case .array(let sep)? = stage["sep"], case .integer(let last)? = sep.last
                else { throw malformed("post_processor", "has no cls or sep") }
                (begin, end) = ([first], [last])
            case let type: throw unsupported("post_processor", type)
            }
        }
        return (begin, end)
    }

    private func template(_ stage: JSONValue) throws(EngineError) -> (begin: [Int], end: [Int]) {
        guard case .array(let parts)? = stage["single"] else { throw malformed("post_processor.single", "is no list") }
        var (begin, end): ([Int], [Int]) = ([], [])
        var isBehind = false
        for part in parts {
            if part["Sequence"] != nil {
                isBehind = true
                continue
            }
            guard case .string(let name)? = part["SpecialToken"]?["id"],
                case .array(let ids)? = stage["special_tokens"]?[name]?["ids"]
            else { throw malformed("post_processor.single", "names a token that special_tokens lacks") }
            for id in ids {
                guard case .integer(let id) = id else { throw malformed("post_processor", "has an id that is none") }
                if isBehind { end.append(id) } else { begin.append(id) }
            }
        }
        return (begin, end)
    }

    /// A pattern for messages, shortened.
    private static func spelling(_ pattern: JSONValue) -> String {
        (pattern["Regex"] ?? pattern["String"])?.stringValue.map { "\"\($0.prefix(200))\"" }
            ?? "that is neither String nor Regex"
    }
}
