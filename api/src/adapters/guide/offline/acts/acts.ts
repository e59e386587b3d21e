/**
 * How an act is taken; this is the one place where that stands.
 * phrases: phrases tell it as well, with numbers and names in it. text: a verse of the passage may answer it.
 * guide: it means the guide itself, or what it does not know. deed: it asks about a deed, which may be a matter of its own.
 * life: it is asked of one's own life. matter: what it names is looked for. brings: it brings a matter of its own.
 * alone: it needs nothing before it. courtesy: it asks nothing. statement: it asks nothing about a teaching, however like such a question it sounds.
 */
export type Trait =
  'phrases' | 'text' | 'guide' | 'deed' | 'life' | 'matter' | 'alone' | 'brings' | 'courtesy' | 'statement';

/** What somebody does who says something to the guide; api/models/acts.txt has wordings of each. */
const TRAITS = {
  other: 'phrases',
  why: 'phrases text',
  shorter: 'phrases',
  simpler: 'phrases',
  explain: 'phrases text',
  longer: 'phrases',
  next: 'phrases text',
  previous: 'phrases',
  context: 'phrases',
  chapter: 'phrases',
  repeat: 'phrases',
  author: 'phrases',
  date: 'phrases',
  book: 'phrases',
  speaker: 'phrases text',
  sure: 'text',
  'where-found': 'phrases',
  translation: '',
  choose: 'phrases',
  apply: 'phrases',
  practice: 'phrases',
  pray: 'phrases statement',
  'next-reading': '',
  example: '',
  compare: 'phrases',
  'other-view': 'statement',
  doubt: '',
  objection: '',
  hard: '',
  'not-answered': 'statement',
  'what-you-said': '',
  'already-said': '',
  correction: 'brings',
  'no-verses': '',
  'do-not-say': '',
  thanks: 'courtesy statement',
  praise: 'courtesy',
  agreement: 'courtesy',
  refusal: '',
  farewell: 'courtesy',
  greeting: 'courtesy guide alone',
  identity: 'guide alone',
  abilities: 'guide alone',
  belief: 'guide alone statement',
  memory: 'guide alone',
  laughter: 'courtesy',
  joke: 'guide alone',
  elsewhere: 'guide alone',
  'what-now': 'life',
  'words-to-say': 'life',
  'may-i': 'life deed brings',
  'what-if': 'life deed',
  'either-or': 'life deed',
  told: 'brings',
  feeling: 'brings',
  joy: 'brings',
  app: 'phrases alone',
  philosophy: 'matter brings',
  story: 'phrases text statement',
  word: 'phrases text',
  matter: 'matter brings',
  wishes: 'guide alone',
  plan: 'alone',
  meditate: 'alone',
  format: 'alone',
} as const satisfies Record<string, string>;
export type Act = keyof typeof TRAITS;

export const ACTS = Object.keys(TRAITS) as Act[];

const known = new Map(ACTS.map((act) => [act, new Set(TRAITS[act].split(' '))]));

/** Returns whether an act is taken so; where none is clear, never. */
export function is(act: Act | null, trait: Trait): boolean {
  return act !== null && (known.get(act)?.has(trait) ?? false);
}
