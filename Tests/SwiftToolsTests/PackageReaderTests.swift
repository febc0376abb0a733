import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct PackageReaderTests {
    @Test func `a package is read from a file inside of it, and its folder stays as it is`() async throws {
        let scratch = try ScratchPackage.notes()
        let before = try scratch.contents()
        let reader = PackageReader(tool: try await PackageTool())
        let (package, copy) = try await reader.open(scratch.root.appending(path: "Sources/Notes/Note.swift"))

        #expect(package.name == "Notes")
        #expect(package.toolsVersion == ToolsVersion(6, 0))
        #expect(package.platforms == [.init(name: "macos", version: "14.0")])
        #expect(package.testLibraries == [.swiftTesting])
        let target = try #require(package.target(named: "Notes"))
        #expect(target.kind == .library)
        #expect(target.path == "Sources/Notes")
        #expect(target.sources == ["Sources/Notes/Note.swift"])
        #expect(target.upcomingFeatures == ["ExistentialAny"])
        #expect(package.isOffered(target))
        #expect(package.languageMode(of: target) == "6")
        #expect(package.testTargets(of: target).map(\.name) == ["NotesTests"])
        #expect(try scratch.contents() == before)
        #expect(copy.original == package.root)
    }

    @Test func `a target added to the manifest is there, and an uncomputed rest of it untouched`() async throws {
        let scratch = try ScratchPackage.notes()
        let tool = try await PackageTool()
        let copy = try ScratchCopy(of: scratch.root)
        let change = try await ManifestEdit(tool: tool).add(
            [.testTarget("MoreTests", dependencies: ["Notes"])], to: copy)

        #expect(change.old == ScratchPackage.manifest)
        let new = try #require(change.new)
        let added = new.split(separator: "\n").filter { !ScratchPackage.manifest.contains($0) }
        #expect(added.contains { $0.contains("name: \"MoreTests\"") })
        #expect(added.contains { $0.contains("dependencies: [\"Notes\"]") })
        #expect(new.hasPrefix(String(ScratchPackage.manifest.prefix(300))))
        #expect(!FileManager.default.fileExists(atPath: copy.file("Tests/MoreTests/MoreTests.swift").path))
    }

    @Test func `a test target is added where no target's sources lie in a folder of the usual name`() async throws {
        let scratch = try ScratchPackage(
            manifest: """
                // swift-tools-version:5.5
                import PackageDescription
                let package = Package(
                    name: "Plain",
                    targets: [
                        .target(name: "Plain", path: "Plain")
                    ]
                )
                """, files: ["Plain/a.swift": "public let a = 1\n"])
        let copy = try ScratchCopy(of: scratch.root)
        let change = try await ManifestEdit(tool: try await PackageTool()).add(
            [.testTarget("PlainTests", dependencies: ["Plain"])], to: copy)
        #expect(change.new?.contains("name: \"PlainTests\"") == true)
        #expect(!FileManager.default.fileExists(atPath: copy.file("Sources").path))
        #expect(FileManager.default.fileExists(atPath: copy.file("Plain/a.swift").path))
    }

    @Test(arguments: ["Sources", "Source"])
    func `a test target is added where a target's sources lie straight in the folder of all`(folder: String)
        async throws
    {
        let scratch = try ScratchPackage(
            manifest: """
                // swift-tools-version:5.5
                import PackageDescription
                let package = Package(
                    name: "Plain",
                    targets: [
                        .target(name: "Plain", path: "\(folder)")
                    ]
                )
                """, files: ["\(folder)/Shared/a.swift": "public let a = 1\n"])
        let copy = try ScratchCopy(of: scratch.root)
        let change = try await ManifestEdit(tool: try await PackageTool()).add(
            [.testTarget("PlainTests", dependencies: ["Plain"])], to: copy)
        #expect(change.new?.contains("name: \"PlainTests\"") == true)
        let names = try FileManager.default.contentsOfDirectory(atPath: copy.root.path(percentEncoded: false))
        #expect(Set(names).isSubset(of: ["Package.swift", folder, "Tests", ".build"]), "\(names)")
        #expect(FileManager.default.fileExists(atPath: copy.file("\(folder)/Shared/a.swift").path))
    }

    @Test func `a manifest that does not compile is told with its line`() async throws {
        let scratch = try ScratchPackage(
            manifest: "// swift-tools-version: 6.0\nimport PackageDescription\nlet a = b\n")
        let reader = PackageReader(tool: try await PackageTool())
        let error = await #expect(throws: AgentError.self) { _ = try await reader.open(scratch.root) }
        #expect(error?.message.contains("my notes/Package.swift:3:9: error: cannot find 'b' in scope") == true)
    }

    @Test func `a folder without a manifest above it is no package`() async throws {
        let folder = try TemporaryDirectory()
        let reader = PackageReader(tool: try await PackageTool())
        let error = await #expect(throws: AgentError.self) { _ = try await reader.open(folder.url) }
        #expect(error?.code == .notFound)
    }

    @Test func `a computed list of targets is refused with what to write by hand`() async throws {
        let scratch = try ScratchPackage(
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let names = ["A", "B"]
                let package = Package(name: "Computed", targets: names.map { .target(name: $0) })
                """, files: ["Sources/A/a.swift": "", "Sources/B/b.swift": ""])
        let copy = try ScratchCopy(of: scratch.root)
        let editor = ManifestEdit(tool: try await PackageTool())
        let error = await #expect(throws: AgentError.self) {
            _ = try await editor.add([.testTarget("ATests", dependencies: ["A"])], to: copy)
        }
        #expect(error?.code == .refused)
        #expect(error?.remedy.contains(".testTarget(name: \"ATests\", dependencies: [\"A\"])") == true)
    }

    @Test func `a package that was never resolved is told what it lacks, and nothing is fetched`() async throws {
        let scratch = try ScratchPackage(
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Notes", dependencies: [.package(url: "https://example.org/far.git", from: "1.0.0")],
                    targets: [.target(name: "Notes")])
                """, files: ["Sources/Notes/a.swift": ""])
        let reader = PackageReader(tool: try await PackageTool())
        let error = await #expect(throws: AgentError.self) { _ = try await reader.open(scratch.root) }
        #expect(error?.message.contains("depends on far, which is not checked out") == true)
    }

    @Test func `packages in folders beside are found by the copy`() async throws {
        let scratch = try ScratchPackage(
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Notes", dependencies: [.package(path: "../other")],
                    targets: [.target(name: "Notes", dependencies: [.product(name: "Other", package: "other")])])
                """, files: ["Sources/Notes/a.swift": "import Other\n"])
        try scratch.directory.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "other", products: [.library(name: "Other", targets: ["Other"])], targets: [.target(name: "Other")])
            """, to: "other/Package.swift")
        try scratch.directory.write("public let other = 1\n", to: "other/Sources/Other/o.swift")
        let (package, copy) = try await PackageReader(tool: try await PackageTool()).open(scratch.root)
        #expect(package.dependencies == ["other"])
        #expect(package.target(named: "Notes")?.products == ["Other"])
        #expect(copy.readable.map(\.lastPathComponent) == ["other"])
    }
}
