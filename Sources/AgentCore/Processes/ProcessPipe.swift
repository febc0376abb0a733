import Foundation

/// A pipe that a program writes to and this process reads.
struct ProcessPipe {
    let reading: Descriptor
    let writing: Descriptor

    /// Makes a pipe whose reading end never makes a reader wait.
    ///
    /// - Throws: `AgentError` where the system gives none.
    init() throws(AgentError) {
        do throws(SystemError) {
            let ends = try Spawn.pipe().get()
            reading = try Self.aboveStandard(ends.reading)
            writing = try Self.aboveStandard(ends.writing)
        } catch {
            throw AgentError(
                .failed, "cannot make a pipe: \(error.text)", remedy: "Close programs that hold many files open.")
        }
        _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
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
