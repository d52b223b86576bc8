#ifndef CIRCLES_CICONV_SHIM_H
#define CIRCLES_CICONV_SHIM_H
// glibc has iconv in libc; macOS keeps it in a library of its own.
#include <iconv.h>
#endif
