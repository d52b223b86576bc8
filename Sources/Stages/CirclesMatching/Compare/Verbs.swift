/// Small words around a name that tell what part the person plays in the sentence, in the languages
/// whose grammar puts them beside it.
enum Verbs {
  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// Follow somebody who does or is something.
  private static let predicates = set(
    """
    is was has had will would can could did does got gets went goes said says told tells called calls
    wants wanted needs needed likes loves hates started starts moved moves lives works worked came comes
    sent sends texted texts mentioned asked asks made makes finished passed bought sold took takes gave
    thinks thought found just finally really also still never always seems seemed looks looked rang phoned
    plays played runs ran turned turns leaves left quit lost won joined reads wrote writes teaches visited
    signed booked read showed turns used keeps kept met dropped caught popped stopped announced decided
    drove held stood sat wore ate drank rode flew sang built spent felt knew grew broke chose fell paid slept
    brought caught taught fought hung shook bit blew tore swam woke froze dug fed led lent swore lost hurt
    swears says messaged emailed pinged invited insisted reckons s isnt wasnt doesnt didnt wont cant
    hat ist war sagt sagte will kann kommt ruft dice esta estaba tiene quiere va fue llamo dijo
    a est etait veut dit ha e vuole va foi quer disse
    """)
  /// The same in the languages whose sentences begin with the subject, too.
  private static let moreVerbs = set(
    """
    heeft had gaat ging komt kwam wordt werd krijgt kreeg moet moest mag mocht wil wilde kan kon zal zou zegt
    zei vertelt vertelde vindt vond doet deed maakt maakte belt belde stuurt stuurde vraagt vroeg staat zit ligt
    werkt woont verhuist trouwt koopt kocht verkoopt verkocht begint begon stopt stopte speelt leert leest denkt
    weet blijft brengt neemt geeft houdt heet
    dijo dice dicen va fue viene vino llega llego sale salio quiere queria puede pudo tiene tenia esta estaba
    estuvo sigue anda empieza empezo deja dejo compro vende vendio cumple cumplio llamo llama manda mando escribio
    pregunta pregunto necesita trabaja vive juega toca hace hizo pasa paso regresa regreso vuelve volvio ha habia
    acaba gano perdio trae trajo cuenta conto se ya me nos
    a est etait va vient part arrive veut voudrait peut doit fait dit demande cherche travaille habite joue
    commence arrete prend quitte revient achete vend passe reste appelle raconte
    hat hatte ist war wird wurde will wollte kann konnte muss musste soll darf geht ging kommt kam macht machte
    sagt sagte meint erzahlt fragt fragte ruft schreibt schrieb braucht sucht zieht arbeitet wohnt spielt fangt
    hort heiratet kauft verkauft bekommt feiert fahrt bleibt mochte lasst
    era ha aveva va viene arriva parte vuole voleva puo deve fa dice chiede cerca lavora abita gioca comincia
    smette prende lascia torna compra vende passa resta chiama racconta sta
    era esta estava tem tinha vai foi vem veio chega chegou quer queria pode deve faz fez diz disse pede pediu
    procura trabalha mora joga toca comeca comecou parou comprou vendeu ligou mandou contou voltou ficou ta
    ar var har hade blir blev ska skulle vill ville kan kunde maste far fick gar gick kommer kom sager sa ringer
    ringde fragar flyttar jobbar bor spelar borjar slutar koper salde gifter
    er har havde skal skulle vil ville kan kunne far fik gar gik kommer siger sagde ringer ringte spor flytter
    arbejder jobber bor spiller begynder slutter kober solgte
    """)
  /// Stand before somebody whom the writer met or spoke with.
  private static let meetings = set(
    """
    with from to saw met seeing visited call called phoned rang lunch dinner coffee drinks beer walk
    catchup chat talk spoke talked spoken message messaged meeting visiting bumped mit con avec met
    at by about re update
    met gesprek gesproken gebeld getroffen gesprochen besuch besucht telefoniert con comida cafe cena vi visite
    avec vu vue diner dejeuner com almoco jantar falei conversei pranzo cena sentito visto med hos traffade
    snakket snakkede modtes
    """)
  /// Stand before somebody who is only asked, told or thought of.
  private static let errands = set(
    """
    ask asking tell telling told remind for bring invite except without than like thank warn consult
    introduce email text give pay owe owes
    vragen vraag zeggen zeg vertellen vertel voor bellen zonder behalve sagen sag fragen frag fur ohne ausser
    bescheid preguntar preguntarle pregunta pregunten decir decirle dile digan avisar avisarle pedir pedirle
    para sin menos excepto recordarle demander demande prevenir dire dis pour sans sauf perguntar pergunta avisa
    dizer diga sem menos exceto chiedere chiedi dire dirlo senza tranne fraga saga utan sporge sige uden uten
    """)
  /// Stand before somebody who was met, and hardly before anything else.
  private static let sightings = set("saw met called phoned rang visited texted messaged emailed")
  /// Begin what is said, before its subject: also a word that goes with a name.
  private static let openers = set(
    """
    okay ok so um uh uhm er and then but well also oh yeah right now anyway hey because that says said old
    wee
    """)
  /// What a text calls itself: `memo for Ana`.
  private static let memos = set(
    "memo note notes recording reminder update nota notiz notitie aantekening opname message mensaje recado"
  )
  /// Stand between those and whoever is asked: `preguntar a Ana`, `demander à Ana`.
  private static let datives = set("a al aan au ao to bei")

