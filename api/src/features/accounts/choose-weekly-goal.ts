import { Injectable } from '@nestjs/common';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { UseLimit } from '../shared/use-limit.js';

/** Each is in the event store for ever. */
const MOST_A_DAY = 100;
/** So that no length tells a goal. */
const FILLED_BYTES = 64;

@Injectable()
export class ChooseWeeklyGoalHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly limit: UseLimit,
  ) {}

  /** Choosing what is chosen already changes nothing. Throws MEMBER_NOT_FOUND and TOO_MANY_REQUESTS. */
  async execute({ memberId, key, correlationId }: Caller, minutes: number | null): Promise<void> {
    const stream = memberStream(memberId);
    const { weeklyGoal } = await this.commands.read(memberDecider, stream, memberId);
    const chosen = weeklyGoal === null ? null : key.open(weeklyGoal).minutes;
    if (chosen === minutes) return;
    await this.limit.checkDaily(`goal/${memberId}`, MOST_A_DAY);
    const goal = key.sealFilled({ minutes }, { stream, field: 'goal' }, FILLED_BYTES);
    const command = { type: 'ChooseWeeklyGoal', goal } as const;
    await this.commands.run(memberDecider, stream, command, { memberId, correlationId });
  }
}
