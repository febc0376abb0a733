import Foundation
import SwiftTools

/// What the new tests' file and suite are called: `HeapTests`, with a number where that is taken.
struct TestFileName: Sendable {
    /// The suite's name, and the file's without its ending.
    let suite: String

    /// Finds a name that no file of the package's tests has.
    init(subject: TestSubject) {
        let words = subject.baseName.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = words.joined()
        let base = (joined.first?.isNumber == true ? "File" + joined : joined) + "Tests"
        let taken = Set(
            subject.package.targets.filter { $0.kind == .test }.flatMap(\.sources)
                .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
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
