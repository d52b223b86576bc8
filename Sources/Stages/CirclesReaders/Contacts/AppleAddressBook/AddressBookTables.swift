import CirclesModel

/// The tables of an address book, each walked once, in the order of the records they belong to.
final class AddressBookTables {
  /// The columns of a record, by their place in a row; those a version lacks are NULL.
  enum Column: String, CaseIterable {
    case key = "Z_PK"
    case entity = "Z_ENT"
    case identifier = "ZUNIQUEID"
    case title = "ZTITLE"
    case first = "ZFIRSTNAME"
    case middle = "ZMIDDLENAME"
    case last = "ZLASTNAME"
    case suffix = "ZSUFFIX"
    case maiden = "ZMAIDENNAME"
    case nickname = "ZNICKNAME"
    case organization = "ZORGANIZATION"
    case department = "ZDEPARTMENT"
    case jobTitle = "ZJOBTITLE"
    case phoneticFirst = "ZPHONETICFIRSTNAME"
    case phoneticMiddle = "ZPHONETICMIDDLENAME"
    case phoneticLast = "ZPHONETICLASTNAME"
    case phoneticOrganization = "ZPHONETICORGANIZATION"
    case birthday = "ZBIRTHDAY"
    case birthdayYear = "ZBIRTHDAYYEAR"
    case birthdayYearless = "ZBIRTHDAYYEARLESS"
    case flags = "ZDISPLAYFLAGS"
    case groupName = "ZNAME"
    case image = "ZTHUMBNAILIMAGEDATA"

    /// Its place in a row.
    var place: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
  }

  let database: Database
  /// The records, ordered by their key.
  let records: Statement
  /// What each entity number stands for: `ABCDContact`, `ABCDGroup`, ...
  let entities: [Int64: String]

  let phones: OwnedRows?
  let emails: OwnedRows?
  let addresses: OwnedRows?
  let urls: OwnedRows?
  let related: OwnedRows?
  let dates: OwnedRows?
  let notes: OwnedRows?
  let messengers: OwnedRows?
  let profiles: OwnedRows?
  /// The names of messengers, by their key.
  private(set) var services: [String: String] = [:]

  /// Nil where the database has no such tables.
  init?(_ database: Database) throws(Database.Failure) {
    self.database = database
    let columns = try database.columns(of: "ZABCDRECORD")
    guard columns.contains("Z_PK") else { return nil }
    let selected = Column.allCases.map { columns.contains($0.rawValue) ? $0.rawValue : "NULL" }
    records = try database.prepare(
      "SELECT \(selected.joined(separator: ", ")) FROM ZABCDRECORD ORDER BY Z_PK")
    var entities: [Int64: String] = [:]
    if try database.columns(of: "Z_PRIMARYKEY").isSuperset(of: ["Z_ENT", "Z_NAME"]) {
      let rows = try database.prepare("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY")
      while try rows.step(), entities.count < 1000 { entities[rows.integer(0)] = rows.text(1) }
    }
    self.entities = entities
    func open(_ table: String, _ columns: [String], owner: String = "ZOWNER")
      throws(Database.Failure) -> OwnedRows?
    {
      try OwnedRows(database, table, columns, owner: owner)
    }
    phones = try open("ZABCDPHONENUMBER", ["ZFULLNUMBER", "ZLABEL", "ZISPRIMARY"])
    emails = try open(
      "ZABCDEMAILADDRESS", ["ZADDRESS", "ZLABEL", "ZISPRIMARY", "ZADDRESSNORMALIZED"])
    addresses = try open(
      "ZABCDPOSTALADDRESS",
      ["ZSTREET", "ZCITY", "ZSTATE", "ZZIPCODE", "ZCOUNTRYNAME", "ZLABEL", "ZSUBLOCALITY"])
    urls = try open("ZABCDURLADDRESS", ["ZURL", "ZLABEL"])
    related = try open("ZABCDRELATEDNAME", ["ZNAME", "ZLABEL"])
    dates = try open("ZABCDCONTACTDATE", ["ZDATE", "ZLABEL", "ZDATEYEAR", "ZDATEYEARLESS"])
    notes = try open("ZABCDNOTE", ["ZTEXT"], owner: "ZCONTACT")
    messengers = try open("ZABCDMESSAGINGADDRESS", ["ZADDRESS", "ZLABEL", "ZSERVICE"])
    profiles = try open(
      "ZABCDSOCIALPROFILE",
      ["ZUSERNAME", "ZLABEL", "ZSERVICENAME", "ZURLSTRING", "ZUSERIDENTIFIER", "ZURL"])
    if try database.columns(of: "ZABCDSERVICE").isSuperset(of: ["Z_PK", "ZSERVICENAME"]) {
      let rows = try database.prepare("SELECT Z_PK, ZSERVICENAME FROM ZABCDSERVICE")
      while try rows.step(), services.count < 1000 {
        services[rows.text(0) ?? ""] = rows.text(1)
      }
    }
  }

