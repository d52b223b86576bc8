extension LocalWords {
  static let portuguese = LocalWords(
    verbs: forms(
      """
      tricota=tricotando=tricotar costura=costurando=costurar borda=bordando=bordar
      nada=nadando=nadar escala=escalando=escalar rema=remando=remar surfa=surfando=surfar
      patina=patinando=patinar danca=dancando=dancar canta=cantando=cantar pinta=pintando=pintar
      desenha=desenhando=desenhar cozinha=cozinhando=cozinhar pesca=pescando=pescar
      medita=meditando=meditar corre=correndo=correr fotografa=fotografando=fotografar
      """),
    nouns: set(
      """
      futebol basquete basquetebol volei voleibol handebol tenis padel badminton golfe hoquei rugby
      judo karate jiu-jitsu capoeira ioga yoga pilates zumba ginastica natacao atletismo triatlo
      maratona ciclismo caminhada trilhas escalada montanhismo surf surfe mergulho vela remo caiaque
      esqui patinacao esgrima boxe equitacao pesca xadrez domino sueca poker sudoku salsa samba
      forro tango bale danca coro coral guitarra violao piano violino bateria saxofone trompete
      flauta acordeao cavaquinho pandeiro ukulele harpa canto teatro opera jazz fado poesia pintura
      aguarela aquarela ceramica caligrafia fotografia origami costura bordado croche trico macrame
      marcenaria jardinagem horta apicultura astronomia passaros selos moedas quadrinhos romances
      podcasts ingles frances espanhol italiano alemao japones confeitaria culinaria bonsais
      orquideas crossfit parkour
      """),
    suffixes: [],
    cues: set(
      """
      joga jogar jogando toca tocar tocando faz fazer fazendo pratica aprende aprender aprendendo
      ama adora gosta coleciona inscreveu aulas aula curso oficina clube equipe equipa grupo ensaio
      torneio treina treinando comecou comecar viciado viciada louco louca apaixonado apaixonada fa
      paixao hobby cada toda todas segundas sextas sabados domingos voltou quer le ouve anda ensina
      """),
    takers: set("joga toca tocar coleciona aprende aprendendo tocando jogar"),
    skipped: set("a o os as ao agora tambem muito"),
    denials: set(
      """
      nao nunca odeia odeio parou deixou largou desistiu sem antes cansou detesta vendeu nem chato
      cansado cansada
      """),
    breaks: set("e mas porem"),
    first: set("eu"), mine: set("meu minha"), theirs: set("seu sua seus suas"),
    relatives: set(
      """
      filho filha irmao irma marido esposa mulher mae pai namorado namorada avo primo prima sobrinho
      sobrinha neto neta chefe vizinho vizinha amigo amiga
      """),
    idle: set("papel vez que"))
}
