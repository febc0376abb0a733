/// The files of a feature, and the types that they declare.
struct FeatureLayout {
    let name: FeatureName
    let kind: FeatureKind
    let hasCommand: Bool
    /// The target's folder.
    let sources: String
    /// The test target's folder.
    let tests: String

    private var parts: [(template: String, file: String, isTest: Bool)] {
        let type = name.type
        switch kind {
        case .package:
            return [
                ("Model", type, false), ("ModelError", "\(type)Error", false), ("Store", "\(type)Store", false),
                ("List", "\(type)List", false), ("InMemoryStore", "InMemory\(type)Store", false),
                ("FileStore", "File\(type)Store", false), ("Service", "\(type)Service", false),
            ] + (hasCommand ? [("Command", "\(type)Command", false)] : []) + [
                ("Samples", "\(type)Samples", true), ("ModelTests", "\(type)Tests", true),
                ("StoreTests", "\(type)StoreTests", true), ("ServiceTests", "\(type)ServiceTests", true),
            ] + (hasCommand ? [("CommandTests", "\(type)CommandTests", true)] : [])
        case .apple:
            return [
                ("Values", "\(type)Values", false), ("ValuesError", "\(type)Error", false),
                ("Model", type, false), ("Service", "\(type)Service", false), ("LoadState", "\(type)LoadState", false),
                ("ListView", "\(type)ListView", false), ("DetailView", "\(type)DetailView", false),
                ("RowView", "\(type)RowView", false), ("EditView", "\(type)EditView", false),
                ("Samples", "\(type)Samples", true), ("ValuesTests", "\(type)ValuesTests", true),
                ("ServiceTests", "\(type)ServiceTests", true),
            ]
        }
    }

    /// The files.
    var files: [FeaturePlan.File] {
        parts.map { part in
            let folder = part.isTest ? tests : sources
            return FeaturePlan.File(
                template: "\(kind.rawValue)/\(part.template).swift", path: "\(folder)/\(name.type)/\(part.file).swift",
                isTest: part.isTest)
        }
    }

    /// The types that the files declare in the target.
    var types: [String] { parts.filter { !$0.isTest }.map(\.file) }

    /// The types that a feature of this name may declare, for any kind.
    static func types(of name: FeatureName) -> [String] {
        var types: [String] = []
        for kind in FeatureKind.allCases {
            let layout = FeatureLayout(name: name, kind: kind, hasCommand: true, sources: "", tests: "")
            types += layout.types.filter { !types.contains($0) }
        }
        return types
    }
}
