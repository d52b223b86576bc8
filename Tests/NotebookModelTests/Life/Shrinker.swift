/// Makes a failing life shorter for as long as it still fails in the same way: first steps go, in halves
/// and then one by one, then files, cards, and what cards say.
struct Shrinker {
  /// How many lives are tried at most.
  var budget = 600
  /// Whether a life fails in the way in question.
  let fails: (Life) async -> Bool

  func shrunk(_ life: Life) async -> Life {
    var life = life
    var left = budget
    var isSmaller = true
    while isSmaller, left > 0 {
      isSmaller = false
      for candidate in Self.steps(life) + Self.contents(life) {
        left -= 1
        if left < 0 { break }
        if await fails(candidate) {
          life = candidate
          isSmaller = true
          break
        }
      }
    }
    return life
  }

  /// Lives with fewer steps, those that leave out most first.
  private static func steps(_ life: Life) -> [Life] {
    var lives: [Life] = []
    if life.ending != .none { lives.append(Life(life.steps)) }
    var size = life.steps.count / 2
    while size >= 1 {
      for start in stride(from: 0, to: life.steps.count, by: size) {
        var shorter = life
        shorter.steps.removeSubrange(start..<min(start + size, life.steps.count))
        lives.append(shorter)
      }
      size /= 2
    }
    return lives
  }

  /// Lives of as many steps with less in one of them.
  private static func contents(_ life: Life) -> [Life] {
    life.steps.indices.flatMap { index in
      life.steps[index].smaller.map { step in
        var smaller = life
        smaller.steps[index] = step
        return smaller
      }
    }
  }
}

extension Step {
  /// The step with less in it, in each way that there is.
  var smaller: [Step] {
    switch self {
    case .load(let load): load.smaller.map { .load($0) }
    case .foretold(let load): [.load(load)] + load.smaller.map { .foretold($0) }
    case .daemon(let load): [.load(load)] + load.smaller.map { .daemon($0) }
    case .killed(let load, let after):
      [.load(load)] + load.smaller.map { .killed($0, after: after) }
    case .undo(let back): back > 0 ? [.undo(back - 1)] : []
    default: []
    }
  }
}

extension Load {
  var smaller: [Load] {
    var loads: [Load] = []
    func with(_ change: (inout Load) -> Void) {
      var load = self
      change(&load)
      loads.append(load)
    }
    if prunes { with { $0.prunes = false } }
    for index in files.indices where files.count > 1 { with { $0.files.remove(at: index) } }
    for (index, file) in files.enumerated() {
      for smaller in file.smaller { with { $0.files[index] = smaller } }
    }
    return loads
  }
}

extension Load.File {
  var smaller: [Load.File] {
    switch self {
    case .cards(let cards):
      return Self.without(cards).map { .cards($0) }
        + cards.indices.flatMap { index in
          cards[index].smaller.map { card in
            var changed = cards
            changed[index] = card
            return .cards(changed)
          }
        }
    case .notes(let notes): return Self.without(notes).map { .notes($0) }
    case .chat(let chat):
      return Self.without(chat.lines).map { .chat(Chat(with: chat.with, $0)) }
    }
  }

  private static func without<Value>(_ values: [Value]) -> [[Value]] {
    values.indices.map { index in
      var fewer = values
      fewer.remove(at: index)
      return fewer
    }
  }
}
