package import AgentCore
import Foundation

/// Edits `Package.swift` in a copy with SwiftPM's own commands, and checks the result.
package struct ManifestEdit: Sendable {
    /// An addition to the manifest.
    package enum Addition: Sendable, Hashable {
        /// A library target with its sources in `Sources/NAME`.
        case target(String, dependencies: [String] = [])
        /// A test target with its sources in `Tests/NAME`.
        case testTarget(String, dependencies: [String])
        /// A dependency of a target on another of the package.
        case dependency(of: String, on: String)

        /// Instructions for making the addition by hand.
        var byHand: String {
            func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
            return switch self {
            case .target(let name, let dependencies):
                "add `.target(name: \"\(name)\", dependencies: [\(list(dependencies))])` to its targets"
            case .testTarget(let name, let dependencies):
                "add `.testTarget(name: \"\(name)\", dependencies: [\(list(dependencies))])` to its targets"
            case .dependency(let target, let other): "add \"\(other)\" to the dependencies of \"\(target)\""
            }
        }

        fileprivate var command: [String] {
            switch self {
            case .target(let name, let dependencies):
                ["add-target", name, "--type", "library"] + Self.words(dependencies)
            case .testTarget(let name, let dependencies):
                ["add-target", name, "--type", "test", "--testing-library", "none"] + Self.words(dependencies)
            case .dependency(let target, let other): ["add-target-dependency", other, target]
            }
        }

        private static func words(_ dependencies: [String]) -> [String] {
            dependencies.isEmpty ? [] : ["--dependencies"] + dependencies
        }

        /// The folder in which the command creates a file that is not wanted.
        fileprivate var folder: String? {
            switch self {
            case .testTarget(let name, _): "Tests/\(name)"
            // Source folders are put aside while the command runs.
            case .target, .dependency: nil
            }
        }
    }

    private let tool: PackageTool

    /// Makes an editor.
    package init(tool: PackageTool) { self.tool = tool }

    /// Makes the additions in the copy's manifest.
    ///
    /// - Parameters:
    ///   - additions: the additions, in order.
    ///   - copy: the package's copy. If an error is thrown, its manifest is unchanged.
    /// - Returns: the change to `Package.swift`.
    /// - Throws: `AgentError.Code.refused` if SwiftPM cannot edit the manifest, with instructions for doing it by hand.
    package func add(_ additions: [Addition], to copy: ScratchCopy) async throws(AgentError) -> FileChange {
        let old = try TextFile.read(copy.file("Package.swift"))
        do throws(AgentError) {
            for addition in additions { try await add(addition, to: copy) }
            let new = Self.tidy(try TextFile.read(copy.file("Package.swift")), since: old)
            try copy.write(new, to: "Package.swift")
            let manifest = try await PackageReader(tool: tool).manifest(copy, at: copy.root)
            for addition in additions where !Self.holds(addition, manifest) { throw Self.refusal(addition, copy, nil) }
            return FileChange(path: "Package.swift", old: old, new: new)
        } catch {
            try copy.write(old, to: "Package.swift")
            throw error
        }
    }

    private func add(_ addition: Addition, to copy: ScratchCopy) async throws(AgentError) {
        // The command expects a source folder, even if the targets are elsewhere, and moves its content into folders
        // with the targets' names, whatever the manifest says. So give it an empty one.
        let held = try hold(Self.sourceFolders, of: copy)
        try copy.write("", to: "\(Self.sourceFolders[0])/.none")
        let folder = addition.folder.map { copy.file($0) }
        let before = folder.map(Self.names)
        let outcome: ProcessOutcome
        do throws(AgentError) {
            outcome = try await tool.run(["package"] + addition.command, in: copy)
        } catch {
            try release(held, of: copy)
            throw error
        }
        try release(held, of: copy)
        guard outcome.succeeded else {
            let lines = outcome.errorOutput.text(limit: 8_000).lines
            throw Self.refusal(addition, copy, lines.first { $0.hasPrefix("error: ") }.map { String($0.dropFirst(7)) })
        }
        if let folder, let before {
            for name in Self.names(folder) where !before.contains(name) {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
        }
    }

    /// Renames those of the folders that exist, and returns their names.
    private func hold(_ folders: [String], of copy: ScratchCopy) throws(AgentError) -> [String] {
        let there = folders.filter { FileManager.default.fileExists(atPath: path($0, of: copy)) }
        for name in there { try move(name, to: Self.held(name), of: copy) }
        return there
    }

    /// Moves the folders back, replacing what the command created.
    private func release(_ folders: [String], of copy: ScratchCopy) throws(AgentError) {
        try copy.remove(Self.sourceFolders[0])
        for name in folders { try move(Self.held(name), to: name, of: copy) }
    }

    private static func held(_ name: String) -> String { ".held-\(name)" }

    private func path(_ name: String, of copy: ScratchCopy) -> String { copy.file(name).path(percentEncoded: false) }

    private func move(_ name: String, to other: String, of copy: ScratchCopy) throws(AgentError) {
        guard rename(path(name, of: copy), path(other, of: copy)) == 0 else {
            throw AgentError(
                .failed, "cannot move \(name) in the copy of \(copy.name)",
                remedy: "Check the free space in the folder for temporary files.")
        }
    }

    /// The folders in which SwiftPM looks for targets, the usual one first.
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    private static func names(_ folder: URL) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [])
    }

    /// The commands write `[ "A" ]` and `"B",]`; formats the lines they added in the usual way.
    static func tidy(_ text: String, since old: String) -> String {
        let known = Set(TextLines.pieces(of: old))
        return TextLines.pieces(of: text).map { line -> String in
            if known.contains(line) { return String(line) }
            return String(line).replacing("[ ", with: "[").replacing(" ]", with: "]").replacing(",]", with: "]")
                .replacing(", ]", with: "]")
        }.joined(separator: "\n")
    }

    private static func holds(_ addition: Addition, _ manifest: JSONValue) -> Bool {
        func target(_ name: String) -> JSONValue? {
            manifest["targets"]?.arrayValue?.first { $0["name"]?.stringValue == name }
        }
        func depends(_ target: JSONValue?, on name: String) -> Bool {
            (target?["dependencies"]?.arrayValue ?? []).contains { dependency in
                ["byName", "target"].contains { dependency[$0]?.arrayValue?.first?.stringValue == name }
            }
        }
        switch addition {
        case .target(let name, let dependencies), .testTarget(let name, let dependencies):
            let added = target(name)
            return added != nil && dependencies.allSatisfy { depends(added, on: $0) }
        case .dependency(let name, let other): return depends(target(name), on: other)
        }
    }

    private static func refusal(_ addition: Addition, _ copy: ScratchCopy, _ reason: String?) -> AgentError {
        AgentError(
            .refused,
            "the manifest of \(copy.name) cannot be edited by a program\(reason.map { ": \($0)" } ?? "")",
            remedy: "In Package.swift \(addition.byHand), make that folder with a file, then try again.")
    }
}
