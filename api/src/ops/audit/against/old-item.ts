import type { RecordedEvent } from '../../../kernel/event.js';

/** An event as earlier evidence has it. */
export interface OldItem {
  /** By which it is found again: its id, or the hash of its leaf. */
  readonly key: string;
  /** In words; of a hash alone nothing can be told. */
  readonly what: string | null;
  /** 0 where it is not known. */
  readonly position: number;
  /** Returns in what today's event differs from it, in words; empty when in nothing. */
  readonly differences: (event: RecordedEvent) => readonly string[];
}

/** In words: 'TokensGranted, id 4711, of the stream member-1'. */
export function described({
  type,
  stream,
  metadata,
}: Pick<RecordedEvent, 'type' | 'stream' | 'metadata'>): string {
  return `${type}, id ${metadata.id}, of the stream ${stream}`;
}
