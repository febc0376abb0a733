import Foundation

/// What the scripts of `Reference` stored in `Fixtures`.
enum StoredFixture {
    /// A document; without it the tests that run over its cases would have none and pass, so that there is no going on.
    static func load<Value: Decodable>(_ name: String) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: data(name))
        } catch {
            fatalError("Fixtures/\(name).json: \(error)")
        }
    }

    /// The bytes of a document.
    static func data(_ name: String) throws -> Data {
        guard let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: file)
    }
}
