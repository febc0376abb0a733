import SwiftTools

/// What may count calls that fail or are refused, or goes on with time: it may change although nothing else does.
enum FailureCounts {
    /// Whether a member's name tells so.
    static func mayCount(_ member: CodeSymbol) -> Bool {
        words.contains { member.baseName.lowercased().contains($0) }
    }

    private static let words = [
        "reject", "refus", "fail", "attempt", "miss", "denied", "drop", "error", "skip", "tries", "last", "log", "now",
        "time", "clock", "history", "events", "available", "next",
    ]
}
