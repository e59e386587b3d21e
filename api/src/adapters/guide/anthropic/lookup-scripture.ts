import type { Tool } from '@anthropic-ai/sdk/resources/messages';
import type { Translation } from '@emit/contract/translations';
import { cutAt } from '@emit/contract/whole-characters';
import { bibleText } from '../../../scripture/bible-text.js';
import { labelOf, textOfRange, type VerseRange } from '../../../scripture/passages.js';
import { readReferences } from '../../../scripture/references.js';
import { searchVerses } from '../../../scripture/search.js';

/** Verses answered at most; a whole book would fill the context. */
const MOST_VERSES = 80;
const MOST_HITS = 12;

export const LOOKUP_SCRIPTURE: Tool = {
  name: 'lookup_scripture',
  description:
    'Reads and searches the Bible. You need no call to quote a verse whose place you know: write [[John 3:16]]. Call it ' +
    'when you do not know where words stand, or when you explain words of a passage and need them as they are. Give ' +
    '`search` for words, a "phrase in quotation marks" or a matter ("forgiveness"), or `reference` for passages by ' +
    'place ("John 3:16-18; Psalm 23"). Several references go into one call. It answers with numbered verses, or says ' +
    'which part of a reference does not exist.',
  input_schema: {
    type: 'object',
    properties: {
      reference: { type: 'string', description: 'References, separated by semicolons' },
      search: { type: 'string', description: 'Words, a quoted phrase, or a matter to search for' },
    },
    additionalProperties: false,
  },
};

function numbered({ from, to }: VerseRange, translation: Translation): string {
  const text = bibleText(translation);
  const last = Math.min(to, from + MOST_VERSES - 1);
  const lines = [`${labelOf({ from, to })} (${translation.toUpperCase()})`];
  for (let id = from; id <= last; id += 1) {
    const { chapter, verse } = text.placeOf(id);
    lines.push(`${chapter}:${verse} ${text.textOf(id)}`);
  }
  if (last < to) lines.push(`(${to - last} further verses not shown; ask for a smaller range)`);
  return lines.join('\n');
}

function asText(input: unknown, name: string): string {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === 'string' ? cutAt(value.trim(), 500) : '';
}

/** Serves the model's call; whatever the model sent, the answer is text that helps it on. */
export function lookUpScripture(input: unknown, translation: Translation = 'kjv'): string {
  const reference = asText(input, 'reference');
  const search = asText(input, 'search');
  const answers: string[] = [];
  if (reference) {
    for (const read of readReferences(reference).slice(0, 8)) {
      answers.push(
        read.kind === 'verses' ? numbered(read.range, translation) : `Does not exist: ${read.message}.`,
      );
    }
  }
  if (search) {
    const hits = searchVerses(search, MOST_HITS).map(({ verse }) => ({ from: verse, to: verse }));
    answers.push(
      hits.length === 0
        ? `No verse has "${search}".`
        : hits
            .map((range) => `${labelOf(range)} ${textOfRange(range, 1, bibleText(translation))}`)
            .join('\n'),
    );
  }
  return answers.length > 0 ? answers.join('\n\n') : 'Give a `reference` or a `search`.';
}
