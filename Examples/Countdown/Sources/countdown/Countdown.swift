import AgentCore
import EngineAdapter
import Foundation

/// `countdown MODEL.gguf FOLDER TEXT…`: one turn of a conversation that is kept in FOLDER.
@main
enum Countdown {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 3 else {
            print("usage: countdown MODEL.gguf FOLDER TEXT…")
            exit(2)
        }
        let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let loop = AgentLoop(
            model: NativeLanguageModel(
                path: arguments[1], identity: ModelIdentity(name: "local", location: arguments[1])),
            sessions: try SQLiteSessionStore(Database(at: folder.appending(path: "store.sqlite"))),
            catalog: SkillCatalog(
                roots: [.init(package.appending(path: "skills").standardizedFileURL, scope: .builtin)],
                implementations: [CountdownSkill(file: folder.appending(path: "dates"))]),
            clock: .system)
        do {
            let text = arguments.dropFirst(3).joined(separator: " ")
            let result = try await loop.run(TurnRequest(text: text)) { event in
                if case .text(let text) = event { print(text, terminator: "") }
            }
            print(result.skillOutput?.text ?? "")
        } catch let error as AgentError {
            print(error)
            exit(error.code.exitCode)
        }
    }
}
