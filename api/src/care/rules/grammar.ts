import { DANGER_KINDS, type DangerKind } from '../danger.js';
import type { Vocabulary } from '../text/spelling.js';
import type { Pattern, Step } from './match.js';

/** What a language says danger with, as lines that people can read and review (docs/adr/0024-care-first.md). */
export interface LanguageSource {
  readonly code: string;
  /** Words that carry nothing here and are passed over. */
  readonly fillers: string;
  /** Everyday words, by which the language is known and which are no misspellings of others. */
  readonly common: string;
  /** Each line a tag and its words; `stem*` is every word that begins so. */
  readonly words: string;
  /** Each line `TAG = pattern`, or `~ pattern` for a figure of speech, which is not looked at any more. */
  readonly phrases: string;
  /** Each line a kind and a pattern; `kind!` also counts beside what is told of others. */
  readonly danger: string;
}

export interface PhraseRule {
  /** null: a figure of speech. */
  readonly tag: number | null;
  readonly pattern: Pattern;
}

export interface DangerRule {
  readonly kind: DangerKind;
  readonly always: boolean;
  readonly pattern: Pattern;
  /** The line, as it is written: several rules may come of one. */
  readonly line: string;
}

export interface Grammar extends Vocabulary {
  readonly code: string;
  /** By number; of a single word in a rule `=word`. */
  readonly tagNames: readonly string[];
  readonly phrases: readonly PhraseRule[];
  readonly danger: readonly DangerRule[];
  /** Tags of what is told of others. */
  readonly told: readonly number[];
}

/** Persons of the Bible, games, films, work with people in need, and questions of what once was. */
const TOLD = ['BIBLE', 'GAME', 'FICTION', 'MINISTRY', 'TOLD'] as const;
const TAG = /^[A-Z][A-Z_]*$/;
const WORD = /^[a-z0-9]+\*?$/;

/** Throws where a line names a tag that is not there or a word that no token can be. */
export function compile(source: LanguageSource): Grammar {
  const fillers = new Set(wordsIn(source.fillers));
  const compiler = new Compiler(source.code, fillers);
  const told = TOLD.map((tag) => compiler.declare(tag));
  for (const line of linesIn(source.words)) {
    const [name = '', ...list] = wordsIn(line);
    const tag = compiler.declare(name);
    for (const word of list) compiler.addWord(word, tag);
  }
  return {
    code: source.code,
    phrases: linesIn(source.phrases).flatMap((line) => compiler.phrase(line)),
    danger: linesIn(source.danger).flatMap((line) => compiler.dangers(line)),
    told,
    tagNames: compiler.tagNames(),
    words: compiler.words,
    stems: compiler.stems,
    fillers,
    common: new Set(wordsIn(source.common)),
  };
}

class Compiler {
  private readonly tags = new Map<string, number>();
  private readonly counts = new Map<number, number>();
  readonly words = new Map<string, number[]>();
  readonly stems = new Map<string, number[]>();

  constructor(
    private readonly code: string,
    private readonly fillers: ReadonlySet<string>,
  ) {}

  tagNames(): string[] {
    return [...this.tags.keys()];
  }

  declare(name: string): number {
    const known = this.tags.get(name);
    if (known !== undefined) return known;
    this.tags.set(name, this.tags.size);
    return this.tags.size - 1;
  }

  addWord(word: string, tag: number): void {
    const isStem = word.endsWith('*');
    const map = isStem ? this.stems : this.words;
    const key = isStem ? word.slice(0, -1) : word;
    const tags = map.get(key) ?? [];
    if (!tags.includes(tag)) tags.push(tag);
    map.set(key, tags);
    this.counts.set(tag, (this.counts.get(tag) ?? 0) + 1);
  }

  phrase(line: string): PhraseRule[] {
    const [, name, pattern = ''] = /^(?:~|([A-Z_]+) =)\s*(.*)$/.exec(line) ?? [];
    if (pattern === '') throw new Error(`${this.code}: "${line}" is no phrase`);
    const tag = name === undefined ? null : this.declare(name);
    return this.patterns(pattern).map((one) => ({ tag, pattern: one }));
  }

  dangers(line: string): DangerRule[] {
    const [, name, mark, pattern = ''] = /^(\w+)(!?)\s+(.*)$/.exec(line) ?? [];
    const kind = DANGER_KINDS.find((one) => one === name);
    if (!kind) throw new Error(`${this.code}: "${line}" names no kind of danger`);
    return this.patterns(pattern).map((one) => ({ kind, always: mark === '!', pattern: one, line }));
  }

  /** Every reading of a line: what is marked with ? may be left out, and $ among others is the sentence's end. */
  private patterns(line: string): Pattern[] {
    const parts = wordsIn(line).flatMap((part) => this.withoutFillers(part));
    return readingsOf(parts).map((some) => this.pattern(some, line));
  }

  /** Fillers are passed over in texts, so that none can be met. */
  private withoutFillers(part: string): string[] {
    const isOptional = part.endsWith('?');
    const words = (isOptional ? part.slice(0, -1) : part)
      .split('|')
      .filter((word) => !this.fillers.has(word));
    return words.length === 0 ? [] : [words.join('|') + (isOptional ? '?' : '')];
  }

  private pattern(parts: readonly string[], line: string): Pattern {
    const steps: Step[] = [];
    const without: number[] = [];
    let gap = 0;
    for (const part of parts) {
      if (part.startsWith('-')) without.push(this.tagOf(part.slice(1), line));
      else if (/^\d+$/.test(part)) gap += Number(part);
      else if (part !== '^' && part !== '$') {
        steps.push({ tags: part.split('|').map((name) => this.tagOf(name, line)), gap });
        gap = 0;
      }
    }
    if (steps.length === 0) throw new Error(`${this.code}: nothing is named in "${line}"`);
    const rarest = steps.reduce(
      (few, { tags }) => (this.wordsOf(tags) < this.wordsOf(few) ? tags : few),
      steps[0]?.tags ?? [],
    );
    return { steps, rarest, starts: parts.includes('^'), ends: parts.includes('$'), without };
  }

  /** How many words can be one of these; what several words say counts as many. */
  private wordsOf(tags: readonly number[]): number {
    return tags.reduce((sum, tag) => sum + (this.counts.get(tag) ?? 100), 0);
  }

  private tagOf(name: string, line: string): number {
    if (TAG.test(name)) {
      const tag = this.tags.get(name);
      if (tag === undefined) throw new Error(`${this.code}: no tag ${name} in "${line}"`);
      return tag;
    }
    if (!WORD.test(name)) throw new Error(`${this.code}: "${name}" is no word in "${line}"`);
    const tag = this.declare(`=${name}`);
    this.addWord(name, tag);
    return tag;
  }
}

function readingsOf(parts: readonly string[]): string[][] {
  const at = parts.findIndex((part) => part.endsWith('|$') || (part.endsWith('?') && part.length > 1));
  const part = parts[at];
  if (part === undefined) return [[...parts]];
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  if (part.endsWith('?')) {
    return [...readingsOf([...before, part.slice(0, -1), ...after]), ...readingsOf([...before, ...after])];
  }
  const closed = before.slice(0, before.findLastIndex((one) => !/^\d+$/.test(one)) + 1);
  return [...readingsOf([...before, part.slice(0, -2), ...after]), ...readingsOf([...closed, '$', ...after])];
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
