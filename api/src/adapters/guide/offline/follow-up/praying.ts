import type { VerseRange } from '../../../../scripture/passages.js';
import { textOfRange } from '../../../../scripture/passages.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import { rangesIn } from '../material.js';
import { prayable, PRAYERS } from '../passage/prayers.js';
import { quote } from '../quote.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { PRAYER_LEAD } from './meaning-answers.js';
import type { FollowUp } from './on-passages.js';
import { followUpIn, ownSubject } from './recognise.js';

const IN_ONE_BREATH = 'In one breath:';
const GO_ON = 'Then take it into the prayer as it is:';
/** A question, or somebody who turns to something else. */
const IS_OTHER =
  /^(?:(?:and|so|but|ok) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|are|does|do|can|could|tell|show|read|give|explain|add (?:a|one|the)|plus|with a|no|not|stop|thanks|thank|amen|back|actually|i (?:do not|hate|want|think))\b/;
const MOST_WORDS = 10;
/** "For my kids too". */
const ADDS_SOMEBODY = /^(?:and |also )?for (?:my|our|him|her|them|us)\b/;

/** Verses to pray for what the talk is on, the unread ones first. */
function prayers({ asked, seen }: Before): VerseRange[] {
  const [topic] = asked.flatMap((one) => topicsOf(ownSubject(plainWords(one.slice(0, 200)))));
  const all = [...(topic ? rangesOf(topic).flatMap(prayable) : []), ...rangesIn(PRAYERS)];
  const isSeen = ({ from }: VerseRange) => seen.some((one) => one.from <= from && from <= one.to);
  return [...all.filter((one) => !isSeen(one)), ...all.filter(isSeen)];
}

/** Returns how a prayer goes on that was just lent: shorter, another one, or with what the member adds ("her name is Maria"); null for anything else. */
export function prayingOn(text: string, before: Before): FollowUp | null {
  const isPraying =
    before.lastReply.includes(PRAYER_LEAD) ||
    [GO_ON, IN_ONE_BREATH].some((one) => before.lastReply.startsWith(one));
  const words = plainWords(text.slice(0, 200));
  if (!isPraying || words === '' || words.split(' ').length > MOST_WORDS) return null;
  const kind = followUpIn(words);
  const all = prayers(before);
  const length = (range: VerseRange) => textOfRange(range).length;
  const [shortest] = [...all].sort((a, b) => length(a) - length(b));
  if (kind === 'shorter' && shortest) return { plain: `${IN_ONE_BREATH}\n\n${quote(shortest)}` };
  const [next] = all;
  if ((kind !== null && !ADDS_SOMEBODY.test(words)) || IS_OTHER.test(words) || !next) return null;
  const said = text.replace(/[*_`<>[\]“”"\n]/g, ' ').trim();
  return {
    plain: `${GO_ON} *Lord, I bring this before you: ${said}.* And words to go on with:\n\n${quote(next)}`,
  };
}
