extension PastForms {
  static let spanish = PastForms(
    endings: "ó aron ieron aste iste isteis asteis é í",
    otherEndings: "aré eré iré",
    exceptions:
      "café té sé qué porqué olé bebé chalé puré josé comité esté aquí allí ahí así sí mí casi esquí"
      + " maní jabalí rubí baste contraste existe chiste triste insiste viste consiste asiste resiste persiste"
      + " desiste guste dominó caba traba raba",
    words:
      "estaba era eran éramos fui fue fuimos fueron estuve estuvo estuvimos estuvieron vine vino vinimos"
      + " vinieron tuve tuvo tuvimos tuvieron hice hizo hicimos hicieron di dio dieron vi vio vimos"
      + " vieron traje trajo puse puso había habían llegué compré empecé llamé dejé pasé hablé conocí"
      + " conocimos salí perdí vendí recibí nací volví cumplí",
    having: "ha han he hemos has habéis había habían habíamos",
    participleEndings: "ado ido",
    participles: "hecho visto puesto muerto vuelto roto abierto escrito",
    joints: "y e o que pero porque si cuando aunque")

  /// Its participles have a form of their own; "würde" is no past, and "wurde" one.
  static let german = PastForms(
    endings: "", exceptions: "", words: "wurde wurden",
    joints: "und oder aber dass weil wenn denn")

  static let french = PastForms(
    endings: "",
    exceptions: "",
    words: "né née nés nées étais était étaient avait avaient fus fut furent",
    having: "a ont ai as avons avez avait avaient avais",
    being: "est es suis sont sommes êtes était étaient étais",
    reflexive: "s se m me t te nous vous",
    participleEndings: "é ée és ées",
    participles: "eu été fait vu pris mis dû bu lu cru reçu vendu perdu rendu entendu attendu vécu"
      + " connu tenu obtenu revu couru fini choisi réussi dormi parti sorti appris ouvert offert"
      + " vue vus vues revus revues connus connue connues perdus mise mises prise prises faite"
      + " découvert écrit inscrit inscrite",
    motions:
      "allé allée allés allées venu venue venus venues parti partie partis parties né née nés"
      + " nées mort morte morts mortes tombé tombée tombés tombées arrivé arrivée arrivés arrivées"
      + " resté restée restés restées rentré rentrée rentrés rentrées sorti sortie sortis sorties"
      + " passé passée passés passées monté montée revenu revenue revenus revenues devenu devenue"
      + " descendu descendue décédé décédée retourné retournée reparti repartie repartis",
    joints: "et ou mais que qui car si quand puis donc")

  static let italian = PastForms(
    endings: "ò arono irono erono",
    exceptions:
      "però può ciò falò brava grava lava cava fava prava schiava ottava sarò avrò farò andrò"
      + " verrò dovrò potrò vorrò starò darò dirò",
    words: "ero era erano eravamo fui fu furono andai andammo venne vennero ebbe ebbi nacque fece"
      + " feci vidi vide prese",
    having: "ha hanno ho hai abbiamo avete aveva avevano avevo",
    being: "è sono sei siamo siete era erano ero eravamo",
    reflexive: "si mi ti ci vi",
    participleEndings: "ato uto ito ata uta ita ati uti iti ate ute ite",
    participles:
      "fatto visto preso messo perso chiuso aperto scritto letto scelto rotto vinto chiesto",
    motions:
      "andato andata andati andate venuto venuta venuti venute nato nata nati nate morto morta"
      + " morti morte partito partita partiti partite arrivato arrivata arrivati arrivate uscito uscita"
      + " usciti uscite tornato tornata tornati tornate rimasto rimasta rimasti caduto caduta diventato"
      + " diventata stato stata stati state entrato entrata entrati successo successa passato passata",
    joints: "e ed o ma che perché se quando poi")

  static let portuguese = PastForms(
    endings: "ou aram eram iram iu ei",
    otherEndings: "arei erei irei",
    exceptions: "sei hei lei rei grei frei sou vou estou dou ou brava lava cava trava",
    words:
      "era eram foi foram fui fomos esteve estive tive teve tivemos tiveram fez fiz fizemos veio"
      + " vim viemos vieram nasceu morreu faleceu perdeu vendeu conheceu recebeu viu vi vimos pôs trouxe"
      + " parei tirei virei entrei morei esperei mostrei liguei nasci vendi recebi conheci saí comi"
      + " dormi ouvi assisti parti li subi perdi bebi",
    joints: "e ou mas que porque se quando")

  static let dutch = PastForms(
    endings: "",
    exceptions: "",
    words: "zag zagen kwam kwamen gingen hadden waren vertrok vertrokken belde belden kocht kochten"
      + " verhuisde verhuisden trouwde trouwden overleed stierf werden vond gaf kreeg kregen begon"
      + " begonnen viel vloog reed vierde vierden haalde verloor bracht brachten sprak spraken at",
    having: "heeft hebben heb hebt",
    participles: "gehad gezien gekocht gedaan geweest gegaan gekregen verloren gebracht getrouwd",
    joints: "en of maar want dat als")

  static let nordic = PastForms(
    endings: "ade ede dde ades edes",
    exceptions: "både glade brede fede rede tilrede allerede sede lade bade ede hvide enede",
    words:
      "fick fikk kom kjøpte köpte køpte tog tok såg så blev ble reiste rejste åkte møtte træffede"
      + " träffade träffades sågs sås mødtes møttes föddes fødtes spiste läste kjørte kørte köptes giftet flyttet døde dog dødde født gifte"
      + " giftede avled opererades forlovet forlovede sov",
    having: "har hade havde hadde",
    participleEndings: "at",
    participles: "fått fået kommit kommet vært varit været flyttet reist rejst köpt kjøpt gått",
    joints: "och og eller men att at som når när")
}
