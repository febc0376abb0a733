import Foundation

/// The arguments of one `posix_spawn` call: program, arguments, environment and working directory.
package struct ProcessImage {
    let executable: String
    /// After the program's name.
    let arguments: [String]
    let environment: [String: String]
    let directory: String

    /// Makes an image; `arguments` do not include the program's name.
    package init(executable: String, arguments: [String], environment: [String: String], directory: String) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    /// Checks that the texts can be passed as C strings.
    ///
    /// - Throws: `AgentError` where a text contains a zero byte, or a variable's name is empty or contains `=`.
    package func check() throws(AgentError) {
        let names = environment.keys
        guard ([executable, directory] + arguments + names + environment.values).allSatisfy({ !$0.utf8.contains(0) }),
            names.allSatisfy({ !$0.isEmpty && !$0.contains("=") })
        else {
            throw AgentError(
                .failed, "cannot run \(executable): an argument or a variable holds a character that none can hold",
                remedy: "Remove the zero byte, or the `=` in the variable's name.")
        }
    }

    /// Calls `body` with the arguments, the program's name first, and the variables, as null-terminated arrays of C
    /// strings.
    func withCStrings<Result>(
        _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let words = ([executable] + arguments).map { strdup($0) }
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        return body(words + [nil], variables + [nil])
    }
}
