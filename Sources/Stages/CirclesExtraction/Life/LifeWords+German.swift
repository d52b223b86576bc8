extension LifeWords {
  static let german = LifeWords(
    denials: set(
      "nicht nie niemals kein keine keinen keinem keiner keinerlei ohne weder statt anstatt nichts"),
    over: set("früher damals ehemals ehemalige ehemaliger einst ex"),
    hypotheses: set(
      """
      vielleicht wäre wären würde würden hätte hätten könnte könnten sollte möchte eventuell
      möglicherweise vermutlich wohl angeblich ob falls wenn träumt überlegt hofft wünschte
      """),
    ifs: [],
    subordinators: set("dass daß weil denn ob"),
    ours: set("ich wir du dich dir dein deine deinen deinem deiner uns"),
    he: set("er"), she: [],
    finites: set(
      """
      hat ist war wird arbeitet wohnt lebt zieht heiratet bekommt erwartet isst fliegt fährt hatte
      studiert geht kommt macht sucht leidet kauft reist sagt meint mag will kann muss
      """),
    facts: keys([
      (
        .job,
        """
        arbeitet arbeiten job jobs beruf beruflich firma büro arbeitsstelle arbeitsplatz arbeitslos
        arbeitslose rente rentner rentnerin ruhestand pensioniert pensionierung befördert beförderung
        gehalt praktikum praktikantin praktikant ausbildung azubi selbstständig selbständig
        freiberuflich freiberufler freiberuflerin homeoffice arbeitgeber karriere elternzeit teilzeit
        vollzeit schichtdienst nachtschicht nachtschichten bewerbung jobwechsel probezeit kollegen
        berufstätig geschäftsführer geschäftsführerin altersteilzeit jobsuche umschulung
        """
      ),
      (
        .family,
        """
        schwanger schwangerschaft baby zwillinge verheiratet heiratet heiraten geheiratet verlobt
        verlobung verlobte verlobter scheidung geschieden getrennt witwe witwer verwitwet neugeborenes
        adoptiert adoption pflegekind alleinerziehend hochzeit enkelkind enkelkinder nachwuchs
        schwangere entbunden geschwister adoptivtochter adoptivsohn patenkind
        """
      ),
      (
        .travel,
        """
        reise reist verreist urlaub flug fliegt geflogen kreuzfahrt rundreise weltreise ausland
        auslandssemester sabbatical flitterwochen reisepass rucksackreise ferien städtereise
        """
      ),
      (
        .health,
        """
        krank operiert operation krebs brustkrebs chemo chemotherapie bestrahlung reha krankenhaus
        klinik allergisch allergie allergien diabetes diabetiker diabetikerin asthma migräne
        depression depressionen burnout herzinfarkt schlaganfall bandscheibenvorfall kreuzbandriss
        gehirnerschütterung lungenentzündung grippe corona verletzt verletzung verletzte therapie
        physiotherapie physio diagnose tumor arthrose rheuma epilepsie zöliakie schlaflosigkeit
        krücken gips herzschrittmacher hörgerät hörgeräte dialyse nüchtern unfall erkrankt genesung
        heuschnupfen schwerhörig bypass meniskusriss bronchitis krankgeschrieben neurodermitis
        laktoseintolerant laktoseintoleranz glutenunverträglichkeit
        """
      ),
      (
        .home,
        """
        umgezogen umzug umziehen wohnung haus eigenheim miete mietvertrag vermieter vermieterin wg
        mitbewohner mitbewohnerin renoviert renovierung renovieren bauernhof neubau altbau
        eigentumswohnung reihenhaus hausbau wohnt eingezogen ausgezogen baugrundstück pflegeheim
        seniorenheim altersheim
        """
      ),
      (
        .pets,
        """
        hund hunde hündin hundes hunden welpe welpen katze katzen kater kätzchen kaninchen hamster
        meerschweinchen papagei wellensittich wellensittiche hühner schildkröte schildkröten goldfisch
        goldfische dackel pudel labrador schäferhund terrier dogge pferd pferde pony ponys ziege ziegen
        frettchen mops husky collie windhund hase hasen haustier haustiere
        """
      ),
      (
        .diet,
        """
        vegetarier vegetarierin vegetarisch veganer veganerin vegan pescetarier pescetarierin
        pescetarisch laktoseintolerant laktoseintoleranz laktosefrei glutenfrei zöliakie halal koscher
        zuckerfrei glutenunverträglichkeit alkoholfrei
        """
      ),
      (.gift, "geschenk geschenke geschenkidee geschenkideen gutschein geburtstagsgeschenk"),
      (
        .school,
        """
        schule universität uni studium studiert studieren abitur abi bachelor master doktorarbeit
        promoviert masterarbeit bachelorarbeit dissertation diplom prüfung prüfungen examen
        staatsexamen semester klausur klausuren gymnasium grundschule realschule stipendium
        kindergarten kita eingeschult einschulung vorlesung erstsemester schulabschluss diplomarbeit
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        """
        neue|neuen|feste|festen stelle, fängt * an bei, leitet * abteilung|team|filiale|praxis|projekt,
        hat * gekündigt, wurde|ist * entlassen worden, macht sich selbstständig|selbständig,
        in rente|pension, auf jobsuche
        """
      ),
      (
        .family,
        """
        hat|haben * kinder|kind|sohn|tochter|söhne|töchter|geschwister, erwartet|erwarten * kind,
        kind bekommen, vater|mutter geworden, oma|opa geworden
        """
      ),
      (
        .health,
        """
        bein|arm|fuß|hand|knöchel|handgelenk|rippe|rippen|schulter|finger|nase gebrochen,
        bricht sich * bein|arm|fuß, im krankenhaus, knie operieren, trinkt keinen alkohol,
        bänderriss|muskelfaserriss, leidet an|unter, wird operiert, trocken seit
        """
      ),
      (
        .home,
        """
        zieht * um, ziehen * um, zieht * nach, ziehen * nach, gezogen nach, nach * gezogen,
        zieht|ziehen * zusammen, zieht|ziehen * aus, lebt|leben in, baut ein haus, zieht|ziehen ins|in
        """
      ),
      (.gift, "wünscht sich, wünscht er sich, wünscht sie sich, schenken, freut sich * gutschein"),
      (.school, "macht|schreibt * abitur|bachelor|master|diplom|doktor, geht * zur schule"),
    ]),
    factEnds: ends([
      (.health, "allergie operation entzündung verletzung krebs therapie"),
      (.school, "prüfung prüfungen studium masterarbeit"),
      (.pets, "welpe welpen kätzchen dackel schäferhund"), (.home, "wohnung"),
      (.gift, "gutschein"),
    ]),
    occupations: set(
      """
      lehrer arzt ärztin krankenpfleger krankenschwester hebamme anwalt anwältin ingenieur architekt
      polizist bäcker koch köchin kellner friseur friseurin tischler schreiner elektriker
      programmierer informatiker entwickler designer journalist übersetzer verkäufer buchhalter
      steuerberater beamter beamtin richter professor erzieher sozialarbeiter physiotherapeut
      zahnarzt zahnärztin tierarzt tierärztin apotheker mechaniker gärtner landwirt pilot
      feuerwehrmann handwerker maurer maler klempner dachdecker fotograf musiker schauspieler
      pfarrer berater projektleiter sekretär hausmann hausfrau altenpfleger psychologe therapeut
      optiker förster busfahrer lokführer taxifahrer sanitäter notar makler chirurg metzger
      """),
    occupationEnds: [
      "lehrer", "lehrerin", "arztin", "ingenieur", "ingenieurin", "pfleger", "pflegerin", "leiter",
      "leiterin", "berater", "beraterin", "therapeut", "therapeutin", "fahrerin", "entwickler",
      "entwicklerin", "architektin", "anwaltin", "verkauferin", "journalistin", "erzieherin",
      "apothekerin", "designerin", "polizistin", "backerin", "psychologin", "programmiererin",
      "fotografin", "schauspielerin", "ubersetzerin", "buchhalterin", "richterin", "professorin",
      "gartnerin", "landwirtin", "sozialarbeiterin", "kellnerin", "informatikerin", "mechanikerin",
      "forscher", "forscherin", "assistentin", "musikerin",
    ],
    copulas: set("ist als wird wurde bleibt beruf"),
    foods: set(
      """
      fleisch fisch milch nüsse nüssen erdnüsse erdnüssen gluten laktose zucker eier schweinefleisch
      meeresfrüchte meeresfrüchten soja weizen alkohol käse tomaten pilze knoblauch zwiebeln
      schalentiere haselnüsse koriander sellerie kaffee koffein erdbeeren milchprodukte haselnuss
      rindfleisch wurst brot sahne kohlenhydrate
      """),
    eating: set("isst essen trinkt trinken verträgt vertragen mag darf verzichtet"),
    intolerance: set(
      "allergisch allergie allergien unverträglichkeit verzichtet verträgt intolerant"),
    turns: LifePhrases(
      """
      heiratet, geheiratet, verlobt, verlobt sich, schwanger, zieht|ziehen * um, umgezogen,
      zieht|ziehen * nach, nach * gezogen, zieht|ziehen * zusammen, lässt|lassen sich * scheiden,
      scheiden lassen, geschieden, hat|haben sich * getrennt, trennt|trennen sich, befördert,
      wurde|ist * entlassen worden, hat * gekündigt, kündigt * job|stelle, geht * in rente|pension,
      in den ruhestand, gestorben, verstorben, starb, hat * verloren, operiert, wird operiert,
      prüfung|examen|abitur|führerschein bestanden, durch * prüfung gefallen, kind bekommen,
      baby bekommen, kam|kommt * zur welt, zur welt gekommen, geboren, entbunden, eingeschult,
      adoptiert, hat|bekommt|bekommen|beginnt|fängt|startet * neuen|neue job|stelle, fängt * an bei, macht sich selbstständig|selbständig,
      bein|arm|fuß|hand gebrochen, hat * gewonnen, wird vater|mutter|oma|opa, macht * abschluss,
      hat * abgeschlossen, wandert|wandern * aus, ausgewandert
      """),
    things: set(
      """
      hochzeit beerdigung taufe konzert ausstellung operation op termin prüfung examen klausur
      vorstellungsgespräch bewerbungsgespräch reise flug abendessen mittagessen frühstück brunch
      treffen party feier turnier rennen marathon halbmarathon konferenz abgabe premiere auftritt
      vorsingen vorspiel verhandlung untersuchung kontrolltermin chemo therapie reha urlaub jubiläum
      hochzeitstag verlobung einweihung umzug abiball einschulung konfirmation kommunion firmung
      trauung polterabend junggesellenabschied wanderung besuch ausflug festival messe
      entbindungstermin geburtstermin mrt spiel kurs prozess vortrag lesung gastspiel kaffee
      trauerfeier abschlussfeier vernissage elternabend wohnungsbesichtigung
      """),
    thingEnds: [
      "termin", "prufung", "feier", "operation", "konzert", "hochzeit", "reise", "turnier",
      "gesprach", "prasentation", "verteidigung",
    ],
    motions: set(
      """
      fliegt fliegen fährt fahren reist reisen kommt kommen zieht ziehen besucht beginnt startet fängt
      geht eröffnet verlässt kehrt landet bekommt feiert feiern läuft tritt spielt hält
      """),
    times: set(
      """
      heute morgen übermorgen gestern montag dienstag mittwoch donnerstag freitag samstag sonnabend
      sonntag woche wochenende monat januar februar märz april mai juni juli august september oktober
      november dezember frühjahr sommer herbst winter ostern weihnachten silvester pfingsten
      """),
    mentions: set(
      """
      erwähnen erwähne ansprechen sprich sprecht anschneiden fragen frag frage reden rede
      sprechen erzählen erzähl erzähle sagen sag sage verraten verrate thematisieren anfangen fang
      witze wort worte scherzen aufwärmen plaudern diskutieren gratulieren
      """),
    direct: set(
      "erwähnen erwähne ansprechen anschneiden thematisieren verraten verrate aufwärmen thema"
    ),
    telling: set("sag sage sagen erzähl erzähle erzählen frag frage fragen verrate verraten"),
    about: set("über auf nach von vom wegen zum zur"),
    avoiding: set("vermeide vermeiden vermeidet meide meiden meidet"),
    reports: set(
      """
      hat habe haben hatte hatten hast wollte wollten konnte konnten kann können durfte wurde war
      vergessen vergiss vergesst ich zögern zögere
      """),
    empty: set(
      """
      es das ihn sie ihm ihr ihnen mir dir uns bitte besser lieber bloß ja auf fall gegenüber wir man
      sollte sollten soll sollen darf dürfen muss bei mehr wieder jetzt noch lieber überhaupt gar
      darüber davon danach darauf drauf drüber damit dazu an und aber also thema das heute nochmal
      leider am zu besten davor im gespräch zurzeit gerade auch unbedingt du dich sich
      """),
    reluctance: LifePhrases(
      """
      spricht|redet|reden|sprechen * ungern, spricht|redet|reden|sprechen * nicht gern|gerne
      """),
    secrets: LifePhrases(
      """
      ist|bleibt * geheim, ist|bleibt * geheimnis, streng geheim, geheim halten, ist|bleibt * vertraulich,
      noch geheim, psst, pst, das|es bleibt unter uns, bleibt unter uns, unter uns
      """),
    unknowns: LifePhrases(
      """
      weiß|wissen * keiner|niemand, keiner|niemand weiß, keiner|niemand soll|darf * wissen,
      hat * noch niemandem|keinem * erzählt|gesagt, noch niemandem|keinem erzählt|gesagt,
      behalt|behalte * für dich, für dich behalten, soll|darf keiner|niemand wissen|erfahren
      """),
    sore: LifePhrases(
      """
      heikles|sensibles|empfindliches|schwieriges|wundes thema, wunder|empfindlicher punkt, tabu,
      tabuthema, heikel, rotes tuch
      """),
    presents: set(""),
    particles: [:])
}
