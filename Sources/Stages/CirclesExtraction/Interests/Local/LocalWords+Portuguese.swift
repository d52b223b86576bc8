extension LocalWords {
  static let portuguese = LocalWords(
    verbs: forms(
      """
      tricota=tricotando=tricotar costura=costurando=costurar borda=bordando=bordar
      escala=escalando=escalar rema=remando=remar surfa=surfando=surfar patina=patinando=patinar
      danca=dancando=dancar canta=cantando=cantar pinta=pintando=pintar
      desenha=desenhando=desenhar cozinha=cozinhando=cozinhar pesca=pescando=pescar
      medita=meditando=meditar corre=correndo=correr fotografa=fotografando=fotografar
      croche=croche pedala=pedalando=pedalar mergulha=mergulhando=mergulhar cavalga=cavalgar
      caminha=caminhando=caminhar acampa=acampar esculpe=esculpir tece=tecendo=tecer luta=lutar
      boxeia=boxear veleja=velejando=velejar
      """),
    nouns: set(
      """
      futebol basquete basquetebol volei voleibol handebol tenis padel badminton golfe hoquei
      rugby judo karate capoeira ioga yoga pilates zumba ginastica natacao atletismo triatlo
      maratona ciclismo caminhada trilhas escalada montanhismo surf surfe mergulho vela remo
      caiaque esqui patinacao esgrima boxe equitacao pesca xadrez domino sueca poker sudoku salsa
      samba forro tango bale danca coro coral guitarra violao piano violino bateria saxofone
      trompete flauta acordeao cavaquinho pandeiro ukulele harpa canto teatro opera jazz fado
      poesia pintura aguarela aquarela ceramica caligrafia fotografia origami costura bordado
      croche trico macrame marcenaria jardinagem horta apicultura astronomia passaros selos
      moedas quadrinhos romances podcasts ingles frances espanhol italiano alemao japones
      confeitaria culinaria bonsais orquideas crossfit parkour futsal futevolei pelada andebol
      beisebol jiujitsu taekwondo kickboxing luta musculacao academia hidroginastica polo
      triatlon maratonas corrida corridas bicicleta bike mtb caminhadas trilha rapel bodyboard
      windsurf kitesurf apneia canoagem snowboard patins skate cavalos hipismo caca tiro buraco
      truco tranca canastra poquer bolero dancas viola baixo teclado violoncelo percussao
      trombone clarinete sanfona gaita karaoke improviso circo magica rock choro poemas contos
      cronicas escrita leitura policiais mangas anime novelas documentarios oleo desenho gravura
      serigrafia olaria mosaico azulejos tapecaria tear renda patchwork bijuteria joalharia
      sabonetes carpintaria serralharia restauro modelismo aeromodelismo maquetes ferromodelismo
      suculentas cactos rosas abelhas galinhas pombos canarios aves aquario aquarios cogumelos
      borboletas estrelas genealogia arqueologia filatelia numismatica vinis discos antiguidades
      carrinhos miniaturas mandarim coreano arabe russo latim grego libras esperanto panificacao
      fermentacao cerveja cervejas vinho vinhos cachaca churrasco kombucha meditacao voluntariado
      campismo acampamento motorhome motos moto fuscas kart videojogos videogame videogames rpg
      lego puzzles drones radioamador
      """),
    suffixes: [],
    cues: set(
      """
      joga jogar jogando toca tocar tocando faz fazer fazendo pratica aprende aprender aprendendo
      ama adora gosta coleciona inscreveu aulas aula curso oficina clube equipe equipa grupo
      ensaio torneio treina treinando comecou comecar viciado viciada louco louca apaixonado
      apaixonada fa paixao hobby cada toda todas segundas sextas sabados domingos voltou quer le
      ouve anda ensina jogam praticando curte colecionando matriculou ensaios campeonato treino
      doido doida tercas quartas quintas monta cria restaura cultiva fabrica constroi retomou
      meteu vive noites horas virou membro
      """),
    takers: set(
      """
      joga toca tocar coleciona aprende aprendendo tocando jogar cria restaura cultiva devora
      """),
    skipped: set(
      """
      a o os as ao agora tambem muito um uma uns umas seus suas
      """),
    denials: set(
      """
      nao nunca odeia odeio parou deixou largou desistiu sem antes cansou detesta vendeu nem
      chato cansado cansada odiava enjoou fartou farta farto abandonou
      """),
    breaks: set("e mas porem"),
    first: set("eu"), mine: set("meu minha"), theirs: set("seu sua seus suas"),
    relatives: set(
      """
      filho filha irmao irma marido esposa mulher mae pai namorado namorada avo primo prima
      sobrinho sobrinha neto neta chefe vizinho vizinha amigo amiga pais sogra sogro tio tia
      cunhado cunhada papa mama filhos irmaos genro nora colega vovo
      """),
    idle: set(
      """
      papel vez que desde bem muito sempre agora so dois tres musica
      """),
    articles: set("o a os as um uma na no da do minha sua essa esta"),
    phrases: phrases(
      """
      tenis de mesa, tiro com arco, jogos de tabuleiro, jogo de tabuleiro, jogos de mesa,
      ponto cruz, ponto de cruz, pesca submarina, romances policiais, ficcao cientifica,
      clube do livro, clube de leitura, musica classica, danca de salao, dancas de salao,
      danca contemporanea, danca do ventre, lingua gestual, lingua de sinais, cerveja artesanal,
      massa mae, bicicleta de montanha, mountain bike, trail running, palavras cruzadas,
      quebra cabeca, quebra cabecas, carros antigos, carros classicos, motos antigas,
      comboios eletricos, trens eletricos, caminho de santiago, hip hop, stand up paddle,
      muay thai, jiu jitsu, beach tennis, viola caipira, guitarra portuguesa, roda de samba,
      impressao 3d, k pop, true crime
      """),
    courses: [],
    unceasing: set("parar"))
}
