/** What a field of an event's data has to be; with a question mark it may be null. */
export type FieldKind = 'number' | 'number?' | 'text' | 'text?' | 'date' | 'boolean';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const IS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  number: Number.isFinite,
  'number?': (value) => value === null || Number.isFinite(value),
  text: (value) => typeof value === 'string',
  'text?': (value) => value === null || typeof value === 'string',
  date: (value) => typeof value === 'string' && DATE.test(value),
  boolean: (value) => typeof value === 'boolean',
};

/**
 * Returns the data, of which these fields are what their type says. A fold that adds up something else would go on with
 * NaN, which no store keeps. Throws RangeError that names the field, and nothing of what is in it.
 */
export function requireFields<Data extends object>(
  data: Data,
  kinds: { readonly [Field in keyof Data]?: FieldKind },
): Data {
  if ((data as unknown) === null || typeof data !== 'object') throw new RangeError('its data are no object');
  for (const field in kinds) {
    const kind = kinds[field];
    if (kind !== undefined && !IS[kind](data[field]))
      throw new RangeError(`${field} is no ${kind.replace('?', '')}`);
  }
  return data;
}
