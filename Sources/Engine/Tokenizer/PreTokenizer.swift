/// How a byte-level vocabulary splits text before merging; no merge crosses a split.
///
/// Each rule is published as a regular expression. Here each is a scanner written by hand, one pass over classified
/// scalars, since a general regular expression engine takes many times as long. Names and groups are those of llama.cpp
/// (`llama-vocab.cpp`), which writes the names into `tokenizer.ggml.pre`.
struct PreTokenizer: Sendable {
    /// One pass; each pass splits the results of the one before.
    enum Stage: Sendable, Equatable {
        /// `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`
        case gpt2
        /// `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,n}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|`
        /// `\s+(?!\S)|\s+`, where marks (`\p{M}`) count as letters if `marks` is true.
        case words(digits: Int, marks: Bool)
        /// Words that begin where lower case is followed by upper case; with `contractions` these stay with their word:
        /// `[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|`
        /// `[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*|\p{N}{1,n}|`
        /// ` ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+`
        case casedWords(digits: Int, contractions: Bool)
        /// `\p{N}`: every number on its own.
        case singleNumbers
        /// `[\p{P}\$\+<=>\^~\|]+`
        case punctuationRuns
        /// `\p{N}+`
        case numberRuns
        /// `[0-9][0-9][0-9]`
        case digitTriples
    }

    /// The passes, in order.
    let stages: [Stage]
    /// Whether a split that is itself a token is used without merging.
    let ignoresMerges: Bool
    /// Whether a begin token is added if the file does not say.
    let addsBegin: Bool

    init(_ stages: [Stage], ignoresMerges: Bool = false, addsBegin: Bool = false) {
        self.stages = stages
        self.ignoresMerges = ignoresMerges
        self.addsBegin = addsBegin
    }

    /// The rule with this name; `nil` if it is not supported. No name means `default`, as in llama.cpp.
    init?(named name: String?) {
        switch name ?? "default" {
        case "llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2":
            self.init([.words(digits: 3, marks: false)], ignoresMerges: true, addsBegin: true)
        case "smaug-bpe", "dbrx", "glm4", "chatglm-bpe":
            self.init([.words(digits: 3, marks: false)])
        case "qwen2", "deepseek-r1-qwen", "kormo", "f2llmv2", "megrez", "stablelm2", "hunyuan", "solar-open", "grok-2":
            self.init([.words(digits: 1, marks: false)])
        case "qwen35":
            self.init([.words(digits: 1, marks: true)])
        case "gpt-2", "gpt2", "phi-2", "jina-es", "jina-de", "jina-v2-es", "jina-v2-de", "gigachat", "a.x-4.0",
            "mellum", "modern-bert", "exaone4", "mpt", "olmo", "jais", "trillion", "granite-docling":
            self.init([.gpt2])
        case "smollm", "starcoder", "refact", "command-r", "codeshell", "exaone", "minerva-7b", "mellum2":
            self.init([.singleNumbers, .gpt2])
        case "tekken":
            self.init([.casedWords(digits: 1, contractions: false)], ignoresMerges: true, addsBegin: true)
        case "gpt-4o", "llama4":
            self.init([.casedWords(digits: 3, contractions: true)])
        case "default":
            self.init([.punctuationRuns, .gpt2, .numberRuns, .digitTriples])
        default:
            return nil
        }
    }

    /// The splits of a text as ranges of its UTF-8 bytes, without gaps.
    func split(_ text: ClassifiedText) -> [Range<Int>] {
        guard text.count > 0 else { return [] }
        var ranges = [0..<text.count]
        for stage in stages {
            var next: [Range<Int>] = []
            next.reserveCapacity(ranges.count)
            for range in ranges { PreTokenizerScanner(text, in: range).split(by: stage, into: &next) }
            ranges = next
        }
        return ranges.map { text.offsets[$0.lowerBound]..<text.offsets[$0.upperBound] }
    }
}
