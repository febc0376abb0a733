#if canImport(Darwin)
    import Foundation

    extension stat {
        /// When the content was last changed.
        var modification: timespec { st_mtimespec }
        /// When anything was last changed.
        var change: timespec { st_ctimespec }
    }
#endif
