import AgentCore
import Foundation

/// A socket that listens at an address of this machine.
struct ListeningSocket: Sendable {
    /// The descriptor.
    let descriptor: Int32
    /// The port; where 0 was asked for, the one that the system chose.
    let port: Int
    /// Whether only this machine reaches it.
    let isLoopback: Bool

    /// Listens at a host and a port.
    ///
    /// - Throws: `AgentError`: `.usage` for a host that is no address of this machine, `.failed` where the port is taken.
    init(host: String, port: Int) throws {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_ADDRCONFIG
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &found)
        guard status == 0, let first = found else {
            throw AgentError(
                .usage, "--host: \(host) is no address: \(String(cString: gai_strerror(status)))",
                remedy: "Give an address of this machine, such as 127.0.0.1 or ::1.")
        }
        defer { freeaddrinfo(found) }
        let address = first.pointee
        descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard descriptor >= 0 else { throw Self.failure("cannot open a socket", errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 128) == 0 else {
            let code = errno
            Foundation.close(descriptor)
            switch code {
            case EADDRINUSE:
                let holder = PortHolder.find(port: port).map { " by \($0)" } ?? ""
                throw AgentError(
                    .failed, "port \(port) of \(host) is taken\(holder)",
                    remedy: "Stop that program, or choose another port with --port.")
            case EACCES:
                throw AgentError(
                    .refused, "port \(port) may not be used", remedy: "Choose a port from 1024 with --port.")
            case EADDRNOTAVAIL:
                throw AgentError(
                    .usage, "--host: \(host) is no address of this machine",
                    remedy: "Give one, such as 127.0.0.1 or ::1.")
            default: throw Self.failure("cannot listen on port \(port) of \(host)", code)
            }
        }
        self.port = Self.port(of: descriptor) ?? port
        isLoopback = Self.isLoopback(address)
    }

    /// Stops listening, where no server does it.
    func close() { Foundation.close(descriptor) }

    private static func failure(_ what: String, _ code: Int32) -> AgentError {
        AgentError(
            .failed, "\(what): \(String(cString: strerror(code)))", remedy: "Choose another with --host and --port.")
    }

    private static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer -> Int? in
            let status = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length)
            }
            guard status == 0 else { return nil }
            // The port is at the same place for both families.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        }
    }

    private static func isLoopback(_ address: addrinfo) -> Bool {
        guard let pointer = address.ai_addr else { return false }
        switch address.ai_family {
        case AF_INET:
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 == 127
            }
        case AF_INET6:
            return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin6_addr) { bytes in
                    bytes.last == 1 && bytes.dropLast().allSatisfy { $0 == 0 }
                }
            }
        default: return false
        }
    }
}
