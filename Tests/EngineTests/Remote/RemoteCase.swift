import Foundation
import TestKit

@testable import Engine

/// What the tests of served replies share.
enum RemoteCase {
    /// One event with a piece of text.
    static func chunk(_ text: String, finish: String? = nil) -> String {
        event(#""content":"\#(text)""#, finish: finish)
    }

    /// One event with these members of a delta.
    static func event(_ delta: String, finish: String? = nil) -> String {
        let reason = finish.map { "\"\($0)\"" } ?? "null"
        return "data: {\"choices\":[{\"index\":0,\"delta\":{\(delta)},\"finish_reason\":\(reason)}]}\n\n"
    }

    /// The last event.
    static let done = "data: [DONE]\n\n"

    /// A reply that has not been asked for. The time-out is long where it is not what is tested: with every test started
    /// at once, a task may wait tens of seconds for its turn.
    static func generation(
        _ server: LoopbackServer, _ request: RemoteRequest? = nil, retries: Int = 3, timeout: Double = 300,
        key: String? = "secret"
    ) throws -> RemoteGeneration {
        var options = RemoteOptions(apiKey: key)
        options.firstWait = 0.01
        options.retries = retries
        options.timeout = timeout
        let request =
            request
            ?? RemoteRequest(
                messages: [ChatTurn(role: "user", content: "Hi")], temperature: 0.7, seed: 7, maxTokens: 5, stop: ["x"])
        return RemoteGeneration(
            request, from: RemoteServer(try RemoteAddress("\(server.base)#tiny"), options: options))
    }

    /// What a reply came to.
    struct Outcome {
        var text = ""
        var reasoning = ""
        var calls: [GeneratedCall] = []
        var end: GenerationEnd?
        var error: EngineError?
    }

    /// The events of a reply until it ended or failed.
    static func run(
        _ generation: RemoteGeneration
    ) async -> Outcome {
        var outcome = Outcome()
        do throws(EngineError) {
            while let event = try await generation.next() {
                switch event {
                case .text(let part): outcome.text += part
                case .reasoning(let part): outcome.reasoning += part
                case .call(let call): outcome.calls.append(call)
                case .end(let end, _):
                    outcome.end = end
                    return outcome
                }
            }
        } catch { outcome.error = error }
        return outcome
    }
}
