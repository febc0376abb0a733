import AgentCore
import Foundation

/// Turns off the terminal's echo while a reply is printed, so that typed text does not mix with it. The typed text goes
/// into the next line.
final class TerminalEcho: Sendable {
    private let original: Locked<termios?>

    /// Saves the terminal's settings.
    init() {
        var settings = termios()
        original = Locked(tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil)
    }

    /// Turns the echo off.
    func hide() {
        guard var settings = original.withLock({ $0 }) else { return }
        settings.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Restores the saved settings.
    func restore() {
        guard var settings = original.withLock({ $0 }) else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }
}
