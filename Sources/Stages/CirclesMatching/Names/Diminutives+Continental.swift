/// Short forms of Spanish, Portuguese, French, German, Italian, Dutch, Nordic and Greek given names,
/// from general knowledge; accents are left out, as folding leaves them out.
extension Diminutives {
  static let romance = """
    alberto: beto tito berto
    alejandra: ale jandra sandra
    alejandro: ale alex jandro alejo
    alfonso: poncho alfo
    alfredo: fredo alfre
    alice: lice
    ana: anita nita aninha
    andres: andy
    angel: angelito
    antonia: tona tonia toni
    antonio: tono tony toni toninho totó toto nino tonho
    armando: mando
    arturo: turo
    aurora: rorry
    beatriz: bea bia betty
    carlos: carlitos charly cali cadu
    carmen: carmela menchu carmina mamen
    carolina: caro carol lina
    catarina catalina: cata cati lina caty
    cecilia: ceci chila
    concepcion: concha conchita
    consuelo: chelo
    cristina: cris tina
    cristobal: cris tobal
    daniel: dani
    diego: dieguito
    dolores: lola loli lolita
    eduardo: edu lalo dudu eddie
    elena: nena lena
    encarnacion: encarna
    enrique: quique kike quico
    ernesto: neto tito
    esperanza: espe lanza
    eugenio: geno
    felipe: feli pipe lipe
    fernanda: fer nanda
    fernando: fer nando nano
    francisca: paca paqui kika panchita fran
    francisco: paco pancho fran curro kiko chico quico pacho cisco
    gabriel: gabi biel
    gabriela: gabi gaby bia
    gerardo: gera
    gilberto: beto gil
    gonzalo: gonza zalo
    graciela: chela grace
    gregorio: goyo grego
    gregoria: goya
    guadalupe: lupe lupita
    guillermo: memo guille
    guilherme: gui guiga
    gustavo: gus tavo guga
    hector: tito
    henrique: rique
    humberto: beto
    ignacio: nacho iggy
    inacio: nacio
    isabel: isa chabela bel belinha
    isabela: isa bela
    jaime: jaimito
    javier xavier: javi xavi
    jesus: chuy chucho suso
    joao: joaozinho jojo janjao
    joaquim joaquin: quim quino kino xaquin joca
    jorge: coque
    jose: pepe chepe zé ze zeca josito pepito
    josefa josefina: pepa pepita fina
    juan: juanito juancho
    juana: juanita
    julio: julito
    leonardo: leo nardo
    leticia: lety leti
    lorenzo: lencho renzo
    lourdes: lulu
    lucia: luci lucy
    luis: lucho luisito lulu
    luiz: lula luizinho
    luisa: lulu
    manuel: manolo manu manny lolo meme mané mane
    manuela: manu manoli
    marcelo: chelo marce
    margarita: marga rita margo
    margarida: guida
    maria: mari marita mia maruja cuca
    mariana: mari nana
    mario: marito
    martin: tincho
    mauricio: mau
    mercedes: merche meche
    miguel: migue micky miguelito
    milagros: mila
    montserrat: montse
    natalia: nati nat
    nicolas: nico
    octavio: tavo
    pablo: pablito
    patricia: pati paty tricia
    patricio: pato patri
    paulo: paulinho
    pedro: perico pedrinho peyo pepo
    pilar: pili
    rafael: rafa
    ramon: moncho mon
    raquel: quela
    raul: raulito
    ricardo: ricky rica cardo
    roberto: beto rober tito robbie
    rodrigo: rodri digo
    rosa rosario: rosita charo
    salvador: salva chava
    santiago: santi chago iago
    sebastiao sebastian: seba tiao
    sergio: checo serge
    silvia: silvi
    socorro: coco
    soledad: sole
    susana: susi su
    teresa: tere teresita
    tomas: tomi
    valentina: vale
    veronica: vero
    vicente: chente vicen
    victor: vic
    victoria: vicky vico toya
    virginia: vicky gina
    xiomara: xio
    yolanda: yoli
    alessandro: ale sandro alex
    alessandra: ale sandra
    andrea: andre
    antonella: anto nella
    bartolomeo: meo
    caterina: cate rina
    domenico: mimmo nico
    elisabetta: betta eli lisa
    emanuele: manu lele
    federica: fede chicca
    federico: fede rico
    filippo: pippo fili
    francesca: fra franca checca cesca
    francesco: fra franco cecco ciccio checco
    gabriele: lele gabri
    gaetano: tano
    giacomo: jack mino
    giovanna: gio vanna
    giovanni: gianni gio nanni vanni
    giulia: giu
    giuseppe: beppe peppe pino peppino beppino
    giuseppina: pina giusy
    leonardo: leo
    lorenzo: lollo renzo
    ludovica: ludo
    luigi: gigi gino
    margherita: marghe rita
    massimiliano: massi max
    massimo: massi
    matteo: teo matte
    michele: miki lele
    nicola: nico
    raffaele: lello raffa
    raffaella: raffa
    riccardo: ricky richi
    salvatore: totò toto turi salvo
    sebastiano: seba iano
    stefania: ste stefi
    stefano: ste
    tommaso: tommy maso
    valentina: vale
    vincenzo: enzo vince cenzo
    vittoria: vicky vitto
    alexandre: alex
    antoine: toine titou
    benoit: ben
    bernadette: nanette
    catherine: cathy cath
    christophe: chris tophe
    dominique: dom domi
    elisabeth: babette lise elise babeth
    emmanuel: manu
    emmanuelle: manue
    etienne: titi
    francois: fanfan
    francoise: fanfan
    frederic: fred
    genevieve: gene viviane ginette
    guillaume: guy
    isabelle: isa zaza
    jacqueline: jacotte
    jean: jeannot
    jeanne: jeannette
    joseph: jojo
    josephine: jo fifi
    laurent: lolo
    madeleine: mado
    marguerite: margot
    marie: mimi manon
    mathieu matthieu: mat
    maximilien: max
    nathalie: nath
    nicolas: nico
    philippe: phil
    sebastien: seb
    stephane: steph
    suzanne: suzon suzette
    sylvie: syl
    therese: tess
    thibault thibaut: thib
    valerie: val
    veronique: vero
    xavier: xav
    """

