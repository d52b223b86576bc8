/// The words for relations in the languages people use in address books and notes, folded; from
/// general knowledge.
enum RelationLabels {
  private static let words: [(Relation, String)] = [
    (
      .mother,
      """
      mom mum mummy mommy mama mamma mother ma mam mutti mutter mami maman mere mamá madre mae mamae
      mãe mamma madre matka mamo mat amma aai ammi maa umma ummi ima eomma okaasan haha moeder mor äiti
      mere mamka mamusia moms mums mam mammy mamaw amma nanay inay mamae mams momma muma eomeoni omoni okasan
      mainha maame mami mamita amá jefita maamaa 엄마 어머니 母 お母さん ママ 妈妈 мама أمي مامان ماما माँ
      """
    ),
    (
      .father,
      """
      dad daddy papa father pa pop pops vati vater papi padre papá pere pai papai babbo ojciec tata tato
      painho pappa baba appa abba abbu abbi aba otets pitaji vader far isä otoosan dada dads baba bapa bapu tatay itay papito apá abeoji otosan otousan daddies paapaa
      아빠 아버지 父 お父さん パパ 爸爸 папа بابا أبي पापा
      """
    ),
    (.parent, "parent parents folks eltern padres pais rodzice"),
    (
      .grandmother,
      """
      grandma granny gran grandmother nana nan nanna nonna oma omi abuela abuelita avo vovo vó mamie meme
      mamgu nain babcia babushka babcia nani naani dadi daadi ammamma paati patti ajji teta sitti savta halmoni
      obaachan grannie yaya yiayia mormor farmor bestemor mamaw 할머니 meemaw memaw nannan
      """
    ),
    (
      .grandfather,
      """
      grandpa grandad granddad grandfather gramps opa opi abuelo abuelito nonno avô vovô papy pepe pepere
      tadcu taid daideo dziadek dedushka nana nanaji dada dadaji thatha ajja jiddo saba harabeoji ojiisan pappou morfar
      farfar bestefar papaw grampa gramp
      """
    ),
    (
      .aunt,
      """
      aunt aunty auntie modryb tante tía tia zia ciocia tetya masi maasi mausi chachi bua mami maami kaki khala
      khalti khaltu dodah imo gomo theia moster faster thea tita
      """
    ),
    (
      .uncle,
      """
      uncle ewythr wncwl onkel oncle tío tio zio wujek dyadya chacha mama maama kaka mausa phupha khalu ammo dod samchon
      theios oom morbror farbror tito
      """
    ),
    (
      .sister,
      "sister sis chwaer schwester schwesterherz schwesterchen soeur hermana irma irmã sorella siostra sestra didi akka behen zus søster syster"
    ),
    (
      .brother,
      "brother bro brawd bruder bruderherz bruderchen frere hermano irmao irmão fratello brat bhai bhaiya broer bror hermanito kuya"
    ),
    (.sibling, "sibling siblings geschwister"),
    (
      .wife,
      "wife missus frau epouse esposa mujer mulher moglie biwi patni vrouw kone wifey girlfriend freundin novia gf fiancee"
    ),
    (.husband, "husband hubby hubs esposo marido marito maz muzh boyfriend bf novio fiance"),
    (.spouse, "spouse partner significant half"),
    (.daughter, "daughter tochter fille hija filha figlia corka doch beti dochter datter"),
    (.son, "son sohn fils hijo filho figlio syn beta zoon sønn"),
    (.child, "child kid kids children kind kinder"),
    (
      .cousin,
      "cousin cefnder cyfnither cousine primo prima cugino cugina kuzyn kuzynka cuz vetter neef nicht"
    ),
    (.niece, "niece nichte sobrina nipote"),
    (.nephew, "nephew neffe sobrino neveu"),
    (.godparent, "godmother godfather padrino madrina ninong ninang patin pate"),
    (
      .godchild,
      "godchild goddaughter godson afilhada afilhado ahijada ahijado filleul filleule patenkind"
    ),
    (.grandchild, "grandson granddaughter grandchild enkel nieto nieta"),
    (.motherInLaw, "schwiegermutter suegra sogra suocera teściowa saas belle-mere mil"),
    (.fatherInLaw, "schwiegervater suegro sogro suocero sasur fil"),
    (.sisterInLaw, "schwägerin cuñada cunhada cognata bhabhi sil nanad"),
    (.brotherInLaw, "schwager cuñado cunhado cognato jija bil devar"),
    (.friend, "friend freund amigo amiga ami amie amico amica przyjaciel freundin bestie"),
    (.boss, "boss manager chef jefe jefa chefe capo supervisor"),
    (.assistant, "assistant secretary"),
    (.colleague, "colleague coworker kollege kollegin colega collegue collega"),
    (
      .neighbour,
      "neighbor neighbour nachbar nachbarin vecino vecina vizinho vizinha voisin voisine vicino vicina sasiad"
    ),
    (.flatmate, "roommate flatmate housemate mitbewohner roomie"),
  ]

