import { createHash } from 'node:crypto';
import { CATEGORIES } from '@emit/contract/categories';
import { systemPrompt } from '../../api/src/adapters/guide/anthropic/prompts/system-prompt.js';
import { EVAL_GROUPS, type EvalGroup } from './eval-case.js';
import type { RatingRow } from '../../api/src/ops/audit/rating-counts.js';
import { ratingsMarkdown } from './members.js';
import type { Score } from './score.js';

/** What a group of cases did, all of its replies together. */
export interface Totals {
  readonly cases: number;
  /** Replies that have all that is wanted. */
  readonly good: number;
  readonly exact: number;
  readonly wrong: number;
  /** Of the replies that a form is asked of. */
  readonly formatKept: number;
  readonly formatAsked: number;
  readonly conduct: number;
  /** All that was read, whether cached or not. */
  readonly inputTokens: number;
  /** Of these, what was read from the cache. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  readonly seconds: number;
  readonly slowest: number;
}

export interface Report {
  readonly at: string;
  readonly model: string;
  /** Tells the instructions apart that the guide was asked with: the first digits of their SHA-256. */
  readonly instructions: string;
  readonly totals: Readonly<Record<EvalGroup | 'all', Totals>>;
  readonly scores: readonly Score[];
  /** What members said of replies, where a data folder was given. */
  readonly members?: readonly RatingRow[];
}

const sum = (scores: readonly Score[], of: (score: Score) => number) =>
  scores.reduce((total, score) => total + of(score), 0);

function totalsOf(scores: readonly Score[]): Totals {
  return {
    cases: scores.length,
    good: sum(scores, ({ failed }) => (failed.length === 0 ? 1 : 0)),
    exact: sum(scores, ({ quotations }) => quotations.exact),
    wrong: sum(scores, ({ quotations }) => quotations.wrong),
    formatKept: sum(scores, ({ format }) => (format ? 1 : 0)),
    formatAsked: sum(scores, ({ format }) => (format === null ? 0 : 1)),
    conduct: sum(scores, ({ conduct }) => (conduct ? 1 : 0)),
    inputTokens: sum(
      scores,
      ({ tokens }) => tokens.inputTokens + tokens.cacheReadTokens + tokens.cacheWriteTokens,
    ),
    cachedTokens: sum(scores, ({ tokens }) => tokens.cacheReadTokens),
    outputTokens: sum(scores, ({ tokens }) => tokens.outputTokens),
    seconds: sum(scores, ({ seconds }) => seconds),
    slowest: Math.max(0, ...scores.map(({ seconds }) => seconds)),
  };
}

/** What tells one version of the instructions from another, in two reports. */
function instructionsNow(): string {
  const texts = CATEGORIES.flatMap((category) => systemPrompt(category).map(({ text }) => text));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** Returns the report of scored replies. */
export function reportOf(model: string, at: string, scores: readonly Score[]): Report {
  const groups = EVAL_GROUPS.map(
    (group) => [group, totalsOf(scores.filter((one) => one.group === group))] as const,
  );
  const totals = Object.fromEntries([...groups, ['all', totalsOf(scores)]]) as Report['totals'];
  return { at, model, instructions: instructionsNow(), totals, scores };
}

const ROWS = [...EVAL_GROUPS, 'all'] as const;

/** Returns a report as Markdown: a table, and what failed. */
export function markdownOf({ at, model, instructions, totals, scores, members }: Report): string {
  const lines = ROWS.filter((row) => totals[row].cases > 0).map((row) => {
    const t = totals[row];
    const tokens = `${t.inputTokens} | ${t.cachedTokens} | ${t.outputTokens}`;
    return `| ${row} | ${t.good} of ${t.cases} | ${t.exact} | ${t.wrong} | ${t.formatKept} of ${t.formatAsked} | ${t.conduct} of ${t.cases} | ${tokens} | ${t.seconds.toFixed(1)} | ${t.slowest.toFixed(1)} |`;
  });
  const failed = scores.filter((score) => score.failed.length > 0);
  return [
    `# Evaluation of ${model}, ${at}`,
    `Instructions ${instructions}.`,
    [
      '| group | good | exact quotations | wrong | format kept | conduct | tokens in | of these cached | tokens out | seconds | slowest |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
    ].join('\n'),
    '## What failed',
    failed.length === 0
      ? 'Nothing.'
      : failed.map(({ id, failed: why }) => `- ${id}: ${why.join('; ')}`).join('\n'),
    ...(members ? ['## What members said', ratingsMarkdown(members)] : []),
    '',
  ].join('\n\n');
}

function difference(name: keyof Totals, a: Totals, b: Totals): string {
  const change = b[name] - a[name];
  const digits = name === 'seconds' || name === 'slowest' ? 1 : 0;
  return `| ${name} | ${a[name].toFixed(digits)} | ${b[name].toFixed(digits)} | ${change > 0 ? '+' : ''}${change.toFixed(digits)} |`;
}

function titleOf({ model, at, instructions }: Report): string {
  return `${model} (${at}, instructions ${instructions})`;
}

/** Returns two reports side by side as Markdown: the totals, and the cases that one did well and the other did not. */
export function comparisonOf(a: Report, b: Report): string {
  const before = new Map(a.scores.map((score) => [score.id, score]));
  const changed = b.scores.flatMap((score) => {
    const was = before.get(score.id);
    if (!was || (was.failed.length === 0) === (score.failed.length === 0)) return [];
    return [
      `- ${score.id}: ${score.failed.length === 0 ? `now good (was: ${was.failed.join('; ')})` : score.failed.join('; ')}`,
    ];
  });
  const names = Object.keys(a.totals.all) as (keyof Totals)[];
  return [
    `# ${titleOf(a)} and ${titleOf(b)}`,
    [
      '| all cases | first | second | change |',
      '|---|---|---|---|',
      ...names.map((name) => difference(name, a.totals.all, b.totals.all)),
    ].join('\n'),
    '## Cases that changed',
    changed.length === 0 ? 'None.' : changed.join('\n'),
    '',
  ].join('\n\n');
}
