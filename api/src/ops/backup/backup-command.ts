import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { counted } from '@emit/contract/english';
import { BACKUP_PARTS, type BackupPart } from '../../ports/backup.port.js';
import type { StoreSettings } from '../../composition/stores.js';
import { requireLog, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { examples } from '../support/options.js';
import { takeBackup } from './take-backup.js';
import { verifyBackup } from './verify-backup.js';

const HELP = `
Holds the log, the turns that wait for it, and the vault with the members'
keys. Not in it are the read models, which the server folds again, and the
master key: keep that somewhere else. Whoever has a backup with its keys and
the master key can read the members' texts, also those of members who are
erased later. So keep for long only backups of the log (--only log), and of the
keys only the latest (--only keys): then an erasure is in every backup with the
next one.`;

const HOLDS: Readonly<Record<BackupPart, (count: number) => string>> = {
  journal: (count) => `${counted(count, 'turn')} that ${count === 1 ? 'waits' : 'wait'} for the log`,
  log: (count) => counted(count, 'event'),
  keys: (count) => `${counted(count, 'key')} of members and applications`,
};

/** `emit backup`: a copy of the embedded stores, also while a server writes. */
export function backupCommand(cli: Cli): Command {
  return new Command('backup')
    .description('copy the embedded stores into a new folder, also while a server is running; verify a copy')
    .argument('<folder>', 'must not be there yet')
    .addOption(
      new Option('--only <part>', 'log: the events without the keys; keys: the keys alone').choices([
        'log',
        'keys',
      ]),
    )
    .option(
      '--with-secrets',
      'also the master key and the key of sessions, as the data folder has them',
      false,
    )
    .addCommand(verifyCommand(cli))
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples('emit backup /backups/2026-11-21', 'emit backup /backups/log-2026-11-21 --only log'),
    )
    .action(
      async (folder: string, { only, withSecrets }: { only?: 'log' | 'keys'; withSecrets: boolean }) => {
        await requireLog(cli);
        const settings = cli.settings();
        requireEmbedded(settings);
        const request = { to: resolve(folder), parts: partsOf(only), secrets: withSecrets };
        const parts = await takeBackup(cli, settings, request);
        const held = BACKUP_PARTS.flatMap((part) => {
          const figures = parts[part];
          return figures ? HOLDS[part](figures.count) : [];
        });
        cli.terminal.note(`${request.to} holds ${held.join(', ')}. All of it was read back.`);
        if (!withSecrets)
          cli.terminal.note('The master key is not in it: without that nobody can read a text.');
      },
    );
}

function verifyCommand(cli: Cli): Command {
  return new Command('verify')
    .description('read all of a backup: that its files are as they were written, every chain, every key')
    .argument('<folder>', 'a folder that emit backup has made')
    .addHelpText(
      'after',
      '\nNeeds no data folder. That it was whole is noted in verified.json beside its\nmanifest: emit doctor and the metrics tell how long ago.\n',
    )
    .addHelpText('after', examples('emit backup verify /backups/2026-11-21'))
    .action(async (folder: string) => {
      const path = resolve(folder);
      const lines = await verifyBackup(cli, path);
      cli.terminal.note(`${path} is whole: ${lines.join('; ')}.`);
    });
}

function partsOf(only: 'log' | 'keys' | undefined): readonly BackupPart[] {
  if (only === undefined) return BACKUP_PARTS;
  return only === 'keys' ? ['keys'] : ['journal', 'log'];
}

/** Throws UsageError. */
export function requireEmbedded({ eventStoreUrl, mongoUrl }: StoreSettings): void {
  if (eventStoreUrl === null && mongoUrl === null) return;
  throw new UsageError(
    'this copies the embedded stores, and EVENTSTORE_URL or MONGODB_URL is set: back up EventStoreDB by a file-copy ' +
      'backup or snapshot of its data folder, and after it the vault in MongoDB by mongodump; restore with theirs',
  );
}
