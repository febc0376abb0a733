public import Foundation

/// The name of a model to download.
public enum HubReference: Sendable, Hashable {
    /// A file at an address.
    case address(URL)
    /// A repository of a hub, and a part of the wanted file's name, such as `Q4_K_M`.
    case repository(String, wanted: String?)

    /// Parses `OWNER/REPOSITORY`, `OWNER/REPOSITORY:Q4_K_M`, either one with the prefix `hf.co/` that other programs
    /// use, or the address of a GGUF file.
    ///
    /// - Throws: `EngineError` (invalidRequest) if it is none of these.
    public init(_ text: String) throws(EngineError) {
        var rest = text[...]
        for prefix in ["https://huggingface.co/", "https://hf.co/", "huggingface.co/", "hf.co/"]
        where rest.lowercased().hasPrefix(prefix) && !rest.hasSuffix(".gguf") {
            rest = rest.dropFirst(prefix.count)
            break
        }
        if rest.contains("://") {
            guard let url = URL(string: String(rest)), url.host()?.isEmpty == false, url.path().hasSuffix(".gguf")
            else {
                throw EngineError(
                    .invalidRequest, "\(text) is not the address of a GGUF file", remedy: Self.examples)
            }
            guard Self.isSafe(url) else {
                throw EngineError(
                    .invalidRequest, "\(text) would come unencrypted",
                    remedy: "Give an address that begins with https.")
            }
            self = .address(url)
            return
        }
        guard let match = rest.wholeMatch(of: /([\w.-]+\/[\w.-]+?)\/?(?::([\w.-]+))?/), !rest.contains("..") else {
            throw EngineError(.invalidRequest, "\(text) names no repository with models", remedy: Self.examples)
        }
        self = .repository(String(match.1), wanted: match.2.map(String.init))
    }

    /// Whether a download from there is encrypted, or comes from this machine.
    static func isSafe(_ url: URL) -> Bool {
        url.scheme?.lowercased() == "https"
            || url.scheme?.lowercased() == "http"
                && ["127.0.0.1", "localhost", "[::1]", "::1"].contains(url.host() ?? "")
    }

    private static let examples =
        "Give a repository of huggingface.co such as Qwen/Qwen3-1.7B-GGUF, with :Q8_0 behind it where it has several "
        + "files, or the https address of a .gguf file."
}
