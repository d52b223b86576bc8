import CirclesModel
import SourceDiagnostics
import VCard

/// Turns the entries of an export into messages.
final class KakaoTalkParser: ThreadParser {
  private var entries: any KakaoTalkEntries
  private let roles: KakaoTalkRoles
  private var thread: Int?
  private var notices = 0
  /// Makes the keys of the messages of one day.
  private var keys: MessageKeys
  private var day: WallTime?

  init(_ entries: any KakaoTalkEntries, _ roles: KakaoTalkRoles) {
    self.entries = entries
    self.roles = roles
    keys = MessageKeys(thread: roles.thread.key)
  }

  var offset: Int { entries.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    let entry: KakaoTalkEntry?
    do throws(ReadError) {
      entry = try entries.next()
    } catch {
      throw .failed(error)
    }
    guard let entry else { return finish(window) }
    switch entry.problem {
    case .cutOff:
      window.refuse("csv.cut", "the file ends inside this message", line: entry.line)
      return true
    case .tooLong:
      window.refuse("csv.too-long", "the line is too long for a record", line: entry.line)
      return true
    case .unclosedQuote:
      window.report(
        .warning, "csv.unclosed-quote", "a quote is never closed; the line is read alone",
        line: entry.line)
    case nil: break
    }
    if entry.name.isEmpty {
      notices += 1
    } else if let time = entry.time {
      window.add(draft(entry, time, window))
    } else {
      window.skip(
        "kakaotalk.no-day", "the message has no date, and none comes before it",
        line: entry.line)
    }
    return true
  }

  private func draft(_ entry: KakaoTalkEntry, _ time: WallTime, _ window: ThreadWindow)
    -> MessageDraft
  {
    if day?.isSameDay(as: time) != true { keys = MessageKeys(thread: roles.thread.key) }
    day = time
    let number = thread ?? window.add(roles.thread)
    thread = number
    let (kind, text) = KakaoTalkBody.read(entry.text.inNFC)
    // Only macOS tells seconds.
    let id = keys.key(
      sender: roles.keyName(entry.name), at: .wall(time.toMinute), text: text)
    return MessageDraft(
      thread: number, from: roles.sender(entry.name), sender: entry.name, text: text,
      at: .wall(time), kind: kind, id: id, line: entry.line)
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    let notices = notices + entries.notices
    if notices > 0 {
      window.report(
        .note, "kakaotalk.notices",
        notices == 1
          ? "1 notice of the app, which nobody wrote, is left out"
          : "\(notices) notices of the app, which nobody wrote, are left out")
    }
    if thread == nil {
      window.report(
        .error, "kakaotalk.no-message", "the file has no messages of a KakaoTalk export", line: 1)
    }
    return false
  }
}

extension WallTime {
  /// Without its seconds.
  fileprivate var toMinute: WallTime {
    WallTime(year: year, month: month, day: day, hour: hour, minute: minute) ?? self
  }
}
