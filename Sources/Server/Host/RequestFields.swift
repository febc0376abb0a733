import AgentCore
import Foundation

/// The members of a JSON object that a client sent. What is not expected is refused, so that a mistyped name is not passed
/// over in silence.
struct RequestFields: Sendable {
    private let members: [String: JSONValue]

    /// Reads a body.
    ///
    /// - Parameter names: the members that there may be.
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    init(_ body: [UInt8], of names: Set<String>) throws {
        let document: JSONValue
        do {
            document = try JSONReader(maximumValues: 1_000_000, maximumDepth: 64).read(body)
        } catch {
            throw Self.wrong("the body is not JSON: \(error)")
        }
        try self.init(document, of: names)
    }

    /// Reads an object.
    ///
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    init(_ document: JSONValue, of names: Set<String>? = nil) throws {
        guard let members = document.objectValue else { throw Self.wrong("the body is not a JSON object") }
        self.members = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
        guard let names, let unknown = members.first(where: { !names.contains($0.key) }) else { return }
        throw Self.wrong(
            "there is no field \"\(unknown.key.prefix(60))\"",
            remedy: "Known: \(names.sorted().joined(separator: ", ")).")
    }

    /// The member, unless it is missing or `null`.
    func value(_ name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    /// A text.
    func text(_ name: String) throws -> String? {
        try value(name).map { value in
            guard let text = value.stringValue else { throw Self.wrong("\"\(name)\" is not a text") }
            return text
        }
    }

    /// A text that must be there.
    func requiredText(_ name: String) throws -> String {
        guard let text = try text(name) else { throw Self.wrong("\"\(name)\" is missing") }
        return text
    }

    /// True or false; false where it is missing.
    func flag(_ name: String) throws -> Bool { try optionalFlag(name) ?? false }

    /// True or false.
    func optionalFlag(_ name: String) throws -> Bool? {
        try value(name).map { value in
            guard case .bool(let flag) = value else { throw Self.wrong("\"\(name)\" is neither true nor false") }
            return flag
        }
    }

    /// A number within bounds.
    func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        try value(name).map { value in
            guard let number = value.doubleValue, range.contains(number) else {
                throw Self.wrong("\"\(name)\" is no number from \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }

    /// A whole number within bounds.
    func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        try value(name).map { value in
            guard let number = value.integerValue, range.contains(number) else {
                throw Self.wrong("\"\(name)\" is no whole number from \(range.lowerBound)")
            }
            return number
        }
    }

    /// A list.
    func list(_ name: String) throws -> [JSONValue]? {
        try value(name).map { value in
            guard let list = value.arrayValue else { throw Self.wrong("\"\(name)\" is not a list") }
            return list
        }
    }

    /// The error of a request that cannot be understood.
    static func wrong(
        _ message: String, remedy: String = "Correct the request; nothing was changed."
    ) -> AgentError { AgentError(.usage, message, remedy: remedy) }
}

extension HTTPRequest {
    /// A whole number of the query.
    ///
    /// - Throws: `AgentError.Code.usage` where it is none, or out of bounds.
    func whole(_ name: String, in range: ClosedRange<Int>, otherwise: Int) throws -> Int {
        guard let text = query[name] else { return otherwise }
        guard let number = Int(text), range.contains(number) else {
            throw RequestFields.wrong("\(name) is no whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// What stands in place of a variable of the route.
    func variable(_ name: String) -> String { variables[name] ?? "" }
}
