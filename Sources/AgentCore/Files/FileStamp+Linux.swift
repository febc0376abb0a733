#if os(Linux)
    import Foundation

    extension stat {
        /// When the content was last changed.
        var modification: timespec { st_mtim }
        /// When the content or the metadata was last changed.
        var change: timespec { st_ctim }
    }
#endif
