public import CirclesModel
import SourceDiagnostics

extension ReaderRegistry {
  /// The readers of chats that can be handed over as text, within a note.
  static let chats = ReaderRegistry(standard.readers.filter(\.format.isSharedAsText))

  /// The endings in lower case of which at least half of the formats are address books, by which a file is guessed to
  /// hold contacts before it is read.
  public static let contactExtensions: Set<String> = {
    var balance: [String: Int] = [:]
    for format in standard.formats {
      for ending in format.extensions {
        balance[ending, default: 0] += format.kind == .contacts ? 1 : -1
      }
    }
    return Set(balance.filter { $0.value >= 0 }.keys)
  }()

  /// Every format's codes for a file that is not all there.
  public static let truncation = standard.formats.reduce(into: TruncationCodes()) { all, format in
    all.endings.formUnion(format.truncation.endings)
    all.missingContacts.formUnion(format.truncation.missingContacts)
  }

  /// Whether a file begins as those of some format, or as an archive, so that it is no plain text.
  static func isSigned(_ head: [UInt8]) -> Bool {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    return ArchiveInputs.isArchive(head) || signatures.contains { text.starts(with: $0) }
  }

  private static let signatures = Set(standard.formats.flatMap(\.signatures)).map { Array($0.utf8) }

  /// Readers in the order in which they win a tie: as listed, but special cases first.
  static func inTieOrder(_ readers: [any Reader]) -> [any Reader] {
    var waiting = readers.map { (reader: $0, format: $0.format) }
    var ordered: [any Reader] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { entry in
        !waiting.contains { $0.format.id != entry.format.id && $0.format.precedes(entry.format) }
      }
      ordered.append(waiting.remove(at: next ?? 0).reader)
    }
    return ordered
  }
}

extension FormatDescription {
  /// Whether its own order says that it wins a tie with another format.
  fileprivate func precedes(_ other: FormatDescription) -> Bool {
    if case .before(let others) = tieOrder, others.contains(other.id) { return true }
    return tieOrder != .last && other.tieOrder == .last
  }
}
