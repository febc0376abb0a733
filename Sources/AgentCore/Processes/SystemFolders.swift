import Foundation

/// The system's own folders, which every program may read in a sandbox.
enum SystemFolders {
    /// Programs and libraries. Folders that are links into `/usr` on this machine become links in the sandbox too.
    static let programs = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/usr", "/nix/store"]

    /// Configuration that programs need: the linker's cache, alternatives, user names, time zones, file types, fonts.
    /// No files with keys or passwords.
    static let settings = [
        "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "passwd", "group", "localtime", "timezone",
        "nsswitch.conf", "locale.alias", "locale.conf", "mime.types", "magic", "magic.mime", "fonts", "ssl/certs",
        "ssl/openssl.cnf", "pki/tls/certs", "pki/ca-trust", "perl", "python3", "lsb-release", "os-release",
    ].map { "/etc/\($0)" }

    /// Configuration that programs need for the network.
    static let network = ["resolv.conf", "hosts", "host.conf", "services", "protocols", "gai.conf"].map { "/etc/\($0)" }

    /// Whether a path lies in a folder of programs.
    static func contain(_ path: String) -> Bool { programs.contains { RealPath.isInside(path, $0) } }
}
