/// English words that matter beside a mention. Regular pasts are told by their `-ed`.
enum EnglishGroups {
  /// Irregular pasts and words that only tell.
  static let pasts =
    "was were had did went came saw met got gave took told said left made knew thought found felt"
    + " became began broke brought built bought caught chose cut_ dealt drank drove ate fell fought"
    + " flew forgot froze grew heard held kept led lent lost paid ran rang rode rose sang sank sat_"
    + " sent shook shot shut_ slept spoke spent stole stood stuck swam swept taught threw tore"
    + " understood woke wore won wrote wound wed did didnt wasnt werent hadnt been given"
    + " seen taken born since bore hung laid lit meant sold struck swore wept withdrew dug bent"
    + " bound bred burnt clung crept dreamt fed fled ground learnt leapt slid spun swung became"
    + " forgave overslept threw blew drew shown already officially_"

  /// Words that plan, expect or ask.
  static let futures =
    "will ll wont gonna going plans planning plan hopes hoping hope wants want wanna should shall"
    + " might may can could would let lets must needs need due upcoming starts start starting"
    + " begins opens closes leaves leaving arrives arriving moving coming flying retires expects"
    + " expecting intends remind remember schedule book see is are im hes shes theyre were_ visits"
    + " finishes ends runs returns lands departs gets wanting joins joining by please meet call"
    + " turns scheduled planned booked supposed expected slated set invited reserved"

  /// Words a sentence goes on with after a day.
  static let functions =
    "i you he she it we they and or but so because if that which who when where while is are was"
    + " were will would can could should may might must do does did has have had in on at by to for"
    + " from with without until till not no yes please as than then too also again about around"
    + " after before since be been being works work good fine ok okay this these those my his her"
    + " our your their im hes shes were theyre ill well its thats dont doesnt instead maybe"
    + " probably just only still a an up down off out lets let how what why via per both each even"
    + " though although unless if she_s there here now see looks seems sounds starting ending"

  static let groups: [Language.Group: String] = [
    .pasts: pasts, .futures: futures, .functions: functions,
    .notPast: "need indeed speed feed breed hundred seed weed shed sled bleed greed exceed proceed"
      + " succeed naked sacred wicked beloved aged kindred biped embed newlywed excited interested"
      + " worried tired bored scared stressed needed wanted closed",
    .perfects: "been was were had",
    .planners: "be being get getting gets to will wont gonna is are scheduled planned booked"
      + " supposed expected slated due hoping",
    .inners: "since", .aheads: "to from till until by til untill for through thru",
    .auxiliaries: "is are am m re be im hes shes theyre ill ve have has youre id",
    .holders: "got",
    .shadows: "may march mar sun sat wed mon second fall spring dec jan fri",
    .subjects: "he she it we they i you who that everyone everybody someone nobody just then and_"
      + " dog cat baby always to morning full hot warm bright early late evening much more no some",
    .names: "april june august jan may tet eid summer autumn easter noel christmas",
    .nameVerbs:
      "who said says is was has had loves likes wants and told asked called came went will"
      + " wrote texted thinks lives works does did got mentioned",
    .greetings: "good happy merry goodnight gd lovely",
    .light: "is was on its it the s will be falls coming up this next a an in her his my their our"
      + " your of for i and by always so that are date day bday also year old next has",
    .copulas: "is was are be its s thats falls were",
    .turns: "turns turned turning turn",
    .dayLeads: "do free swap me us it make manage off away",
    .hedges: "couple few several some about around roughly approximately or maybe approx circa",
    .stamps: "read delivered edited seen sent last at today yesterday imessage sms text message"
      + " datum verzonden gesendet skickat dato sendt fecha enviado envoye inviato"
      + " date received online voicemail missed call forwarded",
    .wrote: "wrote schrieb escribio ecrit escreveu scritto schreef skrev",
  ]
}
