import CirclesModel

/// Gathers operations into requests of `records/modify`, each a line.
struct CloudBatches {
  /// What CloudKit Web Services take in one request.
  static let maximumOperations = 200
  static let maximumBytes = 2_000_000
  static let zone = "CirclesZone"

  private let emit: ByteSink
  private var operations = 0
  private var bytes: [UInt8] = []
  /// Requests written.
  private(set) var requests = 0

  init(to emit: @escaping ByteSink) { self.emit = emit }

  private static let head: [UInt8] = {
    var json = JSONWriter()
    writeZone(zone, &json)
    return Array(#"{"zoneID":"#.utf8) + json.bytes + Array(#","atomic":true,"operations":["#.utf8)
  }()
  private static let tail: [UInt8] = Array("]}".utf8)

  /// The zone that all records lie in.
  static func writeZone(_ zone: String = Self.zone, _ json: inout JSONWriter) {
    json.object { json in
      json.key("zoneName")
      json.value(zone)
    }
  }

  mutating func add(_ operation: [UInt8]) throws {
    let length = bytes.count + 1 + operation.count + Self.tail.count
    if operations == Self.maximumOperations || length > Self.maximumBytes { try flush() }
    if operations == 0 { bytes = Self.head } else { bytes.append(UInt8(ascii: ",")) }
    bytes += operation
    operations += 1
  }

  /// Writes what is gathered.
  mutating func flush() throws {
    if operations == 0 { return }
    _ = try emit(bytes + Self.tail + [0x0A])
    bytes.removeAll(keepingCapacity: true)
    operations = 0
    requests += 1
  }
}
