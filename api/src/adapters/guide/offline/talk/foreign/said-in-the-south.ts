import type { SaidIn } from './said-keys.js';

/** What the guide says in Spanish beside its quotations. */
export const SPANISH: SaidIn = {
  notTold:
    'En {1} no encuentro un versículo que lo diga, y no invento nada. Di *todo el capítulo* para leerlo tú, o *sigue*.',
  told: 'Gracias por contármelo. No puedo quitártelo, solo leerte. Sobre **{1}**:',
  toldAlone: 'Gracias por contármelo. Soy un programa y solo puedo leer: di *un versículo* o *una oración*.',
  offers: 'Di *qué puedo hacer*, *una oración* u *otro más*, o cuéntame más.',
  author: 'Quién escribió **{1}** (en inglés): {2}',
  date: 'Cuándo se escribió **{1}** (en inglés): {2}',
  asksBack:
    'No lo he entendido; estábamos en **{1}**, y no quiero mostrarte un versículo al azar. Di *otro más* o *sigue*, o nombra en una palabra lo que buscas.',
  missed: 'Perdona, no te entendí. Dilo con otras palabras, o nombra el tema en una palabra.',
  disputed:
    'En esto las iglesias no están de acuerdo, y no digo quién tiene razón; se citan, entre otros, estos pasajes:',
  hard: 'Es duro, y un versículo no lo hace fácil. Nadie tiene que lograrlo todo de una vez:',
  place: '**{1}** (en inglés: {2}). Se lee aquí:',
  plan: 'Un plan para siete días, diez minutos al día: cada día leer un pasaje dos veces, despacio, y guardar una línea.',
  only: 'Entiendo solo un poco de español, y leo la Biblia en inglés (King James).',
  notAi:
    'No soy una persona ni una IA, sino un programa que lee la Biblia palabra por palabra; la interpretación es tuya.',
  passage: 'Aquí está el pasaje:',
  topic: 'Sobre **{1}** la Biblia dice, entre otras cosas:',
  words: 'Estos versículos son los más cercanos a tus palabras:',
  another: 'Otro pasaje sobre esto:',
  next: 'Después viene {2}:',
  previous: 'Antes está {2}:',
  single: 'Ya es un solo versículo, y corto:',
  short: 'En breve:',
  reason: 'El pasaje da su propia razón: {1}. Más de lo que dice el texto no puedo decirte.',
  noReason: 'El texto no dice aquí por qué, y no voy a adivinar. Quizá ayuden estos pasajes:',
  here: 'Aquí el texto mismo habla de ello; más de lo que dice no puedo decirte:',
  person: '**{1}** (en inglés: {2}). Se puede leer aquí:',
  kin: 'De la familia de **{2}** se trata de **{3}**. Está escrito aquí:',
  more: 'De **{1}** solo puedo leerte más; juzga tú si responde a tu pregunta:',
  inPart: 'Ahí encuentro:',
  where: 'Está en {1}.',
  explain: 'Lo que significa lo sopesas tú; esto es lo que hacen sus palabras:',
  readAlso: 'Lee también',
  modern: 'En inglés de hoy (World English Bible):',
  whole: 'Aquí en su contexto:',
  again: 'Otra vez, palabra por palabra:',
  prayer: 'No puedo orar, pero te presto palabras. Dilas despacio y añade lo que falta:',
  apply: 'Para ti puede empezar pequeño: en un solo lugar, hoy.',
  nothing:
    'No encontré nada que convenga. Dime un pasaje (*Salmo 23*), una persona o un tema en una palabra (*miedo*, *perdón*, *esperanza*).',
  weigh: 'Eso lo decides tú; yo puedo leer, no aconsejar. Sobre **{1}** también está escrito:',
  readOn: 'No encuentro en el texto una respuesta a eso, y no la invento. Después de **{1}** sigue así:',
  sorry: 'Siento que lleves esto. Solo puedo leerte; que estas palabras te acompañen.',
  whatIf:
    'Nadie puede prometer cómo saldrá. Tu parte es ser honesto y amable, y pedir perdón si hace falta; lo demás no está en tu mano.',
  mayI: 'La Biblia no tiene una regla propia para eso, y no decido nada por ti. Busca consejo, y lo que se pueda hacer con amor y verdad.',
  eitherOr: 'La Biblia no lo decide. Mejor pronto que tarde, en un momento tranquilo y con suavidad.',
  steps:
    'Pasos pequeños: 1. Escribe en una frase lo que más pesa. 2. Haz hoy lo más pequeño que puedas, o díselo a una persona. 3. Llévate estas palabras:',
  onlyOne: 'Entonces solo uno: lee esto una vez, despacio, y deja lo demás.',
  toSay:
    'Palabras mías, no de la Biblia: Lo siento. Quisiera hablar contigo con sinceridad; ¿tienes un momento?',
  ok: 'Bien. Di *otro*, *¿por qué?* o *el siguiente*, o algo nuevo.',
  light: 'Qué bueno reír. ¿Seguimos?',
  doubt: 'No tienes que estar convencido, y no te presiono. Solo muestro lo que está escrito.',
  objection: 'No eres el único que tropieza aquí, y no voy a suavizarlo. Di *el contexto* u *otro*.',
  noVerses:
    'De acuerdo, ningún versículo ahora. Aquí estoy. Cuéntame si quieres; y di *un versículo* cuando quieras leer.',
  story: 'Sí. El texto lo cuenta sin rodeos. ¿Sigo leyendo?',
  streak:
    'Una racha (streak) cuenta los días seguidos en que practicaste; cada día más hace que valga un poco más. Si pasa un día entero sin práctica, empieza de nuevo en el día 1; los puntos y el nivel quedan.',
  points:
    'Los puntos son minutos × calidad ÷ 10 × (1 + racha × 0,05). En **Log Practice** registras una práctica.',
  levels: 'Hay 12 niveles, desde SEEKING; el tuyo está en **Progress**.',
  streams:
    'Hay tres MindStreams: **Power (I-THEE)** hacia Dios (oración, estudio), **Flow (I-ME)** hacia dentro (paz, gratitud), **Clarity (I-WE)** hacia los demás (servicio, enseñanza).',
  formats:
    'Una conversación tiene uno de cuatro formatos, que eliges debajo del cuadro de texto: **General Guidance**, **Biblical Study** (el mejor para estudiar un capítulo), **Self-Development** (pasos) y **MindStreams**.',
  fhoism:
    'Fhoism, el camino del Free Happy One, es la filosofía de Emit: sabiduría de la Biblia para cada día, en tres MindStreams.',
};

