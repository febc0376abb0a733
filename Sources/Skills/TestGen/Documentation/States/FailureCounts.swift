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

extension CodeSymbol.Parameter {
    /// Whether it tells the time of a call: `at now`, `at time`, but not `at price`.
    var isTime: Bool {
        let times: Set<String> = ["now", "time", "date", "moment", "instant", "timestamp"]
        return times.contains(name) || times.contains(label ?? "")
            || label == "at" && ["Date", "TimeInterval", "Double"].contains(type)
            || name == "at"
    }
}
