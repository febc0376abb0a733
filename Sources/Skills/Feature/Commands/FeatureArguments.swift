import AgentCore
import Foundation

/// The words of `feature`: a name, fields and options.
struct FeatureArguments {
    /// What stands beside the options.
    private(set) var words: [String] = []
    private(set) var options: [String: String] = [:]
    private(set) var flags: Set<String> = []

    /// One line that names every form.
    static let usage = """
        Write: feature NAME field:Type … [--from TEXT] [--kind package|apple] [--path DIR] [--target NAME] [--force] \
        [--yes], feature list, feature undo [ID|NAME] [--force]
        """

    private static let valued: Set<String> = ["--kind", "--path", "--target", "--from"]
    private static let known: Set<String> = ["--yes", "--force", "--json", "--jsonl"]

    /// Reads the words. After `--` nothing is an option.
    ///
    /// - Throws: `AgentError.Code.usage` for an option that is not known or lacks its value.
    init(_ all: [String]) throws(AgentError) {
        var rest = all[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if Self.valued.contains(parts.first ?? "") {
                let name = parts[0]
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw AgentError(.usage, "feature: \(name) needs a value", remedy: Self.usage)
                }
                options[name] = value
            } else if word == "-y" || Self.known.contains(word) {
                flags.insert(word == "-y" ? "--yes" : word)
            } else if word.hasPrefix("-") {
                throw AgentError(.usage, "feature has no option \(word)", remedy: Self.usage)
            } else {
                words.append(word)
            }
        }
    }

    /// What is asked to be made; the fields of a sentence are still missing.
    ///
    /// - Parameter directory: where relative paths begin.
    /// - Throws: `AgentError.Code.usage` naming what is not understood.
    func request(in directory: URL) throws(AgentError) -> (request: FeatureRequest, sentence: String?) {
        let sentence = options["--from"]
        guard let first = words.first else {
            throw AgentError(
                .usage, "feature needs a name\(sentence == nil ? " and fields" : "")",
                remedy: "For example: agent feature Task title:String{1...80} due:Date? --path DIR")
        }
        let fields = try FieldReader.read(Array(words.dropFirst()))
        guard !fields.isEmpty || sentence != nil else {
            throw AgentError(
                .usage, "the feature \(first) has no fields",
                remedy: "For example: agent feature \(first) title:String{1...80} due:Date?")
        }
        var kind: FeatureKind?
        if let text = options["--kind"] {
            kind = FeatureKind(rawValue: text)
            guard kind != nil else {
                throw AgentError(.usage, "--kind is package or apple, not \(text)", remedy: Self.usage)
            }
        }
        let place = options["--path"].map { URL(filePath: $0, relativeTo: directory).absoluteURL } ?? directory
        return (
            FeatureRequest(
                name: try FeatureName(first), fields: fields, kind: kind, place: place, target: options["--target"],
                isAccepted: flags.contains("--yes"), force: flags.contains("--force")), sentence
        )
    }
}
