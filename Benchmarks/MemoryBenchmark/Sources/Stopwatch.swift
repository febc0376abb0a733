import Foundation

/// Milliseconds that passed, and those that the process had a core for.
struct Stopwatch {
    /// One measurement.
    struct Reading: Codable {
        var wall: Double
        var cpu: Double

        /// Of two measurements of the same work, the one less disturbed.
        func least(_ other: Reading) -> Reading { Reading(wall: min(wall, other.wall), cpu: min(cpu, other.cpu)) }
    }

    private let wall = Self.now(CLOCK_MONOTONIC)
    private let cpu = Self.now(CLOCK_PROCESS_CPUTIME_ID)

    /// What passed since the stopwatch was made.
    var reading: Reading {
        Reading(wall: Self.now(CLOCK_MONOTONIC) - wall, cpu: Self.now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
    }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
}
