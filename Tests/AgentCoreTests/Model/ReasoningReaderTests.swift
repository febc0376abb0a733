import AgentCore
import Testing

@Suite struct ReasoningReaderTests {
    private struct Read: Equatable {
        var text = ""
        var reasoning = ""
    }

    private func read(_ reader: ReasoningReader, _ pieces: [String], end: FinishReason = .stop) -> Read {
        var reader = reader
        var read = Read()
        for event in pieces.map(ModelEvent.text) + [.end(end, ModelUsage())] {
            for event in reader.read(event) {
                switch event {
                case .text(let piece): read.text += piece
                case .reasoning(let piece): read.reasoning += piece
                case .textWasReasoning: read = Read(reasoning: read.reasoning + read.text)
                case .toolCall, .end: break
                }
            }
        }
        return read
    }

    private static let cases: [(whole: String, text: String, reasoning: String)] = [
        ("Hello.", "Hello.", ""),
        ("<think>\nHm.\n</think>\n\nHello.", "Hello.", "\nHm.\n"),
        ("\n <think>Hm.</think>Hello <b>you</b>.", "Hello <b>you</b>.", "Hm."),
        ("<think>Hm, < and </thin", "", "Hm, < and </thin"),
        ("<think></think>\n\nHello.", "Hello.", ""),
        ("Hm.\n</think>\n\nHello.", "Hello.", "Hm.\n"),
        ("First.\n<think>Hm.</think>\nThen.", "First.\n\nThen.", "Hm."),
        ("First.\n<think>Hm.", "First.\n", "Hm."),
        ("One <think>Hm.</think> two.", "One  two.", "Hm."),
        ("The tag <think> opens it.", "The tag <think> opens it.", ""),
        ("Write `<think>` and `</think>`.", "Write `<think>` and `</think>`.", ""),
        ("```\n<think>\nx\n</think>\n```\nSo.", "```\n<think>\nx\n</think>\n```\nSo.", ""),
        ("<thinking about it", "<thinking about it", ""),
        ("a <", "a <", ""),
        ("\n\nHello.", "\n\nHello.", ""),
    ]

    @Test(arguments: cases) func `reasoning is separated from the reply, however the text is split`(
        _ test: (whole: String, text: String, reasoning: String)
    ) {
        let expected = Read(text: test.text, reasoning: test.reasoning)
        #expect(read(ReasoningReader(), [test.whole]) == expected)
        #expect(read(ReasoningReader(), test.whole.map { String($0) }) == expected)
        for cut in 0..<test.whole.count {
            let pieces = [String(test.whole.prefix(cut)), String(test.whole.dropFirst(cut))]
            #expect(read(ReasoningReader(), pieces) == expected, "\(pieces)")
        }
    }

    @Test func `reasoning begun by the prompt needs no begin mark, and other marks work`() {
        let marks = ReasoningMarks(begin: "[THINK]", end: "[/THINK]")
        #expect(
            read(ReasoningReader([marks], open: marks), ["Hm.[/THINK]", " Hi."]) == Read(text: "Hi.", reasoning: "Hm."))
        #expect(read(ReasoningReader([marks], open: marks), ["Hm."]) == Read(reasoning: "Hm."))
        #expect(read(ReasoningReader([marks]), ["[THINK]Hm.[/THINK]Hi."]) == Read(text: "Hi.", reasoning: "Hm."))
    }

    @Test func `if reasoning is only likely, a complete reply without an end mark is text`() {
        let reader = ReasoningReader(open: .usual, isSure: false)
        #expect(read(reader, ["Hm.</think>", "\n\nHi."]) == Read(text: "Hi.", reasoning: "Hm."))
        #expect(read(reader, ["Hello."]) == Read(text: "Hello."))
        #expect(read(reader, ["Hm, and"], end: .length) == Read(reasoning: "Hm, and"))
    }

    @Test func `a stored reply loses its reasoning, but not quoted marks`() {
        #expect(ReasoningReader.text(of: "<think>Hm.</think>\nHello.") == "Hello.")
        #expect(ReasoningReader.text(of: "Hm.</think>\nHello.") == "Hello.")
        #expect(ReasoningReader.text(of: "<think>Hm.") == "")
        #expect(ReasoningReader.text(of: "\n  `</think>` ends it.\n") == "\n  `</think>` ends it.\n")
    }
}
