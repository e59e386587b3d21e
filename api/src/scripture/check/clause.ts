import { isNoteOn } from './notes.js';
import { sourceOf, type Source } from './sources.js';
import { isWeak, verbOf, type Verb } from './verbs-of-saying.js';

/** A word, a reference (§), or a mark of a sentence. */
export interface Piece {
  readonly text: string;
  readonly lower: string;
  readonly kind: 'word' | 'reference' | 'mark';
}

const PIECE = /§|\p{L}[\p{L}\p{M}’'-]*|\d[\d.:,]*|[^\s\p{L}\d]/gu;

const TITLES = /\b(Jr|Sr|Dr|Mr|Mrs|Ms|St|Rev|Prof)\./g;

/** Returns the words and marks of a part of a sentence. */
export function piecesOf(text: string): Piece[] {
  return (text.replace(TITLES, '$1 ').match(PIECE) ?? []).map((piece) => ({
    text: piece,
    lower: piece.toLowerCase(),
    kind: piece === '§' ? 'reference' : /^\p{L}/u.test(piece) ? 'word' : 'mark',
  }));
}

/** The subject of a verb of saying: what kind of source it is; 'reference' is one that stands in the sentence. */
export type Subject = Source | 'reference' | 'reader' | 'none';

/** A verb of saying with its subject. */
export interface Saying {
  readonly verb: Verb;
  readonly subject: Subject;
  /** "does not say": not "does not only say". */
  readonly isDenied: boolean;
  /** Index of the verb. */
  readonly at: number;
  /** An imperative or infinitive: nobody is said to have said it. */
  readonly isAsked: boolean;
}

const BETWEEN = new Set(
  (
    'also then once often still just even ever again later here there now really always first famously has have had is are was were be been ' +
    'being will would can could may might must shall should does do did to not never only merely simply so too rather quite very ' +
    'directly all who whom that which where when as how what plainly about como comme come wie auch también aussi também anche así ainsi così'
  ).split(' '),
);
const AUXILIARY = /^(?:is|are|was|were|am|be|been|get|got|’re|’s)$/;
const READERS = new Set(
  'i we you one us people many most some someone somebody everyone everybody anyone nobody readers whoever'.split(
    ' ',
  ),
);
const PRONOUN = /^(?:i|we|you)$/;
const CONTRACTED = /^(i|we|you|it|he|she|they|that|there)[’'](?:s|re|ve|m|ll|d)$/;
const OWN_OPENING = /^(?:my|your|our|his|her|their|an?)$/;
const NEGATION = /^(?:not|never|nowhere|hardly)$|n[’']t$/;
const ONLY = /^(?:only|merely|just|simply|alone)$/;
/** Words after which a verb is an infinitive or an imperative. */
const ASKING =
  /^(?:to|can|could|may|might|should|must|let[’']s|please|and|then|or|now|simply|just|slowly|quietly|aloud|also|instead|perhaps|maybe)$/;
const ENDS_CLAUSE = /^[.!?;:—–]$/;

function isBetween({ lower, kind }: Piece): boolean {
  return kind === 'word' && (BETWEEN.has(lower) || /ly$/.test(lower) || NEGATION.test(lower));
}

/** The noun phrase that ends at a place: its words, and its head. */
function nounPhrase(pieces: readonly Piece[], end: number): { words: string[]; head: string } {
  let start = end;
  while (start > 0) {
    const before = pieces[start - 1];
    if (before?.kind !== 'word' || verbOf(before.lower) || isBetween(before)) break;
    if (/^(?:in|at|from|on|with|after|before|when|while|because|and|but|or|if|by|for)$/.test(before.lower))
      break;
    start -= 1;
  }
  const words = pieces.slice(start, end + 1).map(({ text }) => text.replace(/[’']s?$/, ''));
  const of = words.findIndex((word) => /^(?:of|to|for)$/.test(word));
  return { words, head: ((of > 0 ? words[of - 1] : words.at(-1)) ?? '').toLowerCase() };
}

/** Returns the place before a comma's or bracket's aside that ends at `at`: "§, a verse that he loved, says". */
function beforeAside(pieces: readonly Piece[], at: number): number {
  if (pieces[at]?.text === ')') {
    const open = pieces
      .slice(0, at)
      .map(({ text }) => text)
      .lastIndexOf('(');
    return open - 1;
  }
  let from = at - 1;
  for (let index = at - 1; index >= 0 && !ENDS_CLAUSE.test(pieces[index]?.text ?? ''); index -= 1) {
    if (pieces[index]?.text === ',') from = index - 1;
  }
  return from;
}

/** Returns what the word or phrase that ends at a place is, as somebody who says something. */
export function subjectAt(pieces: readonly Piece[], end: number): Subject {
  const piece = pieces[end];
  if (!piece) return 'none';
  if (piece.kind === 'reference') return isNoteOn(pieces, end) ? 'own' : 'reference';
  if (piece.kind !== 'word') return 'none';
  const lower = CONTRACTED.exec(piece.lower)?.[1] ?? piece.lower;
  if (/^(?:he|she|they)$/.test(lower)) return antecedentOf(pieces, end);
  const { words, head } = nounPhrase(pieces, end);
  if (ownerOf(pieces, end, words.length) === 'own') return 'own';
  // "At the funeral we heard".
  if (PRONOUN.test(lower) || (READERS.has(lower) && words.length === 1)) return 'reader';
  return lower === piece.lower ? sourceOf(words, head) : sourceOf([...words.slice(0, -1), lower], lower);
}

const IS_OWNER = /^\p{Lu}.*[’']s$/u;

/** "Tim Keller’s The Reason for God": whose a work is, whatever its title. */
function ownerOf(pieces: readonly Piece[], end: number, length: number): Source | null {
  const isTitle = (at: number): boolean =>
    /^(?:\p{Lu}|for$|of$|the$|and$|in$|to$)/u.test(pieces[at]?.text ?? '');
  if (!/^\p{Lu}/u.test(pieces[end]?.text ?? '')) return null;
  let at = end - 1;
  while (at > 0 && (isTitle(at) || at > end - length) && !IS_OWNER.test(pieces[at]?.text ?? '')) at -= 1;
  if (at < 0 || !IS_OWNER.test(pieces[at]?.text ?? '')) return null;
  const { words, head } = nounPhrase(pieces, at);
  return sourceOf(words, head);
}

/** Whom "he" or "she" means: the last name before it in the sentence; who it is where there is none is not known. */
function antecedentOf(pieces: readonly Piece[], at: number): Subject {
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before];
    const isName =
      piece !== undefined && /^\p{Lu}\p{L}{2,}/u.test(piece.text) && !OPENS_CLAUSE.test(piece.text);
    if (isName)
      return subjectAt(pieces, before) === 'scripture' ? 'scripture' : before === 0 ? 'passage' : 'own';
  }
  return 'passage';
}

const OPENS_CLAUSE =
  /^(?:When|While|After|Before|Then|And|But|So|Yet|Here|There|This|That|The|In|At|As|For|Because|Although|Though|If|Once|Later|Now|Today|Tonight|Yesterday|Sunday|Monday)$/;

/** "She opened § and said": who the clause begins with. */
function openingSubject(pieces: readonly Piece[]): Subject {
  const first = pieces.find(
    ({ lower, kind }) => kind !== 'mark' && !/^(?:and|but|so|then|when|once|yet|later)$/.test(lower),
  );
  if (!first || first.kind === 'reference') return first ? 'reference' : 'none';
  const name = pieces.slice(pieces.indexOf(first));
  const end = name.findIndex(({ text }) => !/^\p{Lu}/u.test(text));
  return OWN_OPENING.test(first.lower) ? 'own' : subjectAt(name, Math.max(0, end - 1));
}

/** Reads leftwards from a verb to its subject. */
function subjectBefore(
  pieces: readonly Piece[],
  verb: number,
): { subject: Subject; isDenied: boolean; isPassive: boolean } {
  let isDenied = false;
  let isPassive = false;
  let at = verb - 1;
  for (; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (!piece) break;
    if (CONTRACTED.test(piece.lower) && /[’'](?:re|s|m)$/.test(piece.lower)) isPassive = true;
    if (isBetween(piece)) {
      const next = pieces[at + 1]?.lower ?? '';
      isDenied ||= NEGATION.test(piece.lower) && !ONLY.test(next);
      isPassive ||= AUXILIARY.test(piece.lower);
      continue;
    }
    if (piece.text === ',' || piece.text === ')') {
      at = beforeAside(pieces, at) + 1;
      continue;
    }
    break;
  }
  const isJoined = /^(?:and|or|but)$/.test(pieces[at]?.lower ?? '');
  return { subject: isJoined ? openingSubject(pieces) : subjectAt(pieces, at), isDenied, isPassive };
}

/** Returns what the subject of "is" is: "the Bible is clear". */
export function subjectOfIs(pieces: readonly Piece[]): Subject {
  const at = pieces.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower));
  return at < 1 ? 'none' : subjectAt(pieces, at - 1);
}

/** Words between a verb of saying and the quotation at most. */
const FARTHEST = 14;
/** Forms that end a passive: "we are told". */
const TOLD =
  /^(?:told|reminded|promised|taught|assured|given|shown|commanded|called|invited|warned|urged|encouraged|asked|instructed|said|written)$/;

const GOVERNING =
  /^(?:used|likes?|liked|loves?|loved|has|have|had|on|continues?|continued|dares?|dared|came|comes|wants|seems?|tends?|began|begins|is|was)$/;

/** "used to say", "goes on to say": the verb that the infinitive hangs on. */
function governingVerb(pieces: readonly Piece[], at: number): number {
  const isInfinitive = pieces[at - 1]?.lower === 'to' && GOVERNING.test(pieces[at - 2]?.lower ?? '');
  if (!isInfinitive) return at;
  return pieces[at - 2]?.lower === 'on' ? at - 3 : at - 2;
}

/** Returns the verb at a place with its subject. */
export function sayingAt(pieces: readonly Piece[], at: number, verb: Verb): Saying {
  const { lower } = pieces[at] ?? { lower: '' };
  const governing = governingVerb(pieces, at);
  const before = pieces[governing - 1];
  const { subject, isDenied, isPassive } = subjectBefore(pieces, governing);
  const isBare = !/(?:s|ed|ing|said|told|wrote|sang|spoke|taught|heard|found|thought)$/.test(lower);
  const opens = !before || before.kind === 'mark' || ASKING.test(before.lower);
  const mayAsk = governing === at && isBare && !(subject === 'reference' && before?.kind !== 'mark');
  const isAsked = mayAsk && (opens || (subject === 'reader' && ASKING.test(before.lower)));
  const reads = isPassive && subject === 'reader' && TOLD.test(lower) ? 'read' : verb;
  return { verb: reads, subject, isDenied, at, isAsked };
}

const SAYS_ITSELF: ReadonlySet<Subject> = new Set(['reference', 'scripture', 'passage'] as const);

/** Returns the verb of saying that is nearest to the end of what leads to a quotation; null when there is none. */
export function lastSaying(pieces: readonly Piece[]): Saying | null {
  for (let at = pieces.length - 1; at >= Math.max(0, pieces.length - FARTHEST); at -= 1) {
    const piece = pieces[at];
    if (!piece || /^[.!?;]$/.test(piece.text)) return null;
    const verb = piece.kind === 'word' ? verbOf(piece.lower) : undefined;
    if (!verb || isNoun(pieces, at)) continue;
    const saying = sayingAt(pieces, at, verb);
    // "As the hymn has it".
    const isIt = pieces[at + 1]?.lower === 'it';
    if (!isWeak(piece.lower) || isIt || SAYS_ITSELF.has(saying.subject)) return saying;
  }
  return null;
}

const MAY_BE_NOUN =
  /^(?:promise|command|answer|cry|cries|call|charge|praise|claim|text|note|comfort|demand|challenge|report|start|end|close|point|reason|name|sign|phrase|word|protest|boast|lament|murmur|whisper|shout|roar|counsel|reading|writing|teaching|saying|thought|record|run|put|blessing|warning|opening|ending|beginning)s?$/;
const BEFORE_NOUN =
  /^(?:the|a|an|this|that|these|those|my|your|his|her|our|their|its|one|of|in|no|great|own|old|simple|short|first|last|final|every|each|by|with|from|as|and|following|famous|beautiful|simple)$|[’']s?$/;

/** "the promise of", "his answer", "Isaiah’s command": nouns that look like verbs. */
export function isNoun(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  const { lower } = pieces[at] ?? { lower: '' };
  if (/ing$/.test(lower) && before?.kind === 'word' && BEFORE_NOUN.test(before.lower)) return true;
  if (!MAY_BE_NOUN.test(lower)) return false;
  if (pieces[at + 1]?.lower === 'of') return true;
  // "Buber, writing about §".
  if (before?.kind !== 'word') return !/ing$/.test(lower);
  return BEFORE_NOUN.test(before.lower);
}
