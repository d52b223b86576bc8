import Testing

@testable import CirclesServer

@Suite("HTML") struct HTMLTests {
  @Test("text and attributes are escaped, whatever stands in them")
  func escaping() {
    let nasty = "<script>alert('1')</script> & \"x\"\u{0}\u{1B}\u{202E}"
    let html = tag(.p, .class(nasty)) { nasty }
    let safe =
      "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;x&quot;\u{FFFD}\u{FFFD}\u{202E}"
    #expect(html.markup == "<p class=\"\(safe)\">\(safe)</p>")
  }

  @Test("a link out of a file opens only what is safe to open")
  func foreignLinks() {
    #expect(Attribute.href(foreign: "javascript:alert(1)") == nil)
    #expect(Attribute.href(foreign: "data:text/html,x") == nil)
    #expect(Attribute.href(foreign: "//evil.example") == nil)
    #expect(Attribute.href(foreign: "HTTPS://example.com")?.value == "HTTPS://example.com")
    #expect(Attribute.href(foreign: "tel:+447700900142") != nil)
  }

  @Test("an address that a form brings back leads nowhere else")
  func ownAddresses() {
    #expect(PagePath(own: "/inbox?entry=1")?.text == "/inbox?entry=1")
    for text in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", "", "x"] {
      #expect(PagePath(own: text) == nil, "\(text)")
    }
  }

  @Test("addresses are percent-encoded, and told what was done only once")
  func addresses() {
    #expect(PagePath("people", "a/b c").text == "/people/a%2Fb%20c")
    let path = PagePath("inbox", query: ["entry": "e"]).done("r1", others: 2, to: "p")
    #expect(path.text == "/inbox?entry=e&done=r1&others=2&to=p")
    #expect(path.withoutNotice.text == "/inbox?entry=e")
    #expect(path.done("r2").text == "/inbox?entry=e&done=r2")
  }

  @Test("forms are read as browsers send them")
  func forms() {
    let fields = FormFields(encoded: "a=1+2&b=%E7%94%B0%zz&a=3&c&d=%FF")
    #expect(fields["a"] == "1 2")
    #expect(fields.all("a") == ["1 2", "3"])
    #expect(fields["b"] == "田%zz")
    #expect(fields["c"] == nil)
    #expect(fields.raw("c") == "")
    #expect(fields.raw("d") == nil)
  }

  @Test("names are marked where they stand alone")
  func marks() {
    let html = MarkedText(["Ana", "Ana Ruiz"]).html("Ana Ruiz, Anatomy & ana")
    #expect(html.markup == "<mark>Ana Ruiz</mark>, Anatomy &amp; <mark>ana</mark>")
    #expect(MarkedText(["花子"]).html("田中花子さん").markup == "田中<mark>花子</mark>さん")
  }
}
