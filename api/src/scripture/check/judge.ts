import type { WordDifference } from '@emit/contract/scripture';
import { bibleText } from '../bible-text.js';
import { labelOf, textOfRange, type VerseRange } from '../passages.js';
import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
import { misquotationOf } from './misquotations.js';
import { areRelated } from './commentary.js';
import { compare, wordsApart, type Comparison } from './compare.js';
import { exactElsewhere, exactInChapter, nearestElsewhere } from './elsewhere.js';
import { judgeInOthers, OTHER_TEXTS, placeInOthers, type OtherPlace } from './other-texts.js';
import { partOf, senseLost } from './parts.js';
import type { NamedTranslation } from './named-translation.js';
import type { ScannedReference } from './scanned-reference.js';
import type { Token } from './tokens.js';
import { textOf, verdict, type Verdict } from './verdict.js';

/** A quotation this much like the verse is meant to be it. */
const PARAPHRASE = 0.3;
/** And above this it is the King James text with a slip, not another translation. */
const SLIP = 0.85;
const LOOSE = 0.75;
/** Words this much like another verse are that verse. */
const SURELY = 0.75;
const FEW_WORDS = 5;
/** Words presented as Scripture without a reference mean the verse that they come this near to. */
const MEANT = 0.55;
/** A translation however free has this much of what tells in a verse. */
const FREELY = 1 / 3;
const NOWHERE = 'These words stand nowhere in the King James, World English or American Standard text.';

/** Where the words really stand: word for word, or nearly. */
function realPlace(
  tokens: readonly Token[],
  atLeast: number,
): { range: VerseRange; differences: readonly WordDifference[] } | null {
  const exact = exactElsewhere(tokens);
  if (exact) return { range: exact, differences: [] };
  if (tokens.length < 5 || atLeast >= 1) return null;
  const near = nearestElsewhere(tokens);
  if (!near || near.comparison.similarity < atLeast) return null;
  return { range: near.range, differences: near.comparison.differences() };
}

function judgeMissing(tokens: readonly Token[], why: string): Verdict {
  const place = realPlace(tokens, SURELY);
  if (!place) return verdict('no-such-verse', `${why}.`);
  const foundAt = labelOf(place.range);
  return verdict('no-such-verse', `${why}. The words are from ${foundAt}.`, {
    scripture: textOf([place.range]),
    foundAt,
    differences: place.differences,
  });
}

/** The words are those of the verses: whole or in part, in their spelling or today's; an ellipsis may turn their sense. */
function judgeExact(
  ranges: readonly VerseRange[],
  label: string,
  { match, similarity }: Comparison,
): Verdict {
  const shown = { scripture: textOf(ranges), similarity };
  const lost = match && senseLost(ranges, match);
  if (lost) {
    return verdict('differs', `The ellipsis leaves out “${lost}”, which changes what ${label} says.`, {
      ...shown,
      differences: [{ kind: 'dropped', quoted: '', scripture: lost }],
    });
  }
  const edited = match?.edited ? ' What stands in square brackets is none of them.' : '';
  const part = match && partOf(ranges, match);
  if (part) return verdict('part', `These words are a part of ${label}.${edited}`, { ...shown, ...part });
  if (match?.respelt)
    return verdict('spelling', `These are the words of ${label}, some in today’s spelling.${edited}`, shown);
  return verdict('exact', `These are the words of ${label}.${edited}`, shown);
}

/** Words that are said to be the King James text's are held to it. */
function textsFor(named: NamedTranslation | null): readonly Translation[] {
  if (!named) return OTHER_TEXTS;
  if (!named.held) return [];
  return named.translation === 'kjv' ? [] : [named.translation];
}

/** A few words that stand in many places are meant as those of the chapter. */
function placeInChapter(tokens: readonly Token[], ranges: readonly VerseRange[]) {
  const [range] = tokens.length < FEW_WORDS ? ranges : [];
  const place = range ? exactInChapter(tokens, range) : null;
  return place && { range: place, differences: [] };
}

function placeInOthersFor(tokens: readonly Token[], similarity: number) {
  const place = similarity < SURELY ? placeInOthers(tokens) : null;
  return place && { range: place.range, differences: [] };
}

/** Whether most of the words are none of the English text's. */
function isOtherLanguage(tokens: readonly Token[]): boolean {
  return tokens.length > 3 && tokens.filter(({ id }) => id < 0).length > tokens.length / 2;
}

function differsIn(
  translation: Translation,
  ranges: readonly VerseRange[],
  label: string,
  similarity: number,
): Verdict {
  const scripture = ranges.map((range) => textOfRange(range, Infinity, bibleText(translation))).join(' … ');
  const message = `The ${TRANSLATIONS[translation]} text of ${label} reads differently.`;
  return verdict('differs', message, { scripture, translation, similarity });
}

