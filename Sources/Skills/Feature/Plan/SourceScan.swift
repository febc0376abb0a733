import AgentCore
import Foundation
import SwiftTools

/// A quick scan of a package's sources as text: declared names, imports and header comments.
struct SourceScan: Sendable {
    private let texts: [(path: String, text: String)]

    /// Reads the sources of targets.
    ///
    /// - Parameters:
    ///   - targets: the targets whose sources are read.
    ///   - copy: the copy that holds them. Files that are no UTF-8 text are skipped.
    init(_ targets: [PackageTarget], in copy: ScratchCopy) {
        texts = targets.flatMap(\.sources).filter { $0.hasSuffix(".swift") }.compactMap { path in
            (try? TextFile.read(copy.file(path))).map { (path, $0) }
        }
    }

    /// The file that declares a type; `nil` if none does.
    func file(declaring name: String) -> String? {
        texts.first { Self.declares(name, $0.text) != nil }?.path
    }

    /// The id type of a type; `nil` if the type is not `Identifiable`, or its id is of a type that a feature cannot
    /// use.
    func identity(of name: String) -> Identity? {
        texts.lazy.compactMap { file in
            guard let start = Self.declares(name, file.text) else { return nil }
            let body = file.text[start...].prefix(4_000)
            guard body.prefix(while: { $0 != "{" }).contains("Identifiable") else { return nil }
            if body.contains(/\b(let|var)\s+id\s*=\s*UUID\(/) { return .standard }
            let type = body.firstMatch(of: /\b(?:let|var)\s+id\s*:\s*(?:Foundation\.|Swift\.)?(\w+)/)?.1
            return FieldType.named.first { $0.name == type.map(String.init) && Identity.isPossible($0.type) }
                .map { Identity(type: $0.type) }
        }.first
    }

    /// Whether a type is a SwiftData `@Model` class.
    func isModel(_ name: String) -> Bool {
        texts.contains { file in
            guard let start = Self.declares(name, file.text) else { return false }
            return file.text[..<start].suffix(200).contains("@Model")
        }
    }

    /// Whether any file imports a module.
    func imports(_ module: String) -> Bool {
        texts.contains { file in
            file.text.lines.contains { line in
                let words = line.split(separator: " ")
                return words.firstIndex(of: "import").map { words.dropFirst($0 + 1).first == Substring(module) }
                    ?? false
            }
        }
    }

    /// The comment at the top that all files share, such as a licence; empty if they differ, as comments with an author
    /// or a date do.
    var header: [String] {
        guard texts.count > 1 else { return [] }
        let heads = texts.map { file in
            file.text.lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") && !$0.hasPrefix("// swift-tools") }
        }
        guard let first = heads.first, !first.isEmpty, heads.allSatisfy({ $0.elementsEqual(first) }) else { return [] }
        return first.map(String.init)
    }

    private static func declares(_ name: String, _ text: String) -> String.Index? {
        var rest = text[...]
        while let found = rest.firstRange(of: name) {
            rest = text[found.upperBound...]
            if let after = rest.first, after.isLetter || after.isNumber || after == "_" { continue }
            let line = text[..<found.lowerBound].suffix(while: { $0 != "\n" })
            let words = line.split(separator: " ")
            guard let keyword = words.last, line.last == " ",
                ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(keyword),
                !line.contains("//")
            else { continue }
            return found.lowerBound
        }
        return nil
    }
}

extension Substring {
    fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
