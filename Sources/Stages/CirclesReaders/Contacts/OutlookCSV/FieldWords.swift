/// The words of columns' names in the languages of Outlook: English, German, French, Spanish,
/// Italian, Portuguese, Dutch. All are keys as `CSVHeader.key` makes them.
///
/// Names of persons and the like are known whole. Numbers and addresses have too many names (and
/// each version of Outlook its own), so they are put together from the words in them: what it is,
/// and where.
enum FieldWords {
  /// Columns that are known by their whole name.
  static let whole: [String: TableField] = {
    var table: [String: TableField] = [:]
    for (field, names) in names {
      for name in names.split(separator: "|") { table[String(name)] = field }
    }
    return table
  }()

  private static let names: [(TableField, String)] = [
    (
      .display,
      "name|full name|fullname|display name|contact name|contact|vollstandiger name|nom complet|"
        + "nombre completo|nome completo|volledige naam|naam|anzeigename"
    ),
    (
      .prefix,
      "title|prefix|name prefix|anrede|titre|civilite|titulo|tratamiento|tratamento|titolo|"
        + "appellativo|titel|aanhef"
    ),
    (
      .given,
      "first name|firstname|given name|forename|vorname|prenom|nombre|nombre de pila|"
        + "primer nombre|nome|nome proprio|primeiro nome|voornaam"
    ),
    (
      .middle,
      "middle name|additional name|weitere vornamen|zweiter vorname|deuxieme prenom|"
        + "autre prenom|segundo nombre|secondo nome|segundo nome|nome do meio|middelste naam|"
        + "tweede voornaam|tussenvoegsel"
    ),
    (
      .family,
      "last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|"
        + "apellidos|apellido|cognome|sobrenome|apelido|achternaam"
    ),
    (
      .suffix,
      "suffix|name suffix|namenszusatz|suffixe|sufijo|suffisso|titolo straniero|sufixo|achtervoegsel"
    ),
    (.nickname, "nickname|spitzname|surnom|apodo|soprannome|alcunha|apelidos|bijnaam|roepnaam"),
    (.phoneticGiven, "given yomi|given name yomi|phonetic first name"),
    (.phoneticFamily, "surname yomi|family name yomi|phonetic last name"),
    (
      .company,
      "company|company name|organization|organisation|employer|firma|unternehmen|societe|"
        + "entreprise|compania|organizacion|empresa|societa|azienda|bedrijf|organizacao"
    ),
    (.department, "department|abteilung|service|departement|departamento|reparto|afdeling"),
    (
      .jobTitle,
      "job title|jobtitle|role|position|berufsbezeichnung|fonction|puesto|cargo|posizione|"
        + "qualifica|mansione|funcao|functie"
    ),
    (
      .birthday,
      "birthday|birth date|birthdate|date of birth|dob|geburtstag|geburtsdatum|anniversaire|"
        + "date de naissance|cumpleanos|fecha de nacimiento|compleanno|data di nascita|"
        + "data de nascimento|nascimento|verjaardag|geboortedatum"
    ),
    (
      .anniversary,
      "anniversary|wedding anniversary|jahrestag|hochzeitstag|anniversaire de mariage|"
        + "anniversaire de mariage ou fete|aniversario de boda|anniversario|bodas|"
        + "aniversario de casamento|datas especiais|data comemorativa|trouwdag|jubileum|"
        + "speciale datum|gedenkdag"
    ),
    (
      .related("spouse"),
      "spouse|partner|ehepartner|ehegatte|ehegatte partner|lebenspartner|conjoint|conjoint e|"
        + "conyuge|coniuge|conjuge|echtgenoot|echtgenote|echtgeno o t e|partner echtgenoot"
    ),
    (.related("child"), "children|kinder|enfants|hijos|figli|filhos|kinderen"),
    (
      .related("referred by"),
      "referred by|empfohlen von|recommande par|recomendado por|referido por|presentato da|"
        + "segnalato da|indicado por|verwezen door|doorverwezen door|aanbevolen door"
    ),
    (
      .related("manager"),
      "manager s name|manager|name des der vorgesetzten|vorgesetzter|vorgesetzte r|responsable|"
        + "nom du responsable|nombre del director|nombre del jefe|director|nome manager|"
        + "nome responsabile|responsabile|nome do gestor|nome do gerente|naam manager|"
        + "naam van manager"
    ),
    (
      .related("assistant"),
      "assistant s name|assistant|name assistent|name des assistenten|name der assistentin|"
        + "name des der assistenten assistentin|nom de l assistant e|nom de l assistant|"
        + "nombre del ayudante|nombre del asistente|nome assistente|nome do assistente|"
        + "naam assistent|naam van assistent"
    ),
    (
      .notes,
      "notes|note|notizen|notiz|remarques|commentaires|notas|observaciones|anotacoes|"
        + "observacoes|notities|opmerkingen|comments"
    ),
    (.categories, "categories|category|labels|tags|kategorien|categorias|categorie|categorieen"),
    (
      .web(""),
      "web page|webpage|web seite|website|web site|url|homepage|webseite|page web|site web|pagina web|"
        + "pagina da web|sitio web|webpagina"
    ),
    (.web("home"), "personal web page|private webseite"),
    (.web("work"), "business web page|business website"),
    (.messenger, "imaddress|im address|im adresse"),
    // The home number stands alone in some.
    (.phone("home"), "particular|abitazione|abitazione 2|residencia"),
    // They look like parts of addresses or numbers, and are none.
    (
      .other,
      "ort|office location|location|emplacement|bureau|buro|oficina|ufficio|kantoor|privat|prive|"
        + "private|personal|internet free busy|company yomi|plaats|telefono 2 uff|localidad"
    ),
  ]

