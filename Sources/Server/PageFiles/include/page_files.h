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

// The number of files.
size_t page_file_count(void);
// One of them; `index` is below the count.
const struct page_file *page_file_at(size_t index);
