import type { SaidIn } from './said-keys.js';

/** What the guide says in German beside its quotations. */
export const GERMAN: SaidIn = {
  notTold:
    'In {1} finde ich keinen Vers, der das sagt, und ich erfinde nichts dazu. Sag *das ganze Kapitel*, um es selbst zu lesen, oder *weiter*.',
  told: 'Danke, dass du es erzählst. Ich kann es dir nicht abnehmen, nur vorlesen. Zu **{1}** steht:',
  toldAlone:
    'Danke, dass du es erzählst. Ich bin ein Programm und kann nur vorlesen: sag *ein Vers* oder *ein Gebet*.',
  offers: 'Sag *was kann ich tun*, *ein Gebet* oder *noch einer*, oder erzähl weiter.',
  author: 'Wer **{1}** schrieb (auf Englisch): {2}',
  date: 'Wann **{1}** geschrieben wurde (auf Englisch): {2}',
  asksBack:
    'Das habe ich nicht verstanden; wir waren bei **{1}**, und ich will dir keinen Vers auf gut Glück zeigen. Sag *noch einer* oder *weiter*, oder nenn in einem Wort, was du meinst.',
  missed:
    'Entschuldige, das habe ich verfehlt. Sag es mit anderen Worten, oder nenn das Thema in einem Wort.',
  disputed:
    'Darüber sind die Kirchen nicht einig, und ich sage nicht, wer recht hat; es werden unter anderem diese Stellen angeführt:',
  hard: 'Es ist schwer, und ein Vers macht es nicht leicht. Niemand muss alles auf einmal schaffen:',
  place: '**{1}** (auf Englisch: {2}). Zu lesen ist davon hier:',
  plan: 'Ein Plan für sieben Tage, zehn Minuten am Tag: jeden Tag eine Stelle zweimal langsam lesen und eine Zeile behalten.',
  only: 'Ich verstehe nur ein wenig Deutsch und lese die Bibel auf Englisch (King James).',
  notAi:
    'Ich bin kein Mensch und keine KI, sondern ein Programm, das die Bibel Wort für Wort vorliest; das Deuten bleibt bei dir.',
  passage: 'Hier ist die Stelle:',
  topic: 'Zu **{1}** sagt die Bibel unter anderem:',
  words: 'Diese Verse kommen deinen Worten am nächsten:',
  another: 'Eine andere Stelle dazu:',
  next: 'Danach kommt {2}:',
  previous: 'Davor steht {2}:',
  single: 'Das ist schon ein einziger kurzer Vers:',
  short: 'Kurz gesagt:',
  reason: 'Die Stelle nennt selbst einen Grund: {1}. Mehr als der Text sagt, kann ich dir nicht sagen.',
  noReason: 'Warum, sagt der Text hier nicht, und ich rate nicht. Diese Stellen helfen vielleicht weiter:',
  here: 'Hier spricht der Text selbst davon; mehr, als da steht, kann ich dir nicht sagen:',
  person: '**{1}** (auf Englisch: {2}). Zu lesen ist davon hier:',
  kin: 'Gefragt ist nach jemandem aus der Familie von **{2}**: **{3}**. Es steht hier:',
  more: 'Mehr über **{1}** kann ich nur vorlesen; ob es deine Frage beantwortet, urteile selbst:',
  inPart: 'Dort finde ich:',
  where: 'Es steht in {1}.',
  explain: 'Was es bedeutet, wägst du selbst; das tun seine Worte:',
  readAlso: 'Lies auch',
  modern: 'In heutigem Englisch (World English Bible):',
  whole: 'Hier im Zusammenhang:',
  again: 'Noch einmal, Wort für Wort:',
  prayer: 'Beten kann ich nicht, aber dir Worte leihen. Sprich sie langsam und füge hinzu, was fehlt:',
  apply: 'Was das für dich heißt: fang klein an, an einer Stelle, heute.',
  nothing:
    'Dazu habe ich nichts gefunden, das passt. Nenn mir eine Stelle (*Psalm 23*), eine Person oder ein Thema in einem Wort (*Angst*, *Vergebung*, *Hoffnung*).',
  weigh: 'Das wägst du selbst; ich kann vorlesen, nicht raten. Zu **{1}** steht auch dies:',
  readOn: 'Darauf finde ich keine Antwort im Text, und ich rate nicht. Nach **{1}** geht es so weiter:',
  sorry: 'Es tut mir leid, dass du das trägst. Ich kann dir nur vorlesen; mögen diese Worte bei dir bleiben.',
  whatIf:
    'Wie es ausgeht, kann niemand versprechen. Dein Teil ist, ehrlich und freundlich zu sein und, wenn nötig, um Verzeihung zu bitten; das andere liegt nicht in deiner Hand.',
  mayI: 'Dafür hat die Bibel keine eigene Regel, und ich entscheide nichts für dich. Such Rat, und frag, was mit Liebe und ehrlich geht.',
  eitherOr: 'Die Bibel entscheidet das nicht. Eher bald als spät, in einer ruhigen Stunde und behutsam.',
  steps:
    'Kleine Schritte: 1. Schreib in einem Satz auf, was jetzt am schwersten wiegt. 2. Tu heute das Kleinste, was du dagegen tun kannst, oder sag es einem Menschen. 3. Nimm diese Worte mit:',
  onlyOne: 'Dann nur eines: lies das einmal langsam, und lass alles andere.',
  toSay:
    'Worte von mir, nicht aus der Bibel: Es tut mir leid. Ich möchte ehrlich mit dir reden; hast du einen Moment?',
  ok: 'Gut. Sag *noch einer*, *warum?* oder *der nächste Vers*, oder nenn etwas Neues.',
  light: 'Schön, dass du lachst. Wollen wir weitermachen?',
  doubt: 'Du musst nicht überzeugt sein, und ich dränge dich nicht. Ich zeige nur, was geschrieben steht.',
  objection:
    'Damit bist du nicht allein, und ich rede es nicht schön. Sag *im Zusammenhang* oder *noch einer*.',
  noVerses:
    'In Ordnung, kein Vers jetzt. Ich bin da. Erzähl, wenn du magst; und sag *ein Vers*, wenn du wieder lesen willst.',
  story: 'Ja. Der Text erzählt es ohne Umschweife. Soll ich weiterlesen?',
  streak:
    'Eine Serie (streak) zählt die Tage hintereinander, an denen du geübt hast; jeder weitere Tag macht eine Übung etwas mehr wert. Wenn ein ganzer Tag ohne Übung vergeht, beginnt sie neu bei Tag 1; Punkte und Stufe bleiben.',
  points:
    'Punkte sind Minuten × Qualität ÷ 10 × (1 + Serie × 0,05). Unter **Log Practice** trägst du eine Übung ein.',
  levels: 'Es gibt 12 Stufen, von SEEKING an; wie weit du bist, steht unter **Progress**.',
  streams:
    'Es gibt drei MindStreams: **Power (I-THEE)** zu Gott hin (Gebet, Studium), **Flow (I-ME)** nach innen (Ruhe, Dankbarkeit), **Clarity (I-WE)** zu anderen hin (Dienen, Lehren).',
  formats:
    'Ein Gespräch hat eines von vier Formaten, das du unter dem Textfeld wählst: **General Guidance**, **Biblical Study** (zum Lesen und Studieren eines Kapitels am besten), **Self-Development** (Schritte) und **MindStreams**.',
  fhoism:
    'Fhoism, der Weg des Free Happy One, ist die Philosophie von Emit: Weisheit der Bibel für den Alltag, in drei MindStreams.',
};

