import AgentCore
import Foundation
import SwiftTools

/// The promises in the comments of declarations, as read by rules and, if there is one, by a model.
struct PromiseReading: Sendable {
    /// The promises, grouped by declaration.
    private(set) var promises: [CommentPromise] = []
    /// The number of comments.
    private let comments: Int
    /// The model's name; `nil` if there is none.
    private let model: String?
    /// The number of comments that the model did not read, and why it failed on the first of them.
    private var missed: (count: Int, reason: String)?
    /// The time that reading took.
    private(set) var duration: Duration = .zero

    /// The most promises that rules read from one comment.
    private static let mostOfOne = 40
    private static let mostSeconds = 60

    private init(comments: Int, model: String?) {
        self.comments = comments
        self.model = model
    }

    /// Reads the comments of declarations. If the model fails on a comment, the promises that rules find in it still
    /// count.
    ///
    /// - Parameters:
    ///   - targets: the declarations.
    ///   - graph: the module's symbols.
    ///   - pool: supplies values that a comment leaves open.
    ///   - model: reads comments that no rule understands; `nil` if no model is available.
    ///   - progress: called with each step as it begins.
    /// - Throws: `CancellationError` if the task is cancelled.
    static func read(
        _ targets: [CodeSymbol], in graph: SymbolGraph, pool: ValuePool, model: (any LanguageModel)?,
        progress: (String) -> Void
    ) async throws -> PromiseReading {
        let start = ContinuousClock.now
        let reader = CommentReader(graph: graph, pool: pool)
        let written = targets.filter { symbol in
            symbol.access != "private" && symbol.access != "fileprivate"
                && symbol.documentation.contains { $0.contains { !$0.isWhitespace } }
        }
        var reading = PromiseReading(comments: written.count, model: model?.identity.name)
        if let model, !written.isEmpty { progress("\(model.identity.name) reads \(written.count) comments") }
        let end = start + .seconds(mostSeconds)
        for symbol in written {
            let found = reader.promises(of: symbol).prefix(mostOfOne)
            reading.promises += found
            guard let model else { continue }
            do {
                let assertions = CommentAssertions(model: model, context: reader.context(of: symbol))
                guard let read = try await answer(of: assertions, by: end) else {
                    reading.miss("its time of \(mostSeconds) seconds is up")
                    continue
                }
                let known = Set(found.map { $0.setup + [$0.expression] })
                reading.promises += read.filter { !known.contains($0.setup + [$0.expression]) }
            } catch let error as AgentError {
                reading.miss(error.message)
            }
        }
        reading.duration = ContinuousClock.now - start
        return reading
    }

    /// The promises that the model finds; `nil` if it has not answered by `end`.
    private static func answer(
        of assertions: CommentAssertions, by end: ContinuousClock.Instant
    ) async throws -> [CommentPromise]? {
        guard ContinuousClock.now < end else { return nil }
        return try await withThrowingTaskGroup(of: [CommentPromise]?.self) { group in
            group.addTask { try await assertions.promises() }
            group.addTask {
                try await Task.sleep(until: end, clock: .continuous)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    private mutating func miss(_ reason: String) { missed = ((missed?.count ?? 0) + 1, missed?.reason ?? reason) }

    /// A note for the user if the model did not read all comments; `nil` if it did, or if there is no model.
    var shortfall: String? {
        guard let model, let missed else { return nil }
        return "\(model) read \(comments - missed.count) of \(comments) comments: \(missed.reason)"
    }
}
