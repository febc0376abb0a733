import Foundation

/// What one week holds.
struct Week: Sendable {
    /// Its first day, as `2026-03-09`.
    let start: String
    /// Messages of the user.
    var messages = 0
    /// Pleasant moods named, less unpleasant ones.
    var balance = 0
    /// Moods named.
    var moods = 0
}
