import Foundation
import Testing

@testable import Engine

@Suite struct ChatTraitsTests {
    private func traits(_ template: String) throws -> ChatTraits {
        let vocabulary = TokenizerVocabulary(source: "m", model: "gpt2", tokens: [Array("<|im_start|>".utf8)])
        return ChatTraits(try ChatFormats.detect(template: template, vocabulary), now: Date(timeIntervalSince1970: 0))
    }

    private static let turns =
        "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}"

    @Test func `whether a template takes a system message is seen by having it write one`() throws {
        #expect(try traits(Self.turns).takesSystem)
        let refusing = "{% if messages[0].role == 'system' %}{{ raise_exception('no') }}{% endif %}" + Self.turns
        #expect(try !traits(refusing).takesSystem)
        let dropping = "{% for m in messages %}{% if m.role != 'system' %}{{ m.content }}{% endif %}{% endfor %}"
        #expect(try !traits(dropping).takesSystem)
        // In the user's message, as some have it.
        let folding = "{% set s = messages[0].content %}{% for m in messages[1:] %}{{ s + m.content }}{% endfor %}"
        #expect(try traits(folding).takesSystem)
    }

    @Test func `the marks of reasoning are those that the template shows`() throws {
        #expect(try traits(Self.turns).reasoning.isEmpty)
        let written =
            "{% for m in messages %}{{ m.role }}:{% if m.reasoning_content %}<|begin_of_x|>\n{{ m.reasoning_content }}\n"
            + "<|end_of_x|>\n\n{% endif %}{{ m.content }}\n{% endfor %}"
        #expect(try traits(written).reasoning == [.init(begin: "<|begin_of_x|>", end: "<|end_of_x|>")])
        let removed = "{% for m in messages %}{{ m.content.split('[/THINK]')[-1] }}{% endfor %}[INST]x[/INST]"
        #expect(try traits(removed).reasoning == [.init(begin: "[THINK]", end: "[/THINK]")])
    }
}
