import { piecesOf } from './clause.js';
import { sourceOf } from './sources.js';

/** Written with a capital, and nobody's name. */
const NO_NAME =
  /^(?:I|I[’'].*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Hebrew|Greek|Latin|Aramaic|English|German|Spanish|French|Christians?|Christmas|Easter|Lent|Advent|Testament|Israel|Jerusalem|Spirit|Word|Ghost|Version|[A-Z]{2,5}|[A-Z])$/;

/**
 * Returns whether somebody outside the Bible is named between the last reference and the words: "§ makes me think of Julian
 * of Norwich". `before`: what leads to the words, with a sign for each reference.
 */
export function namesStranger(before: string): boolean {
  const pieces = piecesOf(before.slice(before.lastIndexOf('§') + 1));
  const opens = before.includes('§') ? -1 : 0;
  return pieces.some(
    ({ text, kind, lower }, at) =>
      at > opens &&
      kind === 'word' &&
      /^\p{Lu}\p{Ll}/u.test(text) &&
      !NO_NAME.test(text) &&
      !/^[.!?:;—–-]$/.test(pieces[at - 1]?.text ?? '') &&
      sourceOf([text], lower) === 'own',
  );
}
