/// The variables that a program is given: what it needs to run and to write the user's language, and nothing that is
/// the user's own.
public enum ProcessEnvironment {
    /// Variables of the parent that pass, besides `LC_…` and the clean `PATH`.
    private static let passed: Set<String> = ["LANG", "LANGUAGE", "TZ"]

    /// The folders of a `PATH`. Relative ones, and empty ones that mean the working directory, are left out: what lies
    /// there is whatever the program was pointed at.
    public static func searchPath(_ environment: [String: String]) -> [String] {
        let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// The variables for a program: `PATH`, `LANG`, `LANGUAGE`, `LC_…`, `TZ`, `TERM=dumb`, `HOME`, `TMPDIR`, then what the
    /// caller adds.
    static func scrubbed(
        _ parent: [String: String], searchPath: [String], home: String, temporary: String,
        adding added: [String: String]
    ) -> [String: String] {
        var result = parent.filter { passed.contains($0.key) || $0.key.hasPrefix("LC_") }
        if result["LANG"] == nil, result["LC_ALL"] == nil { result["LANG"] = "C.UTF-8" }
        result["PATH"] = searchPath.joined(separator: ":")
        result["TERM"] = "dumb"
        result["HOME"] = home
        result["TMPDIR"] = temporary
        return result.merging(added) { $1 }
    }
}
