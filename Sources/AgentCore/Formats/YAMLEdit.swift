/// Changes one entry of the mapping in a YAML text and keeps every other byte.
///
/// The changed text is parsed again before it is returned. If any other entry differs from before, an error is thrown.
public struct YAMLEdit {
    private let mark: String
    private let text: [Unicode.Scalar]
    private let layout: YAMLLayout
    private let before: [YAMLNode.Pair]

    /// Reads a text.
    ///
    /// - Parameter text: one mapping, or only white space and comments.
    /// - Throws: `YAMLError` naming the line where it is neither.
    public init(_ text: String) throws(YAMLError) {
        let plain = YAMLReader.withoutMark(text)
        mark = plain.unicodeScalars.count == text.unicodeScalars.count ? "" : String(YAMLReader.byteOrderMark)
        let root = try YAMLReader().read(plain)
        guard let pairs = root.map({ $0.pairs }) ?? [] else {
            throw YAMLError(
                .syntax, "\(root?.kind ?? "nothing") where settings are expected (key: value)", line: root?.line ?? 1)
        }
        before = pairs
        self.text = Array(plain.unicodeScalars)
        layout = try YAMLLayout(plain)
    }

    /// Whether the mapping has this key.
    public func has(_ key: String) -> Bool { entry(key) != nil }

    /// The text with the key's value replaced, or with a new last entry.
    ///
    /// - Throws: `YAMLError` naming the line if the change would affect other entries.
    public func setting(_ key: String, to value: String) throws(YAMLError) -> String {
        let written = YAMLScalar.source(value)
        let changed = entry(key).map { replacing($0, by: written) } ?? inserting("\(key): \(written)")
        return try checked(changed, key, value)
    }

    /// The text without the entry.
    ///
    /// - Throws: `YAMLError` naming the line if the change would affect other entries.
    public func removing(_ key: String) throws(YAMLError) -> String {
        guard let entry = entry(key) else { return mark + Self.string(text[...]) }
        return try checked(layout.isFlow ? removingInBraces(entry) : removingLines(entry), key, nil)
    }

    private func entry(_ key: String) -> YAMLLayout.Entry? { layout.entries.first { $0.key == key } }

    // MARK: Changes

    private func replacing(_ entry: YAMLLayout.Entry, by written: String) -> String {
        let value = entry.valueRange
        if entry.isBlock {
            // Keep a comment after the block indicator (`|` or `>`).
            let signs = text[value].prefix { "|>+-0123456789".unicodeScalars.contains($0) }.endIndex
            let content = lineEnd(signs)
            return spliced(value.lowerBound..<signs, written, content..<contentEnd(content..<value.upperBound))
        }
        guard value.isEmpty else { return spliced(value, written) }
        let colon = text[entry.keyRange.upperBound...].firstIndex { $0 != " " && $0 != "\t" }
        guard let colon, text[colon] == ":" else {
            return spliced(entry.keyRange.upperBound..<entry.keyRange.upperBound, ": \(written)")
        }
        return spliced(colon + 1..<colon + 1, " \(written)")
    }

    private func inserting(_ line: String) -> String {
        if layout.isFlow {
            guard let last = layout.entries.last else { return spliced(layout.end..<layout.end, line) }
            return spliced(last.end..<last.end, ", \(line)")
        }
        let end = layout.end
        let isOpen = end > 0 && !Self.isBreak(text[end - 1])
        let indentation = String(repeating: " ", count: layout.indentation)
        return spliced(end..<end, "\(isOpen ? lineBreak : "")\(indentation)\(line)\(lineBreak)")
    }

    private func removingLines(_ entry: YAMLLayout.Entry) -> String {
        let start = text[..<entry.keyRange.lowerBound].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
        let end =
            entry.isBlock
            ? contentEnd(lineEnd(entry.valueRange.lowerBound)..<entry.valueRange.upperBound) : lineEnd(entry.end)
        return spliced(start..<end, "")
    }

    private func removingInBraces(_ entry: YAMLLayout.Entry) -> String {
        if let comma = comma(after: entry.end) {
            let rest = text[comma...].dropFirst().drop { $0 == " " || $0 == "\t" }
            return spliced(entry.keyRange.lowerBound..<rest.startIndex, "")
        }
        let before = layout.entries.last { $0.end <= entry.keyRange.lowerBound }
        return spliced((before?.end ?? entry.keyRange.lowerBound)..<entry.end, "")
    }

    /// The comma after an entry in braces; `nil` where there is none.
    private func comma(after end: Int) -> Int? {
        var index = end
        while index < text.count {
            switch text[index] {
            case ",": return index
            case "#": index = lineEnd(index)
            case " ", "\t", "\r", "\n": index += 1
            default: return nil
            }
        }
        return nil
    }

    /// The text with one range replaced and another, further down, removed.
    private func spliced(_ range: Range<Int>, _ new: String, _ hidden: Range<Int>? = nil) -> String {
        let hidden = hidden ?? range.upperBound..<range.upperBound
        return mark + Self.string(text[..<range.lowerBound]) + new
            + Self.string(text[range.upperBound..<hidden.lowerBound]) + Self.string(text[hidden.upperBound...])
    }

    // MARK: Lines

    /// The line break that ends the text's first line.
    private var lineBreak: String {
        guard let first = text.firstIndex(where: Self.isBreak) else { return "\n" }
        if text[first] == "\n" { return "\n" }
        return first + 1 < text.count && text[first + 1] == "\n" ? "\r\n" : "\r"
    }

    /// The index after the line break that ends the line at `index`.
    private func lineEnd(_ index: Int) -> Int {
        guard let first = text[index...].firstIndex(where: Self.isBreak) else { return text.count }
        return text[first] == "\r" && first + 1 < text.count && text[first + 1] == "\n" ? first + 2 : first + 1
    }

    /// The end of the last line that is not blank.
    private func contentEnd(_ range: Range<Int>) -> Int {
        var end = range.lowerBound
        var start = range.lowerBound
        while start < range.upperBound {
            let next = min(lineEnd(start), max(range.upperBound, start + 1))
            if text[start..<next].contains(where: { !$0.properties.isWhitespace }) { end = next }
            start = next
        }
        return end
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    // MARK: The check

    private func checked(_ changed: String, _ key: String, _ value: String?) throws(YAMLError) -> String {
        let line = entry(key)?.line ?? layout.entries.last?.line ?? 1
        let after: [YAMLNode.Pair]?
        do throws(YAMLError) {
            let root = try YAMLReader().read(changed)
            after = root.map { $0.pairs } ?? []
        } catch {
            after = nil
        }
        let others = before.filter { $0.key != key }
        guard let after, after.first(where: { $0.key == key })?.value.text == value,
            after.contains(where: { $0.key == key }) == (value != nil),
            YAMLNode(.mapping(after.filter { $0.key != key }), line: 1, column: 1)
                .isSame(as: YAMLNode(.mapping(others), line: 1, column: 1))
        else {
            throw YAMLError(
                .entangled, "\(key) cannot be changed here without changing more than that", line: line)
        }
        return changed
    }
}
