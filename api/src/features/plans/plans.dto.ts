import { LIMITS } from '@emit/contract/limits';
import type { AskForPlanRequest } from '@emit/contract/plan-requests';
import { PLAN_IDS, TIERS, type PlanId, type TierId } from '@emit/contract/plans';
import { ChoiceField, TextField } from '../../http/validation/fields.js';

export class AskForPlanDto implements AskForPlanRequest {
  @ChoiceField({ values: PLAN_IDS, text: `The plan is one of ${PLAN_IDS.join(', ')}` })
  plan!: PlanId;

  @TextField({
    optional: true,
    trim: true,
    max: LIMITS.planNoteMax,
    text: 'The note is a text',
    tooLong: `The note has at most ${LIMITS.planNoteMax} characters`,
  })
  note?: string;
}

const PAID = TIERS.map(({ id }) => id);

export class CheckoutDto {
  @ChoiceField({ values: PAID, text: `The plan is one of ${PAID.join(', ')}` })
  plan!: TierId;
}
