import Engine
import Foundation

@main
enum Main {
    static func main() async {
        LoopbackProxies.bypass()
        exit(await Program.run(CommandLineWords.read()))
    }
}
