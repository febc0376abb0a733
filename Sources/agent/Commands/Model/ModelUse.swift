import AgentCore
import Engine
import Foundation

/// `agent model use`
enum ModelUse: Command {
    static let syntax = Syntax(
        "model use", operands: "M", count: 1...1, "Makes a model the one that is used from now on.",
        details: "Writes `model` into the user's config.yaml. The model must be one that can be used.",
        options: [.json])

    static func run(_ call: Call) throws {
        let model = try ModelCall(call, named: call.arguments.operands[0])
        let loaded = try LoadedModel(file: model.file)
        let vocabulary = try model.vocabulary()
        _ = try vocabulary.makeTokenizer()
        let adapters = try model.adapterUses(of: loaded).map(\.adapter)
        _ = try ChatFormats.detect(model.file, vocabulary, adapters: adapters)

        let identity = model.choice.identity
        let edit = try ConfigEdit(
            setting: .model, to: model.choice.isBuiltIn ? identity.name : model.choice.path, call)
        try edit.write(call.console)
        if call.arguments.has(.json) {
            call.console.print([
                "name": .string(identity.name), "path": .string(model.choice.path), "config": .string(edit.path),
            ])
        } else {
            call.console.print("\(identity.name) is used from now on (\(edit.path)).")
        }
    }
}
