/// Everyday words: too common to tell anything, and words that are names only when capitalised.
enum CommonWords {
  private static let everyday = """
    a about above actually after again against ago ah all almost already alright also although always am
    an and another any anyone anything anyway are around as ask asked asking at away back bad be because
    been before being best better between big bit both bring bringing but by bye call called calling came
    can cannot cant come comes coming cool could couldnt course day days definitely did didnt different do
    does doesnt doing done dont down during each early else end enough er even evening ever every everyone
    everything far feel few finally find fine first for forget forgot four five six seven eight nine ten
    free friday from full fun gave get gets getting give go goes going gone gonna good got gotta great
    guess guy guys had haha half happy has hasnt have havent having he heard hed hell hello help her here
    hes hey hi him himself his hm hmm home hope how however huge hour hours i id if ill im in instead into
    is isnt it its ive just keep kept kind knew know known last late later least left less let lets life
    like likes literally little ll lol long look looking lot lots love loved loves lovely ma made make
    makes making many maybe me mean means message met might mind mine minutes moment monday month months
    more morning most much must my myself need needs never new next nice night no nobody none not note
    nothing now of off oh ok okay old on once one only or other others our out over own part people per
    perhaps please pm plus pretty probably put quick quite rather re ready real really remember right said
    same sat saturday saw say saying says second see seems seen send sending sent set several shall she
    shed shell shes should show since so some somebody someone something sometimes soon sorry sort started
    starts stay still stop stuff such sunday super sure take taken takes taking talk talked talking tell
    telling than thank thanks that thats the their them then there theres these they theyre theyve thing
    things think thinking this those though thought three through thursday time times to today together
    told tomorrow tonight too took totally tried try trying tuesday turned two um uh under until up us use
    used usually ve very via w wait wanna want wanted wants was wasnt watch way we wednesday week weekend
    weeks well went were weve what whatever whats when where which while who whole whose why will wish
    with within without wont work working works would wouldnt wow yeah year years yep yes yesterday yet you
    youd youll your youre youve jan feb mar apr jun jul aug sept oct nov dec january february march april
    june july august september october november december mon tue tues wed thu thur thurs fri sun ha hahaha
    omg xx xxx ya yo nope ugh hm aha btw fyi tbh imo asap tho cause cuz ur u r k bc gotten end ends until
    til till another whether might became become getting got keeps said house place name number phone
    text email mail photo pics picture story school work job party dinner lunch coffee drink food kids
    baby family friend friends birthday wedding car bus train trip holiday weather news thread group chat
    wee lil auld
    """

  /// The same in other languages, whose speakers read English texts, too.
  private static let elsewhere = """
    el la los las de del en y que es un una con por para se lo no si como mas pero su al le ya muy bien hola
    der die das und ist ein eine mit nicht ich wir sie auf zu den im von es war hat haben auch noch aber so
    le la les des et est un une avec pas je nous vous il elle sur dans du au pour que qui ce mais tres oui
    o os as um uma com nao eu voce ele ela em na da dos das por mais mas foi esta meu minha obrigado
    il lo gli uno non io noi lui lei su nel di da per che sono ho ha molto ciao grazie
    i w z na do nie to sie jest ale tak jak co od
    kya hai hain ka ki ke ko se mein aur nahi ho raha rahi tha thi bhi toh
    """

  /// Days of the week, as cards have them: `Tuesdays`, `Thurs 5:10`.
  static let weekdays = Set(
    FoldedText(
      """
      monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday
      saturdays sunday sundays mon tue tues wed weds thu thur thurs fri sat sun weekday weekdays weekends
      montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag
      samstags sonntag sonntags lunes martes miércoles jueves viernes sábado sábados domingo domingos
      lundi lundis mardi mardis mercredi mercredis jeudi jeudis vendredi vendredis samedi samedis dimanche
      dimanches lunedì martedì mercoledì giovedì venerdì sabato domenica segunda terça quarta quinta sexta
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag måndag tisdag onsdag torsdag fredag lördag
      söndag mandag tirsdag lørdag søndag
      """
    ).tokens.map(\.hash))

  /// Words whose other meaning is so common that a small letter means it, and a capital at the start
  /// of a sentence means little.
  private static let alsoNames = """
    will mark may june april august jan jun art bill bob chase chip clay cliff dale dawn dean don drew earl eve
    faith fern forest frank gene glen grace grant guy hazel heath holly hope hunter iris ivy jack jay jean
    jade jasmine jewel joy juniper lance lily max melody merit miles olive opal pat patience
    pearl penny pepper piper poppy rain ray reed rich river rob robin rocky rose ruby rusty sage sandy
    skip sky star storm sue summer sunny trip violet wade ward wren willow winter
    autumn basil berry blue brook brooks buck buddy bunny candy cash chance charity cherry christian clover
    coral crystal daisy destiny drake duke
    ginger guide harmony honor jet justice king lane laurel liberty major mason mercy
    parker pierce porter prince rebel rod rusty stone sunshine tanner trinity
    van victor wolf young long short sharp bush bell ball cook baker butler carter fisher fox green gray
    hall hill knight little love lord page park price rice rose small snow wood woods white brown black
    do an so le ha an my in han to min hai an bo mo art val sol tim win sun song man ming long
    bao tan li wu he she ye you ten gray june star cat ant
    an ad del dot ham herb nan nana pip pop
    rod tad ted win bo bee pen cash kit mac randy
    story lane major memo
    """

  /// Months that are names too, or that a look or a sound makes one.
  private static let monthNames = """
    march april may june july august jan jun mai juni juli marz mar abril mayo junio julio aprile maggio giugno
    luglio avril juin avgust mars maj
    """

  /// What stands before a month and seldom before a name.
  private static let monthLeads = """
    of in early mid late since until till next last this im ende anfang mitte ab bis seit nachsten
    letzten ersten zweiten dritten de en fin finales mediados principios hasta desde du debut di inizio
    """

  static let months: Set<UInt64> = Set(FoldedText(monthNames).tokens.map(\.hash))
  static let beforeMonths = Set(FoldedText(monthLeads).tokens.map(\.hash)).union(ordinals)
  /// The days of a month, as they are said before it and behind it.
  static let ordinals = Set(
    FoldedText(
      """
      first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
      fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty thirtieth thirty
      """
    ).tokens.map(\.hash))

  /// Small words that make a text English, though other languages have some of them as well.
  static let english = Set(
    FoldedText(
      """
      the and of in to with for at from on by is was has had have will would she he they we you i her his my
      this that it its but not so about just when what who which be been are were as if or an a do no me
      all there then go going got get over under up out now new all them him their our your said says
      """
    ).tokens.map(\.hash))

  static let common = Set(FoldedText(everyday).tokens.map(\.hash)).union(foreign)
  /// Those that are everyday words in other languages than English alone: Con, Di, Des, Uma.
  static let foreign = Set(FoldedText(elsewhere).tokens.map(\.hash))
    .subtracting(FoldedText(everyday).tokens.map(\.hash))
  static let ambiguous: Set<UInt64> = Set(FoldedText(alsoNames).tokens.map(\.hash))
}
