import type { Category } from '@emit/contract/categories';
import type { FailureReason, GuideCorrection, ReplyStop } from '@emit/contract/guide';
import type { Translation } from '@emit/contract/translations';

export interface HistoryMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What was said before the history, as it is on record. */
export interface Earlier {
  /** What was made of what is older still; null where nothing is. */
  readonly summary: string | null;
  /** Oldest first. */
  readonly messages: readonly HistoryMessage[];
  /** How many of the messages, from the oldest on, are to become part of the summary in this turn; 0 when that is not due. */
  readonly due: number;
}

export interface GuideQuestion {
  readonly prompt: string;
  readonly category: Category;
  /** What the member reads in; the King James text where nothing is said. */
  readonly translation?: Translation;
  /** The conversation before the prompt, oldest first. */
  readonly history: readonly HistoryMessage[];
  readonly earlier?: Earlier;
  /** A persona that replaces the category's own (the test pages). */
  readonly system?: string;
  /** Somebody is in danger and a reply of care stands already: only words of care may be added, or none. */
  readonly isCare?: boolean;
}

export interface GuideUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

export const NOTHING_SPENT: GuideUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

export interface GuideReply {
  readonly text: string;
  readonly usage: GuideUsage;
  readonly model: string;
  readonly stop: 'complete' | ReplyStop;
  /** What the guide made of the earlier messages that were due, and of the summary before them. */
  readonly summary?: string;
}

/** Given the text piece by piece as it comes. */
export type OnText = (text: string) => void;

/** What whoever asks may do and hear while the guide answers. */
export interface ReplyControl {
  /** Aborted when the member stops the reply. */
  readonly stop?: AbortSignal;
  /** Given other words for some that have come. */
  readonly onCorrection?: (correction: GuideCorrection) => void;
}

/** Whoever answers a member's question. */
export interface GuidePort {
  /** What answers, as it is recorded with the tokens: a model's name, or 'offline'. */
  readonly model: string;
  /**
   * Resolves with the whole reply, which is what `onText` was given, with the corrections made. Once it is stopped, it
   * resolves with the text so far and asks for no more. Throws GuideUnavailable.
   */
  answer(question: GuideQuestion, onText: OnText, control?: ReplyControl): Promise<GuideReply>;
}

/** What is wrong with how the guide is set up: its operator has to mend it, and to ask again is of no use. */
export type GuideFault = 'key' | 'credit' | 'model' | 'permission';

interface Failure extends ErrorOptions {
  /** By default 'broken-off' where something was spent, and 'unavailable' where nothing was. */
  readonly reason?: FailureReason;
  readonly fault?: GuideFault | null;
}

/** The guide could not answer; `usage` is what was spent all the same. Its message is for the member. */
export class GuideUnavailable extends Error {
  readonly reason: FailureReason;
  readonly fault: GuideFault | null;

  constructor(
    message: string,
    readonly usage: GuideUsage | null = null,
    { reason, fault = null, ...options }: Failure = {},
  ) {
    super(message, options);
    this.name = 'GuideUnavailable';
    this.reason = reason ?? (usage === null ? 'unavailable' : 'broken-off');
    this.fault = fault;
  }
}
