import AgentCore
import Foundation
import TestKit

/// A package on disk for tests, with a blank in its path.
struct ScratchPackage {
    let directory: TemporaryDirectory
    let root: URL

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Notes",
            platforms: [.macOS(.v14)],
            products: [.library(name: "Notes", targets: ["Notes"])],
            targets: [
                .target(name: "Notes", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
                .testTarget(name: "NotesTests", dependencies: ["Notes"]),
            ]
        )

        """

    init(manifest: String = Self.manifest, files: [String: String] = [:]) throws {
        directory = try TemporaryDirectory()
        root = URL(
            filePath: RealPath.of(directory.url.path(percentEncoded: false)) ?? "", directoryHint: .isDirectory
        ).appending(path: "my notes", directoryHint: .isDirectory)
        try directory.write(manifest, to: "my notes/Package.swift")
        for (path, text) in files { try directory.write(text, to: "my notes/\(path)") }
    }

    static func notes() throws -> Self {
        try Self(files: [
            "Sources/Notes/Note.swift": "public struct Note {}\n",
            "Tests/NotesTests/NoteTests.swift": "import Testing\n@testable import Notes\n",
        ])
    }

    /// All files below the root with their texts.
    func contents() throws -> [String: String] {
        let path = root.path(percentEncoded: false)
        var result: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            result[name] = (try? String(contentsOfFile: path + name, encoding: .utf8)) ?? "folder"
        }
        return result
    }
}
