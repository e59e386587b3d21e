import type { Upcaster } from './upcaster.js';

/** The schema that events are written with. It goes up by one when any event type's data changes its shape. */
export const CURRENT_SCHEMA = 1;

/** A newer release has written the event: this one must not guess what it says. */
export class NewerSchema extends RangeError {
  constructor(type: string, schema: number, current: number) {
    super(`${type} has schema ${schema}; this release reads up to ${current}`);
    this.name = 'NewerSchema';
  }
}

/** An event type's data at `schema`, lifted to the current one. Throws NewerSchema. */
export type Lift = (type: string, schema: number, data: unknown) => unknown;

/**
 * Chains the upcasters of every type, 1→2→3 …; a type without any is passed through. Throws RangeError when a chain
 * has a gap, a double or goes past `current`: such a release must not start.
 */
export function makeUpcaster(upcasters: readonly Upcaster[], current: number = CURRENT_SCHEMA): Lift {
  const chains = new Map<string, Upcaster[]>();
  for (const upcaster of [...upcasters].sort((a, b) => a.from - b.from)) {
    const chain = chains.get(upcaster.type) ?? [];
    if (upcaster.from !== chain.length + 1 || upcaster.from >= current) {
      throw new RangeError(
        `Upcasters of ${upcaster.type} have no unbroken way through schema ${upcaster.from}`,
      );
    }
    chains.set(upcaster.type, [...chain, upcaster]);
  }
  return (type, schema, data) => {
    if (schema > current) throw new NewerSchema(type, schema, current);
    const chain = chains.get(type);
    if (chain === undefined) return data;
    let lifted = data;
    for (let from = schema; from <= chain.length; from++) lifted = chain[from - 1]?.lift(lifted);
    return lifted;
  };
}
