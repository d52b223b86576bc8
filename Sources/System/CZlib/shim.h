#ifndef CIRCLES_CZLIB_SHIM_H
#define CIRCLES_CZLIB_SHIM_H
#include <zlib.h>

// inflateInit2 is a macro, which Swift cannot call. Negative bits: deflate without zlib's frame.
static inline int circles_inflate_init(z_stream *stream) { return inflateInit2(stream, -15); }
// Likewise. Bits as in deflateInit2: -15 for the bare stream of a zip archive, 31 for gzip.
static inline int circles_deflate_init(z_stream *stream, int bits) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, bits, 8, Z_DEFAULT_STRATEGY);
}
#endif
