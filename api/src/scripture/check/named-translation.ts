import type { Translation } from '@emit/contract/translations';
import type { Span } from './span.js';
import type { ReferenceGroup } from './reference-groups.js';
import { ANY_TRANSLATION, TRANSLATION } from './translation-names.js';

/** A translation that the text names: one that is here, or another's name; null when it is called by none. */
export type NamedTranslation =
  | { readonly held: true; readonly translation: Translation }
  | { readonly held: false; readonly name: string | null };

const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(${ANY_TRANSLATION})(?![\\p{L}\\p{N}])`, 'gu');
const BY_NAME = new RegExp(`^${TRANSLATION}$`, 'u');
const SHORT: readonly (readonly [RegExp, Translation])[] = [
  [/^A?KJV|^AV$|^King James|^Authori[sz]ed Version/, 'kjv'],
  [/^WEB(?:BE)?$|^World English/, 'web'],
  [/^ASV$|^American Standard/, 'asv'],
];
/** "(John 3:16 XYZ)": capitals in a reference's own brackets, which no list has. */
const CAPITALS = /^[\s,;|–—-]*(\p{Lu}{3,6}\d{0,4})\s*[)\]]/u;

/** What any name of a translation has a piece of; a look at it is quick. */
const MAY_NAME =
  /\p{Lu}{2}|Bib[lb]|[Vv]ers|ransl|render|paraphr|Mess|Voice|News|English|Alter|Hart|Wright|Peters|Phil+ips|Moff|Tynd|Wycl|Vulg|Septu|Almei|Segond|Reina|Luther|Elber|Schlach|übers|Diodati|Rived|Hoffnung|Literal|NIrV|NGÜ/u;

function named(name: string): NamedTranslation {
  const held = SHORT.find(([pattern]) => pattern.test(name))?.[1];
  if (held) return { held: true, translation: held };
  return { held: false, name: BY_NAME.test(name) ? name.replace(/^the /i, '') : null };
}

/** Returns the translation that a part of a text names, the first or the last of several; null when it names none. */
export function namedTranslation(text: string, which: 'first' | 'last' = 'first'): NamedTranslation | null {
  if (!MAY_NAME.test(text)) return null;
  const names = [...text.matchAll(NAMED)];
  const name = (which === 'first' ? names[0] : names.at(-1))?.[1];
  return name === undefined ? null : named(name);
}

/** What follows, up to the end of its sentence or to the next quotation. */
function sentenceFrom(text: string, from: number, within: number): string {
  const rest = text.slice(from, from + within).split('\n')[0] ?? '';
  return rest.split(/(?<=[\p{L}\p{N})\]”"])[.!?]["”’)\]]*\s+(?=\p{Lu})|[“«„]|;/u)[0] ?? '';
}

/** Returns the translation named from a place on, in its sentence. */
export function namedFrom(text: string, from: number, within = 60): NamedTranslation | null {
  const capitals = CAPITALS.exec(text.slice(from, from + 20))?.[1];
  return (
    namedTranslation(sentenceFrom(text, from, within)) ?? (capitals ? { held: false, name: capitals } : null)
  );
}

const LEAD = 160;

/** What leads to a place, in its sentence. */
function leadTo(text: string, to: number): string {
  const lead =
    text
      .slice(Math.max(0, to - LEAD), to)
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  return lead.split(/[.!?]["”’)\]]*\s+(?=["“(*_]*\p{Lu})|[”»]/u).at(-1) ?? '';
}

/** Returns the translation that is named behind quoted words, behind their reference, or in what leads to them. */
export function namedBeside(
  text: string,
  span: Span,
  { start, end, references }: ReferenceGroup,
): NamedTranslation | null {
  const isBehind = start >= span.outerEnd && start - span.outerEnd < 200;
  return (
    (isBehind ? namedTranslation(text.slice(span.outerEnd, start), 'last') : null) ??
    (isBehind ? namedFrom(text, references.at(-1)?.end ?? end) : null) ??
    namedTranslation(leadTo(text, span.outerStart), 'last') ??
    (isBehind ? null : namedFrom(text, references.at(-1)?.end ?? end)) ??
    namedFrom(text, span.outerEnd, 40)
  );
}
