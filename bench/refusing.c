/* Refuses to write into the files of one folder while a switch is there: loaded before the C library (bench/faults.py). */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int refuses(int file)
{
    const char *folder = getenv("REFUSING_FOLDER"), *on = getenv("REFUSING_SWITCH"), *error = getenv("REFUSING_ERROR");
    char link[64], path[4096];
    int before = errno;

    if (!folder || !on || !error || access(on, F_OK) != 0) {
        errno = before;
        return 0;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t wanted = strlen(folder);
    if (length < (ssize_t)wanted || strncmp(path, folder, wanted) != 0) {
        errno = before;
        return 0;
    }
    errno = strcmp(error, "EROFS") == 0 ? EROFS : ENOSPC;
    return 1;
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

ssize_t write(int file, const void *data, size_t count)
{
    return refuses(file) ? -1 : REAL("write", ssize_t (*)(int, const void *, size_t))(file, data, count);
}

ssize_t pwrite(int file, const void *data, size_t count, off_t at)
{
    return refuses(file) ? -1 : REAL("pwrite", ssize_t (*)(int, const void *, size_t, off_t))(file, data, count, at);
}

ssize_t pwrite64(int file, const void *data, size_t count, off64_t at)
{
    return refuses(file) ? -1 : REAL("pwrite64", ssize_t (*)(int, const void *, size_t, off64_t))(file, data, count, at);
}

int ftruncate(int file, off_t length)
{
    return refuses(file) ? -1 : REAL("ftruncate", int (*)(int, off_t))(file, length);
}

int ftruncate64(int file, off64_t length)
{
    return refuses(file) ? -1 : REAL("ftruncate64", int (*)(int, off64_t))(file, length);
}
