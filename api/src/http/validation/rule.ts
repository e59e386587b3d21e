import { ValidateBy, type ValidationOptions } from 'class-validator';

/** A rule of our own under a name; `holds` is given the value and the object that it is a field of. */
export function Rule(
  name: string,
  message: NonNullable<ValidationOptions['message']>,
  holds: (value: unknown, of: object) => boolean,
): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: (value, args) => holds(value, args?.object ?? {}) } },
    { message },
  );
}
