/// Nouns that make what stands before them an activity.
enum ActivityHeads {
  /// Courses and the like: `a kite class`.
  static let courses: Set<String> = [
    "class", "classe", "lesson", "course", "workshop", "masterclass", "club", "choir", "league",
  ]
  /// Words by which people are called after what they like.
  static let people: Set<String> = [
    "fan", "nerd", "geek", "nut", "buff", "enthusiast", "fanatic", "junkie", "addict", "lover",
    "freak", "aficionado", "collection", "collector", "superfan", "supporter", "obsessive",
    "hobbyist", "fiend", "maniac", "connoisseur", "snob", "devotee", "purist",
  ]
  /// Those whom one does it with: what is known counts before them, and gerunds.
  static let circles: Set<String> = [
    "crew", "circle", "troupe", "squad", "guild", "society", "group", "retreat", "festival",
    "tournament", "championship", "competition", "team", "practice", "ringer", "camp", "buddy",
  ]
  /// Behind what somebody cannot leave alone: `cricket mad`.
  static let devotions: Set<String> = ["mad", "daft"]
  /// What makes another thing of them: `stir crazy`, `hopping mad`.
  static let rages: Set<String> = [
    "hopping", "raving", "barking", "stark", "boy", "girl", "power", "so", "as", "too", "gone",
    "going", "stir",
  ]
  /// Gerunds of work, and of life.
  static let working: Set<String> = [
    "working", "planning", "building", "housing", "parenting", "banking", "meeting", "engineering",
    "marketing", "accounting", "nursing", "training", "consulting", "advertising", "clothing",
    "shipping", "wedding", "morning", "evening", "spring", "existing", "grieving", "steering",
    "testing", "hiring", "pricing", "staffing", "drinking", "recruiting", "selling", "founding",
    "leading", "coming", "going", "amazing", "boring", "annoying", "opposing", "winning", "losing",
    "breeding", "king", "thing", "ring", "string", "wing", "screening", "funding", "purchasing",
  ]
  /// Those who show one how: only what is known counts before them.
  static let guides: Set<String> = [
    "teacher", "tutor", "instructor", "guide", "phase", "kick", "craze", "mad", "obsessed", "crazy",
    "lark", "malarkey", "caper", "term",
  ]
  /// What somebody calls what fills their days.
  static let passions: Set<String> = [
    "personality", "religion", "obsession", "passion", "hobby", "jam", "therapy", "thing",
    "meditation", "life", "sport", "addiction", "vice", "pastime", "escape", "outlet", "refuge",
    "salvation", "sanity", "weakness", "fixation", "solace", "craze", "church", "medicine",
    "oxygen",
    "joy", "pride", "drug", "tonic", "lifeline", "comfort", "heaven", "downfall", "everything",
  ]
  /// What makes such a word somebody's, as a possessive does: `the only vice`.
  static let singular: Set<String> = ["only", "new", "latest", "newest", "one", "than"]
  /// What can end an activity's name without being part of it.
  static let words: Set<String> = courses.union(people).union([
    "team", "group", "band", "practice", "training", "tournament", "match", "game", "stuff",
    "thing", "session", "race", "season", "hobby", "phase", "kick", "circle", "meetup", "society",
    "scene", "community", "retreat", "camp", "night", "competition", "hour", "music", "lately",
  ])
  /// All of them: most words are none, and this is asked of every word.
  static let all = [devotions, people, courses, guides, circles].reduce(passions) { $0.union($1) }

  /// What one does with a course.
  static let courseVerbs: Set<String> = [
    "take", "taking", "took", "takes", "taken", "signed", "sign", "signing", "joined", "join",
    "joining", "started", "start", "starting", "starts", "doing", "does", "do", "booked", "got",
    "enrolled", "goes", "going", "my", "has", "have", "'ve", "into", "runs", "found",
  ]

  /// Whether a phrase ends in a course that one goes to.
  static func follows(_ range: Range<Int>, _ segment: ReadSegment) -> Bool {
    guard range.count > 1, let last = range.last else { return false }
    return courses.contains(segment.words[last].stem)
  }
}
