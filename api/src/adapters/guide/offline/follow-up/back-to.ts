import { searchTerms } from '../../../../scripture/search.js';
import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { isOfLife } from './situation.js';
import { others, showing } from './passage-answers.js';

const BACK =
  /^(?:(?:ok|so|and|now|anyway|but|please|can we|let us|i want to) )*(?:go |come |get )?back to (?:the |my |that |this |our )?(.{3,60}?)(?: (?:thing|stuff|topic|question|matter|problem|again|now|please))*$/;

/** "The anger", "and the lying?", "first the dad thing": one of several that were told of. */
const ONE_OF =
  /^(?:(?:and|but|so|ok|yes|well|also|first|now|then|let us start with|start with|begin with|what about|how about) )*the ((?:\w+ ){0,2}\w+?)(?: (?:thing|part|one|problem|first|please|then))*$/;

/** "Ok and my mother?", "about the eating". */
const AND_MY =
  /^(?:ok |yes |well )?(?:and|but|what about|how about|about) (?:what about |with |on )?(?:the|my) ((?:\w+ ){0,2}\w+?)(?: (?:thing|part|problem|then))*$/;

/** Returns what follows on an earlier matter of the talk that a message goes back to ("back to the sleep thing"); null for none. */
export function backTo(text: string, before: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 200));
  const back = BACK.exec(words)?.[1];
  const to = back ?? (isOfLife(before) ? (ONE_OF.exec(words) ?? AND_MY.exec(words))?.[1] : undefined);
  if (to === undefined) return null;
  const own = topicsOf(to)[0];
  const terms = new Set(searchTerms(to));
  const isNear = (message: string) =>
    searchTerms(message).some((term) => terms.has(term)) ||
    (own !== undefined && topicsOf(message).includes(own));
  const earlier = before.asked.find(isNear);
  if (earlier === undefined) return null;
  const topic = own ?? (back === undefined ? null : (topicsOf(earlier)[0] ?? null));
  if (!topic) return null;
  if (back === undefined) {
    const isUnread = (range: VerseRange) => !before.seen.some((one) => overlap(one, range));
    const ranges = rangesOf(topic).filter(isUnread);
    return found(
      showing(`On **${topic.name}**:`, ranges.slice(0, 1), { topic, related: ranges.slice(1, 3) }),
    );
  }
  return found(
    others(
      { ...before, topic, matters: [earlier] },
      `Back to *${to}*. On **${topic.name}** also this stands written:`,
    ),
  );
}
