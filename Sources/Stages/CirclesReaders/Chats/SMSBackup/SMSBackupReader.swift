public import CirclesModel

/// Reads what the Android app SMS Backup & Restore (SyncTech) writes: text messages, multimedia
/// messages and calls in XML, of any size.
///
///     <smses count="2" ...>
///       <sms address="+447700900123" date="1647284733000" type="1" body="Lunch?" contact_name="Ana" .../>
///       <mms date= msg_box= address="+4477...~+4477..."><parts><part ct= text= data=/></parts>
///         <addrs><addr address= type=/></addrs></mms>
///     </smses>
///     <calls><call number= duration= date= type= contact_name= .../></calls>
///
/// Source: the fields as https://www.synctech.com.au/sms-backup-restore/fields-in-xml-backup-files/
/// lists them. Times are milliseconds since 1970, UTC. Drafts, and what was never sent, are left
/// out and counted; what failed was said all the same. Media are named, not read.
public struct SMSBackupReader: Reader {
  /// A reader of such backups.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "sms-backup", title: "SMS Backup & Restore: messages and calls", extensions: ["xml"],
      recognisedBy: "XML whose outermost element is smses or calls", contents: .messages)
  }

  /// Certain where the outermost element is one of such a backup.
  public func confidence(for probe: FileProbe) -> Confidence {
    switch XMLRoot.name(in: probe.head) {
    case "smses", "calls": .certain
    default: .none
    }
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let window = ThreadWindow(path: input.path, format: format.id, area: "sms")
    return ThreadCursor(SMSBackupParser(input, window, context), window)
  }
}
