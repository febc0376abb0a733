import AgentCore
import Foundation

/// A library that tests are written with.
package enum TestLibrary: String, Sendable, Hashable, CaseIterable {
    /// Swift Testing.
    case swiftTesting = "Testing"
    /// XCTest.
    case xcTest = "XCTest"

    /// The test libraries that these files import.
    ///
    /// - Parameter files: Swift sources; files that cannot be read are skipped.
    static func imported(by files: [URL]) -> Set<TestLibrary> {
        var found: Set<TestLibrary> = []
        for file in files where found.count < allCases.count {
            guard let text = try? TextFile.read(file) else { continue }
            for line in text.lines {
                let words = line.split(separator: " ")
                guard let at = words.firstIndex(of: "import"), words.indices.contains(at + 1),
                    words[..<at].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) })
                else { continue }
                if let library = TestLibrary(rawValue: String(words[at + 1])) { found.insert(library) }
            }
        }
        return found
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
