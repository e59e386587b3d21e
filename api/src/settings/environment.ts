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
