import { Command } from 'commander';
import { counted } from '@emit/contract/english';
import type { EventStore } from '../../ports/event-store.port.js';
import { withReadOnlyStores, withScannedStores, type Cli } from '../support/cli.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { memberInLog } from '../support/member-id.js';
import { requireReached } from '../support/moments.js';
import { examples, formatOption, listOf, wholeNumber } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { eventJson, eventCsvLayout, eventLayout, withCiphertext } from './event-row.js';
import { covered } from './sealed-fields.js';
import { exportEvents, type ExportRequest } from './export-events.js';
import {
  eventQuery,
  passing,
  selectEvents,
  type EventFilterOptions,
  type EventQuery,
  newestEvents,
} from './select-events.js';
import { tailEvents } from './tail-events.js';

interface ListOptions extends EventFilterOptions {
  readonly limit: number;
  readonly format: Format;
  readonly newest?: boolean;
}

/** As many as a person looks at; nobody is to take them for all there are. */
const LISTED = 50;

/** `emit events`: the event store as it stands, sealed values covered. */
export function eventsCommand(cli: Cli): Command {
  return new Command('events')
    .description('look at the events of the log; sealed values are shown as ‹sealed›')
    .addCommand(listCommand(cli))
    .addCommand(tailCommand(cli))
    .addCommand(showCommand(cli))
    .addCommand(exportCommand(cli))
    .addHelpText(
      'after',
      examples('emit events list --newest --since 24h', 'emit events export --format csv --out events.csv'),
    );
}

function filtered(command: Command): Command {
  return command
    .option('-t, --type <types>', 'only these event types, with commas', listOf)
    .option('-s, --stream <name>', "only this stream; with '*' at the end, streams that begin so")
    .option('-m, --member <member>', 'only this member, by id or e-mail address')
    .option('--since <time>', 'from this month, week, day (UTC) or instant on; 24h, 7d: the last ones')
    .option('--until <time>', 'up to the end of this month or day, or up to this instant')
    .option('--after <position>', 'only events after this position of the log', wholeNumber);
}

function listCommand(cli: Cli): Command {
  return filtered(new Command('list'))
    .description('events from the oldest on')
    .option('--newest', 'the newest first')
    .option('-n, --limit <count>', 'how many at most', wholeNumber, LISTED)
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit events list --type TokensConsumed --since 2026-11 --limit 20',
        "emit events list --stream 'practices-*' --format csv",
        'emit events list --after 1000 --format ndjson | head',
        'emit events list --newest --since 24h --type TokensAdjusted --json',
      ),
    )
    .action((options: ListOptions, command: Command) => {
      const isLimited = command.getOptionValueSource('limit') !== 'default';
      return list(cli, options, isLimited);
    });
}

function tailCommand(cli: Cli): Command {
  type Options = EventFilterOptions & { lines: number; follow: boolean; format: 'table' | 'ndjson' | 'csv' };
  return filtered(new Command('tail'))
    .description('the last events, then each new one until Ctrl-C')
    .option('-n, --lines <count>', 'how many of the last ones first', wholeNumber, 10)
    .option('--no-follow', 'end after the last ones')
    .addOption(formatOption(['table', 'ndjson', 'csv']))
    .addHelpText(
      'after',
      examples(
        'emit events tail',
        'emit events tail --type TokensConsumed --format ndjson',
        'emit events tail -n 3 --no-follow',
      ),
    )
    .action(({ lines: last, follow, format, ...filters }: Options) =>
      withQuery(cli, withReadOnlyStores, filters, (eventStore, query) =>
        tailEvents(cli, eventStore, { query, format, last, follow }),
      ),
    );
}

