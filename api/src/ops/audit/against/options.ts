import type { Command } from 'commander';
import type { SignedCheckpoint } from '../../../proof/tree-head.js';
import type { CommandSettings } from '../../../settings/settings.js';
import { UsageError } from '../../support/failures.js';
import { listOf } from '../../support/options.js';
import { verifiersAtHand, verifiersNamed } from '../audit-keys.js';
import type { Against } from './evidence.js';

/** What the log is compared with. */
export interface AgainstOptions {
  readonly against?: string[];
  readonly key?: string[];
  readonly part: boolean;
}

export function withAgainstOptions(command: Command): Command {
  return command
    .option(
      '--against <evidence>',
      'a checkpoint, a folder of them, a receipt, an export or a backup from before, with commas: that the log continues it',
      listOf,
    )
    .option('--key <key>', 'with --against: public key of the log, or a file of it', listOf)
    .option('--part', 'with --against: the exports have only some of the events', false);
}

/** Throws UsageError. */
export function requireAgainst({ against, key, part }: AgainstOptions, isLogRead: boolean): void {
  if (against ? !isLogRead : key !== undefined || part)
    throw new UsageError('--against needs the log, and --key and --part need --against');
}

export function againstOf(
  settings: CommandSettings,
  { against = [], key, part }: AgainstOptions,
  own: SignedCheckpoint | null,
): Against {
  const trusted = key ? verifiersNamed(key) : verifiersAtHand(settings);
  return { paths: against, trusted, isPart: part, own: against.length > 0 ? null : own };
}
