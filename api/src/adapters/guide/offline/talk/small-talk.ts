import { peeled, phrases } from './phrases.js';
import { plainWords, sentencesOf } from './plain-words.js';
import { SMALL_TALK_PHRASES, type SmallTalk } from './small-talk-phrases.js';

const KINDS = Object.entries(SMALL_TALK_PHRASES).map(
  ([kind, lines]) => [kind as SmallTalk, phrases(lines)] as const,
);

/** Small talk is short. */
const LONGEST = 120;
/** With these, a sentence on the weather or a song is one on the Bible. */
const OF_FAITH =
  /\b(?:bible|biblical|scriptures?|verses?|god|gods|jesus|christ|lord|holy|pray\w*|faith|sin|sins|christians?|church|psalms?|gospels?|prophets?|apostles?|parables?|testament|moses|david|paul|solomon|noah|heaven)\b/;
const WORLDLY: ReadonlySet<SmallTalk> = new Set<SmallTalk>(['elsewhere', 'joke', 'time']);

/** Returns which kind of small talk plain words are; null for none. */
export function smallTalkIn(words: string): SmallTalk | null {
  if (words.length > LONGEST) return null;
  const steps = peeled(words);
  for (const [kind, says] of KINDS) {
    if (WORLDLY.has(kind) && OF_FAITH.test(words)) continue;
    if (steps.some(says)) return kind;
  }
  return null;
}

/** The kinds of a sentence, or of all its parts between commas; null when some part is none. */
function kindsIn(sentence: string): SmallTalk[] | null {
  const whole = smallTalkIn(plainWords(sentence));
  if (whole) return [whole];
  const parts = sentence.split(/[,;:–—]+/).map((part) => smallTalkIn(plainWords(part)));
  return parts.length > 1 && parts.every((kind) => kind !== null) ? parts : null;
}

/** What a message is made of: its small talk, and the rest, which asks something. */
export interface Heard {
  readonly kinds: readonly SmallTalk[];
  /** As written; empty when all is small talk. */
  readonly rest: string;
}

const LEADING =
  /^\s*(?:(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ty|ok(?:ay)?|great|nice|wow|cool|well|so|um|oh|ah|hmm+|yes|no|amen|lol|haha|sorry|please|alright)\b(?:[ ,]+(?:there|emit|friend|guide|everyone|again|dear guide))?[ ]*[,.!:;–—-]+\s*)+/iu;

const ASKS_BEHIND =
  /[,;–-] *(?:but |and |so )?(?:how|what|who|why|where|when|which|can|could|is|does|do)\b.* /i;

/** Returns what is small talk in a message and what is not: "Hi! What does John 3:16 mean?" asks for John 3:16. */
export function hear(message: string): Heard {
  const sentences = sentencesOf(message);
  // "Thank you! Where does it come from?" begins as thanks and asks.
  const whole = sentences.length < 2 && !ASKS_BEHIND.test(message) ? smallTalkIn(plainWords(message)) : null;
  if (whole) return { kinds: [whole], rest: '' };
  const kinds: SmallTalk[] = [];
  const rest: string[] = [];
  for (const sentence of sentences) {
    const said = sentence.length <= 2 * LONGEST ? kindsIn(sentence) : null;
    if (said) kinds.push(...said);
    else rest.push(sentence);
  }
  const left = rest.join('\n');
  return { kinds, rest: left.replace(LEADING, '').trim() || left };
}
