public import AgentCore
public import Foundation

/// The available prompts, in layers of folders. Files are read at each use, so edits take effect at the next turn.
public final class PromptLibrary: Sendable {
    /// The prompt that is used if none was chosen.
    public static let defaultName = "companion"

    /// The layers, highest first.
    public var layers: [PromptLayer] { projects.withLock(\.self) + ownLayers }
    private let ownLayers: [PromptLayer]
    private let projects = Locked<[PromptLayer]>([])
    let snapshots: PromptSnapshots
    /// The folder for texts that are being edited.
    let drafts: URL
    private let activeFile: URL

    /// Makes a library.
    ///
    /// - Parameters:
    ///   - layers: the layers, highest first. A missing folder is no error.
    ///   - snapshots: the folder for copies of the prompts that were used.
    ///   - activeFile: the file that holds the chosen prompt's name.
    public init(layers: [PromptLayer], snapshots: URL, activeFile: URL) {
        ownLayers = layers
        self.snapshots = PromptSnapshots(directory: snapshots)
        drafts = snapshots.appending(path: ".drafts", directoryHint: .isDirectory)
        self.activeFile = activeFile
    }

    /// Makes the program's library: prompts of trusted directories take precedence over `config/prompts`, and those
    /// over the built-in folder.
    ///
    /// - Parameters:
    ///   - directories: the program's directories.
    ///   - builtin: the folder of built-in prompts.
    ///   - trustedProjectRoots: directories that the user trusts, nearest first. Each may have `.agent/prompts`.
    public convenience init(directories: Directories, builtin: URL, trustedProjectRoots: [URL] = []) {
        self.init(
            layers: [
                PromptLayer(.user, directories.config.appending(path: "prompts", directoryHint: .isDirectory)),
                PromptLayer(.builtin, builtin),
            ],
            snapshots: directories.data.appending(path: "prompts", directoryHint: .isDirectory),
            activeFile: directories.config.appending(path: "active-prompt"))
        trust(trustedProjectRoots)
    }

    /// Sets the project directories whose prompts are used, nearest first.
    public func trust(_ projectRoots: [URL]) {
        projects.withLock { layers in
            layers = projectRoots.map {
                PromptLayer(.project, $0.appending(path: ".agent/prompts", directoryHint: .isDirectory))
            }
        }
    }

    /// The names of all prompts, in alphabetical order.
    public var names: [String] { Set(layers.flatMap { $0.names() }).sorted() }

    /// All files of this name; the first one is used.
    public func files(named name: String) -> [PromptFile] {
        layers.filter { $0.contains(name) }
            .map { PromptFile(name: name, layer: $0.kind, location: $0.location(of: name), including: source) }
    }

    /// The file that is used for a name.
    ///
    /// - Throws: `AgentError.Code.notFound` with similar names. A broken file is no error.
    public func file(named name: String) throws(AgentError) -> PromptFile {
        guard let layer = layers.first(where: { $0.contains(name) }) else { throw missing(name) }
        return PromptFile(name: name, layer: layer.kind, location: layer.location(of: name), including: source)
    }

    /// The prompt that an include of this name inserts; `nil` if there is none.
    func source(_ name: String) -> PromptSource? {
        guard let layer = layers.first(where: { $0.contains(name) }) else { return nil }
        let location = layer.location(of: name)
        return PromptSource(
            name: name, location: location.path(percentEncoded: false),
            text: try? TextFile.read(location, limit: PromptFile.maximumBytes))
    }

    /// The prompt of this name, for use now. If the file is broken, this is its last good text, or else the text of the
    /// next layer below, with a notice.
    ///
    /// - Parameters:
    ///   - name: the prompt's name.
    ///   - time: the time of use, for its history.
    ///   - isPrivate: whether to write nothing, not even the copy that serves as the last good text.
    /// - Throws: `AgentError`: `.notFound` if there is no such prompt; `.failed` if it is broken and no good text is
    ///   known.
    public func prompt(named name: String, at time: Date, isPrivate: Bool) throws -> UsablePrompt {
        let file = try file(named: name)
        if let template = file.check.template, let text = file.text {
            let revision = try PromptRevision(text: text, includes: file.check.sources)
            snapshots.keep(revision, of: name, at: time, isPrivate: isPrivate)
            return UsablePrompt(
                name: name, layer: file.layer, location: file.location, text: text, template: template,
                hash: revision.hash, notice: nil)
        }
        let reason = "the prompt \(name) is broken (\(file.path), \(file.check.reason))"
        if let revision = snapshots.lastGood(of: name), let template = revision.check(name: name).template {
            return UsablePrompt(
                name: name, layer: file.layer, location: file.location, text: revision.text, template: template,
                hash: revision.hash, notice: "\(reason); its last good text stays in use")
        }
        for below in files(named: name).dropFirst() {
            guard let template = below.check.template, let text = below.text else { continue }
            let revision = try PromptRevision(text: text, includes: below.check.sources)
            if !isPrivate { snapshots.keepCopy(revision, of: name) }
            return UsablePrompt(
                name: name, layer: below.layer, location: below.location, text: text, template: template,
                hash: revision.hash, notice: "\(reason); the \(below.layer.title) one is used")
        }
        throw AgentError(
            .failed, reason, remedy: "Correct the file; `agent prompts check \(name)` shows every finding.")
    }

    /// Makes a prompt in the user's layer.
    ///
    /// - Returns: the new file.
    /// - Throws: `AgentError.Code.refused` if the user has a file of this name, which is never overwritten.
    public func create(_ name: String, text: String) throws(AgentError) -> URL {
        guard let layer = layers.first(where: { $0.kind == .user }) else {
            throw AgentError(.refused, "there is no folder for your prompts", remedy: "Give the library a user layer.")
        }
        let location = layer.location(of: name)
        try TextFile.create(location, text)
        return location
    }

    /// The error for an unknown name, with similar names.
    public func missing(_ name: String) -> AgentError {
        let near = names.map { ($0, $0.hasPrefix(name) ? 0 : EditDistance.between($0, name)) }
            .filter { $0.1 <= max(2, name.count / 2) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(3).map(\.0)
        let all = "`agent prompts list` shows all."
        return AgentError(
            .notFound, "there is no prompt \"\(name)\"",
            remedy: near.isEmpty ? all : "Did you mean \(near.joined(separator: ", "))? \(all)")
    }
}

extension PromptLibrary {
    /// The chosen prompt's name; `nil` if none was chosen.
    public var chosenName: String? {
        let text = try? TextFile.read(activeFile, limit: 1024)
        let name = text?.trimmingCharacters(in: .whitespacesAndNewlines)
        return name?.isEmpty == false ? name : nil
    }

    /// The name of the prompt for turns that do not name one.
    public var activeName: String { chosenName ?? Self.defaultName }

    /// Chooses the prompt for all later turns, including those of other processes.
    ///
    /// - Throws: `AgentError` if there is no such prompt, or the choice cannot be written.
    public func choose(_ name: String) throws(AgentError) {
        _ = try file(named: name)
        try TextFile.write(name + "\n", to: activeFile)
    }
}
