import type { Around } from './around.js';
import { isNoun, piecesOf, sayingAt, subjectAt, type Piece, type Subject } from './clause.js';
import { fromSubject, type Manner } from './introduced.js';
import { namedTranslation } from './named-translation.js';
import { OTHER_WORKS, sourceOf } from './sources.js';
import { verbOf } from './verbs-of-saying.js';

const CLOSES = /^["”’»“*_\s,.!?;:…]*/;
const SIGNED =
  /^["”’»“*_\s,.!?;:…>]*[—–~(-]+[\s*_]*(?:as\s+)?((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’.-]+(?:\s(?:of|von|van|de|the|à|le|la)?\s?\p{Lu}[\p{L}’.-]+){0,3})(?=[\s*_]*(?:[,;:.(§)\]”\n]|$|\b(?:in|on)\b))/u;
/** Verbs that stand before their subject behind a quotation: "“…,” says Paul". */
const INVERTED =
  /^(?:says?|said|writes?|wrote|sings?|sang|prays?|prayed|asks?|asked|cries|cried|declares?|declared|answers?|answered|replies|replied|promises|promised|adds?|added|shouts?|shouted|pleads?|pleaded|begs?|begged|whispers?|whispered|warns?|warned|quotes?|quoted|quips?|preached|insists?|insisted|exclaims?|exclaimed|laments?|lamented|proclaims?|proclaimed|teaches|taught|commands?|commanded|sagte?|schreibt|singt|ruft|betet|dice|dijo|escribe|canta|dit|écrit|chante|crie|diz|disse|escreve|scrive)$/;
/** "“…”, say it all". */
const ALL_OF_IT = /^(?:it|that|this|all|so|more|much|nothing|everything|something|enough)$/;
/** "“…,” and I hear § in it". */
const NEXT_CLAUSE = /^["”’»*_\s,;]*(?:and|but|so|then|yet|while) (?:I|we|you|he|she|they)\b/;
/** "“…” can be found in", "“…” is written in": the bond says of what. */
const AUXILIARY_FIRST =
  /^(?:is|are|was|were|can|could|may|might|stands?|comes?|has|have|had|will|would|must)$/;
/** "“…” is in the Bible", "“…” (the Bible)". */
const IN_BIBLE =
  /^["”’»*_\s,.!?;:…>]*(?:[—–~(-]+[\s*_]*(?:from )?(?:the )?|(?:is|are|was|were|stands?|comes?|can be found|which is|it says|says it)\b[^.!?]{0,30}\b(?:in|from) (?:the )?|as (?:it says|we read) in (?:the )?|[—–-]*\s*(?:That|It|This|Those|These)(?:’s| is| was| are| comes?| stands?)(?: (?:all|right|straight|really|actually|somewhere|a (?:verse|line|quote)))* (?:in|from) the )(?:Holy )?(?:Bible|Scriptures?|Good Book|Holy Book|Word of God|God’s Word)\b(?! (?:belt|study|class|group|camp|shop|college|school))/i;
/** "“…” is my favourite Bible verse". */
const IS_VERSE =
  /^["”’»*_\s,.!?;:…]*(?:is|was|are|were|remains|became|has (?:always )?been) (?:still |also |always |really |just )?(?:my|our|your|his|her|their|a|an|one of|the|another)\b[^.!?;:]{0,40}\b(?:(?:bible|scripture|memory) (?:verses?|quotes?|text)|verses?|scriptures?|bible)\b(?! (?:from|of|by) (?!the Bible|Scripture))/i;
/** "“…”, in modern words": nobody's words. */
const LOOSELY =
  /^["”’,\s]*(?:(?:is|was|would be|as) (?:a|one|my|our|another) (?:\p{L}+ )?(?:summary|paraphrase|retelling|way to (?:put|sum up)) |in (?:modern|my|our|today’s|other|plain|simple) words|so to speak|as it were|loosely|roughly)\b/iu;
/** "“…” by the Byrds". */
const BY =
  /^["”’!?.,*_\s]*\b(?:by|from)\s+(?:the\s+)?((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’.-]+(?:\s(?:(?:of|von|van|de|the|à|le|la)\s)?\p{Lu}[\p{L}’.-]+){0,3})/u;
/** "“…,” he said, and closed the book at §": somebody in a story. */
const SAID_AND_DID =
  /^["”’\s,.!?]*(?:I|we|you|he|she|they) (?:said|thought|asked|whispered|answered|replied)[,;]? (?:and|then) (?:then )?\p{L}+(?:ed|t|ook|ent|ut)\b/u;
const IS_HOW = /^(?:is|was|are)\s+(?:how|what)\s+/;

/** Returns what stands behind words makes of them: "” says Paul", "” my friend said", "” — Augustine". */
export function byRest(lead: Around): Manner {
  const { after } = lead;
  const signed = SIGNED.exec(after)?.[1] ?? BY.exec(after)?.[1];
  if (signed && namedTranslation(signed)) return 'plain';
  if (signed && !/^(?:The Bible|Bible|Scripture)/.test(signed)) {
    return sourceOf(signed.split(/[\s.]+/), '') === 'scripture' ? 'scripture' : 'other';
  }
  if (signed || IN_BIBLE.test(after) || IS_VERSE.test(after)) return 'scripture';
  if (OTHER_WORKS.test(after.slice(0, 50)) || LOOSELY.test(after)) return 'other';
  if (SAID_AND_DID.test(after)) return 'other';
  if (NEXT_CLAUSE.test(after)) return 'plain';
  const pieces = piecesOf(
    after
      .replace(CLOSES, '')
      .replace(/^[—–-]+\s*/, '')
      .replace(IS_HOW, '')
      .replace(/^(?:as|so|thus)\s+/, ''),
  ).slice(0, 12);
  const ends = pieces.findIndex(({ text }) => /^[.,;:!?(—–]$/.test(text));
  const clause = ends < 0 ? pieces : pieces.slice(0, ends);
  const at = clause.findIndex(
    ({ lower, kind }, index) => kind === 'word' && verbOf(lower) !== undefined && !isNoun(clause, index),
  );
  if (at < 0) return 'plain';
  const verb = verbOf(clause[at]?.lower ?? '') ?? 'say';
  const next = clause[at + 1];
  if (at === 0 && next && (!INVERTED.test(clause[0]?.lower ?? '') || ALL_OF_IT.test(next.lower)))
    return 'plain';
  if (at === 0 && next)
    return fromSubject(subjectBehind(clause.slice(1)), verb, {
      ...lead,
      hasReference: lead.hasReference || after.includes('§'),
    });
  if (AUXILIARY_FIRST.test(clause[0]?.lower ?? '')) return 'plain';
  const { subject, verb: kind } = sayingAt(clause, at, verb);
  return fromSubject(subject, kind, { ...lead, hasReference: lead.hasReference || after.includes('§') });
}

/** "said my friend", "says the psalmist", "says §". */
function subjectBehind(pieces: readonly Piece[]): Subject {
  const [first] = pieces;
  if (!first || first.kind === 'reference') return first ? 'reference' : 'none';
  let end = 0;
  while (
    end + 1 < pieces.length &&
    pieces[end + 1]?.kind === 'word' &&
    !/^(?:in|to|at|about|when|of|on|as)$/.test(pieces[end + 1]?.lower ?? '')
  )
    end += 1;
  return subjectAt(pieces, end);
}
