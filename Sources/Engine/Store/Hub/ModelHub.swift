import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A hub that offers models: Hugging Face, or the mirror in `HF_ENDPOINT` (https://huggingface.co/docs/hub/api and
/// https://huggingface.co/docs/huggingface_hub/package_reference/environment_variables).
public struct ModelHub: Sendable {
    private let endpoint: URL
    private let token: String?
    /// Maximum number of redirects: the hub redirects to its file storage.
    private static let mostRedirects = 5
    static let timeout: TimeInterval = 60
    private static let mostList = 16 << 20

    /// The hub in the environment; `HF_TOKEN` gives access to restricted files.
    ///
    /// - Throws: `EngineError` (invalidRequest) if `HF_ENDPOINT` is not a safe address.
    public init(environment: [String: String]) throws(EngineError) {
        let text = environment["HF_ENDPOINT"].flatMap { $0.isEmpty ? nil : $0 } ?? "https://huggingface.co"
        guard let url = URL(string: text), HubReference.isSafe(url), url.host()?.isEmpty == false else {
            throw EngineError(
                .invalidRequest, "HF_ENDPOINT is no https address: \(text)", remedy: "Correct it, or unset it.")
        }
        endpoint = url
        token = environment["HF_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Finds the file that a reference means.
    ///
    /// - Throws: `EngineError` (missing, unauthorized) if there is none, (unreachable, serverFailed) if the hub fails.
    public func file(_ reference: HubReference) async throws(EngineError) -> HubFile {
        switch reference {
        case .address(let url):
            return HubFile(name: url.lastPathComponent, url: url, byteCount: nil, sha256: nil)
        case .repository(let repository, let wanted):
            return try HubFile.choose(wanted, among: try await files(of: repository), of: repository)
        }
    }

    private func files(of repository: String) async throws(EngineError) -> [HubFile] {
        let address = endpoint.appending(path: "api/models/\(repository)")
        var parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
        parts?.queryItems = [URLQueryItem(name: "blobs", value: "true")]
        let url = parts?.url ?? endpoint
        var (answer, _, _) = try await open(url, from: 0, wanted: "repository \(repository)")
        var body = Data()
        do {
            while let part = try await answer.next() {
                if case .body(let data) = part { body += data }
                guard body.count <= Self.mostList else { throw URLError(.dataLengthExceedsMaximum) }
            }
        } catch { throw HubFailure.unreachable(host(url), error) }
        guard let listing = try? JSONDecoder().decode(Listing.self, from: body) else {
            throw EngineError(
                .malformed, "\(host(url)) answers something else than what a repository holds",
                remedy: "Check HF_ENDPOINT, or give the https address of a .gguf file.")
        }
        return listing.siblings.map { file in
            HubFile(
                name: file.rfilename.split(separator: "/").last.map(String.init) ?? file.rfilename,
                url: endpoint.appending(path: "\(repository)/resolve/main/\(file.rfilename)"),
                byteCount: file.lfs?.size ?? file.size, sha256: file.lfs?.sha256)
        }
    }

    /// Starts a download.
    ///
    /// - Parameter offset: bytes that are already here.
    /// - Throws: `EngineError` as `file` does.
    public func download(_ file: HubFile, from offset: Int) async throws(EngineError) -> HubDownload {
        let (answer, head, sha256) = try await open(file.url, from: offset, wanted: file.name)
        return HubDownload(answer, head, sha256: file.sha256 ?? sha256, host: host(file.url))
    }

    /// Follows redirects to a successful response; also returns the SHA-256 stated on the way.
    private func open(
        _ first: URL, from offset: Int, wanted: String
    ) async throws(EngineError) -> (HTTPResponse, HTTPExchange.Head, String?) {
        var url = first
        var sha256: String?
        for _ in 0...Self.mostRedirects {
            var request = URLRequest(url: url, timeoutInterval: Self.timeout)
            if offset > 0 { request.setValue("bytes=\(offset)-", forHTTPHeaderField: "Range") }
            request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
            // Only the hub itself gets the token.
            if let token, url.host() == endpoint.host() {
                request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
            }
            var answer = HTTPExchange.start(request, mostPending: 512 << 20)
            let head: HTTPExchange.Head
            do {
                guard case .head(let first)? = try await answer.next() else { throw URLError(.networkConnectionLost) }
                head = first
            } catch { throw HubFailure.unreachable(host(url), error) }
            sha256 = sha256 ?? head.linkedHash
            switch head.status {
            case 200, 206: return (answer, head, sha256)
            // The whole file is already here.
            case 416 where offset > 0: return (answer, head, sha256)
            case 300..<400:
                guard let location = head.location, let next = URL(string: location, relativeTo: url)?.absoluteURL,
                    HubReference.isSafe(next)
                else { throw HubFailure.refused(head, wanted, on: host(url), hasToken: token != nil) }
                url = next
            default: throw HubFailure.refused(head, wanted, on: host(url), hasToken: token != nil)
            }
        }
        throw EngineError(
            .serverFailed, "\(host(first)) sends from one place to the next for \(wanted)", remedy: "Try again later.")
    }

    private func host(_ url: URL) -> String { url.host() ?? url.absoluteString }

    /// The hub's listing of a repository, as far as it is used here.
    private struct Listing: Decodable {
        struct File: Decodable {
            struct Large: Decodable {
                let sha256: String?
                let size: Int?
            }

            let rfilename: String
            let size: Int?
            let lfs: Large?
        }

        let siblings: [File]
    }
}
