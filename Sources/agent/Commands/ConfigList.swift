/// `agent config list`: what `agent config` shows.
enum ConfigList: Command {
    static let syntax = Syntax(
        "config list", "Shows each setting and where it came from, as `agent config` does.",
        options: Config.syntax.options)

    static func run(_ call: Call) throws { try Config.run(call) }
}
