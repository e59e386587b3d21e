import { withoutAccents } from '@emit/contract/without-accents';

/** Without accents and capitals, to be compared. */
export function plainText(text: string): string {
  return withoutAccents(text.trim()).toLowerCase();
}
