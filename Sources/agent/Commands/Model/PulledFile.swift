import AgentCore
import Engine
import Foundation

/// Brings a hub's file, goes on where it ended before, and tells how far it is.
struct PulledFile {
    private let file: HubFile
    private let part: PartialFile
    private let console: Console
    private let progress: (@Sendable (Int, Int?) -> Void)?
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - file: what is brought.
    ///   - part: where it goes.
    ///   - progress: is told how many bytes have come, and of how many, where that is known.
    init(
        _ file: HubFile, _ part: PartialFile, _ console: Console, progress: (@Sendable (Int, Int?) -> Void)? = nil
    ) {
        self.progress = progress
        self.file = file
        self.part = part
        self.console = console
    }

    /// Brings the rest of it; answers the SHA-256 of the whole.
    ///
    /// - Throws: `EngineError` where the hub fails, `AgentError` where it does not fit, cannot be written, was stopped or
    ///   is not what the hub says it is.
    func bring(from hub: ModelHub) async throws -> String {
        if let size = file.byteCount, part.count > size { try part.clear() }
        try checkSpace(file.byteCount)
        var expected = file.sha256
        if file.byteCount.map({ part.count < $0 }) ?? true {
            var download = try await hub.download(file, from: part.count)
            if !download.goesOn, !download.isComplete { try part.clear() }
            let total = file.byteCount ?? download.byteCount.map { part.count + $0 }
            try checkSpace(total)
            expected = download.sha256
            tellStart(total)
            progress?(part.count, total)
            let moment = console.moment
            let earlier = part.count
            var shown = ContinuousClock.now
            while !download.isComplete, let data = try await download.next() {
                try part.add(data)
                if ContinuousClock.now - shown > .milliseconds(100) {
                    console.showPassing(line(of: total, since: earlier), since: moment)
                    progress?(part.count, total)
                    shown = .now
                }
                if Task.isCancelled { break }
            }
            console.clearPassing()
            guard !Task.isCancelled else {
                console.note(
                    "Stopped. \(MemoryEstimate.text(part.count)) are kept; the same command goes on from there.")
                throw ExitCode.interrupted
            }
            guard total.map({ part.count == $0 }) ?? true else {
                throw AgentError(
                    .failed, "\(file.name) ended after \(part.count) of \(total ?? 0) bytes",
                    remedy: "What has come is kept; the same command goes on from there.")
            }
        }
        return try checked(expected)
    }

    private func checked(_ expected: String?) throws -> String {
        let digest = try part.digest()
        guard let expected, expected.lowercased() != digest else { return digest }
        try part.remove()
        throw AgentError(
            .checkFailed, "\(file.name) is not what the hub says it is: its SHA-256 is \(digest), not \(expected)",
            remedy: "It was not kept. Try again; where that happens twice, do not trust the place.")
    }

    private func checkSpace(_ total: Int?) throws {
        let folder = part.path
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        guard let total, let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue, total - part.count > free
        else { return }
        throw AgentError(
            .failed,
            "\(file.name) needs \(MemoryEstimate.text(total - part.count)), and \(MemoryEstimate.text(free)) are free",
            remedy: "Make room, or take a smaller one.")
    }

    private func tellStart(_ total: Int?) {
        let size = total.map { ", \(MemoryEstimate.text($0))" } ?? ""
        let rest = part.count > 0 ? "; \(MemoryEstimate.text(part.count)) are here already" : ""
        console.dim("\(file.name)\(size) from \(file.url.host() ?? "")\(rest)")
    }

    private func line(of total: Int?, since earlier: Int) -> String {
        let seconds = max(0.001, (ContinuousClock.now - start) / .seconds(1))
        let pace = MemoryEstimate.text(Int(Double(part.count - earlier) / seconds))
        guard let total, total > 0 else { return "\(MemoryEstimate.text(part.count))  \(pace)/s" }
        let share = 100 * part.count / total
        return "\(MemoryEstimate.text(part.count)) of \(MemoryEstimate.text(total))  \(share) %  \(pace)/s"
    }
}
