import { bibleText } from '../../../../scripture/bible-text.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { clausesOf, clauseWith, quoteClause, type Clause } from './clauses.js';
import { oneOf, topicChosenFor, traitsOf, type Traits } from './traits.js';

/** What a passage says along each of the three MindStreams, in its own words where it has some. */

/** Freedom, happiness and oneness, as far as the passage names them. */
export function fhoismLens(range: VerseRange): string {
  const traits = traitsOf(range);
  const named = (
    [
      ['freedom', traits.freedom],
      ['happiness', traits.happiness],
      ['oneness', traits.oneness],
    ] as const
  ).flatMap(([name, clause]) => (clause ? [[name, clause] as const] : []));
  if (named.length === 0)
    return (
      `${traits.label} names none of the three that Fhoism seeks, freedom, happiness and oneness. ` +
      oneOf(
        [
          'Ask of it which of them its people lack.',
          'Ask which of them would grow if its words were kept.',
          'Read it for what stands in the way of them.',
        ],
        range,
      )
    );
  const said = new Map<string, string[]>();
  for (const [name, clause] of named)
    said.set(quoteClause(clause), [...(said.get(quoteClause(clause)) ?? []), name]);
  const lines = [...said].map(([quoted, names]) => `- Of **${names.join(' and ')}**: ${quoted}`);
  const missing = (['freedom', 'happiness', 'oneness'] as const).filter((name) => !traits[name]);
  const open = missing.length > 0 ? `It is silent on ${missing.join(' and ')}; ask what it would say.` : '';
  return [
    `Fhoism reads for freedom, happiness and oneness. By its words, ${traits.label} touches:`,
    lines.join('\n'),
    open,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The nearest clause of the chapter that names God, for a passage that does not. */
function nearestOfGod({ from }: VerseRange): Clause | null {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(from);
  const last = text.versesIn(book, chapter);
  const start = from - verse + 1;
  const around = { from: Math.max(start, from - 12), to: Math.min(start + last - 1, from + 12) };
  return clauseWith(clausesOf(around), /\b(?:God|LORD|Lord|Christ|Jesus)\b/);
}

/** I-THEE: what the passage says of God, or to Him. */
export function powerLens(range: VerseRange, traits: Traits = traitsOf(range)): string {
  if (traits.toGod)
    return oneOf(
      [
        `Here somebody speaks to God: ${quoteClause(traits.toGod)}. Make the words yours and say them to Him.`,
        `The passage is already a prayer: ${quoteClause(traits.toGod)}. Go on from there in words of your own.`,
        `Read ${quoteClause(traits.toGod)} as said by you. What would you add?`,
      ],
      range,
    );
  if (traits.ofGod)
    return oneOf(
      [
        `Of God it says ${quoteClause(traits.ofGod)}. What does that let you ask Him, or thank Him for?`,
        `Stay with what it says of Him: ${quoteClause(traits.ofGod)}. Have you known Him so?`,
        `Begin with Him: ${quoteClause(traits.ofGod)}. What would you answer?`,
      ],
      range,
    );
  const near = nearestOfGod(range);
  return near
    ? `God is not named in these words; the nearest that name Him are ${quoteClause(near)}. Read both together: where is He in this?`
    : 'God is not named here, nor close by. Ask where He is in it all the same.';
}

/** I-ME: what the passage stirs within. */
export function flowLens(range: VerseRange, traits: Traits = traitsOf(range)): string {
  const ask = oneOf(
    [
      'Is it so with you today, or not yet?',
      'Where in your life would that be hardest to say?',
      'When did you last know it so?',
      'What in you answers, and what falls silent?',
    ],
    range,
    2,
  );
  const reflect = topicChosenFor(range)?.reflect;
  if (traits.within) {
    const look = oneOf(
      [
        `It looks within: ${quoteClause(traits.within)}.`,
        `What it says of the inner life is ${quoteClause(traits.within)}.`,
        `Let ${quoteClause(traits.within)} be said of you.`,
      ],
      range,
    );
    return `${reflect ?? ask} ${look}`;
  }
  if (traits.question) return `It asks a question: ${quoteClause(traits.question)} Let it ask you.`;
  return reflect ?? `Which words of ${traits.label} would you rather pass over? Begin with those.`;
}

/** I-WE: what the passage asks between people. */
export function clarityLens(range: VerseRange, traits: Traits = traitsOf(range)): string {
  if (traits.others)
    return oneOf(
      [
        `Others are in it: ${quoteClause(traits.others)}. Whom do these words bring to mind? Do one thing for them.`,
        `It does not stay with one person: ${quoteClause(traits.others)}. Who stands in that place for you?`,
        `Between people it says ${quoteClause(traits.others)}. Where could that begin this week?`,
      ],
      range,
    );
  if (traits.command)
    return `What it asks is ${quoteClause(traits.command)}. Who would notice first if you did it?`;
  if (traits.promise) return `It promises ${quoteClause(traits.promise)}. Who needs to hear that from you?`;
  return oneOf(
    [
      `Nobody else is named in ${traits.label}. Read it to somebody, and ask what they hear.`,
      `${traits.label} speaks of no neighbour. Whom could you give what you found in it?`,
    ],
    range,
  );
}
