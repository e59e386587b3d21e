import type { Stores } from '../../composition/stores.js';
import { PolledFreshness } from '../../runtime/freshness.js';
import type { Cli } from '../support/cli.js';

/** How long an answer waits for a running server's read models. */
const WAIT_MS = 2_000;

/** Says what a command has changed, once the read models show it. */
export async function report(
  cli: Cli,
  stores: Pick<Stores, 'models'>,
  { events, position }: { readonly events: readonly { readonly type: string }[]; readonly position: number },
): Promise<void> {
  if (events.length === 0) cli.terminal.note('Nothing to change.');
  else await reportDone(cli, stores, position, events.map(({ type }) => type).join(', '));
}

/** Says that a change is done, and whether the read models show it yet. */
export async function reportDone(
  { terminal }: Cli,
  { models }: Pick<Stores, 'models'>,
  position: number,
  what: string,
): Promise<void> {
  const shown = await new PolledFreshness(models).waitFor(position, WAIT_MS);
  terminal.note(`Done: ${what}.`);
  if (!shown) terminal.note('No server is folding the log; it will show when one runs.');
}
