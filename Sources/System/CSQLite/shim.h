#ifndef CIRCLES_CSQLITE_SHIM_H
#define CIRCLES_CSQLITE_SHIM_H
#include <sqlite3.h>
#endif
