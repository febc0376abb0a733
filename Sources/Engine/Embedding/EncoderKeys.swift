/// Looks up an encoder's keys, which begin with the name of its architecture.
struct EncoderKeys {
    let file: any ModelFile
    let architecture: EncoderArchitecture

    /// - Throws: `EngineError` if the architecture is missing (malformed) or unknown (unsupported).
    init(_ file: any ModelFile) throws(EngineError) {
        self.file = file
        guard let name = file.metadata.string("general.architecture") else {
            throw EngineError(.malformed, "\(file.location(ofKey: "general.architecture")) is missing")
        }
        guard let architecture = EncoderArchitecture(rawValue: name) else {
            let known = EncoderArchitecture.allCases.map(\.rawValue).joined(separator: ", ")
            throw EngineError(
                .unsupported, "\(file.path): architecture \(name) does not embed texts (\(known) do)")
        }
        self.architecture = architecture
    }

    /// The full name of a key, with the architecture's prefix.
    func full(_ key: String) -> String { "\(architecture.rawValue).\(key)" }

    /// A positive integer.
    func count(_ key: String, atMost limit: Int) throws(EngineError) -> Int {
        guard let found = file.metadata[full(key)] else { throw malformed(key, "is missing") }
        guard case .integer(let value) = found else { throw malformed(key, "is no integer") }
        guard value > 0, value <= limit else { throw malformed(key, "is \(value), not within 1 to \(limit)") }
        return value
    }

    /// A positive, finite number.
    func float(_ key: String, default fallback: Double? = nil) throws(EngineError) -> Double {
        guard let value = file.metadata.float(full(key)) ?? fallback else { throw malformed(key, "is missing") }
        guard value.isFinite, value > 0 else { throw malformed(key, "is \(value), no positive number") }
        return value
    }

    /// How the token vectors become one. The key is required: without it the file does not define its embedding.
    func pooling() throws(EngineError) -> Pooling {
        guard let number = file.metadata.integer(full("pooling_type")) else {
            throw malformed("pooling_type", "is missing")
        }
        guard let pooling = Pooling(rawValue: number) else {
            throw unsupported("pooling_type", "\(number)")
        }
        return pooling
    }

    /// Throws if a key is present with another value than `value`.
    func refuse(_ key: String, unless value: Int) throws(EngineError) {
        guard let found = file.metadata.integer(full(key)), found != value else { return }
        throw unsupported(key, "\(found) instead of \(value)")
    }

    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.location(ofKey: full(key))) \(what)")
    }

    func unsupported(_ key: String, _ what: String) -> EngineError {
        EngineError(.unsupported, "\(file.location(ofKey: full(key))) \(what) is not supported")
    }
}
