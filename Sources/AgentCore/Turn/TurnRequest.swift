/// What a front end passes to the loop: the text as typed and where it belongs.
public struct TurnRequest: Sendable, Hashable {
    /// The user's text, as typed.
    public var text: String
    /// The session to add to; `nil` starts a new one with the first saved message.
    public var session: String?
    /// Whether the message replaces the session's last exchange, which stays until the new one has a reply.
    public var replacesLast: Bool
    /// Whether the turn is private: it reads memory and writes nothing.
    public var isPrivate: Bool
    /// Whether memory takes part at all.
    public var usesMemory: Bool
    /// Whether skills that the user did not name may take part.
    public var usesAutomaticSkills: Bool
    /// Whether the model may call tools.
    public var usesTools: Bool
    /// The prompt to use instead of the active one.
    public var mode: String?
    /// What the user chose for this conversation; stored with its session.
    public var choices = SessionChoices()
    /// How to sample.
    public var options: GenerationOptions
    /// The messages before this one in a private conversation, which is not on disk.
    public var privateHistory: [ChatMessage]
    /// The shape that constrains the reply, such as a JSON Schema; `nil` for free text.
    public var shape: ResponseShape?

    /// Makes a request.
    public init(
        text: String, session: String? = nil, replacesLast: Bool = false, isPrivate: Bool = false,
        usesMemory: Bool = true,
        usesAutomaticSkills: Bool = true, usesTools: Bool = true, mode: String? = nil,
        options: GenerationOptions = GenerationOptions(), privateHistory: [ChatMessage] = [],
        shape: ResponseShape? = nil
    ) {
        self.replacesLast = replacesLast
        self.shape = shape
        self.usesTools = usesTools
        self.usesAutomaticSkills = usesAutomaticSkills
        self.text = text
        self.session = session
        self.isPrivate = isPrivate
        self.usesMemory = usesMemory
        self.mode = mode
        self.options = options
        self.privateHistory = privateHistory
    }
}
