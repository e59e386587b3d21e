import { DANGER_KINDS, type DangerKind } from '../danger.js';
import { STRIDE, type Finding, type Reading } from '../rules/reader.js';
import { END } from '../text/normalise.js';
import { FEWEST_WORDS, Features, type Part } from './features.js';
import { reader } from '../languages/languages.js';
import { network } from '../network/network.js';
import learntOf from './learnt.json' with { type: 'json' };

/** What a rule is worth of which too little was seen: one that always counts was read as meaning nothing else. */
const UNSEEN = { always: 4, otherwise: 2.3 } as const;
/** From this on a text means danger. Each step of 1 is e times as likely. Below 0: to miss somebody is worse than to ask. */
const DANGER_FROM = -0.4;
/** The same for what one of many parts says: the more is said, the more may sound like danger by chance. */
const DANGER_IN_LONG_TEXT_FROM = 1.6;
/** The same for one sentence of several, without what stands around it. */
const DANGER_IN_SENTENCE_FROM = 0.6;
/** As much as rules and weights count at most, either way: the network has read what they have not. */
const MOST_BY_RULES = 6;
/** Parts of a text that the network reads, the likeliest by the rules: each takes some milliseconds. */
const PARTS_READ = 32;
/** Kinds beside the first one that are as good as as likely. */
const BESIDE = 2;

/** Made by scripts/care/learn.mjs. */
const learnt: {
  readonly bias: number;
  readonly scale: number;
  readonly rules: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, readonly number[]>>;
  readonly weights: string;
} = learntOf;
const weights = new Int8Array(Buffer.from(learnt.weights, 'base64'));
const ofRules = new Map(Object.entries(learnt.rules));
const ofTags = new Map(Object.entries(learnt.kinds));
const features = new Features(reader.grammar);

/** How much the text speaks of danger, above 0 where it does; each step of 1 is e times as likely. */
export async function dangerIn(reading: Reading, isAsked: boolean): Promise<number> {
  const parts = features.partsOf(reading, isAsked);
  const from = parts.length > 2 ? DANGER_IN_LONG_TEXT_FROM : DANGER_FROM;
  const byRules = ruled(reading);
  const likeliest = [
    ...parts.map((part) => ({ part, danger: byRules(part) - from })),
    ...features
      .sentencesOf(reading)
      .map((part) => ({ part, danger: byRules(part) - DANGER_IN_SENTENCE_FROM })),
  ].sort((a, b) => b.danger - a.danger);
  const readBy = await network();
  const read = likeliest.slice(0, PARTS_READ).map(async ({ part: { from: first, to }, danger }) => {
    const words = reading.words.slice(first, to).map(({ word }) => word ?? END);
    if (words.filter((word) => word !== END).length < FEWEST_WORDS) return danger;
    return danger + ((await readBy?.weigh(words)) ?? 0);
  });
  return Math.max(...(await Promise.all(read)));
}

/** What rules and weights say of a part of the text. */
function ruled({ findings }: Reading): (part: Part) => number {
  const byPlace = new Map<number, Finding[]>();
  for (const found of findings) byPlace.set(found.from, [...(byPlace.get(found.from) ?? []), found]);
  return (part) => {
    const inPart: Finding[] = [];
    for (let from = firstBefore(part.from); from < part.to; from += STRIDE)
      inPart.push(...(byPlace.get(from) ?? []));
    const sum = weightOf(part.features) + strongest(inPart);
    return Math.max(-MOST_BY_RULES, Math.min(MOST_BY_RULES, sum));
  };
}

/** Where the first window begins that reaches into a part. */
function firstBefore(from: number): number {
  return Math.max(0, Math.floor((from - STRIDE) / STRIDE) * STRIDE);
}

/** Without its rules. */
function weightOf(of: readonly number[]): number {
  let sum = 0;
  for (const feature of of) sum += weights[feature] ?? 0;
  return learnt.bias + sum * learnt.scale;
}

function strongest(findings: readonly Finding[]): number {
  return findings.reduce((most, { line }) => Math.max(most, ofRules.get(line) ?? unseen(line)), 0);
}

function unseen(line: string): number {
  return /^\w+!/.test(line) ? UNSEEN.always : UNSEEN.otherwise;
}

/** The kinds of danger that a text speaks of, the likeliest first: by its rules, else by what is spoken of. */
export function kindsIn({ words, findings }: Reading): [DangerKind, ...DangerKind[]] {
  const scores = DANGER_KINDS.map((kind) => ({ kind, score: 0 }));
  const tags = new Set(words.flatMap(({ tags: some }) => some));
  for (const tag of tags) {
    const ofTag = ofTags.get(reader.grammar.tagNames[tag] ?? '');
    if (ofTag) scores.forEach((one, at) => (one.score += (ofTag[at] ?? 0) / 10));
  }
  for (const one of scores) one.score += strongest(findings.filter(({ kind }) => kind === one.kind));
  const [first, ...others] = scores.sort((a, b) => b.score - a.score);
  const beside = others.filter(
    ({ kind, score }) =>
      score >= (first?.score ?? 0) - BESIDE && findings.some((found) => found.kind === kind),
  );
  return [first?.kind ?? 'suicide', ...beside.map(({ kind }) => kind)];
}
