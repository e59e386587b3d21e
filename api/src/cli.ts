#!/usr/bin/env node
import { pino } from 'pino';
import { fillInThread } from './fill-in-thread.js';
import { giveWay } from './give-way.js';
import { toldError } from './observability/told-error.js';
import { runEmit } from './ops/run-emit.js';
import { reasonOf } from './ops/support/failures.js';
import { ProcessTerminal } from './ops/support/terminal.js';
import { dataDirOf, isLogEmbedded, readSettings } from './settings.js';
import { closeStores, openBackups, openStores } from './stores.js';

const serializers = { err: (error: unknown) => toldError(error) };
const log = pino({ level: 'warn', serializers }, pino.destination({ dest: 2, sync: true }));
const stopping = new AbortController();
// The first Ctrl-C ends a command in order; the second ends it at once.
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

const terminal = new ProcessTerminal(process);
// What watches a log does not keep a process alive: a command that follows it lives until it has ended.
setInterval(() => undefined, 60_000);

runEmit(process.argv.slice(2), {
  terminal,
  settings: (instead) => readSettings({ ...process.env, ...instead }),
  dataDir: () => dataDirOf(process.env),
  isLogEmbedded: () => isLogEmbedded(process.env),
  backups: openBackups(),
  open: (settings, use) => openStores(settings, log, use),
  close: closeStores,
  threads: { giveWay, fill: fillInThread },
  clock: Date.now,
  signal: stopping.signal,
}).then(
  (code) => process.exit(code),
  (error: unknown) => {
    terminal.note(`emit: ${reasonOf(error)}`);
    log.error({ err: error }, 'the command failed');
    process.exit(1);
  },
);
