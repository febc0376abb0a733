import AgentCore
import Foundation

extension PromptLibrary {
    /// Writes a prompt to the user's layer when the user asks for it. The old text is first kept in the history, so
    /// that this can be undone. The file is written whole or not at all.
    ///
    /// - Parameters:
    ///   - name: the prompt's name.
    ///   - text: the new text.
    ///   - event: the event to record in the history.
    ///   - time: the time to record.
    ///   - expected: the text that the file must still have; `nil` for any.
    /// - Returns: the written file.
    /// - Throws: `AgentError.Code.refused` if a project's prompt of this name would hide the new text, or the old file
    ///   is unreadable or not as expected.
    func replace(
        _ name: String, with text: String, _ event: PromptHistoryEntry.Event, at time: Date,
        expecting expected: String? = nil
    ) throws -> URL {
        guard let layer = layers.first(where: { $0.kind == .user }) else {
            throw AgentError(.refused, "there is no folder for your prompts", remedy: "Give the library a user layer.")
        }
        if let first = layers.first(where: { $0.contains(name) }), first.kind == .project {
            throw AgentError(
                .refused, "\(first.location(of: name).path(percentEncoded: false)) comes before a prompt of yours",
                remedy: "Change the project's file yourself, or call it from another directory.")
        }
        let location = layer.location(of: name)
        if layer.contains(name) {
            let file = PromptFile(name: name, layer: .user, location: location, including: source)
            guard let old = file.text else {
                throw AgentError(
                    .refused, "\(file.path) cannot be read, and would be lost", remedy: "Move it away first.")
            }
            guard expected == nil || expected == old else {
                throw AgentError(
                    .refused, "\(file.path) was changed meanwhile", remedy: "It stays as it is. Begin again.")
            }
            let revision = try PromptRevision(text: old, includes: file.check.sources)
            if try snapshots.entries(of: name).last?.hash != revision.hash {
                try snapshots.record(revision, of: name, .replaced, at: time)
            }
        }
        let check = PromptCheck(reading: text, name: name, including: source)
        // A symbolic link that the user made is kept.
        try TextFile.replace(location, with: text)
        try snapshots.record(try PromptRevision(text: text, includes: check.sources), of: name, event, at: time)
        return location
    }
}
