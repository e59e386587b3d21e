import type { Tool } from '@anthropic-ai/sdk/resources/messages';
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
    'Looks passages up in the King James Bible, the text that every quotation in your reply is checked against word ' +
    'for word. Call it before you quote any verse, even one you know by heart, and copy its words exactly. Give ' +
    '`reference` for passages by place ("John 3:16-18; Psalm 23"), or `search` for words, a "phrase in quotation ' +
    'marks" or a matter ("forgiveness") when you do not know the place. Several references go into one call. It ' +
    'answers with numbered verses, or says which part of a reference does not exist.',
  input_schema: {
    type: 'object',
    properties: {
      reference: { type: 'string', description: 'References, separated by semicolons' },
      search: { type: 'string', description: 'Words, a quoted phrase, or a matter to search for' },
    },
    additionalProperties: false,
  },
};

function numbered({ from, to }: VerseRange): string {
  const text = bibleText();
  const last = Math.min(to, from + MOST_VERSES - 1);
  const lines = [`${labelOf({ from, to })} (KJV)`];
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
export function lookUpScripture(input: unknown): string {
  const reference = asText(input, 'reference');
  const search = asText(input, 'search');
  const answers: string[] = [];
  if (reference) {
    for (const read of readReferences(reference).slice(0, 8)) {
      answers.push(read.kind === 'verses' ? numbered(read.range) : `Does not exist: ${read.message}.`);
    }
  }
  if (search) {
    const hits = searchVerses(search, MOST_HITS).map(({ verse }) => ({ from: verse, to: verse }));
    answers.push(
      hits.length === 0
        ? `No verse has "${search}".`
        : hits.map((range) => `${labelOf(range)} ${textOfRange(range)}`).join('\n'),
    );
  }
  return answers.length > 0 ? answers.join('\n\n') : 'Give a `reference` or a `search`.';
}
