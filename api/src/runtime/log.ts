/** The part of a structured logger (pino) that the runtime needs; facts first, then the sentence. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
