import Foundation

/// A program with all that it is started with, as the system takes it.
struct ProcessImage {
    let executable: String
    /// After the program's name.
    let arguments: [String]
    let environment: [String: String]
    let directory: String

    /// - Throws: `AgentError` where a text holds a zero byte, at which the system would cut it off.
    func check() throws(AgentError) {
        let names = environment.keys
        guard ([executable, directory] + arguments + names + environment.values).allSatisfy({ !$0.utf8.contains(0) }),
            names.allSatisfy({ !$0.isEmpty && !$0.contains("=") })
        else {
            throw AgentError(
                .failed, "cannot run \(executable): an argument or a variable holds a character that none can hold",
                remedy: "Remove the zero byte, or the `=` in the variable's name.")
        }
    }

    /// Lends the arguments, the program's name first, and the variables as arrays of C strings.
    func withCStrings<Result>(
        _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let words = ([executable] + arguments).map { strdup($0) }
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        return body(words + [nil], variables + [nil])
    }
}
