import CLibXML2
import CirclesModel

/// What `SAXPush` finds, told in the order of the document. Text between tags is passed over: it
/// is for files whose every value is an attribute.
protocol SAXElements: AnyObject {
  /// An element begins.
  func begin(_ name: SAXName, _ attributes: SAXAttributes, line: Int)
  /// The element begun last ends.
  func end(_ name: SAXName)
}

/// A name, as a pointer that is the same for the same name as long as its document is read.
typealias SAXName = UnsafePointer<xmlChar>

/// The attributes of an element, valid only until the call returns.
///
/// libxml2 gives five pointers an attribute: name, prefix, namespace, begin and end of the value.
struct SAXAttributes {
  let count: Int
  fileprivate let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

  /// The local name of an attribute.
  func name(_ index: Int) -> SAXName? { pointers?[index * 5] }

  /// The value of an attribute, in UTF-8 without references.
  func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let begin = pointers?[index * 5 + 3], let end = pointers?[index * 5 + 4] else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: begin, count: end - begin)
  }
}

/// Reads XML piece by piece through libxml2's SAX2 interface, without a copy of anything.
///
/// Nothing outside the bytes given is ever read: no DTD, no entity, no network. A document that
/// declares or names an entity of its own is refused, so none can grow; libxml2's own bounds on
/// nesting, names and attributes stay on.
final class SAXPush {
  private static let initialized: Void = xmlInitParser()

  private unowned let elements: any SAXElements
  private var context: xmlParserCtxtPtr?
  private var refusal: ThreadParserError?
  /// How many bytes were given since anything was found in them.
  private var silentBytes = 0

  /// The longest tag, comment, instruction or CDATA section; libxml2 keeps all of one in memory.
  static let longestTag = 8 << 20

  init(_ elements: any SAXElements) {
    _ = Self.initialized
    self.elements = elements
    var handler = Self.handler
    context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    // NOENT only makes &amp; and the like arrive as characters: no other entity is ever known.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    if let context { xmlCtxtUseOptions(context, Int32(bitPattern: options)) }
  }

  deinit {
    guard let context else { return }
    // A declared entity makes libxml2 begin a document, which freeing the parser leaves behind.
    xmlFreeDoc(context.pointee.myDoc)
    xmlFreeParserCtxt(context)
  }

  /// Takes the next bytes; none at the end of the document.
  func parse(_ bytes: UnsafeRawBufferPointer, isLast: Bool = false) throws(ThreadParserError) {
    guard let context else {
      throw .broken("there is not enough memory to read XML", line: 1, column: 1)
    }
    silentBytes += bytes.count
    let characters = bytes.bindMemory(to: CChar.self)
    // libxml2 counts in Int32; the pieces that come here are small.
    _ = xmlParseChunk(
      context, characters.baseAddress, Int32(clamping: characters.count), isLast ? 1 : 0)
    if silentBytes > Self.longestTag { refuse("a tag, a comment or a CDATA section is too long") }
    if let refusal { throw refusal }
    if context.pointee.wellFormed == 0 {
      let error = context.pointee.lastError
      throw .broken(
        isLast ? "the file ends too early" : "the file is not well-formed XML from here on",
        line: max(Int(error.line), 1), column: max(Int(error.int2), 1))
    }
  }

  /// The line reached.
  var line: Int { Int(xmlSAX2GetLineNumber(context)) }

  private func refuse(_ message: String) {
    if refusal == nil {
      refusal = .broken(
        message, line: line, column: max(Int(xmlSAX2GetColumnNumber(context)), 1))
    }
    xmlStopParser(context)
  }
}

extension SAXPush {
  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.getEntity = { _, name in xmlGetPredefinedEntity(name) }
    handler.entityDecl = { parser, _, _, _, _, _ in
      SAXPush.of(parser)?.refuse("the file declares entities, which are not supported")
    }
    handler.reference = { parser, _ in
      SAXPush.of(parser)?.refuse("the file uses an unknown entity")
    }
    handler.startElementNs = { parser, name, _, _, _, _, count, _, attributes in
      guard let parser = SAXPush.of(parser), let name else { return }
      parser.silentBytes = 0
      parser.elements.begin(
        name, SAXAttributes(count: max(Int(count), 0), pointers: attributes), line: parser.line)
    }
    handler.endElementNs = { parser, name, _, _ in
      guard let parser = SAXPush.of(parser), let name else { return }
      parser.silentBytes = 0
      parser.elements.end(name)
    }
    handler.characters = { parser, _, _ in SAXPush.of(parser)?.silentBytes = 0 }
    handler.comment = { parser, _ in SAXPush.of(parser)?.silentBytes = 0 }
    handler.processingInstruction = { parser, _, _ in SAXPush.of(parser)?.silentBytes = 0 }
    return handler
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> SAXPush? {
    context.map { Unmanaged<SAXPush>.fromOpaque($0).takeUnretainedValue() }
  }
}
