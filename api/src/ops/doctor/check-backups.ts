import { backupAges, backupSentences } from '../../features/operations/backup-age.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { Cli } from '../support/cli.js';
import type { Found } from './check.js';

/** How old the latest backups are, where somebody has said where they are. */
export async function backupsCheck({ clock }: Cli, { backups, mongoUrl }: CommandSettings): Promise<Found> {
  if (backups === null) {
    const tools = mongoUrl === null ? '' : '; the tools of the stores make them';
    return {
      state: 'ok',
      what: `their age is not watched: set EMIT_BACKUPS to the folder that they are put in${tools}`,
    };
  }
  const wrong = await backupSentences(backups, clock());
  if (wrong.length > 0) return { state: 'wrong', what: wrong.join('; ') };
  const { log, keys, verified } = await backupAges(backups.folder);
  const lines = [`the event store ${since(log)}`, `the members' keys ${since(keys)}`];
  const what = `latest: ${lines.join(', ')}`;
  if (verified !== null) return { state: 'ok', what: `${what}; last found whole ${since(verified)}` };
  return { state: 'warning', what: `${what}; none was ever verified: emit backup verify <folder>` };
}

function since(at: number | null): string {
  return at === null ? '–' : new Date(at).toISOString();
}
