import Foundation

@main
enum Main {
    static func main() async {
        exit(await Program.run(CommandLineWords.read()))
    }
}
