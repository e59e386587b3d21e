import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { rangesOf, TOPICS } from '../../../../scripture/topics.js';
import type { Topic } from '../../../../scripture/topic.js';
import { clausesOf, clauseWith, type Clause } from './clauses.js';
import { factsOf, type Genre } from './book-facts.js';

/** What stands in a passage, found by its words: what a reply can point at without interpreting. */
export interface Traits {
  readonly label: string;
  readonly genre: Genre;
  /** Says something of God. */
  readonly ofGod: Clause | null;
  /** Speaks to God. */
  readonly toGod: Clause | null;
  /** Names heart, soul, mind, fear, joy … */
  readonly within: Clause | null;
  /** Names others: neighbour, brother, one another, the poor … */
  readonly others: Clause | null;
  readonly command: Clause | null;
  readonly promise: Clause | null;
  readonly reason: Clause | null;
  readonly question: Clause | null;
  readonly freedom: Clause | null;
  readonly happiness: Clause | null;
  readonly oneness: Clause | null;
}

const GOD =
  /\b(?:God|LORD|Lord|Father|Christ|Jesus|Holy Ghost|Almighty|Most High|Saviour|Redeemer|his mercy)\b/;
const SAYS_OF_GOD =
  /^(?:\w+,? ){0,3}(?:the LORD|God|the Lord|Jesus|Christ|your Father|your heavenly Father|our Father|he)\b(?: \w+)? (?:is|was|hath|shall|will|so|gave|made|said|loved|\w+eth)\b/i;
const TO_GOD =
  /\b(?:O LORD|O God|my God|thou art|thy (?:mercy|name|word|face|hand|will|presence)|unto thee|Our Father)\b/;
const WITHIN =
  /\b(?:hearts?|souls?|minds?|spirit within|thoughts?|afraid|fear|anxious|careful|joy|sorrow|weep|tears|conscience|desire|lust|anger|wrath|pride|humble|my flesh|within me|believe|trust|hope|peace)\b/i;
const OTHERS =
  /\b(?:neighbours?|brothers?|brethren|one another|each other|the poor|needy|fatherless|widow|strangers?|enemies|all men|every man|the people|children|sister|wife|husband|friends?|them that|ye (?:have )?do|others|saints|nations)\b/i;
const COMMAND =
  /^(?:(?:and|but|therefore|wherefore|let us|let|so|yea|for|now|rather|finally),? )*(?:be|let|love|trust|fear not|fear|seek|give|take|come|go|do|do not|rejoice|pray|ask|knock|follow|hear|hearken|remember|forgive|wait|cast|put|walk|watch|think|praise|bless|sing|keep|repent|judge not|judge|lay|humble|resist|submit|lean not|bear|honour|serve|stand|acknowledge|commit|return|receive|abide|speak|say|set|turn|look|consider|cleave|forget not|behold|lift|draw|cease|believe|casting|submitting|forbearing|forgiving|looking unto|redeeming|giving thanks|rejoicing|praying)\b(?! (?:of|is|was|he|she|it|they|hath)\b)|\bthou shalt\b|\bye shall (?:not|be|do|love)\b|\blet (?:your|us|him|not)\b/i;
const PROMISE =
  /\b(?:I will|he will|he shall|shall (?:be|not|find|give|supply|direct|keep|have|never|come|walk|run|renew|make|inherit|obtain|see)|hath (?:given|made|promised)|in no wise|will (?:never|not|give|be|guide|make|supply))\b/i;
const REASON =
  /^(?:for|because|lest|therefore|inasmuch as|seeing that|since)\b|^that\b.*\b(?:may|might|should)\b/i;
const REASON_INSIDE = /\b(?:because|therefore|to the end|in order|for he|for the LORD|for God|for I)\b/i;
const FREEDOM =
  /\b(?:free|freely|deliver\w*|loose[dt]?|saved?|salvation|redeem\w*|ransom\w*|liberty|captives?|forgiv\w*|cleanse\w*|escape|yoke|bonds?|overcome\w*|not perish|pardon\w*|lead\w* me)\b/i;
const HAPPINESS =
  /\b(?:joy\w*|glad\w*|rejoic\w*|blessed|bless|happy|peace|rest|delight\w*|good|comfort\w*|pleasures?|sing|praise|content\w*|not want|goodness|mercy|life)\b/i;
const ONENESS =
  /\b(?:one|together|one another|love\w*|with (?:me|thee|us|you|them)|neighbours?|brethren|all (?:men|people|the earth|nations|things)|whosoever|every|in (?:me|him|Christ|you)|world|with God|abide\w*)\b/i;

/** Returns what stands in a passage. */
export function traitsOf(range: VerseRange): Traits {
  const clauses = clausesOf(range);
  const named = clauses.filter(({ text }) => GOD.test(text));
  const { book } = bibleText().placeOf(range.from);
  const first = (pattern: RegExp) => clauseWith(clauses, pattern);
  return {
    label: labelOf(range),
    genre: factsOf(book).genre,
    ofGod: clauseWith(named, SAYS_OF_GOD) ?? named[0] ?? null,
    toGod: first(TO_GOD),
    within: first(WITHIN),
    others: first(OTHERS),
    command: clauses.find(({ text }) => COMMAND.test(text)) ?? null,
    promise: first(PROMISE),
    reason: clauses.find(({ text }) => REASON.test(text)) ?? first(REASON_INSIDE),
    question: clauses.find(({ text }) => text.endsWith('?')) ?? null,
    freedom: first(FREEDOM),
    happiness: first(HAPPINESS),
    oneness: first(ONENESS),
  };
}

/** How much two passages have in common: 1 when they are the same. */
function likeness(a: VerseRange, b: VerseRange): number {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1;
  return Math.max(0, shared) / (Math.max(a.to, b.to) - Math.min(a.from, b.from) + 1);
}

/** Returns the topic that a passage was chosen for; null for none. */
export function topicChosenFor(range: VerseRange): Topic | null {
  const size = range.to - range.from + 1;
  let best: { readonly topic: Topic; readonly like: number; readonly place: number } | null = null;
  for (const topic of TOPICS) {
    for (const [place, chosen] of rangesOf(topic).entries()) {
      const covers = chosen.from <= range.from && range.to <= chosen.to;
      const like = covers ? 0.5 + likeness(chosen, range) : size < 12 ? likeness(chosen, range) : 0;
      const isBetter = !best || like > best.like || (like === best.like && place < best.place);
      if (like >= 0.5 && isBetter) best = { topic, like, place };
    }
  }
  return best?.topic ?? null;
}

/** Returns one of several wordings, the same for the same passage. */
export function oneOf<T>(wordings: readonly [T, ...T[]], range: VerseRange, salt = 0): T {
  return wordings[(range.from * 7 + range.to + salt) % wordings.length] ?? wordings[0];
}
