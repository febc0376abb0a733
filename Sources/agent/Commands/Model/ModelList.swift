import AgentCore
import Engine
import Foundation

/// `agent model list`
enum ModelList: Command {
    static let syntax = Syntax(
        "model list", "Lists the models there are, and marks the one in use.",
        options: [.json, SettingKey.model.option])

    static func run(_ call: Call) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let used = try? ModelCall.choice(call, settings, named: nil)
        let resources = try Resources.find(environment: call.program.environment)
        let small = SmallModel(resources, call.program)
        let builtIn = try? ModelCall.choice(call, settings, named: ModelSelection.builtInName)
        var rows = (builtIn.map { [$0] } ?? []).map { Row(choice: $0, owner: "built-in") }
        rows.append(Row(choice: ModelSelection(builtIn: Encoder.path(resources)), owner: "built-in"))
        rows += small.adapters.map {
            Row(choice: ModelSelection(builtIn: $0.path), owner: "built-in", isAdapter: true)
        }
        rows += call.program.modelStores.models().map { Row(choice: ModelSelection($0), owner: $0.owner) }
        rows += await LocalServers.find().flatMap(Self.rows)
        if let used, !rows.contains(where: { $0.choice.identity == used.identity }) {
            rows.append(Row(choice: used, owner: nil))
        }
        if call.arguments.has(.json) {
            call.console.print(.array(rows.map { document($0, used: used) }))
        } else if rows.isEmpty {
            call.console.note("There are no models; name a .gguf file or a model directory with --model.")
        } else {
            let width = rows.map(\.choice.identity.name.count).max() ?? 0
            for row in rows {
                let name = row.choice.identity.name.padding(toLength: width, withPad: " ", startingAt: 0)
                let notes = [row.owner, row.isAdapter ? "adapter" : nil, row.license].compactMap(\.self)
                let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
                let mark = row.choice.identity == used?.identity ? "*" : " "
                call.console.print("\(mark) \(name)  \(row.choice.path)\(note)")
            }
        }
    }

    private struct Row {
        let choice: ModelSelection
        /// The program whose folder or server it comes from; `nil` for a model given by its path.
        let owner: String?
        /// Whether it is an adapter of the small model, and no model by itself.
        var isAdapter = false

        /// The terms that the program's own files and the small model stand under; `nil` for others.
        var license: String? {
            if isAdapter || URL(filePath: choice.path).lastPathComponent == SmallModel.fileName {
                return SmallModel.license
            }
            return owner == "built-in" ? "Apache License 2.0" : nil
        }
    }

    private static func rows(_ server: LocalServers.Found) -> [Row] {
        server.models.compactMap { model in
            guard let address = try? RemoteAddress("\(server.address.text)#\(model.name)") else { return nil }
            return Row(choice: ModelSelection(address, why: server.owner), owner: server.owner)
        }
    }

    private static func document(_ row: Row, used: ModelSelection?) -> JSONValue {
        let choice = row.choice
        let isUsed = choice.identity == used?.identity
        return [
            "name": .string(choice.identity.name), "path": .string(choice.path), "owner": .optional(row.owner),
            "bytes": choice.address == nil
                ? (try? ModelSelection.byteCount(choice.path)).map(JSONValue.integer) ?? nil : nil,
            "adapter": .bool(row.isAdapter), "license": .optional(row.license), "used": .bool(isUsed),
            "why": isUsed ? .optional(used?.why) : nil,
        ]
    }
}
