/// The words the program was started with.
enum CommandLineWords {
    /// All words after the program's name; `nil` where one is not valid UTF-8. The standard library would silently
    /// replace invalid bytes, and the program would store something the user did not write.
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
