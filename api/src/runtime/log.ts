/** The part of a structured logger (pino) that the runtime needs; facts first, then the sentence. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Where nobody reads it. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
