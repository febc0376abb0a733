import Foundation

/// A pipe between a program and this process.
package struct ProcessPipe {
    /// The reading end.
    package let reading: Descriptor
    /// The writing end.
    package let writing: Descriptor

    /// Makes a pipe.
    ///
    /// - Parameter readerWaits: whether reads block. Programs expect that of their input; this process reads without
    ///   blocking.
    /// - Throws: `AgentError` where the system cannot make a pipe.
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

    /// Moves a descriptor above 2. If this process was started without standard files, the pipe gets their numbers, and
    /// the program's own standard files would then replace it.
    private static func aboveStandard(_ descriptor: Descriptor) throws(SystemError) -> Descriptor {
        if descriptor.number > 2 { return descriptor }
        let number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw SystemError(errno) }
        return Descriptor(owning: number)
    }
}
