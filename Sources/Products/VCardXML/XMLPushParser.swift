import CLibXML2

/// What `XMLPushParser` finds, told in the order of the document.
package protocol XMLEvents: AnyObject {
  /// An element begins. The namespace is empty where there is none.
  func begin(_ name: String, namespace: String, attributes: [XMLPushParser.Attribute], line: Int)
  /// Text; one run of it may come in pieces.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The element begun last ends.
  func end()
}

/// Reads XML piece by piece through libxml2's SAX2 interface.
///
/// Nothing outside the bytes given is ever read: no DTD, no entity, no network. A document that
/// declares or names an entity of its own is refused, so none can grow; libxml2's own bounds on
/// names and attributes stay on.
package final class XMLPushParser {
  /// An attribute: local name and value.
  package typealias Attribute = (name: String, value: String)

  /// Why the document could not be read on.
  package struct Problem: Hashable {
    package var message: String
    package var line: Int
    package var column: Int
  }

  private static let initialized: Void = xmlInitParser()

  private let events: any XMLEvents
  private var context: xmlParserCtxtPtr?
  private var refusal: Problem?
  /// How many elements are open.
  private var depth = 0
  /// How many bytes were given since anything was found in them.
  private var silentBytes = 0

  /// The longest tag, comment, instruction or CDATA section; libxml2 keeps all of one in memory.
  static let longestTag = 8 << 20

  /// How deep elements may lie in each other: libxml2 asks for no bound where no tree is built.
  static let deepest = 256

  /// Nil only where memory is out.
  package init?(_ events: any XMLEvents) {
    _ = Self.initialized
    self.events = events
    var handler = Self.handler
    context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    guard let context else { return nil }
    // NOENT only makes &amp; and the like arrive as characters: no other entity is ever known.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    xmlCtxtUseOptions(context, Int32(bitPattern: options))
  }

  deinit {
    guard let context else { return }
    // A declared entity makes libxml2 begin a document, which freeing the parser leaves behind.
    xmlFreeDoc(context.pointee.myDoc)
    xmlFreeParserCtxt(context)
  }

  /// Takes the next bytes, none at the end of the document, and says what stops it.
  package func parse(_ bytes: [UInt8]) -> Problem? {
    silentBytes += bytes.count
    bytes.withUnsafeBytes { space in
      let characters = space.bindMemory(to: CChar.self)
      // libxml2 counts in Int32; the pieces that come here are small.
      let count = Int32(clamping: characters.count)
      _ = xmlParseChunk(context, characters.baseAddress, count, bytes.isEmpty ? 1 : 0)
    }
    if silentBytes > Self.longestTag { refuse("A tag, a comment or a CDATA section is too long") }
    if let refusal { return refusal }
    guard let context, context.pointee.wellFormed == 0 else { return nil }
    let error = context.pointee.lastError
    return Problem(
      message: bytes.isEmpty
        ? "The document ends too early" : "The document is not well-formed XML",
      line: max(Int(error.line), 1), column: max(Int(error.int2), 1))
  }

  /// The line reached.
  private var line: Int { Int(xmlSAX2GetLineNumber(context)) }

  private func refuse(_ message: String) {
    if refusal == nil {
      refusal = Problem(
        message: message, line: line, column: max(Int(xmlSAX2GetColumnNumber(context)), 1))
    }
    xmlStopParser(context)
  }
}

extension XMLPushParser {
  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.getEntity = { _, name in xmlGetPredefinedEntity(name) }
    handler.entityDecl = { parser, _, _, _, _, _ in
      XMLPushParser.of(parser)?.refuse("The document declares entities, which are not read")
    }
    handler.reference = { parser, _ in
      XMLPushParser.of(parser)?.refuse("The document names an entity that is not known")
    }
    handler.startElementNs = { parser, name, _, namespace, _, _, count, _, attributes in
      guard let parser = XMLPushParser.of(parser) else { return }
      parser.silentBytes = 0
      parser.depth += 1
      guard parser.depth <= XMLPushParser.deepest else {
        return parser.refuse("The elements are nested too deep")
      }
      parser.events.begin(
        XMLPushParser.string(name), namespace: XMLPushParser.string(namespace),
        attributes: XMLPushParser.list(count, attributes), line: parser.line)
    }
    handler.endElementNs = { parser, _, _, _ in
      guard let parser = XMLPushParser.of(parser) else { return }
      parser.silentBytes = 0
      parser.depth -= 1
      if parser.refusal == nil { parser.events.end() }
    }
    handler.comment = { parser, _ in XMLPushParser.of(parser)?.silentBytes = 0 }
    handler.processingInstruction = { parser, _, _ in XMLPushParser.of(parser)?.silentBytes = 0 }
    let characters: charactersSAXFunc = { parser, text, count in
      let parser = XMLPushParser.of(parser)
      parser?.silentBytes = 0
      parser?.events.text(UnsafeBufferPointer(start: text, count: max(Int(count), 0)))
    }
    handler.characters = characters
    handler.ignorableWhitespace = characters
    handler.cdataBlock = characters
    return handler
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLPushParser? {
    context.map { Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// libxml2 gives five pointers an attribute: name, prefix, namespace, begin and end of the value.
  private static func list(
    _ count: Int32, _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [Attribute] {
    guard let pointers else { return [] }
    return (0..<max(Int(count), 0)).map { index in
      var value = ""
      if let begin = pointers[index * 5 + 3], let end = pointers[index * 5 + 4] {
        value = String(
          decoding: UnsafeBufferPointer(start: begin, count: end - begin), as: UTF8.self)
      }
      return (string(pointers[index * 5]), value)
    }
  }
}
