import AgentCore
import Foundation
import SwiftTools

/// Plans the files of a feature, from the request and the package around it.
struct FeaturePlanner {
    let request: FeatureRequest
    let package: SwiftPackage
    let copy: ScratchCopy
    /// Types of other modules with the names of the feature's types, with their modules.
    let exported: [String: String]

    /// Makes the plan.
    ///
    /// - Throws: `AgentError` if the target is ambiguous, a name is taken, or a related type does not exist.
    func plan() throws(AgentError) -> FeaturePlan {
        let (target, addsTarget) = try target()
        let scan = SourceScan(package.targets.filter { $0.name == target.name }, in: copy)
        let kind = request.kind ?? (scan.imports("SwiftUI") || scan.imports("SwiftData") ? .apple : .package)
        let test = testTarget(of: target)
        let hasCommand = kind == .package && isCommandLine(target)
        let layout = FeatureLayout(
            name: request.name, kind: kind, hasCommand: hasCommand, sources: target.path, tests: test.path)
        try checkNames(layout, scan)
        let fields = try related(request.fields, scan, kind)
        let related = kind == .apple ? fields.filter { !$0.type.relations.isEmpty } : []
        let code = FeatureCode(
            name: request.name, fields: fields.filter { !related.contains($0) }, identity: identity,
            style: CodeStyle(package, target, header: scan.header), module: target.moduleName, hasCommand: hasCommand,
            isSeenTwice: exported[request.name.type] != nil, owner: kind == .apple ? request.name.type + "Values" : nil)
        var additions: [ManifestEdit.Addition] = addsTarget ? [.target(target.name)] : []
        if package.target(named: test.name) == nil {
            additions.append(.testTarget(test.name, dependencies: [target.name]))
        }
        var values = code.values
        if kind == .apple { values.merge(AppleCode(code, related: related, in: package).values) { $1 } }
        return FeaturePlan(
            name: request.name, kind: kind, target: target.name, module: target.moduleName, testTarget: test.name,
            additions: additions,
            files: layout.files, values: values, notes: notes(hasCommand, kind, layout, target))
    }

    // MARK: Targets

    private func target() throws(AgentError) -> (target: PackageTarget, isNew: Bool) {
        let code = package.targets.filter { [.library, .executable].contains($0.kind) && $0.isSwift }
        if let name = request.target {
            guard let target = code.first(where: { $0.name == name }) else {
                throw AgentError(
                    .notFound, "the package \(package.name) has no target \(name) for code",
                    remedy: code.isEmpty ? "Leave --target out." : "There are: \(Self.list(code)).")
            }
            return (target, false)
        }
        let libraries = code.filter { $0.kind == .library }
        let candidates = libraries.isEmpty ? code : libraries
        if candidates.count > 1 {
            throw AgentError(
                .usage, "the package \(package.name) has several targets: \(Self.list(code))",
                remedy: "Choose one with --target NAME.")
        }
        if let target = candidates.first { return (target, false) }
        let name = Words.upperCamel(package.name)
        guard SwiftName.isPlain(name), package.target(named: name) == nil else {
            throw AgentError(
                .usage, "the package \(package.name) has no target for code",
                remedy: "Add one with `swift package add-target NAME`.")
        }
        return (PackageTarget(name: name, kind: .library, path: "Sources/\(name)"), true)
    }

    private static func list(_ targets: [PackageTarget]) -> String { targets.map(\.name).joined(separator: ", ") }

    private func testTarget(of target: PackageTarget) -> (name: String, path: String) {
        if let own = package.testTargets(of: target).first(where: \.isSwift) { return (own.name, own.path) }
        var name = target.name + "Tests"
        while package.target(named: name) != nil { name = "Feature" + name }
        return (name, "Tests/\(name)")
    }

    /// Whether the target is an executable, or one uses it.
    private func isCommandLine(_ target: PackageTarget) -> Bool {
        target.kind == .executable
            || package.targets.contains { $0.kind == .executable && $0.dependencies.contains(target.name) }
    }

    // MARK: Names

    private func checkNames(_ layout: FeatureLayout, _ scan: SourceScan) throws(AgentError) {
        for type in layout.types {
            guard let file = scan.file(declaring: type) else { continue }
            throw AgentError(
                .refused, "\(type) exists already, in \(file)",
                remedy: "Choose another name, or take the feature back with `agent feature undo \(request.name.type)`.")
        }
        for file in layout.files {
            let path = copy.file(file.path).path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: path) {
                throw AgentError(
                    .refused, "\(file.path) exists already", remedy: "Choose another name, or move that file away.")
            }
        }
    }

    private var identity: Identity { request.identity ?? .standard }

    /// The fields, with the id types of the features that they relate to.
    ///
    /// - Throws: `AgentError` if a related type does not exist or has no suitable id.
    private func related(_ fields: [Field], _ scan: SourceScan, _ kind: FeatureKind) throws(AgentError) -> [Field] {
        guard kind == .package || identity == .standard else {
            throw AgentError(
                .usage, "the id of a SwiftData model is no \(identity.type.spelling): it keeps one of its own",
                remedy: "Leave the field id out, or name it otherwise.")
        }
        var result: [Field] = []
        for field in fields {
            var type = field.type
            for other in type.relations {
                type = type.identifying(other, by: try identity(of: other, for: field, scan, kind).type)
            }
            result.append(field.with(type))
        }
        return result
    }

    private func identity(
        of other: String, for field: Field, _ scan: SourceScan, _ kind: FeatureKind
    ) throws(AgentError) -> Identity {
        guard other != request.name.type else { return identity }
        guard scan.file(declaring: other) != nil else {
            throw AgentError(
                .notFound, "the field \(field.name) speaks of \(other), which is no type of the target",
                remedy: "Make it first: `agent feature \(other) …`; or use one of \(FieldType.names).")
        }
        guard kind == .package else {
            guard scan.isModel(other) else {
                throw AgentError(
                    .usage, "the field \(field.name) speaks of \(other), which is no @Model class",
                    remedy: "Make it one: `agent feature \(other) … --kind apple`.")
            }
            return .standard
        }
        guard let identity = scan.identity(of: other) else {
            throw AgentError(
                .usage,
                "the field \(field.name) speaks of \(other), which is not Identifiable by a UUID, text or number",
                remedy: "Give \(other) `Identifiable` and `let id: UUID`, or keep its id: \(field.name)ID:String.")
        }
        return identity
    }

    private func notes(
        _ hasCommand: Bool, _ kind: FeatureKind, _ layout: FeatureLayout, _ target: PackageTarget
    ) -> [String] {
        // Types of the testing library are visible only in tests, where an alias settles which one is meant.
        var notes = layout.types.compactMap { type -> String? in
            guard let module = exported[type], module != "Testing" else { return nil }
            return
                "\(type) is a type of \(module == "Swift" ? "Swift itself" : module) too: in \(target.name) the name "
                + "now means the new one, and the other is written \(module).\(type). Another name, such as "
                + "\(type)Item, avoids that"
        }
        if hasCommand {
            notes.append(
                "\(request.name.type)Command is not called yet: "
                    + "`print(try await \(request.name.type)Command(service: …).run(words))`")
        }
        if kind == .apple, request.identity != nil {
            notes.append("the field id is left out: a SwiftData model keeps an id of its own, `persistentModelID`")
        }
        return notes
    }
}
