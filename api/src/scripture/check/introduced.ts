import type { Around } from './around.js';
import { piecesOf, type Saying, type Subject } from './clause.js';
import { isScriptural } from './sources.js';

/**
 * How a text introduces quoted words. scripture: as words of the Bible. other: as someone else's. member: as words to say or
 * to write. name: as a name. denied: as no Scripture. plain: none of these.
 */
export type Manner = 'scripture' | 'other' | 'member' | 'name' | 'denied' | 'plain';

/** What only the Bible has; but a hymn may have verses. */
export const VERSES = /^(?!.*\b(?:hymn|song|poem|carol)\b).*\b(?:bible|verses?|scriptures?)\b/i;

/** "The scribe (§) told them", "a voice says in §": whoever it is, it speaks in the passage. */
const SPEAKS_IN = /\b[Ii]n §|\(\s*§\s*\)/;

/** Returns what the subject of a verb of saying makes of the words. */
export function fromSubject(
  subject: Subject,
  verb: Saying['verb'],
  { hasReference, before }: Around,
): Manner {
  const isNear =
    hasReference || VERSES.test(before) || piecesOf(before).some(({ lower }) => isScriptural(lower));
  if (subject === 'reference' || subject === 'scripture') return 'scripture';
  if (subject === 'passage') return isNear ? 'scripture' : 'plain';
  if (subject === 'reader') return verb === 'read' ? (isNear ? 'scripture' : 'plain') : 'other';
  if (subject === 'other' && SPEAKS_IN.test(before)) return 'scripture';
  return subject === 'none' ? 'plain' : 'other';
}
