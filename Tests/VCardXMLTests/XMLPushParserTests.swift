import Testing

@testable import VCardXML

@Suite("Reading XML piece by piece")
struct XMLPushParserTests {
  /// Writes down what it is told.
  private final class Journal: XMLEvents {
    var lines: [String] = []
    private var isText = false

    func begin(
      _ name: String, namespace: String, attributes: [XMLPushParser.Attribute], line: Int
    ) {
      isText = false
      let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
      lines.append("<\(namespace.isEmpty ? "" : "{\(namespace)}")\(name)\(list) @\(line)")
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      let text = String(decoding: bytes, as: UTF8.self)
      if isText { lines[lines.count - 1] += text } else { lines.append(text) }
      isText = true
    }

    func end() {
      isText = false
      lines.append(">")
    }
  }

  private func parse(_ text: String, pieces size: Int = .max) -> ([String], XMLPushParser.Problem?)
  {
    let journal = Journal()
    guard let parser = XMLPushParser(journal) else { return ([], nil) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let problem = parser.parse(Array(rest.prefix(size))) { return (journal.lines, problem) }
      rest = rest.dropFirst(size)
    }
    return (journal.lines, parser.parse([]))
  }

  @Test("Elements, attributes, namespaces and text come in order", arguments: [1, 2, 7, Int.max])
  func events(size: Int) {
    let text = """
      <a x="1 &amp; 2" y='&#233;&#10;'>\n<b xmlns="urn:n"><c/></b>t&lt;<![CDATA[<&]]>é
      <p:d xmlns:p="urn:p" p:z="3"/></a>
      """
    let (lines, problem) = parse(text, pieces: size)
    #expect(problem == nil)
    #expect(
      lines == [
        "<a x=1 & 2 y=é\n @1", "\n", "<{urn:n}b @2", "<{urn:n}c @2", ">", ">", "t<<&é\n",
        "<{urn:p}d z=3 @3", ">", ">",
      ])
  }

  @Test("What stops it is told with its line, after what was read before")
  func problems() {
    let (lines, problem) = parse("<a>\n<b/>\n</c>")
    #expect(lines == ["<a @1", "\n", "<b @2", ">", "\n"])
    #expect(problem?.line == 3)
    #expect(problem?.message == "The document is not well-formed XML")
    #expect(parse("<a>\n<b>").1?.message == "The document ends too early")
    #expect(parse("<a>\n<b>").1?.line == 2)
  }

  @Test("Messages say nothing of what stands in the document")
  func privacy() {
    for text in [
      "<secret>", "<a secret=1/>", "<a>&secret;</a>", "<!DOCTYPE a [<!ENTITY secret 's'>]>",
    ] {
      let message = parse(text).1?.message ?? "secret"
      #expect(!message.contains("secret"))
    }
  }

  @Test("A prefix that is not declared stops nothing")
  func prefixes() {
    #expect(parse("<a><q:b/></a>").1 == nil)
  }

  @Test("A declared entity stops it before the first element, also in an attribute's default")
  func declarations() {
    let (lines, problem) = parse(
      "<!DOCTYPE a [<!ATTLIST a x CDATA 'd'><!ENTITY e 'v'>]><a>&e;</a>", pieces: 5)
    #expect(lines == [])
    #expect(problem?.message == "The document declares entities, which are not read")
    #expect(parse("<!DOCTYPE a [<!ELEMENT a ANY>]><a/>").1 == nil)
  }

  @Test("Once stopped, it stays stopped")
  func stopped() throws {
    let journal = Journal()
    let parser = try #require(XMLPushParser(journal))
    #expect(parser.parse(Array("<a></b>".utf8)) != nil)
    #expect(parser.parse(Array("<c/>".utf8)) != nil)
    #expect(journal.lines == ["<a @1"])
  }
}
