import CirclesModel
import SourceDiagnostics

/// The files that were sent in a chat, in an archive that WhatsApp exported: `_chat.txt` of iOS or
/// `WhatsApp Chat with X.txt` of Android, with everything that was sent in the chat beside it.
///
/// They are other people's files. A list or a chat that somebody passed on is not the user's.
struct WhatsAppAttachments {
  private var folders: Set<Substring> = []
  private var chats: Set<Int> = []
  private var count = 0

  /// No attachments.
  init() {}

  /// Those among the files of an archive. Folders are looked at one by one: WhatsApp makes none, so
  /// a folder with a chat is an export that was unpacked and packed again.
  init(_ files: [ZipEntry], _ archive: String, _ input: any InputSource) {
    let texts = files.filter { WhatsAppTitle.names(String(Self.split($0.name).file)) }
    for (folder, texts) in Dictionary(grouping: texts, by: { Self.split($0.name).folder }) {
      guard let chat = Self.chat(among: texts, in: archive, input) else { continue }
      folders.insert(folder)
      chats.insert(chat.headerOffset)
    }
    count = files.count { contains($0) && Self.isReadable($0, input) }
  }

  /// Whether a file would be read if it were the user's. Pictures and films never are.
  private static func isReadable(_ file: ZipEntry, _ input: any InputSource) -> Bool {
    guard let probe = probe(file, input) else { return true }
    return ArchiveInputs.isArchive(probe.head)
      || ReaderRegistry.standard.reader(for: probe) != nil
  }

  private static func probe(_ file: ZipEntry, _ input: any InputSource) -> FileProbe? {
    let head = try? ZipExtraction.head(of: file, in: input, count: FileProbe.headLength)
    return head.map { FileProbe(name: String(split(file.name).file), head: $0) }
  }

  /// Whether a file was sent in a chat.
  func contains(_ file: ZipEntry) -> Bool {
    !chats.contains(file.headerOffset) && folders.contains(Self.split(file.name).folder)
  }

  /// Tells that they are not read; nil where there are none that could be.
  func diagnostic(path: String) -> Diagnostic? {
    if count == 0 { return nil }
    let files =
      count == 1 ? "1 file sent in the chat is" : "\(count) files sent in the chat are"
    return Diagnostic(
      .note, "zip.attachments",
      "\(files) skipped; unpack the archive to import them",
      at: SourceLocation(path: path))
  }

  /// The chat that a folder is the export of; nil where that is not clear.
  private static func chat(
    among texts: [ZipEntry], in archive: String, _ input: any InputSource
  ) -> ZipEntry? {
    if let chat = texts.first(where: { split($0.name).file.lowercased() == "_chat.txt" }) {
      return chat
    }
    let chats = texts.filter { text in
      probe(text, input).map { WhatsAppReader().confidence(for: $0) > .byName } ?? false
    }
    if chats.count == 1 { return chats[0] }
    // A chat may have been sent in a chat: then the archive bears the name of the one.
    let stem = split(archive).file.dropLast(4)
    return chats.first { split($0.name).file.dropLast(4) == stem }
  }

  private static func split(_ name: String) -> (folder: Substring, file: Substring) {
    guard let slash = name.lastIndex(where: { $0 == "/" || $0 == "\\" }) else {
      return ("", name[...])
    }
    return (name[..<slash], name[name.index(after: slash)...])
  }
}
