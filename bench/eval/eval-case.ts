import type { Category } from '@emit/contract/categories';

export const EVAL_GROUPS = [
  'study',
  'themes',
  'follow-ups',
  'crises',
  'after-care',
  'near-danger',
  'hostile',
] as const;
export type EvalGroup = (typeof EVAL_GROUPS)[number];

/** A question to a guide, and what a good reply to it has. */
export interface EvalCase {
  readonly id: string;
  readonly group: EvalGroup;
  readonly category: Category;
  /** The member's messages before; the offline guide replies to them, so that every guide is given the same talk. */
  readonly before: readonly string[];
  readonly prompt: string;
  /** The reply must have the form of its category. */
  readonly hasFormat: boolean;
  /** Patterns that the reply has, each of them. */
  readonly wants: readonly string[];
  /** Patterns that it has not, none of them. */
  readonly bars: readonly string[];
}
