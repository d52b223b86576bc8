extension LocalWords {
  static let spanish = LocalWords(
    verbs: forms(
      """
      teje=tejiendo=tejer cose=cosiendo=coser borda=bordando=bordar nada=nadando=nadar
      escala=escalando=escalar rema=remando=remar bucea=buceando=bucear surfea=surfeando=surfear
      patina=patinando=patinar baila=bailando=bailar canta=cantando=cantar pinta=pintando=pintar
      dibuja=dibujando=dibujar esculpe=esculpir cocina=cocinando=cocinar hornea=horneando=hornear
      medita=meditando=meditar pesca=pescando=pescar corre=corriendo=correr
      fotografia=fotografiando=fotografiar
      """),
    nouns: set(
      """
      futbol baloncesto voleibol balonmano tenis padel badminton golf hockey rugby beisbol judo
      karate taekwondo yoga pilates zumba gimnasia natacion atletismo triatlon maraton ciclismo
      senderismo montanismo escalada alpinismo espeleologia surf buceo vela remo kayak piraguismo
      esqui snowboard patinaje esgrima boxeo equitacion pesca ajedrez domino parchis mus poker
      sudoku crucigramas salsa bachata tango flamenco ballet danza coro guitarra piano violin
      bateria saxofon trompeta flauta acordeon ukelele ukulele cajon arpa bajo canto teatro opera
      jazz poesia pintura acuarela ceramica caligrafia fotografia origami costura bordado ganchillo
      punto macrame carpinteria jardineria huerto apicultura astronomia aves sellos monedas comics
      novelas podcasts ingles frances italiano aleman japones portugues chino catalan euskera
      reposteria cocina panaderia cerveza bonsais orquideas maquetas videojuegos crossfit boxeo
      petanca bolos capoeira parkour acuagym aquagym barranquismo bici gravel mtb spinning running
      pelota pilota frontenis futsal waterpolo pickleball tenis-mesa aikido jiu-jitsu kickboxing
      paracaidismo parapente submarinismo snorkel apnea piragua paddle trapecio circo malabares magia
      patchwork encaje bolillos costura fieltro puzles rompecabezas jabones velas belen belenes
      castells muixeranga coplas copla zarzuela sevillanas rondalla bandurria armonica gaita dulzaina
      batucada micologia setas rebollones palomos canarios gallinas colmenas marqueteria talla
      escultura restauracion tapiceria encuadernacion grabado serigrafia kombucha lettering manga
      anime kpop k-pop photocards cromos minerales fosiles vinilos antiguedades drones maquetismo
      radioaficion culebrones ruso arabe griego escritura microrrelatos trenes scrapbooking
      """),
    suffixes: [],
    cues: set(
      """
      juega juego jugando jugar toca toco tocando hace hago haciendo practica practico aprende
      aprendo aprendiendo aprender encanta encantan gusta gustan ama adora colecciona apunto
      apuntado apuntada clases clase curso taller club equipo grupo ensayo torneo entrena entrenando
      empezo empezado empieza enganchado enganchada loco loca aficionado aficionada fanatico
      fanatica pasion hobby cada lunes martes miercoles jueves viernes sabados domingos va quiere
      lee escucha obsesionado obsesionada da ensena vive picado picada viciado viciada aficion
      forofo forofa adicto adicta devoto devota salva calma relaja desahoga engancha horas tardes
      noches
      """),
    takers: set("juega juego toca toco colecciona colecciono aprende aprendo aprendiendo tocando"),
    skipped: set("a al el la los las ahora tambien mucho"),
    denials: set(
      """
      nunca jamas odia odio dejo dejado abandono harto harta sin antes aburre detesta ex vendio
      tampoco ni aburrido cansado cansada dejar deje abandonado abandonada vendi vendido prohibido
      """),
    breaks: set("y pero sino aunque"),
    first: set("yo"), mine: set("mi mis"), theirs: set("su sus"),
    relatives: set(
      """
      hijo hija hijos hermano hermana marido esposa esposo mujer madre padre novio novia abuelo
      abuela primo prima sobrino sobrina nieto nieta jefe vecino vecina amigo amiga
      """),
    idle: set(
      """
      papel turno casa puerta que boda cena comida fiesta lista curso cursos clase clases viaje
      examen examenes excursion gimnasio grupo club taller reunion todo vida gente con en por para
      sin de
      """),
    crafts: forms(
      """
      pinta=pintando=pinto=pintar canta=cantando=canto=cantar restaura=restaurando=restauro=restaurar
      talla=tallando=tallo=tallar modela=modelando=modelo=modelar fabrica=fabricando=fabrico=fabricar
      cria=criando=crio=criar revela=revelando=revelo=revelar imprime=imprimiendo=imprimo=imprimir
      construye=construyendo=construyo=construir borda=bordando=bordo=bordar cose=cosiendo=coso=coser
      teje=tejiendo=tejo=tejer hornea=horneando=horneo=hornear cultiva=cultivando=cultivo=cultivar
      repara=reparando=reparo=reparar arregla=arreglando=arreglo=arreglar
      """),
    joiners: set(
      """
      apuntado apuntada apunto apunta picado picada viciado viciada enganchado enganchada aficionado
      aficionada adicto adicta
      """),
    articles: set("el la los las un una unos unas mi tu su de en esta este esa ese del al"))

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

  static let portuguese = LocalWords(
    verbs: forms(
      """
      tricota=tricotando=tricotar costura=costurando=costurar borda=bordando=bordar
      nada=nadando=nadar escala=escalando=escalar rema=remando=remar surfa=surfando=surfar
      patina=patinando=patinar danca=dancando=dancar canta=cantando=cantar pinta=pintando=pintar
      desenha=desenhando=desenhar cozinha=cozinhando=cozinhar pesca=pescando=pescar
      medita=meditando=meditar corre=correndo=correr fotografa=fotografando=fotografar
      """),
    nouns: set(
      """
      futebol basquete basquetebol volei voleibol handebol tenis padel badminton golfe hoquei rugby
      judo karate jiu-jitsu capoeira ioga yoga pilates zumba ginastica natacao atletismo triatlo
      maratona ciclismo caminhada trilhas escalada montanhismo surf surfe mergulho vela remo caiaque
      esqui patinacao esgrima boxe equitacao pesca xadrez domino sueca poker sudoku salsa samba
      forro tango bale danca coro coral guitarra violao piano violino bateria saxofone trompete
      flauta acordeao cavaquinho pandeiro ukulele harpa canto teatro opera jazz fado poesia pintura
      aguarela aquarela ceramica caligrafia fotografia origami costura bordado croche trico macrame
      marcenaria jardinagem horta apicultura astronomia passaros selos moedas quadrinhos romances
      podcasts ingles frances espanhol italiano alemao japones confeitaria culinaria bonsais
      orquideas crossfit parkour
      """),
    suffixes: [],
    cues: set(
      """
      joga jogar jogando toca tocar tocando faz fazer fazendo pratica aprende aprender aprendendo
      ama adora gosta coleciona inscreveu aulas aula curso oficina clube equipe equipa grupo ensaio
      torneio treina treinando comecou comecar viciado viciada louco louca apaixonado apaixonada fa
      paixao hobby cada toda todas segundas sextas sabados domingos voltou quer le ouve anda ensina
      """),
    takers: set("joga toca tocar coleciona aprende aprendendo tocando jogar"),
    skipped: set("a o os as ao agora tambem muito"),
    denials: set(
      """
      nao nunca odeia odeio parou deixou largou desistiu sem antes cansou detesta vendeu nem chato
      cansado cansada
      """),
    breaks: set("e mas porem"),
    first: set("eu"), mine: set("meu minha"), theirs: set("seu sua seus suas"),
    relatives: set(
      """
      filho filha irmao irma marido esposa mulher mae pai namorado namorada avo primo prima sobrinho
      sobrinha neto neta chefe vizinho vizinha amigo amiga
      """),
    idle: set("papel vez que"))
}
