extension LifeWords {
  static let italian = LifeWords(
    denials: set("non mai senza né nessun nessuno nessuna niente nemmeno neanche neppure"),
    over: set("prima una volta ex vecchio").subtracting(["una", "vecchio", "volta"]),
    hypotheses: set(
      """
      forse magari se sarebbe avrebbe vorrebbe potrebbe dovrebbe eventualmente pare sogna sembra
      fosse avesse pensa
      """),
    ifs: [],
    subordinators: set("che perché"),
    ours: set(
      """
      io noi ho sono abbiamo siamo vado andiamo tu hai sei tuo tua tuoi tue vivo lavoro abito ci nostro nostra nostri nostre
      """
    ).subtracting(["sono", "lavoro", "ci"]),
    he: set("lui"), she: set("lei"),
    finites: set(
      """
      ha è lavora vive abita va si fa mangia viaggia studia vuole dice cerca soffre viene era aveva
      stava aspetta adora
      """),
    facts: keys([
      (
        .job,
        """
        lavora lavorando lavoro lavorare impiego ufficio azienda ditta licenziato licenziata licenziamento
        disoccupato disoccupata disoccupazione pensionato pensionata pensione promosso promossa
        promozione stipendio tirocinio tirocinante stagista smart-working telelavoro contratto assunto
        assunta dimesso dimissioni concorso maternità cassintegrazione precario precaria
        """
      ),
      (
        .family,
        """
        incinta gravidanza bimbo bimba gemelli gemelle sposato sposata sposa sposano sposati
        matrimonio nozze fidanzamento divorzio divorziato divorziata divorziati separato separata
        separati vedovo vedova adottato adozione partorito parto nubile celibe nipotino nipotina
        figlioccia figlioccio neonato neonata
        """
      ),
      (
        .travel,
        """
        viaggio viaggi viaggia viaggiando vacanza vacanze ferie volo crociera estero erasmus
        sabbatico passaporto trasferta
        """
      ),
      (
        .health,
        """
        malato malata ammalato ammalata operato operata operazione intervento cancro chemio chemioterapia
        radioterapia ospedale ricoverato ricoverata allergico allergica allergia allergie diabete
        diabetico diabetica asma asmatico asmatica emicrania emicranie depressione ansia infarto ictus
        ernia polmonite influenza covid distorsione frattura fratturato fratturata infortunio
        infortunato infortunata terapia riabilitazione fisioterapia fisioterapista diagnosi tumore
        artrite artrosi epilessia celiaco celiaca insonnia stampelle gesso pacemaker dialisi sobrio
        sobria incidente convalescenza chirurgia
        """
      ),
      (
        .home,
        """
        trasferito trasferita trasferiti trasferisce trasferiscono trasloco trasloca traslocano
        traslocato appartamento affitto mutuo coinquilino coinquilina ristruttura
        ristrutturazione ristrutturando abita abitano cascina fattoria condominio
        """
      ),
      (
        .pets,
        """
        cane cani cagnolino cagnolina cagna cucciolo cuccioli gatto gatta gatti gatte gattino gattina
        gattini coniglio conigli criceto pappagallo canarino galline tartaruga tartarughe cavallo
        pony capre furetto barboncino labrador levriero bassotto
        """
      ),
      (
        .diet,
        """
        vegetariano vegetariana vegano vegana celiaco celiaca halal kosher pescetariano pescetariana
        """
      ),
      (.gift, "regalo regali regalare regalarle regalargli"),
      (
        .school,
        """
        scuola liceo università facoltà studia studiando laurea laureato laureata laureando laureanda
        laurearsi magistrale dottorato tesi esame esami maturità diploma diplomato diplomata semestre
        asilo borsa erasmus laurea
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        """
        nuovo lavoro|impiego|posto, in pensione, senza lavoro, lasciato il lavoro, lascia il lavoro,
        mette in proprio, in proprio, partita iva, cassa integrazione
        """
      ),
      (
        .family,
        """
        ha|hanno * figli|figlie|figlio|figlia|fratelli|sorelle|fratello|sorella, aspetta|aspettano un
        bambino|bimbo|figlio, aspetta|aspettano una bambina|bimba|figlia, si
        sposa|sposano, ha avuto un|una bambino|bambina|figlio|figlia|bimbo|bimba, diventa|diventata
        mamma|nonna, diventa|diventato papà|nonno
        """
      ),
      (
        .health,
        """
        si è rotto|rotta|fratturato|fratturata, rotto * gamba|braccio|piede|polso|caviglia|mano|costola|anca,
        intollerante|intolleranza al|alla|alle, non beve alcolici|alcol, smesso di fumare|bere,
        soffre di
        """
      ),
      (
        .home,
        "vive a|in, vivono a|in, comprato casa|un|una casa|appartamento, cambia casa, cambiato casa, casa nuova|propria, nuova casa, una casa"
      ),
      (.diet, "senza glutine|lattosio|zucchero, intollerante|intolleranza al * glutine|lattosio"),
      (.travel, "luna di miele, viaggio di nozze"),
    ]),
    factEnds: [],
    occupations: set(
      """
      insegnante professore professoressa maestro maestra medico dottore dottoressa infermiere infermiera
      avvocato avvocata ingegnere ingegnera architetto architetta poliziotto poliziotta fornaio cuoco
      cuoca cameriere cameriera parrucchiere parrucchiera falegname elettricista idraulico programmatore
      programmatrice informatico informatica grafico grafica giornalista traduttore traduttrice commesso
      commessa contabile ragioniere ragioniera commercialista impiegato impiegata giudice psicologo
      psicologa dentista veterinario veterinaria farmacista meccanico giardiniere agricoltore pilota
      pompiere fotografo fotografa musicista attore attrice consulente segretario segretaria direttore
      direttrice autista ricercatore ricercatrice notaio chirurgo chirurga ostetrica operaio operaia
      educatore educatrice sviluppatore sviluppatrice designer
      """),
    occupationEnds: [],
    copulas: set("è come fa da diventata diventato"),
    foods: set(
      """
      carne pesce latte noci arachidi glutine lattosio zucchero uova uovo maiale crostacei molluschi
      soia grano alcol formaggio formaggi cipolla aglio caffè latticini nocciole mandorle fragole
      gamberi piccante funghi pane pomodori
      """),
    eating: set("mangia mangiare mangiano beve bere prende piace piacciono tollera può digerisce"),
    intolerance: set(
      "allergico allergica allergia allergie intollerante intolleranza tollera digerisce"),
    turns: LifePhrases(
      """
      si sposa|sposano|sposerà|sposeranno, si è sposato|sposata, si sono sposati|sposate, incinta,
      ha partorito, è nato|nata, sono nati|nate, si trasferisce|trasferiscono|trasferirà|trasferiranno,
      si è trasferito|trasferita, si sono trasferiti, trasloca, traslocano, ha|hanno traslocato|divorziato,
      divorzia, divorziano, si è separato|separata, si sono separati|lasciati|fidanzati, si separa|separano,
      va|andrà|andato|andata in pensione, è stata|stato promossa|promosso|licenziata|licenziato|assunta|assunto|operata|operato,
      promossa, promosso, si è licenziata|licenziato|dimessa|dimesso, ha lasciato il lavoro, è morto|morta,
      è mancato|mancata, è deceduto|deceduta, operata, operato, viene operata|operato, ha superato * esame,
      ha passato * esame, si è laureata|laureato|diplomata|diplomato, si laurea, hanno adottato,
      si è fidanzata|fidanzato|rotto|rotta|fratturata|fratturato, inizia|iniziato|comincia|trovato|ha|avuto * nuovo lavoro|impiego|posto, ha vinto,
      diagnosticato, diagnosticata, aspetta|aspettano un|una bambino|bambina|figlio|figlia|bimbo|bimba,
      ha avuto un|una bambino|bambina|figlio|figlia|bimbo|bimba, cambia casa
      """),
    things: set(
      """
      matrimonio nozze funerale battesimo concerto mostra operazione intervento appuntamento esame esami
      colloquio viaggio volo cena pranzo colazione riunione festa torneo partita gara maratona conferenza
      consegna spettacolo audizione udienza visita controllo chemio terapia vacanza vacanze anniversario
      trasloco laurea comunione cresima gita festival fiera corso discussione presentazione inaugurazione
      risonanza ecografia parto addio saggio processo anteprima
      """),
    thingEnds: [],
    motions: set(
      """
      parte partono vola volano arriva arrivano viene vengono va vanno comincia comincia inizia iniziano
      torna tornano rientra visita apre chiude festeggia festeggiano presenta corre suona gioca
      """),
    times: set(
      """
      oggi domani dopodomani ieri lunedì martedì mercoledì giovedì venerdì sabato domenica settimana mese
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
      primavera estate autunno inverno natale pasqua
      """),
    mentions: set(
      """
      menzionare nominare nominate parlare parlarle parlargli parlate parliamo chiedere chiederle
      chiedergli chiedete chiedetele dire dirle dirgli dite raccontare accennare toccare tirare
      scherzare ricordarle ricordargli battute domande parola discutere
      """),
    direct: set(
      "menzionare nominare nominate toccare tirare ricordarle ricordargli argomento"
    ),
    telling: set("dire dirle dirgli dite raccontare chiedere chiederle chiedergli chiedete"),
    about: set("di del della dei delle dello degli dell su sul sulla sui sulle sullo"),
    avoiding: set("evita evitare evitate evitiamo eviti"),
    reports: set(
      """
      ha ho hanno aveva abbiamo voleva voluto poteva potuto può posso dimenticare dimenticarti
      dimenticate esitare io era
      """),
    empty: set(
      """
      lo la le gli ne ciò questo quello lei lui niente più per favore meglio mai adesso ora oggi ancora
      è con bisogna dobbiamo deve e ma assolutamente argomento fuori di nulla ci davanti non il
      """),
    reluctance: LifePhrases(
      """
      non ama|vuole * parlare di|del|della|dei|delle, non le|gli piace|va * parlare di|del|della|dei|delle
      """),
    secrets: LifePhrases(
      "è|resta un segreto, è|resta segreto|segreta, in segreto, è|resta riservato|confidenziale, tra|fra noi, che resti tra|fra noi, resta tra|fra noi, è|resta * segreto"
    ),
    unknowns: LifePhrases(
      """
      nessuno * lo sa, nessuno sa, non lo sa * nessuno, non l ha * detto a nessuno, non lo ha * detto a nessuno,
      non ha * detto * a nessuno, non dirlo a nessuno, tienilo per te
      """),
    sore: LifePhrases(
      """
      argomento|tema delicato|sensibile|spinoso|tabù|doloroso, tasto dolente, punto debole|dolente,
      è|resta tabù, nervo scoperto
      """),
    presents: [],
    particles: ["toccare": "argomento", "tirare": "fuori"])
}
