import AgentCore
import Foundation
import SwiftTools

/// What the comments of declarations promise, as rules read them and, where there is one, a model.
struct PromiseReading: Sendable {
    /// The promises, those of a declaration beside each other.
    private(set) var promises: [CommentPromise] = []
    /// How many comments there are.
    private let comments: Int
    /// The model, where one reads.
    private let model: String?
    /// How many of them the model did not read, and why not the first of those.
    private var missed: (count: Int, reason: String)?
    /// How long it took.
    private(set) var duration: Duration = .zero

    /// A declaration gives no more than this.
    private static let mostOfOne = 40
    private static let mostSeconds = 60

    private init(comments: Int, model: String?) {
        self.comments = comments
        self.model = model
    }

    /// Reads the comments of declarations. A comment on which the model fails costs only what the model would have found in it.
    ///
    /// - Parameters:
    ///   - model: reads what no rule does; `nil` where none is able.
    ///   - progress: told what is being done.
    /// - Throws: `CancellationError` where the task is cancelled.
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

    /// What a model finds; `nil` where it has not answered by then.
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

    /// What people are told where the model did not read all comments; `nil` where it did, or where there is none.
    var shortfall: String? {
        guard let model, let missed else { return nil }
        return "\(model) read \(comments - missed.count) of \(comments) comments: \(missed.reason)"
    }
}
