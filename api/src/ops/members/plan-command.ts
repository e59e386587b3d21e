import { Command } from 'commander';
import { PLAN_IDS, type PlanId } from '@emit/contract/plans';
import type { ChangePlan, DeclinePlanRequest } from '../../domain/member/commands.js';
import type { MemberEvent } from '../../domain/member/events.js';
import type { MemberState } from '../../domain/member/state.js';
import { queueMail } from '../../features/mail/queue-mail.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
import { changeMember } from './change-member.js';
import { whomToTell } from './member-address.js';

/** `emit members plan`: also grants the request for that plan. */
export function planCommand(cli: Cli): Command {
  return new Command('plan')
    .description(`change the plan: ${PLAN_IDS.join(', ')}; a request for that plan is granted by it`)
    .argument('<member>', 'id or e-mail address')
    .argument('<plan>', `one of ${PLAN_IDS.join(', ')}`)
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText(
      'after',
      examples('emit members plan ruth@example.org transformation --reason "paid in November"'),
    )
    .action(async (member: string, name: string, options: ActOptions) => {
      const plan = planOf(name);
      await settle(cli, member, options, (by) => ({ type: 'ChangePlan', plan, by }));
    });
}

/** `emit members decline`: the plan stays as it is. */
export function declineCommand(cli: Cli): Command {
  return new Command('decline')
    .description("decline a member's request for a plan; the plan stays as it is")
    .argument('<member>', 'id or e-mail address')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members decline ruth@example.org --reason "asked twice by mistake"'))
    .action((member: string, options: ActOptions) =>
      settle(cli, member, options, (by) => ({ type: 'DeclinePlanRequest', by })),
    );
}

function planOf(text: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === text);
  if (plan === undefined) throw new UsageError(`There is no plan ${text}; there are ${PLAN_IDS.join(', ')}`);
  return plan;
}

/** The member is told by mail what became of the request. Throws Refusal. */
function settle(
  cli: Cli,
  member: string,
  options: ActOptions,
  commandBy: (by: OperatorAct) => ChangePlan | DeclinePlanRequest,
): Promise<void> {
  return changeMember(cli, member, options, commandBy, async (changed) => {
    const { stores, settings, runner, memberId, done } = changed;
    const answer = answerIn(done.events, done.state);
    const told = answer && (await whomToTell(stores, settings, runner, memberId));
    if (!told) return;
    const parts = { ...told, vault: stores.vault, clock: cli.clock };
    await queueMail(parts, { memberId, to: told.to }, 'plan-answered', { at: cli.clock(), ...answer });
  });
}

/** What became of a request by these events; null where none was settled. */
function answerIn(events: readonly MemberEvent[], { planRequests }: MemberState) {
  for (const { type, data } of events) {
    if (type !== 'PlanRequestGranted' && type !== 'PlanRequestDeclined') continue;
    const request = planRequests.find(({ requestId }) => requestId === data.requestId);
    if (request) return { wanted: request.plan, isGranted: type === 'PlanRequestGranted' };
  }
  return null;
}
