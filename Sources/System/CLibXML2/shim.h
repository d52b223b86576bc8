#ifndef CIRCLES_CLIBXML2_SHIM_H
#define CIRCLES_CLIBXML2_SHIM_H
// Debian's libxml2 is built with ICU and drags ICU's headers in, which contradict the copy that
// Swift's Foundation carries. They only serve one struct that we never look into.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/xmlreader.h>
#include <libxml/HTMLparser.h>
#include <stdarg.h>

// xmlFree is a mutable global function pointer, which Swift 6 refuses to touch.
static inline void circles_xml_free(void *pointer) { if (pointer) xmlFree(pointer); }

// xmlSetGenericErrorFunc wants a variadic function, which Swift cannot write.
static inline void circles_xml_ignore(void *context, const char *message, ...) {}
static inline void circles_xml_silence(void) { xmlSetGenericErrorFunc(0, circles_xml_ignore); }
#endif
