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

/** What a member says anew of a practice, and whether it was one at all. */
@Injectable()
export class CorrectPracticeHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
    private readonly earned: EarnedQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * It stays on its date unless another is given. The same key again is the same correction, also once another came after it.
   * Throws STORAGE_FULL, PRACTICE_NOT_FOUND, PRACTICE_REMOVED and PRACTICE_DAY_FULL.
   */
  async correct(
    caller: Caller,
    practiceId: string,
    practice: PracticeRequest,
    idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    const { memberId, correlationId } = caller;
    const stream = practicesStream(memberId);
    const correctionId = idFor(caller, idempotencyKey, 'correction', practiceId);
    const { correctionIds } = await this.commands.read(practiceDecider, stream, memberId);
    // The same again takes no room: it may be what filled it.
    if (!correctionIds.has(correctionId)) await this.quota.check(caller);
    const { practice_date: date, time_zone: timeZone = 'UTC' } = practice;
    await this.commands.run(
      practiceDecider,
      stream,
      {
        type: 'CorrectPractice',
        practiceId,
        correctionId,
        ...saidOf(practice, practiceId, caller),
        date: date === undefined ? null : practiceDateOf(this.clock(), timeZone, date),
      },
      { memberId, correlationId, commandId: correctionId },
    );
    return this.earned.execute(caller, practiceId);
  }

  /** Again changes nothing. Throws PRACTICE_NOT_FOUND. */
  async remove({ memberId, correlationId }: Caller, practiceId: string): Promise<void> {
    await this.commands.run(
      practiceDecider,
      practicesStream(memberId),
      { type: 'RemovePractice', practiceId },
      { memberId, correlationId },
    );
  }
}
