import AgentCore
import Foundation

/// How to run a script. An executable file uses the interpreter of its `#!` line. Otherwise the name's extension
/// decides. A `#!` line also counts without the executable bit if the extension is unknown, because downloads often
/// lose that bit.
enum ScriptLauncher: Hashable {
    /// The file is a program itself.
    case itself
    /// The first of these names or paths that exists, with the arguments that come before the script.
    case interpreter([String], arguments: [String])

    /// Interpreters by file extension.
    private static let endings: [String: [String]] = [
        "py": ["python3", "python"], "sh": ["bash", "sh"], "bash": ["bash"], "js": ["node"], "mjs": ["node"],
        "cjs": ["node"], "rb": ["ruby"], "pl": ["perl"], "swift": ["swift"],
    ]

    /// - Parameters:
    ///   - path: the file's path.
    ///   - isExecutable: whether it has an executable bit.
    ///   - beginning: its first bytes.
    /// - Returns: `nil` if nothing says how to run it.
    init?(path: String, isExecutable: Bool, beginning: [UInt8]) {
        let byEnding = Self.endings[(path as NSString).pathExtension.lowercased()]
        let shebang = Shebang(beginning)
        if let shebang, isExecutable || byEnding == nil {
            self = .interpreter(Self.alternatives(shebang.interpreter), arguments: shebang.arguments)
        } else if let byEnding {
            self = .interpreter(byEnding, arguments: [])
        } else if isExecutable, Self.isProgram(beginning) {
            self = .itself
        } else {
            return nil
        }
    }

    /// Whether the extension alone makes the file a script.
    static func hasKnownEnding(_ path: String) -> Bool { endings[(path as NSString).pathExtension.lowercased()] != nil }

    /// The known extensions, for an error message.
    static var knownEndings: String { endings.keys.sorted().map { ".\($0)" }.joined(separator: ", ") }

    /// The interpreter's names as a command may spell them.
    var names: [String] {
        guard case .interpreter(let names, _) = self else { return [] }
        let plain = names.map { ($0 as NSString).lastPathComponent } + names
        return plain.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// An interpreter's path, then its bare name. `python` and `python3` replace each other.
    private static func alternatives(_ interpreter: String) -> [String] {
        let name = (interpreter as NSString).lastPathComponent
        var all = interpreter == name ? [name] : [interpreter, name]
        if name == "python" { all.append("python3") }
        if name == "python3" { all.append("python") }
        return all
    }

    /// ELF, 64-bit and universal Mach-O, or `#!`: the system itself reads a `#!` line that `Shebang` does not
    /// understand.
    private static func isProgram(_ beginning: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [
            [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], Array("#!".utf8),
        ]
        return marks.contains { beginning.starts(with: $0) }
    }
}
