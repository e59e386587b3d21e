/** A matter people ask about, in their words and the King James text's, and where the Bible speaks of it. */
export interface Topic {
  readonly name: string;
  /** Words people use for it; any form of them counts. Words joined by '+' must stand together. */
  readonly asked: string;
  /** The King James text's own words for it, to search by. */
  readonly text: string;
  /** Passages, best first. */
  readonly passages: string;
  /** Comes before any other that a question asks for. */
  readonly urgent?: boolean;
  /** People, whom other matters concern as well: says less than those. */
  readonly people?: boolean;
  /** A question to take along. */
  readonly reflect: string;
}
