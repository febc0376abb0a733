import AgentCore

/// The names of servers' tools as models see them: `server__tool`, of letters, digits, `_` and `-`, at most 64.
enum ToolNames {
    /// Maximum length of a name.
    static let limit = 64

    /// A unique name for each tool, in order. A name that had to be shortened, or that another tool has, ends with
    /// eight digits of a hash, which are the same each time.
    static func unique(_ tools: [(server: String, tool: String)]) -> [String] {
        var taken: Set<String> = []
        var names = [String](repeating: "", count: tools.count)
        let plain = tools.map { "\($0.server)__\($0.tool)" }
        // Names that can stay unchanged come first, so that no other tool takes them.
        let order = tools.indices.sorted { isValid(plain[$0]) && !isValid(plain[$1]) }
        for index in order {
            let name = valid(plain[index])
            let isFree = name.utf8.count <= limit && !taken.contains(name)
            var chosen = isFree ? name : marked(name, tools[index])
            var number = 2
            while !taken.insert(chosen).inserted {
                chosen = "\(marked(name, tools[index]).prefix(limit - 4))_\(number)"
                number += 1
            }
            names[index] = chosen
        }
        return names
    }

    /// Whether a tool with this name may belong to this server.
    static func mayBelong(_ name: String, to server: String) -> Bool {
        let beginning = valid("\(server)__")
        // Long names are shortened to make room for a hash.
        let kept = name.prefix(limit - 9)
        return name.hasPrefix(beginning) || kept.utf8.count == limit - 9 && beginning.hasPrefix(kept)
    }

    private static func isValid(_ name: String) -> Bool { valid(name) == name && name.utf8.count <= limit }

    private static func valid(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
    }

    private static func marked(_ name: String, _ tool: (server: String, tool: String)) -> String {
        "\(name.prefix(limit - 9))_\(mark("\(tool.server)\u{0}\(tool.tool)"))"
    }

    /// FNV-1a, 32 bits: only meant to make names distinct.
    private static func mark(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
