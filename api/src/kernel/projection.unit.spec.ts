import type { DomainEvent, FoldEvent } from './event.js';
import { defineProjection, withoutData, type ProjectionDefinition } from './projection.js';

type Earned = DomainEvent<'Earned', { points: number }>;
type Visited = DomainEvent<'Visited', { page: string }>;
interface Score {
  points: number;
  visits: number;
  at: number;
}

const definition: ProjectionDefinition<Score, Earned | Visited> = {
  name: 'score',
  shape: '1',
  key: ({ memberId }) => memberId,
  initial: ({ at }) => ({ points: 0, visits: 0, at }),
  each(score, { at }) {
    score.at = at;
  },
  on: {
    Earned(score, { data }) {
      score.points += data.points;
    },
    Visited: withoutData((score) => {
      score.visits += 1;
    }),
  },
};

const event = (type: string, at: number, data: unknown): FoldEvent => ({
  type,
  data,
  schema: 1,
  stream: 's',
  revision: 0,
  position: at,
  at,
  memberId: 'm',
});

describe('defineProjection', () => {
  it('subscribes to what it has handlers for, and needs the data of those that read it', () => {
    const score = defineProjection(definition);
    expect([...score.types]).toEqual(['Earned', 'Visited']);
    expect([...score.dataOf]).toEqual(['Earned']);
  });

  it('runs the handler of each event', () => {
    const score = defineProjection(definition);
    const document = score.initial(event('Earned', 1, { points: 5 }));
    score.evolve(document, event('Earned', 1, { points: 5 }));
    score.evolve(document, event('Visited', 2, null));
    expect(document).toEqual({ points: 5, visits: 1, at: 2 });
  });

  it('has another shape with other rules, however their keys are ordered', () => {
    const score = defineProjection(definition);
    const shapeWith = (foldsWith: unknown) => defineProjection({ ...definition, foldsWith }).shape;
    expect(score.shape).toBe('1');
    expect(shapeWith({ rate: 2, kept: 5 })).toMatch(/^1\/[0-9a-f]{12}$/);
    expect(shapeWith({ kept: 5, rate: 2 })).toBe(shapeWith({ rate: 2, kept: 5 }));
    expect(shapeWith({ rate: 3, kept: 5 })).not.toBe(shapeWith({ rate: 2, kept: 5 }));
  });

  it('does not compile with a handler left out, or misspelt', () => {
    const { on, ...rest } = definition;
    // @ts-expect-error Visited has no handler.
    defineProjection<Score, Earned | Visited>({ ...rest, on: { Earned: on.Earned } });
    // @ts-expect-error Nobody records such an event.
    defineProjection<Score, Earned | Visited>({ ...rest, on: { ...on, Vistied: on.Visited } });
    expect(on).toBeDefined();
  });
});
