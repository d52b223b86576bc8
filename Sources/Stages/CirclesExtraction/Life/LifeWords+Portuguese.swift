extension LifeWords {
  static let portuguese = LifeWords(
    denials: set("não nunca jamais nem sem nenhum nenhuma ninguém nada tampouco"),
    over: set("antes antigamente antigo antiga ex outrora"),
    hypotheses: set(
      """
      talvez porventura seria teria gostaria poderia deveria estivesse fosse tivesse caso embora
      supostamente sonha pensa quiçá oxalá
      """),
    ifs: set("se"),
    subordinators: set("que porque"),
    ours: set(
      """
      eu nós tenho estou sou vou fui tive estive moro vivo temos estamos somos vamos fomos comigo
      você vocês tu tens estás fiz vi quero me te teu tua adotei comprei nosso nossa nossos nossas meus minhas
      """),
    he: set("ele"), she: set("ela"),
    finites: set(
      """
      tem está é trabalha mora vive vai se foi era tinha estava come viaja estuda quer diz procura sofre
      comprou teve esteve vem adora
      """),
    facts: keys([
      (
        .job,
        """
        trabalha trabalhando trabalho trabalhar emprego escritório empresa despedido despedida
        demitido demitida desempregado desempregada desemprego aposentado aposentada aposentou
        aposenta aposentadoria reformado reformou promovido promovida promoção salário estágio
        estagiário estagiária autônomo autônoma autónomo autónoma teletrabalho contrato contratado
        contratada chefe firma concursada concursado
        """
      ),
      (
        .family,
        """
        grávida gravidez bebê bebé gêmeos gêmeas gémeos gémeas casado casada casamento noivo noiva
        noivado divórcio divorciado divorciada separado separada viúvo viúva adotou adotaram adoção
        solteira solteiro parto afilhado afilhada enteado enteada netos
        """
      ),
      (
        .travel,
        """
        viagem viagens viaja viajando viajar férias voo voa cruzeiro exterior estrangeiro intercâmbio
        sabático mochilão passaporte erasmus passeio
        """
      ),
      (
        .health,
        """
        doente operado operada operação cirurgia câncer cancro quimio quimioterapia radioterapia
        hospital internado internada alérgico alérgica alergia alergias diabetes diabético diabética
        asma asmático asmática enxaqueca enxaquecas depressão ansiedade infarto enfarte avc hérnia
        pneumonia gripe covid entorse fratura fraturou lesão lesionado lesionada terapia
        fisioterapia fisio diagnóstico diagnosticado diagnosticada tumor artrite artrose epilepsia
        celíaco celíaca insônia insónia muletas gesso marcapasso diálise sóbrio sóbria acidente
        recuperação
        """
      ),
      (
        .home,
        """
        mudança mudou mudaram muda mudam mudar mudando apartamento aluguel aluguer renda hipoteca senhorio
        senhoria reforma obras mora moram fazenda sítio quinta lar condomínio república
        """
      ),
      (
        .pets,
        """
        cão cães cachorro cachorra cachorros cachorrinho cachorrinha cadela cadelas gato gata gatos gatas
        gatinho gatinha coelho coelhos hamster papagaio periquito canário galinhas tartaruga tartarugas
        cavalo égua pônei cabras furão caniche poodle labrador
        """
      ),
      (
        .diet,
        """
        vegetariano vegetariana vegano vegana celíaco celíaca halal kosher pescetariano pescetariana
        """
      ),
      (.gift, "presente presentes prenda prendas presentear"),
      (
        .school,
        """
        escola colégio universidade faculdade curso estuda estudando mestrado doutorado doutoramento tese
        exame exames vestibular enem licenciatura formado formada formou formatura bolsa creche
        semestre diploma graduação
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        "novo emprego|trabalho|cargo, sem emprego, largou|deixou o emprego|trabalho, por conta própria, pediu demissão"
      ),
      (
        .family,
        """
        tem|têm * filhos|filhas|filho|filha|irmãos|irmãs|irmão|irmã, à|a espera de um|bebé|bebê, se
        casou|casa|casam|casaram, casou|casa|casaram com|se, deu à luz, vai ser mãe|pai|avó|avô
        """
      ),
      (
        .health,
        """
        quebrou|partiu|fraturou * perna|braço|pé|pulso|tornozelo|mão|costela|quadril, intolerante|intolerância
        à|a, não bebe álcool, parou|deixou de fumar|beber, de baixa, licença médica
        """
      ),
      (
        .home,
        "comprou|compraram um|uma apartamento|casa, casa nova|própria, nova casa, uma casa, mudou de casa"
      ),
      (.diet, "sem glúten|lactose|açúcar, intolerante|intolerância à|a|ao lactose|glúten"),
      (.travel, "lua de mel, de férias"),
    ]),
    factEnds: [],
    occupations: set(
      """
      professor professora médico médica enfermeiro enfermeira advogado advogada engenheiro engenheira
      arquiteto arquiteta policial polícia padeiro padeira cozinheiro cozinheira garçom garçonete
      cabeleireiro cabeleireira carpinteiro eletricista encanador canalizador programador programadora
      designer jornalista tradutor tradutora vendedor vendedora contador contadora contabilista
      funcionário funcionária juiz juíza psicólogo psicóloga fisioterapeuta dentista veterinário
      veterinária farmacêutico farmacêutica mecânico mecânica jardineiro agricultor piloto bombeiro
      fotógrafo fotógrafa músico ator atriz consultor consultora secretário secretária diretor diretora
      gerente motorista pesquisador pesquisadora analista cirurgião cirurgiã
      """),
    occupationEnds: [],
    copulas: set("é como de virou trabalha"),
    foods: set(
      """
      carne peixe leite nozes amendoim amendoins glúten lactose açúcar ovo ovos porco marisco mariscos
      camarão camarões soja trigo álcool queijo cebola alho café laticínios lacticínios castanhas
      amêndoas morango morangos pimenta coentro pão
      """),
    eating: set("come comer comem bebe beber toma tomar gosta pode tolera"),
    intolerance: set(
      "alérgico alérgica alergia alergias intolerante intolerância tolera"),
    turns: LifePhrases(
      """
      se casa|casou|casam|casaram, casa|casam|casaram se, casou se, vai|vão se|casar, vão casar, grávida,
      deu à luz, nasceu, nasceram, se muda|mudou|mudam|mudaram, mudou|muda|mudaram se, vai|vão se mudar,
      mudou|muda|mudam|mudaram para|pra, divorciou se, se divorciou|divorciaram, se separou|separaram,
      separou|separaram se, se aposenta|aposentou, vai se aposentar, reformou se, promovida, promovido,
      foi despedida|despedido|demitida|demitido|contratada|contratado|operada|operado, largou|deixou o
      emprego|trabalho, pediu demissão, morreu, faleceu, operada, operado, passou no|na
      exame|vestibular|prova|concurso|enem, se formou|forma, formou se, adotaram, ficou noiva|noivo,
      ficaram noivos, quebrou|partiu * perna|braço|pé|pulso|tornozelo, começa|começou|conseguiu|arranjou|tem * novo emprego|trabalho|cargo, ganhou, diagnosticada, diagnosticado, vai ser mãe|pai|avó|avô, terminou com|o namoro
      """),
    things: set(
      """
      casamento enterro funeral batizado concerto show exposição operação cirurgia consulta exame
      entrevista viagem voo jantar almoço reunião festa torneio jogo corrida maratona conferência
      entrega estreia apresentação audição julgamento quimio terapia férias mudança formatura comunhão
      despedida excursão visita festival feira curso defesa ressonância ecografia ultrassom parto
      inauguração prova vestibular noivado recital
      """),
    thingEnds: [],
    motions: set(
      """
      viaja viajam voa voam chega chegam vem vêm vai vão sai saem começa começam volta voltam regressa
      visita abre fecha comemora comemoram apresenta corre toca
      """),
    times: set(
      """
      hoje amanhã ontem segunda terça quarta quinta sexta sábado domingo semana mês janeiro fevereiro
      março abril maio junho julho agosto setembro outubro novembro dezembro primavera verão outono
      inverno natal páscoa
      """),
    mentions: set(
      """
      mencionar mencione menciones menciona falar fale fales fala perguntar pergunte perguntes pergunta
      dizer diga digas contar conte contes conta tocar toque toques comentar comente comentes comenta
      brincar brinque piadas lembre lembres felicitar parabenizar puxar puxe abordar aborde
      """),
    direct: set(
      """
      mencionar mencione menciones menciona comentar comente comentes comenta assunto tema lembre lembres
      puxar puxe abordar aborde tocar toque toques
      """),
    telling: set(
      "dizer diga digas contar conte contes conta perguntar pergunte perguntes pergunta fale fala falar"
    ),
    about: set("de do da dos das sobre por pelo pela no na"),
    avoiding: set("evita evitar evite evitem"),
    reports: set(
      """
      falou perguntou mencionou disse contou quis queria pôde podia pode esqueça esqueças esquecer
      esquece hesite eu vai vou tinha
      """),
    empty: set(
      """
      o a os as lhe se isso isto ela ele nada mais por favor melhor nunca de agora já hoje ainda
      é que com ninguém e mas jamais hipótese alguma outra vez assunto tema me te nem pra para ser
      """),
    reluctance: LifePhrases("não gosta|quer * falar de|do|da|dos|das|sobre"),
    secrets: LifePhrases(
      "é|continua segredo, é|continua um segredo, em segredo, é|continua confidencial, entre nós, é|continua * segredo, fica|fique entre nós, que fique entre nós"
    ),
    unknowns: LifePhrases(
      """
      ninguém * sabe, não contou|disse a|para|pra ninguém, não conte|conta|contes|digas|diga a|para|pra
      ninguém, não contou ainda * ninguém, ainda não contou * ninguém, guarda para ti, guarde para você
      """),
    sore: LifePhrases(
      """
      assunto|tema delicado|sensível|espinhoso|tabu|doloroso, ponto sensível|fraco|delicado,
      é|continua tabu
      """),
    presents: set("fala menciona pergunta conta comenta"),
    particles: [
      "tocar": "assunto", "toque": "assunto", "toques": "assunto", "puxar": "assunto",
      "puxe": "assunto",
    ])
}
