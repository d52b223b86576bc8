#ifndef CIRCLES_CRESOLV_SHIM_H
#define CIRCLES_CRESOLV_SHIM_H
// Questions to the system's DNS resolver, and records of its answers: macros and structs that Swift cannot
// reach.
#include <string.h>
#include <sys/types.h>
#include <netinet/in.h>
#include <arpa/nameser.h>
#include <resolv.h>

/// Asks for records (33 is SRV, 16 is TXT). Returns the length of the answer, or -1 where there is none.
static inline int circles_dns_ask(const char *name, int type, unsigned char *answer, int size) {
  struct __res_state state;
  memset(&state, 0, sizeof(state));
  if (res_ninit(&state) != 0) return -1;
  state.retrans = 3;
  state.retry = 2;
  int length = res_nquery(&state, name, ns_c_in, type, answer, size);
  res_nclose(&state);
  return length > size ? size : length;
}

/// The record of a type at an index of an answer: its length, and where it begins; -1 where there is none.
static inline int circles_dns_record(
    const unsigned char *answer, int length, int type, int index, ns_msg *message, ns_rr *record) {
  if (ns_initparse(answer, length, message) != 0) return -1;
  int found = 0;
  for (int place = 0; place < ns_msg_count(*message, ns_s_an); place++) {
    if (ns_parserr(message, ns_s_an, place, record) != 0) return -1;
    if (ns_rr_type(*record) == type && found++ == index) return ns_rr_rdlen(*record);
  }
  return -1;
}

/// A service of an answer (RFC 2782). Returns 0, or -1 where there is none at that index.
static inline int circles_dns_service(
    const unsigned char *answer, int length, int index, int *priority, int *weight, int *port,
    char *host, int size) {
  ns_msg message;
  ns_rr record;
  int count = circles_dns_record(answer, length, 33, index, &message, &record);
  if (count < 7) return -1;
  const unsigned char *data = ns_rr_rdata(record);
  *priority = data[0] << 8 | data[1];
  *weight = data[2] << 8 | data[3];
  *port = data[4] << 8 | data[5];
  return dn_expand(answer, answer + length, data + 6, host, size) < 0 ? -1 : 0;
}

/// The first string of a text record of an answer. Returns its length, or -1.
static inline int circles_dns_text(
    const unsigned char *answer, int length, int index, char *text, int size) {
  ns_msg message;
  ns_rr record;
  int count = circles_dns_record(answer, length, 16, index, &message, &record);
  if (count < 1) return -1;
  const unsigned char *data = ns_rr_rdata(record);
  int used = data[0];
  if (used + 1 > count || used >= size) return -1;
  memcpy(text, data + 1, used);
  text[used] = 0;
  return used;
}
#endif
