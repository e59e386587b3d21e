import { bibleText } from '../../../../scripture/bible-text.js';
import { BOOKS } from '../../../../scripture/books.js';
import { labelOf, overlap, type VerseRange } from '../../../../scripture/passages.js';
import { rangesOf } from '../../../../scripture/topics.js';
import { disputedIn, onDisputed } from '../disputed/disputed.js';
import type { Before } from '../follow-up/before.js';
import { found, type FollowUp } from '../follow-up/on-passages.js';
import { chapterOf, others, showing, topicBefore } from '../follow-up/passage-answers.js';
import { ownWords, rangesIn } from '../material.js';
import { quote, quotedPart } from '../quote.js';
import { appPage } from '../product/about-app.js';
import { PEOPLE_IN_NEED } from './people-in-need.js';
import type { Sense } from './sense.js';

/** One that was not quoted yet, else the first. */
function fresh(references: string, { seen }: Before): ReturnType<typeof rangesIn> {
  const all = rangesIn(references);
  const one = all.find((range) => !seen.some((other) => overlap(other, range)));
  return [one ?? all[0]].filter((range) => range !== undefined);
}

function withVerse(says: string, references: string, before: Before): FollowUp {
  const [range] = fresh(references, before);
  return { plain: range ? `${says}\n\n${quote(quotedPart(range))}` : says };
}

const TRIED = /\b(?:tried|trying|did not|does not|nothing|already)\b/;

export function toHard(words: string, before: Before): FollowUp {
  const says = TRIED.test(words)
    ? 'You tried, and that counts, even where it did not help. What may be different this time: half of it; another hour of the day; or not alone, with one person who knows that you are trying. And where it goes on long, somebody who helps for a living is no lesser way. Words for whoever has tried already:'
    : 'It is hard, and I will not pretend that a verse makes it easy. Nobody has to manage all of it, or at once; a small part done today is a beginning. The Bible has room for whoever cannot:';
  const references = TRIED.test(words)
    ? 'Galatians 6:9; Luke 5:5-6; Psalm 40:1-2; 2 Corinthians 4:16'
    : 'Mark 9:24; 2 Corinthians 12:9; Romans 7:18-19; Psalm 73:26';
  return withVerse(says, references, before);
}

/** Matters that are offered to choose from. */
const OFFERED = 3;

/** What the question that was not answered may have been about; no other verse by chance. */
export function askedBefore({ topics }: Sense, before: Before): FollowUp {
  const asked = before.matters[0] ?? before.asked[0] ?? '';
  if (asked === '')
    return {
      plain:
        'Then I missed it, and I am sorry. Tell me in one sentence what you would like to know, or name the person, the book or the matter.',
    };
  const shown = topicBefore(before);
  const others = topics.filter((topic) => topic !== shown).slice(0, OFFERED);
  const offer =
    others.length > 0 ? ` Was it rather about ${others.map(({ name }) => `*${name}*`).join(', or ')}?` : '';
  return {
    plain: `I am sorry, I missed what you meant by *${ownWords(asked)}*. I find passages and cannot think along as a person would.${offer} Say in other words what you would like to know, or name the matter in one word; *what can I do* gives steps instead of verses.`,
  };
}

/** The format is the member's to choose; a story is one of the Bible's own. */
export function inOtherForm(words: string, before: Before): FollowUp {
  if (!/\b(?:story|stories|tale|narrative|example)\b/.test(words)) return { plain: appPage('formats') ?? '' };
  const { who, range } = personFor(words, before);
  return found(
    showing(`I invent no stories; the Bible has its own, and this one comes near. ${who}:`, range),
  );
}

