import type { Cli } from '../../support/cli.js';
import { UsageError } from '../../support/failures.js';
import { spanOf, type Reckoning } from '../../support/moments.js';
import type { Format } from '../../support/rows.js';
import type { Terminal } from '../../support/terminal.js';
import { anomaliesReport, ANOMALY_FIGURES } from './anomalies.js';
import { comparedFigures, comparisonReport, lengthNotes, periodOf, requireComparable } from './comparison.js';
import { Calendar, dimensionsOf, type Dimension } from './dimensions.js';
import { AllowanceUse, EXCEEDED_FIGURES, exceededReport } from './exceeded.js';
import { ledgerHtml } from './ledger-html.js';
import { readPrices, type PriceList } from './prices.js';
import type { LedgerFold } from './read-ledger.js';
import { chosenOf, writeReport, type Chosen, type Report } from './report.js';
import type { ReportHead } from './report-head.js';
import { conditionsOf, orderOf, type Conditions, type Figures, type Keyed } from './select-rows.js';
import { figuresOf, sumsReport } from './sums-report.js';
import { TokenLedger, type LedgerQuery } from './token-ledger.js';
import { eitherOf, modeOf, titleOf, type Mode, type TokensOptions } from './tokens-options.js';

/** What is asked for, checked before anything is read. */
export interface Asked {
  readonly title: string;
  readonly withPlans: boolean;
  readonly withCategories: boolean;
  readonly answerOf: (memberId: string | null) => Answer;
}

/** Folds to be fed; what they found is written after that. */
export interface Answer {
  readonly folds: readonly LedgerFold[];
  readonly write: (terminal: Terminal, format: Format, head: ReportHead) => Promise<void>;
  readonly html: (head: ReportHead) => Iterable<string>;
}

/** What the questions have in common. */
interface Common {
  readonly options: TokensOptions;
  readonly by: readonly Dimension[];
  readonly calendar: Calendar;
  readonly reckoning: Reckoning;
  readonly span: { readonly since: number; readonly until: number };
  readonly prices: PriceList | null;
  readonly clock: () => number;
}

type Question = Pick<Asked, 'answerOf'> & { readonly looksAt: readonly Dimension[] };

const QUESTIONS: Readonly<Record<Mode, (common: Common) => Question>> = {
  sums: askSums,
  compare: askComparison,
  exceeded: askExceeded,
  anomalies: askAnomalies,
};

/** Throws UsageError. */
export async function askedOf(cli: Cli, options: TokensOptions): Promise<Asked> {
  const mode = modeOf(options);
  const given = eitherOf(options.by, options.groupBy, '--by and --group-by');
  if (mode === 'exceeded' && given !== undefined)
    throw new UsageError('--exceeded is by member and month, as allowances are: leave out --by');
  const by = dimensionsOf(given ?? (mode === 'anomalies' ? 'member,day' : 'member'));
  const calendar = new Calendar(options.timezone);
  const reckoning = { zone: options.timezone, now: cli.clock() };
  const span = spanOf(options.from, eitherOf(options.to, options.until, '--to and --until'), reckoning);
  const prices = options.prices === undefined ? null : await readPrices(options.prices);
  const common = { options, by, calendar, reckoning, span, prices, clock: cli.clock };
  const { answerOf, looksAt } = QUESTIONS[mode](common);
  const withPlans = looksAt.includes('plan');
  const withCategories = looksAt.includes('category');
  return { title: titleOf(options, mode, by), withPlans, withCategories, answerOf };
}

function askSums(common: Common): Question {
  const { by, prices, clock } = common;
  const { conditions, choose } = choosing(common, figuresOf(prices));
  const answerOf = (memberId: string | null): Answer => {
    const query = queryOf(common, conditions, memberId);
    const [ledger, byDay] = [new TokenLedger({ ...query, by }), new TokenLedger({ ...query, by: ['day'] })];
    const report = sumsReport(ledger, by, prices);
    return {
      ...written(report, () => choose(report)),
      folds: wantsHtml(common.options) ? [ledger, byDay] : [ledger],
      html: (head) => ledgerHtml({ head, by, ...choose(report), byDay: byDay.rows(), at: clock() }),
    };
  };
  return { answerOf, looksAt: [...by, ...conditions.dimensions] };
}

function askComparison(common: Common): Question {
  const { by, prices, options, reckoning, span } = common;
  requireComparable(by, options.from);
  const period = periodOf(options.compare ?? '', reckoning);
  const { conditions, choose } = choosing(common, comparedFigures(prices));
  const answerOf = (memberId: string | null): Answer => {
    const query = queryOf(common, conditions, memberId);
    const now = new TokenLedger({ ...query, by });
    const then = new TokenLedger({ ...query, by, from: period.since, to: period.until });
    const report = comparisonReport(now, then, by, prices);
    const notes = () => [...report.notes(), ...lengthNotes([span, period], reckoning.now)];
    return written({ ...report, notes }, () => choose(report));
  };
  return { answerOf, looksAt: [...by, ...conditions.dimensions] };
}

const OF_ACCOUNTS: readonly Dimension[] = ['member', 'plan', 'month'];

function askExceeded(common: Common): Question {
  const { conditions, choose } = choosing({ ...common, by: ['member', 'month'] }, EXCEEDED_FIGURES);
  const other = conditions.dimensions.find((dimension) => !OF_ACCOUNTS.includes(dimension));
  if (other !== undefined)
    throw new UsageError(`--exceeded is of whole months of members: it has no --where ${other}`);
  const answerOf = (memberId: string | null): Answer => {
    const report = exceededReport(new AllowanceUse(queryOf(common, conditions, memberId)));
    return written(report, () => choose(report));
  };
  return { answerOf, looksAt: ['plan'] };
}

function askAnomalies(common: Common): Question {
  const { by } = common;
  const { conditions, choose } = choosing(common, ANOMALY_FIGURES);
  const answerOf = (memberId: string | null): Answer => {
    const report = anomaliesReport(new TokenLedger({ ...queryOf(common, conditions, memberId), by }), by);
    return written(report, () => choose(report));
  };
  return { answerOf, looksAt: [...by, ...conditions.dimensions] };
}

function choosing<Row extends Keyed>({ options, by, calendar }: Common, figures: Figures<Row>) {
  const conditions = conditionsOf(options.where, figures, calendar);
  const order = options.sort === undefined ? null : orderOf(options.sort, by, figures);
  const choose = (report: Report<Row>) => chosenOf(report.rows(), conditions, order, options.top);
  return { conditions, choose };
}

function queryOf<Row>(
  { calendar, span, prices }: Common,
  { takes }: Conditions<Row>,
  memberId: string | null,
): Omit<LedgerQuery, 'by'> {
  const time = { from: span.since, to: span.until };
  return { calendar, memberId, ...time, ...(takes && { takes }), ...(prices && { prices }) };
}

function written<Row extends Keyed>(report: Report<Row>, choose: () => Chosen<Row>): Answer {
  return {
    folds: report.folds,
    write: (terminal, format, head) => writeReport(terminal, format, report, head, choose()),
    html: () => [],
  };
}

function wantsHtml({ html, format }: TokensOptions): boolean {
  return html !== undefined || format === 'html';
}
