/// Looks up a model's keys, which begin with the name of its architecture.
struct ModelKeys {
    let file: any ModelFile
    let architecture: Architecture

    init(file: any ModelFile) throws(EngineError) {
        self.file = file
        guard let name = file.metadata.string("general.architecture") else {
            throw EngineError(.malformed, "\(file.path): key general.architecture is missing")
        }
        guard let architecture = Architecture(rawValue: name) else {
            let known = Architecture.allCases.map(\.rawValue).joined(separator: ", ")
            guard EncoderArchitecture(rawValue: name) == nil else {
                throw EngineError(.unsupported, "\(file.path): architecture \(name) embeds texts and writes none")
            }
            throw EngineError(.unsupported, "\(file.path): architecture \(name) is not supported (\(known) are)")
        }
        self.architecture = architecture
    }

    /// The key, prefixed with the architecture's name.
    func full(_ key: String) -> String { "\(architecture.rawValue).\(key)" }

    /// A positive integer. Some files hold a list with one value per layer; all of them must be equal.
    func count(_ key: String, atMost limit: Int, default fallback: Int? = nil) throws(EngineError) -> Int {
        let value: Int
        switch file.metadata[full(key)] {
        case .integer(let integer): value = integer
        case .array(let array):
            guard let integers = array.integers, let first = integers.first else {
                throw malformed(key, "is no integer")
            }
            guard integers.allSatisfy({ $0 == first }) else {
                throw unsupported(key, "that differs between layers")
            }
            value = Int(first)
        case .some: throw malformed(key, "is no integer")
        case nil:
            guard let fallback else { throw malformed(key, "is missing") }
            value = fallback
        }
        guard value > 0, value <= limit else { throw malformed(key, "is \(value), not within 1 to \(limit)") }
        return value
    }

    /// A positive, finite number.
    func float(_ key: String, default fallback: Double? = nil) throws(EngineError) -> Double {
        guard let value = file.metadata.float(full(key)) ?? fallback else { throw malformed(key, "is missing") }
        guard value.isFinite, value > 0 else { throw malformed(key, "is \(value), no positive number") }
        return value
    }

    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.location(ofKey: full(key))) \(what)")
    }

    func unsupported(_ key: String, _ what: String) -> EngineError {
        EngineError(.unsupported, "\(file.location(ofKey: full(key))) \(what) is not supported")
    }
}
