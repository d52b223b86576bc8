#ifndef CIRCLES_CLIBICAL_SHIM_H
#define CIRCLES_CLIBICAL_SHIM_H
// libical's rule is a struct of arrays with a sentinel behind the last value, which Swift would see
// as tuples. All that is needed of it is the iterator, and that goes through these few functions.
#include <libical/ical.h>

typedef struct {
  int year, month, day, hour, minute, second;
  int is_date;
} circles_ical_time;

// As it comes, libical ends the program at the first malformed value.
static inline void circles_ical_survive_errors(void) { icalerror_set_errors_are_fatal(0); }

// Returns an iterator to be freed with icalrecur_iterator_free; NULL where the rule is none.
static inline icalrecur_iterator *circles_ical_begin(const char *rule, circles_ical_time start) {
  struct icalrecurrencetype parsed = icalrecurrencetype_from_string(rule);
  if (parsed.freq == ICAL_NO_RECURRENCE) return 0;
  struct icaltimetype first = icaltime_null_time();
  first.year = start.year;
  first.month = start.month;
  first.day = start.day;
  first.hour = start.hour;
  first.minute = start.minute;
  first.second = start.second;
  first.is_date = start.is_date;
  return icalrecur_iterator_new(parsed, first);
}

// Sets `time` to the next occurrence; returns 0 where there is none.
static inline int circles_ical_next(icalrecur_iterator *iterator, circles_ical_time *time) {
  struct icaltimetype next = icalrecur_iterator_next(iterator);
  if (icaltime_is_null_time(next)) return 0;
  time->year = next.year;
  time->month = next.month;
  time->day = next.day;
  time->hour = next.hour;
  time->minute = next.minute;
  time->second = next.second;
  time->is_date = next.is_date;
  return 1;
}
#endif
