import AgentCore
import SwiftTools

/// The files and manifest changes of a feature.
struct FeaturePlan: Sendable {
    let name: FeatureName
    let kind: FeatureKind
    /// The target that gets the feature.
    let target: String
    /// The target's module.
    let module: String
    /// The target for its tests.
    let testTarget: String
    /// Additions to the manifest.
    let additions: [ManifestEdit.Addition]
    /// The files to make.
    let files: [File]
    /// The values for the templates' placeholders.
    let values: [String: String]
    /// Notes for the user.
    let notes: [String]

    /// A file to make.
    struct File: Sendable, Hashable {
        /// The template: `package/Model.swift`.
        let template: String
        /// The path of the file, relative to the package's root: `Sources/Notes/Task/Task.swift`.
        let path: String
        /// Whether it belongs to the tests.
        let isTest: Bool

        /// Whether it is compiled on Apple platforms only.
        var needsApple: Bool {
            ["Model", "Service", "ListView", "RowView", "DetailView", "EditView", "ServiceTests"]
                .contains { template == "apple/\($0).swift" }
        }
    }

    /// The names of its test suites, for the test runner's filter.
    var suites: [String] {
        files.filter { $0.isTest && $0.path.hasSuffix("Tests.swift") }
            .compactMap { $0.path.split(separator: "/").last?.dropLast(6) }.map(String.init)
    }

    /// The files' texts.
    ///
    /// - Throws: `AgentError` if a template is missing or broken.
    func rendered(_ templates: Templates) throws(AgentError) -> [(file: File, text: String)] {
        var result: [(file: File, text: String)] = []
        for file in files { result.append((file, try templates.template(file.template).rendered(values))) }
        return result
    }
}
