import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import type { FactorKind } from '@emit/contract/second-factors';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { queueMail } from '../../features/mail/queue-mail.js';
import { NO_FACTORS, type StoredFactors } from '../../ports/second-factors.port.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { memberIdOf } from '../support/member-id.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
import { whomToTell } from './member-address.js';
import { memberRunner } from './member-runner.js';
import { report } from './report.js';

const HELP = `
For a member who has lost app, passkeys and recovery codes, and of whom you are
sure that it is this member: the password alone opens the account from then on.
The member is told by mail.`;

/** `emit members remove-factors`: the last way back. */
export function removeFactorsCommand(cli: Cli): Command {
  return new Command('remove-factors')
    .description("remove a member's second factors: authenticator app, passkeys, recovery codes")
    .argument('<member>', 'id or e-mail address')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples('emit members remove-factors ruth@example.org --reason "lost her phone, seen in person"'),
    )
    .action((member: string, options: ActOptions) => removeFactors(cli, member, options));
}

/** Throws CommandFailed. */
async function removeFactors(cli: Cli, member: string, options: ActOptions): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const memberId = await memberIdOf(stores, settings, member);
    const by = await actOf(cli, options);
    const entry = await stores.vault.find(memberId);
    const kinds = kindsIn(entry?.factors);
    if (!entry || kinds.length === 0) {
      cli.terminal.note('Nothing to change.');
      return;
    }
    const runner = await memberRunner(stores, cli.clock);
    const context = { memberId, correlationId: randomUUID() };
    // The event comes first: what the vault forgets with it must not be unrecorded.
    const done = { events: [] as { type: string }[], position: 0 };
    for (const kind of kinds) {
      const command = { type: 'RecordFactorRemoved', kind, by } as const;
      const { events, position } = await runner.run(memberDecider, memberStream(memberId), command, context);
      done.events.push(...events);
      done.position = position;
    }
    if (!(await stores.vault.changeFactors(entry, NO_FACTORS)))
      throw new CommandFailed('they were used or changed at the same time: run the command again');
    const told = await whomToTell(stores, settings, runner, memberId);
    if (told) {
      const parts = { ...told, vault: stores.vault, clock: cli.clock };
      await queueMail(parts, { memberId, to: told.to }, 'factors-taken', { at: cli.clock() });
    }
    await report(cli, stores, done);
  });
}

function kindsIn(factors: StoredFactors | undefined): FactorKind[] {
  if (!factors) return [];
  const apps: FactorKind[] = factors.totp ? ['totp'] : [];
  return [...apps, ...factors.passkeys.map((): FactorKind => 'passkey')];
}
