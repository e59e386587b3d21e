import { wordsOf } from './concordance.js';
import { STORIES_BEFORE_CHRIST } from './stories-told-before.js';
import { STORIES_SINCE_CHRIST } from './stories-told-since.js';

/** Returns the stories, a line each: "their words = where it is told". */
export function storyLines(): readonly string[] {
  return [STORIES_BEFORE_CHRIST, STORIES_SINCE_CHRIST].flatMap((table) => table.trim().split('\n'));
}

let words: ReadonlySet<string> | undefined;

/** Returns the words that stories are told with, as they are written. */
export function wordsOfStories(): ReadonlySet<string> {
  return (words ??= new Set(storyLines().flatMap((line) => wordsOf(line.split(' = ')[0] ?? ''))));
}
