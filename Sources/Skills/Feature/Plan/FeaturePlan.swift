import AgentCore
import SwiftTools

/// What is to be written for a feature.
struct FeaturePlan: Sendable {
    let name: FeatureName
    let kind: FeatureKind
    /// The target that it becomes part of.
    let target: String
    /// The module that that is.
    let module: String
    /// Its tests' target.
    let testTarget: String
    /// What the manifest needs first.
    let additions: [ManifestEdit.Addition]
    /// Templates and where what they make goes, relative to the package.
    let files: [File]
    /// What the templates are filled with.
    let values: [String: String]
    /// What the user should know.
    let notes: [String]

    /// A file to make.
    struct File: Sendable, Hashable {
        /// `package/Model.swift`
        let template: String
        /// `Sources/Notes/Task/Task.swift`
        let path: String
        /// Whether it is one of the tests.
        let isTest: Bool

        /// Whether it is compiled on Apple's systems alone.
        var needsApple: Bool {
            ["Model", "Service", "ListView", "RowView", "DetailView", "EditView", "ServiceTests"]
                .contains { template == "apple/\($0).swift" }
        }
    }

    /// The suites of its tests, for the test runner's filter.
    var suites: [String] {
        files.filter { $0.isTest && $0.path.hasSuffix("Tests.swift") }
            .compactMap { $0.path.split(separator: "/").last?.dropLast(6) }.map(String.init)
    }

    /// The files' texts.
    ///
    /// - Throws: `AgentError` where a template is missing or broken.
    func rendered(_ templates: Templates) throws(AgentError) -> [(file: File, text: String)] {
        var result: [(file: File, text: String)] = []
        for file in files { result.append((file, try templates.template(file.template).rendered(values))) }
        return result
    }
}
