import { LEVELS, STAGES } from './levels.js';
import { ABILITIES, MINDSTREAM_TYPES, practiceTypesOf } from './mindstreams.js';
import { monthlyAllowance, PLAN_IDS, TIERS } from './plans.js';

describe('levels and stages', () => {
  it('are numbered from 1 and rise from 0', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(LEVELS.map(({ from }) => from)).toEqual([
      0, 121, 301, 601, 1_001, 1_501, 2_001, 2_701, 3_501, 4_501, 5_801, 7_501,
    ]);
    expect(STAGES.map(({ number, from }) => [number, from])).toEqual([
      [1, 0],
      [2, 301],
      [3, 1_501],
      [4, 4_501],
    ]);
  });

  it('unlock something at every level but the first', () => {
    expect(LEVELS.filter(({ unlocks }) => unlocks === '').map(({ level }) => level)).toEqual([1]);
  });
});

describe('practice types and abilities', () => {
  it.each(MINDSTREAM_TYPES)('%s names each of its types once, the simpler form’s among them', (stream) => {
    const types = practiceTypesOf(stream);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toContain('Other');
    expect(types.length).toBeGreaterThanOrEqual(8);
  });

  it.each(MINDSTREAM_TYPES)('every type of %s feeds one of its two abilities, Other both', (stream) => {
    const abilities = ABILITIES.filter((ability) => ability.stream === stream);
    const feeds = practiceTypesOf(stream).map((type) => {
      const fed = abilities.filter(({ fedBy }) => fedBy.some((one) => one === type));
      return [type, fed.length];
    });
    expect(abilities).toHaveLength(2);
    expect(feeds).toEqual(practiceTypesOf(stream).map((type) => [type, type === 'Other' ? 2 : 1]));
  });

  it('no ability is fed by what its stream does not know', () => {
    const unknown = ABILITIES.flatMap(({ stream, fedBy }) =>
      fedBy.filter((type) => !practiceTypesOf(stream).includes(type)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('monthlyAllowance', () => {
  it('is the tier’s, and the setting’s for the trial', () => {
    expect(PLAN_IDS.map((plan) => monthlyAllowance(plan, 7))).toEqual([7, 200_000, 500_000, 1_500_000]);
    expect(TIERS.map(({ dollarsPerMonth }) => dollarsPerMonth)).toEqual([45, 85, 125]);
  });
});