  /// The identifiers of each group's members, by the group's key.
  func members() throws(Database.Failure) -> [Int64: [String]] {
    let tables = try database.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z\\_%PARENTGROUPS'"
        + " ESCAPE '\\'")
    var members: [Int64: [String]] = [:]
    while try tables.step() {
      guard let table = tables.text(0), table.allSatisfy({ $0.isASCII && $0 != "\"" }) else {
        continue
      }
      let columns = try database.columns(of: table)
      guard let contact = columns.first(where: { $0.hasSuffix("CONTACTS") }),
        let group = columns.first(where: { $0.contains("PARENTGROUPS") })
      else { continue }
      let rows = try database.prepare(
        "SELECT m.\"\(group)\", r.ZUNIQUEID FROM \"\(table)\" m JOIN ZABCDRECORD r"
          + " ON r.Z_PK = m.\"\(contact)\" ORDER BY 1, r.Z_PK")
      var count = 0
      while try rows.step(), count < Self.maximumMembers {
        count += 1
        if let identifier = rows.text(1) {
          members[rows.integer(0), default: []].append(identifier)
        }
      }
    }
    return members
  }

  /// How many memberships are kept.
  private static let maximumMembers = 1 << 18
}

/// The rows of a table that belong to records, walked beside those.
///
/// A join with all such tables at once would give three numbers and three addresses as nine rows.
final class OwnedRows {
  private let rows: Statement
  private var owner: Int64?

  /// Nil where there is no such table, or nothing says whose its rows are. Columns that a version
  /// lacks are NULL.
  init?(
    _ database: Database, _ table: String, _ columns: [String], owner: String
  ) throws(Database.Failure) {
    let there = try database.columns(of: table)
    // Core Data writes `ZOWNER`, or the owner's entity with it.
    guard
      let owner = there.contains(owner)
        ? owner : there.first(where: { $0.hasSuffix(owner.dropFirst()) && $0.hasPrefix("Z") }),
      !owner.contains("\"")
    else { return nil }
    let selected = columns.map { there.contains($0) ? $0 : "NULL" }
    let order = there.contains("ZORDERINGINDEX") ? ", ZORDERINGINDEX" : ""
    rows = try database.prepare(
      "SELECT \"\(owner)\", \(selected.joined(separator: ", ")) FROM \(table)"
        + " WHERE \"\(owner)\" IS NOT NULL ORDER BY 1\(order), Z_PK")
    try advance()
  }

  /// How many rows of one record are taken.
  private static let maximumRows = 10_000

  /// The texts of the rows of a record; records have to be asked for in the order of their keys.
  func take(_ key: Int64) throws(Database.Failure) -> [[String?]] {
    var found: [[String?]] = []
    while let owner, owner <= key {
      if owner == key, found.count < Self.maximumRows {
        found.append((1..<rows.columnCount).map { rows.text($0)?.trimmed })
      }
      try advance()
    }
    return found
  }

  private func advance() throws(Database.Failure) {
    owner = try rows.step() ? rows.integer(0) : nil
  }
}
