#if canImport(Darwin)
    import Foundation

    extension stat {
        /// When the content was last changed.
        var modification: timespec { st_mtimespec }
        /// When the content or the metadata was last changed.
        var change: timespec { st_ctimespec }
    }
#endif
