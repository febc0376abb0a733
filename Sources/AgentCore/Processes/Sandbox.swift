/// What this machine has to hold programs to a `Protection`.
public struct Sandbox: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case bubblewrap(Bubblewrap)
        case none(String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// No sandbox, and why; programs then run as any other of the user's.
    public static func none(_ reason: String) -> Sandbox { Sandbox(.none(reason)) }

    /// What this machine has, found once: bubblewrap, where it is installed and a trial run in it works.
    public static func find() async -> Sandbox { await SandboxProbe.shared.value }

    /// Whether programs are held to their protection.
    public var protects: Bool {
        if case .bubblewrap = kind { return true }
        return false
    }

    /// What protects and what a program is held to, in words for the user, on one line:
    /// `bubblewrap: no network, no home directory`, `none: bubblewrap is not installed`.
    public func summary(_ protection: Protection = Protection()) -> String {
        switch kind {
        case .none(let reason): "none: \(reason)"
        case .bubblewrap(let bubblewrap): "bubblewrap: \(bubblewrap.promises(protection).joined(separator: ", "))"
        }
    }

    /// What may go wrong, a line each: what a program may do that no sandbox holds.
    public func warnings(_ protection: Protection = Protection()) -> [String] {
        protects ? [] : ["it can read and change whatever you can, and use the network"]
    }

    /// Finds a program that runs under this protection.
    ///
    /// - Parameters:
    ///   - names: what it may be called, the best first.
    ///   - environment: whose `PATH` is searched.
    public func program(named names: [String], environment: [String: String]) -> InstalledProgram? {
        let finder = ProgramFinder(
            searchPath: ProcessEnvironment.searchPath(environment), isConfined: protects)
        return names.lazy.compactMap(finder.find(named:)).first
    }

    /// The program of this file, where it is one and runs under this protection.
    public func program(at path: String) -> InstalledProgram? {
        ProgramFinder(searchPath: [], isConfined: protects).program(at: path)
    }
}
