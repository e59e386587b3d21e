export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start; the message names it and what was expected. */
export class BadSetting extends Error {
  constructor(name: string, expected: string) {
    super(`${name} ${expected}`);
    this.name = 'BadSetting';
  }
}

/** Null when it is not set, or empty. */
export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

/** What the system says of the data folder, under the name of its setting. */
export function inFolder<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadSetting('EMIT_DATA_DIR', `must be a folder that can be written (${why})`);
  }
}

/** Throws BadSetting. */
export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new BadSetting(name, `must be a whole number from ${min} to ${max}, not '${value}'`);
  }
  return number;
}

/** Throws BadSetting. */
export function oneOf<T extends string, F extends T | null>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: F,
): T | F {
  const value = text(env, name);
  if (value === null) return fallback;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new BadSetting(name, `must be one of ${values.join(', ')}, not '${value}'`);
  return found;
}

/** Throws BadSetting. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // Only the scheme is checked here: a URL may name several hosts, which the drivers parse themselves.
  if (!protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new BadSetting(name, `must begin with ${protocols.map((one) => `${one}//`).join(' or ')}`);
  }
  return value;
}
