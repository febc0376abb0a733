import AgentCore
import Engine
import EngineAdapter
import Foundation
import MCP

/// All settings, each from the strongest source that has it: flag, environment, project, user, default.
struct Settings: Sendable {
    /// One setting for every key.
    let all: [Setting]
    /// The MCP servers: the user's, then the project's. A project's server replaces the user's server of the same name.
    let servers: [MCPServerSetting]
    /// Notices about files that were not read, and about unknown keys.
    let notices: [String]

    /// Collects the settings.
    ///
    /// - Throws: `AgentError` if a file cannot be read.
    init(arguments: Arguments, program: Program) throws {
        let user = try ConfigFile(
            at: program.directories.config.appending(path: "config.yaml"), .user, base: program.home)
        let (project, projectNotices) = try Self.project(program)
        notices = user.notices + projectNotices
        servers = Self.merged(user.servers, project?.servers ?? [])
        all = SettingKey.allCases.map { key in
            if let setting = Self.stronger(key, arguments, program, project) { return setting }
            if let value = user.values[key] {
                return Setting(key: key, value: value, source: .user, location: user.path)
            }
            return Setting(key: key, value: Self.defaults[key], source: .default, location: nil)
        }
    }

    /// Makes settings with this one; all others have no value.
    init(only setting: Setting) {
        all = SettingKey.allCases.map { key in
            key == setting.key ? setting : Setting(key: key, value: nil, source: .default, location: nil)
        }
        servers = []
        notices = []
    }

    /// The setting that overrides the user's file for a key; `nil` if none does.
    ///
    /// - Throws: `AgentError` if the project's file cannot be read.
    static func stronger(_ key: SettingKey, arguments: Arguments, program: Program) throws -> Setting? {
        stronger(key, arguments, program, try project(program).file)
    }

    private static func stronger(
        _ key: SettingKey, _ arguments: Arguments, _ program: Program, _ project: ConfigFile?
    ) -> Setting? {
        let options = key.isSecret ? [] : arguments.values(key.option)
        if let last = options.last {
            let value = key.separator.map { options.joined(separator: String($0)) } ?? last
            return Setting(key: key, value: value, source: .flag, location: "--\(key.optionName)")
        }
        if let value = program.environment[key.variable], !value.isEmpty {
            return Setting(key: key, value: value, source: .environment, location: key.variable)
        }
        if !key.isSecret, let project, let value = project.values[key] {
            return Setting(key: key, value: value, source: .project, location: project.path)
        }
        return nil
    }

    /// The settings of the nearest project, if its directory is trusted, and notices about them.
    private static func project(_ program: Program) throws -> (file: ConfigFile?, notices: [String]) {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        for project in ProjectFolder.above(here, home: program.home) {
            let location = project.directory.appending(path: ".agent/config.yaml")
            let path = location.path(percentEncoded: false)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            switch try TrustStore(program.directories.trust).state(of: project) {
            case .trusted:
                let file = try ConfigFile(at: location, .project, base: project.directory)
                return (file, file.notices)
            case .changed: return (nil, ["\(path) is not read: its directory changed since it was trusted"])
            case .unknown: return (nil, ["\(path) is not read: its directory is not trusted"])
            }
        }
        return (nil, [])
    }

    private static func merged(_ user: [MCPServerSetting], _ project: [MCPServerSetting]) -> [MCPServerSetting] {
        var servers: [MCPServerSetting] = []
        for one in user + project {
            if let index = servers.firstIndex(where: { $0.name == one.name }) {
                servers[index] = one
            } else {
                servers.append(one)
            }
        }
        return servers
    }

    /// The configurations of the enabled servers, and a notice for each that cannot be started.
    func serverConfigurations(
        _ environment: [String: String]
    ) -> (configurations: [MCPServerConfiguration], notices: [String]) {
        var configurations: [MCPServerConfiguration] = []
        var notices: [String] = []
        for server in servers where server.isEnabled {
            do throws(AgentError) {
                configurations.append(try server.configuration(environment))
            } catch {
                notices.append("the MCP server \(server.name) is not used: \(error.message)")
            }
        }
        return (configurations, notices)
    }

    /// The setting of a key.
    subscript(key: SettingKey) -> Setting {
        all.first { $0.key == key } ?? Setting(key: key, value: nil, source: .default, location: nil)
    }

    /// The sampling options: settings that are not defaults override `base`.
    ///
    /// - Parameters:
    ///   - base: the options of the prompt in use, or the program's defaults.
    ///   - stop: texts that end the reply; if empty, those of `base` stay.
    /// - Throws: `AgentError.Code.usage` if a value is invalid.
    func generationOptions(over base: GenerationOptions, stop: [String]) throws -> GenerationOptions {
        var options = base
        if let value = try given(.temperature)?.number(in: 0...100) { options.temperature = Float(value) }
        if let value = try given(.topK)?.whole(in: 0...Int.max) { options.topK = value }
        if let value = try given(.topP)?.number(in: 0...1) { options.topP = Float(value) }
        if let value = try given(.minP)?.number(in: 0...1) { options.minP = Float(value) }
        if let value = try given(.repetitionPenalty)?.number(in: 0.01...100) {
            options.repetitionPenalty = Float(value)
        }
        if let value = try given(.maxTokens)?.whole(in: 1...Int.max) { options.maxTokens = value }
        if let value = self[.seed].value {
            guard let seed = UInt64(value) else { throw self[.seed].wrong(value, "a whole number from 0") }
            options.seed = seed
        }
        if !stop.isEmpty { options.stop = stop }
        return options
    }

