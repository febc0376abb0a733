import AgentCore
import Foundation

/// The kind of code to generate.
enum FeatureKind: String, Sendable, Hashable, CaseIterable {
    /// Values, stores and a service; runs on every platform.
    case package
    /// SwiftData, Observation and SwiftUI.
    case apple
}

/// A feature as the user asked for it.
struct FeatureRequest: Sendable, Hashable {
    let name: FeatureName
    var fields: [Field]
    /// The type of its ids; `nil` if the user did not say.
    var identity: Identity?
    /// The kind; `nil` to choose one that suits the package.
    var kind: FeatureKind?
    /// A folder in the package.
    var location: URL
    /// The target to add it to; `nil` to use the only one.
    var target: String?
    /// Whether to write it without asking, once it passes its checks.
    var isAccepted = false
    /// Whether to go on despite uncommitted changes.
    var force = false
}
