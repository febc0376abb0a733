/// The tools version in a manifest's first line, which decides the features that SwiftPM and the compiler allow.
package struct ToolsVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    /// Makes a version.
    package init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Parses `6.3.0`, `5.9`, `5`; `nil` for other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let first = parts.first, let major = first, parts.allSatisfy({ $0 != nil }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// `6.3`
    package var description: String { "\(major).\(minor)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
