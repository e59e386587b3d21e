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

  it.each([2, 1, 2.5, Number.NaN])('refuses version %p after version 2, for other rules', (version) => {
    given(operationsDecider, changed(second))
      .when({ type: 'ChangeScoringRules', rules: { ...second, masteryPoints: 7, version } })
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

const by = { operator: 'ada', reason: 'help desk 4711' };
const inForce = (...history: OperationsEvent[]) =>
  history.reduce(operationsDecider.evolve, operationsDecider.initial()).rules.version;
const rolledBack = (rules?: number): OperationsEvent => ({
  type: 'ProjectionRolledBack',
  data: { projection: 'dashboard', version: 1, shape: '1/rules-1', by, ...(rules && { rules }) },
});
const rebuilt = (shape: string, more: object = {}): OperationsEvent => ({
  type: 'ProjectionRebuilt',
  data: { projection: 'dashboard', version: 3, shape, events: 9, position: 9, ...more },
});

describe('rules that are known', () => {
  it('come back as they were, the specification’s too, with who and why', () => {
    given(operationsDecider, changed(second))
      .when({ type: 'ChangeScoringRules', rules: DEFAULT_SCORING_RULES, by })
      .then({ type: 'ScoringRulesChanged', data: { rules: DEFAULT_SCORING_RULES, by } });
    expect(inForce(changed(second), changed(DEFAULT_SCORING_RULES))).toBe(1);
    // And new ones have a version that no rules had before.
    given(operationsDecider, changed(second), changed(DEFAULT_SCORING_RULES))
      .when({ type: 'ChangeScoringRules', rules: { ...second, masteryPoints: 7 } })
      .thenRefused('VALIDATION_FAILED', { field: 'version' });
  });

  it('are said once while they are in force', () => {
    given(operationsDecider, changed(second))
      .when({ type: 'ChangeScoringRules', rules: second, by })
      .thenNothing();
  });

  it('are in force again with a rollback that names them, and with what a former release recorded', () => {
    expect(inForce(changed(second), rolledBack(1))).toBe(1);
    expect(inForce(changed(second), rolledBack())).toBe(2);
    expect(inForce(changed(second), rolledBack(9))).toBe(2);
    expect(inForce(changed(second), rebuilt('1/rules-1/0a1b2c'))).toBe(1);
    // With who did it, another event has said before what is in force.
    expect(inForce(changed(second), rebuilt('1/rules-1/0a1b2c', { by }))).toBe(2);
    expect(inForce(changed(second), rebuilt('1/rules-1', { projection: 'other' }))).toBe(2);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'rules'],
    ['no rules', {}],
    ['rules that cannot be scored with', { rules: { ...second, version: 3, levels: [] } }],
    ['rules without their tables', { rules: { version: 3 } }],
  ])('stay in force where somebody has made an event of %s', (_, data) => {
    const changed3 = { type: 'ScoringRulesChanged', data } as OperationsEvent;
    const state = [changed(second), changed3].reduce(operationsDecider.evolve, operationsDecider.initial());
    expect(state).toMatchObject({ rules: { version: 2 }, unreadable: 1 });
  });
});

describe('what operators do', () => {
  const skip = {
    projection: 'dashboard',
    position: 7,
    stream: 's',
    revision: 0,
    eventType: 'PracticeLogged',
    by,
  };
  const skipped: OperationsEvent = { type: 'EventSkipped', data: skip };
  const withdrawn: OperationsEvent = {
    type: 'SkipWithdrawn',
    data: { projection: 'dashboard', position: 7, by },
  };

  it('is recorded with who and why', () => {
    const back = { projection: 'dashboard', version: 1, shape: '1/rules-1', rules: 1, by };
    given(operationsDecider)
      .when({ type: 'RollBack', ...back })
      .then({ type: 'ProjectionRolledBack', data: back });
    given(operationsDecider)
      .when({ type: 'SkipEvent', ...skip })
      .then(skipped);
    given(operationsDecider, skipped)
      .when({ type: 'WithdrawSkip', projection: 'dashboard', position: 7, by })
      .then(withdrawn);
  });

  it('is recorded once', () => {
    given(operationsDecider, skipped)
      .when({ type: 'SkipEvent', ...skip })
      .thenNothing();
    given(operationsDecider, skipped, withdrawn)
      .when({ type: 'SkipEvent', ...skip })
      .then(skipped);
    given(operationsDecider)
      .when({ type: 'WithdrawSkip', projection: 'dashboard', position: 7, by })
      .thenNothing();
  });

  it.each([
    ['operator', { operator: ' ', reason: 'why' }],
    ['reason', { operator: 'ada', reason: '' }],
    ['reason', { operator: 'ada', reason: 'two\nlines' }],
    ['reason', { operator: 'ada', reason: 'x'.repeat(501) }],
    ['operator', { operator: 'x'.repeat(101), reason: 'why' }],
  ])('is refused without a fit %s: %j', (field, act) => {
    given(operationsDecider)
      .when({ type: 'ChangeScoringRules', rules: second, by: act })
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
