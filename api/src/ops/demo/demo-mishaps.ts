import { isCharged, type FailureReason, type ReplyStop } from '@emit/contract/guide';
import { countTokens } from '../../domain/conversation/count-tokens.js';
import type { TurnFailed } from '../../domain/conversation/events.js';
import type { Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';

/** An outage is the usual reason. */
const REASONS: readonly FailureReason[] = ['unavailable', 'unavailable', 'broken-off', 'broken-off', 'empty'];
const STOPS: readonly ReplyStop[] = ['length', 'stopped', 'refusal'];

/** What goes wrong with a member's turns, by numbers of its own: the rest of a history is the same as without. */
export class DemoMishaps {
  private readonly random: Random;

  constructor(
    seed: string,
    private readonly seal: Seal,
  ) {
    this.random = new Random(`mishaps/${seed}`);
  }

  /** Null for nearly every turn. `said` is what the guide would have replied. */
  failedTurn(stream: string, questionId: string, said: string): TurnFailed | null {
    const { random } = this;
    if (!random.chance(0.025)) return null;
    const failureId = random.uuid();
    const reason = random.pick(REASONS);
    const place = { stream, id: failureId, field: 'shown' };
    const shown = reason === 'broken-off' ? { shown: this.seal(said.slice(0, 60), place) } : {};
    const facts = { failureId, questionId, reason, charged: isCharged(reason), ...shown };
    return { type: 'TurnFailed', data: { ...facts, ...countTokens(this.spent(reason)) } };
  }

  /** Why a reply ended early, and quoted words that the check did not find: of few replies. */
  ofReply(): { stop?: ReplyStop; unmatchedPhrases?: number } {
    const { random } = this;
    const stop = random.chance(0.03) ? { stop: random.pick(STOPS) } : {};
    const unmatched = random.chance(0.04) ? { unmatchedPhrases: random.between(1, 3) } : {};
    return { ...stop, ...unmatched };
  }

  /** Nothing where the model was never reached. */
  private spent(reason: FailureReason) {
    const { random } = this;
    const model = random.pick(texts.MODELS);
    const isAsked = reason !== 'unavailable';
    const inputTokens = isAsked ? random.between(80, 900) : 0;
    const outputTokens = isAsked ? random.between(1, 300) : 0;
    return { model, inputTokens, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 };
  }
}
