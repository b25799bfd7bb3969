#pragma once
#include <microhttpd.h>
#include <string.h>

// A request's address stays as it was sent: what "%2e" or "%00" means is decided in one place, and strictly.
static size_t microhttpd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

// MHD_start_daemon takes its options as variable arguments, which Swift does not import. One thread serves all
// connections; those that wait for events are suspended.
static inline struct MHD_Daemon *microhttpd_start(
    int listening, unsigned int connections, unsigned int seconds, MHD_AccessHandlerCallback handler, void *context) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_UNESCAPE_CALLBACK, &microhttpd_keep_escapes, NULL,
        MHD_OPTION_END);
}

// Macros with casts are not imported either.
static const ssize_t microhttpd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const uint64_t microhttpd_unknown_size = MHD_SIZE_UNKNOWN;
