/** What `emit audit verify` looks for: docs/audit.md says what each finds. */
export const CHECKS = [
  'chain',
  // A break of the chain that an earlier release may have left.
  'chain-sent-again',
  'columns',
  'revisions',
  'positions',
  // A sealed value that stands elsewhere than where it was sealed for.
  'sealed',
  'stream-end',
  'duplicate-id',
  'tokens-without-reply',
  'reply-without-tokens',
  'token-sum',
  // Of the way in which events are stored.
  'structure',
  'unreadable',
  'keys',
  'read-model',
  // An event that cannot be folded, and the document that stands at it.
  'parked',
  // Against a checkpoint, an export or a backup.
  'against',
] as const;

/** Something that is wrong, and the events that tell. */
export interface Finding {
  readonly check: (typeof CHECKS)[number];
  /** The stream, or the read model and its key. */
  readonly where: string;
  readonly what: string;
  /** Positions in the event store of the events that explain it. */
  readonly positions: readonly number[];
}

const MOST_KEPT = 10_000;

/** The first findings in full and the number of all: a broken log must not fill the memory. */
export class Findings {
  readonly kept: Finding[] = [];
  count = 0;

  /** True where it is kept. */
  add(finding: Finding): boolean {
    this.count += 1;
    if (this.kept.length >= MOST_KEPT) return false;
    this.kept.push(finding);
    return true;
  }

  /** For one that is kept and can be told better. */
  replace(finding: Finding, by: Finding): void {
    const place = this.kept.indexOf(finding);
    if (place >= 0) this.kept[place] = by;
  }
}
