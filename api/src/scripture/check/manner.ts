import type { Span } from './bind.js';
import { lastSaying, piecesOf, sayingAt, subjectAt, type Piece, type Saying, type Subject } from './clause.js';
import { isDeniedBehind, isDeniedBefore } from './denials.js';
import { namedTranslation } from './named-translation.js';
import { isName } from './names.js';
import { isScriptural, OTHER_WORKS, sourceOf } from './sources.js';
import { asks, verbOf } from './verbs-of-saying.js';

/**
 * How a text introduces quoted words. scripture: as words of the Bible. other: as someone else's. member: as words to say or
 * to write. name: as a name. denied: as no Scripture. plain: none of these.
 */
export type Manner = 'scripture' | 'other' | 'member' | 'name' | 'denied' | 'plain';

const SENTENCE_END = /[.!?…]["”’»)\]*_]*\s+(?=["“‘«(*_]*\p{Lu})/gu;

/** A quotation in an item of a list: who has said it stands in its line. */
const ITEM = /(?:^|\n)\s*(?:[-*+•]|\d{1,2}[.)])\s[^\n]*$/;
const NO_SIGNER = /\n(?!(?:[ >]*\n)?\s*>?\s*[—–~-])/;

interface Around {
  readonly before: string;
  readonly after: string;
  /** A reference stands in the sentence before the words, or in the one before it. */
  readonly hasReference: boolean;
}

