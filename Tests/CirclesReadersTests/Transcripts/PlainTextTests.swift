import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A plain text")
struct PlainTextTests {
  @Test("is one block, as it stands")
  func block() throws {
    let note = try ReadNote(
      "\u{FEFF}Saw Otto.\r\n\r\nHe limps. \r\n", "Otto.txt", modifiedAt: 1_000_000_000)
    #expect(note.format == "text")
    #expect(note.text == "Saw Otto.\n\nHe limps.")
    #expect(note.title == "Otto.txt")
    #expect(note.note?.noteSource == .voiceNote)
    #expect(note.time == "2001-09-09T01:46:40Z")
  }

  @Test("lists the speakers of a dialogue, and changes nothing in it")
  func dialogue() throws {
    let text = "Lena Voss: hm?\nOtto: hm\nLena Voss: oh\nOtto: ah"
    #expect(try ReadNote(text, "a.txt").speakers == ["Lena Voss", "Otto"])
    #expect(try ReadNote(text, "a.txt").text == text)
    #expect(try ReadNote("Milk: 2\nPlums: 3\nBread: 1", "a.txt").speakers.isEmpty)
  }

  @Test(
    "that is none is refused",
    arguments: [
      ([0x6D, 0x00, 0x69, 0x6C, 0x6B, 0x21], "transcript.binary"),
      ((0..<200).map { UInt8($0 % 32) }, "transcript.binary"),
      (Array(" \n\t\n".utf8), "transcript.empty"),
    ])
  func refused(bytes: [UInt8], code: String) throws {
    let note = try ReadNote(bytes, path: "a.txt")
    #expect(note.notes.isEmpty)
    #expect(note.refused == 1)
    #expect(note.codes == [code])
  }

  @Test("leaves to others what they know, and what it does not")
  func others() throws {
    let formats = [
      ("14/03/2022, 19:05 - Lena: hm\n14/03/2022, 19:06 - Otto: oh\n", "whatsapp"),
      ("[LINE] Chat history with Otto\nSaved on: 2022/03/20 10:00\n", "line"),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:Otto\nEND:VCARD\n", "vcard"),
      ("--- IMG_1.PNG 2026-03-14T19:05:33+01:00\n9:41\nOtto\nhm\n", "screenshot-text"),
      ("{\"some\": 1}", ""), ("<?xml version=\"1.0\"?><a/>", ""),
    ]
    for (text, format) in formats {
      let probe = FileProbe(name: "a.txt", head: Array(text.utf8))
      #expect(ReaderRegistry.standard.reader(for: probe)?.format.id ?? "" == format)
    }
    let named = FileProbe(name: "a.doc", head: Array("hm".utf8))
    #expect(ReaderRegistry.standard.reader(for: named) == nil)
  }

  @Test("that is too large is refused before it is read")
  func tooLarge() throws {
    #expect(throws: ReadError.self) {
      try TranscriptLines(HugeInput())
    }
  }

  @Test("keeps its id under another name and at another time; another text has another")
  func ids() throws {
    let first = try ReadNote("plums", "2026-03-14.txt", modifiedAt: 5).id
    #expect(try ReadNote("plums\r\n", "b/other.txt", modifiedAt: 9).id == first)
    #expect(try ReadNote("pears", "2026-03-14.txt", modifiedAt: 5).id != first)
  }
}

/// Claims to be larger than a transcript may be, and cannot be read.
private final class HugeInput: InputSource {
  let path = "a.txt"
  let size = ReadingLimits.timedTextBytes + 1
  let modifiedAt: Int64? = nil

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int { throw .io(path: path, errno: 5) }
}
