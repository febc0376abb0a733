import Foundation

/// The user's messages and moods in one week.
struct Week: Sendable {
    /// Its first day, as `2026-03-09`.
    let start: String
    /// Number of the user's messages.
    var messages = 0
    /// Number of pleasant moods minus number of unpleasant ones.
    var balance = 0
    /// Number of moods named.
    var moods = 0
}
