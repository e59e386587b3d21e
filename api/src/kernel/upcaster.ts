/** Lifts `data` of one event type from schema `from` to `from + 1`. Pure. */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  lift(data: unknown): unknown;
}
