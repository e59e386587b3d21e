import { randomBytes } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { counted } from '@emit/contract/english';
import { hashPassword } from '../../features/accounts/passwords/passwords.js';
import { spareMemory, withNewStores, type Cli } from '../support/cli.js';
import { firstInstant, MS_PER_DAY } from '../support/moments.js';
import { UsageError } from '../support/failures.js';
import { examples, numberUpTo } from '../support/options.js';
import { writeDemo } from './demo-history.js';

interface Options {
  readonly members: number;
  readonly days: number;
  readonly seed: string;
  readonly end?: string;
  readonly append: boolean;
  readonly password?: string;
}

/** Ten years; of a span without bound the first days would have no date. */
const LONGEST_DAYS = 3_650;

/** Each takes some 7 KB of memory to the end. */
const MOST_MEMBERS = 250_000;

/** `emit demo`: a realistic history to try everything on. */
export function demoCommand(cli: Cli): Command {
  return new Command('demo')
    .description(
      'write a realistic history: uneven members, weekly rhythms, failed turns, ratings, requests for plans, applications, what operators do, erasures',
    )
    .option('--members <count>', 'how many members', numberUpTo(MOST_MEMBERS), 50)
    .option('--days <count>', 'over how many days', numberUpTo(LONGEST_DAYS), 90)
    .option('--seed <text>', 'the same seed and end give the same history', seedOf, '1')
    .option('--end <day>', 'the last day (UTC), yesterday by default')
    .option('--password <text>', 'with which the demo members sign in; one is made by default')
    .option('--append', 'also when the log is not empty', false)
    .addHelpText(
      'after',
      examples(
        'EMIT_DATA_DIR=./demo-data emit demo',
        'EMIT_DATA_DIR=./demo-data emit demo --members 10000 --days 75 --seed bench',
      ),
    )
    .action(async ({ members, days, seed, end, append, password }: Options) => {
      // Days are whole: today's would have events that are still to come.
      const last = end === undefined ? cli.clock() - MS_PER_DAY : firstInstant(end);
      const day = new Date(last).setUTCHours(0, 0, 0, 0);
      if (day < days * MS_PER_DAY)
        throw new UsageError('--end is too early: the history would begin before 1970');
      if (day > cli.clock())
        throw new UsageError(
          `--end ${end} is still to come: the history would be of days that nobody has lived`,
        );
      const secret = password ?? randomBytes(9).toString('base64url');
      spareMemory(100);
      await withNewStores(cli, async (stores, settings) => {
        const passwordHash = await hashPassword(secret);
        const request = { members, days, seed, end: day, append, passwordHash };
        const { events, seconds, email } = await writeDemo(cli, stores, settings, request);
        const rate = Math.round(events / Math.max(seconds, 0.001)).toLocaleString('en-US');
        const lines = [`${counted(events, 'event')} of ${counted(members, 'member')} (${rate} a second).`];
        if (email !== null) lines.push(`Sign in as ${email} with the password ${secret}`);
        await cli.terminal.write(`${lines.join('\n')}\n`);
      });
    });
}

/** It stands in the members' addresses, with which they sign in. */
function seedOf(text: string): string {
  if (/^[\w-]{1,40}$/.test(text)) return text;
  throw new InvalidArgumentError('It is 1 to 40 letters, digits, hyphens and underscores.');
}
