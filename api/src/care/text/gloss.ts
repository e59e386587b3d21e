import { END, plainText } from './normalise.js';
import { Spelling } from './spelling.js';

/** A language told in English, word by word: what is known of danger in English then holds in it as well. */
export interface GlossSource {
  readonly code: string;
  /** Words that carry nothing here. */
  readonly fillers: string;
  /** By English words the forms that say it; `stem*` is every form that begins so. */
  readonly words: Readonly<Record<string, string>>;
  /** By English words what says it in several words: `one way | another`. Looked for first, without fillers. */
  readonly phrases: Readonly<Record<string, string>>;
}

interface Phrase {
  readonly forms: readonly string[];
  readonly english: readonly string[];
}

interface Told {
  readonly word: string;
  /** A pronoun that stands before its verb, as it does in Romance languages and at the end of German clauses. */
  readonly moves: boolean;
}

const OBJECTS = new Set(['me', 'us', 'him', 'her', 'them', 'himself']);
const HELPERS = new Set(
  'has have had was is been am be want would will going can could should must may not never dont no'.split(
    ' ',
  ),
);
/** Fillers that may be pronouns. */
const ARTICLES = new Set(['le', 'la', 'l', 'les']);
const DONE_TO = new Set(
  'kill hit hits beat choke stab shoot hurt threaten touch abuse rape raped drown poison'.split(' '),
);
const BREAKS = new Set('and or but if when because that while after before who'.split(' '));
const NO_VERBS = new Set(
  'to of in on at with for from my his her our i he she they we a not no never'.split(' '),
);

export class Gloss {
  readonly code: string;
  private readonly fillers: ReadonlySet<string>;
  private readonly english: string[][] = [];
  private readonly spelling: Spelling;
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly words = new Map<string, number[]>();
  private readonly stems = new Map<string, number[]>();

  constructor(source: GlossSource) {
    this.code = source.code;
    this.fillers = new Set(wordsIn(source.fillers));
    for (const [english, forms] of Object.entries(source.words))
      this.addWords(wordsIn(english), wordsIn(forms));
    for (const [english, list] of Object.entries(source.phrases)) {
      for (const phrase of list.split('|')) this.addPhrase(wordsIn(phrase), wordsIn(english));
    }
    const { words, stems, fillers } = this;
    this.spelling = new Spelling({ words, stems, fillers, common: new Set() });
  }

  /** Whether it is a word of the language, as far as the language is known here. */
  knows(token: string): boolean {
    return this.spelling.tagsOf(token) !== null;
  }

  /** The text in English words; what is not known stands as no word of English. */
  tell(tokens: readonly string[]): string[] {
    const kept = tokens.filter((token, at) => !this.fillers.has(token) || this.isObject(tokens, at));
    const told: Told[] = [];
    for (let at = 0; at < kept.length;) {
      const token = kept[at] ?? END;
      const phrase = token === END ? null : this.phraseAt(kept, at);
      if (phrase) {
        told.push(...phrase.english.map((word) => ({ word, moves: false })));
        at += phrase.forms.length;
        continue;
      }
      told.push(...this.wordOf(token));
      at += 1;
    }
    return inOrder(told);
  }

  /** French and its sisters have one word for "the" and "him": before a verb that is done to people it is the latter. */
  private isObject(tokens: readonly string[], at: number): boolean {
    if (!ARTICLES.has(tokens[at] ?? END)) return false;
    const [next] = this.spelling.tagsOf(tokens[at + 1] ?? END) ?? [];
    return next !== undefined && DONE_TO.has(this.english[next]?.[0] ?? END);
  }

  private wordOf(token: string): Told[] {
    if (ARTICLES.has(token) && this.fillers.has(token)) return [{ word: 'him', moves: true }];
    if (token === END) return [{ word: END, moves: false }];
    const read = this.spelling.read(token);
    return read.flatMap(([index]) => {
      const english = index === undefined ? [`${this.code}:${token}`] : (this.english[index] ?? []);
      return english.map((word) => ({ word, moves: english.length === 1 && OBJECTS.has(word) }));
    });
  }

  private phraseAt(tokens: readonly string[], at: number): Phrase | null {
    const candidates = this.phrases.get((tokens[at] ?? '').slice(0, 3)) ?? [];
    let best: Phrase | null = null;
    for (const phrase of candidates) {
      if (best && best.forms.length >= phrase.forms.length) continue;
      if (phrase.forms.every((form, away) => fits(tokens[at + away] ?? END, form))) best = phrase;
    }
    return best;
  }

  private addWords(english: string[], forms: readonly string[]): void {
    const index = this.english.push(english) - 1;
    for (const form of forms) {
      const map = form.endsWith('*') ? this.stems : this.words;
      const key = form.replace('*', '');
      if (!map.has(key)) map.set(key, [index]);
    }
  }

  private addPhrase(all: readonly string[], english: readonly string[]): void {
    const forms = all.filter((form) => !this.fillers.has(form));
    const [first] = forms;
    if (first === undefined) return;
    const key = first.slice(0, 3);
    this.phrases.set(key, [...(this.phrases.get(key) ?? []), { forms, english }]);
  }
}

function fits(token: string, form: string): boolean {
  return form.endsWith('*') ? token.startsWith(form.slice(0, -1)) : token === form;
}

function wordsIn(text: string): string[] {
  return plainText(text)
    .split(/[\s?]+/)
    .filter(Boolean);
}

/** Puts a pronoun behind the verb that it stands before. */
function inOrder(told: readonly Told[]): string[] {
  const words = told.map(({ word }) => word);
  const moving = told.map(({ moves }) => moves);
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined || !moving[at]) continue;
    let verb = at + 1;
    while (HELPERS.has(words[verb] ?? END) || (verb > at + 1 && words[verb] === 'to')) verb += 1;
    const next = words[verb] ?? END;
    if (next === END || BREAKS.has(next) || NO_VERBS.has(next) || OBJECTS.has(next)) continue;
    words.splice(verb + 1, 0, word);
    words.splice(at, 1);
  }
  return words;
}
