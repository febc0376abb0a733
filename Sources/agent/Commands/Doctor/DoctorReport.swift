import AgentCore
import Engine
import EngineAdapter
import Foundation
import PromptsSkill

/// The findings of `agent doctor`, part by part. A part that fails does not affect the others.
struct DoctorReport {
    /// One part of the program.
    struct Section {
        /// The part's name, a key of the JSON document.
        let name: String
        /// The findings.
        var values: [JSONValue.Member] = []
        /// What needs attention.
        var problems: [String] = []
    }

    /// The parts.
    private(set) var sections: [Section] = []
    /// What needs attention.
    var problems: [String] { sections.flatMap(\.problems) }

    private let call: Call

    /// Runs all checks.
    ///
    /// - Parameters:
    ///   - servers: the model servers found on this machine.
    ///   - sandbox: the sandbox for scripts.
    init(_ call: Call, servers: [LocalServers.Found], sandbox: Sandbox) {
        self.call = call
        addProgram()
        addDirectories()
        addDatabase()
        let resources = part("resources") { section in
            let resources = try Resources.find(environment: call.program.environment)
            section.add("root", .string(resources.root.path(percentEncoded: false)))
            return resources
        }
        addModel(resources)
        if let resources { addSmallModel(resources) }
        addServers(servers)
        if let resources { addSkills(resources) }
        _ = part("scripts") { $0.add("protection", .string(sandbox.summary())) }
    }

    /// The report as JSON.
    var json: JSONValue {
        .object(
            sections.map { JSONValue.Member($0.name, .object($0.values)) }
                + [JSONValue.Member("problems", .array(problems.map(JSONValue.string)))])
    }

    private mutating func part<Value>(_ name: String, _ body: (inout Section) throws -> Value) -> Value? {
        var section = Section(name: name)
        defer { sections.append(section) }
        do {
            return try body(&section)
        } catch {
            let known = ErrorReport.describe(error)
            section.add("error", .string(known.message))
            section.problems.append("\(name): \(known.message). \(known.remedy)")
            return nil
        }
    }

    private mutating func addProgram() {
        _ = part("program") { section in
            section.add("version", .string(Version.current))
            section.add("executable", .string(try ExecutablePath.find().path(percentEncoded: false)))
            section.add("cores", .integer(ProcessInfo.processInfo.activeProcessorCount))
            section.add("line_editor", .string(LineEditorLibrary.version))
        }
    }

    private mutating func addDirectories() {
        let directories = call.program.directories
        _ = part("directories") { section in
            section.add("config", .string(directories.config.path(percentEncoded: false)))
            section.add("data", .string(directories.data.path(percentEncoded: false)))
            section.add("cache", .string(directories.cache.path(percentEncoded: false)))
        }
    }

    private mutating func addDatabase() {
        let file = call.program.directories.database
        let path = file.path(percentEncoded: false)
        _ = part("database") { section in
            section.add("path", .string(path))
            let exists = FileManager.default.fileExists(atPath: path)
            section.add("exists", .bool(exists))
            guard exists else { return }
            let database = try Database(at: file, readOnly: true)
            let findings = try database.query("PRAGMA integrity_check") { $0.text(0) ?? "" }
            section.add("sqlite", .optional(try database.query("SELECT sqlite_version()") { $0.text(0) }.first ?? nil))
            section.add("integrity", .string(findings.joined(separator: "; ")))
            guard findings == ["ok"] else {
                throw AgentError(
                    .failed, "\(path) is damaged: \(findings.first ?? "")",
                    remedy: "Keep a copy, and move it aside to start anew.")
            }
            section.add("sessions", .integer(try SQLiteSessionStore(database).sessions().count))
        }
    }

    private mutating func addModel(_ resources: Resources?) {
        _ = part("model") { [call] section in
            let settings = try Settings(arguments: call.arguments, program: call.program)
            section.problems += settings.notices
            let choice = try ModelSelection(settings[.model], resources: resources, program: call.program)
            section.add("name", .string(choice.identity.name))
            section.add("path", .string(choice.path))
            section.add("why", .string(choice.why))
            section.add("built_in", .bool(choice.isBuiltIn))
            guard choice.address == nil else { return }
            section.add("bytes", .integer(try ModelSelection.byteCount(choice.path)))
            let adapters = try choice.adapters + settings.adapters()
            section.add("lora", .array(adapters.map { .string($0.path) }))
            let warnings = try ModelTrial.run(
                path: choice.path, limits: try settings.modelLimits(), adapters: adapters)
            section.add("warnings", .array(warnings.map(JSONValue.string)))
        }
    }

    /// The small model that reads messages: the base, its adapters, and whether they fit together.
    private mutating func addSmallModel(_ resources: Resources) {
        _ = part("small_model") { [call] section in
            let small = SmallModel(resources, call.program)
            for member in small.members { section.add(member.key, member.value) }
            guard let base = small.base else { throw SmallModel.missing }
            for adapter in small.adapters {
                _ = try ModelTrial.run(path: base, limits: ModelLimits(), adapters: [adapter])
            }
            let encoder = try Encoder.bundled(resources, Settings(arguments: call.arguments, program: call.program))
            section.add("encoder", .string(encoder.identity.location))
            section.add("encoder_license", .string("Apache License 2.0"))
        }
    }

    private mutating func addServers(_ servers: [LocalServers.Found]) {
        guard !servers.isEmpty else { return }
        _ = part("servers on this machine (use one with --model ADDRESS#NAME)") { section in
            for server in servers {
                let key = server.asksForKey ? ", which asks for a key (AGENT_API_KEY)" : ""
                section.add(
                    "\(server.owner) at \(server.address.text)\(key)", .array(server.models.map { .string($0.name) }))
            }
        }
    }

    private mutating func addSkills(_ resources: Resources) {
        _ = part("skills") { [call] section in
            let catalog = try SkillsCall.catalog(call)
            section.add("count", .integer(catalog.entries.count))
            section.add("names", .array(catalog.entries.map { .string($0.manifest.name) }))
            section.problems += catalog.checks.map { "skills: \(SkillsCall.problem($0))" }
        }
        _ = part("prompts") { [call] section in
            let library = PromptLibrary(directories: call.program.directories, builtin: resources.prompts)
            section.add("active", .string(library.activeName))
            section.add("names", .array(library.names.map(JSONValue.string)))
            for file in try library.names.map({ try library.file(named: $0) }) where file.check.template == nil {
                section.problems.append("prompts: \(file.path), \(file.check.reason)")
            }
        }
    }
}

extension DoctorReport.Section {
    fileprivate mutating func add(_ key: String, _ value: JSONValue) { values.append(JSONValue.Member(key, value)) }
}
