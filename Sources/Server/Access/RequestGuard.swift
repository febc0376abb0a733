import AgentCore
import Foundation

/// Decides who is let in: which hosts the server answers under, which pages may call it, and who has the token.
struct RequestGuard: Sendable {
    /// Why a request is not answered.
    enum Refusal: Sendable, Hashable {
        /// It was meant for a host that is not this one, as after DNS rebinding.
        case host
        /// A page of another origin sent it.
        case origin
        /// It has no token, or a wrong one.
        case token
    }

    /// The name of the page's cookie.
    static let cookieName = "agent"

    private let token: AccessToken
    private let names: Set<String>
    private let takesAddresses: Bool
    private let key = Locked<String?>(AccessToken.random())

    /// A guard of a server.
    ///
    /// - Parameters:
    ///   - token: the secret.
    ///   - host: where the server listens, as the user named it.
    ///   - isLoopback: whether only this machine reaches it.
    init(_ token: AccessToken, host: String, isLoopback: Bool) {
        self.token = token
        var names: Set<String> = ["localhost", host.lowercased()]
        if !isLoopback { names.insert(ProcessInfo.processInfo.hostName.lowercased()) }
        self.names = names
        takesAddresses = !isLoopback
    }

    /// Why a request is refused; `nil` where it is let in.
    func refusal(of request: HTTPRequest) -> Refusal? {
        guard let host = request.fields["host"], isOwn(host) else { return .host }
        if let origin = request.fields["origin"], origin.lowercased() != "http://" + host.lowercased() {
            return .origin
        }
        return hasToken(request) ? nil : .token
    }

    /// Whether this request carries the token or the cookie.
    private func hasToken(_ request: HTTPRequest) -> Bool {
        if let given = request.fields["authorization"] {
            let parts = given.split(separator: " ", maxSplits: 1)
            return parts.count == 2 && parts[0].lowercased() == "bearer"
                && AccessToken.areEqual(String(parts[1]), token.text)
        }
        return request.cookie(Self.cookieName).map { AccessToken.areEqual($0, token.cookie) } ?? false
    }

    /// Whether the server answers under a host. Names could be made to lead here by anybody, so only its own count;
    /// addresses cannot.
    private func isOwn(_ field: String) -> Bool {
        var host = field.lowercased()
        if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") { host = String(host[..<colon]) }
        if names.contains(host) { return true }
        let address = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        if names.contains(address) { return true }
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, address, &four) == 1 {
            return takesAddresses || UInt32(bigEndian: four.s_addr) >> 24 == 127
        }
        if inet_pton(AF_INET6, address, &six) == 1 { return takesAddresses || address == "::1" }
        return false
    }

    /// The key of the link that signs a browser in; `nil` once it was used.
    var linkKey: String? { key.withLock { $0 } }

    /// The cookie for a browser that followed the link, which works once.
    func cookie(forKey given: String) -> String? {
        let isRight = key.withLock { key in
            guard let known = key, AccessToken.areEqual(known, given) else { return false }
            key = nil
            return true
        }
        return isRight ? cookieField : nil
    }

    /// The cookie for a person who typed the token.
    func cookie(forToken given: String) -> String? {
        AccessToken.areEqual(given, token.text) ? cookieField : nil
    }

    private var cookieField: String {
        "\(Self.cookieName)=\(token.cookie); Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
    }
}
