/// A model's name and origin, as shown to the user.
public struct ModelIdentity: Sendable, Hashable {
    /// A short name: `companion`, or a file's name without its extension.
    public let name: String
    /// Its path or address.
    public let location: String

    /// Makes an identity.
    public init(name: String, location: String) {
        self.name = name
        self.location = location
    }
}
