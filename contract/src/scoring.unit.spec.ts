import fc from 'fast-check';
import {
  DEFAULT_SCORING_RULES as rules,
  practiceUnits,
  levelProgressOf,
  unitsPerPoint,
  wholePoints,
} from './scoring.js';

describe('practiceUnits', () => {
  it.each([
    [30, 8, 1, 25.2],
    [30, 9, 1, 28.35],
    [60, 10, 20, 120],
    [1, 1, 0, 0.1],
  ])('%d minutes rated %d on day %d of a streak are %d points', (minutes, quality, streak, points) => {
    expect(practiceUnits(rules, minutes, quality, streak) / unitsPerPoint(rules)).toBe(points);
  });

  it('is exact: a unit is 1/200 point', () => {
    expect(unitsPerPoint(rules)).toBe(200);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_440 }),
        fc.integer({ min: 1, max: 10 }),
        fc.nat(10_000),
        (...one) => {
          const units = practiceUnits(rules, ...one);
          expect(Number.isSafeInteger(units) && units > 0).toBe(true);
        },
      ),
    );
  });
});

describe('wholePoints', () => {
  it('rounds down', () => {
    expect(wholePoints(rules, 121 * 200 - 1)).toBe(120);
    expect(wholePoints(rules, 121 * 200)).toBe(121);
  });
});

describe('levelProgressOf', () => {
  it.each([
    [0, 1, 'INSTALLATION', 0, 121],
    [120, 1, 'INSTALLATION', 99, 1],
    [121, 2, 'INSTALLATION', 0, 180],
    [300, 2, 'INSTALLATION', 99, 1],
    [301, 3, 'OPERATION', 0, 300],
    [600, 3, 'OPERATION', 99, 1],
    [1_000, 4, 'OPERATION', 99, 1],
    [1_500, 5, 'OPERATION', 99, 1],
    [1_501, 6, 'MAINTENANCE', 0, 500],
    [2_700, 7, 'MAINTENANCE', 99, 1],
    [4_500, 9, 'MAINTENANCE', 99, 1],
    [4_501, 10, 'UPGRADE', 0, 1_300],
    [7_500, 11, 'UPGRADE', 99, 1],
    [7_501, 12, 'UPGRADE', 100, 0],
    [1_000_000, 12, 'UPGRADE', 100, 0],
  ])('%d points are level %d, %s, %d per cent, %d to go', (points, level, stage, progress, toGo) => {
    const standing = levelProgressOf(rules, points);
    expect([standing.level.level, standing.stage.name]).toEqual([level, stage]);
    expect([standing.levelProgress, standing.pointsToNext]).toEqual([progress, toGo]);
    expect(standing.nextLevelAt).toBe(level === 12 ? null : points + toGo);
  });

  it('never falls as points grow', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (one, more) => {
        const [before, after] = [levelProgressOf(rules, one), levelProgressOf(rules, one + more)];
        expect(after.level.level).toBeGreaterThanOrEqual(before.level.level);
        expect(after.stage.number).toBeGreaterThanOrEqual(before.stage.number);
      }),
    );
  });

  it('needs a table', () => {
    expect(() => levelProgressOf({ ...rules, levels: [] }, 1)).toThrow(RangeError);
  });
});
