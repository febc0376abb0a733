/// Finds model servers on this machine, at their default ports.
public enum LocalServers {
    /// A server that answered.
    public struct Found: Sendable, Hashable {
        /// The program: identified by its list of models, or else by its usual port.
        public let owner: String
        /// Its base URL.
        public let address: RemoteAddress
        /// The models it offers.
        public let models: [RemoteServer.Model]
        /// Whether it lists its models only to those with a key. No key is sent to a server that the user did not name.
        public let asksForKey: Bool
    }

    /// Default ports of programs; only the loopback interface is asked. llama.cpp's server and mlx_lm.server use 8080;
    /// vLLM, llama-cpp-python and others use 8000.
    static let ports = [
        (owner: "Ollama", port: 11_434), (owner: "server", port: 8080), (owner: "LM Studio", port: 1234),
        (owner: "server", port: 8000),
    ]

    /// Asks all of them at once for their models; those that do not answer within a second are left out.
    public static func find() async -> [Found] { await find(ports) }

    /// - Parameter timeout: whole seconds.
    static func find(_ ports: [(owner: String, port: Int)], timeout: Double = 1) async -> [Found] {
        await withTaskGroup(of: (Int, Found?).self) { group in
            for (index, server) in ports.enumerated() {
                group.addTask { (index, await found(server.owner, port: server.port, timeout: timeout)) }
            }
            var all: [(Int, Found)] = []
            for await case (let index, let found?) in group { all.append((index, found)) }
            return all.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// `nil` if nothing answers, or if the answer is not a list of models.
    private static func found(_ owner: String, port: Int, timeout: Double) async -> Found? {
        var options = RemoteOptions()
        options.timeout = timeout
        options.retries = 0
        guard let address = try? RemoteAddress("http://127.0.0.1:\(port)/v1") else { return nil }
        do throws(EngineError) {
            let models = try await RemoteServer(address, options: options).models()
            return Found(owner: program(models) ?? owner, address: address, models: models, asksForKey: false)
        } catch {
            guard error.code == .unauthorized else { return nil }
            return Found(owner: owner, address: address, models: [], asksForKey: true)
        }
    }

    /// Identifies the program by its list of models, since any program may use a port.
    private static func program(_ models: [RemoteServer.Model]) -> String? {
        switch models.first?.owner {
        case "llamacpp": "llama.cpp server"
        case "library": "Ollama"
        case "vllm": "vLLM"
        case "organization_owner": "LM Studio"
        default: nil
        }
    }
}
