extension LifeWords {
  static let spanish = LifeWords(
    denials: set(
      "no nunca jamás tampoco ni sin ningún ninguno ninguna nadie nada"),
    over: set("antes antiguamente antiguo antigua ex entonces"),
    hypotheses: set(
      """
      quizá quizás acaso ojalá si sería tendría gustaría podría habría querría aunque supuestamente
      sueña piensa plantea espera
      """),
    ifs: [],
    subordinators: set("que porque"),
    ours: set(
      """
      yo nosotros nosotras tengo estoy soy voy fui tuve estuve vivo tenemos estamos somos vamos
      fuimos nos nuestro nuestra nuestros nuestras tú tienes estás eres vas contigo conmigo me trabajas vives hice vi quiero
      """),
    he: set("él"), she: set("ella"),
    finites: set(
      """
      tiene está es ha trabaja vive va se fue era tenía estaba come viaja estudia quiere dice busca
      sufre compró tuvo estuvo viene le
      """),
    facts: keys([
      (
        .job,
        """
        trabaja trabajando trabajo trabajos empleo oficina empresa despido despedido despedida
        desempleado desempleada desempleo paro jubilado jubilada jubila jubiló jubilación ascendido
        ascendida ascenso sueldo salario prácticas becario becaria autónomo autónoma teletrabajo
        teletrabaja contrato jefa opositando oposiciones dimitido dimitió renunció contratado
        contratada turnos negocio
        """
      ),
      (
        .family,
        """
        embarazada embarazo bebé gemelos gemelas mellizos casado casada boda prometido prometida
        divorcio divorciado divorciada separado separada viudo viuda adoptado adoptaron adopción
        nietos nieto nieta recién soltera parto hijastro hijastra ahijado ahijada
        """
      ),
      (
        .travel,
        """
        viaje viajes viaja viajando vacaciones vuelo vuela crucero extranjero erasmus sabático
        mochilero pasaporte excursión escapada
        """
      ),
      (
        .health,
        """
        enfermo enferma operado operada operan operación operaron cirugía cáncer quimio quimioterapia
        radioterapia hospital hospitalizado hospitalizada ingresado ingresada alérgico alérgica alergia
        alergias diabetes diabético diabética asma asmático asmática migraña migrañas depresión
        ansiedad infarto ictus hernia neumonía gripe covid esguince fractura fracturado lesión lesionado
        lesionada terapia rehabilitación fisio fisioterapia diagnóstico diagnosticado diagnosticada
        diagnosticaron tumor artritis artrosis epilepsia celíaco celíaca celiaco celiaca insomnio
        muletas escayola marcapasos audífono audífonos diálisis sobrio sobria accidente convaleciente
        """
      ),
      (
        .home,
        """
        mudado mudada mudanza muda mudó mudan mudaron mudarse piso apartamento alquiler hipoteca
        casero casera compañero vive viven reforma reformando reformas finca granja departamento
        chalé chalet inquilino inquilina residencia
        """
      ),
      (
        .pets,
        """
        perro perra perros perras perrito perrita cachorro cachorra gato gata gatos gatas gatito gatita
        conejo conejos hámster loro loros periquito canario gallinas tortuga tortugas yegua caballo
        poni cabras mascota mascotas galgo caniche labrador cobaya hurón
        """
      ),
      (
        .diet,
        """
        vegetariano vegetariana vegano vegana celíaco celíaca celiaco celiaca halal kosher
        pescetariano pescetariana
        """
      ),
      (.gift, "regalo regalos regalar regalarle"),
      (
        .school,
        """
        escuela colegio instituto universidad carrera estudia estudiando máster doctorado tesis examen
        exámenes selectividad bachillerato graduado graduada graduó graduación beca guardería semestre
        matriculado matriculada licenciatura facultad oposición
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        """
        nuevo trabajo|puesto|empleo, en paro, sin trabajo, dejó|deja el trabajo, por cuenta propia,
        baja maternal|paternal, lo|la * ascendieron|despidieron
        """
      ),
      (
        .family,
        """
        tiene|tienen * hijos|hijas|hijo|hija|hermanos|hermanas|hermano|hermana, espera|esperan un|una
        bebé|hijo|hija|niño|niña, se casa|casó|casan|casaron, dio a luz, va a ser madre|padre|abuela|abuelo
        """
      ),
      (
        .health,
        """
        se rompió|rompe|fracturó * pierna|brazo|pie|muñeca|tobillo|mano|costilla|cadera,
        se ha roto * pierna|brazo|pie|muñeca|tobillo|mano|costilla|cadera, intolerante|intolerancia a,
        de baja, no bebe alcohol, dejó de fumar|beber
        """
      ),
      (
        .home,
        "se ha mudado, compró|compra|compraron un|una piso|casa|apartamento, comprado casa, casa nueva|propia|rural, nueva casa, una casa, cambia|cambió de casa"
      ),
      (.diet, "sin gluten|lactosa|azúcar, intolerante|intolerancia a * lactosa|gluten"),
      (.gift, "le gustaría recibir, le hace ilusión"),
      (.travel, "se va|van de viaje|vacaciones, luna de miel"),
    ]),
    factEnds: [],
    occupations: set(
      """
      profesor profesora maestro maestra médico médica enfermero enfermera abogado abogada ingeniero
      ingeniera arquitecto arquitecta policía panadero panadera cocinero cocinera camarero camarera
      peluquero peluquera carpintero electricista fontanero programador programadora informático
      informática diseñador diseñadora periodista traductor traductora vendedor vendedora contable
      contador contadora funcionario funcionaria juez jueza psicólogo psicóloga fisioterapeuta
      dentista veterinario veterinaria farmacéutico farmacéutica mecánico mecánica jardinero
      agricultor piloto bombero bombera fotógrafo fotógrafa músico actor actriz consultor consultora
      secretario secretaria director directora gerente comercial taxista conductor conductora
      investigador investigadora trabajadora analista notario azafata cirujano cirujana camionero
      cajero cajera
      """),
    occupationEnds: [],
    copulas: set("es como de trabaja hace"),
    foods: set(
      """
      carne pescado leche frutos secos cacahuetes cacahuates gluten lactosa azúcar huevo huevos cerdo
      marisco mariscos soja trigo alcohol queso nueces cebolla ajo lácteos café gambas almendras
      fresas picante cilantro pan
      """),
    eating: set("come comer comen bebe beber toma tomar prueba puede gusta gustan tolera"),
    intolerance: set(
      "alérgico alérgica alergia alergias intolerante intolerancia tolera sensible"),
    turns: LifePhrases(
      """
      se casa|casó|casan|casaron|casarán|casará, se ha|han casado, va|van a casarse, embarazada,
      dio a luz, ha dado a luz, ha nacido, nació, nacerá, se muda|mudó|mudan|mudaron|mudará|mudarán,
      se ha|han mudado, va|van a mudarse, se divorcia|divorció|divorcian|divorciaron, se ha|han divorciado,
      se separa|separó|separan|separaron, se ha|han separado, se jubila|jubiló|jubilará, se ha jubilado,
      lo|la|le * ascendieron|ascendido|despidieron|despedido|contrataron|contratado, ascendida, ascendido,
      ha dejado el trabajo, dejó el trabajo, murió, ha muerto, falleció, ha fallecido, operaron|operan,
      operado, operada, aprobó, ha aprobado, suspendió, se graduó|gradúa, se ha graduado,
      han adoptado, adoptaron, se comprometió|comprometieron, se ha|han comprometido,
      se rompió * pierna|brazo|pie|muñeca|tobillo, empieza|empezó|encontró|encontrado|consiguió|conseguido|tiene * nuevo trabajo|puesto|empleo, ganó, ha ganado,
      le diagnosticaron, le han diagnosticado, va a ser madre|padre|abuela|abuelo, ha roto con,
      rompió con, espera|esperan un|una bebé|hijo|hija|niño|niña
      """),
    things: set(
      """
      boda entierro funeral bautizo concierto exposición operación cirugía cita examen entrevista viaje
      vuelo cena comida desayuno almuerzo reunión fiesta torneo partido carrera maratón conferencia
      entrega estreno actuación audición juicio revisión consulta quimio terapia vacaciones aniversario
      mudanza graduación comunión confirmación despedida excursión visita festival feria curso
      oposición presentación inauguración pedida resonancia ecografía parto médico dentista recital
      """),
    thingEnds: [],
    motions: set(
      """
      viaja viajan vuela vuelan llega llegan viene vienen va van sale salen empieza empiezan vuelve
      vuelven regresa regresan visita inaugura abre cierra celebra celebran presenta presentan corre
      toca actúa
      """),
    times: set(
      """
      hoy mañana ayer lunes martes miércoles jueves viernes sábado domingo semana mes enero febrero
      marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño
      invierno navidad
      """),
    mentions: set(
      """
      mencionar menciones mencione mencionarle menciona hablar hables habléis hablarle preguntar
      preguntes preguntarle pregunte decir digas decirle contar cuentes contarle sacar saques comentar
      comentes comentarle nombrar nombres tocar toques bromear bromees bromas recuerdes
      recordarle felicitar felicites chistes palabra
      """),
    direct: set(
      """
      mencionar menciones mencione mencionarle menciona sacar saques comentar comentes comentarle
      nombrar nombres tocar toques recuerdes recordarle tema
      """),
    telling: set(
      """
      decir digas decirle contar cuentes contarle preguntar preguntes preguntarle mencionar menciones
      hables hablar
      """),
    about: set("de del sobre por"),
    avoiding: set("evita evitar evite evitemos"),
    reports: set(
      """
      ha han he había habló preguntó mencionó dijo contó quiso quería pudo puede podía pudimos
      hemos olvides olvidar olvide dudes dudar yo va voy
      """),
    empty: set(
      """
      lo la le les se eso esto ello a ella él nada más por favor mejor nunca de ahora ya hoy todavía
      conviene debemos deberíamos hay que es con nadie y pero bajo ningún concepto otra vez tema delante
      ni me te nos aún
      """),
    reluctance: LifePhrases(
      "no le gusta|apetece * hablar de|del|sobre, no quiere * hablar de|del|sobre, evita hablar de|del|sobre"
    ),
    secrets: LifePhrases(
      """
      es|sigue|sea|siendo un secreto, es|sigue secreto, en secreto, es|sigue confidencial, entre nosotros,
      entre nosotras, que quede|queda entre nosotros|nosotras, es|sigue * secreto
      """),
    unknowns: LifePhrases(
      """
      nadie * lo sabe, nadie sabe, no lo sabe nadie, nadie lo sabe, no se lo ha dicho|contado a nadie,
      no se lo digas|cuentes a nadie, que no se entere, guárdalo
      """),
    sore: LifePhrases(
      """
      tema delicado|sensible|espinoso|tabú|doloroso, punto sensible|delicado|débil, es|sigue tabú,
      asunto delicado
      """),
    presents: set("menciona"),
    particles: ["tocar": "tema", "toques": "tema", "sacar": "tema", "saques": "tema"])
}
