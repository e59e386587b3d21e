import { plainText } from './plain-text';
import {
  MINDSTREAM_TYPES,
  MINDSTREAMS,
  practiceTypesOf,
  type MindStreamType,
} from '@emit/contract/mindstreams';

export interface Guess {
  readonly stream: MindStreamType;
  readonly type: string;
}

/** The first that fits names the practice; words of a few languages, as people call their habits. */
const WORDS: readonly (readonly [words: RegExp, stream: MindStreamType, type: string])[] = [
  [/gratitud|grateful|thank|dank|reconnaiss/, 'flow', 'Gratitude Journaling'],
  [/lectio|scripture medit|memor.*(verse|scripture|bible)/, 'power', 'Scripture Meditation'],
  [/theolog|greek|hebrew|catechis/, 'power', 'Theological Study'],
  [/sermon|homil|predigt/, 'power', 'Sermon Notes'],
  [
    /bible|bibel|biblia|scripture|gospel|psalm|proverb|testament|devotion|quiet time|stille zeit/,
    'power',
    'Bible Study',
  ],
  [
    /pray|prayer|gebet|beten|priere|oraci|oraca|preghier|rosar|intercess|fast(ing)?\b/,
    'power',
    'Prayer Session',
  ],
  [/worship|praise|church|mass\b|liturg|hymn|choir|sing|anbetung|gottesdienst|culto/, 'power', 'Worship'],
  [/breath|atem|pranayama|respir/, 'flow', 'Breathwork'],
  [/meditat|zazen|vipassana|\bsit(ting)?\b|centering|contemplat|still/, 'flow', 'Meditation'],
  [/mindful|achtsam|yoga|tai chi|qi ?gong|body scan/, 'flow', 'Mindfulness Practice'],
  [/emotion|feeling|therap|gefuhl|mood/, 'flow', 'Emotional Processing'],
  [/journal|diary|reflect|tagebuch|examen|review|reflexion|diario/, 'flow', 'Self-Reflection'],
  [/volunt|ehrenamt|benevol/, 'clarity', 'Volunteering'],
  [/teach|unterricht|sunday school|ensen/, 'clarity', 'Teaching'],
  [/mentor|coach|disciple/, 'clarity', 'Mentoring'],
  [/outreach|evangeli|mission|witness/, 'clarity', 'Church Outreach'],
  [/serv(e|ice|ing)|communit|dienst|servicio|food bank/, 'clarity', 'Community Service'],
  [/help|visit|kindness|encourag|helfen|call (mom|mum|dad|a friend)|ayuda/, 'clarity', 'Helping Others'],
];

/** Which practice an activity is, by what it is called; null where nothing tells it. */
export function guessKind(activity: string): Guess | null {
  const name = plainText(activity);
  const [first = '', ...rest] = name.split(' · ');
  const stream = MINDSTREAM_TYPES.find(
    (type) => type === first || MINDSTREAMS[type].name.toLowerCase() === first,
  );
  const own = stream && typeCalled(rest.join(' · '), [stream]);
  const found = own ?? typeCalled(name, MINDSTREAM_TYPES);
  if (found) return found;
  const [, guessed, type] = WORDS.find(([words]) => words.test(name)) ?? [];
  return guessed === undefined || type === undefined ? null : { stream: guessed, type };
}

function typeCalled(name: string, streams: readonly MindStreamType[]): Guess | null {
  for (const stream of streams) {
    const type = practiceTypesOf(stream).find((one) => one.toLowerCase() === name);
    // 'Other' belongs to every stream: it tells nothing.
    if (type !== undefined && (type !== 'Other' || streams.length === 1)) return { stream, type };
  }
  return null;
}
