import AgentCore

/// A part of a tool's result.
enum ContentBlock: Sendable, Hashable {
    /// Plain text.
    case text(String)
    /// An image: its type and the length of its Base64 text.
    case image(type: String?, encoded: Int)
    /// A sound: its type and the length of its Base64 text.
    case audio(type: String?, encoded: Int)
    /// A reference to a resource that the server has.
    case link(uri: String, name: String?, type: String?, description: String?)
    /// A resource's text.
    case document(uri: String, type: String?, text: String)
    /// A binary resource: the length of its Base64 text.
    case file(uri: String, type: String?, encoded: Int)
    /// A part of an unknown type, or one that lacks required members.
    case unknown(String)

    /// Reads a part.
    init(_ value: JSONValue) {
        func text(_ key: String) -> String? { value[key]?.stringValue }
        let type = text("type") ?? "without a type"
        let length = text("data")?.utf8.count
        switch type {
        case "text": self = text("text").map(Self.text) ?? .unknown("text")
        case "image": self = length.map { .image(type: text("mimeType"), encoded: $0) } ?? .unknown(type)
        case "audio": self = length.map { .audio(type: text("mimeType"), encoded: $0) } ?? .unknown(type)
        case "resource_link":
            self =
                text("uri").map {
                    .link(uri: $0, name: text("name"), type: text("mimeType"), description: text("description"))
                } ?? .unknown(type)
        case "resource": self = value["resource"].flatMap(Self.init(resource:)) ?? .unknown(type)
        default: self = .unknown(type)
        }
    }

    private init?(resource: JSONValue) {
        guard let uri = resource["uri"]?.stringValue else { return nil }
        let type = resource["mimeType"]?.stringValue
        if let text = resource["text"]?.stringValue {
            self = .document(uri: uri, type: type, text: text)
        } else if let blob = resource["blob"]?.stringValue {
            self = .file(uri: uri, type: type, encoded: blob.utf8.count)
        } else {
            return nil
        }
    }
}
