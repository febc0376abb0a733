#include <microhttpd.h>

// Swift cannot call variadic functions; these are the forms that are used.

// Leaves paths and arguments as they were sent; who reads them decodes them.
static size_t http_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

// Serves a listening socket with one thread for all connections. A connection without traffic is closed after `timeout`
// seconds, unless it is suspended; `memory` bounds the header fields of one request.
static inline struct MHD_Daemon *http_daemon_start(
    MHD_socket socket, unsigned int connections, unsigned int timeout, size_t memory, MHD_AccessHandlerCallback access,
    MHD_RequestCompletedCallback completed, void *context
) {
    struct MHD_OptionItem options[] = {
        {MHD_OPTION_LISTEN_SOCKET, (intptr_t)socket, 0},
        {MHD_OPTION_CONNECTION_LIMIT, (intptr_t)connections, 0},
        {MHD_OPTION_CONNECTION_TIMEOUT, (intptr_t)timeout, 0},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)memory, 0},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)completed, context},
        {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)http_keep_escapes, 0},
        {MHD_OPTION_STRICT_FOR_CLIENT, 1, 0},
        {MHD_OPTION_END, 0, 0},
    };
    return MHD_start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_SUSPEND_RESUME, 0, 0, 0, access, context,
        MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// The socket of a connection; -1 where there is none.
static inline int http_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? (int)info->connect_fd : -1;
}