/** What the guide says in French beside its quotations. */
export const FRENCH: SaidIn = {
  notTold:
    'Dans {1} je ne trouve pas de verset qui le dise, et je n’invente rien. Dis *tout le chapitre* pour le lire toi-même, ou *la suite*.',
  told: 'Merci de me le dire. Je ne peux pas te l’enlever, seulement te lire. Sur **{1}** :',
  toldAlone:
    'Merci de me le dire. Je suis un programme et ne peux que lire : dis *un verset* ou *une prière*.',
  offers: 'Dis *que puis-je faire*, *une prière* ou *un autre*, ou raconte encore.',
  author: 'Qui a écrit **{1}** (en anglais) : {2}',
  date: 'Quand **{1}** a été écrit (en anglais) : {2}',
  asksBack:
    'Je n’ai pas compris ; nous en étions à **{1}**, et je ne veux pas te montrer un verset au hasard. Dis *un autre* ou *la suite*, ou nomme en un mot ce que tu cherches.',
  missed: 'Pardon, je t’ai mal compris. Dis-le autrement, ou nomme le sujet en un mot.',
  disputed:
    'Là-dessus les Églises ne sont pas d’accord, et je ne dis pas qui a raison ; on cite entre autres ces passages :',
  hard: 'C’est dur, et un verset ne le rend pas facile. Personne ne doit tout réussir à la fois :',
  place: '**{1}** (en anglais : {2}). On le lit ici :',
  plan: 'Un plan pour sept jours, dix minutes par jour : chaque jour lire un passage deux fois, lentement, et garder une ligne.',
  only: 'Je ne comprends qu’un peu de français, et je lis la Bible en anglais (King James).',
  notAi:
    'Je ne suis ni une personne ni une IA, mais un programme qui lit la Bible mot à mot ; l’interprétation te revient.',
  passage: 'Voici le passage :',
  topic: 'Sur **{1}**, la Bible dit entre autres :',
  words: 'Ces versets sont les plus proches de tes mots :',
  another: 'Un autre passage là-dessus :',
  next: 'Ensuite vient {2} :',
  previous: 'Juste avant, il y a {2} :',
  single: 'C’est déjà un seul verset, et court :',
  short: 'En bref :',
  reason: 'Le passage donne lui-même une raison : {1}. Je ne peux rien dire de plus que le texte.',
  noReason: 'Le texte ne dit pas ici pourquoi, et je ne devine pas. Ces passages aideront peut-être :',
  here: 'Voici où le texte lui-même en parle ; je ne peux rien dire de plus que lui :',
  person: '**{1}** (en anglais : {2}). On peut le lire ici :',
  kin: 'Dans la famille de **{2}**, il s’agit de **{3}**. C’est écrit ici :',
  more: 'Sur **{1}**, je ne peux que te lire la suite ; à toi de juger si cela répond à ta question :',
  inPart: 'Là, je trouve :',
  where: 'C’est dans {1}.',
  explain: 'Le sens, c’est à toi de le peser ; voici ce que font les mots :',
  readAlso: 'À lire aussi',
  modern: 'En anglais d’aujourd’hui (World English Bible) :',
  whole: 'Le voici dans son contexte :',
  again: 'Encore une fois, mot à mot :',
  prayer: 'Je ne peux pas prier, mais je te prête des mots. Dis-les lentement, et ajoute ce qui manque :',
  apply: 'Pour toi, cela peut commencer petit : à un seul endroit, aujourd’hui.',
  nothing:
    'Je n’ai rien trouvé qui convienne. Dis-moi un passage (*Psaume 23*), une personne ou un sujet en un mot (*peur*, *pardon*, *espoir*).',
  weigh: 'C’est à toi d’en juger ; je peux lire, non conseiller. Sur **{1}**, il est aussi écrit :',
  readOn:
    'Je ne trouve pas de réponse à cela dans le texte, et je ne devine pas. Après **{1}**, voici la suite :',
  sorry: 'Je suis désolé que tu portes cela. Je ne peux que te lire ces mots ; qu’ils te tiennent compagnie.',
  whatIf:
    'Personne ne peut promettre comment cela ira. Ta part, c’est d’être honnête et doux, et de demander pardon s’il le faut ; le reste n’est pas dans ta main.',
  mayI: 'La Bible n’a pas de règle pour cela, et je ne décide rien pour toi. Demande conseil, et cherche ce qui peut se faire avec amour et vérité.',
  eitherOr: 'La Bible n’en décide pas. Plutôt bientôt que tard, à un moment calme, et avec douceur.',
  steps:
    'De petits pas : 1. Écris en une phrase ce qui pèse le plus. 2. Fais aujourd’hui la plus petite chose possible, ou dis-le à une personne. 3. Garde ces mots :',
  onlyOne: 'Alors une seule chose : lis ceci une fois, lentement, et laisse le reste.',
  toSay:
    'Des mots à moi, pas de la Bible : Je suis désolé. J’aimerais te parler franchement ; as-tu un moment ?',
  ok: 'Bien. Dis *un autre*, *pourquoi ?* ou *le verset suivant*, ou quelque chose de nouveau.',
  light: 'C’est bien de rire. On continue ?',
  doubt: 'Tu n’as pas à être convaincu, et je ne te presse pas. Je montre seulement ce qui est écrit.',
  objection: 'Tu n’es pas seul à buter là-dessus, et je ne l’adoucirai pas. Dis *le contexte* ou *un autre*.',
  noVerses:
    'D’accord, pas de verset maintenant. Je suis là. Raconte si tu veux ; et dis *un verset* quand tu voudras lire.',
  story: 'Oui. Le texte le raconte sans détour. Je continue la lecture ?',
  streak:
    'Une série (streak) compte les jours de suite où tu as pratiqué ; chaque jour de plus donne un peu plus de valeur. Un jour entier sans pratique, et elle recommence au jour 1 ; les points et le niveau restent.',
  points:
    'Les points sont minutes × qualité ÷ 10 × (1 + série × 0,05). Sous **Log Practice** tu notes une pratique.',
  levels: 'Il y a 12 niveaux, à partir de SEEKING ; le tien est sous **Progress**.',
  streams:
    'Il y a trois MindStreams : **Power (I-THEE)** vers Dieu (prière, étude), **Flow (I-ME)** vers soi (paix, gratitude), **Clarity (I-WE)** vers les autres (service, enseignement).',
  formats:
    'Une conversation a l’un de quatre formats, choisi sous le champ de texte : **General Guidance**, **Biblical Study** (le meilleur pour étudier un chapitre), **Self-Development** (des pas) et **MindStreams**.',
  fhoism:
    'Fhoism, la voie du Free Happy One, est la philosophie d’Emit : la sagesse de la Bible au quotidien, en trois MindStreams.',
};
