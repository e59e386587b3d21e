import type { Translation } from '@emit/contract/translations';
import type { Span } from './bind.js';
import { TRANSLATION, type ReferenceGroup } from './reference-groups.js';

/** A translation that the text names: one that is here, or another's name. */
export type NamedTranslation =
  | { readonly held: true; readonly translation: Translation }
  | { readonly held: false; readonly name: string };

const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(${TRANSLATION})(?![\\p{L}\\p{N}])`, 'u');
const SHORT: readonly (readonly [RegExp, Translation])[] = [
  [/^A?KJV$|^King James/, 'kjv'],
  [/^WEB(?:BE)?$|^World English/, 'web'],
  [/^ASV$|^American Standard/, 'asv'],
];

/** Returns the translation that a part of a text names; null when it names none. */
export function namedTranslation(text: string): NamedTranslation | null {
  const name = NAMED.exec(text)?.[1];
  if (name === undefined) return null;
  const held = SHORT.find(([pattern]) => pattern.test(name))?.[1];
  return held ? { held: true, translation: held } : { held: false, name };
}

/** Returns the translation named from a place on, in its line. */
export function namedFrom(text: string, from: number, within = 60): NamedTranslation | null {
  return namedTranslation(text.slice(from, from + within).split('\n')[0] ?? '');
}

/** Returns the translation that is named behind quoted words, behind their reference, or in what leads to them. */
export function namedBeside(
  text: string,
  span: Span,
  { start, end, references }: ReferenceGroup,
): NamedTranslation | null {
  const isBehind = start >= span.outerEnd && start - span.outerEnd < 200;
  const lead = text.slice(Math.max(0, Math.min(span.outerStart, start) - 60), span.outerStart);
  return (
    (isBehind ? namedTranslation(text.slice(span.outerEnd, start)) : null) ??
    namedFrom(text, references.at(-1)?.end ?? end) ??
    namedFrom(text, span.outerEnd, 40) ??
    namedTranslation(lead)
  );
}
