package import CirclesModel
package import Foundation

/// The digests of a record's fields as both sides last agreed on them: for each field of the type ours
/// and the cloud's, then for a contact those of the picture.
package struct CloudDigests: Hashable, Sendable {
  private var bytes: [UInt8]

  /// Whose value a digest is of.
  package enum Side: Int, Sendable {
    /// The notebook's.
    case ours = 0
    /// The cloud's.
    case theirs = 1
  }

  /// Digests of no values.
  package init() { bytes = [] }

  /// What was kept.
  package init(_ data: Data) { bytes = Array(data) }

  /// What is kept.
  package var data: Data { Data(bytes) }

  /// The digest of the field at an index.
  package subscript(index: Int, side: Side) -> [UInt8] {
    get {
      let start = Self.start(index, side)
      guard start + CloudValue.digestLength <= bytes.count else { return CloudValue.none.digest }
      return Array(bytes[start..<start + CloudValue.digestLength])
    }
    set {
      let start = Self.start(index, side)
      let missing = start + CloudValue.digestLength - bytes.count
      if missing > 0 { bytes += [UInt8](repeating: 0, count: missing) }
      bytes.replaceSubrange(start..<start + CloudValue.digestLength, with: newValue)
    }
  }

  private static func start(_ index: Int, _ side: Side) -> Int {
    (index * 2 + side.rawValue) * CloudValue.digestLength
  }

  /// Whether the app has put something into a field for which the notebook has no place.
  package func belongsToApp(_ index: Int, _ field: CloudField) -> Bool {
    field.side == .app && self[index, .ours] != self[index, .theirs]
  }
}

extension CloudDigests {
  /// What tells the picture of a record in the cloud from others.
  package static func checksum(of asset: JSONValue?) -> [UInt8] {
    CloudValue.text(asset?["value"]?["fileChecksum"]?.text ?? "").digest
  }

  /// Notes that the app chose the picture; `photo` is the number of the type's fields.
  package mutating func appHasPicture(_ photo: Int) {
    self[photo + 1, .theirs] = CloudValue.text("app").digest
  }

  /// Whether the app chose the picture.
  package func isPictureOfApp(_ photo: Int) -> Bool {
    self[photo + 1, .theirs] != CloudValue.none.digest
  }
}
