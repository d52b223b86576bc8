import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// What the phone app asks for.
enum PhoneRoutes {
  static let operations = [screenshot, voiceNote, detect]

  private static let detected = APISchema.answer(
    APIMember("name", .text), APIMember("confidence", .number))
  private static let findings = [
    APIMember("interests", .list(.text)), APIMember("events", .list(.text)),
    APIMember("dates", .list(.text)),
  ]
  private static let time = APISchema.either([.words, .number, .null])

  private static let screenshot = APIOperation(
    method: .post, path: "/process-screenshot",
    summary: "Files the text of a screenshot, once for the same text and timestamp",
    body: .body(
      APIMember("text", .words), .optional("userId", APISchema.text.orNull),
      .optional("timestamp", time), .optional("contactId", APISchema.words.orNull)),
    answer: .answer(
      APIMember("success", .flag), APIMember("detectedContact", detected.orNull),
      APIMember("summary", .text), APIMember("extractedInfo", .object(findings, isOpen: true)))
  ) { call in
    try await file(call, .shortcutImport, "text", "process-screenshot") { sheet, person, json in
      json.key("success")
      json.value(true)
      json.key("detectedContact")
      write(person, to: &json)
      json.key("summary")
      json.value(sheet.findings.summary)
      json.key("extractedInfo")
      json.object { write(sheet.findings, to: &$0) }
    }
  }

  private static let voiceNote = APIOperation(
    method: .post, path: "/summarize-voice-note",
    summary: "Files a voice note, once for the same text and contact (or timestamp)",
    body: .body(
      APIMember("transcription", .words), .optional("contactId", APISchema.words.orNull),
      .optional("userId", APISchema.text.orNull), .optional("timestamp", time)),
    answer: .object(
      [APIMember("summary", .text), APIMember("topics", .list(.text))] + findings, isOpen: true)
  ) { call in
    try await file(call, .voiceNote, "transcription", "summarize-voice-note") { sheet, _, json in
      json.key("summary")
      json.value(sheet.findings.summary)
      json.key("topics")
      // What it is about: what they like, and what they told.
      json.array(sheet.findings.interests + sheet.findings.events) { $0.value($1.text) }
      write(sheet.findings, to: &json)
    }
  }

  private static let detect = APIOperation(
    method: .post, path: "/detect-contact", summary: "Whom a text is about; files nothing",
    body: .body(APIMember("text", .words), .optional("userId", APISchema.text.orNull)),
    answer: .answer(
      APIMember("detectedContact", detected.orNull),
      APIMember("suggestions", .list(APIShapes.suggestion)))
  ) { call in
    let site = call.site
    let text = call.body["text"]?.text ?? ""
    return try await site.desk.read { notebook in
      let options = try site.told(notebook).knowing(notebook)
      let decision: MatchDecision
      do throws(PipelineError) {
        decision = try NotePipeline().decide(text, in: notebook, options)
      } catch {
        throw Problem.pipeline(error)
      }
      return APIResponse.object { json in
        json.key("detectedContact")
        write(decision.contact.map { ($0.identifier, $0.name, $0.confidence) }, to: &json)
        var people = decision.suggestions
        if let contact = decision.contact {
          people.removeAll { $0.identifier == contact.identifier }
          people.insert(contact, at: 0)
        }
        json.key("suggestions")
        json.array(Array(people.prefix(MatchDecision.maximumSuggestions))) { json, person in
          json.object { json in
            json.key("name")
            json.value(person.name)
            json.key("contact")
            json.value(person.identifier)
            json.key("confidence")
            json.value(person.confidence.inFourDigits)
          }
        }
      }
    }
  }

  // MARK: Filing

  private typealias Detected = (contact: String, name: String, confidence: Double)

  private static func file(
    _ call: APICall, _ source: NoteSource, _ member: String, _ command: String,
    _ body: @escaping @Sendable (NoteSheet, Detected?, inout JSONWriter) -> Void
  ) async throws -> Response {
    let site = call.site
    return try await site.desk.edit { notebook in
      let person = try call.contact(in: "contactId", notebook)
      let options = try site.told(notebook).knowing(notebook)
      let text = SharedText(
        source, call.body[member]?.text ?? "", timestamp: timestamp(call.body), contact: person?.id)
      guard let note = text.record(options) else {
        throw Problem(.unprocessableContent, "timestamp is not a time.")
      }
      let written: WrittenNote
      do throws(PipelineError) {
        written = try NotePipeline().write(
          note, for: person, into: notebook, options, command: command)
      } catch {
        throw Problem.pipeline(error)
      }
      guard let sheet = try notebook.noteSheet(id: written.note) else {
        throw StoreError.gone(id: written.note)
      }
      let detected = sheet.contacts.first.map {
        ($0.identifier, $0.name, person?.id == $0.id ? 1 : sheet.confidence)
      }
      return APIResponse.change(written.run) { json in
        json.key("note")
        json.value(written.note)
        body(sheet, detected, &json)
      }
    }
  }

  private static func timestamp(_ body: JSONValue) -> String? {
    body["timestamp"]?.text ?? body["timestamp"]?.decimal.map { "\($0)" }
  }

  private static func write(_ person: Detected?, to json: inout JSONWriter) {
    guard let person else { return json.null() }
    json.object { json in
      json.key("name")
      json.value(person.name)
      json.key("contact")
      json.value(person.contact)
      json.key("confidence")
      json.value(person.confidence.inFourDigits)
    }
  }

  private static func write(_ findings: TextFindings, to json: inout JSONWriter) {
    json.key("interests")
    json.array(findings.interests) { $0.value($1.text) }
    json.key("events")
    json.array(findings.events) { $0.value($1.text) }
    json.key("dates")
    json.array(findings.dates) { $0.value($1.value) }
  }
}
