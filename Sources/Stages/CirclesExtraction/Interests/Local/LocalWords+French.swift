extension LocalWords {
  static let french = LocalWords(
    verbs: forms(
      """
      tricote=tricoter coud=coudre brode=broder nage=nager grimpe=grimper rame=ramer
      danse=danser chante=chanter peint=peindre dessine=dessiner sculpte=sculpter
      jardine=jardiner patine=patiner medite=mediter bricole=bricoler randonne=randonner
      photographie=photographier
      """),
    nouns: set(
      """
      foot football basket volley handball tennis padel badminton golf hockey rugby judo karate
      aikido yoga pilates zumba gymnastique natation athletisme triathlon marathon velo cyclisme
      randonnee escalade alpinisme surf plongee voile aviron kayak ski snowboard patinage escrime
      boxe equitation peche echecs belote tarot poker bridge sudoku salsa tango flamenco ballet
      danse chorale guitare piano violon batterie saxophone trompette flute accordeon ukulele harpe
      violoncelle clarinette chant theatre improvisation opera jazz poesie peinture aquarelle
      ceramique poterie calligraphie photographie origami couture broderie crochet tricot macrame
      menuiserie jardinage potager apiculture astronomie oiseaux timbres philatelie bd romans
      podcasts anglais espagnol italien allemand japonais portugais arabe breton patisserie cuisine
      boulangerie bonsais orchidees maquettes petanque course capoeira parkour crossfit
      """),
    suffixes: [],
    cues: set(
      """
      joue jouer fait fais faire pratique apprend apprends apprendre adore aime aimerait
      collectionne inscrit inscrite cours stage atelier club equipe groupe repetition tournoi
      entraine commence commencer accro fou folle fan passionne passionnee passion hobby chaque
      lundis mardis mercredis jeudis vendredis samedis dimanches va reprend repris mise mis veut lit
      ecoute donne
      """),
    takers: set("joue collectionne apprend apprends jouer"),
    skipped: set("du de la le les des au aux a l d son sa maintenant aussi beaucoup en"),
    denials: set(
      """
      pas jamais deteste arrete abandonne sans marre ancien ancienne lache vendu ni avant ennuie
      plus deteste
      """),
    breaks: set("et mais sinon"),
    first: set("je j"), mine: set("mon ma mes"), theirs: set("son sa ses leur leurs"),
    relatives: set(
      """
      fils fille frere soeur mari femme mere pere copain copine enfants cousin cousine neveu niece
      grand-mere voisin voisine patron ami amie
      """),
    idle: set("role tour jeu que"))
}
