#pragma once
// What glibc declares only for _GNU_SOURCE, which Swift's import of the C library does not set.
#include <spawn.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/types.h>

int prlimit(pid_t process, int resource, const struct rlimit *limit, struct rlimit *previous);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// <spawn.h> has POSIX_SPAWN_SETSID for _GNU_SOURCE only.
static const short spawn_set_session = 0x80;

// Sends a message with copies of descriptors (16 at most), which only C's macros can lay out. The result is as that of
// sendmsg.
static inline ssize_t send_with_descriptors(
    int socket, const void *bytes, size_t size, const int *descriptors, int count) {
    enum { most = 16 };
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(most * sizeof(int))];
    } control;
    struct iovec part = {(void *)bytes, size};
    struct msghdr message = {0};
    if (count < 1 || count > most) return -1;
    memset(&control, 0, sizeof control);
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(count * sizeof(int));
    control.header.cmsg_level = SOL_SOCKET;
    control.header.cmsg_type = SCM_RIGHTS;
    control.header.cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(&control.header), descriptors, count * sizeof(int));
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}
