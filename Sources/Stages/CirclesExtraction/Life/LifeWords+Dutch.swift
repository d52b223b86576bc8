extension LifeWords {
  static let dutch = LifeWords(
    denials: set("niet nooit geen zonder noch niets niks niemand nimmer evenmin"),
    over: set("vroeger voormalig voormalige destijds ex toenmalige"),
    hypotheses: set(
      """
      misschien zou zouden wellicht mogelijk schijnbaar eventueel indien mocht hoopt droomt overweegt
      wilde
      """),
    ifs: set("als of"),
    subordinators: set("dat omdat"),
    ours: set("ik wij we jij je jouw jullie mij me ben heb"),
    he: set("hij"), she: set("zij"),
    finites: set(
      """
      heeft is was werkt woont leeft verhuist trouwt krijgt eet vliegt reist gaat komt studeert zoekt
      lijdt koopt zegt wil moet kan had wordt
      """),
    facts: keys([
      (
        .job,
        """
        werkt werken werk baan baantje kantoor bedrijf ontslagen ontslag werkloos pensioen gepensioneerd
        promotie gepromoveerd salaris stage stagiair stagiaire zzp'er zzper freelancer thuiswerkt contract
        sollicitatie solliciteert zwangerschapsverlof ploegendienst nachtdienst werkgever loopbaan
        deeltijd parttime fulltime bazin omscholing
        """
      ),
      (
        .family,
        """
        zwanger zwangerschap baby tweeling getrouwd trouwt trouwen verloofd verloving verloofde
        scheiding gescheiden weduwe weduwnaar geadopteerd adoptie bevallen bevalling pleegkind
        kleinkind kleinkinderen bruiloft huwelijk samenwonend petekind
        """
      ),
      (
        .travel,
        """
        reis reizen reist vakantie vlucht vliegt cruise rondreis wereldreis buitenland sabbatical
        huwelijksreis paspoort stedentrip
        """
      ),
      (
        .health,
        """
        ziek geopereerd operatie kanker borstkanker chemo chemotherapie bestraling ziekenhuis allergisch
        allergie allergieën suikerziekte diabetes astma migraine depressie burn-out hartaanval beroerte
        hernia longontsteking griep corona geblesseerd blessure therapie fysiotherapie fysio
        diagnose tumor artrose reuma epilepsie coeliakie slapeloosheid krukken gips pacemaker
        gehoorapparaat dialyse nuchter ongeluk revalidatie hersenschudding hooikoorts
        lactose-intolerant overspannen
        """
      ),
      (
        .home,
        """
        verhuisd verhuist verhuizen verhuizing appartement huis huur hypotheek huisbaas verhuurder
        verhuurster huisgenoot huisgenote verbouwt verbouwing verbouwen boerderij woont wonen flat
        koopwoning rijtjeshuis woonboot verzorgingstehuis verpleeghuis
        """
      ),
      (
        .pets,
        """
        hond honden hondje puppy kat katten poes poezen kater kitten kittens konijn konijnen hamster
        cavia cavia's papegaai parkiet kippen schildpad schildpadden paard paarden pony geiten fret
        teckel poedel labrador herder huisdier huisdieren
        """
      ),
      (
        .diet,
        """
        vegetariër vegetarisch vegetarische veganist veganiste veganistisch vegan pescotariër
        glutenvrij lactosevrij coeliakie halal koosjer suikervrij flexitariër
        """
      ),
      (.gift, "cadeau cadeaus cadeautje cadeautip cadeaubon kado kadootje cadeau-idee"),
      (
        .school,
        """
        school universiteit studie studeert studeren hbo mbo vwo havo bachelor master proefschrift
        promoveert scriptie diploma examen examens eindexamen tentamen tentamens semester afgestudeerd
        studiebeurs crèche basisschool middelbare kinderopvang
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        """
        nieuwe baan|functie, met pensioen, zonder werk, neemt * ontslag, ontslag genomen, voor zichzelf
        begonnen, op kantoor, geeft les
        """
      ),
      (
        .family,
        """
        heeft|hebben * kinderen|kind|zoon|dochter|zoons|dochters|zonen|broers|zussen|broer|zus,
        verwacht|verwachten een, in verwachting, oma|opa|moeder|vader geworden, uit elkaar
        """
      ),
      (
        .health,
        """
        been|arm|voet|pols|enkel|hand|rib|schouder|heup gebroken, breekt * been|arm|voet|pols|enkel,
        in het ziekenhuis, drinkt geen alcohol, gestopt met roken|drinken, lijdt aan, burn out, lactose intolerant
        """
      ),
      (.home, "huis gekocht, koopt|kochten een huis|appartement, op kamers"),
      (.diet, "zonder gluten|lactose|suiker, lactose intolerant"),
      (.gift, "vraagt voor haar|zijn verjaardag, staat op * verlanglijstje"),
      (.travel, "op reis|vakantie"),
    ]),
    factEnds: ends([
      (.health, "allergie operatie ontsteking kanker blessure therapie"), (.school, "examen"),
      (.pets, "puppy"), (.gift, "cadeau"), (.home, "appartement"),
    ]),
    occupations: set(
      """
      leraar lerares docent docente arts dokter verpleegkundige verpleegster verloskundige advocaat
      advocate ingenieur architect agent agente bakker kok kokkin ober serveerster kapper kapster
      timmerman elektricien loodgieter programmeur ontwikkelaar ontwerper journalist journaliste
      vertaler vertaalster verkoper verkoopster boekhouder ambtenaar rechter psycholoog psychologe
      fysiotherapeut tandarts dierenarts apotheker monteur hovenier boer boerin piloot brandweerman
      fotograaf fotografe muzikant acteur actrice adviseur secretaresse directeur chauffeur
      onderzoeker onderzoekster notaris chirurg makelaar juf meester schilder accountant consultant
      huisarts manager buschauffeur laborant
      """),
    occupationEnds: ["leraar", "lerares", "arts", "verpleegkundige", "chauffeur", "ontwikkelaar"],
    copulas: set("is als wordt werd"),
    foods: set(
      """
      vlees vis melk noten pinda's pindas gluten lactose suiker eieren ei varkensvlees garnalen
      schaaldieren soja tarwe alcohol kaas tomaten ui uien knoflook koffie zuivel hazelnoten amandelen
      aardbeien koriander selderij brood
      """),
    eating: set("eet eten drinkt drinken lust lusten verdraagt mag"),
    intolerance: set("allergisch allergie allergieën intolerant intolerantie verdraagt"),
    turns: LifePhrases(
      """
      trouwt, trouwen, getrouwd, verloofd, zwanger, bevallen, verhuist, verhuizen, verhuisd,
      gaat|gaan * trouwen|verhuizen|scheiden|samenwonen, gescheiden, gaan * uit elkaar, uit elkaar,
      met pensioen, promotie * gekregen|gemaakt, ontslagen, ontslag genomen, neemt * ontslag, overleden,
      gestorven, overleed, geopereerd, wordt geopereerd, geslaagd, gezakt, afgestudeerd, studeert * af,
      geboren, geadopteerd, heeft|krijgt|begint|gevonden|gekregen * nieuwe baan|functie, gewonnen, been|arm|voet|pols|enkel gebroken,
      diagnose gekregen, in verwachting, emigreert, geëmigreerd, wordt moeder|vader|oma|opa
      """),
    things: set(
      """
      bruiloft huwelijk begrafenis crematie doop concert tentoonstelling expositie operatie afspraak
      examen tentamen sollicitatiegesprek gesprek reis vlucht etentje diner lunch ontbijt brunch
      vergadering feest feestje toernooi wedstrijd marathon conferentie première optreden auditie
      rechtszaak controle chemo therapie vakantie jubileum verhuizing diploma-uitreiking communie
      uitvaart afscheid uitje bezoek festival beurs cursus verdediging presentatie opening mri scan
      echo bevalling housewarming verlovingsfeest trouwdag kijkdag deadline voorstelling
      """),
    thingEnds: [
      "afspraak", "examen", "feest", "operatie", "concert", "gesprek", "wedstrijd", "reis",
    ],
    motions: set(
      """
      vliegt vliegen vertrekt vertrekken reist reizen komt komen gaat gaan begint beginnen bezoekt
      opent sluit keert viert vieren loopt speelt treedt
      """),
    times: set(
      """
      vandaag morgen overmorgen gisteren maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week
      weekend maand januari februari maart april mei juni juli augustus september oktober november
      december voorjaar lente zomer herfst winter kerst pasen
      """),
    mentions: set(
      """
      noemen noem vermelden vermeld praten praat spreken spreek beginnen begin vragen vraag vertellen
      vertel zeggen zeg aansnijden snijd grappen grapjes aankaarten heb ophalen feliciteren
      feliciteer woord
      """),
    direct: set(
      "noemen noem vermelden vermeld aansnijden aankaarten onderwerp ophalen"),
    telling: set("vertellen vertel zeggen zeg vragen vraag"),
    about: set("over naar van"),
    avoiding: set("vermijd vermijden vermijdt mijd mijden"),
    reports: set(
      """
      heeft hebben had hadden wilde wou wilden kon konden kan kunnen vergeet vergeten aarzel ik mocht was werd
      """),
    empty: set(
      """
      het dat dit haar hem hen hun ze hij zij er erover ernaar daarover daarnaar alsjeblieft aub beter
      liever meer weer nu nog vooral absoluut maar en bij met tegen we men moeten moet mag je even
      onderwerp ook beslist zelf iets te nooit toch
      """),
    reluctance: LifePhrases(
      "praat|praten * niet graag|liever over, praat|spreekt liever niet over, praat|spreekt niet graag over"
    ),
    secrets: LifePhrases(
      "is|blijft * geheim, geheim houden, is|blijft vertrouwelijk, nog geheim, dit|dat|het blijft onder|tussen ons, onder ons, tussen ons, geheimhouden"
    ),
    unknowns: LifePhrases(
      """
      niemand weet, weet * niemand, nog * aan niemand verteld, nog niemand verteld, aan niemand vertellen,
      hou|houd * voor je, tegen niemand gezegd
      """),
    sore: LifePhrases(
      """
      gevoelig|lastig|pijnlijk|moeilijk|teer onderwerp|punt, ligt|ligt * gevoelig, taboe, zere plek,
      tere plek, heikel onderwerp|punt
      """),
    presents: set("praat"),
    particles: ["heb": "over", "begin": "over", "beginnen": "over", "snijd": "aan"])
}
