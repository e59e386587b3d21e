import { Inject, Injectable } from '@nestjs/common';
import type { PracticeRequest, PracticeResponse } from '@emit/contract/practices';
import { practiceDecider } from '../../domain/practice/decide.js';
import { practicesStream } from '../../domain/practice/events.js';
import { practiceDateOf } from '../../domain/practice/practice-date.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, type Clock } from '../shared/injection-tokens.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { EarnedQuery } from './earned.query.js';
import { saidOf } from './said-of-practice.js';
import { idFor } from '../shared/id-for.js';

@Injectable()
export class LogPracticeHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
    private readonly earned: EarnedQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws STORAGE_FULL and PRACTICE_DAY_FULL. */
  async execute(
    caller: Caller,
    practice: PracticeRequest,
    /** The same key again is the same practice. */
    idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    const { memberId, correlationId } = caller;
    const stream = practicesStream(memberId);
    const practiceId = idFor(caller, idempotencyKey, 'practice');
    const { practices } = await this.commands.read(practiceDecider, stream, memberId);
    // The same again takes no room: it may be what filled it.
    if (!practices.has(practiceId)) await this.quota.check(caller);
    const timeZone = practice.time_zone ?? 'UTC';
    await this.commands.run(
      practiceDecider,
      stream,
      {
        type: 'LogPractice',
        practiceId,
        ...saidOf(practice, practiceId, caller),
        ...practiceDateOf(this.clock(), timeZone, practice.practice_date),
      },
      { memberId, correlationId, commandId: practiceId },
    );
    return this.earned.execute(caller, practiceId);
  }
}
