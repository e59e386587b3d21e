import { InvalidArgumentError, Option, type Command } from 'commander';
import { UsageError } from '../../support/failures.js';
import { examples, formatOption, numberUpTo } from '../../support/options.js';
import { FORMATS, type Format } from '../../support/rows.js';
import { DIMENSIONS, type Dimension } from './dimensions.js';

/** As they are typed. */
export interface TokensOptions {
  readonly from?: string;
  readonly to?: string;
  readonly until?: string;
  readonly member?: string;
  readonly by?: string;
  readonly groupBy?: string;
  readonly timezone: string;
  readonly where: readonly string[];
  readonly sort?: string;
  readonly top?: number;
  readonly asOf?: string;
  readonly prices?: string;
  readonly compare?: string;
  readonly exceeded?: true;
  readonly anomalies?: true;
  readonly format: Format | 'html';
  readonly html?: string;
}

const MOST_ROWS = 1_000_000_000;

export function addTokensOptions(command: Command): Command {
  return command
    .option(
      '--from <time>',
      'what happened from this month, week, day or instant on; 7d: the last seven days',
    )
    .option('--to <time>', 'what happened up to the end of this month, week or day, or up to this instant')
    .option('--until <time>', 'the same as --to')
    .option('-m, --member <member>', 'only this member, by id or e-mail address')
    .option('-b, --by <dimensions>', `a row for each, or for each pair, of ${DIMENSIONS.join(', ')}`)
    .option('-g, --group-by <dimensions>', 'the same as --by')
    .option('--timezone <zone>', 'whose days, weeks and months these are', 'UTC')
    .addOption(
      new Option(
        '--where <condition>',
        'only such: plan=trial, model=claude-*, balance<0; may be given again',
      )
        .argParser(gathered)
        .default([], 'all'),
    )
    .option('--sort <column>', 'in this order, the greatest first; balance:asc for the least')
    .option('--top <rows>', 'only the first rows', numberUpTo(MOST_ROWS))
    .option(
      '--as-of <moment>',
      'what was known then: recorded up to a position (position:4711), or by the end of a month, day or instant',
    )
    .option('--prices <file>', 'what the tokens cost, by a price list: JSON, see docs/audit.md')
    .option('--compare <period>', 'beside another period: 2026-09 or 2026-09-01..2026-09-15')
    .option('--exceeded', "instead: who used more than a month's allowance")
    .option(
      '--anomalies',
      'instead: what is far from the median of its like, and why; by member,day by default',
    )
    .addOption(formatOption([...FORMATS, 'html']))
    .option(
      '--html <file>',
      'also write a report with charts, one file that needs nothing else; - is standard output',
    );
}

export const TOKENS_EXAMPLES = examples(
  'emit audit tokens --from 2026-11 --to 2026-11',
  'emit audit tokens --by member,month --timezone Europe/Berlin --top 20 --sort totalTokens',
  "emit audit tokens --by category,week --from 30d --where 'plan=trial' --where 'totalTokens>10000'",
  'emit audit tokens --by day --from 2026-11-01 --csv > november.csv',
  'emit audit tokens --by model --as-of 2026-10-31 --json',
  'emit audit tokens --by model --until 2026-10 --as-of position:4711',
  'emit audit tokens --by month --html tokens.html',
  'emit audit tokens --by model,month --prices prices.json',
  'emit audit tokens --by member --from 2026-11 --to 2026-11 --compare 2026-10',
  'emit audit tokens --exceeded --from 2026-11',
  "emit audit tokens --anomalies --from 90d --where 'z>5'",
);

/** Which question is asked. */
export type Mode = 'sums' | 'compare' | 'exceeded' | 'anomalies';

/** Throws UsageError for options that do not go together. */
export function modeOf(options: TokensOptions): Mode {
  const modes = (['compare', 'exceeded', 'anomalies'] as const).filter((mode) => options[mode] !== undefined);
  const [mode = 'sums', ...more] = modes;
  if (more.length > 0)
    throw new UsageError(
      `${modes.map((one) => `--${one}`).join(' and ')} are different questions: give one of them`,
    );
  if (mode !== 'sums' && (options.html !== undefined || options.format === 'html'))
    throw new UsageError(`a report with charts is of sums: leave out --${mode}, or take --format csv`);
  if (options.prices !== undefined && (mode === 'exceeded' || mode === 'anomalies'))
    throw new UsageError(`--${mode} counts tokens: leave out --prices`);
  return mode;
}

export function titleOf(options: TokensOptions, mode: Mode, by: readonly Dimension[]): string {
  const { from, to, until, member, asOf, timezone, where, compare } = options;
  const last = to ?? until;
  const parts = [
    TITLES[mode](by.join(' and ')),
    from && `from ${from}`,
    last && `to ${last}`,
    compare && `beside ${compare}`,
    timezone !== 'UTC' && `(${timezone})`,
    member && `of ${member}`,
    where.length > 0 && `where ${where.join(' and ')}`,
    asOf && `as of ${asOf}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const TITLES: Readonly<Record<Mode, (by: string) => string>> = {
  sums: (by) => `Tokens by ${by}`,
  compare: (by) => `Tokens by ${by}`,
  exceeded: () => 'Months in which members used more than the allowance',
  anomalies: (by) => `Unusual use by ${by}`,
};

/** All conditions that are given. */
function gathered(text: string, before: readonly string[]): string[] {
  if (text.trim() === '') throw new InvalidArgumentError('It names nothing.');
  return [...before, text];
}

/** One of two options of the same meaning. Throws UsageError where both are given. */
export function eitherOf(
  first: string | undefined,
  second: string | undefined,
  names: string,
): string | undefined {
  if (first !== undefined && second !== undefined)
    throw new UsageError(`${names} mean the same: give one of them`);
  return first ?? second;
}
