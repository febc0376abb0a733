#if os(Linux)
    import AgentCore
    import Foundation

    /// The location of the running program.
    enum ExecutablePath {
        /// The executable's path with all links resolved.
        ///
        /// - Throws: `AgentError` if the system does not report it.
        static func find() throws -> URL {
            do {
                return URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            } catch {
                throw AgentError(
                    .failed, "cannot tell where the program lies: \(error.words)",
                    remedy: "Set AGENT_RESOURCES to the folder that holds `skills` and `prompts`.")
            }
        }
    }
#endif
