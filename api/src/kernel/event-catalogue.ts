import type { EventType } from './event-type.js';

/** A newer release has written the event: this one must not guess what it says. */
export class NewerSchema extends RangeError {
  constructor(type: string, schema: number, current: number) {
    super(`${type} has schema ${schema}; this release reads up to ${current}`);
    this.name = 'NewerSchema';
  }
}

/** Lifts stored data of one event type to the type's present schema. Throws NewerSchema. */
export type Lift = (type: string, schema: number, data: unknown) => unknown;

/** Every event type of a release: what its events are written with, and how older ones are read. */
export class EventCatalogue {
  private readonly types: ReadonlyMap<string, EventType>;

  constructor(types: Readonly<Record<string, EventType>>) {
    this.types = new Map(Object.entries(types));
  }

  get names(): string[] {
    return [...this.types.keys()];
  }

  /** The schema of a type's new events. Throws RangeError for a type that is not in the catalogue. */
  schemaOf(type: string): number {
    const known = this.types.get(type);
    if (known === undefined) throw new RangeError(`${type} is no event type of this release`);
    return known.history.schema;
  }

  /** The sealed fields of a type's data; null for a type that is not in the catalogue. */
  sealedFieldsOf(type: string): readonly string[] | null {
    const known = this.types.get(type);
    return known === undefined ? null : Object.keys(known.sealed);
  }

  /** A type that is not in the catalogue passes: no fold of this release reads it. */
  readonly lift: Lift = (type, schema, data) => {
    const history = this.types.get(type)?.history;
    if (history === undefined) return data;
    if (schema > history.schema) throw new NewerSchema(type, schema, history.schema);
    return schema === history.schema ? data : history.lift(schema, data);
  };
}
