import type { Quotation, QuotationStatus } from '@emit/contract/scripture';

const COUNTED = {
  differs: [' differs', ' differ'],
  misattributed: [' has another reference', ' have another reference'],
  'no-such-verse': [' does not exist', ' do not exist'],
  'not-scripture': [' is not in the text', ' are not in the text'],
} as const satisfies Record<Exclude<QuotationStatus, 'exact'>, readonly [one: string, more: string]>;

/** 'Scripture in this reply: 3 checked, 1 differs.' */
export function reportLine(quotations: readonly Quotation[]): string {
  const wrong = Object.entries(COUNTED).flatMap(([status, [one, more]]) => {
    const count = quotations.filter((quotation) => quotation.status === status).length;
    return count === 0 ? [] : [`${count}${count === 1 ? one : more}`];
  });
  const found = wrong.length > 0 ? wrong.join(', ') : quotations.length === 1 ? 'exact' : 'all exact';
  return `Scripture in this reply: ${quotations.length} checked, ${found}.`;
}
