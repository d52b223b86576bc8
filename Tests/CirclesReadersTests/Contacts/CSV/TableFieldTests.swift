import Testing

@testable import CirclesReaders

@Suite("The name of a column")
struct TableFieldTests {
  private func field(_ name: String) -> TableField { TableField(key: CSVHeader.key(name)) }

  @Test(
    "tells a number and its label in every language of Outlook",
    arguments: [
      ("Business Phone", "work"), ("Home Phone 2", "home"), ("Mobile Phone", "mobile"),
      ("Business Fax", "work fax"), ("Other Fax", "other fax"), ("Assistant's Phone", "assistant"),
      ("Company Main Phone", "company main"), ("Primary Phone", "main"), ("Car Phone", "car"),
      ("Callback", "callback"), ("TTY/TDD Phone", "textphone"), ("Pager", "pager"),
      ("Other Phone", "other"), ("Phone", ""), ("Telex", "telex"), ("Radio Phone", "radio"),
      ("Telefon geschäftlich 2", "work"), ("Telefon privat", "home"), ("Mobiltelefon", "mobile"),
      ("Fax geschäftlich", "work fax"), ("Weiteres Telefon", "other"), ("Autotelefon", "car"),
      ("Haupttelefon", "main"), ("Telefon Firma", "company main"), ("Rückmeldung", "callback"),
      ("Telefon für Hörbehinderte", "textphone"), ("Telefon Assistent", "assistant"),
      ("Téléphone (bureau)", "work"), ("Téléphone 2 (domicile)", "home"), ("Tél. mobile", "mobile"),
      ("Télécopie (bureau)", "work fax"), ("Autre téléphone", "other"), ("Rappel", "callback"),
      ("Teléfono del trabajo", "work"), ("Número de teléfono particular 2", "home"),
      ("Teléfono móvil", "mobile"), ("Fax del trabajo", "work fax"), ("Otro teléfono", "other"),
      ("Telefono (uff.)", "work"), ("Abitazione", "home"), ("Cellulare", "mobile"),
      ("Fax (uff.)", "work fax"), ("Altro telefono", "other"), ("Telefono abitazione", "home"),
      ("Telefone comercial", "work"), ("Telefone residencial", "home"), ("Telemóvel", "mobile"),
      ("Telefone celular", "mobile"), ("Fax do emprego", "work fax"), ("Outro telefone", "other"),
      ("Telefoon op werk", "work"), ("Telefoon thuis 2", "home"), ("Mobiele telefoon", "mobile"),
      ("Fax op werk", "work fax"), ("Andere telefoon", "other"), ("Terugbellen", "callback"),
    ])
  func phones(name: String, label: String) {
    #expect(field(name) == .phone(label))
  }

  @Test(
    "tells a part of an address, and of which",
    arguments: [
      ("Business Street 2", "work", AddressPart.street, 2), ("Home City", "home", .city, 1),
      ("Other Country/Region", "other", .country, 1), ("Business State", "work", .region, 1),
      ("Home Postal Code", "home", .postalCode, 1),
      ("Business Address PO Box", "work", .poBox, 1),
      ("Straße geschäftlich", "work", .street, 1), ("Ort privat", "home", .city, 1),
      ("Bundesland/Kanton privat", "home", .region, 1),
      ("Land/Region geschäftlich", "work", .country, 1),
      ("Postleitzahl geschäftlich", "work", .postalCode, 1),
      ("Weitere Straße 3", "other", .street, 3), ("Postfach privat", "home", .poBox, 1),
      ("Rue (bureau) 2", "work", .street, 2), ("Dép/Région (domicile)", "home", .region, 1),
      ("Pays/Région (autre)", "other", .country, 1), ("Ville (bureau)", "work", .city, 1),
      ("Calle del trabajo", "work", .street, 1), ("Ciudad de trabajo", "work", .city, 1),
      ("Provincia o estado de trabajo", "work", .region, 1),
      ("País o región particular", "home", .country, 1),
      ("Código postal particular", "home", .postalCode, 1), ("Otra calle", "other", .street, 1),
      ("Via (uff.)", "work", .street, 1), ("CAP (ab.)", "home", .postalCode, 1),
      ("Altra città", "other", .city, 1), ("Paese (uff.)", "work", .country, 1),
      ("Rua do endereço comercial", "work", .street, 1),
      ("CEP do endereço residencial", "home", .postalCode, 1),
      ("Werkadres 2, straat", "work", .street, 2), ("Huisadres, plaats", "home", .city, 1),
      ("Ander adres, land/regio", "other", .country, 1),
      ("Werkadres, postcode", "work", .postalCode, 1),
      ("Home Address", "home", .whole, 1), ("City", "", .city, 1),
    ])
  func addresses(name: String, place: String, part: AddressPart, line: Int) {
    #expect(field(name) == .address(place: place, part, line: line))
  }

