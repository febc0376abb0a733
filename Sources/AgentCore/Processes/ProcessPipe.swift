import Foundation

/// A pipe between a program and this process.
package struct ProcessPipe {
    /// Where it is read.
    package let reading: Descriptor
    /// Where it is written to.
    package let writing: Descriptor

    /// Makes a pipe.
    ///
    /// - Parameter readerWaits: whether reading waits for something to come, as programs count on. This process's own
    ///   reading does not.
    /// - Throws: `AgentError` where the system gives none.
    package init(readerWaits: Bool = false) throws(AgentError) {
        do throws(SystemError) {
            let ends = try Spawn.pipe().get()
            reading = try Self.aboveStandard(ends.reading)
            writing = try Self.aboveStandard(ends.writing)
        } catch {
            throw AgentError(
                .failed, "cannot make a pipe: \(error.text)", remedy: "Close programs that hold many files open.")
        }
        if !readerWaits { _ = fcntl(reading.number, F_SETFL, O_NONBLOCK) }
    }

    /// Where this process was started without standard files, a pipe gets their numbers, which the program's own
    /// files would take the place of.
    private static func aboveStandard(_ descriptor: Descriptor) throws(SystemError) -> Descriptor {
        if descriptor.number > 2 { return descriptor }
        let number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw SystemError(errno) }
        return Descriptor(owning: number)
    }
}
