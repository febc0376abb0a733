// What the C library has for starting processes and shows only with _GNU_SOURCE, which Swift's module of it is built
// without. The prototypes are those of glibc's and musl's own headers.
#include <spawn.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { CSPAWN_SETSID = 0x80 };

extern int pipe2(int descriptors[2], int flags);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
// glibc 2.34 and newer; musl has none.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// prctl takes any number of arguments, which Swift cannot call.
static inline int cspawn_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
