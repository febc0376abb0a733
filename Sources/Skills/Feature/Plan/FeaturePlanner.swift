import AgentCore
import Foundation
import SwiftTools

/// Decides what is written where, from the request and the package around it.
struct FeaturePlanner {
    let request: FeatureRequest
    let package: SwiftPackage
    let copy: ScratchCopy

    /// Makes the plan.
    ///
    /// - Throws: `AgentError` where the target cannot be told, a name is taken, or a relation leads nowhere.
    func plan() throws(AgentError) -> FeaturePlan {
        let (target, addsTarget) = try target()
        let scan = SourceScan(package.targets.filter { $0.name == target.name }, in: copy)
        let kind = request.kind ?? (scan.imports("SwiftUI") || scan.imports("SwiftData") ? .apple : .package)
        let test = testTarget(of: target)
        let hasCommand = kind == .package && isCommandLine(target)
        let layout = FeatureLayout(
            name: request.name, kind: kind, hasCommand: hasCommand, sources: target.path, tests: test.path)
        try checkNames(layout, scan)
        try checkRelations(scan, kind)
        let related = kind == .apple ? request.fields.filter { !$0.type.relations.isEmpty } : []
        let code = FeatureCode(
            name: request.name, fields: request.fields.filter { !related.contains($0) },
            style: CodeStyle(package, target, header: scan.header), module: target.moduleName, hasCommand: hasCommand,
            owner: kind == .apple ? request.name.type + "Values" : nil)
        var additions: [ManifestEdit.Addition] = addsTarget ? [.target(target.name)] : []
        if package.target(named: test.name) == nil {
            additions.append(.testTarget(test.name, dependencies: [target.name]))
        }
        var values = code.values
        if kind == .apple { values.merge(AppleCode(code, related: related, in: package).values) { $1 } }
        return FeaturePlan(
            name: request.name, kind: kind, target: target.name, module: target.moduleName, testTarget: test.name,
            additions: additions,
            files: layout.files, values: values, notes: notes(hasCommand))
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

    /// Whether a program of the package is this target or uses it.
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

    private func checkRelations(_ scan: SourceScan, _ kind: FeatureKind) throws(AgentError) {
        for field in request.fields {
            for other in field.type.relations where other != request.name.type {
                guard scan.file(declaring: other) != nil else {
                    throw AgentError(
                        .notFound, "the field \(field.name) speaks of \(other), which is no type of the target",
                        remedy:
                            "Make it first: `agent feature \(other) …`; or use one of "
                            + "\(FieldType.named.map(\.name).joined(separator: ", ")).")
                }
                guard kind == .package || scan.isModel(other) else {
                    throw AgentError(
                        .usage, "the field \(field.name) speaks of \(other), which is no @Model class",
                        remedy: "Make it one: `agent feature \(other) … --kind apple`.")
                }
                guard kind == .apple || scan.isIdentifiedByUUID(other) else {
                    throw AgentError(
                        .usage, "the field \(field.name) speaks of \(other), which is not Identifiable by a UUID",
                        remedy:
                            "Give \(other) `Identifiable` and `let id: UUID`, or keep its id: \(field.name)ID:String.")
                }
            }
        }
    }

    private func notes(_ hasCommand: Bool) -> [String] {
        var notes: [String] = []
        if hasCommand {
            notes.append(
                "\(request.name.type)Command is not called yet: "
                    + "`print(try await \(request.name.type)Command(service: …).run(words))`")
        }
        return notes
    }
}
