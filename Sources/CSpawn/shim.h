#pragma once
// What glibc declares only for _GNU_SOURCE, which Swift's import of the C library does not set.
#include <spawn.h>
#include <sys/resource.h>
#include <sys/types.h>

int prlimit(pid_t process, int resource, const struct rlimit *limit, struct rlimit *previous);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// <spawn.h> has POSIX_SPAWN_SETSID for _GNU_SOURCE only.
static const short spawn_set_session = 0x80;
