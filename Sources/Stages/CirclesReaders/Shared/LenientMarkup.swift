import CLibXML2

/// What `LenientMarkup` finds, told in the order of the document.
protocol MarkupEvents: AnyObject {
  /// An element begins: its name and those of its attributes in lower case, without prefixes.
  func begin(_ name: String, _ attributes: [String: String], line: Int)
  /// Text; one run of it may come in pieces.
  func text(_ text: String)
  /// An element ends.
  func end(_ name: String)
}

/// Reads XML or HTML through libxml2's HTML parser, which takes what is broken as far as it goes.
///
/// Nothing outside the bytes given is read: HTML knows no DTD and no entities but its own, so none
/// can be declared that grow. Nesting is bounded, since libxml2 walks it for each end.
enum LenientMarkup {
  /// How deep elements are followed; what is nested deeper ends the reading.
  static let maximumDepth = 256

  /// Tells `events` what some UTF-8 text holds; false where it broke off for its nesting.
  static func parse(_ text: String, _ events: any MarkupEvents) -> Bool {
    let state = State(events)
    var handler = self.handler
    let context = htmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(state).toOpaque(), nil, 0, nil, XML_CHAR_ENCODING_UTF8)
    guard let context else { return false }
    defer { htmlFreeParserCtxt(context) }
    state.context = context
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue
      | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
    htmlCtxtUseOptions(context, Int32(bitPattern: UInt32(options)))
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, !state.isTooDeep {
        let piece = rest.prefix(pieceLength)
        rest = rest.dropFirst(piece.count)
        UnsafeBufferPointer(rebasing: piece).withMemoryRebound(to: CChar.self) {
          _ = htmlParseChunk(context, $0.baseAddress, Int32($0.count), 0)
        }
      }
    }
    if !state.isTooDeep { htmlParseChunk(context, nil, 0, 1) }
    return !state.isTooDeep
  }

  private static let pieceLength = 1 << 16

  private final class State {
    let events: any MarkupEvents
    var context: htmlParserCtxtPtr?
    var depth = 0
    var isTooDeep = false

    init(_ events: any MarkupEvents) { self.events = events }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> State? {
      pointer.map { Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.startElement = { pointer, name, attributes in
      guard let state = State.of(pointer), !state.isTooDeep else { return }
      state.depth += 1
      if state.depth > LenientMarkup.maximumDepth {
        state.isTooDeep = true
        xmlStopParser(state.context)
        return
      }
      state.events.begin(
        LenientMarkup.local(name), LenientMarkup.table(attributes),
        line: Int(xmlSAX2GetLineNumber(state.context)))
    }
    handler.endElement = { pointer, name in
      guard let state = State.of(pointer), !state.isTooDeep else { return }
      state.depth -= 1
      state.events.end(LenientMarkup.local(name))
    }
    let characters: charactersSAXFunc = { pointer, text, count in
      guard let state = State.of(pointer), !state.isTooDeep else { return }
      state.events.text(
        String(
          decoding: UnsafeBufferPointer(start: text, count: max(Int(count), 0)), as: UTF8.self))
    }
    handler.characters = characters
    handler.ignorableWhitespace = characters
    handler.cdataBlock = characters
    return handler
  }

  private static func local(_ name: UnsafePointer<xmlChar>?) -> String {
    guard let name else { return "" }
    let whole = String(cString: name).lowercased()
    return whole.split(separator: ":").last.map(String.init) ?? whole
  }

  /// The attributes: pairs of pointers, ended by none.
  private static func table(
    _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [String: String] {
    guard let pointers else { return [:] }
    var table: [String: String] = [:]
    var place = 0
    while let name = pointers[place] {
      table[local(name)] = pointers[place + 1].map { String(cString: $0) } ?? ""
      place += 2
    }
    return table
  }
}
