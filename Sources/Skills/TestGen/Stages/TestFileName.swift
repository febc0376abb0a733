import AgentCore
import Foundation
import SwiftTools

/// The name of the new test file and its suite: `HeapTests`, with a number if that is taken.
struct TestFileName: Sendable {
    /// The suite's name, and the file's without its extension.
    let suite: String

    /// Finds a name that is neither that of a test file nor used in one.
    init(subject: TestSubject) {
        let words = subject.baseName.split { !($0.isLetter || $0.isNumber) }.map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        let joined = words.joined()
        let base = (joined.first?.isNumber == true ? "File" + joined : joined) + "Tests"
        var taken: Set<String> = []
        for source in subject.package.targets.filter({ $0.kind == .test }).flatMap(\.sources) {
            taken.insert(((source as NSString).lastPathComponent as NSString).deletingPathExtension)
            let text = (try? TextFile.read(subject.package.root.appending(path: source))) ?? ""
            taken.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        var name = base
        var number = 2
        while taken.contains(name) {
            name = "\(base)\(number)"
            number += 1
        }
        suite = name
    }

    /// The file's path in a folder.
    func path(in folder: String) -> String { "\(folder)/\(suite).swift" }
}
