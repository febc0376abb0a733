/// The format of Llama 3 and its successors 3.1 to 3.3: `<|start_header_id|>role<|end_header_id|>`, an empty line,
/// the text and `<|eot_id|>`.
///
/// Templates from 3.1 on always write a system header, with the date of the training data and today's: today's where
/// the template asks the clock (3.2, 3.3), the one in the template otherwise (3.1).
struct Llama3Format: ChatFormat {
    private struct Dates {
        let knowledge: String
        let fixedToday: String?
    }

    let name = "llama3"
    private let begin: String?
    private let trims: Bool
    private let dates: Dates?

    /// Reads the variant from a template; `nil` where it is of another family.
    init?(_ template: TemplateText, beginText: String?) {
        guard template.contains("<|start_header_id|>"), template.contains("<|eot_id|>") else { return nil }
        begin = template.contains("bos_token") ? beginText ?? "<|begin_of_text|>" : nil
        trims = template.trimsContent
        dates = template.literal(after: "Cutting Knowledge Date: ", before: "\n").map { knowledge in
            let isAsked = template.contains("strftime_now(")
            return Dates(
                knowledge: knowledge,
                fixedToday: isAsked ? nil : template.literal(after: "date_string = \"", before: "\""))
        }
    }

    func render(_ turns: [ChatTurn], startsReply: Bool, today: String) -> RenderedPrompt {
        var prompt = RenderedPrompt()
        var turns = turns[...]
        if let begin { prompt.append(control: begin) }
        if let dates {
            let system = turns.first?.role == "system" ? turns.removeFirst().content : ""
            header("system", in: &prompt)
            prompt.append("Cutting Knowledge Date: \(dates.knowledge)\nToday Date: \(dates.fixedToday ?? today)\n\n")
            prompt.append(content(system))
            prompt.append(control: "<|eot_id|>")
        }
        for turn in turns {
            header(turn.role, in: &prompt)
            prompt.append(content(turn.content))
            prompt.append(control: "<|eot_id|>")
        }
        if startsReply { header("assistant", in: &prompt) }
        return prompt
    }

    private func header(_ role: String, in prompt: inout RenderedPrompt) {
        prompt.append(control: "<|start_header_id|>")
        prompt.append(role)
        prompt.append(control: "<|end_header_id|>")
        prompt.append("\n\n")
    }

    private func content(_ text: String) -> String { trims ? text.trimmedAsInTemplates : text }
}
