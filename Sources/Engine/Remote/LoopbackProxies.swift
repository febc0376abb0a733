import Foundation

/// Keeps calls to this machine off proxies.
public enum LoopbackProxies {
    /// Names this machine to `no_proxy`, beside those that stand there. Without that, libcurl, which makes the calls of
    /// URLSession on Linux, would send them to the proxy that `http_proxy` or `all_proxy` names: they would leave the
    /// machine. To be called before the first call, while there is one thread: it changes the environment.
    public static func bypass() {
        let environment = ProcessInfo.processInfo.environment
        // libcurl reads the first of these that there is.
        let known = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        guard known != "*" else { return }
        let names = (known.isEmpty ? [] : [known]) + ["localhost", "127.0.0.1", "::1"]
        setenv("no_proxy", names.joined(separator: ","), 1)
    }
}
