import { counted } from '@emit/contract/english';
import { CheckpointNotTaken, type KeptCheckpoint } from '../../ports/checkpoints.port.js';
import { BadNote } from '../../proof/signed-note.js';
import { parseCheckpoint, signersOfCheckpoint } from '../../proof/tree-head.js';
import type { CommandSettings } from '../../settings/settings.js';
import { verifiersAtHand } from '../audit/audit-keys.js';
import type { Cli } from '../support/cli.js';
import type { Found } from './check.js';

/** Twice as often as a server signs one. */
const LATE_MS = 2 * 60 * 60 * 1_000;

/** The last checkpoint that a server of this data folder has signed: how old it is, by which key, and whether it was handed on. */
export async function checkpointsCheck(cli: Cli, settings: CommandSettings): Promise<Found> {
  const { checkpointsTo, dataDir, production } = settings;
  const outbox = cli.checkpoints(dataDir);
  const latest = await outbox.latest();
  if (latest === null)
    return { state: 'ok', what: 'none is signed yet: a server signs one each hour once there are events' };
  const made = `the last one is ${ageOf(cli, latest)} old, over ${counted(parseCheckpoint(latest.note).size, 'event')}`;
  const stranger = signerTrouble(latest, settings);
  if (stranger !== null) return { state: 'wrong', what: `${made}; ${stranger}` };
  if (checkpointsTo === null) {
    const what = `${made}; handed on to nobody: whoever can write here can replace it (EMIT_CHECKPOINTS)`;
    return { state: production ? 'warning' : 'ok', what };
  }
  const unusable = checkpointsTo.kind === 'folder' ? await folderTrouble(cli, checkpointsTo.path) : null;
  if (unusable !== null) return { state: 'warning', what: `${made}; EMIT_CHECKPOINTS: ${unusable}` };
  const [oldest] = await outbox.waiting();
  if (oldest) {
    const what = `${made}; checkpoints wait for ${ageOf(cli, oldest)} to be handed on`;
    return { state: isLate(cli, oldest) ? 'warning' : 'ok', what };
  }
  return { state: isLate(cli, latest) ? 'warning' : 'ok', what: `${made}, and handed on` };
}

/** Null where it can be read; what was mistyped waits for two hours before anything else tells of it. */
async function folderTrouble(cli: Cli, path: string): Promise<string | null> {
  try {
    await cli.checkpointFolder(path).latest();
    return null;
  } catch (error) {
    if (error instanceof CheckpointNotTaken) return error.message;
    throw error;
  }
}

/** Null where the key at hand signed it, or there is none to look at. */
function signerTrouble({ note }: KeptCheckpoint, settings: CommandSettings): string | null {
  const checkpoint = parseCheckpoint(note);
  const keys = verifiersAtHand(settings);
  if (keys.length === 0) return null;
  try {
    if (signersOfCheckpoint(checkpoint, keys).length > 0) return null;
  } catch (error) {
    if (error instanceof BadNote) return `it is forged: ${error.message}`;
    throw error;
  }
  const now = keys.map(({ name, id }) => `${name} ${id}`).join(', ');
  return `it is signed by another key than ${now}: was the key exchanged by you?`;
}

function isLate({ clock }: Cli, { at }: KeptCheckpoint): boolean {
  return clock() - at > LATE_MS;
}

function ageOf({ clock }: Cli, { at }: KeptCheckpoint): string {
  const minutes = Math.max(0, Math.round((clock() - at) / 60_000));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}
