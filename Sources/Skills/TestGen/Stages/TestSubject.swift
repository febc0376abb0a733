import AgentCore
import Foundation
import SwiftTools

/// The code to test: a file of a package, or one declaration in it.
struct TestSubject: Sendable {
    let package: SwiftPackage
    let target: PackageTarget
    /// The file, relative to the package's root.
    let path: String
    /// The declaration's name; `nil` for the whole file.
    let symbol: String?

    /// The file's name without its extension: `Heap`.
    var baseName: String { String((path as NSString).lastPathComponent.dropLast(".swift".count)) }

    /// Splits `FILE[:SYMBOL]`. If a file of the whole name exists, the colon is part of its name.
    static func split(_ text: String, in folder: URL) -> (file: URL, symbol: String?) {
        func url(_ path: Substring) -> URL {
            (path.hasPrefix("/") ? URL(filePath: String(path)) : folder.appending(path: path)).standardizedFileURL
        }
        let whole = url(Substring(text))
        if FileManager.default.fileExists(atPath: whole.path(percentEncoded: false)) { return (whole, nil) }
        guard let end = text.firstRange(of: ".swift:") else { return (whole, nil) }
        let symbol = text[end.upperBound...]
        return (url(text[..<text.index(before: end.upperBound)]), symbol.isEmpty ? nil : String(symbol))
    }

    /// Finds the target that a file belongs to.
    ///
    /// - Throws: `AgentError` if it belongs to no target that can be tested.
    init(package: SwiftPackage, file: URL, symbol: String?) throws(AgentError) {
        let root = package.root.path(percentEncoded: false)
        let real = RealPath.of(file.path(percentEncoded: false)) ?? file.path(percentEncoded: false)
        let base = root.hasSuffix("/") ? root : root + "/"
        guard real.hasPrefix(base) else {
            throw AgentError(
                .usage, "\(real) does not lie in the package \(package.name)", remedy: "Name a file of the package.")
        }
        let path = String(real.dropFirst(base.count))
        guard path.hasSuffix(".swift") else {
            throw AgentError(.usage, "\(path) is no Swift file", remedy: "Name a Swift file of the package.")
        }
        guard let target = package.targets.first(where: { $0.sources.contains(path) }) else {
            throw AgentError(
                .usage, "\(path) belongs to no target of \(package.name)",
                remedy: "Name a file of one of these: \(package.targets.map(\.path).joined(separator: ", ")).")
        }
        guard target.kind == .library || target.kind == .executable || target.kind == .macro else {
            throw AgentError(
                .usage, "\(path) belongs to the \(target.kind.rawValue) target \(target.name)",
                remedy: "Name a file of a library or a program.")
        }
        self.package = package
        self.target = target
        self.path = path
        self.symbol = symbol
    }

    /// Whether a declaration is under test. `symbol` may name it, or a type around it, with or without labels and
    /// enclosing types.
    func includes(_ declaration: CodeSymbol) -> Bool {
        guard let symbol else { return true }
        let full = declaration.path.joined(separator: ".")
        let plain = (declaration.owner + [declaration.baseName]).joined(separator: ".")
        return [full, plain, declaration.name, declaration.baseName].contains(symbol) || full.hasPrefix(symbol + ".")
    }
}
