import AgentCore
import Foundation

/// What kind of code is made.
enum FeatureKind: String, Sendable, Hashable, CaseIterable {
    /// Values, stores, a service; runs wherever Swift does.
    case package
    /// SwiftData, Observation and SwiftUI.
    case apple
}

/// A feature as the user asked for it.
struct FeatureRequest: Sendable, Hashable {
    let name: FeatureName
    var fields: [Field]
    /// What its values are told apart by, where the user said so.
    var identity: Identity?
    /// `nil`: whichever suits the package.
    var kind: FeatureKind?
    /// A folder in the package.
    var place: URL
    /// The target that it becomes part of; `nil` where there is only one to choose.
    var target: String?
    /// Whether it is written once it is proven.
    var isAccepted = false
    /// Whether work that is not committed stands in no way.
    var force = false
}
