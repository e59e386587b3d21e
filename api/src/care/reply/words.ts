import type { DangerKind } from '../danger.js';

/** What a reply of care says in one language. */
export interface CareWords {
  /** After the fixed opening: to whom it happens, and to whoever worries about somebody else. */
  readonly kinds: Readonly<Record<DangerKind, { readonly self: string; readonly other: string }>>;
  /** `{number}` stands for the emergency number. */
  readonly emergency: string;
  /** Where the country is not known. */
  readonly anyEmergency: string;
  /** Before the lines that can be called. */
  readonly lines: string;
  /** Before the directories of help lines. */
  readonly elsewhere: string;
  readonly talkOn: string;
  /** After the opening, where the danger was spoken of before. */
  readonly still: string;
  /** Before the verses, which are the King James Bible's in every language. */
  readonly verses: string;
}
