import { Command } from 'commander';
import { ROLES, type Role } from '@emit/contract/roles';
import type { MemberCommand } from '../../domain/member/commands.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { UsageError } from '../support/failures.js';
import { operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';

const HELP = `
A role has no effect before the member has set up a second factor (an
authenticator app or a passkey) on the account page, and signed in with it.
'member' takes a role back, at once and in every session.`;

type Change = (
  member: string,
  options: ActOptions,
  commandBy: (by: OperatorAct) => MemberCommand,
) => Promise<void>;

/** `emit members role`: who may look at the service, and who may change it, over HTTP. */
export function roleCommand(change: Change): Command {
  return new Command('role')
    .description(`give a role, or take it back: ${ROLES.join(', ')}`)
    .argument('<member>', 'id or e-mail address')
    .argument('<role>', `one of ${ROLES.join(', ')}`)
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'emit members role ruth@example.org operator --reason "joins the night shift"',
        'emit members role ruth@example.org member --reason "has left the team"',
      ),
    )
    .action(async (member: string, name: string, options: ActOptions) => {
      const role = roleOf(name);
      await change(member, options, (by) => ({ type: 'ChangeRole', role, by }));
    });
}

function roleOf(text: string): Role {
  const role = ROLES.find((name) => name === text);
  if (role === undefined) throw new UsageError(`There is no role ${text}; there are ${ROLES.join(', ')}`);
  return role;
}
