import { labelOf } from '../../../../scripture/passages.js';
import { rangesOf } from '../../../../scripture/topics.js';
import { plainWords } from '../talk/plain-words.js';
import { WAYS_ON } from '../talk/ways-on.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';
import { topicBefore } from './passage-answers.js';
import { asksForMatter } from './recognise.js';

/** Longer, somebody tells something of their own. */
const MOST_WORDS = 30;

const NO_PASSAGE = `That I cannot tell you: no passage is open in which I could look, and of the app I know what its User Guide says. ${WAYS_ON}`;

/** Returns what is replied in a talk to what nothing else fits: where the talk is, and how it can go on. Null where no talk goes on. */
export function notFollowed(words: string, before: Before): FollowUp | null {
  const { passages, asked, lastReply } = before;
  const [main] = passages;
  if (asked.length === 0 || words.split(' ').length > MOST_WORDS || asksForMatter(words)) return null;
  if (!main) return lastReply === '' ? null : { plain: NO_PASSAGE };
  const topic = topicBefore(before);
  const isOnTopic = topic && rangesOf(topic).some(({ from, to }) => from <= main.to && main.from <= to);
  const about = isOnTopic ? ` and **${topic.name}**` : '';
  return {
    plain: `I did not understand that, and would rather ask than show you a verse at random. We were at **${labelOf(main)}**${about}. Say *another one*, *explain*, *go on* or *what can I do*; or name in a word what else you mean.`,
  };
}

const TELLS_MORE =
  /^(?:(?:and|but|also|well|no|yes|because) )*(?:he|she|they|we|i|im|my \w+|it is|his|her)\b/;

/** Returns whether somebody tells on of themselves, or of whom they spoke of. */
export function tellsMore(text: string): boolean {
  return TELLS_MORE.test(plainWords(text.slice(0, 200))) && !text.includes('?');
}
