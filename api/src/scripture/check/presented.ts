import type { Block } from './blocks.js';
import { isDeniedBefore } from './denials.js';
import { tokensOf, type Token } from './tokens.js';

const BIBLE =
  "(?:[Tt]he (?:Holy )?(?:Bible|Scriptures?)|(?:Holy )?Scripture|[Tt]he (?:Good|Holy) Book|God[’'s]+ [Ww]ord|[Tt]he Word of God)";
const SAYS =
  '(?:says?|said|teach(?:es)?|tells? us|reminds? us|puts? it|promises?|declares?)(?: (?:like )?(?:this|it|us))?';
/** "The Bible says: Every …". */
const SAYS_COLON = new RegExp(
  `\\b${BIBLE}(?: (?:also|clearly|itself|often|always))? ${SAYS}:[ *_]+(?=\\p{Lu})`,
  'gu',
);
/** "There is a verse in the Bible that says every …": not "that says that every …". */
const VERSE_THAT_SAYS =
  /\b(?:a|one|another|this|that|the|my (?:favou?rite|life)) (?:[Bb]ible )?verse\b(?: [^\s.,;:!?\n“"]+){0,5}? (?:that|which) (?:says|goes|reads|tells us)[,:]? (?!that\b|how\b|what\b|why\b|to\b|[“"„«‘'*_])/g;
const SENTENCE = /^[^.!?\n“”"|]+(?=[.!\n]|$)/;
const FEWEST = 4;
const LONGEST = 40;
const MOST = 20;

/** Returns the words without marks that a text gives as the Bible's words, with no reference. */
export function presentedWords(text: string, blocks: readonly Block[]): (readonly Token[])[] {
  const found: (readonly Token[])[] = [];
  for (const { start, end } of blocks) {
    const words = text.slice(start, end);
    for (const pattern of [SAYS_COLON, VERSE_THAT_SAYS]) {
      for (const match of words.matchAll(pattern)) {
        const at = match.index + match[0].length;
        const sentence = SENTENCE.exec(words.slice(at))?.[0] ?? '';
        const lead =
          words
            .slice(Math.max(0, match.index - 80), at)
            .split(/[.!?\n]/)
            .at(-1) ?? '';
        const tokens = isDeniedBefore(lead) ? [] : tokensOf(text, start + at, start + at + sentence.length);
        if (tokens.length >= FEWEST && tokens.length <= LONGEST && found.length < MOST) found.push(tokens);
      }
    }
  }
  return found;
}
