/** What reads a file: fetched when one is chosen. */
export { guessMapping, withActivities } from './guess-columns';
export { candidatesOf } from './make-rows';
export { readImportFile } from './read-file';
