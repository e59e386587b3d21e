import { EventCatalogue, NewerSchema } from './event-catalogue.js';
import { DataHistory, eventType } from './event-type.js';
import type { DomainEvent } from './event.js';
import type { Sealed } from './sealed.js';

type Counted = DomainEvent<'Counted', { count: number; unit: string }>;
type Noted = DomainEvent<'Noted', { note: Sealed; tag: string; quotations?: Sealed<string[]> }>;
type Ended = DomainEvent<'Ended', Record<string, never>>;

const counted = DataHistory.since<{ n: number }>()
  .next(({ n }) => ({ count: n }))
  .next((second) => ({ ...second, unit: 'minute' }));

const catalogue = new EventCatalogue({
  Counted: eventType<Counted>({}, counted),
  Noted: eventType<Noted>({ note: true, quotations: true }),
  Ended: eventType<Ended>({}),
});

describe('EventCatalogue', () => {
  it.each([
    [1, { n: 7 }],
    [2, { count: 7 }],
    [3, { count: 7, unit: 'minute' }],
  ])('lifts data of schema %d to the present one', (schema, data) => {
    expect(catalogue.lift('Counted', schema, data)).toEqual({ count: 7, unit: 'minute' });
  });

  it('numbers each type by its own changes', () => {
    expect(['Counted', 'Noted', 'Ended'].map((type) => catalogue.schemaOf(type))).toEqual([3, 1, 1]);
  });

  it('leaves present data as it is, and what a release does not know', () => {
    const data = { kept: true };
    expect(catalogue.lift('Noted', 1, data)).toBe(data);
    expect(catalogue.lift('SomethingElse', 9, data)).toBe(data);
  });

  it('refuses data of a later release', () => {
    expect(() => catalogue.lift('Noted', 2, {})).toThrow(NewerSchema);
    expect(() => catalogue.lift('Counted', 4, {})).toThrow(
      'Counted has schema 4; this release reads up to 3',
    );
  });

  it('writes no type that it does not know', () => {
    expect(() => catalogue.schemaOf('Coumted')).toThrow('Coumted is no event type of this release');
  });

  it('knows the sealed fields by their types', () => {
    expect(catalogue.sealedFieldsOf('Noted')).toEqual(['note', 'quotations']);
    expect(catalogue.sealedFieldsOf('SomethingElse')).toBeNull();
  });

  it('does not compile without a step, or with a sealed field left out', () => {
    const toSecond = DataHistory.since<{ n: number }>().next(({ n }) => ({ count: n }));
    // @ts-expect-error The last shape has no unit.
    eventType<Counted>({}, toSecond);
    // @ts-expect-error The quotations are sealed, too.
    eventType<Noted>({ note: true });
    // @ts-expect-error A tag is not sealed.
    eventType<Noted>({ note: true, quotations: true, tag: true });
    expect(catalogue.names).toEqual(['Counted', 'Noted', 'Ended']);
  });
});
