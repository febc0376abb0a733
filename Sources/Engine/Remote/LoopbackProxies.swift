import Foundation

/// Keeps calls to this machine away from proxies.
public enum LoopbackProxies {
    /// Adds this machine to `no_proxy`. Otherwise libcurl, which URLSession uses on Linux, would send calls to this
    /// machine to the proxy in `http_proxy` or `all_proxy`, and they would leave the machine. Run this before the first
    /// call, while there is only one thread: it changes the environment.
    public static func bypass() {
        let environment = ProcessInfo.processInfo.environment
        // libcurl reads the first of these that is set.
        let known = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        guard known != "*" else { return }
        let names = (known.isEmpty ? [] : [known]) + ["localhost", "127.0.0.1", "::1"]
        setenv("no_proxy", names.joined(separator: ","), 1)
    }
}
