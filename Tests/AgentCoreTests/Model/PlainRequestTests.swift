import Testing

@testable import AgentCore

@Suite struct PlainRequestTests {
    @Test(arguments: [
        ("Who discovered helium?", RequestKind.world), ("How was penicillin discovered", .world),
        ("What is the plot of the book Emma", .world), ("What's kettle in Swahili?", .task),
        ("how do you say thank you in welsh", .task), ("Is gold a good investment", .law),
        ("Call Ana Rangi for me?", .act),
    ])
    func `a plain request is recognised by its words`(_ message: String, _ kind: RequestKind) {
        #expect(PlainRequest.kind(of: message) == kind)
    }

    @Test(arguments: [
        "Who discovered my old diary?", "I was told off in French", "What is my grade in German", "Who found the cat?",
        "She said it in Welsh", "call me Ana", "What did Leo get in French?",
        "Phone died again for me", "What's Leo's mark in French?", "what did I name the boat in Greek?",
        "Was it a good investment, my flat?",
    ])
    func `a message that may be about the user's life is not a plain request`(_ message: String) {
        #expect(PlainRequest.kind(of: message) == nil)
    }
}