    /// The limits on memory, threads and context length.
    ///
    /// - Throws: `AgentError.Code.usage` if a value is invalid.
    func modelLimits() throws -> ModelLimits {
        ModelLimits(
            contextLength: try self[.contextLength].whole(in: 16...Int.max),
            threads: try self[.threads].whole(in: 1...1024), memory: try self[.maxMemory].byteCount(),
            cache: try cacheType())
    }

    /// The adapters of the model: paths of files or directories, separated by commas, each optionally followed by `:`
    /// and a scale (default 1).
    ///
    /// - Throws: `AgentError.Code.usage` if one does not exist.
    func adapters() throws -> [ModelAdapter] {
        let setting = self[.lora]
        return try (setting.value ?? "").split(separator: ",").map { part in
            let text = part.trimmingCharacters(in: .whitespaces)
            // The colon may be part of the file's name.
            let colon = Self.exists(text) ? nil : text.lastIndex(of: ":")
            var (written, scale) = (text, Float(1))
            if let colon, let number = Float(text[text.index(after: colon)...]), number.isFinite {
                (written, scale) = (String(text[..<colon]), number)
            }
            let path = NSString(string: written).expandingTildeInPath
            guard Self.exists(path) else {
                throw AgentError(
                    .usage, "\(setting.origin): there is no adapter \(written)",
                    remedy: "Name a .gguf adapter or an adapter directory, and its scale behind a colon: FILE:0.5.")
            }
            return ModelAdapter(
                path: URL(filePath: path).standardizedFileURL.path(percentEncoded: false), scale: scale)
        }
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The number format of the key-value cache.
    ///
    /// - Throws: `AgentError.Code.usage` if the value names none.
    func cacheType() throws -> CacheType {
        guard let value = self[.cacheType].value else { return .f16 }
        guard let type = CacheType(rawValue: value.lowercased()) else {
            throw self[.cacheType].wrong(value, CacheType.allCases.map(\.rawValue).joined(separator: " or "))
        }
        return type
    }

    /// Disk space in bytes for the models' cached contexts; `nil` for no cache.
    ///
    /// - Throws: `AgentError.Code.usage` if the value is no size.
    func savedContextBytes() throws -> Int? {
        let setting = self[.savedContexts]
        if ["off", "0", "no", "false"].contains(setting.value?.lowercased()) { return nil }
        return try setting.byteCount() ?? 1_000_000_000
    }

    /// Who reads messages for what to remember.
    ///
    /// - Throws: `AgentError.Code.usage` if the value names no reader.
    func memoryReader() throws -> MemoryReaders {
        guard let value = self[.memoryReader].value else { return .small }
        guard let choice = MemoryReaders(rawValue: value.lowercased()) else {
            throw self[.memoryReader].wrong(
                value, MemoryReaders.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    /// Whether somebody in danger is answered with texts that people wrote.
    ///
    /// - Throws: `AgentError.Code.usage` if the value is neither on nor off.
    func care() throws -> Bool {
        switch self[.care].value?.lowercased() {
        case nil, "on": return true
        case "off": return false
        case let value?: throw self[.care].wrong(value, "on or off")
        }
    }

    /// Whether and how models may call tools.
    ///
    /// - Throws: `AgentError.Code.usage` if the value is unknown.
    func toolUse() throws -> ToolUse {
        guard let value = self[.tools].value else { return .auto }
        guard let use = ToolUse(rawValue: value.lowercased()) else {
            throw self[.tools].wrong(value, ToolUse.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return use
    }

    /// Folders that models may read in.
    ///
    /// - Throws: `AgentError.Code.usage` if one does not exist.
    func toolFolders() throws -> [URL] {
        try (self[.toolFolders].value ?? "").split(separator: ":").map { path in
            let folder = URL(filePath: NSString(string: String(path)).expandingTildeInPath, directoryHint: .isDirectory)
            guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
                throw self[.toolFolders].wrong(String(path), "folders that are there, with colons between")
            }
            return folder.standardizedFileURL
        }
    }

    /// The options for requests to a server.
    ///
    /// - Throws: `AgentError.Code.usage` if a value is invalid.
    func remoteOptions() throws -> RemoteOptions {
        var options = RemoteOptions(apiKey: self[.apiKey].value)
        if let seconds = try self[.remoteTimeout].number(in: 1...86_400) { options.timeout = seconds }
        return options
    }

    /// Checks every value.
    ///
    /// - Throws: `AgentError.Code.usage` for the first invalid value.
    func check() throws {
        _ = try generationOptions(over: GenerationOptions(), stop: [])
        _ = try modelLimits()
        _ = try adapters()
        _ = try savedContextBytes()
        _ = try memoryReader()
        _ = try care()
        _ = try toolUse()
        _ = try toolFolders()
        _ = try remoteOptions()
    }

    private func given(_ key: SettingKey) -> Setting? {
        let setting = self[key]
        return setting.source == .default ? nil : setting
    }

    private static let defaults: [SettingKey: String] = [.maxTokens: "\(GenerationOptions.defaultMaxTokens)"]
}
