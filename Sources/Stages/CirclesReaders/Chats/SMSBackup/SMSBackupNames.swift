/// The elements of an SMS Backup & Restore file that are read.
enum SMSBackupElement: String {
  case smses, calls, sms, mms, part, addr, call
}

/// The attributes of those elements that are read.
enum SMSBackupAttribute: String {
  case address, date, type, subject, body, contactName = "contact_name"
  case messageBox = "msg_box", mmsSubject = "sub"
  case contentType = "ct", text
  case number, duration
}
