/// What a front end passes to the loop: the text as typed and where it belongs.
public struct TurnRequest: Sendable, Hashable {
    /// The user's text, as typed.
    public var text: String
    /// The session to add to; `nil` starts a new one with the first saved message.
    public var session: String?
    /// Whether it takes the place of the session's last exchange, which stays until a model has taken it.
    public var replacesLast: Bool
    /// Reads memory, writes nothing.
    public var isPrivate: Bool
    /// Whether memory takes part at all.
    public var usesMemory: Bool
    /// Whether skills may take part that nobody named.
    public var usesAutomaticSkills: Bool
    /// Whether the model may have tools called.
    public var usesTools: Bool
    /// The prompt to use instead of the active one.
    public var mode: String?
    /// What the user chose for this conversation, to be kept with its session.
    public var choices = SessionChoices()
    /// How to sample.
    public var options: GenerationOptions
    /// For a private turn, whose history is nowhere on disk: the messages before this one.
    public var privateHistory: [ChatMessage]
    /// What the reply is kept to; `nil` leaves it free.
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
