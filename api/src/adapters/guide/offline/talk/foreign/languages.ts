import { concordance } from '../../../../../scripture/concordance.js';
import { wordsAskedFor } from '../../../../../scripture/topics.js';
import { FOREIGN_COURTESIES, FOREIGN_WORDS } from './foreign-words.js';
import { isWordOf, phrasesOf } from './in-english.js';

/** A language the offline guide recognises, and what it says in it: that it speaks English. */
interface Language {
  readonly name: string;
  /** Words that are frequent in it, and no English ones. */
  readonly words: string;
  readonly says: string;
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'German',
    words:
      'der das und ist nicht ein eine einen einem einer ich du er sie wir ihr mir mich dich dir uns mein meine meinen meiner dein deine kein keine was wie wer warum wann wo wenn aber oder auch auf aus bei mit nach von zu zum zur über unter vor für ohne gegen sich sind bin bist hat habe haben hast war waren wird werden kann kannst können muss soll sagt sagen bedeutet bibel gott herr liebe danke hallo guten tag morgen abend bitte heißt gibt es dem des den vom beim als dass noch schon sehr nur viel mehr hilfe angst glaube leben gebet vers beten erkläre zeig tschüss wohl noch einer anderer nächste nächster weiter kürzer länger',
    says: 'Ich spreche leider nur Englisch.',
  },
  {
    name: 'Spanish',
    words:
      'el los las un una unos unas y o pero que qué como cómo quién quien cuándo cuando dónde donde por para con sin sobre del al es son está están soy eres estoy fue ser hay tengo tienes tiene mi mis tu tus su sus yo tú ella nosotros ellos lo le les nos se más muy también dice biblia dios señor jesús amor gracias hola buenos buenas días tardes noches adiós ayuda ayúdame miedo vida fe oración oraciones versículo versículos significa puedo puedes quiero cuál cual esto esta este eso porque explícame dime hablame háblame perdón perdonar estás usted otro otra siguiente lo',
    says: 'Lo siento, solo hablo inglés.',
  },
  {
    name: 'French',
    words:
      'le les un une des du et ou mais que qui quoi comment pourquoi quand où avec sans sur sous dans par pour est sont suis es êtes était être avoir ai as ont avez je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses ce cette ces ne pas plus très aussi dit bible dieu seigneur jésus amour merci bonjour bonsoir salut revoir aide aidez peur vie foi prière verset versets signifie peux peut veux quel quelle quels explique parle moi toi aux au cest jai la encore autre suivant',
    says: 'Désolé, je ne parle qu’anglais.',
  },
  {
    name: 'Portuguese',
    words:
      'o os um uma uns umas e ou mas que quem como quando onde por para com sem sobre do da dos das no na nos nas ao é são está estão sou estou foi ser há tenho tem meu minha meus minhas teu tua seu sua eu você ele ela nós eles não mais muito também diz bíblia deus senhor jesus amor obrigado obrigada olá oi bom boa dia tarde noite tchau ajuda medo vida fé oração versículo versículos significa posso pode quero qual isto este esta isso porque explique outro outra próximo',
    says: 'Desculpe, só falo inglês.',
  },
  {
    name: 'Italian',
    words:
      'il lo gli un una uno e o ma che chi cosa come perché quando dove con senza su per di del della dei delle al alla nel nella è sono sei siamo era essere ho hai ha abbiamo io tu lui lei noi voi loro mio mia miei tuo tua suo sua non più molto anche dice bibbia dio signore gesù amore grazie ciao buongiorno buonasera arrivederci aiuto paura vita fede preghiera versetto versetti significa posso puoi voglio quale questo questa spiegami parla altro altra ancora prossimo',
    says: 'Mi dispiace, parlo solo inglese.',
  },
  {
    name: 'Dutch',
    words:
      'de het een en of maar niet wat wie hoe waarom wanneer waar met zonder over voor van naar bij uit op onder ik jij je hij zij wij jullie mijn jouw zijn haar ons onze bent heeft heb hebben hebt was waren wordt worden kan kunt moet zal zegt betekent bijbel god heer liefde dank dankjewel bedankt hallo goedemorgen goedenavond dag alstublieft hulp bang leven geloof gebed vers dit dat deze die er ook meer zeer uitleggen',
    says: 'Sorry, ik spreek alleen Engels.',
  },
];

const ENGLISH = new Set(
  'the a an and or but not is are was were be been am i you he she it we they me him her us them my your his its our their of in on at to for from with by about into over after before what who how why when where which does do did can could would should will shall may might must have has had this that these those there here say says said mean means bible god lord jesus love verse please thanks hello good help tell give show explain more one'.split(
    ' ',
  ),
);

const LEXICONS = LANGUAGES.map((language) => ({ language, words: new Set(language.words.split(' ')) }));
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Armenian}\p{Script=Georgian}]/gu;

/** A message in a language that is not English. */
export interface Foreign {
  /** null: only the script is known not to be English. */
  readonly name: string | null;
  readonly says: string | null;
}

/** Words of a message that are looked at. */
const READ = 60;

