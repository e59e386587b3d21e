import { Refusal } from './refusal.js';

/** Who did something on the operators' side, and why. It stands in the clear for ever: nothing personal belongs in it. */
export interface OperatorAct {
  readonly operator: string;
  readonly reason: string;
}

/** Characters at most. */
export const MOST_CHARACTERS: Readonly<Record<keyof OperatorAct, number>> = { operator: 100, reason: 500 };

/** The first field that says nothing, is too long or is more than one line; null when both are fit. */
export function unfitActField(act: OperatorAct): keyof OperatorAct | null {
  const isFit = (field: keyof OperatorAct) =>
    act[field].trim() !== '' &&
    act[field].length <= MOST_CHARACTERS[field] &&
    !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(act[field]);
  return (['operator', 'reason'] as const).find((field) => !isFit(field)) ?? null;
}

/** The act as an event records it. Throws Refusal VALIDATION_FAILED {field}. */
export function requiredAct(act: OperatorAct): OperatorAct {
  const field = unfitActField(act);
  if (field !== null) throw new Refusal('VALIDATION_FAILED', { field });
  return { operator: act.operator.trim(), reason: act.reason.trim() };
}

/** The field of an event that names the act; none of what a member does. Throws Refusal VALIDATION_FAILED {field}. */
export function checkedAct({ by }: { readonly by?: OperatorAct | undefined }): { by?: OperatorAct } {
  return by === undefined ? {} : { by: requiredAct(by) };
}
