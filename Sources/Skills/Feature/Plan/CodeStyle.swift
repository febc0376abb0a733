import SwiftTools

/// What generated code takes over from the package around it.
struct CodeStyle: Sendable, Hashable {
    /// Lines above everything, as in the files beside it.
    var header: [String] = []
    /// Whether others use the target as a library.
    var isPublic = false
    /// Whether imports are the file's own where nothing is said (`InternalImportsByDefault`).
    var importsAreInternal = false
    /// Whether everything belongs to the main actor where nothing is said.
    var isMainActorByDefault = false
    /// Whether errors may be typed (Swift 6).
    var hasTypedThrows = true
    /// Whether actors need to be marked as newer than the oldest system that the package supports.
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
        // A package that names no macOS is built there for one older than actors.
        guard platforms.contains(where: { $0.name == "macos" }) else { return true }
        return platforms.contains { platform in
            guard let least = oldest[platform.name], let version = Double(platform.version) else { return false }
            return version < least
        }
    }

    /// `public ` or nothing.
    var access: String { isPublic ? "public " : "" }
    /// For a file whose public declarations speak of Foundation's types.
    var publicImport: String { isPublic && importsAreInternal ? "public import Foundation" : "import Foundation" }
    /// `nonisolated ` where a type would else be the main actor's.
    var isolation: String { isMainActorByDefault ? "nonisolated " : "" }
    /// An attribute line, or nothing.
    var availability: String {
        needsAvailability ? "@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)" : ""
    }
    /// `throws(TaskError)` or `throws`.
    func throwing(_ error: String) -> String { hasTypedThrows ? "throws(\(error))" : "throws" }
}
