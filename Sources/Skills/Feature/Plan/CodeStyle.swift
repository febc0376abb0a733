import SwiftTools

/// The conventions that generated code takes over from its package.
struct CodeStyle: Sendable, Hashable {
    /// The comment lines at the top of every file.
    var header: [String] = []
    /// Whether the package offers the target as a library, so its declarations are public.
    var isPublic = false
    /// Whether imports are internal by default (`InternalImportsByDefault`).
    var importsAreInternal = false
    /// Whether declarations are isolated to the main actor by default.
    var isMainActorByDefault = false
    /// Whether typed throws are available (Swift 6).
    var hasTypedThrows = true
    /// Whether actors need an `@available` attribute, because the package supports systems older than them.
    var needsAvailability = false

    /// The style of a target.
    init(_ package: SwiftPackage, _ target: PackageTarget?, header: [String]) {
        self.header = header
        isPublic = target.map(package.isOffered) ?? false
        importsAreInternal = target?.upcomingFeatures.contains("InternalImportsByDefault") ?? false
        isMainActorByDefault = target?.isMainActorByDefault ?? false
        hasTypedThrows = package.toolsVersion >= ToolsVersion(6, 0)
        needsAvailability = Self.needsAvailability(package.platforms)
    }

    init() {}

    /// The oldest systems with concurrency and `Identifiable`.
    private static let oldest = ["macos": 10.15, "ios": 13, "tvos": 13, "watchos": 6, "maccatalyst": 13, "visionos": 1]

    private static func needsAvailability(_ platforms: [SwiftPackage.Platform]) -> Bool {
        // Without a macOS entry, SwiftPM builds for a version older than actors.
        guard platforms.contains(where: { $0.name == "macos" }) else { return true }
        return platforms.contains { platform in
            guard let least = oldest[platform.name], let version = Double(platform.version) else { return false }
            return version < least
        }
    }

    /// `public `, or nothing.
    var access: String { isPublic ? "public " : "" }
    /// The import of Foundation for a file whose public declarations use its types.
    var publicImport: String { isPublic && importsAreInternal ? "public import Foundation" : "import Foundation" }
    /// `nonisolated ` if the type would otherwise be isolated to the main actor.
    var isolation: String { isMainActorByDefault ? "nonisolated " : "" }
    /// The `@available` attribute, or nothing.
    var availability: String {
        needsAvailability ? "@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)" : ""
    }
    /// `throws(TaskError)` or `throws`.
    func throwing(_ error: String) -> String { hasTypedThrows ? "throws(\(error))" : "throws" }
}
