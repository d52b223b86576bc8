/// Words without which no text of a language gets along. What a card's name holds of them ("Dani mi
/// niña", "Wil alt") calls nobody in a text of that language; in others it may. From general knowledge.
enum FunctionWords {
  /// A set of languages, a bit each.
  typealias Languages = UInt16

  private static let lists = [
    // Spanish.
    """
    el los las de del que es un una unos unas con por para se lo no si como mas pero su sus al le les ya muy
    mi mis tu tus te me nos este esta esto estos estas ese esa eso aquel aquella cuando donde quien porque
    sin sobre entre hasta desde hoy manana ayer luego despues antes ahora aqui ahi alla asi bueno buena dia
    dias noche tarde vez veces hay fue son era ser estar tiene tengo hace dice dijo viene voy vamos quiere
    puede todo toda todos todas otro otra cada ni o e nino nina mucho mucha poco tambien
    """,
    // German.
    """
    der die das den dem des ein eine einen einem einer und oder aber ist sind war waren wird wurde hat habe
    haben nicht kein keine ich du er sie es wir ihr mich dich sich mir dir uns euch ihm ihn ihnen sein seine
    seinen seiner ihre ihren ihrer mein meine meinen meiner dein deine unser unsere auf aus bei bis durch
    fur gegen in mit nach ohne uber um unter von vor wegen zu zum zur am im ins wie was wer wo wann warum
    wenn weil dass ob als auch noch schon nur sehr mehr so da dann denn doch ja nein heute morgen gestern
    jetzt immer wieder gut neue neuer neues alle alles andere dieser diese dieses hier dort kommt geht macht
    sagt will kann muss soll mal halt eben
    """,
    // French.
    """
    le la les un une des de du et ou mais est sont etait sera a ai as avons avez ont ne pas plus je tu il
    elle on nous vous ils elles me te se moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos
    votre vos mari femme ce cet cette ces qui que quoi dont ou quand comment pourquoi parce avec sans sous sur dans
    chez entre vers pour par depuis jusque aujourd hui demain hier maintenant encore deja tres trop aussi
    tout toute tous toutes autre fait faire dit va vient veut peut bien merci
    """,
    // Portuguese.
    """
    o os as um uma uns umas do dos da das no nos na nas ao aos pelo pela em com sem por para de e ou mas nao
    sim que quem onde quando como porque eu voce voces ele ela eles elas nos me te se lhe meu minha meus
    minhas teu tua seu sua seus suas nosso nossa este esta isso isto aquele aquela muito muita pouco mais
    menos ja ainda hoje amanha ontem agora aqui ali depois antes sempre nunca tambem foi era ser estar esta
    tem tenho vai vou vem quer pode fazer faz disse tudo todo toda todos todas outro outra cada bem bom boa
    """,
    // Italian.
    """
    il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla
    ai agli alle dal dalla nel nella nei nelle sul sulla e o ma non che chi cui come dove quando perche io
    noi voi loro mi ti ci vi si me te se mio mia miei mie tuo tua suo sua suoi sue nostro nostra questo
    questa quello quella piu meno molto poco tutto tutta tutti tutte altro altra ogni anche ancora gia oggi
    domani ieri adesso ora dopo prima sempre mai e ho hai ha abbiamo hanno sono era essere fare fa dice va
    viene vuole puo bene
    """,
    // Dutch.
    """
    de het een en of maar niet geen wel is zijn was waren wordt heeft heb hebben had ik jij je hij zij ze we
    wij jullie u mij me jou hem haar ons hun mijn jouw zijn onze dit dat deze die er hier daar wie wat waar
    wanneer hoe waarom als dan dus want omdat op in uit aan bij met van voor naar over door om onder tegen
    tot zonder te ter ten nog al ook zo heel erg meer veel weinig alle alles nu vandaag morgen gisteren
    straks weer even gaat komt doet zegt wil wilt kan moet mag zal gaan doen nieuwe goed
    """,
    // Swedish.
    """
    och att det den en ett ar var som pa av for med till fran om men inte ingen inget jag du han hon vi ni
    de dem mig dig sig oss er min mitt mina din ditt dina sin sitt sina hans hennes var vart deras denna
    detta dessa har hade blir blev kan ska skulle vill maste gar kommer gor sager nar hur vad vem dar har
    idag imorgon igar nu sen sedan igen alltid aldrig ocksa mycket mer alla allt nagon nagot bara ju val
    utan under over mellan efter fore eller
    """,
    // Danish and Norwegian.
    """
    og det den en et er var som pa af for med til fra om men ikke ingen jeg du han hun vi de dem mig dig sig
    os jer min mit mine din dit dine sin sit sine hans hendes vores deres denne dette disse har havde bliver
    blev kan skal skulle vil ma gar kommer gor siger nar hvor hvad hvem hvorfor der her i dag morgen gar nu
    sa igen altid aldrig ogsa meget mere alle alt noget bare jo uden under over mellem efter eller at
    jeg meg deg seg oss dere hva hvem hvordan fordi noe noen mye veldig etter ved mot gjor sier kommer
    """,
  ]

  /// Whether a word is one of some languages.
  static func isOne(_ hash: UInt64, in languages: Languages) -> Bool {
    self.languages(of: hash) & languages != 0
  }

  /// Languages that mostly leave pronouns out: Spanish, Portuguese, Italian.
  static let withoutPronouns: Languages = 1 | 1 << 3 | 1 << 4

  private static let table: [UInt64: Languages] = {
    var table: [UInt64: Languages] = [:]
    for (number, list) in lists.enumerated() {
      for token in FoldedText(list).tokens { table[token.hash, default: 0] |= 1 << number }
    }
    return table
  }()

  /// The languages in which a folded word is one of these.
  static func languages(of hash: UInt64) -> Languages { table[hash] ?? 0 }

  /// The languages that a text is written in: those that have many of its words, and not far fewer than
  /// the one that has most. English, whose words are common everywhere, is none of them.
  static func languages(of text: FoldedText) -> Languages {
    var counts = [Int](repeating: 0, count: lists.count)
    var english = 0
    for token in text.tokens.prefix(300) {
      if CommonWords.english.contains(token.hash) {
        english += 1
        continue
      }
      let languages = table[token.hash] ?? 0
      for number in counts.indices where languages & 1 << number != 0 { counts[number] += 1 }
    }
    let most = counts.max() ?? 0
    guard most >= 2, most > english else { return 0 }
    return counts.indices.reduce(0) { counts[$1] * 4 >= most * 3 ? $0 | 1 << $1 : $0 }
  }
}
