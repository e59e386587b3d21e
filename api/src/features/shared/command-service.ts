import { Inject, Injectable } from '@nestjs/common';
import type { Decider } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Freshness } from '../../runtime/freshness.js';
import { answerTimeLeft, inAnswerTime } from '../../kernel/answer-time.js';
import { inSpan } from '../../observability/spans.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { CommandRunner, type CommandContext, type Outcome } from '../../runtime/run-command.js';
import { FRESHNESS } from './injection-tokens.js';

/** After this the answer goes out although the read models lag (design.md "Projections"). */
const LONGEST_WAIT_MS = 2_000;

/** Also where a command waits for others on the same stream. */
const away = () => new StoreUnavailable('The event log');

/** Runs commands, and resolves when the next read shows what they did. */
@Injectable()
export class CommandService {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(FRESHNESS) private readonly freshness: Freshness,
  ) {}

  run<State, Command extends { readonly type: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    return inSpan(command.type, {}, async () => {
      const outcome = await inAnswerTime(this.runner.run(decider, stream, command, context), away);
      if (outcome.position > 0) await this.shown(outcome.position);
      return outcome;
    });
  }

  /** Resolves when the next read shows what stands at a position, or the wait for it is over. */
  async shown(position: number): Promise<void> {
    await inSpan('wait for the read models', {}, () =>
      this.freshness.waitFor(position, Math.min(LONGEST_WAIT_MS, answerTimeLeft())),
    );
  }

  /** Returns the stream's state as the event store has it now. Throws the decider's `notFound` for another member's. */
  read<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    memberId: string,
  ): Promise<State> {
    return inAnswerTime(this.runner.read(decider, stream, memberId), away);
  }
}
