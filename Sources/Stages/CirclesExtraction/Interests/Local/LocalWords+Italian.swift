extension LocalWords {
  static let italian = LocalWords(
    verbs: forms(
      """
      cuce=cucendo=cucire ricama=ricamando=ricamare tesse=tessere nuota=nuotando=nuotare
      arrampica=arrampicando=arrampicare rema=remando=remare scia=sciando=sciare
      pattina=pattinando=pattinare balla=ballando=ballare danza=danzare canta=cantando=cantare
      dipinge=dipingendo=dipingere disegna=disegnando=disegnare scolpisce=scolpire
      fotografa=fotografare cucina=cucinando=cucinare inforna=infornare medita=meditare
      pesca=pescando=pescare cavalca=cavalcare passeggia=passeggiare cammina=camminare
      pedala=pedalare scrive=scrivendo=scrivere recita=recitare intaglia=intagliare
      coltiva=coltivare suona=suonare corre=correre sferruzza=sferruzzare lavora_a_maglia=maglia
      scala=scalare veleggia=veleggiare colora=colorare impasta=impastare panifica=panificare
      suonano=suonare ballano=ballare cantano=cantare
      """),
    nouns: set(
      """
      calcio calcetto pallavolo pallacanestro basket pallamano pallanuoto tennis padel pingpong
      badminton golf hockey rugby baseball judo karate aikido taekwondo kickboxing pugilato boxe
      scherma lotta yoga pilates zumba ginnastica nuoto tuffi atletica triathlon maratona
      maratone corsa ciclismo bici bicicletta mountain escursionismo trekking camminate camminata
      montagna alpinismo arrampicata ferrata speleologia sci scialpinismo snowboard ciaspole
      fondo pattinaggio curling surf windsurf kitesurf vela canottaggio kayak canoa immersioni
      subacquea apnea snorkeling equitazione cavalli tiro parapendio deltaplano paracadutismo
      pesca caccia funghi tartufi bocce bowling biliardo freccette scacchi dama burraco briscola
      scopa tressette poker bridge tombola sudoku cruciverba enigmistica puzzle videogiochi danza
      ballo salsa bachata tango valzer liscio flamenco balletto coro corale canto orchestra banda
      chitarra basso pianoforte piano violino viola violoncello contrabbasso arpa flauto oboe
      clarinetto fagotto sassofono sax tromba trombone corno batteria percussioni fisarmonica
      ukulele mandolino organo zampogna armonica teatro improvvisazione opera lirica jazz poesia
      poesie pittura acquerello acquerelli disegno fumetti calligrafia incisione serigrafia
      scultura ceramica tornio mosaico mosaici vetro legatoria origami macrame maglia uncinetto
      cucito ricamo tombolo telaio tessitura patchwork feltro gioielli bigiotteria falegnameria
      intaglio restauro modellismo trenini ferromodellismo aeromodellismo liuteria apicoltura api
      giardinaggio orto rose orchidee bonsai piante birdwatching uccelli astronomia stelle
      genealogia francobolli filatelia monete numismatica vinili dischi antiquariato mercatini
      gialli romanzi saggi podcast latino inglese francese spagnolo tedesco giapponese arabo
      russo cinese portoghese svedese greco fotografia cinema cucina pasticceria panificazione
      lievito pane pizza birra vino sommelier degustazione meditazione crossfit palestra parkour
      circo giocoleria magia volontariato campeggio camper moto motociclismo vespa droni
      scrittura lettura capoeira petanque futsal podismo trail mtb gravel handbike nordic cammini
      cammino sentieri bouldering canyoning torrentismo rafting sup deriva acquagym acquaticita
      sincro jujitsu aerobica trampolino trapezio acrobatica clown burattini biodanza pizzica
      taranta tarantella swing lindy kizomba danze gospel madrigali fanfara bandistica
      clavicembalo bouzouki mandola cembalo tamburello cajon djembe handpan synth cabaret karaoke
      haiku racconti narrativa fantasy fantascienza manga anime documentari sfoglia conserve
      marmellate formaggi salumi norcineria cioccolato gelato distillati grappa whisky cocktail
      kombucha fermentati barbecue galline conigli alveari farfalle acquario acquari cactus
      succulente dalie iris peonie terrario icone acquaforte xilografia linoleografia fotografie
      saponi candele cuoio pelletteria saldatura coltelleria radioamatore modellini soldatini
      lego warhammer vinile trottole figurine santini cartoline tappi minerali fossili araldica
      archeologia coreano turco polacco ebraico esperanto lis
      """),
    suffixes: [],
    cues: set(
      """
      gioca gioco giocano suona suono suonando fa faccio fanno facendo pratica impara imparo
      imparando studia adora ama amo piace piacciono appassionato appassionata appassionano
      colleziona collezione iscritto iscritta corso corsi lezioni lezione laboratorio circolo
      gruppo squadra prove torneo allena allenamento cominciato iniziato comincia inizia ripreso
      fissato fissata pazzo pazza matto matta fan passione hobby ogni lunedi martedi mercoledi
      giovedi venerdi sabato domenica va vado vanno vuole legge ascolta guarda insegna dato data
      messo messa sempre ora adesso ormai malato malata innamorato innamorata drogato tutte tutti
      """),
    takers: set("gioca suona suono colleziona impara imparo imparando suonando collezionando"),
    skipped: set("a al il lo la i gli le l un una ora adesso anche molto il' da di"),
    denials: set(
      """
      non mai odia odio smesso lasciato mollato basta stufo stufa senza prima ex venduto nemmeno
      neanche detesta annoia noioso niente abbandonato piu
      """),
    breaks: set("e ma pero invece"),
    first: set("io"), mine: set("mio mia miei mie"), theirs: set("suo sua suoi sue loro"),
    relatives: set(
      """
      figlio figlia figli fratello sorella marito moglie madre padre mamma papa nonno nonna zio zia
      cugino cugina nipote nipoti fidanzato fidanzata compagno compagna amico amica capo collega
      vicino vicina suocera suocero bambini
      """),
    idle: set(
      """
      ruolo parte campanello porta clacson che scherzo da bene molto sempre ora solo due tre
      musica
      """),
    articles: set("il la lo le i gli un una nella nel della del mia sua questa"),
    phrases: phrases(
      """
      tiro con l arco, tiro con arco, mountain bike, sci di fondo, sci alpinismo, sci di discesa,
      giochi da tavolo, giochi di ruolo, gioco di ruolo, parole crociate, punto croce,
      pesca a mosca, pesca subacquea, ping pong, tennis tavolo, nuoto sincronizzato,
      ginnastica artistica, ginnastica ritmica, pattinaggio artistico, ballo liscio,
      balli di gruppo, ballo da sala, danza classica, danza contemporanea, danza del ventre,
      hip hop, musica classica, musica antica, musica barocca, gruppo di lettura, club del libro,
      romanzi gialli, libri gialli, fantascienza, lingua dei segni, lievito madre,
      birra artigianale, vini naturali, auto d epoca, moto d epoca, modellismo ferroviario,
      trenini elettrici, cammino di santiago, arti marziali, tai chi, acqua gym, stand up paddle,
      intaglio del legno, lavorazione del legno, ceramica raku, teatro dialettale,
      cucina giapponese, true crime, k pop
      """),
    courses: [],
    unceasing: set("sosta"))
}
