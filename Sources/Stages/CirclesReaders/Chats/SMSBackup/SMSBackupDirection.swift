/// Where a message went: what `type` of an SMS and `msg_box` of an MMS say (Android's
/// `Telephony.TextBasedSmsColumns`).
enum SMSBackupDirection {
  case received, sent, draft, unsent, unknown

  init(_ type: Int64?) {
    switch type {
    case 1: self = .received
    // 5 was sent by the owner and did not arrive; it was said all the same.
    case 2, 5: self = .sent
    case 3: self = .draft
    case 4, 6: self = .unsent
    default: self = .unknown
    }
  }
}
