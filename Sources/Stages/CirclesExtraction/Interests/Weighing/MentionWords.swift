/// Words around a mention that speak for an interest, or against one.
enum MentionWords {
  /// Verbs of doing and learning.
  static let doing = LocalWords.set(
    """
    do does doing did done play plays playing played learn learns learning learned learnt practise
    practises practising practice practices practicing join joins joined joining start starts
    started starting begun began begins beginning try tries trying tried teach teaches teaching
    coach coaches coaching train trains training goes going go went taken took take takes taking
    signed signing enrolled return returned make makes making made build builds building collect
    collects collecting grow grows growing keep keeps keeping rehearsing compete competes competing
    joins attend attends attending
    """)
  /// Verbs of what one does with a thing.
  static let things = LocalWords.set(
    """
    bring bringing brings brought buy buying bought sell selling sold fix fixing fixed watch watching
    watched watches see seeing saw seen send sent sending book booked booking need needs order
    ordered lend lent borrow borrowed find found lost wear wearing eat eating ate cook cooking clean
    cancel cancelled move moving paid pay paying use using hate hates hated mind minding
    """)
  /// Words of the past, and of what is over.
  static let past = LocalWords.set(
    "used ago was were had once formerly former lapsed childhood kid child youth")
  static let quitting = LocalWords.set(
    """
    quit quits stopped stop gave given give packed jacked sold selling binned ditched dropped finished
    done hates hate hated boring bored sick fed chucked swore sworn retired over dead cancelled
    banned forget instead anymore resigned left
    """)
  /// Words of devotion.
  static let passion = LocalWords.set(
    """
    love loves loving obsessed obsession addicted addict hooked mad life lives live religion passion
    hobby thing personality sane saved saving therapy joy happy favourite favorite best nothing
    talks crazy gone pure evangelical devoted ruined ruining madness bug craze everything sanity
    escape vice king proud proper serious jam into full whole chat
    """)
  static let nowadays = LocalWords.set(
    "now lately nowadays these new newly again back since started taken took became become")
  static let wishing = LocalWords.set(
    "want wants wanted would like dreams dreaming plans planning hoping hopes fancy fancies means")
  static let giving = LocalWords.set(
    "gift gifts present presents voucher birthday bday xmas christmas get got")
  static let watching = LocalWords.set(
    "watch watches watching watched saw see seen ticket tickets show match film series telly tv")
  static let working = LocalWords.set(
    """
    work works working job boss office shift school meeting client clients company shop teacher class
    exam exams lesson invoice order orders deadline site contract
    """)
  static let liking = LocalWords.set(
    "like likes liked enjoy enjoys enjoying enjoyed adore adores keen fond prefers fan into")
  /// What behind a name makes it a thing.
  static let objects = LocalWords.set(
    """
    mat shop store bag machine table chair room house court pitch field stadium road street van tent
    book books gear kit set shoes boots top shirt ball bat rack stuff oil box case bar tour world
    manager school centre center show film movie tournament final match game party cake
    dad mum mom dads mums parent parents
    """)
  /// Words of the list of interests with six senses or more in WordNet 3.0: they are said of much else.
  static let manySenses = LocalWords.set(
    """
    act animation antiques bass bats bears bills birds blues braves bridge bulls camp cats
    coach compose cook crab crystals cycle dance darts dates design dive drag draughts draw
    drawing drones drums eagles ferment ferments fiddle film fish flags foil georgian giants
    gin ginger go hawks hearts hive horses hunt jam jams jog juggle knit knots lamb latin
    mandarin maps mole mosaics mushrooms nuts olives organ paint pipes pitch planes plants
    poke polish pool punk race rap read reader reading relay ribs ride risk romances run
    runner running sail scotch sketch slam snakes sours spell spurs stamps swim tap thrash
    trains translation twins volunteer walk westerns whistle write
    """)
  /// What one does with a thing that is new.
  static let buying = LocalWords.set(
    "bought buy buying got ordered order new came arrived built saving getting share second")
  /// How a question is answered with no, and with yes.
  static let refusing = LocalWords.set(
    """
    no nope nah binned stopped gave quit not never dropped sold cancelled opgezegd nee nein nicht non
    nej gestopt
    """)
  /// A no that leaves nothing open, unlike that of `no worries`.
  static let plainNo: Set<String> = ["nah", "nope", "naw"]
  static let affirming = LocalWords.set(
    "yes yep yeah yup still always every totally ja jep jup oui si absolutely obviously obvs")
  static let forms: Set<String> = [
    "is", "'s", "are", "was", "were", "been", "be", "am", "'m", "'re",
  ]
}
