#ifndef CIRCLES_CZLIB_SHIM_H
#define CIRCLES_CZLIB_SHIM_H
#include <zlib.h>

// inflateInit2 is a macro, which Swift cannot call. Negative bits: deflate without zlib's frame.
static inline int circles_inflate_init(z_stream *stream) { return inflateInit2(stream, -15); }
#endif
