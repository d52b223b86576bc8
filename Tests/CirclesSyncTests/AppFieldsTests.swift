import CirclesExports
import CirclesModel
import Foundation
import Testing

@testable import CirclesStore
@testable import CirclesSync

@Suite("What the app says of somebody who was merged") struct AppFieldsTests {
  private func fields(_ json: String) throws -> AppFields {
    let text = #"{"recordName":"r","fields":{"name":{"value":"Ben"},\#(json)}}"#
    let json = try #require(JSONValue(parsing: Array(text.utf8)))
    return AppFields(try #require(ServerRecord(json)))
  }

  @Test("Words are added to those of the other, once; what the other has stays")
  func adding() throws {
    let fields = try fields(
      #""travelNotes":{"value":"Lima"},"jobInfo":{"value":"Cook"},"birthdayYear":{"value":1980}"#)
    var person = EditedPerson()
    person.fields.name.display = "Ana"
    person.travelNotes = "Oslo"
    person.relationshipType = "Friend"
    let said = fields.all.merging(["relationshipType": .text("Family")]) { $1 }
    fields.add(said, to: &person)
    #expect(person.fields.name.display == "Ana")
    #expect(person.relationshipType == "Friend")
    #expect(person.jobInfo == "Cook")
    #expect(person.fields.birthday == PartialDate(year: 1980))
    fields.add(said, to: &person)
    #expect(person.travelNotes == "Oslo; Lima")
  }

  @Test("Of somebody who is gone the words are a note")
  func noting() throws {
    let fields = try fields(#""travelNotes":{"value":"Lima"}"#)
    #expect(fields.note(of: ["travelNotes": .text("Lima")]) == "Ben: Lima")
    #expect(fields.note(of: ["relationshipType": .text("Friend")]) == nil)
  }
}
