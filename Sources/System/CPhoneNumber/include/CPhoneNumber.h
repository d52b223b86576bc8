#ifndef CIRCLES_CPHONENUMBER_H
#define CIRCLES_CPHONENUMBER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the E.164 form of a number into `out` (NUL-terminated) and answers its length, or 0 where
/// the text is no possible number. `region` is an ISO 3166 code of two letters. Never throws.
size_t circles_phone_e164(const char *text, size_t length, const char *region, char *out,
                          size_t capacity);

/// Whether the library knows the region.
int circles_phone_knows_region(const char *region);

#ifdef __cplusplus
}
#endif
#endif