/** What the guide says in Portuguese beside its quotations. */
export const PORTUGUESE: SaidIn = {
  notTold:
    'Em {1} não encontro um versículo que o diga, e não invento nada. Diga *o capítulo inteiro* para ler você mesmo, ou *continue*.',
  told: 'Obrigado por me contar. Não posso tirar isso de você, só ler. Sobre **{1}**:',
  toldAlone: 'Obrigado por me contar. Sou um programa e só posso ler: diga *um versículo* ou *uma oração*.',
  offers: 'Diga *o que posso fazer*, *uma oração* ou *mais um*, ou conte mais.',
  author: 'Quem escreveu **{1}** (em inglês): {2}',
  date: 'Quando **{1}** foi escrito (em inglês): {2}',
  asksBack:
    'Não entendi; estávamos em **{1}**, e não quero mostrar um versículo ao acaso. Diga *mais um* ou *continue*, ou nomeie em uma palavra o que procura.',
  missed: 'Desculpe, não entendi bem. Diga com outras palavras, ou nomeie o tema em uma palavra.',
  disputed:
    'Nisto as igrejas não concordam, e não digo quem tem razão; citam-se, entre outras, estas passagens:',
  hard: 'É difícil, e um versículo não o torna fácil. Ninguém precisa conseguir tudo de uma vez:',
  place: '**{1}** (em inglês: {2}). Lê-se aqui:',
  plan: 'Um plano para sete dias, dez minutos por dia: a cada dia ler uma passagem duas vezes, devagar, e guardar uma linha.',
  only: 'Entendo só um pouco de português, e leio a Bíblia em inglês (King James).',
  notAi:
    'Não sou uma pessoa nem uma IA, mas um programa que lê a Bíblia palavra por palavra; a interpretação é sua.',
  passage: 'Aqui está a passagem:',
  topic: 'Sobre **{1}** a Bíblia diz, entre outras coisas:',
  words: 'Estes versículos são os mais próximos das suas palavras:',
  another: 'Outra passagem sobre isso:',
  next: 'Depois vem {2}:',
  previous: 'Antes está {2}:',
  single: 'Já é um só versículo, e curto:',
  short: 'Em resumo:',
  reason: 'A passagem dá a sua própria razão: {1}. Mais do que o texto diz, não posso dizer.',
  noReason: 'O texto não diz aqui por quê, e não vou adivinhar. Talvez estas passagens ajudem:',
  here: 'Aqui o próprio texto fala disso; mais do que ele diz, não posso dizer:',
  person: '**{1}** (em inglês: {2}). Pode-se ler aqui:',
  kin: 'Da família de **{2}** trata-se de **{3}**. Está escrito aqui:',
  more: 'De **{1}** só posso ler mais para você; julgue se responde à sua pergunta:',
  inPart: 'Ali encontro:',
  where: 'Está em {1}.',
  explain: 'O que significa é você quem pesa; isto é o que as palavras fazem:',
  readAlso: 'Leia também',
  modern: 'Em inglês de hoje (World English Bible):',
  whole: 'Aqui no seu contexto:',
  again: 'Outra vez, palavra por palavra:',
  prayer: 'Não posso orar, mas empresto palavras. Diga-as devagar e acrescente o que falta:',
  apply: 'Para você pode começar pequeno: em um só lugar, hoje.',
  nothing:
    'Não encontrei nada que sirva. Diga uma passagem (*Salmo 23*), uma pessoa ou um assunto em uma palavra (*medo*, *perdão*, *esperança*).',
  weigh: 'Isso cabe a você decidir; eu posso ler, não aconselhar. Sobre **{1}** também está escrito:',
  readOn: 'Não encontro no texto uma resposta a isso, e não invento. Depois de **{1}** continua assim:',
  sorry: 'Sinto que você carregue isso. Só posso ler para você; que estas palavras façam companhia.',
  whatIf:
    'Ninguém pode prometer como vai ser. A sua parte é ser honesto e gentil, e pedir perdão se for preciso; o resto não está na sua mão.',
  mayI: 'A Bíblia não tem regra própria para isso, e não decido nada por você. Procure conselho, e o que se pode fazer com amor e verdade.',
  eitherOr: 'A Bíblia não decide isso. Melhor logo do que tarde, num momento calmo e com cuidado.',
  steps:
    'Passos pequenos: 1. Escreva numa frase o que pesa mais. 2. Faça hoje a menor coisa possível, ou conte a uma pessoa. 3. Leve estas palavras:',
  onlyOne: 'Então só um: leia isto uma vez, devagar, e deixe o resto.',
  toSay: 'Palavras minhas, não da Bíblia: Sinto muito. Quero falar com você com sinceridade; tem um momento?',
  ok: 'Certo. Diga *outro*, *por quê?* ou *o próximo*, ou algo novo.',
  light: 'É bom rir. Vamos continuar?',
  doubt: 'Você não precisa se convencer, e não pressiono. Só mostro o que está escrito.',
  objection: 'Você não é o único a tropeçar aqui, e não vou suavizar. Diga *o contexto* ou *outro*.',
  noVerses:
    'Tudo bem, nenhum versículo agora. Estou aqui. Conte se quiser; e diga *um versículo* quando quiser ler.',
  story: 'Sim. O texto conta isso sem rodeios. Continuo lendo?',
  streak:
    'Uma sequência (streak) conta os dias seguidos em que você praticou; cada dia a mais vale um pouco mais. Se passa um dia inteiro sem prática, ela recomeça no dia 1; os pontos e o nível ficam.',
  points:
    'Os pontos são minutos × qualidade ÷ 10 × (1 + sequência × 0,05). Em **Log Practice** você registra uma prática.',
  levels: 'Há 12 níveis, a partir de SEEKING; o seu está em **Progress**.',
  streams:
    'Há três MindStreams: **Power (I-THEE)** para Deus (oração, estudo), **Flow (I-ME)** para dentro (paz, gratidão), **Clarity (I-WE)** para os outros (serviço, ensino).',
  formats:
    'Uma conversa tem um de quatro formatos, escolhido abaixo da caixa de texto: **General Guidance**, **Biblical Study** (o melhor para estudar um capítulo), **Self-Development** (passos) e **MindStreams**.',
  fhoism:
    'Fhoism, o caminho do Free Happy One, é a filosofia do Emit: sabedoria da Bíblia para o dia a dia, em três MindStreams.',
};

