#!/usr/bin/env node
import { redactError } from './observability/redact-error.js';
import { errorBody } from './http/errors/error-table.js';
import { giveWay } from './ops/support/give-way.js';
import { runEmit } from './ops/run-emit.js';
import { operatorOf } from './ops/support/operator-act.js';
import { reasonOf } from './ops/support/failures.js';
import { ProcessTerminal } from './ops/support/terminal.js';
import { withInstead } from './settings/environment.js';
import { dataDirOf, isLogEmbedded, readCommandSettings, readSettings } from './settings/settings.js';
import type { Log } from './runtime/log.js';
import { checkpointFolder, checkpointOutbox } from './composition/checkpoint-parts.js';
import { openPayments } from './composition/payments.js';
import { closeStores, openBackups, openStores, openStoresReadOnly, openVault } from './composition/stores.js';
import { exitCodeOf, onToldToEnd, type EndSignal } from './composition/told-to-end.js';

const LONGEST_END_MS = 5_000;

const stopping = new AbortController();
let told: EndSignal | null = null;
const end = (code: number) => process.exit(told === null ? code : exitCodeOf(told));
/** Ctrl-C ends the reader of a pipe, too, and a write that fails is told of before the signal: that comes with the next turns. */
const endTold = (code: number) => setImmediate(() => setImmediate(end, code));
onToldToEnd((signal) => {
  told = signal;
  stopping.abort();
  // Whatever does not look, or takes long to leave all in order: every command may be killed at any moment.
  setTimeout(end, LONGEST_END_MS, 1).unref();
});

const terminal = new ProcessTerminal(process);
const note = (facts: object, text: string) => terminal.note(`emit: ${text} ${JSON.stringify(facts)}`);
const log: Log = { info: () => undefined, warn: note, error: note };
// What watches a log does not keep a process alive: a command that follows it lives until it has ended.
setInterval(() => undefined, 60_000);

runEmit(process.argv.slice(2), {
  terminal,
  settings: (instead) => readCommandSettings(withInstead(process.env, instead ?? {})),
  serverSettings: () => readSettings(process.env),
  dataDir: () => dataDirOf(process.env),
  isLogEmbedded: () => isLogEmbedded(process.env),
  backups: openBackups(),
  open: (settings, use) => openStores(settings, log, use),
  openReadOnly: openStoresReadOnly,
  openVault,
  close: closeStores,
  tryGuide: async (options) => (await import('./adapters/guide/anthropic/try-guide.js')).tryGuide(options),
  openPayments,
  checkpoints: checkpointOutbox,
  checkpointFolder,
  giveWay,
  clock: Date.now,
  operator: () => operatorOf(process.env),
  describe: ({ code, facts }) => errorBody(code, facts).detail,
  signal: stopping.signal,
}).then(endTold, (error: unknown) => {
  terminal.note(`emit: ${reasonOf(error)}`);
  // Where it was cut short, what it stumbled over is no mistake.
  if (told === null) terminal.note(JSON.stringify(redactError(error), null, 2));
  endTold(1);
});
