/// How a model is named to the user.
public struct ModelIdentity: Sendable, Hashable {
    /// A short name: `companion`, or a file's name without its extension.
    public let name: String
    /// The path or address it comes from.
    public let location: String
    /// Whether it is the one that comes with the program.
    public let isBundled: Bool

    /// Makes an identity.
    public init(name: String, location: String, isBundled: Bool) {
        self.name = name
        self.location = location
        self.isBundled = isBundled
    }
}
