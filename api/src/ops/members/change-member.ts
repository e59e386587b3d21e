import { randomUUID } from 'node:crypto';
import type { Stores } from '../../composition/stores.js';
import type { MemberCommand } from '../../domain/member/commands.js';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, type MemberEvent } from '../../domain/member/events.js';
import type { MemberState } from '../../domain/member/state.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { CommandRunner, Outcome } from '../../runtime/run-command.js';
import type { CommandSettings } from '../../settings/settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { memberIdOf } from '../support/member-id.js';
import { actOf, type ActOptions } from '../support/operator-act.js';
import { memberRunner } from './member-runner.js';
import { report } from './report.js';

export interface Changed {
  readonly stores: Stores;
  readonly settings: CommandSettings;
  readonly runner: CommandRunner;
  readonly memberId: string;
  readonly done: Outcome<MemberState, MemberEvent>;
}

/**
 * Runs an operator's command on a member: decided against the event store like any, so that it is safe beside a running server.
 * `andThen` does what follows from the events, before they are reported. Throws Refusal.
 */
export async function changeMember(
  cli: Cli,
  member: string,
  options: ActOptions,
  commandBy: (by: OperatorAct) => MemberCommand,
  andThen: (changed: Changed) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const memberId = await memberIdOf(stores, settings, member);
    const command = commandBy(await actOf(cli, options));
    const context = { memberId, correlationId: randomUUID() };
    const runner = await memberRunner(stores, cli.clock);
    const done = await runner.run(memberDecider, memberStream(memberId), command, context);
    await andThen({ stores, settings, runner, memberId, done });
    await report(cli, stores, done);
  });
}
