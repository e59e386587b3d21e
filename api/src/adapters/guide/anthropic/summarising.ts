import { setTimeout as delay } from 'node:timers/promises';
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages';
import { cutAt } from '@emit/contract/whole-characters';
import type { Earlier, GuideUsage } from '../../../ports/guide.port.js';
import type { Api } from './answering.js';
import { optionsFor } from './model-options.js';
import { SUMMARY_PROMPT } from './prompts/summary.js';
import { StreamBroken, streamMessage } from './streamed-message.js';
import { NO_USAGE } from './usage.js';
import { toMarkers } from './verses/to-markers.js';
import { wellFormed } from './well-formed.js';

const MAX_SUMMARY_TOKENS = 700;
const LONGEST_SUMMARY = 4_000;
/** Of one message: what matters is mostly at the beginning. */
const CHARACTERS = { user: 1_500, assistant: 1_200 } as const;
const NAMES = { user: 'Member', assistant: 'Emit' } as const;

interface Made {
  /** Null where none could be made: the messages are summarised with a later turn. */
  readonly summary: string | null;
  readonly usage: GuideUsage;
}

/** Makes the summary that is due, beside the answer. It never fails the turn. */
export class Summarising {
  private readonly giveUp = new AbortController();
  private readonly made: Promise<Made>;

  constructor(
    private readonly api: Api,
    earlier: Earlier,
    stop: AbortSignal | undefined,
  ) {
    const signal = stop ? AbortSignal.any([stop, this.giveUp.signal]) : this.giveUp.signal;
    this.made = this.make(earlier, signal);
  }

  /** Waits so many milliseconds more at most; then what it has cost is known, and nothing was made. */
  async settled(withinMs: number): Promise<Made> {
    const done = new AbortController();
    const late = delay(withinMs, undefined, { signal: done.signal }).then(
      () => this.giveUp.abort(),
      () => undefined,
    );
    try {
      return await this.made;
    } finally {
      done.abort();
      await late;
    }
  }

  private async make(earlier: Earlier, signal: AbortSignal): Promise<Made> {
    const { client, model, effort, timeoutMs: idleMs, longestMs } = this.api;
    const wanted: MessageCreateParamsBase = {
      model,
      max_tokens: MAX_SUMMARY_TOKENS,
      system: SUMMARY_PROMPT,
      messages: [{ role: 'user', content: recordOf(earlier) }],
      ...optionsFor(model, effort),
    };
    const limits = { idleMs, longestMs, characters: LONGEST_SUMMARY };
    let text = '';
    try {
      const { usage, stopReason } = await streamMessage(
        client,
        wanted,
        limits,
        (piece) => (text += piece),
        signal,
      );
      const isWhole = stopReason === 'end_turn' && text.trim() !== '';
      return { summary: isWhole ? text.trim() : null, usage };
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      return { summary: null, usage: error.so.usage ?? NO_USAGE };
    }
  }
}

function recordOf({ summary, messages, due }: Earlier): string {
  const said = messages.slice(0, due).map(({ role, content }) => {
    const words = toMarkers(content, 'kjv').replace(/\s+/g, ' ').trim();
    const most = CHARACTERS[role];
    return `${NAMES[role]}: ${words.length > most ? `${cutAt(words, most)} …` : words}`;
  });
  const before = summary === null ? [] : [`The record so far:\n${summary}`];
  return wellFormed([...before, `Said since:\n${said.join('\n\n')}`].join('\n\n'));
}
