import type { SecondFactorChallenge } from '@emit/contract/account';
import { Refusal } from '../../kernel/refusal.js';

/** The right password, which is not enough: its answer says how to go on. */
export class SecondFactorRequired extends Refusal {
  constructor(readonly challenge: SecondFactorChallenge) {
    super('SECOND_FACTOR_REQUIRED');
  }
}
