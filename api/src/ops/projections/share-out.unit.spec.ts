import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import { shareOut } from './share-out.js';

const projections = allProjections(DEFAULT_SCORING_RULES);
const namesOf = (workers: number) =>
  shareOut(projections, workers).map((group) => group.map(({ name }) => name).sort());

describe('sharing projections out', () => {
  it.each([1, 2, 3, 50])('gives each of them to one of %i workers, and every worker some', (workers) => {
    const groups = namesOf(workers);
    expect(groups.flat().sort()).toEqual(projections.map(({ name }) => name).sort());
    expect(groups).toHaveLength(Math.min(workers, projections.length));
    for (const group of groups) expect(group.length).toBeGreaterThan(0);
  });

  it('does not give the texts of the conversations to the worker that scores the practices', () => {
    const texts = namesOf(2).find((group) => group.includes('conversation-pages'));
    expect(texts).not.toContain('dashboard');
    expect(texts).not.toContain('usage-by-day');
  });
});
