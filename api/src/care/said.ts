/** A message of a talk. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
