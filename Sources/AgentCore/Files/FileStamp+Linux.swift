#if os(Linux)
    import Foundation

    extension stat {
        /// When the content was last changed.
        var modification: timespec { st_mtim }
        /// When anything was last changed.
        var change: timespec { st_ctim }
    }
#endif
