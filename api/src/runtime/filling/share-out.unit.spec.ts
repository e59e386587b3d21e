import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import { shareOut, type Stretch } from './share-out.js';

const versions = allProjections(DEFAULT_SCORING_RULES).map((projection) => {
  return { projection, ref: { collection: projection.name, version: 1 } };
});

/** As a month of members leaves it. */
const stretch: Stretch = new Map([
  ['MessageSent', { events: 2_300, characters: 870_000 }],
  ['TokensConsumed', { events: 1_150, characters: 200_000 }],
  ['PracticeLogged', { events: 1_100, characters: 400_000 }],
  ['ConversationStarted', { events: 210, characters: 22_000 }],
]);

const names = (threads: number) =>
  shareOut(versions, stretch, threads).map((share) => share.map(({ ref }) => ref.collection).sort());

describe('sharing versions out to threads', () => {
  it('gives each version to one thread', () => {
    for (const threads of [1, 2, 3, 8]) {
      expect(names(threads).flat().sort()).toEqual(versions.map(({ ref }) => ref.collection).sort());
    }
  });

  it('keeps together what folds the same data', () => {
    const [first, second] = names(2);
    expect(first).toEqual(expect.arrayContaining(['dashboard', 'practice-days']));
    expect(second).toEqual(expect.arrayContaining(['conversation-list', 'token-balance', 'usage-by-day']));
  });

  it('has no share for a thread that has nothing to do', () => {
    expect(shareOut(versions.slice(0, 2), stretch, 8)).toHaveLength(2);
    expect(shareOut([], stretch, 2)).toEqual([]);
  });

  it('answers the busiest share first', () => {
    const [busiest, other] = shareOut(versions.slice(0, 2), stretch, 2);
    expect(busiest?.[0]?.ref.collection).toBe('dashboard');
    expect(other?.[0]?.ref.collection).toBe('conversation-list');
  });
});
