import Testing

@testable import VCard

@Suite("What a property is to the mapping")
struct PropertyKindTests {
  private func name(_ property: String) -> String {
    let text = String(describing: PropertyKind(property))
    return String(text.prefix { $0 != "(" })
  }

  @Test(
    "standard properties have their places",
    arguments: [
      ("N", "name"), ("FN", "formattedName"), ("TEL", "phone"), ("ADR", "address"), ("URL", "url"),
      ("ORG", "organization"), ("UID", "identifier"), ("KEY", "binary"), ("BDAY", "birthday"),
      ("NOTE", "note"), ("ROLE", "role"), ("IMPP", "impp"), ("KIND", "kind"), ("LOGO", "binary"),
      ("EMAIL", "email"), ("TITLE", "title"), ("PHOTO", "photo"), ("LABEL", "addressLabel"),
      ("AGENT", "agent"), ("SOUND", "sound"), ("MEMBER", "member"), ("RELATED", "related"),
      ("NICKNAME", "nickname"), ("CATEGORIES", "categories"), ("ANNIVERSARY", "date"),
      ("DEATHDATE", "date"), ("SOCIALPROFILE", "profile"), ("PRODID", "product"),
    ])
  func standard(property: String, kind: String) { #expect(name(property) == kind) }

  @Test(
    "exporters' own properties have theirs",
    arguments: [
      ("X-ABLABEL", "label"), ("X-ABDATE", "labelledDate"), ("X-ABSHOWAS", "showAs"),
      ("X-ABRELATEDNAMES", "relatedName"), ("X-ALTBDAY", "alternateBirthday"),
      ("X-SOCIALPROFILE", "profile"), ("X-PHONETIC-LAST-NAME", "phonetic"),
      ("X-ADDRESSBOOKSERVER-KIND", "kind"), ("X-ADDRESSBOOKSERVER-MEMBER", "member"),
      ("X-ANDROID-CUSTOM", "androidCustom"), ("X-NICKNAME", "nickname"), ("X-AIM", "service"),
      ("X-QQ", "service"), ("X-SKYPE", "service"),
      ("X-DEPARTMENT", "department"), ("X-EVOLUTION-ANNIVERSARY", "date"),
      ("X-EVOLUTION-SPOUSE", "relation"), ("X-MS-IMADDRESS", "service"),
    ])
  func exporters(property: String, kind: String) { #expect(name(property) == kind) }

  @Test(
    "everything else is extra",
    arguments: [
      "", "A", "NN", "REV", "TZ", "GEO", "GENDER", "LANG", "CLIENTPIDMAP", "SORT-STRING", "X-",
      "X-ABADR", "X-ABUID", "X-PHONETIC-ORG", "FBURL", "CALURI", "BIRTHPLACE", "EXPERTISE",
      "PRONOUNS", "CREATED", "XML", "X-WHATEVER", "É",
    ])
  func others(property: String) { #expect(name(property) == "extra") }
}
