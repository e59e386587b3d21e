/** Where a sealed value belongs: the stream, what the event is known by in it ('' where the stream says all), and the field. */
export interface Place {
  readonly stream: string;
  readonly id?: string;
  readonly field: string;
}
