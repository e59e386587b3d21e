import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { given } from '../../testing/decider-spec.js';
import { operationsDecider } from './decide.js';
import type { OperationsEvent } from './events.js';

const second: ScoringRules = { ...DEFAULT_SCORING_RULES, version: 2, streakBonus: { add: 1, of: 10 } };
const changed = (rules: ScoringRules): OperationsEvent => ({ type: 'ScoringRulesChanged', data: { rules } });

/** An ability of a MindStream that is not there. */
const NOWHERE = { ...DEFAULT_SCORING_RULES.abilities[0], name: 'Elsewhere', stream: 'other' } as never;

describe('ChangeScoringRules', () => {
  it('puts new rules in force', () => {
    given(operationsDecider).when({ type: 'ChangeScoringRules', rules: second }).then(changed(second));
    expect(operationsDecider.evolve(operationsDecider.initial(), changed(second)).rules).toEqual(second);
  });

  it('takes a streak that no journey excuses, and bonuses of nothing', () => {
    const rules = { ...second, streak: { travelHours: 0 }, streakBonus: { add: 0, of: 1 } };
    given(operationsDecider).when({ type: 'ChangeScoringRules', rules }).then(changed(rules));
  });

  it('may leave versions out', () => {
    const seventh = { ...second, version: 7 };
    given(operationsDecider, changed(second))
      .when({ type: 'ChangeScoringRules', rules: seventh })
      .then(changed(seventh));
  });

  it.each([2, 1, 2.5, Number.NaN])('refuses version %p after version 2', (version) => {
    given(operationsDecider, changed(second))
      .when({ type: 'ChangeScoringRules', rules: { ...second, version } })
      .thenRefused('VALIDATION_FAILED', { field: 'version' });
  });

  it.each<[string, Partial<ScoringRules>]>([
    ['qualityScale', { qualityScale: 0 }],
    ['qualityScale', { qualityScale: 2.5 }],
    ['streakBonus.add', { streakBonus: { add: -1, of: 20 } }],
    ['streakBonus.of', { streakBonus: { add: 1, of: 0 } }],
    ['streak.travelHours', { streak: { travelHours: Infinity } }],
    ['streak.travelHours', { streak: { travelHours: -1 } }],
    ['levels', { levels: [] }],
    ['levels', { levels: DEFAULT_SCORING_RULES.levels.slice(1) }],
    ['levels', { levels: [...DEFAULT_SCORING_RULES.levels].reverse() }],
    ['levels', { levels: DEFAULT_SCORING_RULES.levels.map((one) => ({ ...one, level: one.level * 2 - 1 })) }],
    [
      'levels',
      {
        levels: DEFAULT_SCORING_RULES.levels.map((one, at) => ({ ...one, from: at === 2 ? 1.5 : one.from })),
      },
    ],
    ['stages', { stages: [{ number: 1, name: 'LATE', from: 5 }] }],
    [
      'stages',
      { stages: DEFAULT_SCORING_RULES.stages.map((one) => ({ ...one, number: one.number * 2 - 1 })) },
    ],
    ['abilities', { abilities: [...DEFAULT_SCORING_RULES.abilities, NOWHERE] }],
    ['abilities', { abilities: DEFAULT_SCORING_RULES.abilities.map((one) => ({ ...one, name: 'Will' })) }],
    ['masteryPoints', { masteryPoints: 0 }],
  ])('refuses rules whose %s cannot be scored with: %j', (field, change) => {
    given(operationsDecider)
      .when({ type: 'ChangeScoringRules', rules: { ...second, ...change } })
      .thenRefused('VALIDATION_FAILED', { field });
  });
});

describe('RecordRebuild', () => {
  it('records what was rebuilt, each time', () => {
    const data = {
      projection: 'dashboard',
      version: 3,
      shape: '1/rules-2',
      events: 1_000_000,
      position: 1_000_017,
    };
    const rebuilt: OperationsEvent = { type: 'ProjectionRebuilt', data };
    given(operationsDecider, rebuilt)
      .when({ type: 'RecordRebuild', ...data })
      .then(rebuilt);
  });
});
