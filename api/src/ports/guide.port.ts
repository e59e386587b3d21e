import type { Category } from '@emit/contract/categories';
import type { Translation } from '@emit/contract/translations';

export interface GuideQuestion {
  readonly prompt: string;
  readonly category: Category;
  /** What the member reads in; the King James text where nothing is said. */
  readonly translation?: Translation;
  /** The conversation before the prompt, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
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

export interface GuideReply {
  readonly text: string;
  readonly usage: GuideUsage;
  readonly model: string;
  readonly stop: 'complete' | 'length' | 'refusal';
}

/** Whoever answers a member's question. */
export interface GuidePort {
  /** What answers, as it is recorded with the tokens: a model's name, or 'offline'. */
  readonly model: string;
  /**
   * Resolves with the whole reply; `onText` is given the text piece by piece as it comes. Throws GuideUnavailable.
   */
  answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply>;
}

/** The guide could not answer; `usage` is what was spent all the same. */
export class GuideUnavailable extends Error {
  constructor(
    message: string,
    readonly usage: GuideUsage | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'GuideUnavailable';
  }
}
