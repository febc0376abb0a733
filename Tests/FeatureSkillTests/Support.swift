import AgentCore
import Foundation
import TestKit

@testable import FeatureSkill

/// A package on disk and a skill that works on it.
struct FeatureRoom {
    let directory: TemporaryDirectory
    let root: URL
    let skill: FeatureSkill

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The templates that come with the program.
    static let templates = Templates(folders: [repository.appending(path: "skills/feature/assets")])

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Notes",
            products: [.library(name: "Notes", targets: ["Notes"])],
            targets: [.target(name: "Notes")]
        )

        """

    init(
        manifest: String = Self.manifest,
        files: [String: String] = ["Sources/Notes/Note.swift": "public struct Note {}\n"],
        model: (any LanguageModel)? = nil
    ) throws {
        directory = try TemporaryDirectory()
        root = directory.url.appending(path: "my notes", directoryHint: .isDirectory)
        try directory.write(manifest, to: "my notes/Package.swift")
        for (path, text) in files { try directory.write(text, to: "my notes/\(path)") }
        skill = FeatureSkill(
            directories: Directories(environment: [
                "AGENT_HOME": directory.url.appending(path: "home").path(percentEncoded: false)
            ]),
            templates: Self.templates, model: model, directory: root)
    }

    func run(_ words: String...) async throws -> SkillOutput {
        let invocation = Invocation(name: "feature", text: "", words: words)
        let output = try await skill.invoke(
            invocation, SkillContext(now: Date(timeIntervalSince1970: 1_800_000_000), session: nil))
        return output ?? SkillOutput(text: "", json: nil)
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
