import Foundation

/// bubblewrap (https://github.com/containers/bubblewrap): runs a program in namespaces of its own, in which only what is
/// shown exists. The kernel ends everything in them with the program, whatever session it moved to.
struct Bubblewrap: Sendable, Hashable {
    /// Options that not every version or system has.
    struct Features: Sendable, Hashable {
        /// `--size` (0.7 and newer): folders in memory can be bounded.
        var boundsMemory = true
        /// `--disable-userns` (0.8 and newer): no further namespaces, through which much of the kernel is reached.
        var disablesNamespaces = true
    }

    /// The home and the temporary folder of a program.
    static let home = "/tmp/home"
    static let temporary = "/tmp"
    /// The most that the temporary folder holds, in memory.
    private static let temporaryBytes = 512 << 20

    let executable: String
    let features: Features

    /// Wraps a program. Its variables reach it through bubblewrap's own.
    ///
    /// - Throws: `AgentError` naming what does not exist or is not in sight of the program.
    func wrap(_ image: ProcessImage, _ protection: Protection) throws(AgentError) -> ProcessImage {
        let mounts = try Mount.list(protection)
        for path in [image.executable, image.directory] where !isInSight(path, mounts) {
            throw AgentError(
                .failed, "cannot run \(image.executable): \(path) is out of its sight",
                remedy: "Make it readable to the program.")
        }
        var words = isolation(protection)
        words += Self.system(allowsNetwork: protection.allowsNetwork)
        // A home inside of the system's folders is covered before anything of it is shown.
        if SystemFolders.contain(ProgramFinder.userHome) { words += ["--tmpfs", ProgramFinder.userHome] }
        words += mounts.flatMap(\.words)
        words += ["--remount-ro", "/", "--chdir", image.directory, "--", image.executable] + image.arguments
        return ProcessImage(executable: executable, arguments: words, environment: image.environment, directory: "/")
    }

    /// What a program is held to, in words.
    func promises(_ protection: Protection) -> [String] {
        func real(_ places: [URL]) -> [String] {
            places.map { $0.path(percentEncoded: false) }.map { RealPath.of($0) ?? $0 }
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

    /// Why the program was not even started, where that is so. bubblewrap says it on its error output and ends with 1; a
    /// program that says the same fools only whoever reads its error.
    func failure(_ outcome: ProcessOutcome) -> String? {
        guard outcome.ending == .exited(1), outcome.output.isEmpty else { return nil }
        let text = outcome.errorOutput.text(limit: 400)
        return text.hasPrefix("bwrap: ") ? text.dropFirst(7).trimmed : nil
    }

    private func isolation(_ protection: Protection) -> [String] {
        var words = ["--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-uts", "--unshare-cgroup-try"]
        if !protection.allowsNetwork { words.append("--unshare-net") }
        if features.disablesNamespaces { words.append("--disable-userns") }
        // Where this program runs as root, the namespace would otherwise be the program's to change.
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
