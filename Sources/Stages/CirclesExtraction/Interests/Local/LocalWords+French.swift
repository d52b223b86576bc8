extension LocalWords {
  static let french = LocalWords(
    verbs: forms(
      """
      tricote=tricoter coud=coudre brode=broder nage=nager grimpe=grimper rame=ramer danse=danser
      chante=chanter peint=peindre dessine=dessiner sculpte=sculpter jardine=jardiner
      patine=patiner medite=mediter bricole=bricoler randonne=randonner
      photographie=photographier crochete=crocheter pedale=pedaler tisse=tisser pagaie=pagayer
      surfe=surfer plonge=plonger skie=skier peche=pecher chasse=chasser cuisine=cuisiner
      patisse=patisser jongle=jongler campe=camper slame=slamer rappe=rapper aquarelle=aquareller
      cartonne=cartonner randonnent=randonner jardinent=jardiner
      """),
    nouns: set(
      """
      foot football basket volley handball tennis padel badminton golf hockey rugby judo karate
      aikido yoga pilates zumba gymnastique natation athletisme triathlon marathon velo cyclisme
      randonnee escalade alpinisme surf plongee voile aviron kayak ski snowboard patinage escrime
      boxe equitation peche echecs belote tarot poker bridge sudoku salsa tango flamenco ballet
      danse chorale guitare piano violon batterie saxophone trompette flute accordeon ukulele
      harpe violoncelle clarinette chant theatre improvisation opera jazz poesie peinture
      aquarelle ceramique poterie calligraphie photographie origami couture broderie crochet
      tricot macrame menuiserie jardinage potager apiculture astronomie oiseaux timbres
      philatelie bd romans podcasts anglais espagnol italien allemand japonais portugais arabe
      breton patisserie cuisine boulangerie bonsais orchidees maquettes petanque course capoeira
      parkour crossfit futsal footing jogging trail marathons triathlons vtt gravel bmx tandem
      cyclotourisme rando randonnees raquettes speleo speleologie varappe canyoning canyonisme
      parapente deltaplane planeur parachutisme ulm montgolfiere modelisme aeromodelisme
      maquettisme windsurf kitesurf wingfoil paddle canoe rafting snorkeling apnee aquagym
      aquabike aquarelles patin patins roller rollers skateboard skate luge curling biathlon
      dressage attelage cheval chevaux poney poneys lutte kickboxing taekwondo jujitsu sambo
      halterophilie musculation muscu fitness stretching gym trampoline cirque trapeze jonglage
      jonglerie acrobaties danses swing bachata kizomba forro breakdance claquettes country
      madison orientale valse boules bowling billard flechettes tir archerie chasse champignons
      cueillette mycologie botanique herbier herbiers orchidee roses rosiers dahlias iris cactus
      succulentes bonsai permaculture potagers compost verger ruche ruches abeilles poules
      pigeons colombophilie aquariophilie aquarium tortues rami canasta scrabble sudokus puzzle
      puzzles lego legos playmobil warhammer figurines jdr belotes loto bingo backgammon awale
      mahjong quiz choeur gospel karaoke fanfare harmonie orchestre orgue basse alto contrebasse
      percussions djembe saxo trombone tuba hautbois basson harmonica banjo mandoline cornemuse
      biniou bombarde vielle synthe synthetiseur platines impro clown marionnettes magie operette
      blues rap slam metal reggae chanson poemes haikus ecriture lecture polars polar bds mangas
      manga comics gouache acrylique pastel dessin croquis fusain gravure linogravure serigraphie
      lithographie sculpture modelage raku mosaique vitrail enluminure argentique scrapbooking
      cartonnage reliure patchwork tapisserie tissage filage feutrage dentelle bijoux vannerie
      ebenisterie marqueterie tournage ferronnerie forge soudure lutherie coutellerie bricolage
      restauration brocante brocantes antiquites numismatique vinyles vinyle capsules mineraux
      fossiles genealogie etoiles ornithologie papillons orchidophilie meteo radioamateur drones
      chinois russe coreen grec latin occitan basque lsf esperanto levain macarons confitures
      oenologie biere bieres brassage cidre whisky rhum cocktails kombucha fermentation
      meditation sophrologie reiki taichi benevolat secourisme camping bivouac moto motos
      mobylette mobylettes 2cv solex vespa karting rallye pelerinage compostelle geocaching
      slackline pickleball squash pingpong baseball cricket
      """),
    suffixes: [],
    cues: set(
      """
      joue jouer fait fais faire pratique apprend apprends apprendre adore aime aimerait
      collectionne inscrit inscrite cours stage atelier club equipe groupe repetition tournoi
      entraine commence commencer accro fou folle fan passionne passionnee passion hobby chaque
      lundis mardis mercredis jeudis vendredis samedis dimanches va reprend repris mise mis veut
      lit ecoute donne joues jouent jouait font faisait apprenait adorent aiment collectionnent
      inscrits repetitions competition entrainement entrainements demarre fana dingue passionnes
      dada tous lance lancee voudrait regarde anime enseigne monte eleve cultive fabrique
      construit restaure plonge plongee mordu mordue obsede obsedee heures soirs dimanche
      mercredi jeudi mardi lundi samedi vendredi licence membre asso association concert
      spectacle premiere chorale
      """),
    takers: set(
      """
      joue collectionne apprend apprends jouer collectionnent apprendre eleve restaure devore
      fabrique
      """),
    skipped: set(
      """
      du de la le les des au aux a l d son sa maintenant aussi beaucoup en ses toujours enfin
      meme tous toutes un une vieux vieilles vieille
      """),
    denials: set(
      """
      pas jamais deteste arrete abandonne sans marre ancien ancienne lache vendu ni avant ennuie
      plus deteste arreter vendue horreur fini stop degoute detestait hait quitte
      """),
    breaks: set("et mais sinon"),
    first: set("je j"), mine: set("mon ma mes"), theirs: set("son sa ses leur leurs"),
    relatives: set(
      """
      fils fille frere soeur mari femme mere pere copain copine enfants cousin cousine neveu
      niece grand-mere voisin voisine patron ami amie belle beau gendre bru oncle tante papa
      maman papi mamie petit petite collegue
      """),
    idle: set(
      """
      role tour jeu que moi nous vous lui elle rien tout peur temps mal roles argent nouvelle
      depuis bien beaucoup toujours encore maintenant deux trois quatre quoi musique
      """),
    articles: set("la le les un une ma mon sa son ta ton cette ce notre votre leur"),
    phrases: phrases(
      """
      tir a l arc, course a pied, ping pong, tennis de table, ski de fond, ski de randonnee,
      planche a voile, char a voile, jeux de societe, jeu de societe, jeux de role, jeux video,
      mots croises, mots fleches, danse country, danse orientale, danse classique,
      danse contemporaine, danse de salon, danses de salon, danse bretonne, danses bretonnes,
      danse africaine, roller derby, plongee sous marine, chasse sous marine, marche nordique,
      marche aquatique, trek, velo electrique, velo de route, vtt, arts martiaux, boxe francaise,
      boxe thai, tai chi, qi gong, chant choral, chant lyrique, musique classique,
      musique ancienne, musique baroque, orgue de barbarie, accordeon diatonique,
      romans policiers, roman policier, roman noir, romans noirs, science fiction,
      bande dessinee, bandes dessinees, club de lecture, photo argentique,
      photographie argentique, photo animaliere, langue des signes, cuisine japonaise,
      cuisine italienne, cuisine vegetarienne, travail du bois, tournage sur bois,
      taille de pierre, taille douce, peinture sur soie, peinture sur porcelaine, point de croix,
      dentelle aux fuseaux, modeles reduits, trains miniatures, train miniature,
      train electrique, trains electriques, modelisme ferroviaire, cartes postales anciennes,
      cartes postales, voitures anciennes, motos anciennes, tracteurs anciens, impression 3d,
      escape game, escape games, vide greniers, vin naturel, vins naturels, biere artisanale,
      bieres artisanales, peche a la mouche, peche a pied, peche au gros, chiens de traineau,
      chemin de compostelle, saint jacques, musique bretonne, musique irlandaise, heavy metal,
      k pop, lindy hop, stand up, via ferrata, aviron, cuisine, paddle
      """),
    courses: [],
    unceasing: set("arret cesse"))
}
