import AgentCore
import Foundation

/// What runs a script: the interpreter of its first line where the file is marked as a program, else the one for its
/// name's ending, else that of its first line all the same, because the mark is easily lost in a download.
enum ScriptLauncher: Hashable {
    /// The file is a program.
    case itself
    /// One of these names or paths, the best first, with what comes before the script.
    case interpreter([String], arguments: [String])

    /// Interpreters by a name's ending.
    private static let endings: [String: [String]] = [
        "py": ["python3", "python"], "sh": ["bash", "sh"], "bash": ["bash"], "js": ["node"], "mjs": ["node"],
        "cjs": ["node"], "rb": ["ruby"], "pl": ["perl"], "swift": ["swift"],
    ]

    /// - Parameters:
    ///   - path: the file's path.
    ///   - isExecutable: whether it is marked as a program.
    ///   - beginning: its first bytes.
    /// - Returns: `nil` where nothing says what runs it.
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

    /// Whether a file of this name may be a script, before it is looked into.
    static func hasKnownEnding(_ path: String) -> Bool { endings[(path as NSString).pathExtension.lowercased()] != nil }

    /// The endings that are known, for an error.
    static var knownEndings: String { endings.keys.sorted().map { ".\($0)" }.joined(separator: ", ") }

    /// The names that a command may be written with.
    var names: [String] {
        guard case .interpreter(let names, _) = self else { return [] }
        let plain = names.map { ($0 as NSString).lastPathComponent } + names
        return plain.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// A path is tried first, and its name where nothing is there; `python` and `python3` stand for each other.
    private static func alternatives(_ interpreter: String) -> [String] {
        let name = (interpreter as NSString).lastPathComponent
        var all = interpreter == name ? [name] : [interpreter, name]
        if name == "python" { all.append("python3") }
        if name == "python3" { all.append("python") }
        return all
    }

    /// ELF, and Mach-O for one and for several machines; a first line that is not understood is the system's to read.
    private static func isProgram(_ beginning: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [
            [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], Array("#!".utf8),
        ]
        return marks.contains { beginning.starts(with: $0) }
    }
}
