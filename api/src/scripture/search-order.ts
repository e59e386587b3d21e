import { isName } from './known-passages.js';
import { asksWhereItStands, evidence, isLong, isStatement, standsOut, tellingWords } from './remembered.js';
import {
  asHit,
  isAskedWhole,
  ofCalled,
  ofPassages,
  ofStory,
  ofTopics,
  shareOf,
  withinGiven,
  type Hit,
} from './search-hits.js';
import type { Searched } from './searched.js';
import type { ToldStory } from './told-stories.js';
import { SEVERAL_WORDS } from './topics.js';

/** From here on a query tells a story, where it names a matter as well and where it does not. */
const TOLD = 0.62;
const TOLD_BY = 3;
const TOLD_BY_FEW = 0.85;
const TOLD_AT_LENGTH = 4;
const ONE_OF_US = /\b(?:i|im|ive|me|my|mine|we|us|our)\b/i;

/** Returns whether a query tells most of a story. */
export function isTold(story: ToldStory | null): story is ToldStory {
  return story !== null && story.share >= TOLD;
}

/** Returns whether a query tells a story, and no matter of who asks. */
function isStory({ story, topics }: Searched, written: string): boolean {
  if (!isTold(story)) return false;
  if (topics[0]?.topic.urgent) return story.words >= TOLD_AT_LENGTH && !ONE_OF_US.test(written);
  // Two words are told by chance: "a blessing for a new house" is not Job's.
  if (story.words < TOLD_BY && (topics.length > 0 || story.share < TOLD_BY_FEW)) return false;
  return topics.length === 0 || !ONE_OF_US.test(written);
}

/** How much more a story has of a query than the best verse where it is meant. */
const BETTER_TOLD = 0.2;

/** Returns whether a story has more of a query than any verse has. */
function isBetterTold({ story, ranked }: Searched, sure: number): boolean {
  return sure < CERTAIN && (story?.share ?? 0) - (ranked[0]?.share ?? 0) >= BETTER_TOLD;
}

/** From here on a verse is remembered and no matter asked about, by how many words tell: few are in some verse by chance. */
const REMEMBERED = [0.9, 0.9, 0.68, 0.57] as const;
/** The same where the words that ask for a topic stand together. */
const REMEMBERED_ALL_THE_SAME = 0.9;
/** The words of a verse, nearly all of them. */
const CERTAIN = 1.3;

/** From where on a verse is remembered, beside what a query asks for by topic. */
function enough(searched: Searched): number {
  const { topics, query } = searched;
  if (isAskedWhole(searched)) return CERTAIN;
  if ((topics[0]?.score ?? 0) >= SEVERAL_WORDS) return REMEMBERED_ALL_THE_SAME;
  return REMEMBERED[Math.min(tellingWords(query), REMEMBERED.length - 1)] ?? CERTAIN;
}

/** Returns whether a query asks where words stand, and one verse has far more of them than the topics. */
function isSought({ query, ranked, topics: [asked] }: Searched, written: string): boolean {
  const said = asked ? shareOf(asked, query) : 0;
  return asksWhereItStands(written) && (ranked[0]?.share ?? 0) - said >= BETTER_TOLD;
}

/** Topics that come before the verses that a statement may mean. */
const TOPICS_BEFORE = 3;

/** Returns the verses for a query, the best first; some of them more than once. */
export function inOrder(searched: Searched, written: string): Hit[] {
  const { given, called, topics } = searched;
  const ranked = searched.ranked.map(asHit);
  const sure = evidence(searched, written);
  const named = isName(written, called) || (called.share === 1 && called.words > 1 && sure < CERTAIN);
  const byName = ofCalled(searched, !named);
  const byTopic = ofTopics(searched);
  const first = [...withinGiven(searched), ...ofPassages(given, 1), ...(named ? byName : [])];
  const byStory = isStory(searched, written) ? ofStory(searched) : [];
  // Who is hurt reads comfort first, unless the words are a verse's.
  if (topics[0]?.topic.urgent && sure < CERTAIN && byStory.length === 0)
    return [...first, ...byTopic.slice(0, 5), ...ranked, ...byName];
  const shown = isLong(searched.query) ? 5 : 4;
  if (sure >= enough(searched) && !(byStory.length > 0 && isBetterTold(searched, sure)))
    return [
      ...first,
      ...ranked.slice(0, shown - Math.min(1, byStory.length)),
      ...byStory.slice(0, 2),
      ...byName,
      ...byTopic,
      ...ranked,
    ];
  if (byStory.length > 0)
    return [...first, ...byStory.slice(0, 4), ...ranked.slice(0, 3), ...byName, ...byTopic, ...ranked];
  if (standsOut(searched) || isSought(searched, written)) first.push(...ranked.slice(0, 1));
  // A sentence that is about nobody here is remembered, or a story that the table lacks.
  if (isStatement(searched.query, written) && !ONE_OF_US.test(written)) first.push(...ranked.slice(0, 3));
  // In a sentence that asks nothing a verse may be meant all the same.
  const before = isStatement(searched.query, written) ? TOPICS_BEFORE : Infinity;
  if (called.share >= 0.5) first.push(...byName);
  return topics.length === 0
    ? [...first, ...ranked, ...byName]
    : [...first, ...byTopic.slice(0, before), ...ranked.slice(0, 2), ...byTopic, ...byName, ...ranked];
}
