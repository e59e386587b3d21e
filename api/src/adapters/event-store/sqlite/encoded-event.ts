import type { NewEvent } from '../../../kernel/event.js';

/** An event as its row holds it. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly at: number;
  readonly data: string;
  readonly metadata: string;
}

/** Throws TypeError for data that JSON cannot hold, RangeError for a time or schema that is no whole number. */
export function encode({ type, data, metadata }: NewEvent): EncodedEvent {
  const text: string | undefined = JSON.stringify(data);
  if (text === undefined) throw new TypeError(`The data of ${type} cannot be put into JSON`);
  const { id, schema, at } = metadata;
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(schema)) {
    throw new RangeError(`The time and schema of ${type} must be whole numbers`);
  }
  return { id, type, schema, at, data: text, metadata: JSON.stringify(metadata) };
}
