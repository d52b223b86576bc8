// A C face for libphonenumber: Swift's direct C++ interoperability crashes the compiler on it.
#include "CPhoneNumber.h"

#include <cstring>
#include <phonenumbers/phonenumberutil.h>
#include <set>
#include <string>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

extern "C" size_t circles_phone_e164(const char *text, size_t length, const char *region, char *out,
                                     size_t capacity) {
  try {
    const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    if (util.Parse(std::string(text, length), region, &number) != PhoneNumberUtil::NO_PARSING_ERROR)
      return 0;
    // "Possible" and not "valid": numbers reserved for fiction, and ranges newer than the library's
    // tables, are numbers all the same. One that can only be dialled locally has no country's form.
    if (util.IsPossibleNumberWithReason(number) != PhoneNumberUtil::IS_POSSIBLE) return 0;
    std::string formatted;
    util.Format(number, PhoneNumberUtil::E164, &formatted);
    if (formatted.size() + 1 > capacity) return 0;
    std::memcpy(out, formatted.c_str(), formatted.size() + 1);
    return formatted.size();
  } catch (...) {
    return 0;
  }
}

extern "C" int circles_phone_knows_region(const char *region) {
  try {
    return PhoneNumberUtil::GetInstance()->GetCountryCodeForRegion(region) != 0;
  } catch (...) {
    return 0;
  }
}
