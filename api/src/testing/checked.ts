import { isRight } from '@emit/contract/scripture';
import { checkText } from '../scripture/check/check.js';

/** Words of Romans 6:23 and Job 1:21, and words that stand nowhere. */
export const [ROMANS, JOB] = ['For the wages of sin is death', 'Naked came I out of my mother’s womb'];
export const INVENTED =
  'The quiet heart shall feast upon the ashes of yesterday, for he remembereth the small';

/** Returns what is said of each quotation of a text. */
export function statusesIn(text: string): string[] {
  return checkText(text).quotations.map(({ status }) => status);
}

/** Whether any quotation is said to be wrong. */
export function isAccused(text: string): boolean {
  return checkText(text).quotations.some(({ status }) => !isRight(status));
}

/** Whether nothing is said of a text, nor counted in it. */
export function isSilent(text: string): boolean {
  const { quotations, unmatched } = checkText(text);
  return quotations.length === 0 && unmatched === 0;
}
