/// What the words for the half of the day mean in one file.
///
/// Most are known. A word that is not is understood from its place: within a day the one before
/// noon comes first. A word that goes with hours above twelve says nothing.
struct DayPeriodRules: Sendable {
  private var meanings: [String: DayPeriod] = [:]

  /// The hour of the day, 0 to 23.
  func hour(_ written: Int, _ word: String) -> Int {
    if word.isEmpty { return written == 24 ? 0 : written }
    return (meanings[word] ?? DayPeriod.known[word])?.hour(written) ?? written
  }

  /// Collects what a file shows of its words.
  struct Evidence {
    /// Of each word not known: the highest hour it goes with.
    private var highest: [String: Int] = [:]
    private var known: Set<String> = []
    /// How often one word stands before another on the same day.
    private var before: [[String]: Int] = [:]
    private var last: (date: WrittenDate, word: String)?
    /// A file has a handful of words; what lies beyond is damage.
    private static let maximumWords = 16

    /// Takes one more header, in the order of the file.
    mutating func add(_ header: WhatsAppHeader) {
      let word = header.period
      if word.isEmpty { return }
      if DayPeriod.known[word] != nil {
        if known.count < Self.maximumWords { known.insert(word) }
      } else if highest[word] != nil || highest.count < Self.maximumWords {
        highest[word] = max(highest[word] ?? 0, header.hour)
        if let last, last.date == header.date, last.word != word {
          before[[last.word, word], default: 0] += 1
        }
      }
      last = (header.date, word)
    }

    /// What the words mean.
    var rules: DayPeriodRules {
      var rules = DayPeriodRules()
      let unknown = highest.filter { $0.value <= 12 }.keys.sorted()
      if unknown.count == 2, highest.count == 2, known.isEmpty {
        let forth = before[[unknown[0], unknown[1]], default: 0]
        let back = before[[unknown[1], unknown[0]], default: 0]
        if forth != back {
          rules.meanings[unknown[0]] = forth > back ? .am : .pm
          rules.meanings[unknown[1]] = forth > back ? .pm : .am
        }
      } else if unknown.count == 1, known.count == 1, let other = known.first {
        switch DayPeriod.known[other] {
        case .am: rules.meanings[unknown[0]] = .pm
        case .pm: rules.meanings[unknown[0]] = .am
        default: break
        }
      }
      return rules
    }
  }
}
