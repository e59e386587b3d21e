import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import { shareOut } from './share-out.js';

const projections = allProjections(DEFAULT_SCORING_RULES);
const versions = projections.map((projection) => ({ projection }));
const namesOf = (workers: number) =>
  shareOut(versions, workers).map((share) => share.map(({ projection }) => projection.name).sort());

describe('sharing projections out', () => {
  it.each([1, 2, 3, 50])('gives each of them to one of %i workers, and every worker some', (workers) => {
    const groups = namesOf(workers);
    expect(groups.flat().sort()).toEqual(projections.map(({ name }) => name).sort());
    expect(groups).toHaveLength(Math.min(workers, projections.length));
    for (const group of groups) expect(group.length).toBeGreaterThan(0);
  });

  it('keeps together what reads the same events', () => {
    const scoring = namesOf(2).find((group) => group.includes('dashboard'));
    expect(scoring).toContain('practice-days');
    expect(scoring).not.toContain('token-balance');
  });
});
