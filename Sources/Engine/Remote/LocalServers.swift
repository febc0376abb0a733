/// Servers of models that run on this machine, at the ports where they listen unless told otherwise.
public enum LocalServers {
    /// One that answered.
    public struct Found: Sendable, Hashable {
        /// The program: by what it says of its models, or else the one that uses this port.
        public let owner: String
        /// Its base URL.
        public let address: RemoteAddress
        /// The models it offers.
        public let models: [RemoteServer.Model]
        /// Whether it tells its models only to those who have a key. None is sent to a server that nobody named.
        public let asksForKey: Bool
    }

    /// Programs by port; only the loopback interface is asked. Port 8080 is that of llama.cpp's server and of
    /// mlx_lm.server, 8000 that of vLLM, llama-cpp-python and others.
    static let ports = [
        (owner: "Ollama", port: 11_434), (owner: "server", port: 8080), (owner: "LM Studio", port: 1234),
        (owner: "server", port: 8000),
    ]

    /// Asks all of them at once for their models; those that do not answer within a second are not there.
    public static func find() async -> [Found] { await find(ports) }

    /// - Parameter timeout: whole seconds.
    static func find(_ ports: [(owner: String, port: Int)], timeout: Double = 1) async -> [Found] {
        await withTaskGroup(of: (Int, Found?).self) { group in
            for (index, place) in ports.enumerated() {
                group.addTask { (index, await found(place.owner, port: place.port, timeout: timeout)) }
            }
            var all: [(Int, Found)] = []
            for await case (let index, let found?) in group { all.append((index, found)) }
            return all.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// A port where nothing answers, or something else than a list of models, is nothing worth telling.
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

    /// The program by what it says of its models; a port may be used by any.
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
