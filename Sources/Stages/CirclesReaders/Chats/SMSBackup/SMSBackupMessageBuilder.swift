import CirclesModel
import SourceDiagnostics

/// Makes messages of the elements of an SMS Backup & Restore file.
final class SMSBackupMessageBuilder: SAXElements {
  private let window: ThreadWindow
  private var messages: PhoneThreadIndex
  private var calls: PhoneThreadIndex
  private let elements = SAXNames<SMSBackupElement>()
  private let attributes = SAXNames<SMSBackupAttribute>()
  private var pending: SMSBackupMMS?
  /// Whether an element was met that only such files have.
  private(set) var isBackup = false

  init(_ window: ThreadWindow, _ context: ReadingContext) {
    self.window = window
    messages = PhoneThreadIndex(app: "sms", context)
    calls = PhoneThreadIndex(app: "phone", context)
  }

  /// Keeps what is known of threads within bounds.
  func makeRoom() {
    guard window.isEmpty, messages.isFull || calls.isFull else { return }
    window.threads = []
    messages.empty()
    calls.empty()
  }

  func begin(_ name: SAXName, _ attributes: SAXAttributes, line: Int) {
    switch elements.known(name) {
    case .sms: sms(attributes, line)
    case .mms: beginMMS(attributes, line)
    case .part: part(attributes)
    case .addr: addr(attributes)
    case .call: call(attributes, line)
    case .smses, .calls: isBackup = true
    case nil: break
    }
  }

  func end(_ name: SAXName) {
    guard pending != nil, elements.known(name) == .mms, let mms = pending else { return }
    pending = nil
    endMMS(mms)
  }

  private func sms(_ list: SAXAttributes, _ line: Int) {
    var address = ""
    var text: String?
    var subject: String?
    var name: String?
    var date: Int64?
    var type: Int64?
    for index in 0..<list.count {
      guard let pointer = list.name(index), let known = attributes.known(pointer) else { continue }
      let value = list.value(index)
      switch known {
      case .address: address = SMSBackupText.present(value) ?? ""
      case .body: text = SMSBackupText.present(value)
      case .subject: subject = SMSBackupText.present(value)
      case .contactName: name = SMSBackupText.present(value)
      case .date: date = SMSBackupText.number(value)
      case .type: type = SMSBackupText.number(value)
      default: break
      }
    }
    let direction = SMSBackupDirection(type)
    guard isSaid(direction, line) else { return }
    var whole = text ?? ""
    if let subject { whole = whole.isEmpty ? subject : subject + "\n" + whole }
    if whole.isEmpty {
      return window.skip("sms.empty", "a message without text", line: line, column: nil)
    }
    add(
      to: messages.thread(address, name: name, in: window), direction, text: whole, date: date,
      line: line)
  }

  private func call(_ list: SAXAttributes, _ line: Int) {
    var number = ""
    var name: String?
    var date: Int64?
    var type: Int64?
    var duration: Int64 = 0
    for index in 0..<list.count {
      guard let pointer = list.name(index), let known = attributes.known(pointer) else { continue }
      let value = list.value(index)
      switch known {
      case .number: number = SMSBackupText.present(value) ?? ""
      case .contactName: name = SMSBackupText.present(value)
      case .date: date = SMSBackupText.number(value)
      case .type: type = SMSBackupText.number(value)
      case .duration: duration = max(0, SMSBackupText.number(value) ?? 0)
      default: break
      }
    }
    // Withheld and unknown numbers are -1 and -2.
    if number.isEmpty || number.hasPrefix("-") {
      return window.skip(
        "sms.no-number", "a call whose number is withheld", line: line, column: nil)
    }
    add(
      to: calls.thread(number, name: name, in: window), type == 2 ? .sent : .received,
      text: SMSBackupCall.text(type: type, duration: duration), kind: .call, date: date, line: line)
  }
}

extension SMSBackupMessageBuilder {
  private func beginMMS(_ list: SAXAttributes, _ line: Int) {
    var mms = SMSBackupMMS(line: line)
    for index in 0..<list.count {
      guard let pointer = list.name(index), let known = attributes.known(pointer) else { continue }
      let value = list.value(index)
      switch known {
      case .address: mms.address = SMSBackupText.present(value) ?? ""
      case .contactName: mms.name = SMSBackupText.present(value)
      case .mmsSubject: mms.subject = SMSBackupText.present(value)
      case .date: mms.date = SMSBackupText.number(value)
      case .messageBox: mms.box = SMSBackupText.number(value)
      default: break
      }
    }
    pending = mms
  }

  private func part(_ list: SAXAttributes) {
    var type: String?
    var text: String?
    for index in 0..<list.count {
      guard let pointer = list.name(index) else { continue }
      switch attributes.known(pointer) {
      case .contentType: type = SMSBackupText.present(list.value(index))
      case .text: text = SMSBackupText.present(list.value(index))
      default: break
      }
    }
    pending?.addPart(type: type, text: text)
  }

  private func addr(_ list: SAXAttributes) {
    var address: String?
    var type: Int64?
    for index in 0..<list.count {
      guard let pointer = list.name(index) else { continue }
      switch attributes.known(pointer) {
      case .address: address = SMSBackupText.present(list.value(index))
      case .type: type = SMSBackupText.number(list.value(index))
      default: break
      }
    }
    pending?.addAddress(address, type: type)
  }

  private func endMMS(_ mms: SMSBackupMMS) {
    let direction = SMSBackupDirection(mms.box)
    guard isSaid(direction, mms.line) else { return }
    let text = mms.text
    if text.isEmpty, !mms.hasMedia {
      return window.skip(
        "sms.empty", "a message without text or media", line: mms.line, column: nil)
    }
    add(
      to: messages.thread(mms.threadAddress, name: mms.name, in: window), direction, text: text,
      kind: mms.hasMedia ? .media : .text, date: mms.date, line: mms.line,
      sender: mms.sender.map { messages.plain($0) })
  }

  /// Counts what was written but never sent.
  private func isSaid(_ direction: SMSBackupDirection, _ line: Int) -> Bool {
    switch direction {
    case .draft: window.skip("sms.draft", "a draft that was not sent", line: line, column: nil)
    case .unsent:
      window.skip("sms.unsent", "a message that was waiting to be sent", line: line, column: nil)
    case .received, .sent, .unknown: return true
    }
    return false
  }

  private func add(
    to thread: Int, _ direction: SMSBackupDirection, text: String, kind: MessageKind = .text,
    date: Int64?, line: Int, sender: String? = nil
  ) {
    let isGroup = window.isGroup(thread)
    let from: MessageSender =
      switch direction {
      case .sent: .me
      case .received where isGroup: sender.map { .named($0) } ?? .unknown
      case .received: .them
      case .draft, .unsent, .unknown: .unknown
      }
    // Before the telephone, and after the year 9999, is damage.
    let isTime = date.map { $0 > 0 && $0 < 253_402_300_800_000 } ?? false
    let time = isTime ? date : nil
    window.add(
      MessageDraft(
        thread: thread, from: from, sender: direction == .sent ? "me" : sender ?? "them",
        text: text, at: time.map { .instant(seconds: $0 / 1000, offset: 0) }, kind: kind,
        order: time, line: line, column: nil))
  }
}