  private static let greetings = set(
    "hi hey hello dear hiya hallo hola salut bonjour ciao oi namaste liebe lieber cher chere caro cara"
  )

  /// Whether a word greets.
  static func greets(_ hash: UInt64) -> Bool { greetings.contains(hash) }

  /// Whether somebody says who they are, or is greeted: `it's Nick`, `this is Nick`, `hi Nick`.
  static func introduces(_ text: FoldedText, _ at: Int) -> Bool {
    guard at > 0 else { return false }
    let before = text.tokens[at - 1]
    guard before.flags.isDisjoint(with: [.stop, .colon, .endsLine]) else { return false }
    if greetings.contains(before.hash) { return true }
    if isItself.contains(before.hash) { return true }
    guard at > 1 else { return false }
    let earlier = text.tokens[at - 2].hash
    return before.hash == be && (earlier == this || earlier == name)
  }

  /// What apps write above a forwarded message, and what stands before the name there.
  static let forwards = set(
    "forwarded weitergeleitet reenviado transfere encaminhada encaminhado inoltrato doorgestuurd vidarebefordrat videresendt"
  )
  static let sources = set("from von vom de da van fran fra")

  /// Whether a word is an article for somebody who was not spoken of before, in a text's languages. Without
  /// any of those it is English: `felicitar a Bea` and `um mike called` have none.
  static func isAn(_ hash: UInt64, in languages: FunctionWords.Languages) -> Bool {
    languages == 0
      ? english.contains(hash)
      : indefinite.contains(hash) && FunctionWords.isOne(hash, in: languages)
  }
  private static let english = set("a an")
  private static let indefinite = set("une un ein eine einen einer una uno um uma een")

  /// Whether a word says that what is called by the name behind it is weather: `Storm Darragh`.
  static func isStorm(_ token: TextToken) -> Bool {
    token.flags.contains(.capital) && storms.contains(token.hash)
      && token.flags.isDisjoint(with: MentionFinder.breaks.union(.stop))
  }
  private static let storms = set(
    """
    storm hurricane cyclone typhoon sturm sturmtief orkantief orkan tempete ouragan borrasca huracan tempesta uragano
    ciclone tempestade furacao orkaan stormen
    """)

