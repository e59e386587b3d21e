const HEAD = /A plan to read \*\*([^*]+)\*\* in (\d+) days?/;

/** Returns how a plan to read a book begins; later messages go on from it. */
export const headOfPlan = (name: string, days: number): string =>
  `A plan to read **${name}** in ${days} day${days > 1 ? 's' : ''}`;

/** Returns the plan that a reply lays out; null for none. */
export function planIn(reply: string): { readonly name: string; readonly days: number } | null {
  const [, name, days] = HEAD.exec(reply) ?? [];
  return name && days ? { name, days: Number(days) } : null;
}
