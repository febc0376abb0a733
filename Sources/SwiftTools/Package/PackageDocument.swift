import AgentCore
import Foundation

/// The output of `swift package dump-package` and `swift package describe` for a package.
struct PackageDocument {
    /// The output of `dump-package`.
    let manifest: JSONValue
    /// The output of `describe --type json`.
    let description: JSONValue

    /// Folders of local packages that a manifest depends on.
    static func localDependencies(_ manifest: JSONValue) -> [String] {
        (manifest["dependencies"]?.arrayValue ?? []).flatMap { $0["fileSystem"]?.arrayValue ?? [] }
            .compactMap { $0["path"]?.stringValue }
    }

    /// Names of remote packages that a manifest depends on.
    static func remoteDependencies(_ manifest: JSONValue) -> [String] {
        (manifest["dependencies"]?.arrayValue ?? []).filter { $0["fileSystem"] == nil }
            .map { identity($0) ?? "another package" }
    }

    /// Makes the package from both documents.
    ///
    /// - Throws: `AgentError` if the name or the tools version is missing.
    func package(in copy: ScratchCopy) throws(AgentError) -> SwiftPackage {
        guard let name = manifest["name"]?.stringValue,
            let version = manifest["toolsVersion"]?["_version"]?.stringValue.flatMap(ToolsVersion.init)
        else {
            throw AgentError(
                .failed, "the package manager does not tell name and tools version of \(copy.name)",
                remedy: "Check the first line of Package.swift: `// swift-tools-version: 6.0`.")
        }
        let targets = described.compactMap(target)
        let tests = targets.filter { $0.kind == .test }.flatMap(\.sources).map(copy.file)
        return SwiftPackage(
            root: copy.original, name: name, toolsVersion: version,
            languageModes: strings(manifest["swiftLanguageVersions"]),
            platforms: (manifest["platforms"]?.arrayValue ?? []).compactMap { platform in
                guard let name = platform["platformName"]?.stringValue, let version = platform["version"]?.stringValue
                else { return nil }
                return SwiftPackage.Platform(name: name, version: version)
            },
            targets: targets, products: (manifest["products"]?.arrayValue ?? []).compactMap(product),
            dependencies: (manifest["dependencies"]?.arrayValue ?? []).compactMap(Self.identity),
            testLibraries: TestLibrary.imported(by: tests))
    }

    private var described: [JSONValue] { description["targets"]?.arrayValue ?? [] }

    private func target(_ described: JSONValue) -> PackageTarget? {
        guard let name = described["name"]?.stringValue, let path = described["path"]?.stringValue,
            let kind = described["type"]?.stringValue.flatMap(Self.kind)
        else { return nil }
        let declared = manifest["targets"]?.arrayValue?.first { $0["name"]?.stringValue == name }
        let settings = (declared?["settings"]?.arrayValue ?? []).compactMap { $0["kind"] }
        func value(_ key: String) -> [String] {
            settings.compactMap { $0[key] }.map { $0["_0"] ?? $0 }.flatMap { value in
                value.stringValue.map { [$0] } ?? value.arrayValue?.compactMap(\.stringValue) ?? []
            }
        }
        return PackageTarget(
            name: name, kind: kind, path: path,
            sources: strings(described["sources"]).map { path.isEmpty || path == "." ? $0 : "\(path)/\($0)" },
            dependencies: strings(described["target_dependencies"]),
            products: strings(described["product_dependencies"]),
            upcomingFeatures: Set(value("enableUpcomingFeature")), languageMode: value("swiftLanguageMode").first,
            isMainActorByDefault: value("defaultIsolation").contains { $0.contains("MainActor") },
            isSwift: described["module_type"]?.stringValue == "SwiftTarget")
    }

    private func product(_ product: JSONValue) -> SwiftPackage.Product? {
        guard let name = product["name"]?.stringValue, case .object(let members) = product["type"] ?? .null else {
            return nil
        }
        let kind = members.first.flatMap { SwiftPackage.Product.Kind(rawValue: $0.key) } ?? .other
        return SwiftPackage.Product(name: name, kind: kind, targets: strings(product["targets"]))
    }

    private static func identity(_ dependency: JSONValue) -> String? {
        guard case .object(let members) = dependency else { return nil }
        return members.first?.value.arrayValue?.first?["identity"]?.stringValue
    }

    private static func kind(_ text: String) -> PackageTarget.Kind? {
        switch text {
        case "system-target": .system
        case "snippet": nil
        default: PackageTarget.Kind(rawValue: text)
        }
    }

    private func strings(_ value: JSONValue?) -> [String] { (value?.arrayValue ?? []).compactMap(\.stringValue) }
}
