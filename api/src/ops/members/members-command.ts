import { Command } from 'commander';
import { memberDirectory } from '../../projections/member-directory.projection.js';
import { withReadOnlyStores, type Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { examples, formatOption, numberUpTo } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { memberIdOf } from '../support/member-id.js';
import { adjustCommand } from './adjust-command.js';
import { changeMember } from './change-member.js';
import { eraseCommand } from './erase.js';
import { declineCommand, planCommand } from './plan-command.js';
import { removeFactorsCommand } from './remove-factors.js';
import { roleCommand } from './role-command.js';
import { requestsCommand } from './requests-command.js';
import { resetLinkCommand } from './reset-link.js';
import { listMembers, memberLayout, memberRow } from './member-rows.js';

/** At once: sums of grants stay exact, and a key held down too long is no gift for ever. */
const MOST_TOKENS = 1_000_000_000;

/** `emit members`: accounts, without their personal data unless it is asked for. */
export function membersCommand(cli: Cli): Command {
  return new Command('members')
    .description(
      'list members, grant and adjust tokens, see and answer requests for a plan, change a plan or role, make a reset link, remove second factors, sign out, erase; a member is named by id or e-mail address',
    )
    .addCommand(listCommand(cli))
    .addCommand(showCommand(cli))
    .addCommand(grantCommand(cli))
    .addCommand(adjustCommand(cli))
    .addCommand(planCommand(cli))
    .addCommand(requestsCommand(cli))
    .addCommand(declineCommand(cli))
    .addCommand(roleCommand((...args) => changeMember(cli, ...args)))
    .addCommand(resetLinkCommand(cli))
    .addCommand(removeFactorsCommand(cli))
    .addCommand(signOutCommand(cli))
    .addCommand(eraseCommand(cli))
    .addHelpText('after', examples('emit members list', 'emit members show ruth@example.org'));
}

function listCommand(cli: Cli): Command {
  return new Command('list')
    .description('every member: plan, role, balance, when they were last active')
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
      changeMember(cli, member, options, (by) => ({ type: 'GrantTokens', amount, by })),
    );
}

function signOutCommand(cli: Cli): Command {
  return new Command('sign-out')
    .description("end every session of a member's, at once and on every machine")
    .argument('<member>', 'id or e-mail address')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members sign-out ruth@example.org --reason "lost her phone"'))
    .action((member: string, options: ActOptions) =>
      changeMember(
        cli,
        member,
        options,
        (by) => ({ type: 'EndSessions', by }),
        // The event comes first: what the vault forgets with it must not be unrecorded.
        ({ stores, memberId }) => stores.vault.endSessions(memberId),
      ),
    );
}
