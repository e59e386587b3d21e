import { storageFullText, storageText } from '@emit/contract/limits';
import type { CurrentUser } from '@emit/contract/wire';

/** What a member is to know of the storage from this share of it on; null before. */
export function sayStorage({ used, quota }: CurrentUser['storage'], from: number): string | null {
  if (used < quota * from) return null;
  if (used >= quota) return storageFullText(quota);
  return `Your storage will soon be full: ${storageText(used)} of ${storageText(quota)}. Then nothing more can be saved; what you have written stays.`;
}