export function chosenBecause(before: Before): FollowUp {
  const [main] = before.passages;
  if (!main)
    return {
      plain:
        'I meant only what it says: I am a program that looks up passages, and adds no meaning of its own. Which of my words is unclear? Quote it, and ask for something else.',
    };
  const topic = topicBefore(before);
  const isOfTopic = topic && rangesOf(topic).some((range) => overlap(range, main));
  const why = isOfTopic
    ? `I took your words to be about **${topic.name}**, and ${labelOf(main)} is in a list of passages on it that people chose by hand`
    : `I look for what your words are like in lists that people made and in the text itself, and ${labelOf(main)} came up`;
  return {
    plain: `${why}. I mean nothing by it beyond what is written there. If you meant something else, name it in a word; or say *another one* or *explain*.`,
  };
}

function personFor(words: string, before: Before): { who: string; range: VerseRange[] } {
  const talk = [words, ...before.asked.map((one) => one.toLowerCase().slice(0, 300))].map((said) =>
    said.replace(/\b(?:thanks?|thank you|thx)\b/g, ' '),
  );
  const fits = talk.flatMap((said) => PEOPLE_IN_NEED.slice(0, -1).filter(({ of }) => of.test(said)));
  const [one = PEOPLE_IN_NEED.at(-1)] = [
    ...fits.filter(({ reads }) =>
      fresh(reads, before).some(
        ({ from }) => !before.seen.some((range) => range.from <= from && from <= range.to),
      ),
    ),
    ...fits,
  ];
  return { who: one?.who ?? '', range: rangesIn(one?.reads ?? '') };
}

export function someoneWho(words: string, before: Before): FollowUp {
  const { who, range } = personFor(words, before);
  if (who === PEOPLE_IN_NEED.at(-1)?.who)
    return {
      plain: `For *${ownWords(words)}* I have nobody in mind whom I could show you with a good conscience. Name what it is about in one word (*fear*, *waiting*, *doubt*, *guilt*), and I tell you who in the Bible knew it.`,
    };
  return found(showing(`${who}:`, range));
}

export function otherViews({ disputed: earlier }: Sense, before: Before): FollowUp {
  const disputed = disputedIn(before.lastReply) ?? earlier;
  if (disputed) return found(onDisputed(disputed, before));
  const lead =
    'Churches and readers do not all see this alike, and I know only the text, not what each of them teaches: a pastor, or a book on it, can tell you more. What I can give you is a second voice of the Bible itself:';
  return before.passages.length > 0
    ? found(others(before, lead))
    : { plain: lead.replace(/ What I can.*$/, '') };
}

export function readNext({ passages: [main] }: Before): FollowUp {
  const place = main ? bibleText().placeOf(main.from) : null;
  const chapter = main ? chapterOf(main) : null;
  const after =
    chapter && chapter.to + 1 < bibleText().verseCount
      ? chapterOf({ from: chapter.to + 1, to: chapter.to + 1 })
      : null;
  const here =
    after && place
      ? `If you like **${BOOKS[place.book]?.name ?? ''}**, read on with *${labelOf(after)}*. `
      : '';
  return {
    plain: `${here}For somebody new I would begin with the Gospel of Mark: it is short and tells the life of Jesus from the start. *Psalm 23* or *Psalm 27* are good for an evening, *James* for what to do, and *Ruth* is a whole story in four chapters. Name one, and I open it.`,
  };
}

const THANKS = 'Psalm 126:2-3; Psalm 103:1-2; Psalm 118:24; Psalm 100:4-5; Psalm 34:1-3';

export function toJoy({ seen }: Before): FollowUp {
  const isRead = ({ from }: VerseRange) => seen.some((one) => one.from <= from && from <= one.to);
  const unread = rangesIn(THANKS).filter((range) => !isRead(range));
  const isFirst = unread.length === rangesIn(THANKS).length;
  const lead = isFirst
    ? 'That is good news, and I am glad with you. Words to give thanks with:'
    : 'And that as well! Here is more to give thanks with:';
  return found(showing(lead, (unread.length > 0 ? unread : rangesIn(THANKS)).slice(0, 2)));
}
