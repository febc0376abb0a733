import AgentCore
import Foundation

/// Standard output for data, standard error for everything else.
///
/// It records when standard output fails, such as a closed pipe or a full disk. Later output is then dropped, and
/// `finish()` returns the exit code.
final class Console: Sendable {
    /// Whether standard output is a terminal.
    let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    let errorIsTerminal: Bool
    /// Whether standard input is a terminal.
    let inputIsTerminal: Bool
    /// Whether colours may be used on standard output and on standard error.
    let style: (output: Style, error: Style)
    private let columns: Int?
    private let failure = Locked<Int32>(0)
    private let passing = Locked(Passing())

    /// State of a status line that is erased when something else is written.
    private struct Passing {
        var isShown = false
        var writes = 0
    }

    /// Checks which streams are terminals.
    init(environment: [String: String], isPlain: Bool) {
        outputIsTerminal = isatty(STDOUT_FILENO) == 1
        errorIsTerminal = isatty(STDERR_FILENO) == 1
        inputIsTerminal = isatty(STDIN_FILENO) == 1
        let isColourful = !isPlain && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        style = (Style(isOn: isColourful && outputIsTerminal), Style(isOn: isColourful && errorIsTerminal))
    }

    /// The columns of standard output; `nil` where it is not a terminal, or its width is not known.
    var outputWidth: Int? { outputIsTerminal ? TerminalSize.columns(of: STDOUT_FILENO) ?? columns : nil }

    /// Columns for lists with lines cut to the width: the terminal's, else `COLUMNS`, else 80.
    var listWidth: Int { outputWidth ?? columns ?? 80 }

    private var errorWidth: Int? { errorIsTerminal ? TerminalSize.columns(of: STDERR_FILENO) ?? columns : nil }

    /// Whether writing to standard output has failed.
    var isOutputClosed: Bool { failure.withLock { $0 != 0 } }

    /// Writes text to standard output. On a terminal, control characters are removed.
    func write(_ text: String) { put(outputIsTerminal ? text.withoutControls : text, to: STDOUT_FILENO) }

    /// Writes the program's own text to standard output, escape sequences included.
    func writeStyled(_ text: String) { put(text, to: STDOUT_FILENO) }

    /// Prints text, with a line break if it does not end with one. On a terminal, long lines are wrapped between words.
    func print(_ text: String) { printAsIs(LineWrapper.wrapped(text, width: outputWidth)) }

    /// Prints text for programs, such as a script, with a line break if it does not end with one. Lines are not
    /// wrapped.
    func printAsIs(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n") }

    /// Prints a JSON document on one line.
    func print(_ document: JSONValue) { write(document.text() + "\n") }

    /// Prints a line on standard error.
    func note(_ line: String) {
        let shown = errorIsTerminal ? LineWrapper.wrapped(line.withoutControls, width: errorWidth) : line
        put(shown + "\n", to: STDERR_FILENO)
    }

    /// Prints a question on standard error, without a line break, so that the answer is typed on the same line.
    func ask(_ question: String) { put(question.withoutControls, to: STDERR_FILENO) }

    /// Prints a less important line on standard error, dimmed on a terminal.
    func dim(_ line: String) {
        let shown = LineWrapper.wrapped(line.withoutControls, width: errorWidth)
        put(style.error.dim(shown) + "\n", to: STDERR_FILENO)
    }

    /// A counter that changes with every write.
    var moment: Int { passing.withLock { $0.writes } }

    /// On a terminal, shows a status line in place of the previous one, unless something was written since `moment`.
    func showPassing(_ line: String, since moment: Int) {
        passing.withLock { state in
            guard errorIsTerminal, state.writes == moment else { return }
            state.isShown = true
            send("\r\u{1B}[K" + style.error.dim(line.withoutControls), to: STDERR_FILENO)
        }
    }

    /// Erases the status line.
    func clearPassing() {
        passing.withLock { state in
            if state.isShown { send("\r\u{1B}[K", to: STDERR_FILENO) }
            state.isShown = false
        }
    }

    /// The exit code of a successful command: 0, or 1 if output was lost, unless only because its reader closed the
    /// pipe.
    func finish() -> Int32 {
        let code = failure.withLock { $0 }
        guard code != 0, code != EPIPE else { return 0 }
        send("agent: cannot write to standard output: \(String(cString: strerror(code)))\n", to: STDERR_FILENO)
        send("Check the free space where the output goes.\n", to: STDERR_FILENO)
        return 1
    }

    /// Erases the status line and writes.
    private func put(_ text: String, to file: Int32) {
        clearPassing()
        passing.withLock { $0.writes += 1 }
        send(text, to: file)
    }

    private func send(_ text: String, to file: Int32) {
        if file == STDOUT_FILENO, isOutputClosed { return }
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let base = rest.baseAddress, !rest.isEmpty {
                let written = Foundation.write(file, base, rest.count)
                if written < 0 {
                    if errno == EINTR || errno == EAGAIN { continue }
                    let reason = errno
                    if file == STDOUT_FILENO { failure.withLock { $0 = reason } }
                    return
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
        }
    }
}
