package import AgentCore
import Foundation

extension PackageBuild {
    /// The linker inputs for a generated program that uses the package's modules: the object files of the last build
    /// with tests, without those of the tests, and the package's libraries.
    ///
    /// - Parameter testTargets: the names of the package's test targets.
    /// - Throws: `AgentError` if there was no build with tests.
    package func linkInputs(without testTargets: Set<String>) throws(AgentError) -> [String] {
        let bundle = try testBundle().deletingPathExtension().lastPathComponent
        let list = products.appending(path: "\(bundle).product/Objects.LinkFileList")
        let names = testTargets.union([bundle, bundle.replacing("PackageTests", with: "PackageDiscoveredTests")])
        // Folders have the names of targets, or of modules if they hold generated sources.
        let left = names.union(names.map { $0.replacing("-", with: "_").replacing(".", with: "_") })
        let objects = try TextFile.read(list, limit: 1 << 24).lines.map(Self.unquoted).filter {
            (path: String) in
            let folder = path.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
            return folder.map { !left.contains($0) } ?? true
        }
        return objects + linkFlags(bundle)
    }

    /// A file list quotes paths with spaces.
    private static func unquoted(_ line: Substring) -> String {
        guard line.count > 1, let mark = line.first, mark == "'" || mark == "\"", line.last == mark else {
            return String(line).replacing("\\ ", with: " ")
        }
        return String(line.dropFirst().dropLast())
    }

    /// The library flags of the command that links the tests; empty if the build system records no such command.
    private func linkFlags(_ bundle: String) -> [String] {
        let manifest = products.deletingLastPathComponent().appending(path: "debug.yaml")
        guard let text = try? TextFile.read(manifest, limit: 1 << 26) else { return [] }
        let line = text.lines.first {
            $0.contains("args: [") && $0.contains("\(bundle).xctest\"") && $0.contains("\"-emit-executable\"")
        }
        guard let line, let open = line.firstIndex(of: "["),
            let words = (try? JSONReader().read(String(line[open...])))?.arrayValue?.compactMap(\.stringValue)
        else { return [] }
        var flags: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if ["-framework", "-Xlinker", "-sdk", "-target"].contains(word), let value = rest.popFirst() {
                flags += [word, value]
            } else if word == "-L", let value = rest.popFirst() {
                flags += [word, value]
            } else if word.hasPrefix("-l") || word.hasPrefix("-L") || word.hasPrefix("-profile") {
                flags.append(word)
            }
        }
        return flags
    }
}
