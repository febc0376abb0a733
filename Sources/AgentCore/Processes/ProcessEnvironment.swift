/// The environment variables for a program: what it needs to run and to use the user's language, and nothing private.
public enum ProcessEnvironment {
    /// Variables passed on from this process, besides `LC_…` and the cleaned `PATH`.
    private static let passed: Set<String> = ["LANG", "LANGUAGE", "TZ"]

    /// The folders of `PATH`. Relative and empty ones, which depend on the working directory, are left out, because
    /// that directory may hold untrusted programs.
    public static func searchPath(_ environment: [String: String]) -> [String] {
        let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// The variables for a program: `PATH`, `LANG`, `LANGUAGE`, `LC_…`, `TZ`, `TERM=dumb`, `HOME`, `TMPDIR`, and those
    /// that the caller adds, which take precedence.
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
