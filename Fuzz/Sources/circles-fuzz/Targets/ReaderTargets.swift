import CirclesModel
import CirclesReaders

extension FuzzTarget {
  /// One reader, whatever the file is.
  static func reading(_ reader: any Reader) -> FuzzTarget {
    let id = reader.format.id
    let path = "folder/file." + (reader.format.extensions.first ?? "bin")
    return FuzzTarget(
      name: "read-" + id, seeds: seeds(of: id), dictionary: dictionary(of: reader.format)
    ) {
      _ = reader.confidence(for: FileProbe(name: path, head: Array($0.prefix(4096))))
      ReadingLaws.drain(reader, $0, path: path)
    }
  }

  /// The choice among the readers, and the one that was chosen. The first line is the file's name.
  static let anyFile = FuzzTarget(name: "any-file", seeds: ["samples"], dictionary: "text") {
    bytes in
    let end = bytes.prefix(80).firstIndex(of: 0x0A)
    let name = end.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? "file"
    let content = Array(end.map { bytes[($0 + 1)...] } ?? bytes[...])
    let probe = FileProbe(name: name, head: Array(content.prefix(FileProbe.headLength)))
    guard let reader = ReaderRegistry.standard.reader(for: probe) else { return }
    ReadingLaws.drain(reader, content, path: name)
  }

  private static func seeds(of id: String) -> [String] {
    let folder =
      [
        "csv": "contacts/table", "linkedin-connections": "contacts/linkedin",
        "linkedin-messages": "chats/linkedin", "ocr-tsv": "screenshots/tsv",
        "screenshot-text": "screenshots/text", "text": "transcripts/text", "vcard": "contacts",
      ][id] ?? "*/" + id
    return ["samples/" + folder, "Fuzz/Seeds/" + id]
  }

  /// The words that go into damaged input, by the usual ending of a format's files.
  private static func dictionary(of format: FormatDescription) -> String {
    switch format.extensions.first {
    case "vcf": "vcard"
    case "xml", "hocr", "html": "xml"
    case "csv": "csv"
    case "json", "jsonl", "notes.jsonl": "json"
    default: "text"
    }
  }
}
