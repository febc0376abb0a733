/// One step of code indentation.
package enum Indentation: Sendable, Hashable {
    /// This many spaces.
    case spaces(Int)
    /// One tab.
    case tab

    /// The indentation of most blocks in these sources; `nil` if there are no blocks.
    package init?(of texts: [String]) {
        var counts: [Indentation: Int] = [:]
        for text in texts {
            var outer: Substring?
            for line in text.split(whereSeparator: \.isNewline) {
                let blanks = line.prefix { $0 == " " || $0 == "\t" }
                guard blanks.count < line.count else { continue }
                // The line after an opening brace is one step deeper.
                if let outer, blanks.hasPrefix(outer), let step = Self.step(blanks.dropFirst(outer.count)) {
                    counts[step, default: 0] += 1
                }
                outer = line.last == "{" ? blanks : nil
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key.width) < ($1.value, $0.key.width) }) else { return nil }
        self = most.key
    }

    private static func step(_ blanks: Substring) -> Indentation? {
        if blanks == "\t" { return .tab }
        return !blanks.isEmpty && blanks.count <= 8 && blanks.allSatisfy { $0 == " " } ? .spaces(blanks.count) : nil
    }

    private var width: Int {
        switch self {
        case .spaces(let count): count
        case .tab: 9
        }
    }

    /// A `swift-format` configuration with only this setting.
    package var configuration: String {
        switch self {
        case .spaces(let count): #"{"version":1,"indentation":{"spaces":\#(count)}}"#
        case .tab: #"{"version":1,"indentation":{"tabs":1}}"#
        }
    }
}
