/// The keys of the settings. Each can be set as `--top-k 40`, `AGENT_TOP_K=40`, or `top_k: 40` in a `config.yaml`.
enum SettingKey: String, Sendable, Hashable, CaseIterable {
    /// The model: a path to a `.gguf` file or a model directory, a name, or the address of a server.
    case model
    /// Adapters (LoRA) for the model.
    case lora
    /// The prompt that replaces the active one.
    case mode
    /// Softmax temperature.
    case temperature
    /// Top-k: number of candidates.
    case topK = "top_k"
    /// Top-p: probability mass of the candidates.
    case topP = "top_p"
    /// Min-p: smallest fraction of the likeliest token's probability.
    case minP = "min_p"
    /// Divisor of recent tokens' logits.
    case repetitionPenalty = "repetition_penalty"
    /// Token limit of a reply.
    case maxTokens = "max_tokens"
    /// The random seed.
    case seed
    /// Context length in tokens.
    case contextLength = "context_length"
    /// Number of compute threads.
    case threads
    /// Limit on the model's memory.
    case maxMemory = "max_memory"
    /// Number format of the key-value cache.
    case cacheType = "kv_cache"
    /// Disk space for the models' cached contexts of sessions.
    case savedContexts = "saved_contexts"
    /// Who reads messages for what to remember.
    case memoryReader = "memory_reader"
    /// Whether messages of somebody in danger are answered with texts that people wrote.
    case care
    /// Whether and how models may call tools.
    case tools
    /// Folders that models may read in.
    case toolFolders = "tool_folders"
    /// The API key of a server. It is never an option, because other users can read command lines.
    case apiKey = "api_key"
    /// Seconds to wait for a server that sends nothing.
    case remoteTimeout = "remote_timeout"

    /// The options of all keys that the command line can set.
    static let options = allCases.filter { !$0.isSecret }.map(\.option)

    /// The separator of a list's values; `nil` for keys with one value, where the last option wins.
    var separator: Character? {
        switch self {
        case .lora: ","
        case .toolFolders: ":"
        default: nil
        }
    }

    /// Whether the value is never shown.
    var isSecret: Bool { self == .apiKey }

    /// The option's name: `top-k`.
    var optionName: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

    /// The variable's name: `AGENT_TOP_K`.
    var variable: String { "AGENT_" + rawValue.uppercased() }

    /// The option that sets it.
    var option: Option {
        switch self {
        case .model:
            .value(optionName, "M", "The model: a name, a .gguf file, a directory, or http(s)://HOST/v1#MODEL.")
        case .lora:
            .value(
                optionName, "FILE[:SCALE]",
                "Add a LoRA adapter to the model: a .gguf file, or a directory of PEFT's or MLX's (repeatable).")
        case .mode: .value(optionName, "NAME", "The prompt to use (see `agent prompts list`).")
        case .temperature:
            .value(
                optionName, "T",
                "0 is strict, 1 is lively; unless configured, what the model's file recommends, or 0.7.")
        case .topK: .value(optionName, "K", "Sample from the K likeliest tokens; 0 means all.")
        case .topP: .value(optionName, "P", "Sample from the smallest set with this probability.")
        case .minP: .value(optionName, "P", "Leave out tokens below this share of the likeliest.")
        case .repetitionPenalty:
            .value(
                optionName, "R",
                "Make recent tokens less likely; 1 means off, unless configured what the model's file recommends, or 1.05."
            )
        case .maxTokens: .value(optionName, "N", "At most this many tokens; 2048 unless configured.")
        case .seed: .value(optionName, "N", "The same seed and prompt give the same reply.")
        case .contextLength: .value(optionName, "N", "Positions of the context; the model's, up to 8192, unless given.")
        case .apiKey: .value(optionName, "KEY", "The key that a server asks for.")
        case .remoteTimeout:
            .value(optionName, "SECONDS", "Give a server up that sends nothing for so long; 300 unless configured.")
        case .maxMemory:
            .value(optionName, "SIZE", "Memory the model may take, such as 4GB; what is left unless given.")
        case .cacheType:
            .value(optionName, "TYPE", "Keep the context as f16, or as q8 in half the memory; f16 unless given.")
        case .savedContexts:
            .value(
                optionName, "SIZE",
                "Disk for what a model has computed of sessions, so that it goes on from there; 1GB unless given, or off."
            )
        case .memoryReader:
            .value(
                optionName, "WHO",
                "Who reads messages for facts: small (the small model that comes along), model (the one that answers), or both; small unless given."
            )
        case .care:
            .value(
                optionName, "on|off",
                "Answer somebody in danger with texts that people wrote, in place of a model on this machine; on unless given."
            )
        case .tools:
            .value(
                optionName, "HOW",
                "Whether models may have tools called: auto, native (their own way), written (for those without one), or off."
            )
        case .toolFolders:
            .value(optionName, "DIRS", "Folders that models may read in, with colons between; none unless given.")
        case .threads: .value(optionName, "N", "Threads that compute; all cores unless given.")
        }
    }
}
