#ifndef CIRCLES_CLIBCURL_SHIM_H
#define CIRCLES_CLIBCURL_SHIM_H
#include <curl/curl.h>
// Options and answers of libcurl are variadic, which Swift cannot call.
typedef size_t (*circles_curl_sink)(char *bytes, size_t size, size_t count, void *context);
static inline CURLcode circles_curl_long(CURL *h, CURLoption option, long value) {
  return curl_easy_setopt(h, option, value);
}
static inline CURLcode circles_curl_text(CURL *h, CURLoption option, const char *value) {
  return curl_easy_setopt(h, option, value);
}
static inline CURLcode circles_curl_list(CURL *h, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(h, option, value);
}
static inline CURLcode circles_curl_body(CURL *h, const void *bytes, curl_off_t count) {
  CURLcode code = curl_easy_setopt(h, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code == CURLE_OK ? curl_easy_setopt(h, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}
static inline CURLcode circles_curl_sinks(
    CURL *h, circles_curl_sink body, circles_curl_sink header, void *context) {
  curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, body);
  curl_easy_setopt(h, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(h, CURLOPT_HEADERFUNCTION, header);
  return curl_easy_setopt(h, CURLOPT_HEADERDATA, context);
}
typedef int (*circles_curl_progress)(
    void *context, curl_off_t all_down, curl_off_t down, curl_off_t all_up, curl_off_t up);
static inline CURLcode circles_curl_watch(CURL *h, circles_curl_progress watch, void *context) {
  curl_easy_setopt(h, CURLOPT_XFERINFOFUNCTION, watch);
  curl_easy_setopt(h, CURLOPT_XFERINFODATA, context);
  return curl_easy_setopt(h, CURLOPT_NOPROGRESS, 0L);
}
static inline long circles_curl_info_long(CURL *h, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(h, info, &value) == CURLE_OK ? value : 0;
}
static inline curl_off_t circles_curl_info_size(CURL *h, CURLINFO info) {
  curl_off_t value = 0;
  return curl_easy_getinfo(h, info, &value) == CURLE_OK ? value : 0;
}
#endif
