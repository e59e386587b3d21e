import type { EventMetadata } from '../../../kernel/event.js';

/** As far as whoever looks through the event store reads it. */
export function isRecord(metadata: Partial<EventMetadata> | null): boolean {
  return (
    typeof metadata?.id === 'string' &&
    typeof metadata.memberId === 'string' &&
    Number.isSafeInteger(metadata.at)
  );
}

/** What a name's number stands for; `unknown` where somebody has removed the name. */
export function namedOr<Name>(find: () => Name, unknown: Name): Name {
  try {
    return find();
  } catch {
    return unknown;
  }
}
