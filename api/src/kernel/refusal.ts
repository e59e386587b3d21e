import type { ErrorCode } from '@emit/contract/error-codes';

/** An expected "no": a stable code and the facts its text needs. Knows nothing of HTTP. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
