import Engine
import Foundation
import TestKit
import Testing

/// Topics of two numbers: rain lies along the first, sun along the second.
@Suite struct TopicClassifierTests {
    private func writer() -> GGUFWriter {
        var out = GGUFWriter()
        out.set("general.architecture", .string("topics"))
        out.set("topics.embedding_length", .uint32(2))
        out.set("topics.names", .strings(["rain", "sun"].map { Array($0.utf8) }))
        out.set("topics.tones", .strings(["sad", "glad"].map { Array($0.utf8) }))
        out.set("topics.groups", .strings(["day", "day"].map { Array($0.utf8) }))
        out.set("topics.replies", .strings(["Oh no.", "How wet!", "Enjoy it!"].map { Array($0.utf8) }))
        out.set("topics.reply_counts", .int32s([2, 1]))
        out.add("topics.weight", shape: [2, 3], type: 0, data: bytes([2, 0, 0, 2, 0, 0]))
        out.add("topics.bias", shape: [3], type: 0, data: bytes([0, 0, 1]))
        out.add("topics.centre", shape: [2, 2], type: 0, data: bytes([1, 0, 0, 1]))
        return out
    }

    private func bytes(_ values: [Float]) -> [UInt8] {
        values.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) }
    }

    private func classifier(_ writer: GGUFWriter) throws -> TopicClassifier {
        let folder = try TemporaryDirectory()
        let file = folder.url.appending(path: "topics.gguf")
        try Data(writer.encoded()).write(to: file)
        return try TopicClassifier(path: file.path(percentEncoded: false))
    }

    @Test func `each topic has its own replies`() throws {
        let topics = try classifier(writer()).topics
        #expect(topics.map(\.name) == ["rain", "sun"] && topics.map(\.tone) == ["sad", "glad"])
        #expect(topics.map(\.replies) == [["Oh no.", "How wet!"], ["Enjoy it!"]])
    }

    @Test func `chances are those of a softmax, none of them included`() throws {
        let scores = try classifier(writer()).scores([0.6, 0.8])
        let powers = [exp(1.2), exp(1.6), exp(1)]
        let sum = powers.reduce(0, +)
        for (score, power) in zip(scores, powers) { #expect(abs(score.probability - power / sum) < 1e-6) }
        #expect(abs(scores[0].similarity - 0.6) < 1e-6 && abs(scores[1].similarity - 0.8) < 1e-6)
    }

    @Test func `a vector of another encoder is refused`() throws {
        let classifier = try classifier(writer())
        #expect { try classifier.scores([1, 0, 0]) } throws: { "\($0)".contains("2 numbers, not 3") }
    }

    @Test func `topics are told by a reading where the file says so, nearness still by the vector`() throws {
        var writer = writer()
        writer.set("topics.reading_length", .uint32(3))
        writer.remove("topics.weight")
        writer.add("topics.weight", shape: [3, 3], type: 0, data: bytes([0, 0, 2, 2, 0, 0, 0, 0, 0]))
        let classifier = try classifier(writer)
        let scores = try classifier.scores([0.6, 0.8], reading: [0.5, 0, 1.5])
        #expect(abs(scores[0].probability - exp(3) / (exp(3) + exp(1) + exp(1))) < 1e-6)
        #expect(abs(scores[1].similarity - 0.8) < 1e-6)
        #expect { try classifier.scores([0.6, 0.8]) } throws: { "\($0)".contains("3 numbers, not 0") }
    }

    @Test func `lists of different lengths are refused`() throws {
        var writer = writer()
        writer.remove("topics.reply_counts")
        writer.set("topics.reply_counts", .int32s([2, 2]))
        #expect { try classifier(writer) } throws: { "\($0)".contains("not of one length") }
    }

    @Test func `a tensor of another shape is refused by its name`() throws {
        var writer = writer()
        writer.remove("topics.bias")
        writer.add("topics.bias", shape: [2], type: 0, data: bytes([0, 0]))
        #expect { try classifier(writer) } throws: { "\($0)".contains("topics.bias") }
    }
}