  /// The relations that a folded word says.
  static let table: [UInt64: [Relation]] = {
    var table: [UInt64: [Relation]] = [:]
    for (relation, text) in words {
      for token in FoldedText(text).tokens {
        if table[token.hash]?.contains(relation) != true {
          table[token.hash, default: []].append(relation)
        }
      }
    }
    return table
  }()

  /// Parents and grandparents by the word that only says what they are.
  private static let said = Set(
    FoldedText(
      """
      mother father parent parents mutter vater mere pere madre padre moeder vader mor far isa aiti
      matka ojciec grandmother grandfather
      """
    ).tokens.map(\.hash))

  /// Whether a child calls a parent or grandparent by this word, and by nothing else: `Mum`, `Opa`.
  static func isCalled(_ hash: UInt64) -> Bool {
    guard let relations = table[hash], !said.contains(hash), NameGenders.table[hash] == nil else {
      return false
    }
    return relations.allSatisfy(elders.contains)
  }

  private static let elders: Set<Relation> = [.mother, .father, .grandmother, .grandfather]

  /// Which of these words, small and without an owner, are too common to mean a contact.
  private static let needsCapital = Set(
    FoldedText(
      """
      ma pa pop mae mat haha far mor man mari anne dada nana nan lola tito tata teta tia pati beta brat
      kind kinder doch syn zona chef anna mama masi imo dod patin pate bil sil mil fil akka partner
      significant half friend boss manager kid kids child children son parent parents folks
      """
    ).tokens.map(\.hash))

  /// Whether a word says that somebody is of the family.
  static func isFamily(_ hash: UInt64) -> Bool { table[hash]?.contains(where: \.isFamily) ?? false }

  static func isCommonWord(_ hash: UInt64) -> Bool { needsCapital.contains(hash) }

  /// Which of those, said in speech that has no capitals, hardly mean anything else.
  private static let saidAlone = Set(FoldedText("mama nana dada").tokens.map(\.hash))

  static func isSpoken(_ hash: UInt64) -> Bool { saidAlone.contains(hash) }

  private static let typed: [String: Relation] = {
    var table: [String: Relation] = [:]
    for (relation, text) in words {
      for word in text.split(whereSeparator: \.isWhitespace) where table[String(word)] == nil {
        table[String(word)] = relation
      }
    }
    table["co-worker"] = .colleague
    table["manager"] = .boss
    table["sweetheart"] = .spouse
    table["partner"] = .spouse
    table["contact"] = nil
    return table
  }()

  /// What the type of a related person on a card says: `spouse`, `_$!<Mother>!$_`, `Mutter`.
  static func relation(type: String) -> Relation? {
    let word = type.lowercased().filter { $0.isLetter || $0 == "-" }
    return typed[word]
  }
}
