import type { DomainEvent } from './event.js';
import type { Sealed } from './sealed.js';

/** The fields of an event's data that are sealed, by their type. */
type SealedField<Data> = {
  [Field in keyof Data]-?: [NonNullable<Data[Field]>] extends [never]
    ? never
    : NonNullable<Data[Field]> extends Sealed<unknown>
      ? Field
      : never;
}[keyof Data];

/** What is known of one event type besides its name: how its data came to be what it is, and what of it is sealed. */
export interface EventType<E extends DomainEvent = DomainEvent> {
  readonly history: DataHistory<E['data']>;
  readonly sealed: Readonly<Record<SealedField<E['data']>, true>>;
}

/** Says it of a type that has the shape it began with, or `history` if that has changed. */
export function eventType<E extends DomainEvent>(
  sealed: EventType<E>['sealed'],
  history: EventType<E>['history'] = DataHistory.since<E['data']>(),
): EventType<E> {
  return { history, sealed };
}

/** One entry for each event type of a union: none can be left out, and none be misspelt. */
export type EventTypes<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventType<Extract<E, { type: Type }>>;
};

/**
 * The shapes that one event type's data had, the first of them schema 1, with a step from each to the next:
 * `DataHistory.since<First>().next(toSecond).next(toThird)` is at schema 3. A step left out does not compile, because the
 * last shape is not the event's.
 */
export class DataHistory<Data> {
  private constructor(private readonly steps: readonly ((data: never) => unknown)[]) {}

  /** The first shape. */
  static since<First>(): DataHistory<First> {
    return new DataHistory<First>([]);
  }

  /** `step` is pure, and leaves the data that it is given as it is: stored data may be read again. */
  next<Next>(step: (data: Data) => Next): DataHistory<Next> {
    return new DataHistory<Next>([...this.steps, step]);
  }

  /** The schema that new events are written with. */
  get schema(): number {
    return this.steps.length + 1;
  }

  /** Data of an earlier schema, or of the present one, as the present one has it. */
  lift(schema: number, data: unknown): Data {
    return this.steps.slice(schema - 1).reduce<unknown>((older, step) => step(older as never), data) as Data;
  }
}
