import CirclesHTTP
import Foundation
import VCardXML

/// An element of an answer.
final class DAVNode {
  /// The namespaces that are met.
  enum Space {
    static let dav = "DAV:"
    static let card = "urn:ietf:params:xml:ns:carddav"
    static let calendar = "urn:ietf:params:xml:ns:caldav"
    static let server = "http://calendarserver.org/ns/"
  }

  /// The local name.
  let name: String
  /// The namespace.
  let space: String
  /// The elements within.
  private(set) var children: [DAVNode] = []
  private let attributes: [XMLPushParser.Attribute]
  private var bytes: [UInt8] = []

  init(_ name: String, _ space: String, _ attributes: [XMLPushParser.Attribute] = []) {
    self.name = name
    self.space = space
    self.attributes = attributes
  }

  /// The value of an attribute.
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Its own text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Its own text without spaces around it.
  var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Its bytes of text, as they are.
  var content: [UInt8] { bytes }

  /// The first element of a name within.
  func child(_ name: String, _ space: String = Space.dav) -> DAVNode? {
    children.first { $0.name == name && $0.space == space }
  }

  /// All elements of a name within.
  func all(_ name: String, _ space: String = Space.dav) -> [DAVNode] {
    children.filter { $0.name == name && $0.space == space }
  }

  /// Whether an element of the name is anywhere below.
  func holds(_ name: String, _ space: String = Space.dav) -> Bool {
    children.contains { ($0.name == name && $0.space == space) || $0.holds(name, space) }
  }

  /// Takes elements in.
  func adopt(_ nodes: [DAVNode]) { children += nodes }

  fileprivate func add(_ child: DAVNode) { children.append(child) }

  fileprivate func add(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
}

/// Reads the XML of a server: within bounds, without entities.
enum DAVDocument {
  private static let piece = 1 << 16

  /// The document's element; nil where the bytes are not XML.
  static func read(_ bytes: [UInt8]) -> DAVNode? {
    let builder = Builder()
    guard let parser = XMLPushParser(builder) else { return nil }
    // Some servers put control characters of old cards into what they send, which XML forbids.
    let clean = bytes.filter { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    var start = 0
    while start < clean.count {
      let end = min(start + piece, clean.count)
      if parser.parse(Array(clean[start..<end])) != nil { return nil }
      start = end
    }
    guard parser.parse([]) == nil else { return nil }
    return builder.root
  }

  private final class Builder: XMLEvents {
    var root: DAVNode?
    private var open: [DAVNode] = []

    func begin(
      _ name: String, namespace: String, attributes: [XMLPushParser.Attribute], line: Int
    ) {
      let node = DAVNode(name, namespace, attributes)
      open.last?.add(node)
      if root == nil { root = node }
      open.append(node)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) { open.last?.add(bytes) }

    func end() { open.removeLast() }
  }
}
