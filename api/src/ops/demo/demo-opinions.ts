import type { Quotation } from '@emit/contract/scripture';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import type { ConversationEvent } from '../../domain/conversation/events.js';
import type { MemberEvent } from '../../domain/member/events.js';
import type { Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';

/** A reply with what the check found in it, and what the member says of it a little later. */
export interface RatedReply {
  readonly quotations: readonly Quotation[];
  readonly ratings: readonly ConversationEvent[];
}

/**
 * What a member reads in, wants to practise and says of replies. By numbers of its own: the rest of a history is the same as before there were
 * ratings.
 */
export class DemoOpinions {
  private readonly random: Random;
  private readonly goals: Random;

  constructor(
    seed: string,
    private readonly seal: Seal,
  ) {
    this.random = new Random(`opinions/${seed}`);
    this.goals = new Random(`goals/${seed}`);
  }

  /** Most stay with the King James text. */
  translation(stream: string): MemberEvent | null {
    if (!this.random.chance(0.25)) return null;
    const translation = this.random.pick(TRANSLATION_CODES.slice(1));
    return {
      type: 'TranslationChosen',
      data: { translation: this.seal(translation, { stream, field: 'translation' }) },
    };
  }

  /** Some have a goal. */
  goal(stream: string): MemberEvent | null {
    if (!this.goals.chance(0.3)) return null;
    const minutes = this.goals.between(6, 30) * 10;
    return {
      type: 'WeeklyGoalChosen',
      data: { goal: this.seal({ minutes }, { stream, field: 'goal' }) },
    };
  }

  /** Of most replies nothing is said. */
  of(reply: { readonly stream: string; readonly id: string }, text: string): RatedReply {
    const { random } = this;
    const { id: messageId } = reply;
    const found = texts.QUOTED.get(text);
    const ratings: ConversationEvent[] = [];
    if (random.chance(0.12)) {
      const rating = random.chance(0.8) ? 'up' : 'down';
      const reason = random.chance(0.3)
        ? { reason: this.seal(random.pick(texts.REASONS), { ...reply, field: 'reason' }) }
        : {};
      ratings.push({ type: 'ReplyRated', data: { ratingId: random.uuid(), messageId, rating, ...reason } });
    }
    const isCalledWrong = found !== undefined && random.chance(0.02);
    if (isCalledWrong) {
      const rated = { ratingId: random.uuid(), messageId, quotation: 0, status: found.status } as const;
      ratings.push({ type: 'QuotationRated', data: { ...rated, verdict: 'wrong' } });
    }
    return { quotations: isCalledWrong ? [found] : [], ratings };
  }
}
