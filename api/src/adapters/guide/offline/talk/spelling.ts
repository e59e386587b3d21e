import { readExamples } from '../../../../neural/examples.js';
import { wordsOfNames } from '../../../../scripture/known-passages.js';
import { searchIndex, searchStem } from '../../../../scripture/search-index.js';
import { editDistance, wordNear } from '../../../../scripture/spelling.js';
import { stemOf } from '../../../../scripture/stems.js';
import { rememberedStems } from '../../../../scripture/synonyms.js';
import { wordsAskedFor } from '../../../../scripture/topics.js';
import { wordsExplained } from '../passage/old-words.js';
import { FOLLOW_UP_PHRASES } from '../follow-up/follow-up-phrases.js';
import { englishName } from './foreign/in-english.js';
import { isForeignWord } from './foreign/languages.js';
import { SMALL_TALK_PHRASES } from './small-talk-phrases.js';

/** The words that the guide understands: those of its phrases and of the topics. */
let understood: ReadonlySet<string> | undefined;

function wordsUnderstood(): ReadonlySet<string> {
  if (understood) return understood;
  const phrases = [
    ...Object.values(FOLLOW_UP_PHRASES),
    ...Object.values(SMALL_TALK_PHRASES),
    ...['acts', 'app', 'disputed'].flatMap((name) => readExamples(name).wordings),
  ].join(' ');
  return (understood = new Set([
    ...(phrases.match(/[a-z]{3,}/g) ?? []),
    ...wordsAskedFor(),
    ...OF_THE_APP.split(' '),
  ]));
}

/** Misspelt so often that edit distance would be too slow to trust. */
const KNOWN_SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  wat: 'what',
  wht: 'what',
  adn: 'and',
  yuo: 'you',
  moar: 'more',
  dose: 'does',
  theyre: "they're",
  bibel: 'bible',
  explane: 'explain',
  meen: 'mean',
  dos: 'does',
  theif: 'thief',
  vrese: 'verse',
  verce: 'verse',
  vesre: 'verse',
  chpater: 'chapter',
  chaper: 'chapter',
  wate: 'wait',
  anothr: 'another',
  anuther: 'another',
  anoter: 'another',
  antoher: 'another',
  nother: 'another',
  shepard: 'shepherd',
  shephard: 'shepherd',
  sheperd: 'shepherd',
  goliat: 'goliath',
  isiah: 'isaiah',
  isaih: 'isaiah',
  jerimiah: 'jeremiah',
  mathew: 'matthew',
  revalation: 'revelation',
  zacheus: 'zacchaeus',
  zachaeus: 'zacchaeus',
  zaccheus: 'zacchaeus',
  lazurus: 'lazarus',
  samaratin: 'samaritan',
  samaritin: 'samaritan',
  pharoah: 'pharaoh',
  pharoh: 'pharaoh',
  nebuchadnezer: 'nebuchadnezzar',
  davd: 'david',
  soloman: 'solomon',
  abrahem: 'abraham',
  comandments: 'commandments',
  disiples: 'disciples',
  deciple: 'disciple',
  apostel: 'apostle',
  sabath: 'sabbath',
  giv: 'give',
  annother: 'another',
  stil: 'still',
  happend: 'happened',
  wy: 'why',
  whre: 'where',
  whos: "who's",
  wen: 'when',
  wich: 'which',
  becuase: 'because',
  beleive: 'believe',
  recieve: 'receive',
  freind: 'friend',
  taal: 'tall',
};

/** Words of the app, and such as people use beside. */
const OF_THE_APP =
  'bible does emit reminder reminders notification notifications theme font widget fhoism mindstream mindstreams power flow clarity streak level token tokens analytics progress offline password account export download settings chat chats conversation login logout subscription cancel refund invoice plan plans cheapest morning evening weekend minutes practice';

/** Words of today that are like a word of the Bible, and are meant. */
const MODERN =
  'drums drum guitar piano violin trumpet music concert hobby football match team coach teacher lesson classmate coffee pizza phone phones tattoo tattoos vegan cancer computer internet smoking vaping cannabis dinosaur dinosaurs aliens yoga karma zodiac makeup dating divorce abortion vaccine vaccines covid school college boss manager burger';

const LONGEST_MESSAGE = 200;
const MOST_MISSPELT = 6;

let stems: ReadonlySet<string> | undefined;

/** A word of the texts or of the guide's own, in any form, or one of another language. */
function isWord(word: string): boolean {
  stems ??= new Set([
    ...[...wordsUnderstood()].map(stemOf),
    ...[...wordsExplained()].map(stemOf),
    ...MODERN.split(' ').map(stemOf),
    ...rememberedStems(),
    ...wordsOfNames().map(stemOf),
  ]);
  return stems.has(stemOf(word)) || searchIndex().stems.has(searchStem(word)) || isForeignWord(word);
}

/** From here on two letters may be wrong. */
const LONG_WORD = 9;

function meant(word: string): string {
  const near = wordNear(word, wordsUnderstood());
  const limit = word.length < LONG_WORD ? 1 : 2;
  return near !== null && near[0] === word[0] && editDistance(word, near, limit) <= limit ? near : word;
}

/**
 * Returns a short message with its misspelt words put right, as far as the guide understands the words that they are like
 * ("wat about forgivness"). Names, and words that the Bible has, stay.
 */
export function spelledRight(message: string): string {
  if (message.length > LONGEST_MESSAGE) return message;
  let misspelt = 0;
  return message.replace(/(?<![\p{L}\p{N}'’])[A-Za-z][a-z]{1,15}(?![\p{L}\p{N}'’]|\.?\s*\d)/gu, (word) => {
    const known = word.toLowerCase();
    const slip = Object.hasOwn(KNOWN_SLIPS, known) ? KNOWN_SLIPS[known] : undefined;
    if (slip !== undefined) return slip;
    const name = searchIndex().stems.has(searchStem(known)) ? null : englishName(known);
    if (name) return name;
    if (/^[A-Z]/.test(word)) return word;
    if (word.length < 4 || isWord(word) || misspelt >= MOST_MISSPELT) return word;
    misspelt += 1;
    return meant(word);
  });
}
