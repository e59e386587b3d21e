import type { DangerKind } from '../danger.js';
import { END } from '../text/normalise.js';
import { Spelling } from '../text/spelling.js';
import type { Grammar } from './grammar.js';
import { Window, WINDOW } from './match.js';

/** How far windows are apart: what a pattern spans is whole in one of them. */
export const STRIDE = WINDOW / 2;
/** What is said of a word is said by the window that has as much as this before and behind it. */
const MARGIN = STRIDE / 2;
const NONE: readonly number[] = [];

export interface Finding {
  readonly kind: DangerKind;
  /** The rule that fired, as it is written. */
  readonly line: string;
  /** Where it was looked for: the first word, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface ReadWord {
  /** null where a sentence ends. */
  readonly word: string | null;
  readonly tags: readonly number[];
  /** Part of a figure of speech. */
  readonly isFigure: boolean;
}

export interface Reading {
  readonly words: readonly ReadWord[];
  /** What means danger by the rules; each rule once for a window. */
  readonly findings: readonly Finding[];
}

interface Tagged {
  readonly word: string | null;
  readonly tags: readonly number[] | null;
}

/** Tags words and looks for what the rules name. */
export class Reader {
  private readonly spelling: Spelling;

  constructor(readonly grammar: Grammar) {
    this.spelling = new Spelling(grammar);
  }

  /** Whether it is a word of the language, as far as the language is known here. */
  knows(token: string): boolean {
    return this.spelling.tagsOf(token) !== null;
  }

  read(tokens: readonly string[]): Reading {
    const tagged = this.tagged(tokens);
    const window = new Window(this.grammar.tagNames.length);
    const words: ReadWord[] = [];
    const findings: Finding[] = [];
    for (let from = 0; from < tagged.length; from += STRIDE) {
      const part = tagged.slice(from, from + WINDOW);
      const isLast = from + WINDOW >= tagged.length;
      window.fill(part.map(({ tags }) => tags));
      this.markPhrases(window);
      findings.push(...this.look(window, from, from + part.length));
      const until = isLast ? part.length : WINDOW - MARGIN;
      for (let at = words.length - from; at < until; at += 1) {
        const { word = null, tags } = part[at] ?? {};
        words.push({ word, tags: tags ?? NONE, isFigure: window.isFigure(at) });
      }
      if (isLast) break;
    }
    return { words, findings };
  }

  private tagged(tokens: readonly string[]): Tagged[] {
    const known = new Map<string, readonly (readonly number[])[]>();
    const { fillers } = this.grammar;
    return tokens.flatMap((token): Tagged[] => {
      if (token === END) return [{ word: null, tags: null }];
      let words = known.get(token);
      if (!words) {
        words = fillers.has(token) ? [] : this.spelling.read(token);
        known.set(token, words);
      }
      return words.map((tags) => ({ word: token, tags }));
    });
  }

  private markPhrases(window: Window): void {
    for (const { tag, pattern } of this.grammar.phrases) {
      const steps = window.matchedSteps(pattern);
      if (!steps) continue;
      if (tag === null) window.clearFigure(steps.reduce((all, one) => all | one, 0));
      else window.add(tag, (steps[0] ?? 0) | (steps.at(-1) ?? 0));
    }
  }

  private look(window: Window, from: number, to: number): Finding[] {
    const { danger, told } = this.grammar;
    const isTold = told.some((tag) => window.has(tag));
    return danger
      .filter(({ always, pattern }) => (always || !isTold) && window.matchEnds(pattern) !== 0)
      .map(({ kind, line }) => ({ kind, line, from, to }));
  }
}
