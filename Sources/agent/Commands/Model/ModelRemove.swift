import AgentCore
import Engine
import Foundation

/// `agent model rm`
enum ModelRemove: Command {
    static let syntax = Syntax(
        "model rm", operands: "M", count: 1...1, "Takes a model away that `agent model pull` brought.",
        details: """
            Models of other programs stay theirs. Where it is the one configured, the built-in model is used from then on.
            """,
        options: [.json])

    static func run(_ call: Call) throws {
        let name = call.arguments.operands[0]
        let folder = call.program.directories.pulledModels
        let mine = ModelFolder(folder, owner: "agent").models()
        guard let model = mine.first(where: { $0.name.lowercased() == name.lowercased() || $0.path == name }) else {
            let names = mine.map(\.name).joined(separator: ", ")
            throw AgentError(
                .notFound, "there is no pulled model \(name)",
                remedy: names.isEmpty ? "None was pulled." : "There is: \(names).")
        }
        let bytes = try ModelSelection.byteCount(model.path)
        let edit =
            try isConfigured(model, call) ? ConfigEdit(setting: .model, to: ModelSelection.builtInName, call) : nil
        // First the file that names it, then the model: a failure between leaves nothing that names what is gone.
        try edit?.write(call.console)
        try FileManager.default.removeItem(atPath: model.path)
        if call.arguments.has(.json) {
            call.console.print(["name": .string(model.name), "bytes": .integer(bytes)])
        } else {
            let next = edit != nil ? " The built-in model is used from now on." : ""
            call.console.print("\(model.name) is gone; \(MemoryEstimate.text(bytes)) are free again.\(next)")
        }
    }

    /// Whether `config.yaml` names it.
    private static func isConfigured(_ model: StoredModel, _ call: Call) throws -> Bool {
        let location = call.program.directories.config.appending(path: "config.yaml")
        guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else { return false }
        let value = try ConfigFile(at: location).values[.model]
        return value == model.path || value == model.name
    }
}