  @Test(
    "tells an e-mail address from its kind and the name shown for it",
    arguments: [
      ("E-mail Address", TableField.email(1)), ("E-mail 2 Address", .email(2)),
      ("E-mail Type", .emailType(1)), ("E-mail 3 Display Name", .emailName(3)),
      ("E-Mail-Adresse", .email(1)), ("E-Mail 2: Adresse", .email(2)),
      ("E-Mail-Typ", .emailType(1)),
      ("E-Mail: Angezeigter Name", .emailName(1)), ("Adresse de messagerie 2", .email(2)),
      ("Type de messagerie", .emailType(1)),
      ("Nom complet de l'adresse de messagerie", .emailName(1)),
      ("Dirección de correo electrónico", .email(1)),
      ("Tipo de correo electrónico 2", .emailType(2)),
      ("Nombre de pantalla de correo electrónico", .emailName(1)),
      ("Indirizzo posta elettronica", .email(1)),
      ("Nome visualizzato posta elettronica", .emailName(1)),
      ("Endereço de correio eletrónico", .email(1)), ("E-mailadres", .email(1)),
      ("E-mailtype", .emailType(1)), ("E-mail, weergegeven naam", .emailName(1)),
    ])
  func emails(name: String, expected: TableField) {
    #expect(field(name) == expected)
  }

  @Test(
    "tells what else a person has",
    arguments: [
      ("Vorname", TableField.given), ("Prénom", .given), ("Apellidos", .family),
      ("Cognome", .family), ("Achternaam", .family), ("Weitere Vornamen", .middle),
      ("Société", .company), ("Bedrijf", .company), ("Abteilung", .department),
      ("Fonction", .jobTitle), ("Geburtstag", .birthday), ("Compleanno", .birthday),
      ("Data de nascimento", .birthday), ("Verjaardag", .birthday), ("Jahrestag", .anniversary),
      ("Anniversaire", .birthday), ("Anniversaire de mariage ou fête", .anniversary),
      ("Cónyuge", .related("spouse")), ("Echtgeno(o)t(e)", .related("spouse")),
      ("Kinder", .related("child")), ("Empfohlen von", .related("referred by")),
      ("Manager's Name", .related("manager")), ("Notizen", .notes), ("Catégories", .categories),
      ("Pagina Web", .web("")),
    ])
  func others(name: String, expected: TableField) {
    #expect(field(name) == expected)
  }

  @Test(
    "tells nothing where it only looks like something",
    arguments: [
      "Sensitivity", "Private", "Office Location", "Internet Free Busy", "Stichwörter",
      "Vertraulichkeit", "Regierungs-Nr.", "Government ID Number", "Location", "Directory Server",
      "Hobby", "Kilométrage", "N° d'identification de l'organisation", "User 1", "Priorität",
      "Mileage", "Account", "Sprache", "Initials", "Billing Information",
    ])
  func nothing(name: String) {
    #expect(field(name) == .other)
  }

  @Test("is told by its neighbours where one word has two meanings")
  func neighbours() {
    func fields(_ names: String...) -> [TableField] { TableMapping.fields(of: CSVHeader(names)) }
    #expect(fields("Nombre", "Apellidos").first == .given)
    #expect(fields("Nombre", "Teléfono").first == .display)
    #expect(fields("Titre", "Prénom", "Nom", "Société", "Titre").last == .jobTitle)
    #expect(fields("Nombre", "Apellidos", "Cumpleaños", "Aniversario").last == .anniversary)
    #expect(fields("Nome", "Sobrenome", "Aniversário").last == .birthday)
  }
}
