/** Events on their way to another thread, by columns. A stream and a type are named once, and go by numbers then. */
export interface PackedPage {
  /** Whatever stream was named before is named anew from here on. */
  readonly forget: boolean;
  /** Streams not named yet, in the order of their places, and whose they are. */
  readonly streams: readonly string[];
  readonly members: readonly string[];
  readonly types: readonly NamedType[];
  /** For each event: position, revision, at, place of the stream, number of the type. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** Of each event, as JSON with commas between: parsing it as a list takes less than parsing each. */
  readonly data: string;
}

export interface NamedType {
  readonly number: number;
  readonly name: string;
  readonly schema: number;
}

/** Numbers of one event. */
export const WIDTH = 5;