/** What is true of words that are presented as those of a reference. `named`: the translation that the text names beside them. */
export function judge(
  tokens: readonly Token[],
  { ranges, label, missing }: ScannedReference,
  named: NamedTranslation | null,
): Verdict {
  if (missing) return judgeMissing(tokens, missing.message);
  const misquotation = misquotationOf(tokens);
  if (misquotation) return misquotation;
  const compared = compare(tokens, ranges);
  if (compared.exact) return judgeExact(ranges, label, compared);
  const { similarity, differences } = compared;
  const others = judgeInOthers(tokens, ranges, textsFor(named));
  if (others) return others;
  const real = realPlace(tokens, Math.max(SURELY, similarity + 0.2));
  const isExact = real?.differences.length === 0;
  // Word for word in another translation is nearer than almost.
  const place =
    (isExact ? real : placeInOthersFor(tokens, similarity)) ?? real ?? placeInChapter(tokens, ranges);
  if (place) {
    const foundAt = labelOf(place.range);
    const shown = { scripture: textOf([place.range]), foundAt, differences: place.differences, similarity };
    return verdict('misattributed', `These words are from ${foundAt}, not ${label}.`, shown);
  }
  const scripture = textOf(ranges);
  if (named?.held && named.translation !== 'kjv' && similarity >= PARAPHRASE)
    return differsIn(named.translation, ranges, label, similarity);
  if (named?.held === false || similarity < PARAPHRASE)
    return unlike(tokens, ranges, label, named?.held === false ? named.name : undefined, similarity);
  return differsFrom(label, scripture, similarity, differences());
}

/** Words that are far from the verse's: of a translation that is named but not here (null: by no name), or of none that is. */
function unlike(
  tokens: readonly Token[],
  ranges: readonly VerseRange[],
  label: string,
  translation: string | null | undefined,
  similarity: number,
): Verdict {
  const scripture = textOf(ranges);
  const shown = `so ${translation === undefined ? 'they are' : 'its words are'} not checked. This is ${label} in the King James Version.`;
  if (translation !== undefined) {
    const which = translation === null ? 'That translation' : `The ${translation}`;
    return verdict('other-translation', `${which} is not here, ${shown}`, { scripture, similarity });
  }
  if (isOtherLanguage(tokens)) {
    const message = `These words seem to be in another language, ${shown}`;
    return verdict('other-translation', message, { scripture, similarity });
  }
  // A free translation shares what tells, and little else.
  const perhapsTranslation = areRelated(tokens, ranges, FREELY);
  const maybe = perhapsTranslation ? ' They may be a free translation.' : '';
  return verdict('not-scripture', `${NOWHERE}${maybe}`, { scripture, similarity, perhapsTranslation });
}

function differsFrom(
  label: string,
  scripture: string,
  similarity: number,
  differences: readonly WordDifference[],
): Verdict {
  const perhapsTranslation = similarity < SLIP && wordsApart(differences) > (similarity < LOOSE ? 1 : 2);
  const message = perhapsTranslation
    ? `The King James text of ${label} reads differently; this may be another translation or a paraphrase.`
    : `The King James text of ${label} reads differently.`;
  return verdict('differs', message, { scripture, differences, perhapsTranslation, similarity });
}

/** For quoted words without a reference: only when they are surely Scripture. */
export function judgeWithoutReference(tokens: readonly Token[]): Verdict | null {
  if (tokens.length < 5) return null;
  const other = placeInOthers(tokens);
  const place = realPlace(tokens, tokens.length < 8 ? 0.9 : 0.8);
  if (other && (!place || place.differences.length > 0)) return judgeInOther(tokens, other);
  return place && judgeAt(tokens, place.range);
}

function judgeInOther(tokens: readonly Token[], { range, translation }: OtherPlace): Verdict | null {
  const found = judgeInOthers(tokens, [range], [translation]);
  return found && { ...found, foundAt: labelOf(range) };
}

function judgeAt(tokens: readonly Token[], range: VerseRange): Verdict {
  const foundAt = labelOf(range);
  const compared = compare(tokens, [range]);
  if (compared.exact) return { ...judgeExact([range], foundAt, compared), foundAt };
  const shown = { scripture: textOf([range]), foundAt, differences: compared.differences(), similarity: 1 };
  return verdict('differs', `The King James text of ${foundAt} reads differently.`, shown);
}

/** For words that the text presents as the Bible's without a reference: what they mean, or that they are nowhere in it. */
export function judgePresented(tokens: readonly Token[]): Verdict | null {
  const misquotation = misquotationOf(tokens);
  if (misquotation) return misquotation;
  const exact = exactElsewhere(tokens);
  if (exact) return judgeAt(tokens, exact);
  const other = placeInOthers(tokens);
  if (other) return judgeInOther(tokens, other);
  const near = nearestElsewhere(tokens);
  if (near && near.comparison.similarity >= MEANT) {
    return { ...judgeAt(tokens, near.range), perhapsTranslation: near.comparison.similarity < SLIP };
  }
  return verdict('not-scripture', NOWHERE);
}
