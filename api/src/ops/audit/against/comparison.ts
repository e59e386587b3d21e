import type { RecordedEvent } from '../../../kernel/event.js';

/** Compares today's events with earlier evidence of them, as they are read in their order. */
export interface Comparison {
  /** What it compares with, in words: 'the backup /backups/2026-11-20'. */
  readonly name: string;
  add(event: RecordedEvent): Promise<void> | void;
  /** After the last event. Returns what was compared, in words; null where nothing could be. */
  end(): Promise<string | null>;
}
