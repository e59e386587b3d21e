/** The command that records a turn which was answered and paid for while the event store could not be reached. */
export interface JournalledTurn<Command = unknown> {
  readonly id: string;
  readonly stream: string;
  /** JSON; its personal texts are sealed already. */
  readonly command: Command;
  readonly memberId: string;
  readonly correlationId: string;
}

/** Keeps such turns on disk until the event store is back. */
export interface TurnJournal<Command = unknown> {
  /** Durable when it resolves; the same id again replaces. Throws StoreUnavailable when there is no space left. */
  keep(turn: JournalledTurn<Command>): Promise<void>;
  pending(): Promise<JournalledTurn<Command>[]>;
  /** Without such a turn, does nothing. */
  remove(id: string): Promise<void>;
}
