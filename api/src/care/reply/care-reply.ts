import { CARE_OPENINGS, type CareLanguage } from '@emit/contract/care';
import type { Danger, DangerKind } from '../danger.js';
import type { CountryHelp, HelpLine } from '../help/help-line.js';
import { DIRECTORIES, HELP_LINES } from '../help/help-lines.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';
import { VERSES } from './verses.js';
import type { CareWords } from './words.js';

const WORDS = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  pt: PORTUGUESE,
} as const satisfies Record<CareLanguage, CareWords>;

/** Numbers that work in most countries, for whoever's country is not known. */
const ANYWHERE = ['112', '911', '999'] as const;
/** More would have to be chosen from. */
const MOST_LINES = 4;

/** Which lines of a country serve whom. */
const LINES_FOR = {
  suicide: ['suicide'],
  violence: ['violence'],
  sexual: ['violence'],
  child: ['child', 'violence'],
  medical: ['poison'],
  harm: ['suicide'],
} as const satisfies Record<DangerKind, readonly (keyof Omit<CountryHelp, 'emergency'>)[]>;

/** What the guide says to somebody in danger: nothing but care, and the help that there is in their country. */
export function careReply(danger: Danger, country: string | null): string {
  const { kinds, about, language, isAfter } = danger;
  const code: CareLanguage = language in WORDS ? (language as CareLanguage) : 'en';
  const words = WORDS[code];
  const help = country === null ? undefined : HELP_LINES[country];
  const [kind] = kinds;
  return [
    CARE_OPENINGS[code],
    ...(isAfter ? [words.still] : []),
    words.kinds[kind][about],
    `**${emergencyIn(words, help, kinds.includes('medical'))}**`,
    ...linesIn(words, help, kinds),
    [words.elsewhere, ...DIRECTORIES.map(link)].join(' '),
    words.talkOn,
    [words.verses, ...VERSES[kind].map(({ words: verse, reference }) => `“${verse}” (${reference})`)].join(
      '\n\n',
    ),
  ].join('\n\n');
}

function emergencyIn(words: CareWords, help: CountryHelp | undefined, isMedical: boolean): string {
  if (!help) return words.anyEmergency.replace('{number}', ANYWHERE.map(dial).join(', '));
  const { police, ambulance } = help.emergency;
  const numbers = [...new Set(isMedical ? [ambulance, police] : [police, ambulance])];
  return words.emergency.replace('{number}', numbers.map(dial).join(' / '));
}

function linesIn(words: CareWords, help: CountryHelp | undefined, kinds: Danger['kinds']): string[] {
  const all = kinds.flatMap((kind) => LINES_FOR[kind].flatMap((one) => help?.[one] ?? []));
  const lines = [...new Set(all)].slice(0, MOST_LINES);
  return lines.length === 0 ? [] : [words.lines, lines.map(lineOf).join('\n')];
}

function lineOf({ name, number, web, note }: HelpLine): string {
  const told = name === number ? dial(number) : `${name}: ${dial(number)}`;
  return `- ${told}${note === undefined ? '' : ` (${note})`}, ${link(web)}`;
}

function dial(number: string): string {
  return `[${number}](tel:${number.replace(/[^\d*+]/g, '')})`;
}

function link(web: string): string {
  const { host } = new URL(web);
  return `[${host.replace(/^www\./, '')}](${web})`;
}
