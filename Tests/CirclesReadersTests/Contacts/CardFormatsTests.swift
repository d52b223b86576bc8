import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("jCard and xCard files")
struct CardFormatsTests {
  let jcard = """
    [["vcard",[["version",{},"text","4.0"],["uid",{},"text","urn:uuid:1"],["fn",{},"text","Ana Ruiz"],
    ["bday",{},"date","--03-15"],["tel",{"type":"cell"},"uri","tel:+1-503-555-0101"]]],
    ["vcard",[["version",{},"text","4.0"],["fn",{},"text","Bo Li"]]]]
    """
  let xcard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
    <vcard><uid><uri>urn:uuid:1</uri></uid><fn><text>Ana Ruiz</text></fn>
    <bday><date>--0315</date></bday>
    <tel><parameters><type><text>cell</text></type></parameters><uri>tel:+1-503-555-0101</uri></tel></vcard>
    <vcard><fn><text>Bo Li</text></fn></vcard></vcards>
    """

  @Test("are recognised by their content")
  func recognised() {
    let registry = ReaderRegistry.standard
    func format(_ text: String, _ name: String = "x") -> String? {
      registry.reader(for: FileProbe(name: name, head: Array(text.utf8.prefix(4096))))?.format.id
    }
    #expect(format(jcard) == "jcard")
    #expect(format("[ \"vcard\", []]") == "jcard")
    #expect(format(xcard, "contacts.vcf") == "xcard")
    #expect(format("<vcards></vcards>") == "xcard")
    #expect(format("{\"vcard\":1}", "a.json") == nil)
    #expect(format("<html>", "a.xml") == nil)
  }

  @Test("say the same as a vCard of the same contact")
  func sameContact() throws {
    for (reader, text) in [
      (JCardFileReader() as any Reader, jcard), (XCardFileReader() as any Reader, xcard),
    ] {
      let all = try reader.everything(in: MemoryInput(text))
      #expect(all.contacts.map(\.fields.name.display) == ["Ana Ruiz", "Bo Li"])
      #expect(all.contacts[0].identifier == "urn:uuid:1")
      #expect(all.contacts[0].fields.birthday == PartialDate(month: 3, day: 15))
      #expect(all.contacts[0].fields.phones.first?.normalized == "+15035550101")
      #expect(all.contacts[0].fields.phones.first?.label == "mobile")
      #expect(all.contacts[1].identifier.hasPrefix("derived:"))
      #expect(all.contacts[0].source.format == reader.format.id)
    }
  }

  @Test("tell namesakes apart as a vCard file does")
  func namesakes() throws {
    let text = """
      [["vcard",[["fn",{},"text","Ana"],["tel",{},"text","+1 503 555 0101"]]],
      ["vcard",[["fn",{},"text","Ana"],["tel",{},"text","+1 503 555 0199"]]]]
      """
    let contacts = try JCardFileReader().everything(in: MemoryInput(text)).contacts
    #expect(Set(contacts.map(\.identifier)).count == 2)
    #expect(contacts.allSatisfy { !$0.bearsUniqueName })
  }

  @Test("that are cut keep the cards that are whole")
  func cut() throws {
    for (reader, text, code) in [
      (JCardFileReader() as any Reader, jcard, "jcard.malformed"),
      (XCardFileReader() as any Reader, xcard, "xcard.malformed"),
    ] {
      let all = try reader.everything(in: MemoryInput(String(text.dropLast(40))))
      #expect(all.contacts.map(\.fields.name.display) == ["Ana Ruiz"])
      #expect(all.codes.contains(code))
      #expect(all.diagnostics.allSatisfy { $0.location.path == "a.vcf" })
    }
  }

  @Test("have equal digests for equal cards")
  func digests() throws {
    let first = try JCardFileReader().everything(in: MemoryInput(jcard)).contacts
    let spaced = jcard.replacing(",[", with: ", \n [")
    let second = try JCardFileReader().everything(in: MemoryInput(spaced)).contacts
    #expect(first.map(\.digest) == second.map(\.digest))
    #expect(first[0].digest != first[1].digest)
  }

  @Test("are found by name for --as, in any case")
  func byName() {
    #expect(ReaderRegistry.standard.reader(named: "JCard")?.format.id == "jcard")
    #expect(ReaderRegistry.standard.reader(named: "pdf") == nil)
    #expect(ReaderRegistry.standard.formats.map(\.id).starts(with: ["vcard", "jcard", "xcard"]))
  }
}
