#ifndef CIRCLES_CLIBCRYPTO_SHIM_H
#define CIRCLES_CLIBCRYPTO_SHIM_H
// The plain SHA functions: a state that is a value, and no look-up of an algorithm for each digest.
#define OPENSSL_API_COMPAT 0x10100000L
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#endif
