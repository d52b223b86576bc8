#ifndef CIRCLES_CSQLITE_SHIM_H
#define CIRCLES_CSQLITE_SHIM_H
#include <sqlite3.h>

/// Stops SQLite from counting its memory, for which every allocation of every connection takes one lock of the
/// process. Before the first connection; returns SQLITE_MISUSE after it. Swift cannot call a variadic function.
static inline int circles_sqlite_stop_counting_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
#endif
