import AgentCore
import Foundation

/// Asks at the terminal whether to trust directories with their own skills.
struct TrustQuestion {
    private let call: Call

    /// Asks on this call's console.
    init(_ call: Call) { self.call = call }

    /// Asks about each directory that is not trusted. Any answer but yes leaves it untrusted.
    ///
    /// - Throws: `AgentError` where the trust file cannot be read or written.
    func ask() throws {
        let folders = try SkillFolders(call, try Resources.find(environment: call.program.environment))
        for (project, state) in folders.untrusted {
            let path = project.directory.path(percentEncoded: false)
            call.console.note(
                state == .changed ? "\(path) was trusted and has changed since." : "\(path) is not trusted yet.")
            do {
                for line in try ProjectOffer(project).lines { call.console.note(line) }
            } catch let error as AgentError {
                // A directory that cannot be trusted must not prevent the chat.
                call.console.note("It cannot be trusted as it is: \(error.message)")
                continue
            }
            call.console.write("Trust it, as it is now? [y/N] ")
            let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
            guard answer == "y" || answer == "yes" else { continue }
            try TrustStore(call.program.directories.trust).trust(project, at: call.program.clock.now())
        }
    }
}
