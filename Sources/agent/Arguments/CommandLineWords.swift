/// The words the program was started with.
enum CommandLineWords {
    /// All words after the program's name; `nil` where one is not valid UTF-8 (which the standard library would
    /// repair silently, so that something else than what the user wrote would be stored).
    static func read() -> [String]? {
        let count = Int(CommandLine.argc)
        var words: [String] = []
        for index in 1..<max(count, 1) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let word = String(validatingCString: bytes) else { return nil }
            words.append(word)
        }
        return words
    }
}
