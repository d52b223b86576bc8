import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("The name of a recording")
struct RecordingNameTests {
  func time(_ path: String, _ order: DateOrder? = nil) -> String? {
    RecordingName(path: path, order: order, region: "GB").recordedAt?.text
  }

  @Test(
    "tells when it was made",
    arguments: [
      ("20220314 190533.m4a", "2022-03-14T19:05:33"),
      ("20220314_190533.vtt", "2022-03-14T19:05:33"),
      ("20220314190533.txt", "2022-03-14T19:05:33"), ("202203141905.txt", "2022-03-14T19:05:00"),
      ("2022-03-14 19.05.33.txt", "2022-03-14T19:05:33"),
      ("audio_2022-03-14_19-05-33.json", "2022-03-14T19:05:33"),
      ("2022-03-14T19:05:33Z.srt", "2022-03-14T19:05:33Z"),
      ("Memo 2022-03-14 at 7.05.33 PM.txt", "2022-03-14T19:05:33"),
      ("Meeting 2022-03-14 19h05.txt", "2022-03-14T19:05:00"),
      ("Talk (2022-03-14 19:00 GMT+1) - Transcript.txt", "2022-03-14T19:00:00+01:00"),
      ("GMT20220314-190533_Recording.transcript.vtt", "2022-03-14T19:05:33Z"),
      ("Recording 2022-03-14.m4a", "2022-03-14T00:00:00"),
      ("Recording 2022-03-14 (2).m4a", "2022-03-14T00:00:00"),
      ("PTT-20220314-WA0003.opus.txt", "2022-03-14T00:00:00"),
      ("220314_1905.txt", "2022-03-14T19:05:00"),
      ("Voice 220314_190533.srt", "2022-03-14T19:05:33"),
      ("14.03.2022 19-05.txt", "2022-03-14T19:05:00"), ("31-12-2022.txt", "2022-12-31T00:00:00"),
      ("Call 14 March 2022.txt", "2022-03-14T00:00:00"),
      ("March 14th, 2022 Ana.txt", "2022-03-14T00:00:00"),
      ("voice_1647284733000.json", "2022-03-14T19:05:33Z"),
      ("2022-03-14/19-05-33.txt", "2022-03-14T19:05:33"),
      ("2022-03-14 19.00.12 Plums 123/chat.txt", "2022-03-14T19:00:12"),
    ])
  func times(path: String, expected: String) { #expect(time(path) == expected) }

  @Test(
    "tells nothing where it has no date",
    arguments: [
      "New Recording 12.m4a", "IMG_1234.txt", "Ana.txt", "5550134.txt", "2022-13-45.txt",
      "v1.2.3.txt",
      "+447700900123.vtt", "report 2022.txt", "220314.txt", "notes 2022-03-14/a.txt", "",
    ])
  func nothing(path: String) { #expect(time(path) == nil) }

  @Test("has day and month in the order that is asked for, unless it cannot be")
  func order() {
    #expect(time("04-03-2022.txt", .mdy) == "2022-04-03T00:00:00")
    #expect(time("04-03-2022.txt", .dmy) == "2022-03-04T00:00:00")
    #expect(time("14-03-2022.txt", .mdy) == "2022-03-14T00:00:00")
    let american = RecordingName(path: "04-03-2022.txt", region: "US")
    #expect(american.recordedAt?.text == "2022-04-03T00:00:00")
  }

  @Test("is its title, the ending with it")
  func title() {
    #expect(RecordingName(path: "a/b/Call with Ida.m4a").title == "Call with Ida.m4a")
  }
}
