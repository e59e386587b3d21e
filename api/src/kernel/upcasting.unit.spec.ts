import type { Upcaster } from './upcaster.js';
import { CURRENT_SCHEMA, makeUpcaster } from './upcasting.js';

const appending = (type: string, from: number): Upcaster => ({
  type,
  from,
  lift: (data) => `${String(data)}>${from + 1}`,
});

describe('makeUpcaster', () => {
  it('lifts data through every schema up to the current one', () => {
    const lift = makeUpcaster([appending('A', 1), appending('A', 2)], 3);
    expect(lift('A', 1, 'one')).toBe('one>2>3');
    expect(lift('A', 2, 'two')).toBe('two>3');
    expect(lift('A', 3, 'three')).toBe('three');
  });

  it('takes the upcasters in any order and keeps types apart', () => {
    const lift = makeUpcaster([appending('A', 2), appending('B', 1), appending('A', 1)], 3);
    expect(lift('A', 1, 'a')).toBe('a>2>3');
    expect(lift('B', 1, 'b')).toBe('b>2');
  });

  it('passes a type without upcasters through untouched', () => {
    const data = { kept: true };
    expect(makeUpcaster([])('A', CURRENT_SCHEMA, data)).toBe(data);
  });

  it.each([
    ['a gap', [appending('A', 1), appending('A', 3)]],
    ['a missing beginning', [appending('A', 2)]],
    ['a double', [appending('A', 1), appending('A', 1)]],
    [
      'a step past the current schema',
      [appending('A', 1), appending('A', 2), appending('A', 3), appending('A', 4)],
    ],
  ])('refuses %s', (_name, upcasters) => {
    expect(() => makeUpcaster(upcasters, 4)).toThrow(RangeError);
  });

  it('refuses an event from a later release', () => {
    expect(() => makeUpcaster([])('A', CURRENT_SCHEMA + 1, {})).toThrow(RangeError);
  });
});
