import { readReferences } from '../scripture/references.js';

/** Of lists of references such as 'Mark 1; John 3:16', those of which a part cannot be read, or names what does not exist. */
export function lostReferences(lists: readonly string[]): string[] {
  return lists.filter((list) => {
    const read = readReferences(list);
    return read.length < list.split(';').length || read.some(({ kind }) => kind === 'missing');
  });
}
