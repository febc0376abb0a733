import Foundation

/// The system's own folders, which every program may read in a sandbox.
enum SystemFolders {
    /// Programs and libraries. Where the first ones are links into `/usr`, so they are in the sandbox.
    static let programs = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/usr", "/nix/store"]

    /// What programs look up: the linker's cache, alternatives, names of users, time zones, types of files, fonts. No
    /// keys and passwords, which stand elsewhere in `/etc`.
    static let settings = [
        "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "passwd", "group", "localtime", "timezone",
        "nsswitch.conf", "locale.alias", "locale.conf", "mime.types", "magic", "magic.mime", "fonts", "ssl/certs",
        "ssl/openssl.cnf", "pki/tls/certs", "pki/ca-trust", "perl", "python3", "lsb-release", "os-release",
    ].map { "/etc/\($0)" }

    /// What programs look up in order to reach others.
    static let network = ["resolv.conf", "hosts", "host.conf", "services", "protocols", "gai.conf"].map { "/etc/\($0)" }

    /// Whether a path lies in a folder of programs.
    static func contain(_ path: String) -> Bool { programs.contains { RealPath.isInside(path, $0) } }
}
