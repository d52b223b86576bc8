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
}
