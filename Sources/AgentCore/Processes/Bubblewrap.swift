import Foundation

/// bubblewrap (https://github.com/containers/bubblewrap): runs a program in its own namespaces, where only the mounted
/// files exist. When the program ends, the kernel ends every process in them, whatever session it moved to.
struct Bubblewrap: Sendable, Hashable {
    /// Options that not every version or system supports.
    struct Features: Sendable, Hashable {
        /// `--size` (0.7 and newer) limits the size of tmpfs mounts.
        var boundsMemory = true
        /// `--disable-userns` (0.8 and newer) forbids further user namespaces, which expose much of the kernel.
        var disablesNamespaces = true
    }

    /// The home and the temporary folder of a program inside the sandbox.
    static let home = "/tmp/home"
    static let temporary = "/tmp"
    /// Size limit of the temporary folder, which lies in memory.
    private static let temporaryBytes = 512 << 20

    let executable: String
    let features: Features

    /// The command line that runs a program under bubblewrap. The program inherits bubblewrap's environment.
    ///
    /// - Throws: `AgentError` naming a path that does not exist or is not visible to the program.
    func wrap(_ image: ProcessImage, _ protection: Protection) throws(AgentError) -> ProcessImage {
        let mounts = try Mount.list(protection)
        for path in [image.executable, image.directory] where !isInSight(path, mounts) {
            throw AgentError(
                .failed, "cannot run \(image.executable): \(path) is out of its sight",
                remedy: "Make it readable to the program.")
        }
        var words = isolation(protection)
        words += Self.system(allowsNetwork: protection.allowsNetwork)
        // If the user's home lies inside a system folder, cover it before mounting parts of it.
        if SystemFolders.contain(ProgramFinder.userHome) { words += ["--tmpfs", ProgramFinder.userHome] }
        words += mounts.flatMap(\.words)
        words += ["--remount-ro", "/", "--chdir", image.directory, "--", image.executable] + image.arguments
        return ProcessImage(executable: executable, arguments: words, environment: image.environment, directory: "/")
    }

    /// The restrictions in words, for the user.
    func promises(_ protection: Protection) -> [String] {
        func real(_ urls: [URL]) -> [String] {
            urls.map { $0.path(percentEncoded: false) }.map { RealPath.of($0) ?? $0 }
        }
        let shown = real(protection.readable) + real(protection.writable)
        let inHome = shown.filter { RealPath.isInside($0, ProgramFinder.userHome) }
        let showsHome = shown.contains { RealPath.isInside(ProgramFinder.userHome, $0) }
        return [
            protection.allowsNetwork ? "network" : "no network",
            showsHome
                ? "home directory in sight"
                : inHome.isEmpty ? "no home directory" : "of the home directory only \(inHome.joined(separator: ", "))",
        ]
    }

    /// Why bubblewrap could not start the program; `nil` if it did. bubblewrap then prints `bwrap: …` to standard error
    /// and exits with 1. A program can imitate that, but gains only a misleading error message.
    func failure(_ outcome: ProcessOutcome) -> String? {
        guard outcome.ending == .exited(1), outcome.output.isEmpty else { return nil }
        let text = outcome.errorOutput.text(limit: 400)
        return text.hasPrefix("bwrap: ") ? text.dropFirst(7).trimmed : nil
    }

    private func isolation(_ protection: Protection) -> [String] {
        var words = ["--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-uts", "--unshare-cgroup-try"]
        if !protection.allowsNetwork { words.append("--unshare-net") }
        if features.disablesNamespaces { words.append("--disable-userns") }
        // Without this, if agent itself runs as root, the program could change the namespaces.
        words += ["--cap-drop", "ALL", "--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev"]
        if features.boundsMemory { words += ["--size", String(Self.temporaryBytes)] }
        return words + ["--tmpfs", Self.temporary, "--dir", Self.home, "--symlink", "../tmp", "/var/tmp"]
    }

    private static func system(allowsNetwork: Bool) -> [String] {
        var words: [String] = []
        for folder in SystemFolders.programs {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                words += ["--symlink", target, folder]
            } else {
                words += ["--ro-bind-try", folder, folder]
            }
        }
        let settings = SystemFolders.settings + (allowsNetwork ? SystemFolders.network : [])
        return words + settings.flatMap { ["--ro-bind-try", $0, $0] }
    }

    private func isInSight(_ path: String, _ mounts: [Mount]) -> Bool {
        SystemFolders.contain(path) || mounts.contains { RealPath.isInside(path, $0.path) }
    }
}
