import type { ConversationUsage } from '@emit/contract/account';

export type SortKey = 'title' | 'last_used' | 'input_tokens' | 'output_tokens' | 'total_tokens';

export interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** The same column again turns the order; figures and dates begin with the most, titles with A. */
export function sortedBy(former: Sorting, by: SortKey): Sorting {
  return { by, descending: former.by === by ? !former.descending : by !== 'title' };
}

/** Conversations without a title stand at the end of titles, whichever way. */
export function sortUsage(
  conversations: readonly ConversationUsage[],
  { by, descending }: Sorting,
): ConversationUsage[] {
  const way = descending ? -1 : 1;
  return conversations.toSorted((a, b) => {
    if (by !== 'title') return a[by] === b[by] ? 0 : a[by] < b[by] ? -way : way;
    if (a.title === null || b.title === null) return Number(a.title === null) - Number(b.title === null);
    return way * a.title.localeCompare(b.title);
  });
}
