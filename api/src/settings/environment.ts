import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with a secret in them: each can be in a file that `NAME_FILE` names, as secrets of containers are. */
export const SECRET_SETTINGS = [
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'ANTHROPIC_API_KEY',
  'EMIT_JWT_SECRET',
  'EMIT_MASTER_KEY',
  'EMIT_SMTP_URL',
  'EMIT_PUSH_KEYS',
  'EMIT_STRIPE_KEY',
  'EMIT_STRIPE_WEBHOOK_SECRET',
] as const;
const IN_FILES = new Set<string>(SECRET_SETTINGS);

/** A setting that stops the start; the message names it and what was expected. */
export class BadSetting extends Error {
  constructor(name: string, expected: string) {
    super(`${name} ${expected}`);
    this.name = 'BadSetting';
  }
}

/** Null when it is not set, or empty. Throws BadSetting for a file of a secret that holds none. */
export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  const file = IN_FILES.has(name) ? env[`${name}_FILE`]?.trim() : undefined;
  if (!file) return value ? value : null;
  if (value) throw new BadSetting(name, `and ${name}_FILE must not both be set`);
  return contentOf(file, `${name}_FILE`);
}

/** The environment with other values, wherever it has its own. */
export function withInstead(env: Environment, instead: Environment): Environment {
  const files: Environment = Object.fromEntries(Object.keys(instead).map((name) => [`${name}_FILE`, '']));
  return { ...env, ...files, ...instead };
}

function contentOf(file: string, name: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new BadSetting(name, `must be a file that can be read (${(error as Error).message})`);
  }
  if (content === '') throw new BadSetting(name, `must not be an empty file: ${file}`);
  return content;
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
