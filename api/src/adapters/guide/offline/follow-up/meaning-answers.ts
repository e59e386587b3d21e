import { wordsOf } from '../../../../scripture/concordance.js';
import { labelOf, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { searchTerms } from '../../../../scripture/search.js';
import { stemOf } from '../../../../scripture/stems.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import type { Found } from '../material.js';
import { clausesOf, clauseWith, quoteClause } from '../passage/clauses.js';
import { meaningAsked, oldWordsIn } from '../passage/old-words.js';
import { prayable, prayerFor } from '../passage/prayers.js';
import { practiceFor } from '../passage/practices.js';
import { aboutBook, speechBegins } from '../passage/setting.js';
import { topicChosenFor, traitsOf } from '../passage/traits.js';
import { quote, quotedPart } from '../quote.js';
import { beside, distinct, hits } from '../related.js';
import { strengthOf } from '../strength.js';
import type { Before } from './before.js';
import { showing } from './passage-answers.js';
import { ownSubject } from './recognise.js';

const GLOSSARY = 8;

function glossary(range: VerseRange): string | null {
  const words = oldWordsIn(range, GLOSSARY);
  if (words.length === 0) return null;
  return words.map(([word, meaning]) => `- **${word}** — ${meaning}`).join('\n');
}

/** The passage with its old words in today's. */
export function simpler(main: VerseRange): Found {
  const words = glossary(quotedPart(main));
  const lead = words
    ? [`I cannot retell ${labelOf(main)} in words of my own, but these of its old words mean today:`, words]
    : [`I cannot retell ${labelOf(main)} in words of my own, but a newer translation can help.`];
  const newer = quote(quotedPart(main), 'web');
  return showing(
    [...lead, 'The World English Bible puts it in today’s English:', newer, 'And the King James text:'],
    [main],
    {
      length: 'short',
    },
  );
}

/** What the passage does and what its old words mean; the interpreting stays with the reader. */
export function explained(main: VerseRange): Found {
  const { command, promise, reason, question } = traitsOf(main);
  const moves = [
    ['What it asks', command],
    ['What it promises', promise],
    ['The reason that it gives', reason],
    ['What it leaves open', question],
  ] as const;
  const lines = moves.flatMap(([what, clause]) => (clause ? [`- ${what}: ${quoteClause(clause)}`] : []));
  const words = glossary(quotedPart(main));
  return showing(
    [
      `What ${labelOf(main)} means is for you to weigh; what I can show is what its words do. ${aboutBook(main)}`,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(words ? ['Some of its old words, in today’s:', words] : []),
    ],
    [main],
    { related: beside([main]).slice(0, 2) },
  );
}

/** A word of a passage: its meaning where it is known, else where it stands besides. */
export function wordExplained(word: string, main: VerseRange): Found {
  const meaning = meaningAsked(word);
  if (meaning)
    return showing(`**${word}** in ${labelOf(main)} means: ${meaning}.`, [main], { length: 'short' });
  const verse = hits(word, 400).find(({ from }) => from >= main.from && from <= main.to)?.from ?? main.from;
  const shown = main.to - main.from > 12 ? { from: verse, to: verse } : main;
  return showing(byItsCompany(word, `Besides ${labelOf(main)}, it`), [shown, ...standing(word, [main])], {
    length: 'short',
  });
}

/** A word asked about by itself, with a verse that has it; null when the text has it nowhere and the tables lack it. */
export function wordAlone(word: string): { readonly found: Found } | { readonly plain: string } | null {
  const meaning = meaningAsked(word);
  const shown = standing(word, []);
  if (shown.length === 0)
    return meaning ? { plain: `**${word}** means: ${meaning}. The King James text has it nowhere.` } : null;
  const lead = meaning ? `**${word}** means: ${meaning}. It stands here:` : byItsCompany(word, 'It');
  return { found: showing(lead, meaning ? shown.slice(0, 1) : shown, { length: 'short' }) };
}

function byItsCompany(word: string, it: string): string {
  return `I have no dictionary, but a word is known by its company. ${it} stands here, **${word}**:`;
}

/** Verses that have a word. */
function standing(word: string, not: readonly VerseRange[]): VerseRange[] {
  const having = hits(word, 12).filter((range) =>
    wordsOf(textOfRange(range)).map(stemOf).includes(stemOf(word)),
  );
  return distinct(having, not).slice(0, 2);
}

/** The verse of a passage that has most of a question's words; null when none has any. */
function verseMeant({ from, to }: VerseRange, words: string): VerseRange | null {
  if (searchTerms(words).length === 0) return null;
  const verses = Array.from({ length: Math.min(40, to - from + 1) }, (_, index) => ({
    from: from + index,
    to: from + index,
  }));
  const [best] = verses
    .map((verse) => ({ verse, strength: strengthOf(words, verse) }))
    .sort((a, b) => b.strength - a.strength);
  return best && best.strength > 0.3 ? best.verse : null;
}

/** The reason that the text itself gives, in the passage or right behind it. */
export function why(passage: VerseRange, words = ''): Found {
  const meant = verseMeant(passage, ownSubject(words));
  const main = meant ?? passage;
  const after = clausesOf({ from: main.to + 1, to: main.to + 2 });
  const before = clausesOf({ from: Math.max(0, main.from - 1), to: Math.max(0, main.from - 1) });
  const own = traitsOf(main).reason;
  const near = own ? null : clauseWith(after, /^(?:for|because)\b(?! (?:where|when|as|lo|thus)\b)/i);
  const follows = /^(?:and )?(?:therefore|wherefore)\b/i.test(clausesOf(main)[0]?.text ?? '')
    ? before.at(-1)
    : null;
  // "Why was she there at noon?" is answered by no other reason of the passage.
  const asksMore = meant === null && searchTerms(ownSubject(words)).length > 0;
  const lead = asksMore
    ? `The text of ${labelOf(main)} does not say why, and I will not guess. These passages may help to answer it:`
    : follows
      ? `${labelOf(main)} follows from what stands before it: ${quoteClause(follows)}. More than the text says I cannot tell you.`
      : own
        ? `The passage gives a reason of its own: ${quoteClause(own)}. More than the text says I cannot tell you.`
        : near
          ? `${labelOf(main)} gives its reason right after: ${quoteClause(near)}. More than the text says I cannot tell you.`
          : `The text of ${labelOf(main)} does not say why, and I will not guess. These passages may help to answer it:`;
  return showing(lead, [main], { related: beside([main]).slice(0, 3) });
}

/** What the passage asks of somebody today. */
export function applied(main: VerseRange): Found {
  const { command, promise, within, genre } = traitsOf(main);
  const topic = topicChosenFor(main);
  const lead =
    genre === 'story'
      ? `${labelOf(main)} tells what happened and asks nothing of you outright. For you it may mean to find your place in it: who in it is most like you today, what helped or hindered them, and which one small thing of that could be your next step?`
      : command
        ? `What ${labelOf(main)} asks is plain: ${quoteClause(command)}. For you it may begin small: one place, today, where you do just that.`
        : promise
          ? `${labelOf(main)} asks nothing first, it promises: ${quoteClause(promise)}. For you that may mean to lean on it once today, where you would otherwise worry or hurry.`
          : within
            ? `${labelOf(main)} looks at the inner life: ${quoteClause(within)}. For you it may mean to notice, once today, whether it is so.`
            : `${labelOf(main)} asks and promises nothing outright. With you it could go so: in the morning read it once, slowly; choose one person or one task of the day that it touches; and in the evening ask where it was so, and where not.`;
  const ask = topic ? [`A question to take along: ${topic.reflect}`] : [];
  return showing([lead, ...ask], [main], { topic: null });
}

/** How a prayer begins that is lent. */
export const PRAYER_LEAD =
  'I am a program and cannot pray myself, but I can lend you words. Say these slowly, put in the names that are on your heart, and add what is missing:';

/** Words of the Bible to pray; for the matter named, else for the passage before. */
export function prayer(subject: string, before: Before): Found {
  const topic = topicsOf(subject)[0];
  const [main] = before.passages;
  const sources = [...(topic ? rangesOf(topic) : []), ...(main ? [quotedPart(main)] : [])];
  const words = sources.flatMap(prayable).slice(0, 2);
  return showing(PRAYER_LEAD, words.length > 0 ? words : [prayerFor(main ?? { from: 0, to: 0 })], {
    topic: null,
  });
}

/** Who is told to speak where the passage stands. */
export function speaker(main: VerseRange, words = ''): Found {
  if (/\b(?:about|meant|mean)\b/.test(words))
    return showing(
      `${labelOf(main)} says no more of whom it speaks than its own words do. These passages take it up:`,
      [main],
      { related: beside([main]).slice(0, 3), length: 'short' },
    );
  const begins = speechBegins(main);
  const { genre } = traitsOf(main);
  if (genre === 'letter')
    return showing(`${aboutBook(main)} Its writer speaks here to those he writes to:`, [main], {
      length: 'short',
    });
  if (genre === 'psalm')
    return showing(`In ${labelOf(main)} the one who prays the psalm speaks.`, [main], { length: 'short' });
  if (!begins)
    return showing(
      `The text near ${labelOf(main)} names nobody as speaking; it is the book’s own voice.`,
      [main],
      { length: 'short' },
    );
  const shown = begins.from === main.from ? [main] : [main, begins];
  return showing(`Who speaks is told in ${labelOf(begins)}; read it together with the passage:`, shown, {
    length: 'short',
  });
}

const MINUTES = /\b(\d{1,3}|five|ten|fifteen|twenty|thirty) (?:minutes?|mins?)\b/;
const IN_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 };

/** "I have no time": then a few minutes. */
const HURRIED = /\b(?:time|busy)\b/;
const FEW_MINUTES = 5;

/** A practice on the passage that fits into the minutes that are named. */
export function timed(main: VerseRange, words: string): Found {
  const named = MINUTES.exec(words)?.[1] ?? '';
  const minutes = IN_WORDS[named] ?? (Number(named) || (HURRIED.test(words) ? FEW_MINUTES : 0));
  if (!minutes) return practised(main);
  return showing(
    [`In ${minutes} minutes, with ${labelOf(quotedPart(main))}:`, practiceFor('power', main, minutes)],
    [main],
    { length: 'short' },
  );
}

/** A practice on the passage, to log. */
export function practised(main: VerseRange, words = ''): Found {
  if (/\b(?:one|a single|just a)\b/.test(words))
    return showing(['One is enough:', practiceFor('flow', main)], [main], { length: 'short' });
  return showing(
    [
      'Here is one practice for each MindStream; choose one:',
      ...(['power', 'flow', 'clarity'] as const).map((stream) => practiceFor(stream, main)),
    ],
    [main],
    { length: 'short' },
  );
}
