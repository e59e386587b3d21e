import { searchTerms } from '../../../../scripture/search.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { others } from './passage-answers.js';

const BACK =
  /^(?:(?:ok|so|and|now|anyway|but|please|can we|let us|i want to) )*(?:go |come |get )?back to (?:the |my |that |this |our )?(.{3,60}?)(?: (?:thing|stuff|topic|question|matter|problem|again|now|please))*$/;

/** Returns what follows on an earlier matter of the talk that a message goes back to ("back to the sleep thing"); null for none. */
export function backTo(text: string, before: Before): FollowUp | null {
  const to = BACK.exec(plainWords(text.slice(0, 200)))?.[1];
  if (to === undefined) return null;
  const terms = new Set(searchTerms(to));
  const earlier = before.asked.find((message) => searchTerms(message).some((term) => terms.has(term)));
  if (earlier === undefined) return null;
  const topic = topicsOf(earlier)[0] ?? topicsOf(to)[0] ?? null;
  if (!topic) return null;
  return found(
    others(
      { ...before, topic, matters: [earlier] },
      `Back to *${to}*. On **${topic.name}** also this stands written:`,
    ),
  );
}
