/// Files that are imported in one run.
struct Load: Hashable, Sendable {
  var files: [File]
  /// Which address book the cards are.
  var source: String
  var prunes = false

  init(_ files: [File], source: String = "one", prunes: Bool = false) {
    self.files = files
    self.source = source
    self.prunes = prunes
  }

  enum File: Hashable, Sendable {
    case cards([Card])
    case notes([Note])
    case chat(Chat)
  }

  /// The cards of all files, in order.
  var cards: [Card] {
    files.flatMap { file -> [Card] in if case .cards(let cards) = file { cards } else { [] } }
  }
}

/// A note that another program hands over.
struct Note: Hashable, Sendable {
  var id: String
  var day: Int
  var text: String

  init(_ id: String, day: Int, _ text: String) {
    self.id = id
    self.day = day
    self.text = text
  }
}

/// A chat with one person, as WhatsApp exports it.
struct Chat: Hashable, Sendable {
  var with: String
  var lines: [Line]

  init(with: String, _ lines: [Line]) {
    self.with = with
    self.lines = lines
  }

  struct Line: Hashable, Sendable {
    /// Minutes since the first of March.
    var minute: Int
    var isMine: Bool
    var text: String

    init(_ minute: Int, mine: Bool, _ text: String) {
      self.minute = minute
      isMine = mine
      self.text = text
    }
  }
}

/// What happens to a notebook, or what is tried with it. People are meant by their names and runs by
/// their place among those that are left; a step that means nobody does nothing, so that a life stays one
/// whatever is left out of it.
enum Step: Hashable, Sendable {
  case load(Load)
  /// Dry first: it changes no row and says what the real run then says.
  case foretold(Load)
  /// The last load once more: no row changes, and nothing new is reported.
  case again
  /// The last load with its cards turned round: no row changes.
  case reversed
  /// On a copy, the newest run is undone: every row is as before it.
  case trialUndo
  case reprocess
  case alias(of: String, String)
  case birthday(of: String, String)
  case merge(String, String)
  case unmerge(String)
  case assign(note: Int, to: String)
  case dismiss(note: Int)
  case rewrite(note: Int, String)
  /// The run that is so many before the newest.
  case undo(Int)
  case sql(Edit)
  /// The built program takes it from a watched folder.
  case daemon(Load)
  /// The built program is killed while it imports; then it imports again.
  case killed(Load, after: Int)

  /// An edit by another program.
  enum Edit: Hashable, Sendable {
    case title(of: String, String)
    case rename(String, to: String)
    case removePhones(of: String)
    case relationship(of: String, String)
    case familyDetails(of: String, String)
    case delete(String)
    case rewriteInteractions(of: String, String)
    case moveInteractions(of: String, to: String)
  }
}

/// All that happens to one notebook.
struct Life: Hashable, Sendable {
  var steps: [Step]
  var ending = Ending.none

  enum Ending: Hashable, Sendable {
    case none
    /// Everything is undone, last first: each state comes back, row for row.
    case lastFirst
    /// Everything is undone in an order of dice: the notebook stays sound.
    case anyOrder(seed: UInt64)
  }

  init(_ steps: [Step], ending: Ending = .none) {
    self.steps = steps
    self.ending = ending
  }
}
