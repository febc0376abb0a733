import AgentCore
import Foundation

/// Whether the terminal shows what is typed. While a reply comes it does not, so that the two are not mixed;
/// what is typed meanwhile waits for the next line.
final class TerminalEcho: Sendable {
    private let original: Locked<termios?>

    /// Notes how the terminal is set.
    init() {
        var settings = termios()
        original = Locked(tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil)
    }

    /// Stops showing what is typed.
    func hide() {
        guard var settings = original.withLock({ $0 }) else { return }
        settings.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Sets the terminal as it was in the beginning.
    func restore() {
        guard var settings = original.withLock({ $0 }) else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }
}