const wordsOfIt = (name: string, words: readonly string[]): number =>
  words.filter((word) => LEXICONS.some((one) => one.language.name === name && one.words.has(word))).length +
  words.filter((word) => isWordOf(name, word)).length / 3;

/** How much more a message must say of another language before the talk goes over to it. */
const CLEARLY = 1.5;

function isRather(other: string, name: string, message: string, words: readonly string[]): boolean {
  const of = (language: string) => wordsOfIt(language, words) + 2 * phrasesOf(language, message);
  return of(other) - of(name) >= CLEARLY;
}

/** The language of the talk before, where the message has words or signs of it, and is not rather English. */
function staysIn(name: string, message: string): Foreign | null {
  const lexicon = LEXICONS.find(({ language }) => language.name === name);
  const words = (message.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, READ);
  if (!lexicon || words.length === 0) return null;
  const own = words.filter(
    (word) => !ENGLISH.has(word) && !BOTH.has(word) && (lexicon.words.has(word) || isWordOf(name, word)),
  ).length;
  const english = words.filter((word) => ENGLISH.has(word) && !lexicon.words.has(word)).length;
  if (LANGUAGES.some((other) => other.name !== name && isRather(other.name, name, message, words)))
    return null;
  const signs = 2 * phrasesOf(name, message) + (/[^\p{ASCII}“”‘’–—…]/u.test(message) ? 1 : 0);
  return own + signs > 0 && own + signs >= english ? { name, says: lexicon.language.says } : null;
}

/**
 * Returns the language of a message that is not in English; null when it is, or when too little tells. `before`: the
 * language of the talk.
 */
export function foreignIn(message: string, before: string | null = null): Foreign | null {
  const goesOn = before === null ? null : staysIn(before, message);
  if (goesOn) return goesOn;
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (message.match(OTHER_SCRIPT)?.length ?? 0) > letters / 2)
    return { name: null, says: null };
  const words = (message.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, READ);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const [likeliest] = LEXICONS.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
    own: words.filter((word) => known.has(word) && !ENGLISH.has(word)).length,
    beside:
      2 * phrasesOf(language.name, message) +
      words.filter((word) => isWordOf(language.name, word)).length / 3,
  })).sort((a, b) => b.count + b.beside - a.count - a.beside || b.own - a.own);
  if (!likeliest) return null;
  const { language, count, own } = likeliest;
  const tells = own >= 2 && count > english && count >= words.length * 0.3;
  const strange = words.filter((word) => !ENGLISH.has(word) && !concordance().vocabulary.has(word)).length;
  const isStrange =
    words.length > 1 &&
    strange >= words.length * 0.6 &&
    words.some((word) => !BOTH.has(word) && isOwn(language, word));
  const short = words.length <= 2 && own === words.length && own > 0 && english === 0;
  const known = words.length <= 2 ? languageOfWords(words) : null;
  if (known && !tells && !isStrange && !short) return known;
  return (tells || isStrange || short) && !isEnglishLike(words)
    ? { name: language.name, says: language.says }
    : null;
}

function isOwn({ words }: Language, word: string): boolean {
  return ` ${words} `.includes(` ${word} `) && !ENGLISH.has(word);
}

/** Words of another language that are English ones as well: alone they tell nothing. */
const BOTH = new Set(
  'vers die war hat man mine was will all am an in so no son sin me come sole pace more fast gift arm hell fade on or as us dog her of do has'.split(
    ' ',
  ),
);

function isEnglishLike(words: readonly string[]): boolean {
  return words.every((word) => BOTH.has(word) || ENGLISH.has(word));
}

/** The language in whose dictionary a word or two stand, which the Bible does not have: "Trost", "la paz". */
function languageOfWords(words: readonly string[]): Foreign | null {
  const isEnglish = (word: string) =>
    ENGLISH.has(word) || concordance().vocabulary.has(word) || wordsAskedFor().has(word);
  if (words.length === 0 || words.some(isEnglish)) return null;
  const found = LANGUAGES.find(({ name }) => words.every((word) => isWordOf(name, word)));
  return found ? { name: found.name, says: found.says } : null;
}

/** Returns the languages in which a word or two beside a number may be said; empty where only one has them. */
export function languagesOfBoth(message: string): string[] {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > 2 || !/\d/.test(message)) return [];
  const all = LANGUAGES.filter(({ name }) => words.every((word) => isWordOf(name, word))).map(
    ({ name }) => name,
  );
  return all.length > 1 ? all : [];
}

/** Returns whether a word is a frequent one of another language that is recognised. */
export function isForeignWord(word: string): boolean {
  return LEXICONS.some(({ words }) => words.has(word)) || dictionariesKnow(word);
}

function dictionariesKnow(word: string): boolean {
  return Object.keys(FOREIGN_WORDS).some((language) => isWordOf(language, word));
}

/** Returns what is said in a language to a courtesy; null for a language without. */
export function courtesyIn(language: string, kind: 'greeting' | 'thanks' | 'farewell'): string | null {
  return FOREIGN_COURTESIES[language]?.[kind] ?? null;
}
