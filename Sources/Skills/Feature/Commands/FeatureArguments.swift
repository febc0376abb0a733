import AgentCore
import Foundation
import SwiftTools

/// The words of `feature`: a name, fields and options.
struct FeatureArguments {
    private let read: CommandWords
    /// The words that are not options.
    var words: [String] { read.words }
    /// The options without values that were given.
    var flags: Set<String> { read.flags }

    /// One line that names every form.
    static let usage = """
        Write: feature NAME field:Type … [--from TEXT] [--kind package|apple] [--path DIR] [--target NAME] [--force] \
        [--yes], feature list, feature undo [ID|NAME] [--force]
        """

    /// Parses the words.
    ///
    /// - Throws: `AgentError.Code.usage` for an unknown option or one that lacks its value.
    init(_ all: [String]) throws(AgentError) {
        read = try CommandWords(
            all, of: "feature", valued: ["--kind", "--path", "--target", "--from"], flags: ["--yes", "--force"],
            usage: Self.usage)
    }

    /// The requested feature, and the sentence of `--from`, whose fields are not part of the request yet.
    ///
    /// - Parameter directory: the base of relative paths.
    /// - Throws: `AgentError.Code.usage` naming what is not understood.
    func request(in directory: URL) throws(AgentError) -> (request: FeatureRequest, sentence: String?) {
        let sentence = read.options["--from"]
        guard let first = words.first else {
            throw AgentError(
                .usage, "feature needs a name\(sentence == nil ? " and fields" : "")",
                remedy: "For example: agent feature Reminder title:String{1...80} due:Date? --path DIR")
        }
        var fields = try FieldReader.read(Array(words.dropFirst()))
        let identity = try Identity.taken(outOf: &fields)
        guard !fields.isEmpty || sentence != nil else {
            throw AgentError(
                .usage, "the feature \(first) has no fields",
                remedy: "For example: agent feature \(first) title:String{1...80} due:Date?")
        }
        var kind: FeatureKind?
        if let text = read.options["--kind"] {
            kind = FeatureKind(rawValue: text)
            guard kind != nil else {
                throw AgentError(.usage, "--kind is package or apple, not \(text)", remedy: Self.usage)
            }
        }
        let location = read.options["--path"].map { URL(filePath: $0, relativeTo: directory).absoluteURL } ?? directory
        return (
            FeatureRequest(
                name: try FeatureName(first), fields: fields, identity: identity, kind: kind, location: location,
                target: read.options["--target"],
                isAccepted: flags.contains("--yes"), force: flags.contains("--force")), sentence
        )
    }
}