  private static let strangers = set(
    """
    someone somebody chap guy man woman bloke girl boy lady lad fella person kid student dog cat puppy
    kitten friend colleague neighbour neighbor baby hamster horse called named
    """)
  /// Somebody whose name the writer does not know.
  private static let unnamed = set(
    "someone somebody chap guy man woman bloke girl boy lady lad fella jemand quelquun alguien alguem"
  )
  private static let calls = set(
    "called named namens genannt llamado llamada nomme nommee chiamato")
  private static let no = set("not nicht")

  /// Whether a stranger is introduced by a name (`a chap called Ben`), or somebody is ruled out
  /// (`not our Ben`).
  static func presents(_ text: FoldedText, _ at: Int) -> Bool {
    for back in 1...2 where at >= back && no.contains(text.tokens[at - back].hash) {
      return back == 1 || my.contains(text.tokens[at - 1].hash) || text.tokens[at - 1].hash == the
    }
    guard at > 1, calls.contains(text.tokens[at - 1].hash) else { return false }
    if strangers.contains(text.tokens[at - 2].hash) { return true }
    // `The baby is called Joy`
    return at > 2 && isOf.contains(text.tokens[at - 2].hash)
      && strangers.contains(text.tokens[at - 3].hash)
  }

  /// Whether the word before says what somebody is called, which is news of a stranger: `il s'appelle Antoine`,
  /// `er heißt Ben`, `se llama Bea`, `her name is Ana`. Not `das heißt, Ben kommt`, `on s'appelle Antoine et moi`
  /// nor `si llama Bea, dile`.
  static func isHowCalled(_ text: FoldedText, _ at: Int) -> Bool {
    guard at > 1, text.tokens[at - 1].flags.isDisjoint(with: MentionFinder.breaks.union(.stop))
    else { return false }
    let before = text.tokens[at - 1].hash
    let earlier = text.tokens[at - 2].hash
    if asks.contains(earlier) || at > 2 && asks.contains(text.tokens[at - 3].hash) { return false }
    if selfNamed.contains(before) { return !notThem.contains(earlier) }
    if pairs.contains([earlier, before]) { return true }
    return at > 2 && (before == be || before == was) && earlier == name
      && theirs.contains(text.tokens[at - 3].hash)
  }
  private static let selfNamed = set("s'appelle s'appelait heisst hiess heter hedder")
  private static let notThem = set("das dat det on nous")
  private static let asks = set("comment wie como come hvad vad hva what")
  private static let pairs = Set(
    [
      "se llama", "se llamaba", "si chiama", "si chiamava", "se chama", "se chamava",
    ].map { FoldedText($0).tokens.map(\.hash) })
  private static let was = WordHash.of("was")

  private static let isOf = set("is was s are were ist war heisst")

  private static let denials = set("not nicht no pas non niet ikke inte nao")
  static let theOne = set("the der die das den el la los las le les il lo de het o os as i")

  /// Whether what follows says which of a name is not meant: `not the roof one`, `no el de la camioneta`.
  static func rulesOut(_ tokens: [TextToken], _ at: Int) -> Bool {
    denials.contains(tokens[at].hash) && at + 2 < tokens.count
      && (theOne.contains(tokens[at + 1].hash)
        // `Leanne (not book club)`.
        || at > 0 && tokens[at - 1].flags.contains(.bracket))
  }

  private static let the = WordHash.of("the")
  private static let isItself = set("its im soy")
  private static let be = WordHash.of("is")
  private static let this = WordHash.of("this")
  private static let name = WordHash.of("name")

  private static let duties = set(
    "must should remember forget need gotta ought remind muss soll debo tengo devo dois todo lets")

  static func isStranger(_ hash: UInt64) -> Bool { unnamed.contains(hash) }

  static func isDuty(_ hash: UInt64) -> Bool { duties.contains(hash) }