function showCommand(cli: Cli): Command {
  return new Command('show')
    .description('one event, whole, by its position or id')
    .argument('<event>', 'position in the log, or the id')
    .addHelpText(
      'after',
      examples('emit events show 4711', 'emit events show 0b9f6a3e-4d1c-4a57-8f0e-3a4e8f0c1d2b'),
    )
    .action((wanted: string) =>
      withScannedStores(cli, async ({ eventStore }) => {
        const position = /^\d+$/.test(wanted) ? Number(wanted) : null;
        const query = eventQuery(position === null ? {} : { after: position - 1 });
        for await (const event of selectEvents(eventStore, { ...query, upTo: position ?? Infinity })) {
          if (position === null && event.metadata.id !== wanted) continue;
          return cli.terminal.write(`${JSON.stringify(eventJson(event), null, 2)}\n`);
        }
        throw new CommandFailed(`there is no event ${wanted}`);
      }),
    );
}

function exportCommand(cli: Cli): Command {
  type Options = EventFilterOptions & {
    format: Format | 'parquet';
    out?: string;
    limit?: number;
    ciphertext: boolean;
  };
  return filtered(new Command('export'))
    .description('every event that the filters let through, to standard output or a file')
    .option('-n, --limit <count>', 'how many at most', wholeNumber)
    .option('-o, --out <file>', 'write a file, which appears when it is whole; - is standard output')
    .option(
      '--ciphertext',
      'write sealed values as they are stored, which nobody can read without the keys, and not as ‹sealed›',
      false,
    )
    .addOption(formatOption(['ndjson', 'csv', 'json', 'parquet'], 'ndjson'))
    .addHelpText(
      'after',
      examples(
        'emit events export --out events.ndjson',
        'emit events export --type TokensConsumed --since 2026-11 --until 2026-11 --format csv --out tokens.csv',
        'emit events export --format parquet --out events.parquet',
        'emit events export | gzip > events.ndjson.gz',
      ),
    )
    .action(({ limit = Infinity, format, out, ciphertext, ...filters }: Options) => {
      const to = destination(format, out === undefined || out === '-' ? null : out);
      return withQuery(cli, withScannedStores, filters, async (eventStore, query) => {
        const count = await exportEvents(cli, eventStore, {
          query,
          limit,
          to,
          show: ciphertext ? withCiphertext : covered,
        });
        if (to.file !== null) cli.terminal.note(`${counted(count, 'event')} in ${to.file}`);
      });
    });
}

function list(
  cli: Cli,
  { limit, format, newest = false, ...filters }: ListOptions,
  isLimited: boolean,
): Promise<void> {
  return withQuery(cli, withScannedStores, filters, async (eventStore, query) => {
    const [layout, seen] = [format === 'csv' ? eventCsvLayout() : eventLayout, { count: 0, position: 0 }];
    const selected = newest ? newestEvents(eventStore, query, limit) : selectEvents(eventStore, query, limit);
    const events = passing(selected, ({ position }) => {
      seen.count += 1;
      seen.position = position;
    });
    await writeRows(cli.terminal, format, events, layout);
    if (seen.count === LISTED && !isLimited)
      cli.terminal.note(
        newest
          ? `Stopped after the newest ${LISTED} events: --limit gives more.`
          : `Stopped after ${LISTED} events: --after ${seen.position} goes on, --limit gives more.`,
      );
  });
}

/** Does the work with the events that the filters ask for. Throws UsageError and CommandFailed. */
function withQuery(
  cli: Cli,
  withOpened: typeof withScannedStores,
  filters: EventFilterOptions,
  work: (eventStore: EventStore, query: EventQuery) => Promise<void>,
): Promise<void> {
  const query = eventQuery(filters, cli.clock());
  return withOpened(cli, async (stores, settings) => {
    requireReached(query.after, await stores.eventStore.head());
    const memberId = await memberInLog(stores, settings, filters.member);
    await work(stores.eventStore, { ...query, memberId });
  });
}

/** Throws UsageError. */
function destination(format: Format | 'parquet', file: string | null): ExportRequest['to'] {
  if (format !== 'parquet') return { format, file };
  if (file === null) throw new UsageError('a Parquet file is no text to print: name it with --out');
  return { format, file };
}
