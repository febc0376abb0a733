// Embeds the files of ../Page. A new file gets two entries: its bytes, and where it is served.
#include "page_files.h"

static const unsigned char index_html[] = {
#embed "../Page/index.html"
};

static const char html[] = "text/html; charset=utf-8";

#define FILE(path, type, name) {path, type, name, sizeof name}

const struct page_file page_files[] = {
    FILE("/", html, index_html),
};

const size_t page_file_count = sizeof page_files / sizeof page_files[0];
