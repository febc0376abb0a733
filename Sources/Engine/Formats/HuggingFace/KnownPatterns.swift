/// The regular expressions that tokenizers of known families use to split text, each with the scanner rule that
/// replaces it.
enum KnownPatterns {
    private static let contractions = #"(?i:'s|'t|'re|'ve|'m|'ll|'d)"#
    private static let blanks = #"\s*[\r\n]+|\s+(?!\S)|\s+"#
    private static let capital = #"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"#
    private static let small = #"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"#

    private static func words(_ letters: String, _ numbers: String, _ other: String) -> String {
        #"\#(contractions)|[^\r\n\p{L}\p{N}]?\#(letters)+|\#(numbers)| ?[^\s\#(other)\p{N}]+[\r\n]*|\#(blanks)"#
    }

    private static func casedWords(_ suffix: String, _ numbers: String) -> String {
        #"[^\r\n\p{L}\p{N}]?\#(capital)*\#(small)+\#(suffix)|[^\r\n\p{L}\p{N}]?\#(capital)+\#(small)*\#(suffix)|"#
            + #"\#(numbers)| ?[^\s\p{L}\p{N}]+[\r\n/]*|\#(blanks)"#
    }

    /// The scanner rule for each expression.
    static let stages: [String: PreTokenizer.Stage] = [
        // GPT-2 and its successors.
        #"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"#: .gpt2,
        #"'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"#: .gpt2,
        // Llama 3, SmolLM 3, GPT-4.
        words(#"\p{L}"#, #"\p{N}{1,3}"#, #"\p{L}"#): .words(digits: 3, marks: false),
        // Qwen 2, 2.5 and 3.
        words(#"\p{L}"#, #"\p{N}"#, #"\p{L}"#): .words(digits: 1, marks: false),
        // Qwen 3.5.
        words(#"[\p{L}\p{M}]"#, #"\p{N}"#, #"\p{L}\p{M}"#): .words(digits: 1, marks: true),
        // Mistral's tekken.
        casedWords("", #"\p{N}"#): .casedWords(digits: 1, contractions: false),
        // GPT-4o, Llama 4, Phi-4 mini.
        casedWords("\(contractions)?", #"\p{N}{1,3}"#): .casedWords(digits: 3, contractions: true),
        #"\p{N}"#: .singleNumbers,
        #"\p{N}+"#: .numberRuns,
    ]

    /// The name of the rules in GGUF files, for display.
    static func name(of stages: [PreTokenizer.Stage]) -> String {
        switch stages {
        case [.gpt2]: "gpt-2"
        case [.singleNumbers, .gpt2]: "smollm"
        case [.words(digits: 3, marks: false)]: "llama-bpe"
        case [.words(digits: 1, marks: false)]: "qwen2"
        case [.words(digits: 1, marks: true)]: "qwen35"
        case [.casedWords(digits: 1, contractions: false)]: "tekken"
        case [.casedWords(digits: 3, contractions: true)]: "gpt-4o"
        default: "rules"
        }
    }
}
