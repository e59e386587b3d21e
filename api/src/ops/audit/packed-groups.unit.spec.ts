import fc from 'fast-check';
import { PackedGroups } from './packed-groups.js';

type Entry = readonly [key: string, amount: number];

const sumsOf = (entries: readonly Entry[]) => {
  const sums = new Map<string, number>();
  for (const [key, amount] of entries) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
};

const packed = (entries: readonly Entry[]) => {
  const groups = new PackedGroups<'sum' | 'unused'>();
  for (const [key, amount] of entries) groups.add(groups.groupOf(key), 'sum', amount);
  return groups;
};

const contents = (groups: PackedGroups<'sum' | 'unused'>) =>
  new Map(Array.from({ length: groups.size }, (_, group) => [groups.key(group), groups.sum(group, 'sum')]));

describe('packed groups', () => {
  it('add up as a map of objects would, whatever the keys and numbers', () => {
    const entry = fc.tuple(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(contents(packed(entries))).toEqual(sumsOf(entries));
      }),
    );
  });

  it('hold more keys than they began with, and keys that fill more than one chunk', () => {
    const entries = Array.from({ length: 30_000 }, (_, index): Entry => [
      `conversation-${'x'.repeat(60)}-${index}`,
      index,
    ]);
    const groups = packed([...entries, ...entries]);
    expect(contents(groups)).toEqual(sumsOf([...entries, ...entries]));
    expect(groups.sum(0, 'unused')).toBe(0);
  });

  it('go on exactly where a sum outgrows 32 bits or falls below nothing', () => {
    const groups = packed([
      ['small', 7],
      ['large', 2 ** 32 - 1],
      ['large', 2 ** 45],
      ['less', -3],
    ]);
    expect([...contents(groups).values()]).toEqual([7, 2 ** 32 - 1 + 2 ** 45, -3]);
  });

  it('are put in the order asked for', () => {
    const groups = packed([
      ['b', 2],
      ['a', 2],
      ['c', 9],
    ]);
    const order = groups.sorted(
      (a, b) => groups.sum(b, 'sum') - groups.sum(a, 'sum') || (groups.key(a) < groups.key(b) ? -1 : 1),
    );
    expect([...order].map((group) => groups.key(group))).toEqual(['c', 'a', 'b']);
  });
});
