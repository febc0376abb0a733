import AgentCore
package import Foundation

/// A Swift package, as its manifest and SwiftPM describe it.
package struct SwiftPackage: Sendable, Hashable {
    /// The folder that holds `Package.swift`.
    package let root: URL
    package let name: String
    package let toolsVersion: ToolsVersion
    /// The language modes that the manifest names: `["5", "6"]`; empty if it names none.
    package let languageModes: [String]
    /// The minimum platform versions that it names.
    package let platforms: [Platform]
    package let targets: [PackageTarget]
    package let products: [Product]
    /// Names of packages that it depends on.
    package let dependencies: [String]
    /// The test libraries that its tests import; empty if it has no tests.
    package let testLibraries: Set<TestLibrary>

    /// A platform with its minimum version.
    package struct Platform: Sendable, Hashable {
        /// The name as `dump-package` writes it: `macos`, `ios`.
        package let name: String
        package let version: String

        /// Makes a platform.
        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// A product that the package offers to others.
    package struct Product: Sendable, Hashable {
        /// The kind of a product.
        package enum Kind: String, Sendable, Hashable {
            case library
            case executable
            case plugin
            case other
        }

        package let name: String
        package let kind: Kind
        package let targets: [String]
    }

    /// Finds a target.
    package func target(named name: String) -> PackageTarget? { targets.first { $0.name == name } }

    /// The language mode that a target is compiled in: `5`, `6`.
    package func languageMode(of target: PackageTarget) -> String {
        if let mode = target.languageMode { return mode }
        if let newest = languageModes.compactMap({ Int($0.prefix { $0 != "." }) }).max() { return String(newest) }
        return toolsVersion.major >= 6 ? "6" : "5"
    }

    /// Whether a target is part of a library that others use.
    package func isOffered(_ target: PackageTarget) -> Bool {
        products.contains { $0.kind == .library && $0.targets.contains(target.name) }
    }

    /// The test targets that depend on a target, those with the fewest dependencies first.
    package func testTargets(of target: PackageTarget) -> [PackageTarget] {
        targets.filter { $0.kind == .test && $0.dependencies.contains(target.name) }
            .sorted { ($0.dependencies.count, $0.name) < ($1.dependencies.count, $1.name) }
    }

    /// The folder of the nearest `Package.swift`, from a file or folder upwards; `nil` if there is none.
    package static func root(around location: URL) -> URL? {
        guard let real = RealPath.of(location.path(percentEncoded: false)) else { return nil }
        var folder = URL(filePath: real)
        while true {
            let manifest = folder.appending(path: "Package.swift").path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: manifest) {
                return URL(filePath: folder.path(percentEncoded: false), directoryHint: .isDirectory)
            }
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path(percentEncoded: false).count < folder.path(percentEncoded: false).count else { return nil }
            folder = above
        }
    }
}
