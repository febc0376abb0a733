// The files of the web page, as bytes in the program.
#include <stddef.h>

struct page_file {
    // Where it is served: "/page.css".
    const char *path;
    // Its media type.
    const char *type;
    const unsigned char *bytes;
    size_t count;
};

// All files.
extern const struct page_file page_files[];
extern const size_t page_file_count;
