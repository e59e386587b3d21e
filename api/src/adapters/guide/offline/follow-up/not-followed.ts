import { labelOf } from '../../../../scripture/passages.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import { WAYS_ON } from '../talk/ways-on.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { matterBefore, neighbour, others } from './passage-answers.js';
import { hasReference, asksForMatter } from './recognise.js';

/** Longer, somebody tells something of their own. */
const MOST_WORDS = 30;

const NO_PASSAGE = `That I cannot tell you: no passage is open in which I could look, and of the app I know what its User Guide says. ${WAYS_ON}`;

/**
 * Returns what is replied in a talk to what nothing else fits: in talk of one's life another passage on its matter, in the
 * reading of a passage the verses that follow, each with the honest word that it is no answer. Null where no talk goes on.
 */
export function notFollowed(words: string, before: Before): FollowUp | null {
  const { passages, asked, lastReply } = before;
  const [main] = passages;
  if (asked.length === 0 || words.split(' ').length > MOST_WORDS || asksForMatter(words)) return null;
  if (!main) return lastReply === '' ? null : { plain: NO_PASSAGE };
  const matter = matterBefore(before);
  const topic = hasReference(matter) ? undefined : topicsOf(matter)[0];
  const isOnTopic = topic && rangesOf(topic).some(({ from, to }) => from <= main.to && main.from <= to);
  if (isOnTopic)
    return found(
      others(
        before,
        `That is for you to weigh; I can read to you, not advise. On **${topic.name}** this is written as well:`,
      ),
    );
  const lead = `I find no words that answer that, and I will not guess. After **${labelOf(main)}** it goes on:`;
  return found({ ...neighbour(words, main, 1), lead: [lead] });
}
