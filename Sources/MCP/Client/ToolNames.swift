import AgentCore

/// The names under which models are told of servers' tools: `server__tool`, of letters, digits, `_` and `-`, at most 64.
enum ToolNames {
    /// The longest name.
    static let limit = 64

    /// A name for each tool, in order, none twice. A name that had to be shortened, or that another tool has, ends with
    /// eight digits of a hash, which are the same each time.
    static func unique(_ tools: [(server: String, tool: String)]) -> [String] {
        var taken: Set<String> = []
        var names = [String](repeating: "", count: tools.count)
        let plain = tools.map { "\($0.server)__\($0.tool)" }
        // Those that may stay as they are come first, so that no other takes their name.
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

    /// Whether a name may be that of a tool of this server.
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

    /// FNV-1a, 32 bits: only to tell names apart.
    private static func mark(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
