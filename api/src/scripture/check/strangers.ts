import { piecesOf, type Piece } from './clause.js';
import { verbOf } from './verbs-of-saying.js';
import { sourceOf } from './sources.js';

/** Written with a capital, and nobody's name. */
const NO_NAME =
  /^(?:I|I[’'].*|My|Our|Your|His|Her|Their|An?|Another|Some|Every|Old|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Hebrew|Greek|Latin|Aramaic|English|German|Spanish|French|Christians?|Christmas|Easter|Lent|Advent|Testament|Israel|Jerusalem|Spirit|Word|Ghost|Version|[A-Z]{2,5}|[A-Z])$/;
/** "Shakespeare’s" is a name also where it opens a sentence, "Today’s" is none. */
const OWNED = /^\p{Lu}\p{L}+[’']s$/u;
const NO_OWNER =
  /^(?:Today|Tonight|Tomorrow|Yesterday|It|That|This|There|Here|What|Who|Where|How|Let|He|She|One)[’']s$/;

/** Whether a word that opens a sentence is somebody's name all the same: two words in capitals, or whose something is. */
function isNameAtStart(pieces: readonly Piece[], at: number): boolean {
  const { text } = pieces[at] ?? { text: '' };
  const next = pieces[at + 1]?.lower ?? '';
  return (OWNED.test(text) && !NO_OWNER.test(text)) || next === 'of' || verbOf(next) !== undefined;
}

/** Returns whether somebody outside the Bible, or a work of his, is named in words that stand around a quotation. */
function namesStranger(words: string, opensSentence: boolean): boolean {
  const pieces = piecesOf(words);
  return pieces.some(
    ({ text, kind, lower }, at) =>
      kind === 'word' &&
      /^\p{Lu}\p{Ll}/u.test(text) &&
      !NO_NAME.test(text) &&
      (!/^[.!?:;—–-]$/.test(pieces[at - 1]?.text ?? '') || /^\p{Lu}$/u.test(pieces[at - 2]?.text ?? '')) &&
      (at > 0 || !opensSentence || isNameAtStart(pieces, at)) &&
      sourceOf([text.replace(/[’']s?$/, '')], lower.replace(/[’']s?$/, '')) === 'own',
  );
}

/** "§ makes me think of Julian of Norwich: “…”": he stands between the last reference and the words. */
export function strangerBehindReference(before: string): boolean {
  const at = before.lastIndexOf('§');
  return at >= 0 && namesStranger(before.slice(at + 1), false);
}

/** "Shakespeare’s notes on §: “…”", "“…” – so Thomas à Kempis on §": he stands in the sentence. */
export function strangerInSentence(before: string, after: string): boolean {
  return namesStranger(before, true) || namesStranger(after, true);
}

/** "Julian’s diary, the night she read §:", "A letter from my sister about §:": what leads to the words is headed by somebody's writing. */
const WRITING =
  /^\W*(?:\p{Lu}[^:“”!?;]{0,40}[’']s|[Mm]y \p{L}+[’']s) (?:diary|diaries|journal|notebook|notes?|letters?|memoirs?|blog|e-?mail|message|sermon|margin|biography|autobiography|post|column|commentary)\b[^:“”.!?]{0,80}:\W*$/u;

/** Returns whether words stand in a writing of somebody outside the Bible, whatever he read before. */
export function isInWriting(before: string): boolean {
  const written = before.replace(/'/g, '’');
  return (
    WRITING.test(written) &&
    (/^\W*[Mm]y /.test(written) || namesStranger(`${written.split('’s ')[0] ?? ''}’s of`, true))
  );
}

/** "Someone asked Augustine about §. The answer: “…”". */
const ANSWERS =
  /(?:^|[.!?\n]\s*)([^.!?\n]{3,100})[.!?]\s+(?:The|His|Her|Their) (?:answer|reply|response)(?: was)?:?\s*$/u;

/** Returns whether words answer what the sentence before asks somebody outside the Bible. */
export function answersForStranger(before: string): boolean {
  const asked = ANSWERS.exec(before)?.[1];
  return asked !== undefined && /\bask/.test(asked) && namesStranger(asked, true);
}
