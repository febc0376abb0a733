public import Foundation

/// A model file that a hub offers.
public struct HubFile: Sendable, Hashable {
    /// The last part of its path.
    public let name: String
    /// Its address.
    public let url: URL
    /// Its size, if the hub states it.
    public let byteCount: Int?
    /// Its SHA-256 as 64 hexadecimal digits, if the hub states it.
    public let sha256: String?

    /// Chooses a file among those of a repository with a whole model in one GGUF file: the one with `wanted` in its
    /// name; without `wanted` the only one, or else Q4_K_M or Q8_0.
    ///
    /// - Throws: `EngineError` (missing) that lists the files if none or several match.
    static func choose(_ wanted: String?, among files: [HubFile], of repository: String) throws(EngineError) -> HubFile
    {
        let models = files.filter { file in
            file.name.hasSuffix(".gguf") && !file.name.hasPrefix("mmproj")
                && !file.name.contains(/-\d{5}-of-\d{5}\.gguf$/)
        }
        guard !models.isEmpty else {
            throw EngineError(
                .missing, "\(repository) has no model in one GGUF file",
                remedy: "Look for a repository whose name ends with GGUF.")
        }
        if models.count == 1, wanted == nil { return models[0] }
        for words in wanted.map({ [$0] }) ?? ["Q4_K_M", "Q8_0"] {
            let exact = models.filter { $0.isCalled(words) }
            if exact.count == 1 { return exact[0] }
        }
        let names = models.prefix(24).map(\.name).joined(separator: ", ")
        throw EngineError(
            .missing,
            "\(repository) has \(models.count) models\(wanted.map { ", not one of them \($0)" } ?? ""): \(names)",
            remedy: "Name one with \(repository):WORDS, of words that stand in its name alone.")
    }

    /// Whether the name contains these words between separators: Q4_0 is not in "IQ4_0_4".
    private func isCalled(_ words: String) -> Bool {
        let (name, words) = (name.lowercased(), words.lowercased())
        if name == words || name == words + ".gguf" { return true }
        return name.ranges(of: words).contains { range in
            let before = range.lowerBound == name.startIndex ? nil : name[name.index(before: range.lowerBound)]
            let after = range.upperBound == name.endIndex ? nil : name[range.upperBound]
            return [nil, "-", ".", "_"].contains(before) && [nil, "-", "."].contains(after)
        }
    }
}
