import { eventCatalogue } from '../../domain/all-events.js';
import { Command, Option } from 'commander';
import { PLAN_IDS, type PlanId } from '@emit/contract/plans';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import type { MemberCommand } from '../../domain/member/commands.js';
import { memberDecider } from '../../domain/member/decide.js';
import type { MemberState } from '../../domain/member/state.js';
import { memberStream, type MemberEvent } from '../../domain/member/events.js';
import { memberDirectory } from '../../projections/member-directory.projection.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { PolledFreshness } from '../../runtime/freshness.js';
import { CommandRunner, type Outcome } from '../../runtime/run-command.js';
import type { Stores } from '../../composition/stores.js';
import { withReadOnlyStores, withStores, type Cli } from '../support/cli.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { examples, formatOption, numberUpTo } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { randomUUID } from 'node:crypto';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { memberIdOf } from '../support/member-id.js';
import { adjustCommand } from './adjust-command.js';
import { listMembers, memberLayout, memberRow } from './member-rows.js';

/** How long an answer waits for a running server's read models. */
const WAIT_MS = 2_000;

/** At once: sums of grants stay exact, and a key held down too long is no gift for ever. */
const MOST_TOKENS = 1_000_000_000;

/** `emit members`: accounts, without their personal data unless it is asked for. */
export function membersCommand(cli: Cli): Command {
  return new Command('members')
    .description(
      'list members, grant and adjust tokens, change a plan, sign out, erase; a member is named by id or e-mail address',
    )
    .addCommand(listCommand(cli))
    .addCommand(showCommand(cli))
    .addCommand(grantCommand(cli))
    .addCommand(adjustCommand(cli))
    .addCommand(planCommand(cli))
    .addCommand(signOutCommand(cli))
    .addCommand(eraseCommand(cli));
}

function listCommand(cli: Cli): Command {
  return new Command('list')
    .description('every member: plan, balance, when they were last active')
    .addOption(formatOption())
    .addHelpText('after', examples('emit members list', 'emit members list --format csv > members.csv'))
    .action(({ format }: { format: Format }) =>
      withReadOnlyStores(cli, ({ models }) =>
        writeRows(cli.terminal, format, listMembers(models), memberLayout),
      ),
    );
}

function showCommand(cli: Cli): Command {
  return new Command('show')
    .description('one member')
    .argument('<member>', 'id or e-mail address')
    .addOption(formatOption())
    .addHelpText('after', examples('emit members show ruth@example.org'))
    .action((member: string, { format }: { format: Format }) =>
      withReadOnlyStores(cli, async (stores, settings) => {
        const memberId = await memberIdOf(stores, settings, member);
        const entry = await stores.models.get(memberDirectory, memberId);
        if (!entry) throw new CommandFailed(`the read models do not know ${memberId} yet`);
        await writeRows(cli.terminal, format, [await memberRow(stores.models, entry)], memberLayout);
      }),
    );
}

function grantCommand(cli: Cli): Command {
  return new Command('grant')
    .description('give tokens, beside the monthly allowance')
    .argument('<member>', 'id or e-mail address')
    .argument('<tokens>', 'how many', numberUpTo(MOST_TOKENS))
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members grant ruth@example.org 50000 --reason "help desk 4711"'))
    .action((member: string, amount: number, options: ActOptions) =>
      change(cli, member, options, (by) => ({ type: 'GrantTokens', amount, by })),
    );
}

function planCommand(cli: Cli): Command {
  return new Command('plan')
    .description(`change the plan: ${PLAN_IDS.join(', ')}`)
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
      await change(cli, member, options, (by) => ({ type: 'ChangePlan', plan, by }));
    });
}

function signOutCommand(cli: Cli): Command {
  return new Command('sign-out')
    .description("end every session of a member's, at once and on every machine")
    .argument('<member>', 'id or e-mail address')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members sign-out ruth@example.org --reason "lost her phone"'))
    .action((member: string, options: ActOptions) =>
      change(cli, member, options, (by) => ({ type: 'EndSessions', by })),
    );
}

function eraseCommand(cli: Cli): Command {
  return new Command('erase')
    .description("destroy a member's key: every text is unreadable for ever, the token ledger stays")
    .argument('<member>', 'id or e-mail address')
    .addOption(new Option('--yes', 'confirm: this cannot be undone').makeOptionMandatory())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members erase ruth@example.org --yes --reason "asked by letter"'))
    .action((member: string, options: ActOptions) =>
      change(cli, member, options, (by) => ({ type: 'EraseMember', by })),
    );
}

function planOf(text: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === text);
  if (plan === undefined) throw new UsageError(`There is no plan ${text}; there are ${PLAN_IDS.join(', ')}`);
  return plan;
}

/** Decided against the log like any command, so that it is safe beside a running server. Throws Refusal. */
async function change(
  cli: Cli,
  member: string,
  options: ActOptions,
  commandBy: (by: OperatorAct) => MemberCommand,
): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const memberId = await memberIdOf(stores, settings, member);
    const command = commandBy(await actOf(cli, options));
    const { events, position } = await perform(cli, stores, memberId, command);
    if (events.length === 0) {
      cli.terminal.note('Nothing to change.');
      return;
    }
    const shown = await new PolledFreshness(stores.models).waitFor(position, WAIT_MS);
    cli.terminal.note(`Done: ${events.map(({ type }) => type).join(', ')}.`);
    if (!shown) cli.terminal.note('No server is folding the log; it will show when one runs.');
  });
}

/** The event comes first: what the vault forgets with it must not be unrecorded. */
async function perform(
  { clock }: Cli,
  { eventStore, vault }: Stores,
  memberId: string,
  command: MemberCommand,
): Promise<Outcome<MemberState, MemberEvent>> {
  const rules = await RulesInForce.load(eventStore);
  const isSkipped = (position: number) => rules.isSkipped(position);
  const runner = new CommandRunner(eventStore, eventCatalogue, clock, { isSkipped });
  const context = { memberId, correlationId: randomUUID() };
  if (command.type === 'EraseMember') {
    const { type: _type, ...confirmed } = command;
    return eraseMember({ runner, vault }, context, confirmed);
  }
  const outcome = await runner.run(memberDecider, memberStream(memberId), command, context);
  if (command.type === 'EndSessions') await vault.endSessions(memberId);
  return outcome;
}
