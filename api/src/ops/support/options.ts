import { InvalidArgumentError, Option } from 'commander';
import { wholeNumberIn } from './moments.js';
import { FORMATS } from './rows.js';

/** A whole number from 0, such as a position or a limit, also as tables show it: 2,356. */
export function wholeNumber(text: string): number {
  const value = wholeNumberIn(text);
  if (Number.isNaN(value)) throw new InvalidArgumentError('Not a whole number.');
  return value;
}

/** A whole number from 1 to `most`. */
export function numberUpTo(most: number): (text: string) => number {
  return (text) => {
    const value = wholeNumber(text);
    if (value === 0) throw new InvalidArgumentError('It must be 1 or more.');
    if (value > most) throw new InvalidArgumentError(`It must be ${most.toLocaleString('en-US')} or less.`);
    return value;
  };
}

/** Gathers an option that may be given several times, or with commas. Nothing, as of a variable not set, is not all. */
export function listOf(text: string, before: string[] = []): string[] {
  const named = text.split(',').filter(Boolean);
  if (named.length === 0) throw new InvalidArgumentError('It names nothing.');
  return [...before, ...named];
}

export function formatOption(choices: readonly string[] = FORMATS, fallback = 'table'): Option {
  return new Option('-f, --format <format>', 'format of the output').choices([...choices]).default(fallback);
}

/** Where a report goes that `--html` writes: with - to standard output, in the place of the table. */
export function htmlTo<F extends string>({
  html,
  format,
}: {
  readonly html?: string;
  readonly format: F;
}): {
  readonly html?: string;
  readonly format: F | 'html';
} {
  return html === '-' ? { format: 'html' } : { format, ...(html !== undefined && { html }) };
}

/** What stands below a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
