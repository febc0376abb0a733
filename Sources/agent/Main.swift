import AgentCore
import Engine
import Foundation

@main
enum Main {
    static func main() async {
        StandardFiles.complete()
        OwnChildren.adoptOrphans()
        LoopbackProxies.bypass()
        exit(await Program.run(CommandLineWords.read()))
    }
}