  static let germanic = """
    adelheid: heidi
    alexander: alex sascha xandi
    alexandra: alex sandra xandra
    alfred: fredi fred
    andreas: andi anders
    angelika: geli
    anna: anni annika anneke
    annemarie: annemie
    anton: toni
    barbara: babsi bärbel barbel
    bartholomaus: barthel
    benedikt: bene
    benjamin: benni
    bernhard: bernd berni
    brigitte: gitte biggi gitti
    christian: chris
    christiane: jane chris
    christoph: chris stoffel
    cornelia: conny nele
    dietrich: dieter didi
    dorothea: doro thea dorle
    eberhard: eber
    eduard: edi
    elfriede: friedel elfi
    elisabeth: lisa elli lisbeth elsbeth sissi liesl else lisl ilse bettina
    emanuel: manu
    ferdinand: ferdi nante
    franziska: franzi ziska fränzi
    franz: franzl
    friederike: rike fritzi
    friedrich: fritz fiete friedl
    gabriele: gabi
    georg: schorsch jorg
    gerhard: gerd hardy
    gertrud: gerti trude traudl
    gottfried: friedel
    gregor: gorch
    gunther gunter: gunni
    hannelore: hanni lore
    hans johannes johann: hansi hannes jo jan
    heinrich: heinz heiner hein
    helene: leni lene
    helmut: heli
    hermann: manni
    hildegard: hilde
    ignaz: nazi
    ingeborg: inge
    irmgard: irmi
    jakob: jacki jako
    joachim: jochen achim jo
    johanna: hanna hanni jo
    josef joseph: sepp jupp josi peppi
    jurgen: jogi
    karl: kalle karli
    karoline: karo line
    katharina: kathi katja kati trine nina käthe rina
    klaus nikolaus: niko nick
    konrad: conny kurt
    kunigunde: gundel
    leonhard: leo hardi
    leonore: lore
    leopold: poldi leo
    lieselotte: lilo lotte
    ludwig: lutz wiggerl lu
    magdalena: leni lena magda
    manfred: manni fredi
    margarete margarethe: grete gretel gretchen gritt marga
    maria: mia mizzi mitzi
    marianne: janne
    martin: marti
    mathilde: tilda
    matthias: matze hias matthes
    maximilian: max maxi
    melanie: mel melli
    michael: michi micha michel
    monika: moni
    nikolaus: klaus niko nick
    philipp: phil lippi
    rosemarie: rosi romy
    rudolf: rudi rolf
    sabine: bine biene
    sebastian: basti seb wastl
    siegfried: siggi sigi
    sieglinde: siggi
    silvia: silvi
    stefan stephan: steff steffl
    stefanie stephanie: steffi
    susanne: susi sanne suse
    theodor: theo
    theresa therese: resi tessa resl
    thomas: tom
    ulrich: uli ulli
    ulrike: uli rike ulli
    ursula: uschi ulla ursel
    veronika: vroni roni
    viktoria: vicky
    walburga: burgl
    waltraud: traudl
    werner: wernerle
    wilhelm: willi willy helm
    wilhelmine: minna mina
    wolfgang: wolf wolfi
    xaver: xaverl
    antonius: toon ton anton
    cornelis: cees kees cor nelis
    elisabeth: bets els lies liesbeth
    gerardus: gerard gerrit
    hendrik: henk hein rik
    jacobus: koos jaap sjaak
    johannes: jan hans joop johan
    johanna: jo anneke jopie
    leonardus: leo
    margaretha: greet griet margriet
    maria: ria mieke mia miep
    nicolaas: klaas nico
    petrus: piet peter
    pieter: piet
    wilhelmina: mina willemijn
    willem: wim pim
    anders: andy
    birgitta: britta gitta
    elisabet: lisa betty
    erik eirik: rikke
    fredrik: fred fredde
    gunnar: nalle
    kristian: kris
    kristina: stina kicki tina
    kristoffer: kris stoffe
    lars: lasse
    magnus: mange
    margareta: greta maggan
    mikael: micke mikke
    nils niels: nisse
    ole olaf olav: ola
    rasmus: rasse
    soren: sorine
    tobias: tobbe
    alexandros: alekos alex
    anastasia: tasia natasa tasoula
    anastasios: tasos
    antonios: antonis
    athanasios: thanasis nasos sakis
    christos: chris
    dimitrios: dimitris mitsos jimmy
    eleni: lena lenio elenitsa
    emmanouil: manolis manos
    evangelia: litsa vangelio eva lia
    evangelos: vangelis
    georgia: gogo
    georgios: giorgos george
    ioannis: yannis giannis john
    konstantina: dina nadia
    konstantinos: kostas kostis dinos gus costas dino
    michail: michalis
    nikolaos: nikos
    panagiotis: panos takis panayotis
    paraskevi: evi voula
    spyridon: spyros
    stavros: steve
    stylianos: stelios
    theodoros: thodoris
    vasiliki: vaso vicky
    vasilios: vasilis bill
    """
}