  static let birth = [
    "birth", "geburts", "naissance", "nacimiento", "nascita", "nascimento", "geboorte",
  ]
  static let yearly = ["anniversary", "jahrestag"]
  static let year = ["year", "jahr ", "annee", "ano ", "anno ", "jaar"]
  static let month = ["month", "monat", "mois", "mes ", "mese ", "maand"]
  static let day = ["day", "tag", "jour", "dia", "giorno", "dag"]

  static let email = [
    "e mail", "email", "messagerie", "correo", "posta elettronica", "correio", "courriel",
  ]
  static let fax = ["fax", "telecopie"]
  static let mobile = [
    "mobil", "movil", "cellulare", "telemovel", "celular", "mobiel", "cell phone", "handy",
    "portable", "gsm",
  ]
  static let pager = [
    "pager", "radiomessagerie", "buscapersonas", "localizador", "cercapersone", "semafoon",
  ]
  static let phone = [
    "phone", "telef", "teleph", "hoofdnummer", "ruckmeldung", "ruckruf", "callback", "rappel",
    "richiamata", "terugbellen", "devolucion de llamada", "retorno de chamada", "isdn", "rdsi",
    "rnis", "telex",
  ]
  static let assistant = ["assist", "ayudante"]
  static let company = [
    "company", "firma", "societe", "compania", "societa", "empresa", "bedrijf", "organizacion",
    "organizacao",
  ]
  static let car = ["car", "auto", "autotelefon", "autotelefoon", "voiture", "automovil", "carro"]
  static let callback = [
    "callback", "ruckmeldung", "ruckruf", "rappel", "richiamata", "terugbellen", "devolucion",
    "retorno",
  ]
  static let primary = ["primary", "haupt", "principal", "hoofd", "main"]
  static let textphone = ["tty", "tdd", "horbehind", "texttelefon", "teksttelefoon"]

  static let other = [
    "other", "weiter", "autre", "otro", "otra", "altr", "outr", "ander", "overig",
  ]
  static let home = [
    "home", "privat", "domicil", "particulier", "particular", "casa", "personal", "residenc",
    "abitazione", "prive", "thuis", "huis", "pessoal",
  ]
  static let work = [
    "business", "geschaft", "dienst", "trabajo", "trabalho", "comercial", "emprego", "ufficio",
    "lavoro", "werk", "zakelijk", "empresa", "profession", "work", "office", "bureau", "arbeit",
  ]

  static let poBox = [
    "po box", "p o box", "postfach", "boite postale", "b p ", "apartado", "casella postale",
    "caixa postal", "postbus",
  ]
  static let country = ["country", "pays", "pais", "paese", "nazione"]
  static let region = [
    "state", "bundesland", "kanton", "region", "provinc", "estado", "distrito", "stato", "regio",
    "county",
  ]
  static let postalCode = ["postal", "postleitzahl", "plz", "zip", "postcode"]
  static let city = [
    "city", "town", "ort", "stadt", "ville", "ciudad", "citta", "cidade", "plaats", "woonplaats",
    "localidad", "localidade", "weiterer ort",
  ]
  static let street = ["street", "strass", "straat", "calle", "rue", "rua", "morada"]
}
