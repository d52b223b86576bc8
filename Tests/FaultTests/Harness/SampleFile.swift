import Foundation
import SeededRandom

/// A file of made-up people, by a number: the same number gives the same bytes.
struct SampleFile: Hashable {
  /// What programs write.
  enum Kind: CaseIterable {
    case card, cards, update, csv, jcard, notes, whatsapp, sms, vtt, hocr, otter, shortcut, broken
  }

  var name: String
  var data: Data

  init(_ name: String, _ text: String) {
    self.name = name
    data = Data(text.utf8)
  }

  init(_ kind: Kind, _ number: Int) {
    // Which of two books a merged person is known by goes by what came first; so each has its own.
    let offset = kind == .csv ? 600_000 : kind == .jcard ? 700_000 : 0
    let person = Person(number + offset)
    switch kind {
    case .card: self.init("card-\(number).vcf", person.card())
    case .cards:
      let others = (1...3).map { Person(number + $0 * 100_000).card() }
      self.init("book-\(number).vcf", person.card() + others.joined())
    case .update:
      // Two changes of one person in one cycle come in any order, and the last one counts.
      let changed = Person(number < 3 ? number : number - 3)
      self.init("changed-\(number).vcf", changed.card(changed: number))
    case .csv:
      self.init(
        "people-\(number).csv",
        "First Name,Last Name,E-mail Address\n\(person.given),\(person.family),\(person.mail)\n")
    case .jcard:
      self.init(
        "card-\(number).json",
        #"[["vcard",[["version",{},"text","4.0"],["uid",{},"text","j-\#(number)"],"#
          + #"["fn",{},"text","\#(person.name)"],["email",{},"text","\#(person.mail)"]]]]"#)
    case .notes: self.init("handed-\(number).notes.jsonl", person.notes)
    case .whatsapp: self.init("WhatsApp Chat with \(person.name).txt", person.whatsapp)
    case .sms: self.init("sms-\(number).xml", person.sms)
    case .vtt: self.init("Call \(number) 2026-03-14 19.05.33.vtt", person.transcript)
    case .hocr: self.init("screen-\(number).hocr", person.screenshot)
    case .otter:
      self.init(
        "Walk \(number) 2026-03-22.txt",
        "\(person.name)  0:02\nI am back from the lake, number \(number).\n\n"
          + "Robin Vale  0:09\nThen come by on Sunday.\n\nTranscribed by https://otter.ai\n")
    case .shortcut:
      self.init(
        "shortcut-\(number).url",
        "circles://import?text=Coffee%20with%20\(person.given)%20\(person.family)%20\(number)"
          + "&source=manual&timestamp=2026-03-14T18%3A20%3A00Z\n")
    case .broken:
      self.init("broken-\(number).bin", "")
      var random = SeededRandom(UInt64(number) &+ 77)
      data = Data(
        [0x7F, 0, 1, 2] + (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  /// One of each kind, by numbers from `first` on.
  static func ofEachKind(from first: Int = 1) -> [SampleFile] {
    Kind.allCases.enumerated().map { SampleFile($0.element, first + $0.offset) }
  }
}

/// A made-up person, by a number.
struct Person {
  let number: Int
  let given: String
  let family: String

  init(_ number: Int) {
    self.number = number
    var random = SeededRandom(UInt64(number))
    // So long that hardly one sounds like another: whose a note is must not depend on who came first.
    given = Self.word(5, &random)
    family = Self.word(6, &random)
  }

  /// A word that nobody is called, and that is like no other.
  private static func word(_ syllables: Int, _ random: inout SeededRandom) -> String {
    let word = (0..<syllables).map { _ in
      let consonant = "bdfghjklmnprstvz".randomElement(using: &random) ?? "b"
      let vowel = "aeiou".randomElement(using: &random) ?? "a"
      return "\(consonant)\(vowel)"
    }
    return word.joined().capitalized
  }

  var name: String { "\(given) \(family)" }
  var mail: String { "\(given).\(family).\(number)@example.org".lowercased() }

  /// A number of the ranges that are kept for fiction.
  var phone: String {
    let ranges = [
      "+447700900", "+441632960", "+442079460", "+441134960", "+441144960", "+441154960",
      "+441164960", "+441174960", "+441184960", "+441214960",
    ]
    let digits = String(number % 1000)
    return ranges[number / 1000 % ranges.count] + String(repeating: "0", count: 3 - digits.count)
      + digits
  }

  func card(changed: Int = 0) -> String {
    var lines = [
      "BEGIN:VCARD", "VERSION:3.0", "UID:person-\(number)", "FN:\(name)",
      "N:\(family);\(given);;;", "EMAIL:\(mail)", "TEL;TYPE=CELL:\(phone)",
    ]
    if changed > 0 { lines += ["REV:2026-03-01T00:00:00Z", "TITLE:Gardener \(changed)"] }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  var notes: String {
    (1...3).map { part in
      #"{"id":"hn-\#(number)-\#(part)","source":"voice_note","captured_at":"#
        + #""2026-03-14T18:20:0\#(part)Z","text":"\#(name) took up bookbinding, part \#(part)."}"#
    }.joined(separator: "\n") + "\n"
  }

  var whatsapp: String {
    """
    14/03/2026, 19:05 - \(name): are you coming on Saturday, number \(number)?
    14/03/2026, 19:07 - Robin Vale: yes: after ten
    14/03/2026, 19:07 - \(name): ok
    14/03/2026, 19:07 - \(name): ok

    """
  }

  var sms: String {
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <smses count="2" backup_set="5a1c" type="full">
      <sms protocol="0" address="\(phone)" date="\(1_773_428_400_000 + number * 1000)" type="1" \
    subject="null" body="Lunch on Tuesday, \(number)?" read="1" contact_name="\(name)" />
      <sms protocol="0" address="\(phone)" date="\(1_773_428_460_000 + number * 1000)" type="2" \
    subject="null" body="Yes, the usual place" read="1" contact_name="\(name)" />
    </smses>

    """
  }

  var transcript: String {
    """
    WEBVTT

    1
    00:00:02.130 --> 00:00:04.080
    \(name): Can you hear me now? It was the cable of number \(number).

    2
    00:00:04.420 --> 00:00:06.510
    Robin Vale: Loud and clear.

    """
  }

  /// A phone's screen with a chat: words, and where on the screen they begin.
  private var screen: [(text: String, x: Int, y: Int)] {
    [
      ("20:55 5G 71%", 60, 30), ("&lt;", 40, 130), (name, 262, 130), ("online", 262, 183),
      ("3 May 2026", 461, 400), ("The gate is open for \(number)", 60, 600), ("20:41", 400, 660),
      ("then we come by on Sunday", 420, 760), ("20:43", 900, 820), ("Message", 120, 2250),
    ]
  }

  var screenshot: String {
    let spans = screen.enumerated().map { place, line in
      var right = line.x - 12
      let words = line.text.split(separator: " ").enumerated().map { index, word in
        let left = right + 12
        right = left + 18 * word.count
        return "<span class='ocrx_word' id='word_1_\(place)\(index)' title='bbox \(left)"
          + " \(line.y) \(right) \(line.y + 30); x_wconf 95'>\(word)</span>"
      }
      return "<span class='ocr_line' id='line_1_\(place)' title=\"bbox \(line.x) \(line.y)"
        + " \(right) \(line.y + 30)\">\(words.joined(separator: " "))</span>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title></title>
      <meta name='ocr-system' content='tesseract 5.3.0' /></head><body>
      <div class='ocr_page' id='page_1' title='image "IMG_\(number).png"; bbox 0 0 1080 2340'>
      \(spans.joined(separator: "\n"))
      </div></body></html>

      """
  }
}
