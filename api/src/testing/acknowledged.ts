/** What the server said is done, by the ids it gave or was given; who waits until so much is. */
export class Acknowledged {
  readonly members = new Set<string>();
  readonly practices = new Set<string>();
  readonly messages = new Set<string>();
  /** Replies, each with its token record. */
  readonly replies = new Set<string>();
  readonly conversations = new Set<string>();
  readonly deleted = new Set<string>();
  /** The title last given, by conversation. */
  readonly titles = new Map<string, string>();
  /** Returns that no deed should get. */
  readonly refused: string[] = [];
  /** Responses of 503, those of them that did not say when to come again, and what they said. */
  readonly turnedAway = { count: 0, withoutRetryAfter: 0, answers: [] as string[] };
  /** Deeds answered. */
  count = 0;
  /** Deeds answered only when they were sent again. */
  repeated = 0;
  private waiting: { count: number; resolve: () => void } | null = null;

  /** One more deed was answered. */
  counted(again: boolean): void {
    this.count += 1;
    if (again) this.repeated += 1;
    if (this.waiting && this.count >= this.waiting.count) this.waiting.resolve();
  }

  /** Resolves once so many more deeds were answered. */
  more(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = { count: this.count + count, resolve };
    });
  }
}
