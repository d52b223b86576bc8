#ifndef CIRCLES_CSTATFS_SHIM_H
#define CIRCLES_CSTATFS_SHIM_H
// glibc's module for Swift leaves this header out; macOS has the call in its own.
#ifdef __linux__
#include <sys/statfs.h>
#endif
#endif
