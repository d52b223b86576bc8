extension LocalWords {
  static let spanish = LocalWords(
    verbs: forms(
      """
      teje=tejiendo=tejer cose=cosiendo=coser borda=bordando=bordar escala=escalando=escalar
      rema=remando=remar bucea=buceando=bucear surfea=surfeando=surfear patina=patinando=patinar
      baila=bailando=bailar canta=cantando=cantar pinta=pintando=pintar dibuja=dibujando=dibujar
      esculpe=esculpir cocina=cocinando=cocinar hornea=horneando=hornear medita=meditando=meditar
      pesca=pescando=pescar corre=corriendo=correr fotografia=fotografiando=fotografiar
      esquia=esquiando=esquiar pedalea=pedalear rapea=rapear acampa=acampar carpintea=carpintear
      moldea=modelar ganchillea=ganchillo caza=cazar navega=navegando=navegar trota=trotar
      boxea=boxear esgrime=esgrima hila=hilar colorea=colorear actua=actuar bailan=bailar
      cantan=cantar
      """),
    nouns: set(
      """
      futbol baloncesto voleibol balonmano tenis padel badminton golf hockey rugby beisbol judo
      karate taekwondo yoga pilates zumba gimnasia natacion atletismo triatlon maraton ciclismo
      senderismo montanismo escalada alpinismo espeleologia surf buceo vela remo kayak piraguismo
      esqui snowboard patinaje esgrima boxeo equitacion pesca ajedrez domino parchis mus poker
      sudoku crucigramas salsa bachata tango flamenco ballet danza coro guitarra piano violin
      bateria saxofon trompeta flauta acordeon ukelele ukulele cajon arpa canto teatro opera jazz
      poesia pintura acuarela ceramica caligrafia fotografia origami costura bordado ganchillo
      macrame carpinteria jardineria huerto apicultura astronomia aves sellos monedas comics
      novelas podcasts ingles frances italiano aleman japones portugues chino catalan euskera
      reposteria cocina panaderia cerveza bonsais orquideas maquetas videojuegos crossfit petanca
      bolos capoeira parkour acuagym aquagym barranquismo bici gravel mtb spinning running pelota
      pilota frontenis futsal waterpolo pickleball aikido kickboxing paracaidismo parapente
      submarinismo snorkel apnea piragua paddle trapecio circo malabares magia patchwork encaje
      bolillos fieltro puzles rompecabezas jabones belen belenes castells muixeranga coplas copla
      zarzuela sevillanas rondalla bandurria armonica gaita dulzaina batucada micologia setas
      rebollones palomos canarios gallinas colmenas marqueteria escultura restauracion tapiceria
      encuadernacion grabado serigrafia kombucha lettering manga anime kpop photocards cromos
      minerales fosiles vinilos antiguedades drones maquetismo radioaficion culebrones ruso arabe
      griego microrrelatos trenes scrapbooking futbolin basquet basket voley softbol criquet
      ultimate lucha halterofilia pesas aerobic maratones carreras ultramaraton cicloturismo
      excursionismo windsurf kitesurf canotaje rafting monopatin skate hipica caballos charreria
      rodeo caceria caza tiro arqueria cetreria colombofilia tute brisca canasta bingo loteria
      sudokus cumbia merengue milonga bailes swing lindy coral orfeon requinto viola chelo
      violonchelo contrabajo percusion saxo trombon tuba clarinete oboe charango organo mariachi
      karaoke impro monologos clown titeres marionetas rock metal boleros rancheras poemas
      cuentos relatos lectura telenovelas documentales acuarelas oleo dibujo ilustracion grabados
      alfareria vidrieras mosaico mosaicos papiroflexia crochet tejido telar bisuteria joyeria
      orfebreria repujado cuero ebanisteria forja soldadura luthier aeromodelismo modelismo
      radioaficionado jardin huerta rosas cactus suculentas geranios dalias abejas palomas
      jilgueros peces acuario acuarios pajaros mariposas botanica estrellas telescopio
      arqueologia genealogia heraldica timbres filatelia numismatica rastro figuras munecas
      coreano gallego latin esperanto enologia mezcal tequila chocolateria quesos embutidos asado
      asados parrilla barbacoa fermentados chiles meditacion reiki taichi gimnasio voluntariado
      camping acampada caravana camper motos moto vespa karts trial motocross belenismo fallas
      acrobacias rol warhammer lego escape
      """),
    suffixes: [],
    cues: set(
      """
      juega juego jugando jugar toca toco tocando hace hago haciendo practica practico aprende
      aprendo aprendiendo aprender encanta encantan gusta gustan ama adora colecciona apunto
      apuntado apuntada clases clase curso taller club equipo grupo ensayo torneo entrena
      entrenando empezo empezado empieza enganchado enganchada loco loca aficionado aficionada
      fanatico fanatica pasion hobby cada lunes martes miercoles jueves viernes sabados domingos
      va quiere lee escucha obsesionado obsesionada da ensena vive picado picada viciado viciada
      aficion forofo forofa adicto adicta devoto devota salva calma relaja desahoga engancha
      horas tardes noches tocar practicando coleccionando cursillo pena ensayos campeonato
      entreno campeon campeona monta dirige retomado retomo vuelto metido metida entregado
      entregada suena disfruta pirra chifla flipa devora cria restaura fabrica construye cultiva
      talla
      """),
    takers: set(
      """
      juega juego toca toco colecciona colecciono aprende aprendo aprendiendo tocando
      coleccionando cria restaura cultiva devora
      """),
    skipped: set(
      """
      a al el la los las ahora tambien mucho un una unos unas sus
      """),
    denials: set(
      """
      nunca jamas odia odio dejo dejado abandono harto harta sin antes aburre detesta ex vendio
      tampoco ni aburrido cansado cansada dejar deje abandonado abandonada vendi vendido
      prohibido asco fatal cansa vendieron acabo acabado acabada regalado regalo vendida
      """),
    breaks: set("y pero sino aunque"),
    first: set("yo"), mine: set("mi mis"), theirs: set("su sus"),
    relatives: set(
      """
      hijo hija hijos hermano hermana marido esposa esposo mujer madre padre novio novia abuelo
      abuela primo prima sobrino sobrina nieto nieta jefe vecino vecina amigo amiga suegra suegro
      tio tia papa mama cunado cunada yerno nuera compadre comadre abuelos padres hermanos
      companero companera
      """),
    idle: set(
      """
      papel turno casa puerta que boda cena comida fiesta lista curso cursos clase clases viaje
      examen examenes excursion gimnasio grupo club taller reunion todo vida gente con en por
      para sin de desde bien mucho poco siempre ahora solo sola cada tres dos cuatro mas ya
      musica
      """),
    crafts: forms(
      """
      pinta=pintando=pinto=pintar canta=cantando=canto=cantar
      restaura=restaurando=restauro=restaurar modela=modelando=modelo=modelar
      fabrica=fabricando=fabrico=fabricar cria=criando=crio=criar revela=revelando=revelo=revelar
      imprime=imprimiendo=imprimo=imprimir construye=construyendo=construyo=construir
      borda=bordando=bordo=bordar cose=cosiendo=coso=coser teje=tejiendo=tejo=tejer
      hornea=horneando=horneo=hornear cultiva=cultivando=cultivo=cultivar
      repara=reparando=reparo=reparar arregla=arreglando=arreglo=arreglar
      """),
    joiners: set(
      """
      apuntado apuntada apunto apunta picado picada viciado viciada enganchado enganchada aficionado
      aficionada adicto adicta
      """),
    articles: set("el la los las un una unos unas mi tu su de en esta este esa ese del al"),
    phrases: phrases(
      """
      tenis de mesa, bici de montana, bicicleta de montana, tiro con arco, tiro al plato,
      juegos de mesa, juegos de rol, juego de rol, punto de cruz, pesca submarina,
      pesca con mosca, novela negra, novelas negras, novela historica, novelas policiacas,
      ciencia ficcion, club de lectura, musica clasica, musica antigua, musica electronica,
      danza contemporanea, danza del vientre, bailes de salon, bailes regionales, baile flamenco,
      guitarra espanola, guitarra clasica, guitarra electrica, guitarra flamenca,
      lengua de signos, lengua de senas, cerveza artesanal, cerveza casera, masa madre,
      jabones artesanales, velas artesanales, maquetas de barcos, maquetas de trenes,
      tren electrico, trenes electricos, coches clasicos, coches antiguos, motos clasicas,
      palomas mensajeras, camino de santiago, cocina india, cocina japonesa, cocina tailandesa,
      cocina vegana, lucha libre, artes marciales, esqui de fondo, esqui de travesia,
      marcha nordica, carreras de montana, trail running, futbol sala, hockey hierba,
      patinaje artistico, gimnasia ritmica, natacion sincronizada, aguas abiertas,
      talla de madera, encaje de bolillos, juegos de cartas, series coreanas, impresion 3d,
      lindy hop, k pop, true crime, escape room, escape rooms, huerto urbano, montar a caballo,
      pintura al oleo
      """),
    courses: [],
    unceasing: set("parar cesar prisa falta"))
}
