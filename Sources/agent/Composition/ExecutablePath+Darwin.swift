#if os(macOS)
    import AgentCore
    import Foundation

    /// The location of the running program.
    enum ExecutablePath {
        /// The executable's path with all links resolved.
        ///
        /// - Throws: `AgentError` if the system does not report it.
        static func find() throws -> URL {
            guard let url = Bundle.main.executableURL else {
                throw AgentError(
                    .failed, "cannot tell where the program lies",
                    remedy: "Set AGENT_RESOURCES to the folder that holds `skills` and `prompts`.")
            }
            return url.resolvingSymlinksInPath()
        }
    }
#endif
