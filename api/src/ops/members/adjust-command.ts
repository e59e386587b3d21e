import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import { memberDecider } from '../../domain/member/decide.js';
import type { AdjustTokens } from '../../domain/member/commands.js';
import { memberStream } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { memberIdOf } from '../support/member-id.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
import { memberRunner } from './member-runner.js';
import { reportDone } from './report.js';

interface Options extends ActOptions {
  readonly reference: string;
}

/** At once, as for a grant. */
const MOST_TOKENS = 1_000_000_000;

const HELP = `
A reference, such as a complaint's number, is recorded once for a member: the
same command again changes nothing, and another amount is refused. So it is
safe to run it again when nobody knows whether it was done.`;

/** `emit members adjust`: corrects a member's balance, and records who did it, why, and what it refers to. */
export function adjustCommand(cli: Cli): Command {
  return new Command('adjust')
    .description('correct a balance: give tokens back, or take what was given by mistake')
    .argument('<member>', 'id or e-mail address')
    .argument('<tokens>', 'how many: +500 or -500', signedNumber)
    .addOption(
      new Option(
        '--reference <word>',
        "what it refers to, such as a ticket's number: letters, digits and . _ : / # -",
      ).makeOptionMandatory(),
    )
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'emit members adjust ruth@example.org +1200 --reference ticket-4711 --reason "charged twice on 3 October"',
        'emit members adjust ruth@example.org -50000 --reference gift-17 --reason "given to the wrong account"',
      ),
    )
    .action((member: string, amount: number, options: Options) => adjust(cli, member, amount, options));
}

function signedNumber(text: string): number {
  const value = Number(text);
  if (!/^[+-]\d{1,10}$/.test(text) || value === 0)
    throw new InvalidArgumentError('Write how many with a sign: +500 gives tokens back, -500 takes them.');
  if (Math.abs(value) > MOST_TOKENS)
    throw new InvalidArgumentError(`It must be ${MOST_TOKENS.toLocaleString('en-US')} or less.`);
  return value;
}

/** Decided against the event store like any command, so that it is safe beside a running server. */
async function adjust(cli: Cli, member: string, amount: number, options: Options): Promise<void> {
  const { reference } = options;
  const by = await actOf(cli, options);
  await withStores(cli, async (stores, settings) => {
    const memberId = await memberIdOf(stores, settings, member);
    const runner = await memberRunner(stores, cli.clock);
    const command: AdjustTokens = { type: 'AdjustTokens', amount, reference, by };
    const context = { memberId, correlationId: randomUUID() };
    const stream = memberStream(memberId);
    try {
      const { events, position } = await runner.run(memberDecider, stream, command, context);
      if (events.length === 0) {
        cli.terminal.note(`Nothing to change: ${reference} is recorded with this amount.`);
        return;
      }
      const what = `TokensAdjusted at position ${position.toLocaleString('en-US')}, by ${by.operator}`;
      await reportDone(cli, stores, position, what);
    } catch (error) {
      if (!(error instanceof Refusal) || error.facts.field !== 'reference') throw error;
      const { adjustments } = await runner.read(memberDecider, stream, memberId);
      throw new UsageError(unfitReference(reference, adjustments));
    }
  });
}

function unfitReference(reference: string, adjustments: Readonly<Record<string, number>>): string {
  const before = Object.hasOwn(adjustments, reference) ? adjustments[reference] : undefined;
  return before === undefined
    ? `'${reference}' is no reference: a word of up to 100 letters, digits and . _ : / # -`
    : `${reference} is recorded already, with ${before > 0 ? '+' : ''}${before} tokens: give another reference for another correction`;
}