const BLOCK_START = /\n\s*\n|\n\s*(?=[-*+•#|]|\d{1,2}[.)]\s)|\|/g;

/** Where the paragraph, list item or cell begins in which a line ends. */
function blockStart(line: string): number {
  const last = [...line.matchAll(BLOCK_START)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The sentence around a span: what stands before it, and behind. Other quotations' marks end nothing. */
function around(text: string, { outerStart, outerEnd }: Span): Around {
  const lines = text.slice(Math.max(0, outerStart - 200), outerStart);
  // A paragraph before leads to the words only where it does not end.
  const isApart = /[.!?]["”’)\]*_]*\s*\n\s*\n[\s>*_]*$/.test(lines);
  const line = isApart ? '' : lines.replace(/[\s>]+$/, ' ');
  const joined = line.slice(blockStart(line)).replace(/\n/g, ' ');
  const ends = [...joined.matchAll(SENTENCE_END)].at(-1);
  const rest = text.slice(outerEnd, outerEnd + 160).split(ITEM.test(lines) ? /\n/ : NO_SIGNER)[0] ?? '';
  const stop = /[.!?…]["”’)]*\s+\p{Lu}/u.exec(rest.slice(1));
  return {
    before: (ends ? joined.slice(ends.index + ends[0].length) : joined).replace(/['‘]/g, '’').replace(/ {2,}/g, ' '),
    after: (stop ? rest.slice(0, stop.index + 2) : rest).replace(/'/g, '’'),
    hasReference: lines.includes('§'),
  };
}

/** Nouns for what one says to oneself, or of one's own. */
const OWN_WORDS =
  /^(?:prayer|prayers|question|questions|sentence|prompt|mantra|affirmation|journal|note|practice|practise|reflection|action|challenge|thought|application|activity|exercise|step|response|instance|example|inhale|exhale|aloud|yourself)$/;
const ALWAYS_OWN = /^(?:affirmations?|mantras?|prompts?|journal|application|takeaway|breath)$/;
/** Nouns for what is said about a passage. */
const ABOUT =
  /^(?:theme|point|message|lesson|title|topic|gist|idea|summary|moral|meaning|argument|paraphrase|headline|heading|logic|slogan|motto|caption|password|sermon|essay|film|movie|novel|poem|course|talk|chapter|app|sign|label)$/;
/** "My favourite verse is", "Remember this scripture:", "In the Bible:". */
const ENDS_WITH_VERSE = /\b(?:(?:verses?|scriptures?|commandments?|beatitudes?)(?: (?:is|are|says|that goes|for (?:you|us|me|today)|(?:that )?(?:I|we|you) (?:love|like|know)|from [^.!?]{1,30}))*|(?:biblical|scriptural) \p{L}+|^Biblically speaking|(?:in|from) (?:the )?(?:Bible|Scriptures?|Good Book|Holy Book))[\s,:*_—–-]*$/iu;
const TIME = /^(?:today|tonight|yesterday|tomorrow|sunday|week|month|day|year|morning|evening)[’']s$/;
const SAID_NOUN =
  /^(?:words?|promises?|commands?|prayers?|cry|cries|questions?|lines?|verses?|warnings?|invitations?|assurances?|calls?|charge|answers?|songs?|greetings?|blessings?|response|reply|claims?|version|rendering|translation|paraphrase|take|motto|confessions?|laments?|praise|counsel|advice|prophecy|vision|testimony|hope|phrase|teaching|rule|rebuke|plea|oath|vow|saying|refrain|challenge)$/;
const PARAPHRASES =
  /\bas (?:\p{Lu}\p{L}+ )?saying\b|\bI (?:think|believe|imagine|suspect|guess)\b(?! of| about)|\b(?:in other words|put simply|simply put|in short|in a nutshell|paraphras|sum(?:med|s)? up|boils? down|as (?:if|though)|as saying|(?:is|are|was) (?:really |basically |not )?saying|in my (?:own )?words|in your own words|i\.e\.[\s,:]*$|(?:is|means) to say|as if it|think of § as|could be read as|is often read as|often read as)/iu;
const QUOTES_REFERENCE = /\b(?:quot(?:e|es|ed|ing)|cit(?:e|es|ed|ing)|recit(?:e|es|ed|ing)|the words of)\s+(?:from\s+)?§/i;
/** "I used to read § as “…”": not "the NIV renders § as". */
const READ_AS = /\b(?:read|reads|heard?|hears|understand|understood|take|taken|use[ds]?|interpret\w*|misread|turns?|turned)\b[^.!?]{0,60}\b(?:as|into)\W*$/i;
/** "Is § telling you “…”?" */
const ASKS_WHETHER = /^\W*(?:Is|Does|Did|Was|Would|Could)\s+§/;
const ENDS_WITH_OWN = /\b(?:my|your|our) (?:own )?$/i;
/** "A prayer for §: “…”", "Questions for the group (§): “…”". */
const FOR_MEMBERS =
  /\b(?:prayers?|questions?|prompts?|sentence|practice|homework|exercise|reflection|journal|affirmation|response)\b[^.!?:]*\b(?:for|after|on|to|based on)\b[^.!?]*:\W*$/i;
/** "He has a saying for §". */
const HAS_SAYING = /\b(?:a|an|his|her|their|another|one) (?:\p{L}+ )?(?:saying|motto|line|phrase|rule|maxim|joke|image|name)\b[^.!?:]*\bfor\b/iu;
/** "Lord, you said in §". */
const ADDRESSED = /\b(?:Lord|God|Father|Jesus)\b[^.!?,]{0,20},[^.!?]{0,20}\b(?:you|You|thou|Thou)(?:’ve| have| hast)? (?:once |also )?(?:said|say|sayest|saidst|promised?|told|tell|declared?)\b/;
const WRITTEN = /\b(?:[Ii]t is|[Ii]t’s|as it is|[Ii]t stands|is|was|has been) written\b[^.!?]{0,40}$/;
const LABEL =
  /^(?:(?:today’s|our|the|my|your|key|memory|daily|bible|main|another|first|second|next)\s+)*(?:verses?|text|scriptures?|readings?|passages?|quotes?|quotations?|words?|promise|kjv|web|asv|bible|bible text|verse of the day|§)$/i;

const IN_LEAD = 12;

function isLabel(lead: string): boolean {
  return LABEL.test(lead.replace(/[*_#>|[\]().,:—–-]+/g, ' ').replace(/\s+/g, ' ').trim());
}

/** What only the Bible has; but a hymn may have verses. */
const VERSES = /^(?!.*\b(?:hymn|song|poem|carol)\b).*\b(?:bible|verses?|scriptures?)\b/i;

/**
 * An imperative, or "you could say": 'member' where what follows are the member's words, 'scripture' where they are to say
 * the verse itself ("Pray §: “…”", "Speak § over your day"); null when nothing is asked.
 */
function askedOfMember(pieces: readonly Piece[], saying: Saying | null): 'member' | 'scripture' | null {
  const from = Math.max(pieces.map(({ text }) => /^[.!?;]$/.test(text)).lastIndexOf(true), -1);
  for (let at = pieces.length - 1; at > from; at -= 1) {
    const piece = pieces[at];
    if (piece?.kind !== 'word' || !asks(piece.lower)) continue;
    if (saying && saying.at > at && (saying.subject !== 'none' || saying.verb === 'read')) return null;
    const before = pieces[at - 1];
    if (saying?.at === at && !saying.isAsked && before?.lower === 'to') continue;
    const opens = at === from + 1 || before?.kind === 'mark' || OPENS_ASKING.test(before?.lower ?? '');
    if (!opens) continue;
    const rest = pieces.slice(at + 1);
    const ofVerse = !ANSWERS.test(piece.lower) && (isOfReference(rest) || rest.slice(0, 2).some(({ kind }) => kind === 'reference'));
    return ofVerse ? 'scripture' : 'member';
  }
  return null;
}

const OPENS_ASKING =
  /^(?:to|can|could|may|might|should|simply|just|now|then|and|or|also|please|let[’']?s?|us|instead|perhaps|slowly|quietly|you|gently|softly|even|in|out)$/;
/** What one does to a verse with words of one's own. */
const ANSWERS = /^(?:answer|respond|reply|use|finish|complete|close|end|begin|start|journal|take|offer|turn|thank)$/;
const OF_REFERENCE = /^(?:about|of|with|me|the|words?|verse|line|promise|from|aloud|on|again|out|loud|over|yourself|twice|slowly|once|daily|it|this|in)$/;

function isOfReference(rest: readonly Piece[]): boolean {
  const at = rest.findIndex(({ kind }) => kind === 'reference');
  return at >= 0 && at < 5 && rest.every(({ lower, kind }, index) => index === at || kind === 'mark' || OF_REFERENCE.test(lower));
}

function fromSubject(subject: Subject, verb: Saying['verb'], { hasReference, before }: Around): Manner {
  const isNear = hasReference || VERSES.test(before) || piecesOf(before).some(({ lower }) => isScriptural(lower));
  if (subject === 'reference' || subject === 'scripture') return 'scripture';
  if (subject === 'passage') return isNear ? 'scripture' : 'plain';
  if (subject === 'reader') return verb === 'read' ? (isNear ? 'scripture' : 'plain') : 'other';
  return subject === 'none' ? 'plain' : 'other';
}

const HAS_OBJECT = /^(?:reads?|writes?|wrote|quot\w+|cit\w+|recit\w+|sings?|sang|pray\w*|memori\w+|learn\w*|repeat\w*|declare\w*|hears?|heard|whisper\w*|finds?|found)$/;

/** "wrote § on a card", "read § to us", "to quote Hildegard": what is said or quoted is what the verb has as its object. */
function objectOf(pieces: readonly Piece[], { at }: Saying): Subject | null {
  const rest = pieces.slice(at + 1);
  if (rest.some(({ lower }) => lower === 'as') || !HAS_OBJECT.test(pieces[at]?.lower ?? '')) return null;
  const next = rest.find(({ lower }) => !/^(?:me|us|you|him|her|them|from)$/.test(lower));
  if (next?.kind === 'reference') return 'reference';
  if (!/^(?:quot|cit)/.test(pieces[at]?.lower ?? '') || !next) return null;
  if (/^(?:my|your|our|his|her|their|an?)$/.test(next.lower)) return 'other';
  if (next.lower === 'the') return subjectAt(rest, rest.findIndex(({ lower }) => /^(?:on|in|about|from)$/.test(lower)) - 1);
  if (!/^\p{Lu}/u.test(next.text)) return null;
  const end = rest.findIndex(({ text }) => !/^\p{Lu}/u.test(text));
  return subjectAt(rest, (end < 0 ? rest.length : end) - 1);
}

/** What a verb of saying before the words makes of them. */
function bySaying(saying: Saying, pieces: readonly Piece[], lead: Around): Manner {
  if (saying.isDenied) return 'denied';
  if (saying.verb === 'mean') return /\bby$/.test(pieces.at(-1)?.lower ?? '') ? 'scripture' : 'other';
  if (saying.subject !== 'none') return fromSubject(saying.subject, saying.verb, lead);
  // "says Paul", "schreibt David in §".
  const follows = pieces.findIndex(({ kind }, index) => index > saying.at && kind !== 'mark');
  const next = pieces[follows];
  if (!next || /^(?:in|that|to|at|on)$/.test(next.lower)) return lead.hasReference ? 'scripture' : 'plain';
  return fromSubject(subjectAt(pieces, follows), saying.verb, lead);
}

/** "Isaiah’s promise", "the words of §", "my prayer", "Augustine:". */
function byNoun(pieces: readonly Piece[], lead: Around): Manner {
  const tail = pieces.slice(-IN_LEAD);
  const last = tail.at(-1);
  if (!last) return 'plain';
  if (tail.some(({ lower }) => ABOUT.test(lower)) && !tail.some(({ lower }) => SAID_NOUN.test(lower))) return 'name';
  const owner = tail.findIndex(({ text }) => /\p{L}[’']s?$/u.test(text) && /[’']s$|s[’']$/.test(text));
  if (owner >= 0 && owner < tail.length - 1 && !TIME.test(tail[owner]?.lower ?? '') && tail.slice(owner + 1).some(({ lower }) => SAID_NOUN.test(lower)))
    return fromSubject(sourceOf([(tail[owner]?.lower ?? '').replace(/[’']s?$/, '')], ''), 'say', lead);
  if (/\b(?:something|anything|prayer|words|sentence|line) like$/.test(tail.map(({ lower }) => lower).join(' '))) return 'member';
  if (/\b(?:in|out),\s*$/.test(lead.before) || (OWN_WORDS.test(last.lower) && !/,\s*$/.test(lead.before) && !isGiven(tail)) || tail.some(({ lower }) => ALWAYS_OWN.test(lower)) || tail.some(({ lower }) => /^(?:my|your)$/.test(lower)) && tail.some(({ lower }) => OWN_WORDS.test(lower))) return 'member';
  return 'plain';
}

/** "§ stands this sentence:". */
function isGiven(tail: readonly Piece[]): boolean {
  return /^(?:this|these|following)$/.test(tail.at(-2)?.lower ?? '') && tail.some(({ kind }) => kind === 'reference');
}

const NAME_COLON = /(?:^|[\n>*_-]\s*)[*_]*((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’.-]+(?:\s(?:of|von|van|de|the|à)?\s?\p{Lu}[\p{L}’.-]+){0,3})(?:\s*\([^()]{0,40}\)|,\s[^§:]{0,40})?(?:,? on §)?[*_]*:[*_\s]*$/u;

function byLead(lead: Around): Manner {
  const { before } = lead;
  const pieces = trimmed(piecesOf(before));
  if (WRITTEN.test(before) || namedTranslation(before)) return 'scripture';
  if (OTHER_WORKS.test(before)) return 'other';
  if (isLabel(before)) return VERSES.test(before) ? 'scripture' : 'plain';
  const saying = lastSaying(pieces);
  if (PARAPHRASES.test(before) || READ_AS.test(before) || ASKS_WHETHER.test(before) || ENDS_WITH_OWN.test(before) || HAS_SAYING.test(before)) return 'other';
  if (FOR_MEMBERS.test(before)) return 'member';
  if (QUOTES_REFERENCE.test(before) && !/\b(?:also|elsewhere|later|then|once)\b/.test(before)) return 'scripture';
  if (ADDRESSED.test(before)) return 'scripture';
  const asked = askedOfMember(pieces, saying);
  if (asked) return asked;
  if (ENDS_WITH_VERSE.test(before)) return 'scripture';
  if (/^\W*\p{Lu}\p{L}+,? (?:on|about|commenting on) §/u.test(before)) return byName(pieces[0]?.text ?? '', lead);
  const object = saying && objectOf(pieces, saying);
  if (object) return object === 'other' ? 'other' : 'scripture';
  if (saying && !(saying.isAsked && saying.verb === 'read')) return bySaying(saying, pieces, lead);
  const named = NAME_COLON.exec(before)?.[1];
  if (named) return byName(named, lead);
  return byNoun(pieces, lead);
}

function byName(named: string, lead: Around): Manner {
  const words = named.split(/[\s.]+/);
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.some((word) => OWN_WORDS.test(word.toLowerCase()))) return 'member';
  const source = sourceOf(words, last);
  if (source === 'scripture') return 'scripture';
  return SAID_NOUN.test(last) || (lead.hasReference && source === 'passage') ? 'plain' : 'other';
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  let end = pieces.length;
  while (end > 0 && pieces[end - 1]?.kind === 'mark' && !/[.!?;)]/.test(pieces[end - 1]?.text ?? '')) end -= 1;
  return pieces.slice(0, end);
}

const CLOSES = /^["”’»“*_\s,.!?;:…]*/;
const SIGNED = /^["”’»“*_\s,.!?;:…>]*[—–~(-]+[\s*_]*(?:as\s+)?((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’.-]+(?:\s(?:of|von|van|de|the|à|le|la)?\s?\p{Lu}[\p{L}’.-]+){0,3})(?=[\s*_]*(?:[,;:.(§)\]”\n]|$|\b(?:in|on)\b))/u;
/** Verbs that stand before their subject behind a quotation: "“…,” says Paul". */
const INVERTED =
  /^(?:says?|said|writes?|wrote|sings?|sang|prays?|prayed|asks?|asked|cries|cried|declares?|declared|answers?|answered|replies|replied|promises|promised|adds?|added|shouts?|shouted|pleads?|pleaded|begs?|begged|whispers?|whispered|warns?|warned|quotes?|quoted|quips?|preached|insists?|insisted|exclaims?|exclaimed|laments?|lamented|proclaims?|proclaimed|teaches|taught|commands?|commanded|sagte?|schreibt|singt|ruft|betet|dice|dijo|escribe|canta|dit|écrit|chante|crie|diz|disse|escreve|scrive)$/;
/** "“…” can be found in", "“…” is written in": the bond says of what. */
const AUXILIARY_FIRST = /^(?:is|are|was|were|can|could|may|might|stands?|comes?|has|have|had|will|would|must)$/;
/** "“…” is in the Bible", "“…” (the Bible)". */
const IN_BIBLE =
  /^["”’»*_\s,.!?;:…>]*(?:[—–~(-]+[\s*_]*(?:from )?(?:the )?|(?:is|are|was|were|stands?|comes?|can be found|which is|it says|says it)\b[^.!?]{0,30}\b(?:in|from) (?:the )?|as (?:it says|we read) in (?:the )?)(?:Holy )?(?:Bible|Scriptures?|Good Book|Holy Book|Word of God|God’s Word)\b/i;
/** "“…”, in modern words": nobody's words. */
const LOOSELY = /^["”’,\s]*(?:in (?:modern|my|our|today’s|other|plain|simple) words|so to speak|as it were|loosely|roughly)\b/i;
const IS_HOW = /^(?:is|was|are)\s+(?:how|what)\s+/;

/** What stands behind the words: "” says Paul", "” my friend said", "” — Augustine". */
function byRest(lead: Around): Manner {
  const { after } = lead;
  const signed = SIGNED.exec(after)?.[1];
  if (signed && namedTranslation(signed)) return 'plain';
  if (signed && !/^(?:The Bible|Bible|Scripture)/.test(signed)) {
    return sourceOf(signed.split(/[\s.]+/), '') === 'scripture' ? 'scripture' : 'other';
  }
  if (signed || IN_BIBLE.test(after)) return 'scripture';
  if (OTHER_WORKS.test(after.slice(0, 50)) || LOOSELY.test(after)) return 'other';
  const pieces = piecesOf(after.replace(CLOSES, '').replace(IS_HOW, '').replace(/^(?:as|so|thus)\s+/, '')).slice(0, 12);
  const ends = pieces.findIndex(({ text }) => /^[.,;:!?(—–]$/.test(text));
  const clause = ends < 0 ? pieces : pieces.slice(0, ends);
  const at = clause.findIndex(({ lower, kind }) => kind === 'word' && verbOf(lower) !== undefined);
  if (at < 0) return 'plain';
  const verb = verbOf(clause[at]?.lower ?? '') ?? 'say';
  const next = clause[at + 1];
  if (at === 0 && next && !INVERTED.test(clause[0]?.lower ?? '')) return 'plain';
  if (at === 0 && next) return fromSubject(subjectBehind(clause.slice(1)), verb, { ...lead, hasReference: lead.hasReference || after.includes('§') });
  if (AUXILIARY_FIRST.test(clause[0]?.lower ?? '')) return 'plain';
  const { subject, verb: kind } = sayingAt(clause, at, verb);
  return fromSubject(subject, kind, { ...lead, hasReference: lead.hasReference || after.includes('§') });
}

/** "said my friend", "says the psalmist", "says §". */
function subjectBehind(pieces: readonly Piece[]): Subject {
  const [first] = pieces;
  if (!first || first.kind === 'reference') return first ? 'reference' : 'none';
  let end = 0;
  while (end + 1 < pieces.length && pieces[end + 1]?.kind === 'word' && !/^(?:in|to|at|about|when|of|on|as)$/.test(pieces[end + 1]?.lower ?? '')) end += 1;
  return subjectAt(pieces, end);
}

/** Returns how the text around a span introduces its words. `frame`: the text without the words of quotations and references. */
export function mannerOf(frame: string, span: Span, words: string): Manner {
  const lead = around(frame, span);
  if (isDeniedBehind(lead.after) || isDeniedBefore(lead.before)) return 'denied';
  if (isName(words, lead.before, lead.after)) return 'name';
  const manner = byLead(lead);
  return manner === 'plain' ? byRest(lead) : manner;
}
