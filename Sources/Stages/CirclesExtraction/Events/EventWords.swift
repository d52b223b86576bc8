/// Words that tell of a turn in somebody's life.
enum EventWords {
  /// They tell of one by themselves.
  static let turns: Set<String> = [
    "moving", "retires", "retiring", "retired", "graduates", "graduating", "graduated", "married",
    "marrying", "engaged", "divorced", "divorcing", "pregnant", "expecting", "born", "hired",
    "fired", "laid", "promoted", "resigned", "adopted", "adopting", "defends", "defended",
    "passed", "failed", "died", "proposed", "enlisted", "relocating", "elected", "evicted",
    "miscarried", "emigrating", "fostering", "surgery", "diagnosed", "won", "broke",
  ]
  /// Of them, those that only do with one of these words behind them.
  static let incomplete: [String: Set<String>] = ["broke": ["up", "off"], "laid": ["off"]]
  /// They tell of one where a day or a place is said.
  static let verbs: Set<String> = [
    "moves", "move", "moved", "starts", "starting", "started", "start", "begins", "leaves",
    "leaving", "left", "leave", "flies", "flying", "fly", "travels", "travelling", "traveling",
    "visits", "visiting", "visit", "comes", "coming", "arrives", "arriving", "arrive", "lands",
    "gets", "returns", "opens", "opening", "opened", "closes", "closing", "launches", "launching",
    "ships", "bought", "buying", "sells", "sold", "selling", "joins", "joining", "going", "goes",
    "plays", "performs", "performing", "races", "running", "turns", "signed", "hosting", "ends",
    "finishes", "records", "recording", "drives", "driving", "sails", "runs", "due",
    "speaks", "speaking", "presents", "presenting", "celebrates", "celebrating",
  ]
  /// They call an event off.
  static let cancelled: Set<String> = [
    "cancelled", "canceled", "cancels", "cancelling", "postponed", "scrapped", "abandoned",
  ]
  /// Events of a couple, which are no guest's.
  static let couples: Set<String> = ["anniversary", "wedding", "honeymoon", "engagement"]
  /// They tell of one where a day or a place follows at once.
  static let particles: Set<String> = ["off", "out", "here", "back", "away", "home"]
  /// They stand between a thing and its day: "ready Aug 5", "booked for Monday".
  static let settled: Set<String> = [
    "ready", "done", "set", "scheduled", "booked", "planned", "arranged", "confirmed", "starting",
    "around", "about",
  ]
  /// Things that take place on a day.
  static let nouns: Set<String> = [
    "wedding", "funeral", "christening", "baptism", "recital", "concert", "exhibition", "gig",
    "surgery", "operation", "appointment", "mri", "scan", "exam", "interview", "trip", "flight",
    "dinner", "lunch", "brunch", "breakfast", "coffee", "drinks", "meeting", "party", "picnic",
    "game", "race", "marathon", "tournament", "match", "conference", "workshop", "deadline",
    "launch", "graduation", "reunion", "performance", "premiere", "audition", "hearing", "trial",
    "checkup", "chemo", "therapy", "physio", "vacation", "holiday", "leave", "anniversary",
    "engagement", "housewarming", "shower", "ceremony", "festival", "fair", "retreat", "visit",
    "playdate", "sleepover", "barbecue", "hike", "call", "demo", "inspection", "move", "show",
    "opening", "closing", "final", "course", "semester", "term", "lease", "due",
  ].reduce(into: Set<String>()) { $0.insert(Token.stem($1)) }
}
