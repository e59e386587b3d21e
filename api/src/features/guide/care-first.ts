import { setTimeout as delay } from 'node:timers/promises';
import type { GuideRequest } from '@emit/contract/guide';
import type { Danger } from '../../care/danger.js';
import { detectDanger } from '../../care/detect.js';
import { countryOf } from '../../care/help/country.js';
import { careReply } from '../../care/reply/care-reply.js';
import { wordsOfCare } from '../../care/reply/words-of-care.js';
import { MESSAGES_LOOKED_AT } from '../../care/talk.js';
import type { ConversationState } from '../../domain/conversation/state.js';
import {
  GuideUnavailable,
  NOTHING_SPENT,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
} from '../../ports/guide.port.js';
import { scriptureWarm } from '../../scripture/warm.js';
import type { Caller } from '../shared/caller.js';
import type { Writing } from './replies-under-way.js';

/** Longest wait for words that the guide adds; the care itself is with the member by then. Milliseconds. */
const LONGEST_WAIT_MS = 45_000;

/** What danger the question speaks of, after the talk before it as it is on record and as the client tells it. */
export function dangerAsked(
  { key }: Caller,
  request: GuideRequest,
  { messages }: ConversationState,
): Promise<Danger | null> {
  const recorded = messages
    .slice(-MESSAGES_LOOKED_AT)
    .map(({ role, text }) => ({ role, content: key.open(text) }));
  return detectDanger(request.prompt, { recorded, told: request.message_history ?? [] });
}

export interface CareAsked {
  readonly question: GuideQuestion;
  readonly danger: Danger;
  /** IANA name, as the browser gives it. */
  readonly timeZone: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * Care, and care alone: the fixed reply at once, then what the guide adds to it where there is a guide. Whatever becomes
 * of the guide, the reply is whole.
 */
export async function answerWithCare(
  guide: GuidePort | null,
  { question, danger, timeZone, acceptLanguage }: CareAsked,
  { onText, stop }: Pick<Writing, 'onText'> & Partial<Pick<Writing, 'stop'>>,
): Promise<GuideReply> {
  const care = careReply(danger, countryOf(timeZone, acceptLanguage));
  onText(care);
  // What comes now needs the text of the Bible: the guide, and the check of the reply before it is recorded.
  await scriptureWarm();
  const said = guide && (await saidInTime(guide, question, stop));
  const words = wordsOfCare(said?.text ?? '');
  if (words !== '') onText(`\n\n${words}`);
  return {
    text: words === '' ? care : `${care}\n\n${words}`,
    usage: said?.usage ?? NOTHING_SPENT,
    model: said?.model ?? guide?.model ?? 'offline',
    stop: 'complete',
  };
}

type Said = Pick<GuideReply, 'text' | 'usage' | 'model'>;

/** null when the guide takes too long. */
async function saidInTime(
  guide: GuidePort,
  question: GuideQuestion,
  stop: AbortSignal | undefined,
): Promise<Said | null> {
  const given = new AbortController();
  const said = guide
    .answer({ ...question, isCare: true }, () => undefined, stop ? { stop } : {})
    .catch((error: unknown) => spentBy(error, guide.model));
  const late = delay(LONGEST_WAIT_MS, null, { signal: given.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([said, late]);
  } finally {
    given.abort();
  }
}

/** The observed guide has told why. */
function spentBy(error: unknown, model: string): Said {
  const usage = error instanceof GuideUnavailable ? error.usage : null;
  return { text: '', usage: usage ?? NOTHING_SPENT, model };
}
