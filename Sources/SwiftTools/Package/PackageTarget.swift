/// A target of a package.
package struct PackageTarget: Sendable, Hashable {
    /// The kind of a target.
    package enum Kind: String, Sendable, Hashable {
        case library
        case executable
        case test
        case macro
        case plugin
        case system
        case binary
    }

    package let name: String
    package let kind: Kind
    /// Its folder, relative to the package's root: `Sources/Notes`.
    package let path: String
    /// Its sources, relative to the package's root.
    package let sources: [String]
    /// The package's targets that it depends on.
    package let dependencies: [String]
    /// Products of other packages that it depends on.
    package let products: [String]
    /// Upcoming features that it enables: `ExistentialAny`.
    package let upcomingFeatures: Set<String>
    /// Its own language mode; `nil` if it names none.
    package let languageMode: String?
    /// Whether its declarations are isolated to the main actor by default.
    package let isMainActorByDefault: Bool
    /// Whether its sources are Swift.
    package let isSwift: Bool

    /// The name to import it by.
    package var moduleName: String {
        let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    /// Makes a target.
    package init(
        name: String, kind: Kind, path: String, sources: [String] = [], dependencies: [String] = [],
        products: [String] = [], upcomingFeatures: Set<String> = [], languageMode: String? = nil,
        isMainActorByDefault: Bool = false, isSwift: Bool = true
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.sources = sources
        self.dependencies = dependencies
        self.products = products
        self.upcomingFeatures = upcomingFeatures
        self.languageMode = languageMode
        self.isMainActorByDefault = isMainActorByDefault
        self.isSwift = isSwift
    }
}
