import { parentPort, workerData } from 'node:worker_threads';
import { AnthropicGuide, type AnthropicOptions } from '../adapters/guide/anthropic/anthropic-guide.js';
import {
  GuideUnavailable,
  type GuideQuestion,
  type GuideReply,
  type GuideUsage,
} from '../ports/guide.port.js';

export interface GuideRequest {
  readonly id: number;
  readonly question: GuideQuestion;
}

/** More text of an answer, or how it ended; `unavailable` is what a GuideUnavailable says, null where it is no such error. */
export type GuideMessage = { readonly id: number } & (
  | { readonly text: string }
  | { readonly reply: GuideReply }
  | {
      readonly unavailable: { readonly message: string; readonly usage: GuideUsage | null } | null;
      readonly cause: Error;
    }
);

/** What comes within this time is told at once: each message wakes the thread that answers members. Milliseconds. */
const TOGETHER_MS = 10;

const guide = new AnthropicGuide(workerData as AnthropicOptions);

let texts = new Map<number, string>();
let due: NodeJS.Timeout | undefined;

function tell(...ends: readonly GuideMessage[]): void {
  clearTimeout(due);
  due = undefined;
  const heard: readonly GuideMessage[] = [...[...texts].map(([id, text]) => ({ id, text })), ...ends];
  texts = new Map();
  parentPort?.postMessage(heard);
}

function onText(id: number, text: string): void {
  texts.set(id, (texts.get(id) ?? '') + text);
  due ??= setTimeout(tell, TOGETHER_MS);
}

/** With its causes, as far as another thread can be given them. */
function tellable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { message, stack, cause } = error;
  const plain = new Error(message, cause === undefined ? undefined : { cause: tellable(cause) });
  if (stack !== undefined) plain.stack = stack;
  return plain;
}

async function answer({ id, question }: GuideRequest): Promise<void> {
  try {
    tell({ id, reply: await guide.answer(question, (text) => onText(id, text)) });
  } catch (error) {
    if (error instanceof GuideUnavailable) {
      const { message, usage, cause } = error;
      tell({ id, unavailable: { message, usage }, cause: tellable(cause) });
    } else tell({ id, unavailable: null, cause: tellable(error) });
  }
}

parentPort?.on('message', (asked: GuideRequest) => void answer(asked));
