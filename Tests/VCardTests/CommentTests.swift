import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Comments, and quotes that are escaped")
struct CommentTests {
  @Test("a # line of 2.1 is a comment, and what is folded below it belongs above")
  func comment() {
    let read = Fixture.card("2.1", "FN:A\nNOTE:one\n# exported: today\n  two\n#\nTEL:1")
    #expect(read.lines == ["FN:A", "NOTE:one two", "TEL:1"])
    #expect(read.codes == ["vcard.comment", "vcard.comment"])
    #expect(read.diagnostics.first?.severity == .note)
  }

  @Test("a # is text behind a soft break, in a fold, and in later versions")
  func text() {
    let soft = Fixture.card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:one =\n#two\nTEL:1")
    #expect(soft.lines == ["NOTE:one #two", "TEL:1"])
    #expect(Fixture.card("2.1", "NOTE:one\n #two").lines == ["NOTE:one#two"])
    #expect(Fixture.card("3.0", "NOTE:one\n#two").lines == ["NOTE:one\n#two"])
  }

  @Test("base64 goes on behind a comment")
  func base64() {
    let read = Fixture.card("2.1", "PHOTO;ENCODING=BASE64:/9j/4AAQ\n#c\nSkZJRg==\nTEL:1")
    #expect(read.lines == ["PHOTO:/9j/4AAQSkZJRg==", "TEL:1"])
  }

  @Test("an escaped quote loses its backslash in 3.0 and 4.0, and none else does")
  func quotes() {
    func text(_ version: Version, _ value: String) -> String {
      var bytes = Array(value.utf8)
      return bytes.withUnsafeMutableBufferPointer {
        Escapes(version: version).text(UnsafeBufferPointer($0))
      }
    }
    #expect(text(.v30, #"the \"old\" pier"#) == #"the "old" pier"#)
    #expect(text(.v40, #"a\\"b\x"#) == #"a\"b\x"#)
    #expect(text(.v21, #"C:\"new"#) == #"C:\"new"#)
  }
}
