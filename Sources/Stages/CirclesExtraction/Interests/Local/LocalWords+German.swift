extension LocalWords {
  static let german = LocalWords(
    verbs: forms(
      """
      strickt=gestrickt=stricken hakelt=gehakelt=hakeln naht=nahen topfert=getopfert=topfern
      segelt=segeln rudert=rudern klettert=geklettert=klettern bouldert=gebouldert=bouldern
      wandert=wandern schwimmt=schwimmen joggt=joggen radelt=radeln paddelt=paddeln surft=surfen
      taucht=tauchen reitet=reiten tanzt=tanzen ficht=fechten boxt=boxen turnt=turnen angelt=angeln
      imkert=imkern gartnert=gartnern schnitzt=schnitzen drechselt=drechseln tischlert=tischlern
      schmiedet=schmieden stickt=sticken webt=weben spinnt=spinnen quiltet=quilten filzt=filzen
      malt=malen zeichnet=zeichnen aquarelliert=aquarellieren fotografiert=fotografieren
      filmt=filmen bloggt=bloggen dichtet=dichten singt=singen trommelt=trommeln musiziert=musizieren
      jodelt=jodeln backt=backen kocht=kochen braut=brauen grillt=grillen einkocht=einkochen
      meditiert=meditieren zeltet=zelten campt=campen kegelt=kegeln puzzelt=puzzeln
      bastelt=basteln tuftelt=tufteln rodelt=rodeln geocacht=geocachen gartelt=gartnern
      """),
    nouns: set(
      """
      fussball fußball handball volleyball basketball tennis tischtennis badminton federball padel
      squash golf hockey eishockey rugby baseball judo karate aikido taekwondo jujutsu yoga pilates
      zumba gymnastik wassergymnastik leichtathletik triathlon marathon radsport rennrad mountainbike
      liegerad kajak kanu segelfliegen fallschirmspringen paragliding skifahren langlauf snowboard
      skitouren schlittschuhlaufen eiskunstlauf bogenschiessen fechten boxen kickboxen ringen
      curling wattwandern pilgern schach skat doppelkopf rommee bridge poker go backgammon mahjong
      brettspiele rollenspiele kreuzwortratsel sudoku tango salsa ballett stepptanz volkstanz
      standardtanz flamenco hiphop chor gospelchor orchester band posaunenchor shantychor klavier
      geige gitarre cello bratsche kontrabass flote querflote blockflote oboe klarinette saxophon
      saxofon trompete posaune horn tuba schlagzeug akkordeon ukulele banjo mandoline harfe orgel
      zither dudelsack mundharmonika theater improtheater kabarett oper jazz klassik malerei
      aquarell olmalerei keramik kalligrafie kalligraphie fotografie origami makramee scrapbooking
      modellbau modelleisenbahn kajakbau bootsbau geigenbau ahnenforschung sternkunde astronomie
      vogelbeobachtung imkerei gartnern gartenarbeit bonsai bonsais orchideen briefmarken munzen
      comics krimis horspiele gedichte lyrik podcasts latein italienisch spanisch franzosisch
      japanisch polnisch turkisch schwedisch gebardensprache esperanto teezeremonie poetry
      philatelie pilze krafttraining crossfit parkour slackline geocaching trampolin wakeboard
      """),
    suffixes: [
      "chor", "yoga", "tennis", "gymnastik", "schach", "tanz", "tanzen", "wandern", "schwimmen",
      "malerei", "fotografie", "turniere", "bau", "sammlung", "orchester", "theater", "laufen",
      "klettern", "segeln", "backen", "schnitzen", "sammeln", "fischen", "fliegen",
    ],
    cues: set(
      """
      spielt spiel spiele macht mach mache lernt lerne ubt ube liebt liebe sammelt sammle geht gehe
      singt singe tanzt trainiert trainiere begeistert suchtig verruckt verknallt vernarrt
      leidenschaft leidenschaftlich hobby fan angefangen fangt anfangen beginnt begonnen angemeldet
      kurs verein klub club gruppe stunde stunden unterricht training probe turnier wettkampf
      schwarmt mag gern gerne lieblings entdeckt wieder neuerdings jetzt montags dienstags
      mittwochs donnerstags freitags samstags sonntags jeden jede abends mitglied dabei baut baue
      fahrt fahre bereitet liest lese hort hore schaut guckt leitet unterrichtet tritt kauft gekauft
      will mochte konzert auftritt fur
      """),
    takers: set(
      """
      spielt spiele lernt lerne sammelt sammle sammel ubt restauriert restauriere zuchtet zuchte zuchten
      mag liebt baut bastelt
      """),
    skipped: set(
      """
      jetzt auch noch wieder gern gerne am an im die das der den dem ein eine einen seit neuerdings
      nun nur ubrigens privat selber selbst wirklich fleissig weiter total heimlich leidenschaftlich gerade ja inzwischen mittlerweile
      """),
    denials: set(
      """
      nicht nie niemals kein keine keinen keinem keiner ohne statt hasst hasse aufgehort aufgegeben
      hingeschmissen fruher ehemals ehemalige ehemaliger satt langweilig gekundigt schluss vorbei
      verkauft verschenkt anstatt weder ungern furchtbar grasslich lasst nimmer raus nix genug hort
      """),
    breaks: set("und aber sondern doch dafur stattdessen"),
    first: set("ich"), mine: set("mein meine meinem meiner meinen unser unsere"),
    theirs: set("sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren"),
    relatives: set(
      """
      sohn tochter bruder schwester mann frau kind kinder mutter vater mama papa oma opa freund
      freundin neffe nichte enkel enkelin cousin cousine chef kollege kollegin nachbar nachbarin
      """),
    idle: set("rolle lotto streich karten spiel daumen geld"), hasCapitals: true)
}
