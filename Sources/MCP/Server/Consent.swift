import AgentCore

/// Asks the user, through the client, whether something may be done.
protocol Consent: Sendable {
    /// Whether the user agrees.
    ///
    /// - Parameter question: what would be done, for people.
    /// - Throws: `ConsentNeeded` if the answer can only come with a repeated request; `JSONRPCError` if the client
    ///   could not ask; `CancellationError`.
    func isGiven(for question: String) async throws -> Bool
}

/// The question as a form without fields: accepting it is the consent.
enum ConsentForm {
    /// Parameters of `elicitation/create`.
    static func params(_ question: String) -> JSONValue {
        [
            "mode": "form", "message": .string(question),
            "requestedSchema": ["type": "object", "properties": [:]],
        ]
    }

    /// Whether an answer to it is a yes.
    ///
    /// - Throws: `JSONRPCError` if it is no answer at all.
    static func isAccepted(_ answer: JSONValue) throws(JSONRPCError) -> Bool {
        switch answer["action"]?.stringValue {
        case "accept": return true
        case "decline", "cancel": return false
        default: throw JSONRPCError(JSONRPCError.invalidParams, "an answer must accept, decline or cancel")
        }
    }

    /// Whether a client with these capabilities can show the form (`elicitation`; without modes, it means forms).
    static func canBeShown(by capabilities: JSONValue) -> Bool {
        guard case .object(let modes)? = capabilities["elicitation"] else { return false }
        return modes.isEmpty || modes.contains { $0.key == "form" }
    }
}

/// Consent in revisions with a handshake: the server asks with a request of its own and waits.
struct ElicitedConsent: Consent {
    /// Sends the request and waits for the answer.
    let ask: @Sendable (_ method: String, _ params: JSONValue) async throws -> JSONValue

    func isGiven(for question: String) async throws -> Bool {
        try ConsentForm.isAccepted(try await ask(Method.elicit, ConsentForm.params(question)))
    }
}

/// Consent from 2026-07-28 on: the first request is answered with the question, and repeated with the user's answer.
struct ReturnedConsent: Consent {
    /// The request that needs it.
    let method: String
    /// Its parameters.
    let params: JSONValue?
    /// The questions that wait for an answer.
    let tickets: ConsentTickets

    private static let key = "consent"

    func isGiven(for question: String) async throws -> Bool {
        // What was asked is what is done: the same request, and the same question about it.
        let members = (params?.objectValue ?? []).filter { ["name", "arguments"].contains($0.key) }
        let subject = JSONValue.array([.string(method), .string(question), JSONValue.object(members).ordered]).text()
        if let ticket = params?["requestState"]?.stringValue, let answer = params?["inputResponses"]?[Self.key],
            tickets.redeem(ticket, for: subject)
        {
            return try ConsentForm.isAccepted(answer)
        }
        throw ConsentNeeded(
            requests: [.init(Self.key, ["method": .string(Method.elicit), "params": ConsentForm.params(question)])],
            state: tickets.issue(for: subject))
    }
}

/// The client must ask the user and repeat the request with the answer.
struct ConsentNeeded: Error, Sendable, Hashable {
    /// The requests for the client, by name.
    let requests: [JSONValue.Member]
    /// What it has to return with them.
    let state: String
}
