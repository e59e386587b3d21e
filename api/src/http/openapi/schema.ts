/** The parts that the answers' schemas are made of. */
export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const maybeText: Schema = { type: ['string', 'null'] };
export const whole: Schema = { type: 'integer' };
/** How many of something. */
export const count: Schema = { type: 'integer', minimum: 0 };
/** The number of one in a row, the first being 1. */
export const ordinal: Schema = { type: 'integer', minimum: 1 };
export const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };
export const yesOrNo: Schema = { type: 'boolean' };
export const day: Schema = { type: 'string', format: 'date' };
export const instant: Schema = { type: 'string', format: 'date-time' };
export const uuid: Schema = { type: 'string', format: 'uuid' };

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object of these fields and no others; all are there, but those named in `optional`. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
