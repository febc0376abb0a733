public import Foundation

/// A model's file that a hub offers.
public struct HubFile: Sendable, Hashable {
    /// The last part of its path.
    public let name: String
    /// Where it is.
    public let url: URL
    /// Its size, where the hub tells.
    public let byteCount: Int?
    /// Its SHA-256 as 64 hexadecimal digits, where the hub tells.
    public let sha256: String?

    /// The one file of a repository that is meant, among those with a whole model in one GGUF file: the one with these
    /// words in its name, or one of four bits, or of eight.
    ///
    /// - Throws: `EngineError` (missing) that lists what there is where none or several are meant.
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

    /// Whether these words stand in the name, between marks: Q4_0 is not in "IQ4_0_4".
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
