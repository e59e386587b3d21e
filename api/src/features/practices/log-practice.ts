import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PracticeRequest, PracticeResponse } from '@emit/contract/wire';
import { practiceDecider } from '../../domain/practice/decide.js';
import { practicesStream } from '../../domain/practice/events.js';
import { localDateOf } from '../../kernel/local-date.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, type Clock } from '../shared/injection-tokens.js';
import { StorageQuota } from '../shared/storage-quota.js';

@Injectable()
export class LogPracticeHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws STORAGE_FULL and PRACTICE_DAY_FULL. */
  async execute(
    caller: Caller,
    practice: PracticeRequest,
    /** The same key again is the same practice. */
    idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    await this.quota.check(caller);
    const { memberId, key, correlationId } = caller;
    const practiceId = idempotencyKey === null ? randomUUID() : key.uuidOf('practice', idempotencyKey);
    const timeZone = practice.time_zone ?? 'UTC';
    const practiceName = practice.practice_name?.trim();
    const notes = {
      practiceName: practiceName ? practiceName : practice.practice_type,
      insights: practice.insights_gained?.trim() ?? '',
    };
    await this.commands.run(
      practiceDecider,
      practicesStream(memberId),
      {
        type: 'LogPractice',
        practiceId,
        mindstream: practice.mindstream_type,
        practiceType: practice.practice_type,
        durationMinutes: practice.duration_minutes,
        qualityRating: practice.quality_rating,
        timeZone,
        ...localDateOf(this.clock(), timeZone),
        notes: key.seal(notes, { stream: practicesStream(memberId), id: practiceId, field: 'notes' }),
      },
      { memberId, correlationId, commandId: practiceId },
    );
    return { practice_id: practiceId };
  }
}
