import type { Piece, Saying } from './clause.js';
import { asks } from './verbs-of-saying.js';

/**
 * Returns what an imperative, or "you could say", makes of the words: 'member' where what follows are the member's words, 'scripture' where they are to say
 * the verse itself ("Pray §: “…”", "Speak § over your day"); null when nothing is asked.
 */
export function askedOfMember(
  pieces: readonly Piece[],
  saying: Saying | null,
): 'member' | 'scripture' | null {
  const from = Math.max(pieces.map(({ text }) => /^[.!?;]$/.test(text)).lastIndexOf(true), -1);
  if (isPrayedBack(pieces.slice(from + 1))) return 'member';
  for (let at = pieces.length - 1; at > from; at -= 1) {
    const piece = pieces[at];
    if (piece?.kind !== 'word' || !asks(piece.lower)) continue;
    if (saying && saying.at > at && (saying.subject !== 'none' || saying.verb === 'read')) return null;
    const before = pieces[at - 1];
    if (
      saying?.at === at &&
      ((saying.subject === 'reference' && before?.kind !== 'mark') ||
        (!saying.isAsked && before?.lower === 'to'))
    )
      continue;
    // "One verse that might speak to this is §": nobody is asked.
    if (/^(?:that|which|who)$/.test(pieces[at - 2]?.lower ?? '') && MAY.test(before?.lower ?? '')) continue;
    const opens = at === from + 1 || before?.kind === 'mark' || OPENS_ASKING.test(before?.lower ?? '');
    const isNoun = piece.lower === 'answer' && (before?.lower === 'in' || at === pieces.length - 1);
    if (!opens || isNoun) continue;
    const rest = pieces.slice(at + 1);
    // "Let “…” (§) be the last thing you read."
    if (piece.lower === 'let' && rest.length === 0) return null;
    if (OPENS_VERSE.test(piece.lower) && isOfReference(rest)) return 'scripture';
    const ofVerse =
      !ANSWERS.test(piece.lower) &&
      !(OWN_WITH.test(piece.lower) && rest[0]?.lower === 'with') &&
      (isOfReference(rest) || rest.slice(0, 2).some(({ kind }) => kind === 'reference'));
    return ofVerse ? 'scripture' : 'member';
  }
  return null;
}

/** "Pray § back to God", "try praying § back": with words of one's own. */
function isPrayedBack(asked: readonly Piece[]): boolean {
  const at = asked.findIndex(({ lower }) => /^pray(?:ing)?$/.test(lower));
  return at >= 0 && asked[at + 1]?.kind === 'reference' && asked[at + 2]?.lower === 'back';
}

const MAY = /^(?:can|could|may|might|should|will|would|must)$/;
const OPENS_ASKING =
  /^(?:to|can|could|may|might|should|simply|just|now|then|and|or|also|please|let[’']?s?|us|instead|perhaps|slowly|quietly|you|gently|softly|even|in|out)$/;
/** What one does to a verse with words of one's own. */
const ANSWERS =
  /^(?:answer|respond|reply|use|finish|complete|close|end|begin|start|journal|take|offer|turn|thank)$/;
/** "Take §, for instance: “…”", "Begin with §: “…”". */
const OPENS_VERSE = /^(?:take|begin|start|close|end|finish|turn|use)$/;
/** "Pray with § tonight: “Lord, …”": a verse that goes with one's own words. */
const OWN_WITH = /^(?:pray|sit|speak|talk)$/;
const OF_REFERENCE =
  /^(?:about|of|with|to|for|instance|example|day|morning|evening|night|today|tonight|here|again|me|the|words?|verse|line|promise|from|aloud|on|again|out|loud|over|yourself|twice|slowly|once|daily|it|this|in|give|you|quote|show|share|offer|cite)$/;

function isOfReference(rest: readonly Piece[]): boolean {
  const at = rest.findIndex(({ kind }) => kind === 'reference');
  return (
    at >= 0 &&
    at < 5 &&
    rest.every(({ lower, kind }, index) => index === at || kind === 'mark' || OF_REFERENCE.test(lower))
  );
}
