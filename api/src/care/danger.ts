/** What a member may be in danger of. */
export const DANGER_KINDS = ['suicide', 'violence', 'sexual', 'child', 'medical', 'harm'] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

export interface Danger {
  /** The first is what the answer is about; help is named for all of them. */
  readonly kinds: readonly [DangerKind, ...DangerKind[]];
  /** other: told of somebody else, as far as that can be relied on. */
  readonly about: 'self' | 'other';
  /** Not said in the question itself but in the talk that it goes on from. */
  readonly isAfter: boolean;
  /** The language of the question: 'en', 'de', … */
  readonly language: string;
}