  static func follows(_ hash: UInt64) -> Bool {
    predicates.contains(hash) || moreVerbs.contains(hash)
  }
  /// Whether a word's ending lets it be what somebody does: `ships`, `fixed`.
  static func mayBe(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 3 && word.last == UInt8(ascii: "s") && !word.elementsEqual("this".utf8)
      || word.count > 4 && word.suffix(2).elementsEqual("ed".utf8)
  }
  static func sees(_ hash: UInt64) -> Bool { sightings.contains(hash) }
  /// Whether a word begins a thing or somebody's thing: `the`, `my`.
  static func determines(_ hash: UInt64) -> Bool { determiners.contains(hash) }
  private static let determiners = definite.union(theirs).union(theOne).union(
    set(
      """
      these those its i we he she it they you there what who to ich er sie es wir je elle on nous yo ella
      eu ele ela io lui lei ik hij zij jag han hon jeg hun un une una um uma een den det en ett
      """))
  static func opens(_ hash: UInt64) -> Bool { openers.contains(hash) }
  static func meets(_ hash: UInt64) -> Bool { meetings.contains(hash) }
  static func isErrand(_ hash: UInt64) -> Bool { errands.contains(hash) }
  static func isMemo(_ hash: UInt64) -> Bool { memos.contains(hash) }
  static func isDative(_ hash: UInt64) -> Bool { datives.contains(hash) }

  static let definite = set(
    "the my our your der die mein meine unser el la mi le mon notre il mio o meu")
  /// Tell that somebody says something.
  static let reports = set(
    """
    says said tells told mentioned reckons texted messaged wrote writes rang phoned phone call called
    reports sagt sagte erzahlt erzahlte meint meinte schreibt schrieb dice dijo cuenta conto dit raconte
    ecrit disse falou contou conta detto zegt zei sier sager sagde sade
    """)
  /// Stand between that and what is said.
  static let bridges = set("me us to there now just again today mir uns gerade nos m nous mi ci")
  /// Stand before given names in some languages: `a Yumi`, `die Anna`.
  static let articles = set("a o die der il la le el os as")
  /// Begin what is said.
  static let that = set("that dass que che dat at att om")
  /// Stand before what somebody is or becomes.
  static let becomes = set("be being become became becoming ser sendo siendo etre essere sein vara")
  static let inLaw = [WordHash.of("in"), WordHash.of("law")]
  /// Stand before somebody's relative who is not the owner's.
  static let theirs = set(
    "her his their your the a ihr ihre sein seine su sus son sa ses seu sua some other another this"
  )
  /// Stand before places: `on Sandy`, `near Florence`.
  static let whereabouts = set("on in near onto under behind via along past off across")
  /// Stand before where somebody works: `Ana at Northwind`.
  static let workplaces = set("at from for of by in bei von chez de en em da at leaves joined left")
  /// Stand before the group that somebody is known from: `Ana from work`.
  static let origins = set("from at aus vom von del de do da dal with")
  /// Stand between the two of a couple on one card.
  static let couples = set("and und y et e og och")
  private static let telling = set(
    """
    the who with from that in at of der die das vom mit el la del de con le du avec do da com il
    quello quella quelli quelle celui celle aquel aquella aquele aquela degene van dal dalla della dello
    """)
  /// Whether a word may lead to what tells which of a name is meant.
  static func tells(_ hash: UInt64) -> Bool { telling.contains(hash) }
  /// Stand before an owner.
  static let ofs = set("of von de di do da van af av")
  /// Say that two are meant behind an article: `los dos`, `les deux`.
  static let twos = set("dos deux zwei dois duas due")
  /// Say that two are meant: `both down with it`.
  static let both = set("both beide beiden ambos ambas entrambi begge bada")
  /// Follow somebody where the verb is left out: `Jan away`, `Sue poorly`.
  static let states = set(
    """
    away abroad ill sick poorly unwell pregnant engaged weg krank fuera enferma enfermo malade absent
    absente
    """)
  static let and = set("and und y et e i en & og och plus with")
  static let my = set("my our mein meine mi mis mon ma mes meu minha mio mia moja moj mera meri")
}
