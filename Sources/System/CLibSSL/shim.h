#ifndef CIRCLES_CLIBSSL_SHIM_H
#define CIRCLES_CLIBSSL_SHIM_H
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
// Macros that Swift does not see.
static inline int circles_ssl_at_least_tls12(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}
static inline size_t circles_bio_waiting(BIO *bio) { return BIO_ctrl_pending(bio); }
#endif
