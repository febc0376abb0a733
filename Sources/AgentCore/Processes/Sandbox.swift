/// The means of this machine to enforce a `Protection`.
public struct Sandbox: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case bubblewrap(Bubblewrap)
        case none(String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// No sandbox, with the reason. Programs then run with all of the user's rights.
    public static func none(_ reason: String) -> Sandbox { Sandbox(.none(reason)) }

    /// The machine's sandbox, determined once per process: bubblewrap, if it is installed and a trial run works.
    public static func find() async -> Sandbox { await SandboxProbe.shared.value }

    /// Whether protections are enforced.
    public var protects: Bool {
        if case .bubblewrap = kind { return true }
        return false
    }

    /// The sandbox and its restrictions on one line, for the user: `bubblewrap: no network, no home directory`,
    /// `none: bubblewrap is not installed`.
    public func summary(_ protection: Protection = Protection()) -> String {
        switch kind {
        case .none(let reason): "none: \(reason)"
        case .bubblewrap(let bubblewrap): "bubblewrap: \(bubblewrap.promises(protection).joined(separator: ", "))"
        }
    }

    /// Warnings for the user, one a line: what a program can do because no sandbox restricts it.
    public func warnings(_ protection: Protection = Protection()) -> [String] {
        protects ? [] : ["it can read and change whatever you can, and use the network"]
    }

    /// Finds a program that runs under this protection.
    ///
    /// - Parameters:
    ///   - names: possible names, in order of preference.
    ///   - environment: the variables whose `PATH` is searched.
    public func program(named names: [String], environment: [String: String]) -> InstalledProgram? {
        let finder = ProgramFinder(
            searchPath: ProcessEnvironment.searchPath(environment), isConfined: protects)
        return names.lazy.compactMap(finder.find(named:)).first
    }

    /// The program at this path; `nil` if it is not an executable file, or does not work in the sandbox.
    public func program(at path: String) -> InstalledProgram? {
        ProgramFinder(searchPath: [], isConfined: protects).program(at: path)
    }
}
