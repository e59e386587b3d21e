import { phrases, peeled } from '../talk/phrases.js';

interface Fact {
  /** In the language of phrases.ts. */
  readonly asked: string;
  readonly says: string;
  readonly references: string;
}

/** What is often asked of the Bible as a whole; counted in the King James text. */
const FACTS: readonly Fact[] = [
  {
    asked: `
** shortest/smallest/briefest verse **`,
    says: 'The shortest verse of the King James Bible:',
    references: 'John 11:35',
  },
  {
    asked: `
** longest verse **`,
    says: 'The longest verse of the King James Bible:',
    references: 'Esther 8:9',
  },
  {
    asked: `
** shortest/smallest chapter/psalm **`,
    says: 'The shortest chapter is Psalm 117, with two verses:',
    references: 'Psalm 117',
  },
  {
    asked: `
** longest/biggest chapter/psalm **`,
    says: 'The longest chapter is Psalm 119, with 176 verses in 22 parts, one for each letter of the Hebrew alphabet. It opens so:',
    references: 'Psalm 119:1-8',
  },
  {
    asked: `
** shortest/smallest book **`,
    says: 'The shortest book is 3 John by its words, and 2 John by its verses, of which it has 13. 3 John opens so:',
    references: '3 John 1:1-4',
  },
  {
    asked: `
** longest/biggest book **`,
    says: 'The book with most chapters is Psalms, with 150. It opens so:',
    references: 'Psalm 1',
  },
  {
    asked: `
** first verse/words/sentence of/in the? bible **
** first book **
how does the bible begin/start`,
    says: 'The Bible begins so:',
    references: 'Genesis 1:1-3',
  },
  {
    asked: `
** last verse/words/sentence of/in the? bible **
** last book **
how does the bible end/finish`,
    says: 'The Bible ends so:',
    references: 'Revelation 22:20-21',
  },
  {
    asked: `
** how_many books ** testament **
** books of/in the? old/new testament **`,
    says: 'The Old Testament has 39 books, the New Testament 27. The New one opens so:',
    references: 'Matthew 1:1',
  },
  {
    asked: `
** most_famous/most_popular/best_known/best/most_quoted/favorite verse **`,
    says: 'Which one is best is for you to say; this one is quoted more than any other:',
    references: 'John 3:16',
  },
];

const MATCHED = FACTS.map((fact) => ({ ...fact, asks: phrases(fact.asked) }));
const LATER = phrases(`
and? the? longest/shortest one/verse/chapter/book?
and/what_about the? longest/shortest/biggest/smallest **`);

/** Returns what is known of the Bible as a whole for plain words; null where they ask for none of it. `last`: the member's message before. */
export function factAsked(words: string, last: string): Pick<Fact, 'says' | 'references'> | null {
  if (words.length > 100) return null;
  const noun = /\b(?:verse|chapter|psalm|book)(?=s?\b)/;
  const whole = LATER(words) && !noun.test(words) ? `${words} ${noun.exec(last)?.[0] ?? ''}`.trim() : words;
  const steps = peeled(whole);
  return MATCHED.find(({ asks }) => steps.some(asks)) ?? null;
}
