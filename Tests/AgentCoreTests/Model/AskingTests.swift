import Testing

@testable import AgentCore

@Suite struct AskingTests {
    @Test(arguments: [
        "ok i might draw a potato", "jk jk. im Marek btw, from Gdynia", "today my loop finally worked",
        "Lost my keys again",
    ])
    func `a statement asks for nothing`(_ message: String) { #expect(Asking.isTold(message)) }

    @Test(arguments: [
        "capital city of Portugal?", "set a timer for ten minutes", "write a poem about my cat",
        "i need you to write python",
        "translate this to French", "I want to know how tall it is", "read me the news",
    ])
    func `a request is not only a statement`(_ message: String) { #expect(!Asking.isTold(message)) }

    @Test func `a death is recognised by its words`() {
        #expect(LossWords.areFound(in: "the wife Jean passed two winters back so it's quiet"))
        #expect(!LossWords.areFound(in: "My brother passed his driving test!"))
    }
}
