/** Parts that members fall into: a part is folded by one thread, and its documents leave the memory together. */
export const PARTS = 256;
/** A few characters of a member's id tell members apart well enough. */
const TELLING = 8;

/** The part of a member, from 0. */
export function partOf(memberId: string): number {
  let hash = 0;
  for (let at = 0; at < TELLING && at < memberId.length; at++) hash = hash * 31 + memberId.charCodeAt(at);
  return hash % PARTS;
}
