extension LocalWords {
  static let german = LocalWords(
    verbs: forms(
      """
      strickt=gestrickt=stricken hakelt=gehakelt=hakeln naht=nahen topfert=getopfert=topfern
      segelt=segeln rudert=rudern klettert=geklettert=klettern bouldert=gebouldert=bouldern
      wandert=wandern schwimmt=schwimmen joggt=joggen radelt=radeln paddelt=paddeln surft=surfen
      taucht=tauchen reitet=reiten tanzt=tanzen ficht=fechten boxt=boxen turnt=turnen
      angelt=angeln imkert=imkern gartnert=gartnern schnitzt=schnitzen drechselt=drechseln
      tischlert=tischlern schmiedet=schmieden stickt=sticken webt=weben spinnt=spinnen
      quiltet=quilten filzt=filzen malt=malen zeichnet=zeichnen aquarelliert=aquarellieren
      fotografiert=fotografieren filmt=filmen bloggt=bloggen dichtet=dichten singt=singen
      trommelt=trommeln musiziert=musizieren jodelt=jodeln backt=backen kocht=kochen braut=brauen
      grillt=grillen einkocht=einkochen meditiert=meditieren zeltet=zelten campt=campen
      kegelt=kegeln puzzelt=puzzeln bastelt=basteln tuftelt=tufteln rodelt=rodeln
      geocacht=geocachen gartelt=gartnern bouldern=bouldern klettern=klettern wandern=wandern
      schwimmen=schwimmen joggen=joggen reiten=reiten tanzen=tanzen malen=malen zeichnen=zeichnen
      fotografieren=fotografieren singen=singen backen=backen kochen=kochen stricken=stricken
      hakeln=hakeln nahen=nahen topfern=topfern segeln=segeln rudern=rudern angeln=angeln
      imkern=imkern gartnern=gartnern schnitzen=schnitzen drechseln=drechseln turnen=turnen
      fechten=fechten tauchen=tauchen surfen=surfen paddeln=paddeln radeln=radeln kegeln=kegeln
      puzzeln=puzzeln basteln=basteln tufteln=tufteln jonglieren=jonglieren=jongliert
      meditieren=meditieren skatet=skaten kitet=kiten golft=golfen bowlt=bowlen zockt=zocken
      zaubert=zaubern schauspielert=schauspielern komponiert=komponieren restauriert=restaurieren
      fermentiert=fermentieren kitesurft=kitesurfen snowboardet=snowboarden klöppelt=kloppeln
      klopple=kloppeln gärtnert=gartnern schauspielern=schauspielern schreinert=schreinern
      schreinern=schreinern brauen=brauen filzen=filzen weben=weben sticken=sticken
      """),
    nouns: set(
      """
      fussball handball volleyball basketball tennis tischtennis badminton federball padel squash
      golf hockey eishockey rugby baseball judo karate aikido taekwondo jujutsu yoga pilates
      zumba gymnastik wassergymnastik leichtathletik triathlon marathon radsport rennrad
      mountainbike liegerad kajak kanu segelfliegen fallschirmspringen paragliding skifahren
      langlauf snowboard skitouren schlittschuhlaufen eiskunstlauf bogenschiessen fechten boxen
      kickboxen curling wattwandern pilgern schach skat doppelkopf rommee bridge poker go
      backgammon mahjong brettspiele rollenspiele kreuzwortratsel sudoku tango salsa ballett
      stepptanz volkstanz standardtanz flamenco hiphop chor gospelchor orchester posaunenchor
      shantychor klavier geige gitarre cello bratsche kontrabass flote querflote blockflote oboe
      klarinette saxophon saxofon trompete posaune tuba schlagzeug akkordeon ukulele banjo
      mandoline harfe orgel zither dudelsack mundharmonika theater improtheater kabarett oper
      jazz klassik malerei aquarell olmalerei keramik kalligrafie kalligraphie fotografie origami
      makramee scrapbooking modellbau modelleisenbahn kajakbau bootsbau geigenbau ahnenforschung
      sternkunde astronomie vogelbeobachtung imkerei gartnern gartenarbeit bonsai bonsais
      orchideen briefmarken munzen comics krimis horspiele gedichte lyrik podcasts latein
      italienisch spanisch franzosisch japanisch polnisch turkisch schwedisch gebardensprache
      esperanto teezeremonie poetry philatelie pilze krafttraining crossfit parkour slackline
      geocaching trampolin wakeboard fussballspielen hallenhockey wasserball synchronschwimmen
      freiwasserschwimmen eisbaden eisstock eisstockschiessen schwimmen freischwimmen schnorcheln
      tauchen apnoetauchen freitauchen surfen windsurfen kitesurfen wellenreiten wakeboarden
      segeln rudern paddeln sup kanupolo rafting canyoning klettern bouldern bergsteigen
      bergwandern wandern fernwandern weitwandern hüttenwandern hohlenklettern joggen laufen
      trailrunning laufgruppe halbmarathon ultralauf orientierungslauf radfahren rennradfahren
      radtouren radeln gravelbike gravel bikepacking bmx einrad tandem skaten inlineskaten
      skateboard longboard rollschuhlaufen rodeln langlaufen skispringen snowboarden
      schneeschuhwandern biathlon reiten voltigieren dressurreiten dressur kutschfahren pferde
      ponys sportschiessen schutzenverein kungfu taichi qigong wingtsun capoeira turnen
      geräteturnen trampolinspringen akrobatik zirkus jonglieren einradfahren kraftsport
      gewichtheben hanteltraining fitnessstudio spinning aquafitness darts dart billard snooker
      kegeln bowling minigolf boule petanque boccia golfen discgolf frisbee ultimate lacrosse
      cricket football softball rommé canasta skatspielen schafkopf jassen binokel schachspielen
      halma scrabble rummikub kniffel mahjongg brettspiel gesellschaftsspiele rollenspiel
      tabletop warhammer puzzles puzzeln puzzle sudokus videospiele konsole lego modellbahn
      modellflug modellflugzeuge modellboote dampfloks buddelschiffe zinnfiguren bass flugel
      keyboard violine waldhorn fagott trommeln djembe cajon percussion ziehharmonika quetschn
      laute drehleier alphorn hackbrett cembalo synthesizer gesang singen chorsingen kirchenchor
      mannerchor frauenchor kammerchor jazzchor popchor blaskapelle blasmusik blasorchester
      spielmannszug guggenmusik bigband karaoke beatboxen rappen tanzen tanzkurs lateintanz
      walzer swing lindyhop linedance steppen bauchtanz jazztanz breakdance gardetanz
      theaterspielen laientheater puppenspiel marionetten zaubern zauberei clownerie opern
      operette musicals stummfilme krimi thriller romane fantasy poetryslam hörbücher mangas
      manga bloggen tagebuch malen zeichnen aquarelle aquarellmalen acryl pastell handlettering
      lettering siebdruck linolschnitt radierung holzschnitt druckgrafik bildhauerei speckstein
      topfern raku mosaik glasblasen glasmalerei fotografieren analogfotografie naturfotografie
      dunkelkammer videoschnitt drohnen drohnenfliegen stricken häkeln nähen sticken weben
      spinnen filzen klöppeln patchwork quilten goldschmieden seife seifen kerzen basteln
      buchbinden korbflechten holzarbeiten holzwerken tischlern schreinern drechseln schnitzen
      schmieden schweissen messerbau mobelbau oldtimer oldtimern traktoren mopeds simson simsons
      motorrad motorradfahren motorrader motorsport kartfahren camping campen wohnmobil zelten
      trekking jakobsweg schrebergarten gemüsegarten hochbeet hochbeete kürbisse rosen dahlien
      kakteen sukkulenten kräuter obstbaume imkern bienen hühner brieftauben tauben kaninchen
      aquarium aquarien terraristik vögel vogelkunde ornithologie schmetterlinge pilzesammeln
      mineralien fossilien angeln fliegenfischen jagd jagen falknerei hundesport agility
      sternegucken teleskop heimatforschung archaologie schallplatten vinyl antiquitaten
      flohmarkt flohmarkte schneekugeln bierdeckel ansichtskarten amateurfunk backen brotbacken
      sauerteig torten kochen grillen smoken barbecue einkochen einmachen fermentieren bierbrauen
      brauen whisky whiskey gin schnapsbrennen mosten kombucha kimchi räuchern englisch
      koreanisch chinesisch russisch arabisch norwegisch danisch niederlandisch portugiesisch
      griechisch meditieren meditation autogenes klangschalen sauna saunieren ehrenamt
      """),
    suffixes: [
      "chor", "yoga", "tennis", "gymnastik", "schach", "tanz", "tanzen", "wandern", "schwimmen",
      "malerei", "fotografie", "turniere", "bau", "sammlung", "orchester", "theater", "laufen",
      "klettern", "segeln", "backen", "schnitzen", "sammeln", "fischen", "fliegen",
    ],
    cues: set(
      """
      spielt spiel spiele macht mach mache lernt lerne ubt ube liebt liebe sammelt sammle geht
      gehe singt singe tanzt trainiert trainiere begeistert suchtig verruckt verknallt vernarrt
      leidenschaft leidenschaftlich hobby fan angefangen fangt anfangen beginnt begonnen
      angemeldet kurs verein klub club gruppe stunde unterricht training probe turnier wettkampf
      schwarmt mag gern gerne lieblings entdeckt wieder neuerdings jetzt montags dienstags
      mittwochs donnerstags freitags samstags sonntags jeden jede abends mitglied dabei baut baue
      fahrt fahre bereitet liest lese hort hore schaut guckt leitet unterrichtet tritt kauft
      gekauft will mochte konzert auftritt fur spielen machen lernen uben gesammelt gehen
      trainieren begeistern besessen freak narr eingestiegen proben meisterschaft ensemble
      schwarmen lieblingsbeschaftigung jedes abend wochenende bauen fahren lesen premiere
      ausgleich freut schwort zuchtet zuchten ausbildung dauernd standig stundenlang
      """),
    takers: set(
      """
      spielt spiele lernt lerne sammelt sammle sammel ubt restauriert restauriere zuchtet zuchte
      zuchten mag liebt baut bastelt sammeln
      """),
    skipped: set(
      """
      jetzt auch noch wieder gern gerne am an im die das der den dem ein eine einen seit neuerdings
      nun nur ubrigens privat selber selbst wirklich fleissig weiter total heimlich leidenschaftlich gerade ja inzwischen mittlerweile
      """),
    denials: set(
      """
      nicht nie niemals kein keine keinen keinem keiner ohne statt hasst hasse aufgehort
      aufgegeben hingeschmissen fruher ehemals ehemalige ehemaliger satt langweilig gekundigt
      schluss vorbei verkauft verschenkt anstatt weder ungern furchtbar grasslich lasst nimmer
      raus nix genug hort geschichte
      """),
    breaks: set("und aber sondern doch dafur stattdessen"),
    first: set("ich"), mine: set("mein meine meinem meiner meinen unser unsere"),
    theirs: set("sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren"),
    relatives: set(
      """
      sohn tochter bruder schwester mann frau kind kinder mutter vater mama papa oma opa freund
      freundin neffe nichte enkel enkelin cousin cousine chef kollege kollegin nachbar nachbarin
      """),
    idle: set(
      """
      rolle lotto streich karten spiel daumen geld seit viel immer alles nichts gut musik
      """),
    phrases: phrases(
      """
      pilze sammeln, bier brauen, brot backen, ski fahren, rad fahren, rennrad fahren,
      motorrad fahren, schlittschuh laufen, theater spielen, schach spielen, skat spielen,
      gedichte schreiben, romane schreiben, vogel beobachten, kajak fahren, kanu fahren,
      inliner fahren, tai chi, qi gong, science fiction, true crime, line dance, poetry slam,
      stand up paddling, k pop, lindy hop, kung fu, heavy metal, jazz manouche, hula hoop,
      disc golf, nordic walking, krav maga, escape rooms
      """),
    courses: [
      "kurs", "unterricht", "stunde", "stunden", "verein", "training", "gruppe", "workshop",
      "schule",
    ],
    unceasing: set("ende pause unterlass"), hasCapitals: true)
}
