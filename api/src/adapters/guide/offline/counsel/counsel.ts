import { likenessAt, readExamples, type Examples } from '../../../../neural/examples.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import type { Before } from '../follow-up/before.js';
import { isOfLife } from '../follow-up/situation.js';
import { rangesIn } from '../material.js';
import { missingShare, stemsOf } from '../stories/missing-share.js';
import { plainWords } from '../talk/plain-words.js';

/** What is said to a question that people have about their own life, and what is read with it. */
export interface Counsel {
  readonly says: string;
  readonly passages: readonly VerseRange[];
  /** How near the question is to its wordings. */
  readonly score: number;
}

/** When it is meant: "always", in a talk on somebody's own "life", or where the member spoke of one of these words. */
type When = 'always' | 'life' | readonly string[];

interface Entry {
  readonly when: When;
  readonly says: string;
  readonly references: string;
  readonly stems: ReadonlySet<string>;
}

let known: { readonly examples: Examples; readonly entries: readonly Entry[] } | undefined;

function counsels(): NonNullable<typeof known> {
  if (known) return known;
  const examples = readExamples('counsel');
  const byLabel = new Map<string, Entry>();
  for (const label of new Set(examples.labels)) {
    const [when = '', says = '', references = ''] = label.split(' = ');
    const wordings = examples.wordings.filter((_, at) => examples.labels[at] === label).join(' ');
    byLabel.set(label, {
      when: when === 'always' || when === 'life' ? when : when.split(', '),
      says,
      references,
      stems: stemsOf(`${wordings} ${when}`),
    });
  }
  return (known = { examples, entries: examples.labels.flatMap((label) => byLabel.get(label) ?? []) });
}

/** From here on a wording is meant; less is enough where the talk is on its matter. */
const ENOUGH = 0.74;
const OF_MATTER = 0.1;
const OF_MISSING = 0.3;
/** The last messages tell what a talk is on. */
const LOOKED_AT = 5;
const MOST_WORDS = 18;
const NO_NAMES: ReadonlySet<string> = new Set();
const OF_ONESELF = /\b(?:i|me|my|mine|we|us|our)\b/;

/** Returns what is known by hand for a question on somebody's own life; null for nothing. */
export function counselFor(words: string, meaning: Float32Array, before: Before): Counsel | null {
  if (before.hadCare || words.split(' ').length > MOST_WORDS) return null;
  const spoken = [words, ...before.asked.slice(0, LOOKED_AT).map((one) => plainWords(one.slice(0, 300)))];
  const talk = new Set([...spoken.join(' ').split(' '), ...(before.topic?.name.split(' ') ?? [])]);
  const isLife = OF_ONESELF.test(words) || isOfLife(before);
  const { examples, entries } = counsels();
  const weigh = (entry: Entry, at: number): Counsel | null => {
    if (before.lastReply.includes(entry.says)) return null;
    const isOn = typeof entry.when !== 'string' && entry.when.some((one) => talk.has(one));
    if (entry.when === 'life' ? !isLife : entry.when !== 'always' && !isOn) return null;
    const like = likenessAt(meaning, examples.meanings, at) + (isOn ? OF_MATTER : 0);
    if (like < ENOUGH) return null;
    const score = like - OF_MISSING * missingShare(words, NO_NAMES, entry.stems);
    return score < ENOUGH ? null : { says: entry.says, passages: rangesIn(entry.references), score };
  };
  const found = entries.flatMap((entry, at) => weigh(entry, at) ?? []);
  return found.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** The references of the table, for its spec. */
export function referencesOfCounsel(): readonly string[] {
  return counsels().entries.map(({ references }) => references);
}
