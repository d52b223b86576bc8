extension Language {
  /// English, as written and as spoken into a telephone.
  static let english = Language(
    words: numbered(
      .month,
      "january/jan/janr/janaury febuary/february/feb/febr/feburary march/mar april/apr/aprl may"
        + " june/jun july/jul august/aug september/sep/sept/setp/septemer october/oct/octob"
        + " november/nov/novem december/dec/decem")
      + numbered(
        .weekday,
        "monday/mon tuesday/tue/tues/tuesdy wednesday/wed/weds/wednes/wendesday/wensday"
          + " thursday/thu/thur/thurs/thursdy friday/fri saturday/sat/satur/saterday sunday/sun")
      + numbered(
        .weekdays, "mondays tuesdays wednesdays thursdays fridays saturdays sundays")
      + numbered(
        .card, from: 0,
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
          + " fifteen sixteen seventeen eighteen nineteen twenty")
      + [
        .init(.card, 14, "forteen"), .init(.card, 30, "thirty"), .init(.card, 40, "forty fourty"),
        .init(.card, 50, "fifty"), .init(.card, 60, "sixty"), .init(.card, 70, "seventy"),
        .init(.card, 80, "eighty"), .init(.card, 90, "ninety"),
        .init(.int, 100, "hundred"), .init(.int, 1000, "thousand"),
      ]
      + numbered(
        .ord,
        "first second third fourth fifth sixth seventh eighth ninth/nineth tenth eleventh"
          + " twelfth/twelveth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth"
          + " nineteenth twentieth")
      + [.init(.ord, 30, "thirtieth"), .init(.ords, 0, "st nd rd th")]
      + [
        .init(.n, 1, "a an"), .init(.n, 2, "couple a_couple couple_of a_couple_of"),
        .init(.n, 3, "few a_few some"), .init(.n, 7, "several"), .init(.n, 12, "dozen a_dozen"),
        .init(.half, 0, "half"), .init(.quarter, 0, "quarter"),
      ]
      + units + joints + relations
      + numbered(
        .partday, from: 0,
        "morning/mornin/morn/am_hours afternoon/arvo evening/evenin night/nite"
          + " lunch/lunchtime/lunch_time/lunchtimes breakfast dinner/dinnertime/dinner_time")
      + numbered(.partdays, from: 0, "mornings afternoons/arvos evenings nights")
      + numbered(
        .season, from: 0, "spring/springtime summer/summertime autumn/fall winter/wintertime")
      + [
        .init(.noon, 12, "noon midday mid_day noonish twelve_noon"),
        .init(.noon, 0, "midnight mid_night"),
        .init(.decade, 20, "twenties"), .init(.decade, 30, "thirties"),
        .init(.decade, 40, "forties"), .init(.decade, 50, "fifties"),
        .init(.decade, 60, "sixties"), .init(.decade, 70, "seventies"),
        .init(.decade, 80, "eighties"), .init(.decade, 90, "nineties"),
        .init(.decade, 10, "tens teens"), .init(.decade, 0, "noughties"),
      ],
    groups: EnglishGroups.groups, cues: cues)

  private static let units: [Words] = [
    .init(.unit, 0, "second seconds sec secs"), .init(.unit, 1, "minute minutes min mins mns"),
    .init(.unit, 2, "hour hours hr hrs h hour_s"), .init(.unit, 3, "day days d night nights"),
    .init(.weekend, 0, "weekend week_end wkend wknd"),
    .init(.weekends, 0, "weekends week_ends"),
    .init(.unit, 5, "week weeks wk wks w"), .init(.unit, 6, "month months mo mos mon mth mths"),
    .init(.unit, 7, "quarter quarters qtr qtrs"), .init(.unit, 8, "year years yr yrs y"),
    .init(.unit, 9, "decade decades"), .init(.unit, 10, "century centuries"),
    .init(.unit, 105, "fortnight fortnights"), .init(.centuries, 0, "century"),
    .init(.decades, 0, "s"),
  ]

  private static let joints: [Words] = [
    .init(.the, 0, "the this_coming_the"), .init(.a, 0, "a an"), .init(.of, 0, "of"),
    .init(.on, 0, "on"), .init(.at, 0, "at"), .init(.from, 0, "from"),
    .init(.to, 0, "to through thru till til until untill thro upto up_to"),
    .init(.till, 0, "until till til untill thru through up_to up_until"),
    .init(.between, 0, "between betwen"), .init(.and, 0, "and"), .init(.or, 0, "or"),
    .init(
      .by, 0,
      "by no_later_than not_later_than at_the_latest_by as_late_as before_or_on"
        + " before_or_in before_or_at on_or_before in_or_before at_or_before"),
    .init(.before, 0, "before prior_to in_advance_of ahead_of earlier_than sooner_than less_than"),
    .init(.after, 0, "after later_than past greater_than following"),
    .init(.since, 0, "since as_of as_from ever_since as_early_as any_time_from on_or_after"),
    .init(.since, 0, "no_earlier_than not_before in_or_after after_or_on after_or_in after_or_at"),
    .init(.since, 0, "at_or_after from_on starting starting_from starting_on beginning"),
    .init(.since, 0, "beginning_on effective"),
    .init(.starting, 0, "starting beginning commencing starting_on beginning_on of"),
    .init(.during, 0, "during throughout over across"), .init(.in, 0, "in"),
    .init(.within, 0, "within in_under inside"),
    .init(.around, 0, "around about circa approximately roughly ca approx round like"),
    .init(.more, 0, "more_than over at_least longer_than"), .init(.less, 0, "less_than under"),
    .init(.more, 1, "more"), .init(.for, 0, "for"), .init(.all, 0, "all whole entire full"),
    .init(.than, 0, "than"), .init(.and, 1, "n"), .init(.my, 0, "my your our his her their"),
    .init(.of_the, 0, "of_the of"),
  ]

  private static let relations: [Words] = [
    .init(.this, 0, "this current present that same"),
    .init(.next, 0, "next nxt"), .init(.last, 0, "last past previous lst"),
    .init(.coming, 0, "coming upcoming following forthcoming this_coming next_upcoming"),
    .init(.afternext, 0, "after_next after_the_next"),
    .init(.every, 0, "every each ev"), .init(.every, 1, "any"), .init(.other, 0, "other second"),
    .init(.other, 1, "alternate alternating"),
    .init(.ago, 0, "ago back earlier before_now"), .init(.hence, 0, "hence later from_now"),
    .init(.hence, 0, "from_today from_this_moment out_from_now in_the_future"),
    .init(.weekof, 0, "w_c week_commencing week_beginning week_starting week_of wk_of"),
    .init(.weekof, 0, "week_beginning_on week_starting_on wc"),
    .init(.early, 0, "early the_beginning_of beginning_of the_start_of start_of the_early_part_of"),
    .init(.early, 0, "the_first_part_of the_beginning_of_the beginning_of_the start_of_the"),
    .init(.early, 0, "begin_of beginning_of_around"),
    .init(.middle, 0, "mid middle_of the_middle_of middle_of_the mid_of"),
    .init(.late, 0, "late end_of the_end_of the_end end the_close_of end_of_the the_late"),
    .init(.late, 0, "end_of_around the_latter_part_of the_end_of_around the_end_of_the"),
    .init(.rest, 0, "rest_of the_rest_of rest remainder_of the_remainder_of remaining_of"),
    .init(.rest, 0, "remaining rest_of_the the_rest_of_the the_remaining_of the_remainder_of_the"),
    .init(.later, 0, "later"), .init(.earlier, 0, "earlier"),
    .init(.dayword, 0, "today 2day tdy this_day the_same_day"),
    .init(.dayword, 1, "tomorrow tmrw tmr tommorow tomorow tommorrow tomorrows tmw 2morrow"),
    .init(.dayword, -1, "yesterday yday ystd"),
    .init(.dayword, 2, "the_day_after_tomorrow day_after_tomorrow overmorrow"),
    .init(.dayword, -2, "the_day_before_yesterday day_before_yesterday"),
    .init(.dayword, -1, "the_day_before"), .init(.dayword, 1, "the_next_day the_following_day"),
    .init(.dayword, -1, "the_previous_day"), .init(.dayword, 1, "the_day_after"),
    .init(.dayof, 0, "the_day my_day"),
    .init(.now, 0, "now right_now just_now atm at_the_moment at_present at_the_present_time"),
    .init(.now, 0, "as_soon_as_possible asap at_this_time at_this_moment"),
    .init(.H, 3, "tonight tonite"), .init(.eod, 0, "eod the_eod end_of_day the_end_of_day"),
    .init(.eod, 0, "end_of_the_day the_end_of_the_day close_of_business cob end_of_business"),
    .init(.eod, 6, "eom the_eom"), .init(.eod, 8, "eoy the_eoy"),
    .init(.freq, 3, "daily everyday nightly"), .init(.freq, 5, "weekly"),
    .init(.freq, 6, "monthly"), .init(.freq, 8, "yearly annually annual"),
    .init(.freq, 7, "quarterly"), .init(.freq, 105, "biweekly bi_weekly fortnightly"),
    .init(.freq, 2, "hourly"), .init(.freq, 106, "bimonthly bi_monthly"),
    .init(.oclock, 0, "oclock o_clock"), .init(.sharp, 0, "sharp ish"),
    .init(.past, 0, "past after"), .init(.q, 0, "q qtr quarter"),
    .init(.weekno, 0, "week kw wk calendar_week"), .init(.once, 0, "once"),
    .init(.ofmonth, 0, "instant inst"), .init(.ofmonth, 1, "prox proximo"),
    .init(.ofmonth, -1, "ult ultimo"),
  ]

  private static let cues: [(Cue, String)] = [
    (
      .counted,
      "version ver v vs ext extension flat room rm building bldg apt apartment suite ste unit page pg"
        + " pp no nr number flight gate route rte hwy highway exit lot locker box po chapter ch"
        + " figure fig step section level floor bus track platform usd eur gbp line lines score"
        + " pin code order ticket model size rated ratio build release row seat seats psalm verse"
        + " question item rfc isbn article total bp spf python ios android windows phone tel cell"
        + " fax area zip odds won lost beat led tied scored"
    ),
    (
      .counts,
      "percent people points pts ppl guests kids adults students dollars bucks euros pounds lbs lb"
        + " oz cups cup tbsp tsp miles mi km meters metres feet ft inch inches in_ kg g mg ml mb gb"
        + " kb ghz mph degrees street st_ avenue ave blvd road rd_ drive dr lane ln ct court wins"
        + " mbps floors stars votes votes% x times pages chairs eggs of_them pct usd eur gbp th_"
    ),
    (
      .birth,
      "birthday bday birthdays bdays b'day birth born dob birthdate b turns turned turning"
        + " turn bd"
    ),
    (.wedding, "anniversary anniversaries anniv"),
    (.party, "party dinner lunch brunch bbq celebration drinks bash celebrate celebrating"),
    (.times, "time times once twice thrice"),
    (.negation, "not no nope isnt wasnt rather instead"),
  ]
}
