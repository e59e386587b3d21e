/** What one build of the app consists of, as its worker keeps it. */
export interface Shell {
  /** Of all that is listed here: another list is another worker. */
  readonly version: string;
  /** What keeps its address from build to build: SHA-256 in hex of each, by address. */
  readonly documents: Readonly<Record<string, string>>;
  /** What every page needs. Its addresses change with its content. */
  readonly files: readonly string[];
  /** The same of what only members need: it comes when somebody is signed in. */
  readonly members: readonly string[];
}

/** The document behind every page that the build did not draw. */
export const APP_DOCUMENT = '/app';

/** What a page asks of the worker. */
export type Wish =
  /** Somebody is signed in: bring what members need. */
  | { readonly kind: 'bring-members' }
  /** Take over from the worker before. */
  | { readonly kind: 'take-over' }
  /** Returns by the message's port whether the script is of this worker's build. */
  | { readonly kind: 'is-yours'; readonly script: string };