/** What the guide says in Italian beside its quotations. */
export const ITALIAN: SaidIn = {
  notTold:
    'In {1} non trovo un versetto che lo dica, e non invento nulla. Di’ *tutto il capitolo* per leggerlo tu, o *continua*.',
  told: 'Grazie di avermelo detto. Non posso togliertelo, solo leggerti. Su **{1}**:',
  toldAlone:
    'Grazie di avermelo detto. Sono un programma e posso solo leggere: di’ *un versetto* o *una preghiera*.',
  offers: 'Di’ *cosa posso fare*, *una preghiera* o *un altro*, o racconta ancora.',
  author: 'Chi ha scritto **{1}** (in inglese): {2}',
  date: 'Quando **{1}** è stato scritto (in inglese): {2}',
  asksBack:
    'Non ho capito; eravamo a **{1}**, e non voglio mostrarti un versetto a caso. Di’ *un altro* o *continua*, o nomina in una parola quello che cerchi.',
  missed: 'Scusa, ho capito male. Dillo con altre parole, o nomina il tema in una parola.',
  disputed:
    'Su questo le chiese non sono d’accordo, e non dico chi ha ragione; si citano, tra gli altri, questi passi:',
  hard: 'È duro, e un versetto non lo rende facile. Nessuno deve riuscire in tutto in una volta:',
  place: '**{1}** (in inglese: {2}). Si legge qui:',
  plan: 'Un piano per sette giorni, dieci minuti al giorno: ogni giorno leggere un passo due volte, piano, e tenere una riga.',
  only: 'Capisco solo un po’ di italiano, e leggo la Bibbia in inglese (King James).',
  notAi:
    'Non sono una persona né una IA, ma un programma che legge la Bibbia parola per parola; l’interpretazione resta a te.',
  passage: 'Ecco il passo:',
  topic: 'Su **{1}** la Bibbia dice, tra l’altro:',
  words: 'Questi versetti sono i più vicini alle tue parole:',
  another: 'Un altro passo su questo:',
  next: 'Poi viene {2}:',
  previous: 'Prima c’è {2}:',
  single: 'È già un solo versetto, e breve:',
  short: 'In breve:',
  reason: 'Il passo dà una sua ragione: {1}. Più di quel che dice il testo non posso dirti.',
  noReason: 'Il testo qui non dice perché, e non tiro a indovinare. Forse aiutano questi passi:',
  here: 'Qui ne parla il testo stesso; più di quel che dice non posso dirti:',
  person: '**{1}** (in inglese: {2}). Si legge qui:',
  kin: 'Della famiglia di **{2}** si tratta di **{3}**. È scritto qui:',
  more: 'Di **{1}** posso solo leggerti altro; giudica tu se risponde alla tua domanda:',
  inPart: 'Lì trovo:',
  where: 'Sta in {1}.',
  explain: 'Che cosa significa lo pesi tu; questo fanno le sue parole:',
  readAlso: 'Leggi anche',
  modern: 'In inglese di oggi (World English Bible):',
  whole: 'Eccolo nel suo contesto:',
  again: 'Ancora una volta, parola per parola:',
  prayer: 'Non posso pregare, ma ti presto parole. Dille piano e aggiungi quel che manca:',
  apply: 'Per te può cominciare in piccolo: in un solo punto, oggi.',
  nothing:
    'Non ho trovato nulla che vada bene. Dimmi un passo (*Salmo 23*), una persona o un tema in una parola (*paura*, *perdono*, *speranza*).',
  weigh: 'Questo lo valuti tu; io posso leggere, non consigliare. Su **{1}** è scritto anche:',
  readOn: 'Non trovo nel testo una risposta, e non tiro a indovinare. Dopo **{1}** continua così:',
  sorry: 'Mi dispiace che tu porti questo. Posso solo leggerti; queste parole ti facciano compagnia.',
  whatIf:
    'Nessuno può promettere come andrà. La tua parte è essere onesto e gentile, e chiedere perdono se serve; il resto non è nelle tue mani.',
  mayI: 'La Bibbia non ha una regola propria per questo, e non decido nulla per te. Cerca consiglio, e ciò che si può fare con amore e verità.',
  eitherOr: 'La Bibbia non lo decide. Meglio presto che tardi, in un’ora calma e con dolcezza.',
  steps:
    'Piccoli passi: 1. Scrivi in una frase che cosa pesa di più. 2. Fa’ oggi la cosa più piccola che puoi, o dillo a una persona. 3. Porta con te queste parole:',
  onlyOne: 'Allora uno solo: leggi questo una volta, piano, e lascia il resto.',
  toSay: 'Parole mie, non della Bibbia: Mi dispiace. Vorrei parlarti sinceramente; hai un momento?',
  ok: 'Bene. Di’ *un altro*, *perché?* o *il prossimo*, o qualcosa di nuovo.',
  light: 'È bello ridere. Andiamo avanti?',
  doubt: 'Non devi essere convinto, e non ti faccio pressione. Mostro solo ciò che è scritto.',
  objection: 'Non sei il solo a inciampare qui, e non lo addolcirò. Di’ *il contesto* o *un altro*.',
  noVerses:
    'Va bene, nessun versetto adesso. Sono qui. Racconta se vuoi; e di’ *un versetto* quando vorrai leggere.',
  story: 'Sì. Il testo lo racconta senza giri di parole. Continuo a leggere?',
  streak:
    'Una serie (streak) conta i giorni di fila in cui hai praticato; ogni giorno in più vale un po’ di più. Se passa un giorno intero senza pratica, ricomincia dal giorno 1; i punti e il livello restano.',
  points:
    'I punti sono minuti × qualità ÷ 10 × (1 + serie × 0,05). In **Log Practice** registri una pratica.',
  levels: 'Ci sono 12 livelli, da SEEKING in poi; il tuo è in **Progress**.',
  streams:
    'Ci sono tre MindStreams: **Power (I-THEE)** verso Dio (preghiera, studio), **Flow (I-ME)** dentro di sé (pace, gratitudine), **Clarity (I-WE)** verso gli altri (servizio, insegnamento).',
  formats:
    'Una conversazione ha uno di quattro formati, scelto sotto la casella di testo: **General Guidance**, **Biblical Study** (il migliore per studiare un capitolo), **Self-Development** (passi) e **MindStreams**.',
  fhoism:
    'Fhoism, la via del Free Happy One, è la filosofia di Emit: saggezza della Bibbia per ogni giorno, in tre MindStreams.',
};
