import AgentCore
import Foundation
import MemorySkill

/// `answer-rows rules IN OUT` adds what the rules of recall say of rows that are new to them; `answer-rows numbers IN OUT` writes
/// the numbers of `AnswerFeatures`, 32-bit floats, one row for each text; `answer-rows found IN` prints what memory finds with
/// the models that come with the program.
@main
struct AnswerRows {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        guard let mode = words.first, words.count == (mode == "found" ? 2 : 3) else {
            fatalError("usage: answer-rows rules|numbers IN OUT, or found IN, in the repository's root")
        }
        let rows = try String(contentsOfFile: words[2], encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(AnswerRow.self, from: Data($0.utf8))
        }
        let models = AnswerModels()
        if mode == "found" {
            var table = FoundTable()
            for row in rows { table.add(try await RuledRow(row, models: models).row) }
            return print(table.text)
        }
        var out = Data()
        if mode == "rules" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for row in rows { out += try encoder.encode(try await RuledRow(row).row) + Data("\n".utf8) }
        } else {
            for row in rows {
                for numbers in try await AnswerProbe.numbers(
                    row.message, texts: row.texts, chosen: row.rules.map { $0.isSilent ? nil : $0.chosen } ?? nil,
                    isSure: row.rules?.isSure ?? true, encoder: models.encoder)
                {
                    out += numbers.withUnsafeBytes { Data($0) }
                }
            }
        }
        try out.write(to: URL(filePath: words[3]))
    }
}
